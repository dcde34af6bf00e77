//! What a house brings (GC-53 to GC-65).

use super::super::board::{Kind, Place, Reward};
use super::super::cards::{Bonus, GoodsCard};
use super::super::moves::{Event, Lapsed, Rank};
use super::super::piles::Course;
use super::super::scoring::{district_letters, rank};
use super::super::state::{GoldenCity, Phase};
use super::{Done, not_offered};
use crate::rules::Seat;

/// The most goods cards somebody may keep (GC-60).
pub(in super::super) const GOODS_LIMIT: usize = 4;

impl GoldenCity {
    /// Gives what the place brings. What must be chosen is asked for before the turn goes on (GC-53, GC-Q15).
    pub(super) fn reward(&mut self, seat: Seat, place: Place, course: &mut Course) {
        match place.reward() {
            None => self.reward_district(seat, place, course),
            Some(Reward::Coin) => self.give_coins(seat, 1, course),
            Some(Reward::Coins) => self.give_coins(seat, 2, course),
            Some(Reward::Terrain) => self.give_terrain(seat, course),
            Some(Reward::Key) => self.give_key(seat, course),
            Some(Reward::Bonus) => return self.offer_bonus(seat, course),
            Some(Reward::Good) => return self.offer_good(seat, course),
        }
        self.go_on(course);
    }

    /// Letters for the first two in a district, each district by itself; the first also gets a coin in some of the outer
    /// districts, and a terrain card in the inner ones (GC-61 to GC-65).
    fn reward_district(&mut self, seat: Seat, place: Place, course: &mut Course) {
        let rank = rank(self.builders(place));
        if let Some(builders) = place.district().and_then(|district| self.city.get_mut(district)) {
            builders.push(seat);
        }
        let Some(rank) = rank else { return };
        course.note(Event::Letters { seat, count: district_letters(place, rank), rank });
        match (rank, place.kind()) {
            (Rank::First, Kind::Inner) => self.give_terrain(seat, course),
            (Rank::First, _) if place.coin() => self.give_coins(seat, 1, course),
            _ => {}
        }
    }

    /// Coins, of which there is no end (GC-54, GC-Q22).
    fn give_coins(&mut self, seat: Seat, count: u8, course: &mut Course) {
        self.player_mut(seat).coins += u16::from(count);
        course.note(Event::Coins { seat, count });
    }

    /// The top of the terrain draw pile (GC-55).
    fn give_terrain(&mut self, seat: Seat, course: &mut Course) {
        match self.draw_terrain(course) {
            Some(card) => {
                self.player_mut(seat).hand.put(card);
                course.note(Event::Drew { seat, card });
            }
            None => course.note(Event::Lapsed { seat, what: Lapsed::Terrain }),
        }
    }

    /// A key from the supply, laid open (GC-56); nothing, when there is none (GC-Q18).
    fn give_key(&mut self, seat: Seat, course: &mut Course) {
        if self.keys == 0 {
            return course.note(Event::Lapsed { seat, what: Lapsed::Key });
        }
        self.keys -= 1;
        self.player_mut(seat).keys += 1;
        course.note(Event::Key(seat));
    }

    /// Whether the seat is looking through the bonus cards (GC-57, GC-Q32).
    pub(in super::super) fn looks(&self, seat: Seat) -> bool {
        self.phase == Phase::Bonus && self.turn == seat
    }

    /// Lets the seat look through the bonus cards; nothing, when there is none (GC-57, GC-Q18).
    fn offer_bonus(&mut self, seat: Seat, course: &mut Course) {
        if self.bonus.is_empty() {
            course.note(Event::Lapsed { seat, what: Lapsed::Bonus });
            return self.go_on(course);
        }
        self.phase = Phase::Bonus;
        course.note(Event::Looked(seat));
    }

    /// Takes a bonus card and lays it face down (GC-57).
    pub(super) fn take_bonus(&mut self, seat: Seat, card: Bonus, course: &mut Course) -> Done {
        let at = self.bonus.iter().position(|left| *left == card).ok_or_else(not_offered)?;
        self.bonus.remove(at);
        let own = &mut self.player_mut(seat).bonus;
        own.push(card);
        own.sort_unstable();
        course.note(Event::Bonus { seat, card });
        self.go_on(course);
        Ok(())
    }

    /// Lets the seat choose a goods card; nothing, when there is none (GC-58, GC-Q19).
    fn offer_good(&mut self, seat: Seat, course: &mut Course) {
        if self.goods.is_empty() && self.goods_pile.is_empty() {
            course.note(Event::Lapsed { seat, what: Lapsed::Good });
            return self.go_on(course);
        }
        self.phase = Phase::Good;
        course.note(Event::Choosing(seat));
    }

    /// Takes an open goods card, which is replaced, or the top of the pile (GC-58, GC-59). Of five cards one must go;
    /// a card from the pile is seen before that is decided (GC-60, GC-Q19).
    pub(super) fn take_good(&mut self, seat: Seat, wanted: Option<GoodsCard>, course: &mut Course) -> Done {
        let (card, turned) = match wanted {
            Some(card) => {
                let at = self.goods.iter().position(|open| *open == card).ok_or_else(not_offered)?;
                self.goods.remove(at);
                let turned = self.draw_good(course);
                self.goods.extend(turned);
                (card, turned)
            }
            None => (self.draw_good(course).ok_or_else(not_offered)?, None),
        };
        let own = &mut self.player_mut(seat).goods;
        own.push(card);
        let many = own.len() > GOODS_LIMIT;
        course.note(Event::Good { seat, card, hidden: wanted.is_none(), turned });
        if many {
            self.phase = Phase::Return;
        } else {
            self.go_on(course);
        }
        Ok(())
    }

    /// Puts one of five goods cards out of the game, the new one too if so wished (GC-60, GC-Q19).
    pub(super) fn give_up_good(&mut self, seat: Seat, card: GoodsCard, course: &mut Course) -> Done {
        let own = &mut self.player_mut(seat).goods;
        let at = own.iter().position(|held| *held == card).ok_or_else(not_offered)?;
        own.remove(at);
        self.goods_gone.push(card);
        course.note(Event::Returned { seat, card });
        self.go_on(course);
        Ok(())
    }
}

//! What a house brings (GC-53 to GC-65).

use super::super::cards::{Bonus, GoodsCard};
use super::super::moves::{Course, Event, Lapsed, Rank};
use super::super::place::{Kind, Place, Reward};
use super::super::scoring::{district_letters, rank};
use super::super::state::{GoldenCity, Phase};
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
    pub(super) fn take_bonus(&mut self, seat: Seat, card: Bonus, course: &mut Course) {
        self.bonus.retain(|left| *left != card);
        let own = &mut self.player_mut(seat).bonus;
        own.push(card);
        own.sort_unstable();
        course.note(Event::Bonus { seat, card });
        self.go_on(course);
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
    /// a card from the pile is seen before that is decided (GC-60, GC-Q19). Either way a card comes off the pile, while
    /// it lasts.
    pub(super) fn take_good(&mut self, seat: Seat, wanted: Option<GoodsCard>, course: &mut Course) {
        let drawn = self.draw_good(course);
        let Some(card) = wanted.or(drawn) else { return };
        if wanted.is_some() {
            take_out(&mut self.goods, card);
            self.goods.extend(drawn);
        }
        let own = &mut self.player_mut(seat).goods;
        own.push(card);
        let many = own.len() > GOODS_LIMIT;
        course.note(Event::Good { seat, card, hidden: wanted.is_none(), turned: wanted.and(drawn) });
        if many {
            self.phase = Phase::Return;
        } else {
            self.go_on(course);
        }
    }

    /// Puts one of five goods cards out of the game, the new one too if so wished (GC-60, GC-Q19).
    pub(super) fn give_up_good(&mut self, seat: Seat, card: GoodsCard, course: &mut Course) {
        take_out(&mut self.player_mut(seat).goods, card);
        self.goods_gone.push(card);
        course.note(Event::Returned { seat, card });
        self.go_on(course);
    }
}

/// Takes one card out of those that are there, among which some may be alike.
fn take_out(cards: &mut Vec<GoodsCard>, card: GoodsCard) {
    let at = cards.iter().position(|one| *one == card);
    at.map(|at| cards.remove(at));
}

#[cfg(test)]
mod tests {
    use super::super::super::given::{Position, cards, given};
    use super::*;

    /// Seat 0 with houses that lead to the rewards of the desert, and cards to build there.
    fn desert(houses: &str, hand: &str) -> Position {
        given(3).houses(0, houses).hand(0, hand).hand(1, "coast").building(0)
    }

    fn lapsed(at: &Position) -> Option<Lapsed> {
        at.events.iter().find_map(|event| match event {
            Event::Lapsed { what, .. } => Some(*what),
            _ => None,
        })
    }

    /// GC-53, GC-D9, GC-D25: the reward comes at once, by itself, and once; GC-54: 1 or 2 coins from the supply, of which
    /// there is no end (GC-Q22).
    #[test]
    fn coins_come_at_once() {
        let at = desert("", "coast coast").play(0, "build harbour-desert-1");
        assert_eq!((at.player(0).coins, at.turn()), (5, (0, Phase::Build)));
        assert_eq!(at.build(0, "harbour-desert-3").player(0).coins, 6);
    }

    /// GC-55: a terrain card off the pile, which only its owner sees.
    #[test]
    fn a_terrain_card_comes_off_the_pile() {
        let at = desert("", "coast coast").pile("forest").play(0, "build harbour-desert-2");
        assert_eq!((at.holds(0), at.game().draw.len()), (cards("coast forest"), 0));
        assert!(at.events.contains(&Event::Drew { seat: Seat(0), card: "forest".parse().unwrap() }));
    }

    /// GC-56, GC-D8, GC-D16: a key from the supply, by building in a suburb that shows one, laid open; any number may be
    /// held; GC-Q18: with none left nothing is got.
    #[test]
    fn a_key_comes_from_the_supply() {
        let houses = "harbour-desert-2 desert-c";
        let at = desert(houses, "desert desert").play(0, "build desert-f");
        assert_eq!((at.player(0).keys, at.game().keys), (1, 5));
        let at = desert(houses, "desert desert").keys(1, 6).play(0, "build desert-f");
        assert_eq!((at.player(0).keys, lapsed(&at)), (0, Some(Lapsed::Key)));
        let at = desert(houses, "desert desert").keys(0, 5).play(0, "build desert-f");
        assert_eq!(at.player(0).keys, 6);
    }

    /// GC-57: the builder looks through the bonus cards, takes one, and goes on; GC-Q32: only the builder sees them, and
    /// only then.
    #[test]
    fn a_bonus_card_is_chosen_by_looking() {
        let at = desert("harbour-desert-2", "desert desert coast").bonus(1, "bonus-city").play(0, "build desert-c");
        assert_eq!((at.turn(), at.game().looks(Seat(0)), at.game().looks(Seat(1))), ((0, Phase::Bonus), true, false));
        let left = "bonus-goods bonus-coins bonus-river bonus-forest bonus-meadow bonus-mountain bonus-desert";
        assert_eq!((at.offers(0, ""), at.offers(0, "bonus")), ("bonus".to_owned(), left.to_owned()));
        assert_eq!(at.refusal(0, "bonus bonus-city"), "gc-refuse-bonus-gone");
        let at = at.play(0, "bonus bonus-river");
        assert_eq!((at.player(0).bonus.clone(), at.turn()), (vec![Bonus::River], (0, Phase::Build)));
        assert!(!at.game().looks(Seat(0)));
    }

    /// GC-Q18: with no bonus card left nothing is got, and nobody looks.
    #[test]
    fn without_bonus_cards_nothing_is_got() {
        let all = Bonus::ALL.iter().map(|card| card.id()).collect::<Vec<_>>().join(" ");
        let at = desert("harbour-desert-2", "desert desert coast").bonus(1, &all).play(0, "build desert-c");
        assert_eq!((at.turn(), lapsed(&at)), ((0, Phase::Build), Some(Lapsed::Bonus)));
    }

    /// GC-58: one of the open goods cards or the top of the pile; GC-59, GC-D7: an open card is replaced while the pile
    /// lasts.
    #[test]
    fn a_good_is_open_or_hidden() {
        let at = || {
            desert("harbour-desert-3", "desert desert coast")
                .open("wine-cloth wine-spice pottery-spice")
                .build(0, "desert-d")
        };
        assert_eq!(
            (at().turn(), at().offers(0, "good")),
            ((0, Phase::Good), "wine-cloth wine-spice pottery-spice pile".to_owned())
        );
        assert_eq!(at().refusal(0, "good wine-pottery"), "gc-refuse-not-open");
        let taken = at().play(0, "good wine-spice");
        assert_eq!((taken.game().goods.len(), taken.game().goods_pile.len()), (3, 4));
        assert_eq!(taken.player(0).goods, ["wine-spice".parse().unwrap()]);
        assert!(matches!(taken.events[0], Event::Good { hidden: false, turned: Some(_), .. }));
        let hidden = at().play(0, "good pile");
        assert_eq!((hidden.game().goods.len(), hidden.game().goods_pile.len()), (3, 4));
        assert!(matches!(hidden.events[0], Event::Good { hidden: true, turned: None, .. }));
        let last = at().goods(1, "wine-pottery wine-pottery pottery-cloth cloth-spice").goods(2, "cloth-spice");
        assert_eq!(last.refusal(0, "good pile"), "gc-refuse-no-pile");
        assert_eq!(last.play(0, "good wine-cloth").game().goods.len(), 2, "nothing is turned up");
    }

    /// Two open cards that show the same are offered once.
    #[test]
    fn cards_that_are_alike_are_offered_once() {
        let at = desert("harbour-desert-3", "desert desert coast").open("wine-pottery cloth-spice wine-pottery");
        assert_eq!(at.build(0, "desert-d").offers(0, "good"), "wine-pottery cloth-spice pile");
    }

    /// GC-60, GC-E7, GC-Q19: of five goods cards one leaves the game by choice; a hidden card is seen before that, and may
    /// itself be given up; what has left stays away.
    #[test]
    fn of_five_goods_cards_one_must_go() {
        let four = "wine-pottery wine-pottery pottery-cloth cloth-spice";
        let at = desert("harbour-desert-3", "desert desert coast")
            .open("wine-cloth wine-spice pottery-spice")
            .goods(0, four);
        let at = at.build(0, "desert-d").play(0, "good pile");
        assert_eq!((at.turn(), at.player(0).goods.len()), ((0, Phase::Return), 5));
        assert_eq!(
            at.offers(0, "return"),
            "wine-pottery pottery-cloth cloth-spice",
            "the hidden one is the other cloth-spice"
        );
        assert_eq!(at.refusal(0, "return wine-cloth"), "gc-refuse-no-such-good");
        let at = at.play(0, "return cloth-spice");
        assert_eq!((at.player(0).goods.len(), at.turn()), (4, (0, Phase::Build)));
        assert_eq!((at.game().goods_gone.len(), at.game().goods_pile.len()), (1, 0));
    }

    /// GC-Q19: with no goods card left nothing is got.
    #[test]
    fn without_goods_cards_nothing_is_got() {
        let at = desert("harbour-desert-3", "desert desert coast");
        let at = at.goods(1, "wine-pottery wine-pottery wine-cloth wine-spice");
        let at = at.goods(2, "pottery-cloth pottery-spice cloth-spice").goods_gone("cloth-spice").build(0, "desert-d");
        assert_eq!((at.turn(), lapsed(&at)), ((0, Phase::Build), Some(Lapsed::Good)));
    }

    /// Four players build one after the other in the same district: what each gets in letters, coins and cards.
    fn four_in(place: &str, to_it: [&str; 4], hand: &str, keys: u8) -> Vec<(u16, u16, usize)> {
        let mut at = given(4);
        for (seat, houses) in (0..).zip(to_it) {
            at = at.houses(seat, houses).hand(seat, hand).keys(seat, keys);
        }
        at = at.building(0);
        (0..4u8)
            .map(|seat| {
                let before = (at.letters(seat), at.player(seat).coins, at.holds(seat).len());
                at = std::mem::replace(&mut at, given(3)).build(seat, place);
                let after = (at.letters(seat), at.player(seat).coins, at.holds(seat).len());
                if at.turn() == (seat, Phase::Build) {
                    at = std::mem::replace(&mut at, given(3)).play(seat, "pass");
                }
                (after.0 - before.0, after.1 - before.1, after.2 + 2 - before.2)
            })
            .collect()
    }

    /// GC-61, GC-62, GC-E8: in an outer district with a coin 5 letters and a coin, 3, nothing, nothing; GC-64: counted for
    /// each district by itself; GC-65: the third and fourth house still stand.
    #[test]
    fn four_houses_in_an_outer_district() {
        let ways = [
            "harbour-desert-1 desert-a desert-b",
            "harbour-desert-4 desert-s outer-desert-2",
            "harbour-forest-4 forest-s outer-forest-2",
            "harbour-desert-2 desert-c desert-f desert-g outer-desert-2",
        ];
        let got = four_in("outer-desert-1", ways, "desert desert", 0);
        assert_eq!(
            got.iter().map(|(letters, coins, _)| (*letters, *coins)).collect::<Vec<_>>(),
            [(5, 1), (3, 0), (0, 0), (0, 0)]
        );
        let at = given(3).houses(0, "harbour-desert-4 desert-s outer-desert-2").letters(0);
        assert_eq!(at, 5, "an outer district without a coin brings its first builder as many letters");
    }

    /// GC-63, GC-E8: in an inner district 10 letters and a terrain card, 6, nothing, nothing.
    #[test]
    fn four_houses_in_an_inner_district() {
        let ways = [
            "harbour-desert-4 desert-s outer-desert-2",
            "harbour-desert-1 desert-a desert-b outer-desert-1",
            "harbour-forest-4 forest-s outer-forest-2 outer-desert-1",
            "harbour-mountain-1 mountain-a mountain-b outer-mountain-1 outer-desert-2",
        ];
        let got = four_in("inner-desert", ways, "desert desert", 1);
        assert_eq!(
            got.iter().map(|(letters, _, cards)| (*letters, *cards)).collect::<Vec<_>>(),
            [(10, 1), (6, 0), (0, 0), (0, 0)]
        );
    }
}

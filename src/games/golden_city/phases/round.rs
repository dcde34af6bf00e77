//! How a round begins and ends, and how the game does (GC-14 to GC-18, GC-66, GC-74, GC-78 to GC-82).

use super::super::cards::{SCORINGS, scored};
use super::super::held::Terrains;
use super::super::moves::Event;
use super::super::piles::Course;
use super::super::state::{GoldenCity, Pair, Phase};
use crate::rules::{Seat, Seats};

impl GoldenCity {
    /// Turns up a scoring card, lays out as many pairs as there are players, and lets them bid (GC-15, GC-16, GC-79).
    pub(in super::super) fn start_round(&mut self, course: &mut Course) {
        self.turn_scoring(course);
        course.note(Event::Round { round: self.round(), start: self.start, card: self.card() });
        self.lay_pairs(course);
        self.start_bidding();
    }

    /// The first card of every pair, then the second of every pair (GC-17); what there is not is missing (GC-Q21).
    fn lay_pairs(&mut self, course: &mut Course) {
        self.pairs = vec![Pair { cards: Terrains::default(), hand: None }; self.players.len()];
        for _ in 0..2 {
            for at in 0..self.pairs.len() {
                if let Some(card) = self.draw_terrain(course) {
                    self.pairs[at].cards.put(card);
                }
            }
        }
    }

    /// Everybody has built: who is stuck is found out, the card is scored, and the next round begins unless this was
    /// the last (GC-78 to GC-82).
    pub(super) fn end_round(&mut self, course: &mut Course) {
        self.built = 0;
        let stuck: Seats = self.seats_in_order().filter(|seat| self.is_stuck(*seat)).collect();
        if !stuck.is_empty() {
            course.note(Event::Stuck(stuck));
        }
        self.score(course);
        let built_all = self.seats_in_order().any(|seat| self.left(seat) == 0);
        if built_all || !stuck.is_empty() || self.used.len() >= SCORINGS {
            self.phase = Phase::Over;
            course.note(Event::Over);
            return;
        }
        self.start = self.start.after(1, self.count());
        self.start_round(course);
    }

    /// Who has lost: whoever is stuck, but for the case that all are (GC-82, GC-91, GC-Q20).
    pub(in super::super) fn losers(&self) -> Seats {
        let stuck: Seats = self.seats_in_order().filter(|seat| self.is_stuck(*seat)).collect();
        if stuck.len() == self.players.len() { Seats::NONE } else { stuck }
    }

    /// Pays letters for the good, then for houses (GC-66, GC-Q38).
    fn score(&mut self, course: &mut Course) {
        let (card, pays) = (scored(self.card()), self.pays());
        for (player, letters) in self.players.iter_mut().zip(&pays.good) {
            player.goods_letters += u16::from(*letters);
        }
        course.note(Event::ScoredGood { good: card.good, letters: paid(&pays.good) });
        for (area, letters) in card.areas.iter().zip(&pays.areas) {
            for (player, letters) in self.players.iter_mut().zip(letters) {
                player.area_letters += u16::from(*letters);
            }
            course.note(Event::ScoredArea { area: *area, letters: paid(letters) });
        }
    }
}

/// Who got letters, and how many.
fn paid(letters: &[u8]) -> Vec<(Seat, u8)> {
    (0u8..).map(Seat).zip(letters.iter().copied()).filter(|(_, letters)| *letters > 0).collect()
}

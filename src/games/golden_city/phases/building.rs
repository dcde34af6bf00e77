//! Building houses, and the end of a turn (GC-30 to GC-52).

use super::super::board::Place;
use super::super::held::Terrains;
use super::super::moves::Event;
use super::super::piles::Course;
use super::super::reach::{cost, needs_key, payments};
use super::super::state::{GoldenCity, Phase};
use super::{Done, not_offered};
use crate::rules::Seat;

/// The most terrain cards somebody may keep at the end of the own turn (GC-33).
pub(in super::super) const HAND_LIMIT: usize = 5;
/// The most houses built in a turn (GC-31).
const MOST_BUILT: u8 = 2;

impl GoldenCity {
    /// A seat's turn to build begins (GC-30).
    pub(super) fn start_turn(&mut self, seat: Seat, course: &mut Course) {
        self.turn = seat;
        self.built = 0;
        self.go_on(course);
    }

    /// The seat may build, or build once more, or its turn ends. Whoever cannot build for all that everybody can see is
    /// not asked; whoever only lacks the right cards is, so that nobody learns of it.
    pub(super) fn go_on(&mut self, course: &mut Course) {
        let seat = self.turn;
        if self.built < MOST_BUILT && !self.possible(seat).is_empty() {
            self.phase = Phase::Build;
            return;
        }
        if self.built == 0 {
            course.note(Event::Barred(seat));
        }
        self.end_turn(course);
    }

    /// Builds a house, pays for it, and takes what it brings before anything else (GC-43 to GC-53).
    pub(super) fn build(&mut self, seat: Seat, place: Place, pay: Terrains, course: &mut Course) -> Done {
        let (kind, count) = cost(place);
        let hand = self.player(seat).hand;
        if !self.possible(seat).has(place) || !payments(hand, kind, count).contains(&pay) {
            return Err(not_offered());
        }
        let key = needs_key(place);
        let player = self.player_mut(seat);
        player.hand = hand.without(pay).ok_or_else(not_offered)?;
        player.keys = player.keys.checked_sub(u8::from(key)).ok_or_else(not_offered)?;
        player.houses.add(place);
        self.keys_gone += u8::from(key);
        self.built += 1;
        self.throw(pay);
        course.note(Event::Built { seat, place, paid: pay, key });
        if self.left(seat) == 0 {
            course.note(Event::LastHouse(seat));
        }
        self.reward(seat, place, course);
        Ok(())
    }

    /// The seat builds nothing more (GC-31, GC-Q34).
    pub(super) fn pass(&mut self, seat: Seat, course: &mut Course) {
        course.note(Event::Passed { seat, built: self.built });
        self.end_turn(course);
    }

    /// Whoever has too many cards discards, also after passing (GC-33, GC-34); then it is the next seat's turn.
    fn end_turn(&mut self, course: &mut Course) {
        if self.player(self.turn).hand.len() > HAND_LIMIT {
            self.phase = Phase::Discard;
            return;
        }
        let next = self.turn.after(1, self.count());
        if next == self.start { self.end_round(course) } else { self.start_turn(next, course) }
    }

    /// How many cards the seat must discard.
    pub(in super::super) fn surplus(&self, seat: Seat) -> usize {
        self.player(seat).hand.len().saturating_sub(HAND_LIMIT)
    }

    /// Discards down to the limit, face up (GC-33, GC-Q33).
    pub(super) fn discard_surplus(&mut self, seat: Seat, cards: Terrains, course: &mut Course) -> Done {
        let left = self.player(seat).hand.without(cards).ok_or_else(not_offered)?;
        if left.len() != HAND_LIMIT {
            return Err(not_offered());
        }
        self.player_mut(seat).hand = left;
        self.throw(cards);
        course.note(Event::Discarded { seat, cards });
        self.end_turn(course);
        Ok(())
    }
}

//! The Councillor phase (SJ-52 to SJ-54), with Archive, Prefecture and Library.

use super::super::cards::{Cards, Kind};
use super::super::moves::Event;
use super::super::piles::Course;
use super::super::price;
use super::super::state::{Phase, Player, SanJuan};
use super::{Done, not_offered};
use crate::rules::Seat;

impl Player {
    /// The least and the greatest number of drawn cards to keep: all but one or two go, and the second card of a
    /// Prefecture may be declined (SJ-52, SJ-95, SJ-Q26).
    pub(in super::super) fn to_keep(&self) -> (usize, usize) {
        let drawn = self.drawn.len();
        (drawn.min(1), drawn.min(price::kept(self.owned())))
    }
}

impl SanJuan {
    /// Deals in action order to everybody, then asks all at once (SJ-Q8).
    pub(super) fn start_councillor(&mut self, course: &mut Course) -> Done {
        for seat in self.order() {
            let cards = self.draw_cards(price::dealt(self.privileges(seat)), course);
            self.player_mut(seat).drawn = cards.clone();
            course.note(Event::Dealt { seat, cards });
        }
        self.enter(Phase::Councillor, course)
    }

    /// Keeps what the seat chose, and discards the rest (SJ-52, SJ-53).
    pub(super) fn keep(&mut self, seat: Seat, kept: Cards, course: &mut Course) -> Done {
        let drawn = std::mem::take(&mut self.player_mut(seat).drawn);
        let discarded = drawn.without(&kept).ok_or_else(not_offered)?;
        self.give(seat, &kept);
        self.throw(&discarded);
        course.note(Event::Kept { seat, kept, discarded });
        Ok(())
    }

    /// The owner of an Archive takes all the cards drawn into the hand and discards some of it (SJ-67).
    pub(super) fn file(&mut self, seat: Seat, discarded: Cards, course: &mut Course) -> Done {
        let drawn = std::mem::take(&mut self.player_mut(seat).drawn);
        self.give(seat, &drawn);
        self.player_mut(seat).lose(&discarded)?;
        self.throw(&discarded);
        course.note(Event::Filed { seat, drawn: drawn.len(), discarded });
        Ok(())
    }

    /// Keeps what there was no choice about, in a shortage of cards (SJ-Q4).
    pub(super) fn keep_all(&mut self, seat: Seat, course: &mut Course) {
        let kept = std::mem::take(&mut self.player_mut(seat).drawn);
        if !kept.is_empty() {
            self.give(seat, &kept);
            course.note(Event::Kept { seat, kept, discarded: Cards::default() });
        }
    }

    /// Whether the seat chooses among the whole hand (SJ-67).
    pub(in super::super) fn files(&self, seat: Seat) -> bool {
        self.player(seat).has(Kind::Archive)
    }
}

//! The Prospector phase (SJ-55, SJ-56), with the Gold Mine (SJ-62 to SJ-66) and the Library.

use super::super::cards::{Cards, Kind};
use super::super::moves::{Cause, Event};
use super::super::piles::Course;
use super::super::state::{Mined, Phase, SanJuan};
use super::{Done, not_offered};
use crate::rules::Seat;

/// So many cards a Gold Mine turns up (SJ-64).
const TURNED: usize = 4;

impl SanJuan {
    /// The picker draws (SJ-55, SJ-105), then the owners of Gold Mines are asked in action order (SJ-63, SJ-Q17).
    pub(super) fn start_prospector(&mut self, course: &mut Course) -> Done {
        self.phase = Phase::Prospector;
        self.draw_for(self.picker, usize::from(self.privileges(self.picker)), Cause::Prospector, course);
        self.next_mine(self.order(), course)
    }

    /// Asks the next of these seats that has a Gold Mine, as long as four cards can be turned up (SJ-Q4).
    fn next_mine(&mut self, mut seats: impl Iterator<Item = Seat>, course: &mut Course) -> Done {
        let able = self.stock() >= TURNED;
        match seats.find(|seat| able && self.player(*seat).has(Kind::GoldMine)) {
            Some(seat) => {
                self.await_only(seat);
                Ok(())
            }
            None => self.end_phase(course),
        }
    }

    /// Turns up four cards; with four different costs the owner chooses, otherwise all are discarded (SJ-64 to SJ-66).
    pub(super) fn turn_mine(&mut self, seat: Seat, course: &mut Course) -> Done {
        let cards = self.draw_cards(TURNED, course);
        let costs = cards.iter().fold(0u32, |set, kind| set | 1 << kind.cost());
        let lucky = costs.count_ones() as usize == TURNED;
        course.note(Event::Turned { seat, cards: cards.clone(), lucky });
        if lucky {
            self.mine = cards;
            return Ok(());
        }
        self.throw(&cards);
        self.next_mine(self.order_after(seat), course)
    }

    /// Takes one of the four, or none, and discards the others (SJ-65, SJ-Q17).
    pub(super) fn take_from_mine(&mut self, seat: Seat, card: Option<Kind>, course: &mut Course) -> Done {
        let mut cards: Cards = std::mem::take(&mut self.mine);
        if let Some(kind) = card {
            if !cards.take(kind) {
                return Err(not_offered());
            }
            self.player_mut(seat).hand.put(kind);
        }
        self.throw(&cards);
        self.mined = Some(Mined { seat, card });
        course.note(Event::Mined { seat, card });
        self.next_mine(self.order_after(seat), course)
    }

    /// The owner leaves the Gold Mine unused (SJ-60).
    pub(super) fn leave_mine(&mut self, seat: Seat, course: &mut Course) -> Done {
        course.note(Event::Passed(seat));
        self.next_mine(self.order_after(seat), course)
    }
}

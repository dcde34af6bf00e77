//! How far back a seat may go, and who must agree. Whether they do is asked elsewhere.

use super::{Play, Step};
use crate::rules::{Fingerprint, Seat, Seats};

impl Play {
    /// The fingerprint of the position that a step led to.
    pub fn reached(&self, step: Step) -> Option<Fingerprint> {
        self.entries.reached(step.entry)
    }

    /// The earliest step a seat may go back to without asking anybody.
    ///
    /// It takes back only its own latest decisions, and none by which something new came to be known, be it by
    /// chance or by a reveal. What the table played for the seat itself goes with them, since nobody decided it.
    /// What it played for another seat bars the way: that there was nothing to choose may follow from a hidden hand.
    pub fn alone(&self, seat: Seat) -> usize {
        let mut reach = self.step();
        for (number, step) in self.steps(0).rev() {
            if step.is_final || step.seat != seat {
                break;
            }
            if !step.auto {
                reach = number - 1;
            }
        }
        reach
    }

    /// The step before the latest one that the seat decided itself: where "undo" leads.
    pub fn before_last(&self, seat: Seat) -> Option<usize> {
        self.last_own(seat).checked_sub(1).filter(|to| *to >= self.floor())
    }

    /// The step before the first that the seat decided itself in the turn of its latest own decision: where taking back the
    /// whole turn leads.
    pub fn before_turn(&self, seat: Seat) -> Option<usize> {
        let last = self.before_last(seat)?;
        let mut first = last;
        for (number, step) in self.steps(0).rev().skip_while(|(number, _)| *number > last) {
            if step.seat != seat || step.is_end {
                break;
            }
            if !step.auto {
                first = number - 1;
            }
        }
        Some(first)
    }

    /// Whether whoever decided the step after this one can go back to it without asking anybody. A step that is not there
    /// bars nothing.
    pub fn is_free(&self, to: usize) -> bool {
        self.steps(to).next().is_none_or(|(_, step)| to >= self.alone(step.seat))
    }

    /// Which other seats must agree that `seat` goes back to a step: nobody, or all others that people hold.
    pub fn consent(&self, seat: Seat, to: usize) -> Seats {
        if to >= self.alone(seat) {
            return Seats::NONE;
        }
        let mut others = Seats::all(self.table().seats());
        others.remove(seat);
        others
    }

    /// What going back to a step would take back, oldest first.
    pub fn taken_back(&self, to: usize) -> impl Iterator<Item = Step> {
        self.steps(to).map(|(_, step)| step)
    }
}

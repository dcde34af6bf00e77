//! Decisions that count, and how many of them are kept: a table has hundreds, and hundreds of tables are awake.

use crate::rules::{MOST_SEATS, Seat};

/// A decision that counts.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Step {
    /// The place of its entry in the record, from 0.
    pub entry: usize,
    /// Who decided.
    pub seat: Seat,
    /// Whether the table played it, there being only one legal path.
    pub auto: bool,
    /// Whether something new came to be known: the move cannot be taken back alone.
    pub is_final: bool,
    /// Whether a bot decided in the place of whoever holds the seat.
    pub stands_in: bool,
    /// Whether it is the end of a turn of many steps.
    pub is_end: bool,
}

/// So many values the seat and the four signs of a step can have together.
const SIGNS: u32 = MOST_SEATS as u32 * 16;

/// A step in four bytes. No record has so many entries that its place would not fit: it would be of thirty million moves.
#[derive(Clone, Copy)]
pub(super) struct Kept(u32);

impl Kept {
    /// Keeps a step.
    pub fn of(step: Step) -> Kept {
        let signs = [step.auto, step.is_final, step.stands_in, step.is_end];
        let signs = signs.into_iter().fold(u32::from(step.seat.0), |signs, sign| signs * 2 + u32::from(sign));
        Kept((step.entry as u32).saturating_mul(SIGNS).saturating_add(signs))
    }

    /// The step that is kept.
    pub const fn step(self) -> Step {
        let signs = self.0 % SIGNS;
        Step {
            entry: (self.0 / SIGNS) as usize,
            seat: Seat((signs / 16) as u8),
            auto: signs & 8 != 0,
            is_final: signs & 4 != 0,
            stands_in: signs & 2 != 0,
            is_end: signs & 1 != 0,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_kept_is_read_back() {
        for n in 0..u32::from(MOST_SEATS) * 16 {
            let is = |sign: u32| n & sign != 0;
            let (auto, is_final, stands_in, is_end) = (is(1), is(2), is(4), is(8));
            let (entry, seat) = (n as usize * 31_337, Seat((n / 16) as u8));
            let step = Step { entry, seat, auto, is_final, stands_in, is_end };
            assert_eq!(Kept::of(step).step(), step);
        }
    }
}

//! How much is said to a person unasked, over all their tables: little, and what is due together is said together.

use crate::chat::UserId;
use crate::store::{Alarm, AlarmKind, AlarmOf, Unasked};

use super::clock::Pace;
use super::state::TableState;
use super::transaction::Transaction;
use super::word::Word;

/// Nobody is told more a day.
const MOST: u32 = 8;
/// Reminders to one person that are due so near each other are one message, in milliseconds.
pub const TOGETHER: i64 = 30 * 60 * 1000;

impl Transaction {
    /// Counts that something is said unasked to a person; false where it would be too much today, and is left out.
    pub fn may_tell(&mut self, user: UserId, now: i64) -> bool {
        let day = day(&self.state, user, now);
        self.unasked.get_mut(&user).is_none_or(|told| take(told, day))
    }

    /// Says a word to whoever holds a seat, when they rest no more; nobody rests where a move may take minutes. Gives when
    /// that is, if it is not now.
    pub fn word_awake(&mut self, word: Word, now: i64) -> Option<i64> {
        let rest = self.state.rest(word.seat).filter(|_| self.state.pace != Pace::Evening);
        let at = rest.and_then(|quiet| quiet.rest(now)).map(|rest| rest.end);
        if let Some(at) = at {
            self.hold(&word, at);
        }
        self.word(word);
        at
    }

    /// A word waits until then.
    pub fn hold(&mut self, word: &Word, until: i64) {
        let user = self.state.chair(word.seat).and_then(super::state::Chair::person);
        let of = AlarmOf { seat: Some(word.seat), user, vote: word.vote, ..AlarmOf::table(AlarmKind::Nudge) };
        self.state.alarms.insert(of, Alarm { at: until, mark: word.call });
    }
}

fn day(state: &TableState, user: UserId, now: i64) -> i64 {
    let chair = state.seat_of(user).and_then(|seat| state.chair(seat));
    chair.map(|chair| chair.days.clone()).unwrap_or_default().day(now)
}

fn take(told: &mut Unasked, day: i64) -> bool {
    let said = if told.day == day { told.said } else { 0 };
    let may = said < MOST;
    *told = Unasked { day, said: said + u32::from(may), left_out: told.left_out || !may, ..*told };
    may
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn w_65_nobody_is_told_more_than_eight_things_a_day() {
        let mut told = Unasked { listed: 5, ..Unasked::default() };
        assert!((0..MOST).all(|_| take(&mut told, 3)) && !told.left_out);
        assert!(!take(&mut told, 3) && told.left_out && told.said == MOST);
        assert!(take(&mut told, 4) && told.left_out, "that something was left out is said with the next");
        assert_eq!((told.day, told.said, told.listed), (4, 1, 5));
    }
}

//! How much is said to a person unasked, over all their tables: little, and what is due together is said together.

use crate::chat::UserId;
use crate::rules::Seat;
use crate::store::{Alarm, AlarmKind, AlarmOf, DueAlarm, Unasked};

use super::actor::Actor;
use super::clock::Pace;
use super::electorate;
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

impl Actor {
    /// Reads what was said to the people whom a change is about to tell something.
    pub(super) async fn count_on(&self, tx: &mut Transaction, people: &[UserId]) {
        for user in people {
            match self.shared.store.unasked(*user).await {
                Ok(unasked) => drop(tx.unasked.insert(*user, unasked)),
                Err(error) => tracing::error!(%error, "what was said to a person can't be read"),
            }
        }
    }

    /// Whom an alarm may tell something.
    pub(super) fn told_by(&self, due: DueAlarm) -> Vec<UserId> {
        let vote = due.of.vote.filter(|_| due.of.kind == AlarmKind::VoteRemind);
        let silent = vote.and_then(|vote| Some(electorate::silent(&self.state, self.state.vote(vote)?)));
        let person = |seat: Seat| self.state.chair(seat)?.person();
        silent.iter().flat_map(|seats| seats.iter()).filter_map(person).chain(due.of.user).collect()
    }

    /// Whether another table is about to remind the same person.
    pub(super) async fn is_near(&self, due: DueAlarm, now: i64) -> bool {
        let Some(user) = due.of.user.filter(|_| due.of.kind == AlarmKind::Remind) else { return false };
        let near = self.shared.store.is_reminded_elsewhere(user, self.state.id, now + TOGETHER).await;
        near.unwrap_or_else(|error| {
            tracing::error!(%error, "the alarms of a person can't be read");
            false
        })
    }
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

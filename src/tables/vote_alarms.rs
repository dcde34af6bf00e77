//! When votes end, remind of themselves, or count no longer on an answer; and when the time of a seat is up. An alarm that
//! stands for what it stood for stays as it is: the program may have moved it while it was away.

use crate::store::{Alarm, AlarmKind, AlarmOf, Alarms, ClockState, Question, Vote};

use super::clock::Pace;
use super::late;
use super::state::TableState;

const DAY: i64 = 24 * 3600 * 1000;
/// What is asked about closing, or about a seat, stays open for so long, in milliseconds.
const LONG_OPEN: i64 = 7 * DAY;
/// What is asked about taking back, for so long.
const UNDO_OPEN: i64 = 2 * DAY;
/// What is suggested about the time of the table, for so long.
const TIME_OPEN: i64 = 3 * DAY;
/// What is asked about giving a seat away, for so long.
const REPLACE_OPEN: i64 = 30 * DAY;
/// Who has not chosen is reminded after so long.
const SILENCE: i64 = DAY;
/// A bot moves in somebody's place so long after it was decided, whatever it is asked: time tells nothing about a hand.
const DEPUTY: i64 = 3000;

/// What is set here.
const SET_HERE: [AlarmKind; 6] = [
    AlarmKind::VoteEnd,
    AlarmKind::Deadline,
    AlarmKind::Deputy,
    AlarmKind::VoteRemind,
    AlarmKind::VoteCount,
    AlarmKind::PauseEnd,
];

impl TableState {
    /// Sets the alarms of votes and clocks as things stand.
    pub fn set_votes_and_clocks(&mut self, now: i64) {
        let before: Alarms = self.alarms.extract_if(.., |of, _| SET_HERE.contains(&of.kind)).collect();
        let stays = |of: &AlarmOf, mark: i64| before.get(of).filter(|alarm| alarm.mark == mark).map(|alarm| alarm.at);
        let mut set = Alarms::new();
        for vote in self.open_votes() {
            let of = |kind| AlarmOf { vote: Some(vote.number), ..AlarmOf::table(kind) };
            for (kind, at) in moments(vote, self.pace, now) {
                set.insert(of(kind), Alarm { at: stays(&of(kind), 0).unwrap_or(at), mark: 0 });
            }
        }
        for (seat, clock) in &self.clocks {
            let of = |kind| AlarmOf { seat: Some(*seat), ..AlarmOf::table(kind) };
            let mark = clock.call.cast_signed();
            match clock.state {
                ClockState::Running => {
                    let at = stays(&of(AlarmKind::Deadline), mark).unwrap_or_default().max(clock.due);
                    set.insert(of(AlarmKind::Deadline), Alarm { at, mark });
                }
                ClockState::Deputy => {
                    let at = stays(&of(AlarmKind::Deputy), mark).unwrap_or(now.saturating_add(DEPUTY));
                    set.insert(of(AlarmKind::Deputy), Alarm { at, mark });
                }
                ClockState::Late | ClockState::Frozen => {}
            }
        }
        if let Some(at) = self.paused_until {
            set.insert(AlarmOf::table(AlarmKind::PauseEnd), Alarm { at, mark: 0 });
        }
        self.alarms.append(&mut set);
    }
}

/// What happens to an open vote by itself, and when.
fn moments(vote: &Vote, pace: Pace, now: i64) -> Vec<(AlarmKind, i64)> {
    let after = |time| vote.opened.saturating_add(time);
    match vote.question {
        Question::Close | Question::Seat => vec![(AlarmKind::VoteEnd, after(LONG_OPEN))],
        Question::Pause | Question::Resume | Question::Pace => vec![(AlarmKind::VoteEnd, after(TIME_OPEN))],
        Question::Undo => vec![(AlarmKind::VoteEnd, after(UNDO_OPEN))],
        Question::Late => silence(vote, pace, now).into_iter().collect(),
        Question::Replace => {
            let end = (AlarmKind::VoteEnd, after(REPLACE_OPEN));
            silence(vote, pace, now).into_iter().chain([end]).collect()
        }
    }
}

/// When those who have not chosen are reminded, or count no more.
fn silence(vote: &Vote, pace: Pace, now: i64) -> Option<(AlarmKind, i64)> {
    match vote.reminded {
        // On an evening everybody is there.
        None if pace == Pace::Evening => None,
        None => Some((AlarmKind::VoteRemind, vote.opened.saturating_add(SILENCE))),
        Some(_) => late::lapses_at(vote, now).map(|at| (AlarmKind::VoteCount, at)),
    }
}

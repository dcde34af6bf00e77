//! What tables do by themselves, and when. Setting an alarm and turning it off are part of what changes a table; here it
//! is found which are due. Nothing is done about them here.

use std::collections::BTreeMap;

use async_trait::async_trait;

use super::Stored;
use super::word::words;
use crate::chat::{TableId, UserId};
use crate::rules::Seat;

/// What is to be looked at when an alarm goes off.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum AlarmKind {
    /// A turn that has only its end left ends.
    TurnEnd,
    /// A lobby has not changed for long.
    LobbyOld,
    /// A vote has been open for long enough.
    VoteEnd,
    /// The time of a seat is up.
    Deadline,
    /// A bot moves in the place of a seat whose time was up.
    Deputy,
    /// Who has not chosen in a vote is reminded.
    VoteRemind,
    /// Who has not chosen in a vote even then counts no more.
    VoteCount,
    /// The table has rested for long enough.
    PauseEnd,
    /// Whoever is called is reminded.
    Remind,
    /// Whoever rested when they were called is told so.
    Call,
    /// What waits to be said to somebody who rests is said.
    Nudge,
    /// Whoever comes next is told so.
    HeadsUp,
    /// A person has their daily list.
    Digest,
    /// A person is away from now on, until another day, or not any more.
    Away,
    /// A person is away no more.
    AwayEnd,
    /// Whoever rested when they were away no more is welcomed back.
    Welcome,
    /// Whoever was led on is called by a board after all, unless it is known that they read so.
    Visit,
    /// Whoever follows the table is shown its newest board.
    Watch,
}
words!(AlarmKind {
    AlarmKind::TurnEnd => "turn-end",
    AlarmKind::LobbyOld => "lobby-old",
    AlarmKind::VoteEnd => "vote-end",
    AlarmKind::Deadline => "deadline",
    AlarmKind::Deputy => "deputy",
    AlarmKind::VoteRemind => "vote-remind",
    AlarmKind::VoteCount => "vote-count",
    AlarmKind::PauseEnd => "pause-end",
    AlarmKind::Remind => "remind",
    AlarmKind::Call => "call",
    AlarmKind::Nudge => "nudge",
    AlarmKind::HeadsUp => "headsup",
    AlarmKind::Digest => "digest",
    AlarmKind::Away => "away",
    AlarmKind::AwayEnd => "away-end",
    AlarmKind::Welcome => "welcome",
    AlarmKind::Visit => "visit",
    AlarmKind::Watch => "watch",
});

/// What an alarm is about: at a table there is at most one of each.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct AlarmOf {
    /// What is to be looked at.
    pub kind: AlarmKind,
    /// Of which seat.
    pub seat: Option<Seat>,
    /// Of which person.
    pub user: Option<UserId>,
    /// Of which vote; they are counted from 1.
    pub vote: Option<u32>,
}

impl AlarmOf {
    /// An alarm of the whole table.
    pub const fn table(kind: AlarmKind) -> AlarmOf {
        AlarmOf { kind, seat: None, user: None, vote: None }
    }

    /// The three columns beside its kind: what it is not about is -1 or 0 there.
    pub(super) fn columns(self) -> (i64, UserId, i64) {
        let seat = self.seat.map_or(-1, |seat| i64::from(seat.0));
        (seat, self.user.unwrap_or(UserId(0)), i64::from(self.vote.unwrap_or(0)))
    }

    /// What these columns say.
    pub(super) fn of_columns(kind: AlarmKind, (seat, user, vote): (i64, UserId, u32)) -> AlarmOf {
        AlarmOf {
            kind,
            seat: u8::try_from(seat).ok().map(Seat),
            user: Some(user).filter(|user| user.0 != 0),
            vote: Some(vote).filter(|vote| *vote != 0),
        }
    }
}

/// When an alarm goes off.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Alarm {
    /// The moment, in milliseconds since 1970.
    pub at: i64,
    /// What it was set for, such as the number of a call: where that is no longer so, it does nothing.
    pub mark: i64,
}

/// The alarms of one table.
pub type Alarms = BTreeMap<AlarmOf, Alarm>;

/// An alarm whose time has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DueAlarm {
    /// The table it is about.
    pub table: TableId,
    /// What it is about there.
    pub of: AlarmOf,
    /// When it goes off.
    pub alarm: Alarm,
}

/// Alarms of all tables, as they go off.
#[async_trait]
pub trait KeepsAlarms: Send + Sync {
    /// The alarms that have gone off by `now`, earliest first, at most so many.
    ///
    /// # Errors
    /// When the database fails.
    async fn due_alarms(&self, now: i64, most: usize) -> Stored<Vec<DueAlarm>>;

    /// When the next alarm goes off.
    ///
    /// # Errors
    /// When the database fails.
    async fn next_alarm(&self) -> Stored<Option<i64>>;

    /// The alarms of a table.
    ///
    /// # Errors
    /// When the database fails.
    async fn alarms_of(&self, table: TableId) -> Stored<Alarms>;

    /// Puts an alarm off whose table cannot serve it now, unless it is another one by now.
    ///
    /// # Errors
    /// When the database fails.
    async fn put_off(&self, due: DueAlarm, until: i64) -> Stored<()>;
}

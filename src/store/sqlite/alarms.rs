//! What tables do by themselves, and when. Setting an alarm and turning it off are part of what changes a table; here it
//! is found which are due. Nothing is done about them here.

use std::collections::BTreeMap;

use rusqlite::{Connection, Row, params};

use super::sql::{readable, statement, words};
use super::{Store, Stored};
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

impl Store {
    /// The alarms that have gone off by `now`, earliest first, at most so many.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn due_alarms(&self, now: i64, most: usize) -> Stored<Vec<DueAlarm>> {
        self.read(move |db| {
            let sql =
                "SELECT kind, seat, user, vote, at, mark, table_id FROM alarms WHERE at <= ?1 ORDER BY at LIMIT ?2";
            let mut query = statement(db, sql)?;
            let rows = query.query_map(params![now, most as i64], due)?;
            Ok(readable(rows, "alarms").collect())
        })
        .await
    }

    /// When the next alarm goes off.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn next_alarm(&self) -> Stored<Option<i64>> {
        self.read(|db| Ok(statement(db, "SELECT min(at) FROM alarms")?.query_row([], |row| row.get(0))?)).await
    }

    /// The alarms of a table.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn alarms_of(&self, table: TableId) -> Stored<Alarms> {
        self.read(move |db| of_table(db, table)).await
    }

    /// Puts an alarm off whose table cannot serve it now, unless it is another one by now.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn put_off(&self, due: DueAlarm, until: i64) -> Stored<()> {
        self.write(move |db| {
            let sql = "UPDATE alarms SET at = ?7
                       WHERE table_id = ?1 AND kind = ?2 AND seat = ?3 AND user = ?4 AND vote = ?5 AND at = ?6";
            let (seat, user, vote) = about(due.of);
            statement(db, sql)?.execute(params![due.table, due.of.kind, seat, user, vote, due.alarm.at, until])?;
            Ok(())
        })
        .await
    }
}

pub(super) fn of_table(db: &Connection, table: TableId) -> Stored<Alarms> {
    let mut query = statement(db, "SELECT kind, seat, user, vote, at, mark FROM alarms WHERE table_id = ?1")?;
    let rows = query.query_map([table], columns)?;
    Ok(readable(rows, "alarms").collect())
}

/// Sets an alarm, in place of the one that is about the same, or turns it off.
pub(super) fn set(db: &Connection, table: TableId, of: AlarmOf, alarm: Option<Alarm>) -> Stored<()> {
    let (seat, user, vote) = about(of);
    match alarm {
        Some(Alarm { at, mark }) => {
            let sql =
                "INSERT INTO alarms (table_id, kind, seat, user, vote, at, mark) VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)
                       ON CONFLICT DO UPDATE SET at = excluded.at, mark = excluded.mark";
            statement(db, sql)?.execute(params![table, of.kind, seat, user, vote, at, mark])?;
        }
        None => {
            let sql = "DELETE FROM alarms
                       WHERE table_id = ?1 AND kind = ?2 AND seat = ?3 AND user = ?4 AND vote = ?5";
            statement(db, sql)?.execute(params![table, of.kind, seat, user, vote])?;
        }
    }
    Ok(())
}

/// Turns all alarms of a table off.
pub(super) fn clear(db: &Connection, table: TableId) -> Stored<()> {
    statement(db, "DELETE FROM alarms WHERE table_id = ?1")?.execute([table])?;
    Ok(())
}

fn about(of: AlarmOf) -> (i64, UserId, i64) {
    let seat = of.seat.map_or(-1, |seat| i64::from(seat.0));
    (seat, of.user.unwrap_or(UserId(0)), i64::from(of.vote.unwrap_or(0)))
}

/// An alarm with its table.
pub(super) fn due(row: &Row<'_>) -> rusqlite::Result<DueAlarm> {
    let (of, alarm) = columns(row)?;
    Ok(DueAlarm { table: row.get(6)?, of, alarm })
}

fn columns(row: &Row<'_>) -> rusqlite::Result<(AlarmOf, Alarm)> {
    let (seat, user, vote): (i64, UserId, u32) = (row.get(1)?, row.get(2)?, row.get(3)?);
    let of = AlarmOf {
        kind: row.get(0)?,
        seat: u8::try_from(seat).ok().map(Seat),
        user: Some(user).filter(|user| user.0 != 0),
        vote: Some(vote).filter(|vote| *vote != 0),
    };
    Ok((of, Alarm { at: row.get(4)?, mark: row.get(5)? }))
}

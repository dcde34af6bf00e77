//! The one way in which a table changes: what changed, in one transaction with the interaction that led to it and with
//! what has to be said, and only if the table still is as whoever decided saw it. Whether somebody may do it is not
//! decided here, and nothing follows here from anything else.

use std::collections::BTreeSet;

use rusqlite::{Connection, OptionalExtension, ToSql, params};
use serde_json::Value;

use super::alarms::{self, Alarm, AlarmOf};
use super::barred;
use super::calls::{self, Call};
use super::claims::{self, Claim};
use super::clocks::{self, SeatClock};
use super::create::occupied;
use super::entries;
use super::forgotten::{self, Forgotten};
use super::interactions::Along;
use super::invitations::{self, Invitation};
use super::overrides;
use super::results::{self, Finished};
use super::seats::{self, Sitter};
use super::sql::{statement, to_text};
use super::tables::{Stage, Venue};
use super::unasked::{self, Unasked};
use super::votes::{self, Vote};
use super::watchers::{self, Watcher};
use super::{Store, StoreError, Stored};
use crate::chat::{ChannelId, TableId, UserId};
use crate::meters::{self, Committed, Since};
use crate::record::{Entry, Header, Snapshot};
use crate::rules::{Seat, Seats};
use crate::words::Language;

/// A change of a table, all or nothing.
#[derive(Clone, Debug, PartialEq)]
pub struct Commit {
    /// Which table.
    pub table: TableId,
    /// How whoever decided saw the table.
    pub seen: Seen,
    /// What changed.
    pub changes: Vec<Change>,
    /// The interaction that led to it, and what has to be said.
    pub along: Along,
}

/// How whoever decided saw the table. Where it is otherwise by now, somebody else was faster, and nothing is written.
#[derive(Clone, Debug, PartialEq)]
pub enum Seen {
    /// A lobby.
    Lobby {
        /// Who sat there, in order; nobody in the place of a bot.
        people: Vec<Option<UserId>>,
        /// How many seats were wanted.
        seats: u8,
    },
    /// A game that runs.
    Game {
        /// How many entries its record had.
        entries: u64,
    },
    /// A table that is over or closed.
    Ended,
    /// A table that lives, whatever else is known of it: closing works where nothing of it can be read.
    Live,
}

/// Something of a table that changes. Whatever else can change one day gets its variant here and is written below.
#[derive(Clone, Debug, PartialEq)]
pub enum Change {
    /// How far it has come, other than that it begins.
    Stage(Stage),
    /// Who decides about it.
    Host(UserId),
    /// The game's options.
    Options(Value),
    /// How many seats are wanted, or after the start, how many there are.
    Seats(u8),
    /// Who sits there, seat by seat.
    Sitters(Vec<Sitter>),
    /// Who has held a seat and holds none now.
    Claims(Vec<Claim>),
    /// Whom the host has taken off before the start.
    Barred(BTreeSet<UserId>),
    /// Who was invited.
    Invitations(Vec<Invitation>),
    /// Who follows it without sitting there.
    Watchers(Vec<Watcher>),
    /// When the host was last active in the lobby.
    HostSeen(i64),
    /// The language the channel reads.
    Language(Language),
    /// Where it is to be played.
    Venue(Venue),
    /// The channel or thread it is in.
    Channel(ChannelId),
    /// When it moved there, in milliseconds since 1970.
    Moved(i64),
    /// The game begins, like this: from now on it runs.
    Begun(Header),
    /// What the record gets: a move, say, and the moves that the table makes by itself after it.
    Entries(Vec<Entry>),
    /// The position after the last entry.
    Snapshot(Snapshot),
    /// The seats that must decide.
    Awaiting(Seats),
    /// What is decided together, with who chose what: opened, chosen at, or settled.
    Vote(Vote),
    /// When the table does something by itself, if it does.
    Alarm(AlarmOf, Option<Alarm>),
    /// How long it waits for a seat, if there is a deadline.
    Clock(Seat, Option<SeatClock>),
    /// That a seat is called, and what was said about it; or that it is called no more.
    Call(Seat, Option<Call>),
    /// Until when it rests, if it does, in milliseconds since 1970.
    Paused(Option<i64>),
    /// Since when it cannot be taken up, in milliseconds since 1970; that it can be again.
    Broken(Option<i64>),
    /// How much was said to a person unasked, here and elsewhere.
    Unasked(UserId, Unasked),
    /// It does nothing by itself any more.
    NoAlarms,
    /// What is kept of a game that was played to its end.
    Finished(Box<Finished>),
    /// A person is forgotten there, after all else that changes.
    Forgotten(Forgotten),
}

impl Store {
    /// Changes a table. When this comes back without an error, what was decided has happened.
    ///
    /// # Errors
    /// [`StoreError::Repeated`] when the interaction was served before, whatever the table is like;
    /// [`StoreError::Taken`] when the record has other entries than were seen, [`StoreError::Moved`] when the table is
    /// otherwise in another way; [`StoreError::Occupied`] when another table lives in the new channel;
    /// [`StoreError::Unknown`].
    pub async fn commit(&self, commit: Commit) -> Stored<()> {
        let since = Since::now();
        let work = move |db: &Connection| {
            let Commit { table, seen, changes, along } = commit;
            along.note(db)?;
            seen.check(db, table)?;
            changes.iter().try_for_each(|change| change.write(db, table))?;
            along.finish(db, table)
        };
        let committed = self.write(work).await;
        meters::committed(outcome(&committed), since);
        committed
    }
}

/// How a commit ended, as it is counted.
const fn outcome(committed: &Stored<()>) -> Committed {
    match committed {
        Ok(()) => Committed::Done,
        Err(StoreError::Repeated) => Committed::Repeated,
        Err(StoreError::Occupied(_)) => Committed::Occupied,
        Err(StoreError::Taken { .. } | StoreError::Moved(_) | StoreError::Unknown(_)) => Committed::Stale,
        Err(StoreError::Corrupt { .. } | StoreError::Db(_) | StoreError::Stopped) => Committed::Unavailable,
    }
}

impl Seen {
    pub(super) fn check(&self, db: &Connection, table: TableId) -> Stored<()> {
        let stage: Option<Stage> = look_up(db, table, "SELECT stage FROM tables WHERE id = ?1")?;
        let stage = stage.ok_or(StoreError::Unknown(table))?;
        let still = match self {
            Seen::Lobby { people, seats } => stage == Stage::Lobby && is_lobby(db, table, people, *seats)?,
            Seen::Game { entries } => {
                if entries::count(db, table)? != *entries {
                    return Err(StoreError::Taken { table, n: entries + 1 });
                }
                stage == Stage::Playing
            }
            Seen::Ended => !is_live(stage),
            Seen::Live => is_live(stage),
        };
        if still { Ok(()) } else { Err(StoreError::Moved(table)) }
    }
}

const fn is_live(stage: Stage) -> bool {
    matches!(stage, Stage::Lobby | Stage::Playing)
}

fn is_lobby(db: &Connection, table: TableId, people: &[Option<UserId>], seats: u8) -> Stored<bool> {
    let wanted: Option<u8> = look_up(db, table, "SELECT seats FROM tables WHERE id = ?1")?;
    let seated = seats::get(db, table)?;
    // There is a seat for each who sits there, whatever was wanted.
    let there = usize::from(wanted.unwrap_or_default()).max(seated.len());
    Ok(there == usize::from(seats) && seated.iter().map(Sitter::user).eq(people.iter().copied()))
}

fn look_up<T: rusqlite::types::FromSql>(db: &Connection, table: TableId, sql: &'static str) -> Stored<Option<T>> {
    Ok(statement(db, sql)?.query_row([table], |row| row.get(0)).optional()?)
}

impl Change {
    fn write(&self, db: &Connection, table: TableId) -> Stored<()> {
        let set = |sql, value: &dyn ToSql| -> Stored<()> {
            statement(db, sql)?.execute(params![table, value])?;
            Ok(())
        };
        match self {
            Change::Stage(stage) => {
                if !is_live(*stage) {
                    overrides::clear(db, table)?;
                }
                set("UPDATE tables SET stage = ?2 WHERE id = ?1", stage)
            }
            Change::Host(host) => set("UPDATE tables SET host = ?2 WHERE id = ?1", host),
            Change::Options(options) => set("UPDATE tables SET options = ?2 WHERE id = ?1", &to_text(options)?),
            Change::Seats(seats) => set("UPDATE tables SET seats = ?2 WHERE id = ?1", seats),
            Change::Sitters(sitters) => seats::put(db, table, sitters),
            Change::Claims(claims) => claims::put(db, table, claims),
            Change::Barred(barred) => barred::put(db, table, barred),
            Change::Invitations(invitations) => invitations::put(db, table, invitations),
            Change::Watchers(watchers) => watchers::put(db, table, watchers),
            Change::HostSeen(at) => set("UPDATE tables SET host_seen = ?2 WHERE id = ?1", at),
            Change::Language(language) => set("UPDATE tables SET language = ?2 WHERE id = ?1", &language.code()),
            Change::Venue(venue) => set("UPDATE tables SET place = ?2 WHERE id = ?1", venue),
            Change::Channel(channel) => {
                occupied(db, *channel, Some(table))?;
                set("UPDATE tables SET channel = ?2 WHERE id = ?1", channel)
            }
            Change::Moved(at) => set("UPDATE tables SET moved = ?2 WHERE id = ?1", at),
            Change::Begun(header) => {
                set("UPDATE tables SET stage = 'playing', header = ?2 WHERE id = ?1", &to_text(header)?)
            }
            Change::Entries(entries) => entries::add(db, table, entries),
            Change::Snapshot(snapshot) => entries::put_snapshot(db, table, snapshot),
            Change::Awaiting(seats) => set("UPDATE tables SET awaiting = ?2 WHERE id = ?1", seats),
            Change::Vote(vote) => votes::put(db, table, vote),
            Change::Alarm(of, alarm) => alarms::set(db, table, *of, *alarm),
            Change::Clock(seat, clock) => clocks::set(db, table, *seat, *clock),
            Change::Call(seat, call) => calls::set(db, table, *seat, *call),
            Change::Paused(until) => set("UPDATE tables SET paused_until = ?2 WHERE id = ?1", until),
            Change::Broken(since) => set("UPDATE tables SET broken = ?2 WHERE id = ?1", since),
            Change::Unasked(user, unasked) => unasked::put(db, *user, *unasked),
            Change::NoAlarms => alarms::clear(db, table),
            Change::Finished(finished) => results::put(db, table, finished),
            Change::Forgotten(forgotten) => forgotten::at_table(db, table, forgotten),
        }
    }
}

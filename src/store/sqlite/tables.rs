//! Tables as they stand, and how to find them. Their secrets are with their records.

use rusqlite::{Connection, OptionalExtension, Row, params};
use serde_json::Value;

use super::calls;
use super::clocks::{self, ClockState};
use super::sql::{readable, statement, words};
use super::{Store, StoreError, Stored};
use crate::chat::{ChannelId, GuildId, TableId, UserId};
use crate::rules::{Seat, Seats};
use crate::words::Language;

/// How far a table has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stage {
    /// People sit down.
    Lobby,
    /// The game runs.
    Playing,
    /// The game was played to its end.
    Over,
    /// The table was closed before.
    Closed,
}
words!(Stage {
    Stage::Lobby => "lobby",
    Stage::Playing => "playing",
    Stage::Over => "over",
    Stage::Closed => "closed",
});

/// Where a table is to be played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Venue {
    /// In the channel where it was opened.
    Channel,
    /// In a thread of its own.
    Thread,
}
words!(Venue { Venue::Channel => "channel", Venue::Thread => "thread" });

/// A table as it stands, without its secrets.
#[derive(Clone, Debug, PartialEq)]
pub struct TableRow {
    /// Which table.
    pub id: TableId,
    /// The id of the game.
    pub game: String,
    /// How far it has come.
    pub stage: Stage,
    /// The server.
    pub guild: Option<GuildId>,
    /// The channel or thread it is in now.
    pub channel: ChannelId,
    /// Who decides about it.
    pub host: UserId,
    /// The game's options; null where they cannot be read. The header of a game that has begun has them, too.
    pub options: Value,
    /// How many seats are wanted; after the start, how many there are.
    pub seats: u8,
    /// The language the channel reads.
    pub language: Language,
    /// Where it is to be played.
    pub venue: Venue,
    /// How many entries its record has.
    pub entries: u64,
    /// The seats that must decide.
    pub awaiting: Seats,
    /// Whether its channel is out of reach.
    pub is_lost: bool,
    /// Until when it rests, if it does, in milliseconds since 1970.
    pub paused_until: Option<i64>,
    /// Since when it could not be taken up, in milliseconds since 1970.
    pub broken: Option<i64>,
    /// When the host was last active in the lobby, in milliseconds since 1970.
    pub host_seen: i64,
    /// When it moved to another channel last, in milliseconds since 1970.
    pub moved: i64,
    /// When it was opened, in milliseconds since 1970.
    pub created: i64,
    /// When something last changed.
    pub touched: i64,
}

/// A table somebody sits at.
#[derive(Clone, Debug, PartialEq)]
pub struct Waiting {
    /// The table.
    pub table: TableRow,
    /// Their seat.
    pub seat: Seat,
    /// Whether the table waits for them.
    pub is_awaited: bool,
    /// When the time is up of whoever it waits for: of them, or else of the first; none where no clock runs.
    pub due: Option<i64>,
    /// Whether the clocks of all these stand still.
    pub is_still: bool,
    /// Since when it waits for them, or else for others.
    pub called: Option<i64>,
}

impl Waiting {
    /// A table and a seat there.
    fn of(db: &Connection, table: TableRow, seat: Seat) -> Stored<Waiting> {
        let is_awaited = table.awaiting.has(seat);
        let counts = |other: &Seat| !is_awaited || *other == seat;
        let (clocks, calls) = (clocks::of_table(db, table.id)?, calls::of_table(db, table.id)?);
        let counted: Vec<_> = clocks.iter().filter(|(other, _)| counts(other)).map(|(_, clock)| clock).collect();
        let due = counted.iter().filter(|clock| clock.state != ClockState::Frozen).map(|clock| clock.due).min();
        let is_still = due.is_none() && !counted.is_empty();
        let called = calls.iter().filter(|(other, _)| counts(other)).map(|(_, call)| call.at).min();
        Ok(Waiting { table, seat, is_awaited, due, is_still, called })
    }
}

impl Store {
    /// A table.
    ///
    /// # Errors
    /// [`StoreError::Unknown`] when there is none.
    pub async fn table(&self, table: TableId) -> Stored<TableRow> {
        self.read(move |db| get(db, table)).await
    }

    /// The table that lives in a channel, or the one that did last.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn table_in(&self, channel: ChannelId) -> Stored<Option<TableRow>> {
        self.read(move |db| {
            if let Some(live) = live_in(db, channel)? {
                return get(db, live).map(Some);
            }
            let sql = "SELECT id FROM tables WHERE channel = ?1 ORDER BY created DESC LIMIT 1";
            let last: Option<TableId> = statement(db, sql)?.query_row([channel], |row| row.get(0)).optional()?;
            last.map(|table| get(db, table)).transpose()
        })
        .await
    }

    /// The last table that was opened after another for those who played there, and that was not closed.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn rematch_of(&self, table: TableId) -> Stored<Option<TableRow>> {
        self.read(move |db| {
            let sql = "SELECT id FROM tables WHERE rematch_of = ?1 AND stage <> 'closed' ORDER BY created DESC LIMIT 1";
            let last: Option<TableId> = statement(db, sql)?.query_row([table], |row| row.get(0)).optional()?;
            last.map(|table| get(db, table)).transpose()
        })
        .await
    }

    /// The live tables somebody sits at: those that wait for them first, then the ones that changed last.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn tables_of(&self, user: UserId) -> Stored<Vec<Waiting>> {
        self.read(move |db| {
            let sql = "SELECT tables.id, seats.seat FROM seats JOIN tables ON tables.id = seats.table_id
                       WHERE seats.user = ?1 AND tables.stage IN ('lobby', 'playing')";
            let mut query = statement(db, sql)?;
            let seated = query.query_map([user], |row| Ok((row.get(0)?, row.get(1)?)))?;
            let mut found = sat_at(db, seated);
            found.sort_by_key(|waiting| (!waiting.is_awaited, -waiting.table.touched));
            Ok(found)
        })
        .await
    }

    /// The tables somebody sat at to the end, or until they were closed: those that ended last first.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn finished_of(&self, user: UserId, most: usize) -> Stored<Vec<Waiting>> {
        self.read(move |db| {
            let sql = "SELECT tables.id, seats.seat FROM seats JOIN tables ON tables.id = seats.table_id
                       WHERE seats.user = ?1 AND tables.stage = 'over' ORDER BY tables.touched DESC LIMIT ?2";
            let mut query = statement(db, sql)?;
            let seated = query.query_map(params![user, most as i64], |row| Ok((row.get(0)?, row.get(1)?)))?;
            Ok(sat_at(db, seated))
        })
        .await
    }

    /// The tables of a server that are open or played.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn live_in_server(&self, server: GuildId) -> Stored<Vec<TableRow>> {
        self.read(move |db| {
            let sql = "SELECT id FROM tables INDEXED BY tables_live
                       WHERE stage IN ('lobby', 'playing') AND guild = ?1";
            let mut query = statement(db, sql)?;
            let rows = query.query_map([server], |row| row.get(0))?;
            Ok(readable(rows, "tables").filter_map(|table| get(db, table).ok()).collect())
        })
        .await
    }

    /// Notes whether the channel of a table is out of reach.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn set_lost(&self, table: TableId, is_lost: bool) -> Stored<()> {
        self.write(move |db| {
            statement(db, "UPDATE tables SET lost = ?2 WHERE id = ?1")?.execute(params![table, is_lost])?;
            Ok(())
        })
        .await
    }

    /// The tables where a game runs: for the start of the program.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn running(&self) -> Stored<Vec<TableId>> {
        self.read(|db| {
            let sql = "SELECT id FROM tables INDEXED BY tables_live
                       WHERE stage IN ('lobby', 'playing') AND stage = 'playing'";
            let mut query = statement(db, sql)?;
            let rows = query.query_map([], |row| row.get(0))?;
            Ok(readable(rows, "tables").collect())
        })
        .await
    }
}

/// The tables of these seats. One that cannot be read is left out, and hides no other.
fn sat_at(db: &Connection, seated: impl Iterator<Item = rusqlite::Result<(TableId, Seat)>>) -> Vec<Waiting> {
    let waiting = readable(seated, "seats").filter_map(|(table, seat)| {
        let read = get(db, table).and_then(|row| Waiting::of(db, row, seat));
        read.inspect_err(|error| tracing::error!(%table, %error, "a table can't be read")).ok()
    });
    waiting.collect()
}

pub(super) fn get(db: &Connection, table: TableId) -> Stored<TableRow> {
    let sql = "SELECT id, game, stage, guild, channel, host, options, seats, language, place, entries, awaiting,
                   created, touched, lost, host_seen, paused_until, moved, broken
               FROM tables WHERE id = ?1";
    statement(db, sql)?.query_row([table], columns).optional()?.ok_or(StoreError::Unknown(table))
}

fn columns(row: &Row<'_>) -> rusqlite::Result<TableRow> {
    Ok(TableRow {
        id: row.get(0)?,
        game: row.get(1)?,
        stage: row.get(2)?,
        guild: row.get(3)?,
        channel: row.get(4)?,
        host: row.get(5)?,
        options: serde_json::from_str(row.get_ref(6)?.as_str()?).ok().filter(Value::is_object).unwrap_or_default(),
        seats: row.get(7)?,
        language: Language::of_locale(row.get_ref(8)?.as_str()?),
        venue: row.get(9)?,
        entries: row.get::<_, i64>(10)?.cast_unsigned(),
        awaiting: row.get(11)?,
        created: row.get(12)?,
        touched: row.get(13)?,
        is_lost: row.get(14)?,
        host_seen: row.get(15)?,
        paused_until: row.get(16)?,
        moved: row.get(17)?,
        broken: row.get(18)?,
    })
}

pub(super) fn live_in(db: &Connection, channel: ChannelId) -> Stored<Option<TableId>> {
    let sql = "SELECT id FROM tables WHERE channel = ?1 AND stage IN ('lobby', 'playing')";
    Ok(statement(db, sql)?.query_row([channel], |row| row.get(0)).optional()?)
}

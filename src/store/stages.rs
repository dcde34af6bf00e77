//! The life of a table: opening, settling, starting, moving and closing it.

use rusqlite::{Connection, ToSql, params};
use serde_json::Value;

use super::interactions::Along;
use super::seats::{self, Sitter};
use super::sql::{now, statement, to_text};
use super::tables::{Venue, get, live_in};
use super::{Store, StoreError, Stored, entries};
use crate::chat::{ChannelId, GuildId, TableId, UserId};
use crate::record::{Entry, Header, Snapshot};
use crate::rules::Seats;
use crate::words::Language;

/// A table to open.
#[derive(Clone, Debug, PartialEq)]
pub struct NewTable {
    /// The id of the game.
    pub game: String,
    /// The server; none in a direct conversation.
    pub guild: Option<GuildId>,
    /// The channel.
    pub channel: ChannelId,
    /// Who opens it, and takes the first seat.
    pub host: UserId,
    /// The name of the host.
    pub host_name: String,
    /// The game's options.
    pub options: Value,
    /// How many seats are wanted.
    pub seats: u8,
    /// The language the channel reads.
    pub language: Language,
    /// Where it is to be played.
    pub venue: Venue,
}

/// What a start writes.
#[derive(Clone, Debug, PartialEq)]
pub struct Start {
    /// Which table.
    pub table: TableId,
    /// How the game begins.
    pub header: Header,
    /// Who sits where, seat by seat, after lots were drawn.
    pub seating: Vec<Sitter>,
    /// Where it is played: the thread that was opened, or the channel.
    pub channel: ChannelId,
    /// The seats that must decide first.
    pub awaiting: Seats,
    /// When the table ends the first turn by itself, if it does.
    pub due: Option<i64>,
    /// The moves the table makes by itself before anybody has a choice.
    pub entries: Vec<Entry>,
    /// The position after them.
    pub snapshot: Option<Snapshot>,
}

impl Store {
    /// Opens a table with its host in the first seat.
    ///
    /// # Errors
    /// [`StoreError::Occupied`] when a table lives in the channel; [`StoreError::Repeated`].
    pub async fn create(&self, new: NewTable, along: Along) -> Stored<TableId> {
        self.write(move |db| {
            along.note(db)?;
            occupied(db, new.channel)?;
            let id = free_id(db)?;
            let sql = "INSERT INTO tables (id, game, stage, guild, channel, host, options, seats, language, place,
                           created, touched)
                       VALUES (?1, ?2, 'lobby', ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?10)";
            let (options, language) = (to_text(&new.options)?, new.language.code());
            statement(db, sql)?.execute(params![
                id,
                new.game,
                new.guild,
                new.channel,
                new.host,
                options,
                new.seats,
                language,
                new.venue,
                now()
            ])?;
            seats::put(db, id, &[Sitter::Person { user: new.host, name: new.host_name }])?;
            along.finish(db, id)?;
            Ok(id)
        })
        .await
    }

    /// Sets the game's options while people sit down.
    ///
    /// # Errors
    /// [`StoreError::Moved`] once it has started; [`StoreError::Repeated`].
    pub async fn set_options(&self, table: TableId, options: Value, along: Along) -> Stored<()> {
        let sql = "UPDATE tables SET options = ?2 WHERE id = ?1 AND stage = 'lobby'";
        self.set(table, sql, to_text(&options)?, along).await
    }

    /// Sets where the game is to be played, while people sit down.
    ///
    /// # Errors
    /// [`StoreError::Moved`] once it has started; [`StoreError::Repeated`].
    pub async fn set_venue(&self, table: TableId, venue: Venue, along: Along) -> Stored<()> {
        let sql = "UPDATE tables SET place = ?2 WHERE id = ?1 AND stage = 'lobby'";
        self.set(table, sql, venue, along).await
    }

    /// Sets the language the channel reads, at any time.
    ///
    /// # Errors
    /// [`StoreError::Unknown`]; [`StoreError::Repeated`].
    pub async fn set_language(&self, table: TableId, language: Language, along: Along) -> Stored<()> {
        self.set(table, "UPDATE tables SET language = ?2 WHERE id = ?1", language.code(), along).await
    }

    /// Sets one value of a table.
    async fn set(
        &self,
        table: TableId,
        sql: &'static str,
        value: impl ToSql + Send + 'static,
        along: Along,
    ) -> Stored<()> {
        self.write(move |db| {
            along.note(db)?;
            let changed = statement(db, sql)?.execute(params![table, value])?;
            only_if(db, table, changed)?;
            along.finish(db, table)
        })
        .await
    }

    /// Starts the game: seats, header and first call in one.
    ///
    /// # Errors
    /// [`StoreError::Moved`] when it is no lobby; [`StoreError::Occupied`] when another table lives in the new
    /// channel; [`StoreError::Repeated`].
    pub async fn start(&self, start: Start, along: Along) -> Stored<()> {
        self.write(move |db| {
            along.note(db)?;
            let table = start.table;
            if let Err(StoreError::Occupied(other)) = occupied(db, start.channel)
                && other != table
            {
                return Err(StoreError::Occupied(other));
            }
            let sql = "UPDATE tables SET stage = 'playing', header = ?2, channel = ?3, seats = ?4, awaiting = ?5,
                           entries = ?6, due = ?7
                       WHERE id = ?1 AND stage = 'lobby'";
            let (count, moves) = (start.seating.len().cast_signed(), start.entries.len().cast_signed());
            let header = to_text(&start.header)?;
            let changed = statement(db, sql)?.execute(params![
                table,
                header,
                start.channel,
                count,
                start.awaiting,
                moves,
                start.due
            ])?;
            only_if(db, table, changed)?;
            seats::put(db, table, &start.seating)?;
            entries::put(db, table, 1, &start.entries)?;
            start.snapshot.as_ref().map_or(Ok(()), |snapshot| entries::put_snapshot(db, table, snapshot))?;
            along.finish(db, table)
        })
        .await
    }

    /// Closes a table that lives. Reads nothing of its record, so that it works where the record cannot be read.
    ///
    /// # Errors
    /// [`StoreError::Moved`] when it lives no more; [`StoreError::Repeated`].
    pub async fn close_table(&self, table: TableId, along: Along) -> Stored<()> {
        self.write(move |db| {
            along.note(db)?;
            let sql = "UPDATE tables SET stage = 'closed', awaiting = 0, due = NULL
                       WHERE id = ?1 AND stage IN ('lobby', 'playing')";
            let changed = statement(db, sql)?.execute([table])?;
            only_if(db, table, changed)?;
            along.finish(db, table)
        })
        .await
    }
}

/// When nothing was changed: the table is unknown, or not at the point where it could be.
pub(super) fn only_if(db: &Connection, table: TableId, changed: usize) -> Stored<()> {
    if changed == 1 { Ok(()) } else { get(db, table).and(Err(StoreError::Moved(table))) }
}

fn occupied(db: &Connection, channel: ChannelId) -> Stored<()> {
    live_in(db, channel)?.map_or(Ok(()), |table| Err(StoreError::Occupied(table)))
}

/// A name nobody has: three characters, and more where those are getting rare. Random, so that it tells nothing.
fn free_id(db: &Connection) -> Stored<TableId> {
    let mut query = statement(db, "SELECT 1 FROM tables WHERE id = ?1")?;
    for range in [TableId::SHORT, TableId::MEDIUM, u32::MAX] {
        for _ in 0..8 {
            let id = TableId(rand::random_range(0..range));
            if !query.exists([id])? {
                return Ok(id);
            }
        }
    }
    Err(StoreError::Db("no free name for a table".into()))
}

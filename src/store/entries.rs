//! The record of a table: adding to it, and reading it back.

use rusqlite::{Connection, OptionalExtension, params};

use super::interactions::Along;
use super::seats::{self, Sitter};
use super::sql::{from_text, now, statement, to_text};
use super::tables::{self, TableRow};
use super::{Store, StoreError, Stored};
use crate::chat::TableId;
use crate::record::{Entry, Header, Snapshot};
use crate::rules::{Seat, Seats};

/// What is added to a record, and what follows from it, in one transaction.
#[derive(Clone, Debug, PartialEq)]
pub struct Append {
    /// Which table.
    pub table: TableId,
    /// The number of the first entry, counted from 1: one more than there are.
    pub n: u64,
    /// The entries: a move, and the moves that the table makes by itself after it.
    pub entries: Vec<Entry>,
    /// The seats that must decide now.
    pub awaiting: Seats,
    /// When the table ends the turn by itself, in milliseconds since 1970, if it does.
    pub due: Option<i64>,
    /// Whether the game is over now.
    pub is_over: bool,
    /// Who takes which seat.
    pub seats: Vec<(Seat, Sitter)>,
    /// The position after the last entry.
    pub snapshot: Option<Snapshot>,
    /// The interaction that led to it, and what has to be said.
    pub along: Along,
}

/// All that is stored of a table, its secrets among it.
#[derive(Clone, Debug, PartialEq)]
pub struct Loaded {
    /// The table.
    pub table: TableRow,
    /// Who sits there, seat by seat.
    pub seats: Vec<Sitter>,
    /// How the game began; none in a lobby.
    pub header: Option<Header>,
    /// What happened since, oldest first.
    pub entries: Vec<Entry>,
    /// The last position. One that cannot be read is left out: the record leads there, too, as long as its rules are these.
    pub snapshot: Option<Snapshot>,
}

impl Store {
    /// Adds to the record of a running game. This is the point where a move has happened.
    ///
    /// # Errors
    /// [`StoreError::Taken`] when there is an entry of that number already, or one is missing before it;
    /// [`StoreError::Moved`] when no game runs; [`StoreError::Repeated`].
    pub async fn append(&self, append: Append) -> Stored<()> {
        self.write(move |db| append.write(db)).await
    }

    /// Reads a table back.
    ///
    /// # Errors
    /// [`StoreError::Unknown`]; [`StoreError::Corrupt`] when its header or an entry cannot be read.
    pub async fn load(&self, table: TableId) -> Stored<Loaded> {
        self.read(move |db| load(db, table)).await
    }

    /// When an entry was written, in milliseconds since 1970.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn written(&self, table: TableId, n: u64) -> Stored<Option<i64>> {
        self.read(move |db| {
            let sql = "SELECT at FROM entries WHERE table_id = ?1 AND n = ?2";
            let mut query = statement(db, sql)?;
            Ok(query.query_row(params![table, n.cast_signed()], |row| row.get(0)).optional()?)
        })
        .await
    }
}

impl Append {
    fn write(&self, db: &Connection) -> Stored<()> {
        let table = self.table;
        self.along.note(db)?;
        let sql = "UPDATE tables SET entries = ?2 + ?3 - 1, awaiting = ?4, due = ?6,
                       stage = CASE WHEN ?5 THEN 'over' ELSE stage END
                   WHERE id = ?1 AND entries = ?2 - 1 AND stage = 'playing'";
        let (n, count) = (self.n.cast_signed(), self.entries.len().cast_signed());
        let changed = statement(db, sql)?.execute(params![table, n, count, self.awaiting, self.is_over, self.due])?;
        if changed == 0 {
            return Err(match tables::get(db, table)? {
                row if row.entries + 1 != self.n => StoreError::Taken { table, n: self.n },
                _ => StoreError::Moved(table),
            });
        }
        put(db, table, self.n, &self.entries)?;
        self.seats.iter().try_for_each(|(seat, sitter)| seats::replace(db, table, *seat, sitter))?;
        self.snapshot.as_ref().map_or(Ok(()), |snapshot| put_snapshot(db, table, snapshot))?;
        self.along.finish(db, table)
    }
}

/// Writes entries, of which the first is the `n`th.
pub(super) fn put(db: &Connection, table: TableId, n: u64, entries: &[Entry]) -> Stored<()> {
    let sql = "INSERT INTO entries (table_id, n, entry, at) VALUES (?1, ?2, ?3, ?4)";
    let mut insert = statement(db, sql)?;
    for (entry, n) in entries.iter().zip(n.cast_signed()..) {
        insert.execute(params![table, n, to_text(entry)?, now()])?;
    }
    Ok(())
}

pub(super) fn put_snapshot(db: &Connection, table: TableId, snapshot: &Snapshot) -> Stored<()> {
    let sql = "INSERT INTO snapshots (table_id, snapshot) VALUES (?1, ?2)
               ON CONFLICT DO UPDATE SET snapshot = excluded.snapshot";
    statement(db, sql)?.execute(params![table, to_text(snapshot)?])?;
    Ok(())
}

fn load(db: &Connection, table: TableId) -> Stored<Loaded> {
    let row = tables::get(db, table)?;
    let header: Option<String> =
        statement(db, "SELECT header FROM tables WHERE id = ?1")?.query_row([table], |row| row.get(0))?;
    let header = header.map(|text| from_text(&text, table, 0)).transpose()?;
    let mut query = statement(db, "SELECT n, entry FROM entries WHERE table_id = ?1 ORDER BY n")?;
    let mut rows = query.query([table])?;
    let mut entries = Vec::new();
    while let Some(row) = rows.next()? {
        let n = row.get::<_, i64>(0)?.cast_unsigned();
        entries.push(from_text(row.get_ref(1)?.as_str().map_err(rusqlite::Error::from)?, table, n)?);
    }
    let snapshot: Option<String> = statement(db, "SELECT snapshot FROM snapshots WHERE table_id = ?1")?
        .query_row([table], |row| row.get(0))
        .optional()?;
    let snapshot = snapshot.and_then(|text| serde_json::from_str(&text).ok());
    Ok(Loaded { table: row, seats: seats::get(db, table)?, header, entries, snapshot })
}

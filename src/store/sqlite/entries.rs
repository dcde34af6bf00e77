//! Records in SQLite.

use async_trait::async_trait;
use rusqlite::{Connection, OptionalExtension, params};

use super::sql::statement;
use super::{Sqlite, alarms, barred, calls, claims, clocks, invitations, seats, tables, watchers};
use crate::chat::TableId;
use crate::record::{Entry, Snapshot};
use crate::store::value::{from_text, now, to_text};
use crate::store::{KeepsRecords, Loaded, Stored};

#[async_trait]
impl KeepsRecords for Sqlite {
    async fn load(&self, table: TableId) -> Stored<Loaded> {
        self.read(move |db| load(db, table)).await
    }

    async fn all_written(&self, table: TableId) -> Stored<Vec<i64>> {
        self.read(move |db| {
            let mut query = statement(db, "SELECT at FROM entries WHERE table_id = ?1 ORDER BY n")?;
            Ok(query.query_map([table], |row| row.get(0))?.collect::<Result<_, _>>()?)
        })
        .await
    }

    async fn written(&self, table: TableId, n: u64) -> Stored<Option<i64>> {
        self.read(move |db| {
            let sql = "SELECT at FROM entries WHERE table_id = ?1 AND n = ?2";
            let mut query = statement(db, sql)?;
            Ok(query.query_row(params![table, n.cast_signed()], |row| row.get(0)).optional()?)
        })
        .await
    }
}

/// How many entries a record has.
pub(super) fn count(db: &Connection, table: TableId) -> Stored<u64> {
    let sql = "SELECT entries FROM tables WHERE id = ?1";
    Ok(statement(db, sql)?.query_row([table], |row| row.get::<_, i64>(0))?.cast_unsigned())
}

/// Adds to a record. The number of an entry is its key, so that whatever happens none takes the place of another.
pub(super) fn add(db: &Connection, table: TableId, entries: &[Entry]) -> Stored<()> {
    let first = count(db, table)?.cast_signed() + 1;
    let mut insert = statement(db, "INSERT INTO entries (table_id, n, entry, at) VALUES (?1, ?2, ?3, ?4)")?;
    for (entry, n) in entries.iter().zip(first..) {
        insert.execute(params![table, n, to_text(entry)?, now()])?;
    }
    let sql = "UPDATE tables SET entries = entries + ?2 WHERE id = ?1";
    statement(db, sql)?.execute(params![table, entries.len().cast_signed()])?;
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
    let clocks = clocks::of_table(db, table)?;
    let snapshot = snapshot.and_then(|text| serde_json::from_str(&text).ok());
    Ok(Loaded {
        table: row,
        seats: seats::get(db, table)?,
        barred: barred::of_table(db, table)?,
        claims: claims::of_table(db, table)?,
        invitations: invitations::of_table(db, table)?,
        watchers: watchers::of_table(db, table)?,
        header,
        entries,
        snapshot,
        clocks,
        calls: calls::of_table(db, table)?,
        alarms: alarms::of_table(db, table)?,
    })
}

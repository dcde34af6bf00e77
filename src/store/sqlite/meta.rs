//! Single values in SQLite.

use async_trait::async_trait;
use rusqlite::{Connection, OptionalExtension, params};

use super::Sqlite;
use super::sql::statement;
use crate::store::{KeepsNotes, Stored};

#[async_trait]
impl KeepsNotes for Sqlite {
    async fn note(&self, name: &'static str) -> Stored<Option<String>> {
        self.read(move |db| read(db, name)).await
    }

    async fn set_note(&self, name: &'static str, value: String) -> Stored<()> {
        self.write(move |db| write(db, name, &value)).await
    }
}

pub(super) fn read(db: &Connection, name: &str) -> Stored<Option<String>> {
    let sql = "SELECT value FROM meta WHERE key = ?1";
    Ok(statement(db, sql)?.query_row([name], |row| row.get(0)).optional()?)
}

pub(super) fn write(db: &Connection, name: &str, value: &str) -> Stored<()> {
    let sql = "INSERT INTO meta (key, value) VALUES (?1, ?2) ON CONFLICT DO UPDATE SET value = excluded.value";
    statement(db, sql)?.execute(params![name, value])?;
    Ok(())
}

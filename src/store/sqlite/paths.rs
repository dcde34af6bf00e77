//! Long paths in SQLite.

use async_trait::async_trait;
use rusqlite::{OptionalExtension, params};

use super::Sqlite;
use super::sql::statement;
use crate::chat::TableId;
use crate::store::{KeepsPaths, Stored};

#[async_trait]
impl KeepsPaths for Sqlite {
    async fn keep_path(&self, table: TableId, key: String, path: String) -> Stored<()> {
        self.write(move |db| {
            let sql = "INSERT INTO paths (table_id, key, path) VALUES (?1, ?2, ?3) ON CONFLICT DO NOTHING";
            statement(db, sql)?.execute(params![table, key, path])?;
            Ok(())
        })
        .await
    }

    async fn path(&self, table: TableId, key: String) -> Stored<Option<String>> {
        self.read(move |db| {
            let sql = "SELECT path FROM paths WHERE table_id = ?1 AND key = ?2";
            Ok(statement(db, sql)?.query_row(params![table, key], |row| row.get(0)).optional()?)
        })
        .await
    }
}

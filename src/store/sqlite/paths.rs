//! Paths that are too long for a custom id, under a short key that stands there instead.

use rusqlite::{OptionalExtension, params};

use super::sql::statement;
use super::{Store, Stored};
use crate::chat::TableId;

impl Store {
    /// Keeps a path under a key of the caller's choice; keeping it again changes nothing.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn keep_path(&self, table: TableId, key: String, path: String) -> Stored<()> {
        self.write(move |db| {
            let sql = "INSERT INTO paths (table_id, key, path) VALUES (?1, ?2, ?3) ON CONFLICT DO NOTHING";
            statement(db, sql)?.execute(params![table, key, path])?;
            Ok(())
        })
        .await
    }

    /// The path under a key.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn path(&self, table: TableId, key: String) -> Stored<Option<String>> {
        self.read(move |db| {
            let sql = "SELECT path FROM paths WHERE table_id = ?1 AND key = ?2";
            Ok(statement(db, sql)?.query_row(params![table, key], |row| row.get(0)).optional()?)
        })
        .await
    }
}

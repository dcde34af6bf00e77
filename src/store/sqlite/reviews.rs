//! What was found of games that are looked back at.

use rusqlite::{OptionalExtension, params};

use super::sql::statement;
use super::{Store, Stored};
use crate::chat::TableId;

impl Store {
    /// Notes what was found of a game so far, as text, and in which way.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn set_review(&self, table: TableId, method: u32, found: String) -> Stored<()> {
        self.write(move |db| {
            let sql = "INSERT INTO reviews (table_id, method, found) VALUES (?1, ?2, ?3)
                       ON CONFLICT DO UPDATE SET method = excluded.method, found = excluded.found";
            statement(db, sql)?.execute(params![table, method, found])?;
            Ok(())
        })
        .await
    }

    /// What was found of a game in that way, if anything was.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn review(&self, table: TableId, method: u32) -> Stored<Option<String>> {
        self.read(move |db| {
            let sql = "SELECT found FROM reviews WHERE table_id = ?1 AND method = ?2";
            let found = statement(db, sql)?.query_row(params![table, method], |row| row.get(0));
            Ok(found.optional()?)
        })
        .await
    }
}

//! What was found of games, in SQLite.

use async_trait::async_trait;
use rusqlite::{OptionalExtension, params};

use super::Sqlite;
use super::sql::statement;
use crate::chat::TableId;
use crate::store::{KeepsReviews, Stored};

#[async_trait]
impl KeepsReviews for Sqlite {
    async fn set_review(&self, table: TableId, method: u32, found: String) -> Stored<()> {
        self.write(move |db| {
            let sql = "INSERT INTO reviews (table_id, method, found) VALUES (?1, ?2, ?3)
                       ON CONFLICT DO UPDATE SET method = excluded.method, found = excluded.found";
            statement(db, sql)?.execute(params![table, method, found])?;
            Ok(())
        })
        .await
    }

    async fn review(&self, table: TableId, method: u32) -> Stored<Option<String>> {
        self.read(move |db| {
            let sql = "SELECT found FROM reviews WHERE table_id = ?1 AND method = ?2";
            let found = statement(db, sql)?.query_row(params![table, method], |row| row.get(0));
            Ok(found.optional()?)
        })
        .await
    }
}

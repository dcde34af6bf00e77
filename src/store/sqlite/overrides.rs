//! What people wish otherwise at one table, in SQLite.

use async_trait::async_trait;
use rusqlite::{Connection, OptionalExtension, params};
use serde_json::Value;

use super::Sqlite;
use super::sql::statement;
use crate::chat::{TableId, UserId};
use crate::store::{KeepsOverrides, StoreError, Stored};

#[async_trait]
impl KeepsOverrides for Sqlite {
    async fn overrides(&self, table: TableId, user: UserId) -> Stored<Value> {
        self.read(move |db| {
            let sql = "SELECT settings FROM overrides WHERE table_id = ?1 AND user = ?2";
            let found =
                statement(db, sql)?.query_row(params![table, user], |row| row.get::<_, String>(0)).optional()?;
            found.map_or(Ok(Value::Null), |text| {
                serde_json::from_str(&text).map_err(|error| StoreError::Db(error.to_string()))
            })
        })
        .await
    }

    async fn set_override(
        &self,
        table: TableId,
        user: UserId,
        name: &'static str,
        value: Option<&'static str>,
        is_about_messages: bool,
    ) -> Stored<()> {
        self.write(move |db| {
            let sql = "INSERT INTO overrides (table_id, user, settings) VALUES (?1, ?2, json_object(?3, ?4))
                       ON CONFLICT DO UPDATE SET settings = json_set(settings, '$.' || ?3, ?4)";
            statement(db, sql)?.execute(params![table, user, name, value])?;
            if is_about_messages {
                let sql = "DELETE FROM direct WHERE table_id = ?1 AND user = ?2";
                statement(db, sql)?.execute(params![table, user])?;
            }
            Ok(())
        })
        .await
    }
}

/// A table has ended, and with it what was wished there.
pub(super) fn clear(db: &Connection, table: TableId) -> Stored<()> {
    statement(db, "DELETE FROM overrides WHERE table_id = ?1")?.execute([table])?;
    Ok(())
}

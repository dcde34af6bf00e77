//! Servers in SQLite.

use std::time::Duration;

use async_trait::async_trait;
use rusqlite::{OptionalExtension, params};

use super::Sqlite;
use super::sql::statement;
use crate::chat::GuildId;
use crate::store::value::{before, readable, to_text};
use crate::store::{KeepsServers, ServerSettings, StoreError, Stored};

#[async_trait]
impl KeepsServers for Sqlite {
    async fn server(&self, guild: GuildId) -> Stored<ServerSettings> {
        self.read(move |db| {
            let mut query = statement(db, "SELECT settings FROM servers WHERE guild = ?1")?;
            let settings: Option<String> = query.query_row([guild], |row| row.get(0)).optional()?;
            let settings = settings.map(|text| serde_json::from_str(&text)).transpose();
            settings.map(Option::unwrap_or_default).map_err(|error| StoreError::Db(error.to_string()))
        })
        .await
    }

    async fn set_server(&self, guild: GuildId, settings: ServerSettings) -> Stored<()> {
        self.write(move |db| {
            let sql = "INSERT INTO servers (guild, settings) VALUES (?1, ?2)
                       ON CONFLICT DO UPDATE SET settings = excluded.settings";
            statement(db, sql)?.execute(params![guild, to_text(&settings)?])?;
            Ok(())
        })
        .await
    }

    async fn set_server_gone(&self, guild: GuildId, gone: Option<i64>) -> Stored<()> {
        self.write(move |db| {
            let sql = "UPDATE servers SET gone = ?2 WHERE guild = ?1 AND (gone IS NULL) <> (?2 IS NULL)";
            statement(db, sql)?.execute(params![guild, gone])?;
            Ok(())
        })
        .await
    }

    async fn enter_server(&self, guild: GuildId) -> Stored<bool> {
        self.write(move |db| {
            let sql = "INSERT INTO servers (guild) VALUES (?1)
                       ON CONFLICT DO UPDATE SET gone = NULL WHERE gone IS NOT NULL";
            Ok(statement(db, sql)?.execute([guild])? > 0)
        })
        .await
    }

    async fn servers(&self) -> Stored<Vec<GuildId>> {
        self.read(|db| {
            let mut query = statement(db, "SELECT guild FROM servers WHERE gone IS NULL")?;
            let rows = query.query_map([], |row| row.get(0))?;
            Ok(readable(rows, "servers").collect())
        })
        .await
    }

    async fn forget_servers(&self, now: i64, age: Duration) -> Stored<usize> {
        self.write(move |db| {
            let sql = "DELETE FROM servers WHERE gone IS NOT NULL AND gone <= ?1";
            Ok(statement(db, sql)?.execute([before(now, age)])?)
        })
        .await
    }
}

//! How the bot behaves in a server, as those who manage it want it. What follows from that is not decided here.

use std::time::Duration;

use rusqlite::{OptionalExtension, params};
use serde::{Deserialize, Serialize};

use super::sql::{readable, statement, to_text};
use super::{Store, StoreError, Stored};
use crate::chat::{ChannelId, GuildId, RoleId};
use crate::words::Language;

/// What those who manage a server have set. What they left open is none, or empty.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct ServerSettings {
    /// The pace of new tables, by its word.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub pace: Option<String>,
    /// The language of new tables, and of the welcome.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub language: Option<Language>,
    /// Whether new tables have a thread of their own.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub has_threads: Option<bool>,
    /// The channels in which tables may be opened; everywhere, where there are none.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub channels: Vec<ChannelId>,
    /// Who may open tables, with what the role was called; everybody, where it is none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub opening: Option<(RoleId, String)>,
    /// Whether there are ladders, and records.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub has_ladders: Option<bool>,
}

impl Store {
    /// What is set in a server.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn server(&self, guild: GuildId) -> Stored<ServerSettings> {
        self.read(move |db| {
            let mut query = statement(db, "SELECT settings FROM servers WHERE guild = ?1")?;
            let settings: Option<String> = query.query_row([guild], |row| row.get(0)).optional()?;
            let settings = settings.map(|text| serde_json::from_str(&text)).transpose();
            settings.map(Option::unwrap_or_default).map_err(|error| StoreError::Db(error.to_string()))
        })
        .await
    }

    /// Sets it anew.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn set_server(&self, guild: GuildId, settings: ServerSettings) -> Stored<()> {
        self.write(move |db| {
            let sql = "INSERT INTO servers (guild, settings) VALUES (?1, ?2)
                       ON CONFLICT DO UPDATE SET settings = excluded.settings";
            statement(db, sql)?.execute(params![guild, to_text(&settings)?])?;
            Ok(())
        })
        .await
    }

    /// Notes that the bot was taken out of a server at that moment, or with none, that it is there.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn set_server_gone(&self, guild: GuildId, gone: Option<i64>) -> Stored<()> {
        self.write(move |db| {
            let sql = "UPDATE servers SET gone = ?2 WHERE guild = ?1 AND (gone IS NULL) <> (?2 IS NULL)";
            statement(db, sql)?.execute(params![guild, gone])?;
            Ok(())
        })
        .await
    }

    /// Notes that the bot has come into a server; whether it was not there before, as far as is known.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn enter_server(&self, guild: GuildId) -> Stored<bool> {
        self.write(move |db| {
            let sql = "INSERT INTO servers (guild) VALUES (?1)
                       ON CONFLICT DO UPDATE SET gone = NULL WHERE gone IS NOT NULL";
            Ok(statement(db, sql)?.execute([guild])? > 0)
        })
        .await
    }

    /// The servers that are noted, without those that the bot was taken out of.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn servers(&self) -> Stored<Vec<GuildId>> {
        self.read(|db| {
            let mut query = statement(db, "SELECT guild FROM servers WHERE gone IS NULL")?;
            let rows = query.query_map([], |row| row.get(0))?;
            Ok(readable(rows, "servers").collect())
        })
        .await
    }

    /// Forgets what was set in servers that the bot was taken out of so long before that moment; returns how many.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn forget_servers(&self, now: i64, age: Duration) -> Stored<usize> {
        self.write(move |db| {
            let before = now.saturating_sub(i64::try_from(age.as_millis()).unwrap_or(i64::MAX));
            Ok(statement(db, "DELETE FROM servers WHERE gone IS NOT NULL AND gone <= ?1")?.execute([before])?)
        })
        .await
    }
}

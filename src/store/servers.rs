//! How the bot behaves in a server, as those who manage it want it. What follows from that is not decided here.

use std::time::Duration;

use async_trait::async_trait;
use serde::{Deserialize, Serialize};

use super::Stored;
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

/// How the bot behaves in servers.
#[async_trait]
pub trait KeepsServers: Send + Sync {
    /// What is set in a server.
    ///
    /// # Errors
    /// When the database fails.
    async fn server(&self, guild: GuildId) -> Stored<ServerSettings>;

    /// Sets it anew.
    ///
    /// # Errors
    /// When the database fails.
    async fn set_server(&self, guild: GuildId, settings: ServerSettings) -> Stored<()>;

    /// Notes that the bot was taken out of a server at that moment, or with none, that it is there.
    ///
    /// # Errors
    /// When the database fails.
    async fn set_server_gone(&self, guild: GuildId, gone: Option<i64>) -> Stored<()>;

    /// Notes that the bot has come into a server; whether it was not there before, as far as is known.
    ///
    /// # Errors
    /// When the database fails.
    async fn enter_server(&self, guild: GuildId) -> Stored<bool>;

    /// The servers that are noted, without those that the bot was taken out of.
    ///
    /// # Errors
    /// When the database fails.
    async fn servers(&self) -> Stored<Vec<GuildId>>;

    /// Forgets what was set in servers that the bot was taken out of so long before that moment; returns how many.
    ///
    /// # Errors
    /// When the database fails.
    async fn forget_servers(&self, now: i64, age: Duration) -> Stored<usize>;
}

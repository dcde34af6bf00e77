//! Servers in PostgreSQL.

use std::time::Duration;

use async_trait::async_trait;

use super::Postgres;
use super::again::{AT_LEISURE, again};
use super::sql::{column, one, run, values};
use crate::chat::GuildId;
use crate::store::value::{before, to_text};
use crate::store::{KeepsServers, ServerSettings, StoreError, Stored};

#[async_trait]
impl KeepsServers for Postgres {
    async fn server(&self, guild: GuildId) -> Stored<ServerSettings> {
        let sql = "SELECT settings FROM servers WHERE guild = $1";
        let settings: Option<String> = again!(self, one(&self.client().await?, sql, values![guild]).await)?;
        let settings = settings.map(|text| serde_json::from_str(&text)).transpose();
        settings.map(Option::unwrap_or_default).map_err(|error| StoreError::Db(error.to_string()))
    }

    async fn set_server(&self, guild: GuildId, settings: ServerSettings) -> Stored<()> {
        let sql = "INSERT INTO servers (guild, settings) VALUES ($1, $2)
                   ON CONFLICT (guild) DO UPDATE SET settings = excluded.settings";
        let values = values![guild, to_text(&settings)?];
        again!(self, run(&self.client().await?, sql, values.clone()).await.map(drop))
    }

    async fn set_server_gone(&self, guild: GuildId, gone: Option<i64>) -> Stored<()> {
        let sql = "UPDATE servers SET gone = $2::bigint WHERE guild = $1 AND (gone IS NULL) <> ($2::bigint IS NULL)";
        again!(self, run(&self.client().await?, sql, values![guild, gone]).await.map(drop))
    }

    async fn enter_server(&self, guild: GuildId) -> Stored<bool> {
        let sql = "INSERT INTO servers (guild) VALUES ($1)
                   ON CONFLICT (guild) DO UPDATE SET gone = NULL WHERE servers.gone IS NOT NULL";
        again!(self, Ok(run(&self.client().await?, sql, values![guild]).await? > 0))
    }

    async fn servers(&self) -> Stored<Vec<GuildId>> {
        let sql = "SELECT guild FROM servers WHERE gone IS NULL ORDER BY guild";
        again!(self, column(&self.client().await?, sql, Vec::new()).await)
    }

    async fn forget_servers(&self, now: i64, age: Duration) -> Stored<usize> {
        let sql = "DELETE FROM servers WHERE gone IS NOT NULL AND gone <= $1";
        again!(self, Ok(run(&self.client().await?, sql, values![before(now, age)]).await? as usize), AT_LEISURE)
    }
}

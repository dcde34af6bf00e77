//! What games leave behind and presses need, in PostgreSQL: films, reviews, long paths, what was served.

use std::time::Duration;

use async_trait::async_trait;

use super::Postgres;
use super::again::{AT_LEISURE, again};
use super::sql::{get, one, row, run, values};
use crate::chat::{ChannelId, MessageId, TableId};
use crate::store::value::ago;
use crate::store::{KeepsFilms, KeepsInteractions, KeepsPaths, KeepsReviews, Stored};

#[async_trait]
impl KeepsFilms for Postgres {
    async fn set_film(&self, table: TableId, (channel, message): (ChannelId, MessageId)) -> Stored<()> {
        let sql = "INSERT INTO films (table_id, channel, message) VALUES ($1, $2, $3)
                   ON CONFLICT (table_id) DO UPDATE SET channel = excluded.channel, message = excluded.message";
        again!(self, run(&self.client().await?, sql, values![table, channel, message]).await.map(drop))
    }

    async fn film(&self, table: TableId) -> Stored<Option<(ChannelId, MessageId)>> {
        let sql = "SELECT channel, message FROM films WHERE table_id = $1";
        let found = again!(self, row(&self.client().await?, sql, values![table]).await)?;
        found.map(|row| Ok((get(&row, 0)?, get(&row, 1)?))).transpose()
    }
}

#[async_trait]
impl KeepsReviews for Postgres {
    async fn set_review(&self, table: TableId, method: u32, found: String) -> Stored<()> {
        let sql = "INSERT INTO reviews (table_id, method, found) VALUES ($1, $2, $3)
                   ON CONFLICT (table_id) DO UPDATE SET method = excluded.method, found = excluded.found";
        again!(self, run(&self.client().await?, sql, values![table, method, &found]).await.map(drop))
    }

    async fn review(&self, table: TableId, method: u32) -> Stored<Option<String>> {
        let sql = "SELECT found FROM reviews WHERE table_id = $1 AND method = $2";
        again!(self, one(&self.client().await?, sql, values![table, method]).await)
    }
}

#[async_trait]
impl KeepsPaths for Postgres {
    async fn keep_path(&self, table: TableId, key: String, path: String) -> Stored<()> {
        let sql = "INSERT INTO paths (table_id, key, path) VALUES ($1, $2, $3) ON CONFLICT (table_id, key) DO NOTHING";
        again!(self, run(&self.client().await?, sql, values![table, &key, &path]).await.map(drop))
    }

    async fn path(&self, table: TableId, key: String) -> Stored<Option<String>> {
        let sql = "SELECT path FROM paths WHERE table_id = $1 AND key = $2";
        again!(self, one(&self.client().await?, sql, values![table, &key]).await)
    }
}

#[async_trait]
impl KeepsInteractions for Postgres {
    async fn forget_interactions(&self, age: Duration) -> Stored<usize> {
        let sql = "DELETE FROM interactions WHERE at <= $1";
        again!(self, Ok(run(&self.client().await?, sql, values![ago(age)]).await? as usize), AT_LEISURE)
    }
}

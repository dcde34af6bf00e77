//! Clocks, and the note that the program is at work, in PostgreSQL.

use async_trait::async_trait;
use deadpool_postgres::GenericClient;

use super::again::{Tried, again};
use super::sql::{run, values};
use super::{Postgres, meta, of_table};
use crate::chat::TableId;
use crate::store::clocks::{ALIVE, gap};
use crate::store::{Clocks, KeepsClocks, Stored};

#[async_trait]
impl KeepsClocks for Postgres {
    async fn clocks_of(&self, table: TableId) -> Stored<Clocks> {
        again!(self, of_table::clocks(&self.client().await?, table).await)
    }

    async fn is_alive(&self, now: i64) -> Stored<()> {
        again!(self, note_alive(&self.client().await?, now).await)
    }

    async fn alive(&self) -> Stored<i64> {
        again!(self, Ok(alive(&self.client().await?).await?.unwrap_or_default()))
    }

    async fn comes_back(&self, now: i64, least: i64, grace: i64) -> Stored<usize> {
        again!(self, self.try_comes_back(now, least, grace).await)
    }
}

impl Postgres {
    async fn try_comes_back(&self, now: i64, least: i64, grace: i64) -> Tried<usize> {
        let mut client = self.client().await?;
        let tx = client.transaction().await?;
        let alive = alive(&tx).await?.unwrap_or(now);
        let moved = if now.saturating_sub(alive) < least { 0 } else { move_by_gap(&tx, alive, now).await? };
        let sql = "UPDATE alarms SET at = $1
                   WHERE at < $1 AND kind IN ('deadline', 'vote-count', 'vote-end', 'lobby-old')";
        run(&tx, sql, values![now.saturating_add(grace)]).await?;
        note_alive(&tx, now).await?;
        tx.commit().await?;
        Ok(moved)
    }
}

async fn alive(db: &impl GenericClient) -> Tried<Option<i64>> {
    Ok(meta::read(db, ALIVE).await?.and_then(|at| at.parse().ok()))
}

/// The program's clock may be set back; what it was alive at is not forgotten by that.
async fn note_alive(db: &impl GenericClient, now: i64) -> Tried<()> {
    let sql = "INSERT INTO meta (key, value) VALUES ($1, $2)
               ON CONFLICT (key) DO UPDATE SET value = greatest(meta.value::bigint, excluded.value::bigint)::text";
    run(db, sql, values![ALIVE, now.to_string()]).await.map(drop)
}

/// A moment at the end of time stays there: one row that is damaged like that keeps nobody from starting.
async fn move_by_gap(db: &impl GenericClient, from: i64, to: i64) -> Tried<usize> {
    let sql = "UPDATE clocks SET due = least(due, 9223372036854775807 - $2) + $2, moved_from = $1, moved_to = $3
               WHERE due > $1 AND state <> 'frozen'";
    let moved = run(db, sql, values![from, gap(from, to), to]).await?;
    let sql = "UPDATE alarms SET at = least(at, 9223372036854775807 - $2) + $2
               WHERE at > $1 AND kind IN ('deadline', 'vote-count', 'vote-end', 'lobby-old')";
    run(db, sql, values![from, gap(from, to)]).await?;
    Ok(moved as usize)
}

//! Single values in PostgreSQL.

use async_trait::async_trait;
use deadpool_postgres::GenericClient;

use super::Postgres;
use super::again::{Tried, again};
use super::sql::{one, run, values};
use crate::store::{KeepsNotes, Stored};

#[async_trait]
impl KeepsNotes for Postgres {
    async fn note(&self, name: &'static str) -> Stored<Option<String>> {
        again!(self, read(&self.client().await?, name).await)
    }

    async fn set_note(&self, name: &'static str, value: String) -> Stored<()> {
        let sql =
            "INSERT INTO meta (key, value) VALUES ($1, $2) ON CONFLICT (key) DO UPDATE SET value = excluded.value";
        again!(self, run(&self.client().await?, sql, values![name, &value]).await.map(drop))
    }
}

pub(super) async fn read(db: &impl GenericClient, name: &str) -> Tried<Option<String>> {
    one(db, "SELECT value FROM meta WHERE key = $1", values![name]).await
}

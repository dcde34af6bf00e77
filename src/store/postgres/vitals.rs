//! How the memory stands, in PostgreSQL.

use std::collections::BTreeMap;

use async_trait::async_trait;
use deadpool_postgres::GenericClient;

use super::again::{Tried, again};
use super::handle::at_one_moment;
use super::migrate::LAST;
use super::sql::{Cell, get, one, row, rows, values};
use super::{Postgres, meta};
use crate::store::vitals::{BACKUP, rules_version};
use crate::store::{KeepsVitals, Stored, Vitals};

#[async_trait]
impl KeepsVitals for Postgres {
    async fn vitals(&self, now: i64) -> Stored<Vitals> {
        again!(self, self.try_vitals(now).await)
    }
}

impl Postgres {
    /// How many tables play each game by rules of which version, and how many could not be taken up.
    pub(super) async fn rules(&self) -> Stored<(BTreeMap<(String, u16), usize>, usize)> {
        // A record may have gone over to newer rules since it began; the position after its last entry says so.
        let sql = "SELECT game, coalesce(snapshot, header) FROM tables LEFT JOIN snapshots ON table_id = id
                   WHERE stage IN ('lobby', 'playing') AND stage = 'playing'";
        let found = again!(self, rows(&self.client().await?, sql, Vec::new()).await)?;
        let mut rules = BTreeMap::new();
        for row in &found {
            *rules.entry((get(row, 0)?, rules_version(&get::<String>(row, 1)?))).or_default() += 1;
        }
        let sql = "SELECT count(*) FROM tables WHERE stage IN ('lobby', 'playing') AND broken IS NOT NULL";
        let broken: Option<i64> = again!(self, one(&self.client().await?, sql, Vec::new()).await)?;
        Ok((rules, usize::try_from(broken.unwrap_or_default()).unwrap_or_default()))
    }

    async fn try_vitals(&self, now: i64) -> Tried<Vitals> {
        let mut client = self.client().await?;
        let tx = at_one_moment(&mut client).await?;
        let sql = "SELECT count(*) FILTER (WHERE stage = 'lobby'), count(*) FILTER (WHERE stage = 'playing')
                   FROM tables WHERE stage IN ('lobby', 'playing')";
        let (lobbies, playing) = two(&tx, sql, None).await?;
        let sql = "SELECT count(*), min(created) FROM outbox WHERE state = 'waiting'";
        let (waiting, waits_since) = two(&tx, sql, None).await?;
        let sql = "SELECT count(*), min(at) FROM alarms WHERE at <= $1";
        let (overdue, overdue_since) = two(&tx, sql, Some(now)).await?;
        let backup = meta::read(&tx, BACKUP).await?.and_then(|at| at.parse().ok());
        let schema = one(&tx, LAST, Vec::new()).await?.unwrap_or_default();
        Ok(Vitals { schema, lobbies, playing, waiting, waits_since, overdue, overdue_since, backup })
    }
}

/// The two columns of a row that is always there.
async fn two<T: Cell + Default, U: Cell + Default>(
    db: &impl GenericClient,
    sql: &str,
    at: Option<i64>,
) -> Tried<(T, U)> {
    let found = row(db, sql, at.map(|at| values![at]).unwrap_or_default()).await?;
    Ok(found.map(|row| Stored::Ok((get(&row, 0)?, get(&row, 1)?))).transpose()?.unwrap_or_default())
}

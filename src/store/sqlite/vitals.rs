//! How the memory stands, in SQLite.

use async_trait::async_trait;
use rusqlite::{Connection, params};

use super::open::schema;
use super::sql::statement;
use super::{Sqlite, meta};
use crate::store::vitals::BACKUP;
use crate::store::{KeepsVitals, Stored, Vitals};

#[async_trait]
impl KeepsVitals for Sqlite {
    async fn vitals(&self, now: i64) -> Stored<Vitals> {
        self.read(move |db| look(db, now)).await
    }
}

/// The same of a database.
pub(super) fn look(db: &Connection, now: i64) -> Stored<Vitals> {
    let schema = schema(db)?;
    let sql = "SELECT count(*) FILTER (WHERE stage = 'lobby'), count(*) FILTER (WHERE stage = 'playing')
               FROM tables INDEXED BY tables_live WHERE stage IN ('lobby', 'playing')";
    let (lobbies, playing) = statement(db, sql)?.query_row([], |row| Ok((row.get(0)?, row.get(1)?)))?;
    let sql = "SELECT count(*), min(created) FROM outbox INDEXED BY outbox_waiting WHERE state = 'waiting'";
    let (waiting, waits_since) = statement(db, sql)?.query_row([], |row| Ok((row.get(0)?, row.get(1)?)))?;
    let sql = "SELECT count(*), min(at) FROM alarms WHERE at <= ?1";
    let (overdue, overdue_since) = statement(db, sql)?.query_row(params![now], |row| Ok((row.get(0)?, row.get(1)?)))?;
    let backup = meta::read(db, BACKUP)?.and_then(|at| at.parse().ok());
    Ok(Vitals { schema, lobbies, playing, waiting, waits_since, overdue, overdue_since, backup })
}

//! How the whole memory stands, for whoever watches the program: how much waits, and since when. Names no table.

use rusqlite::{Connection, params};

use super::meta;
use super::open::schema;
use super::sql::statement;
use super::{Store, Stored};

/// Under this name it is noted when the last backup was made, in milliseconds since 1970.
pub(super) const BACKUP: &str = "backup";

/// How the memory stands. Moments are in milliseconds since 1970.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Vitals {
    /// The migration it has come to.
    pub schema: i64,
    /// Tables that gather people.
    pub lobbies: i64,
    /// Tables that play.
    pub playing: i64,
    /// What waits to be sent.
    pub waiting: i64,
    /// When the oldest of it was written.
    pub waits_since: Option<i64>,
    /// Alarms that should have gone off.
    pub overdue: i64,
    /// When the first of them should have.
    pub overdue_since: Option<i64>,
    /// When the last backup was made.
    pub backup: Option<i64>,
}

impl Store {
    /// How the memory stands at that moment.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn vitals(&self, now: i64) -> Stored<Vitals> {
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

//! Whom the host has taken off a table before its start. What follows from that is not decided here.

use std::collections::BTreeSet;

use rusqlite::{Connection, params};

use super::sql::statement;
use crate::chat::{TableId, UserId};
use crate::store::Stored;
use crate::store::value::readable;

pub(super) fn of_table(db: &Connection, table: TableId) -> Stored<BTreeSet<UserId>> {
    let mut query = statement(db, "SELECT user FROM barred WHERE table_id = ?1")?;
    let rows = query.query_map([table], |row| row.get(0))?;
    Ok(readable(rows, "barred").collect())
}

/// Writes all of them anew.
pub(super) fn put(db: &Connection, table: TableId, barred: &BTreeSet<UserId>) -> Stored<()> {
    statement(db, "DELETE FROM barred WHERE table_id = ?1")?.execute([table])?;
    let mut insert = statement(db, "INSERT INTO barred (table_id, user) VALUES (?1, ?2)")?;
    barred.iter().try_for_each(|user| insert.execute(params![table, user]).map(drop))?;
    Ok(())
}

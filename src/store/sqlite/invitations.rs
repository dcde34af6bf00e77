//! Invitations in SQLite.

use rusqlite::{Connection, Row, params};

use super::sql::statement;
use crate::chat::TableId;
use crate::store::value::readable;
use crate::store::{Invitation, Stored};

pub(super) fn of_table(db: &Connection, table: TableId) -> Stored<Vec<Invitation>> {
    let sql = "SELECT number, user, name, at, answer FROM invitations WHERE table_id = ?1 ORDER BY number";
    let mut query = statement(db, sql)?;
    let rows = query.query_map([table], invitation)?;
    Ok(readable(rows, "invitations").collect())
}

/// Writes all invitations of a table anew.
pub(super) fn put(db: &Connection, table: TableId, invitations: &[Invitation]) -> Stored<()> {
    statement(db, "DELETE FROM invitations WHERE table_id = ?1")?.execute([table])?;
    let sql = "INSERT INTO invitations (table_id, number, user, name, at, answer) VALUES (?1, ?2, ?3, ?4, ?5, ?6)";
    let mut insert = statement(db, sql)?;
    for Invitation { number, user, name, at, answer } in invitations {
        insert.execute(params![table, number, user, name, at, answer])?;
    }
    Ok(())
}

fn invitation(row: &Row<'_>) -> rusqlite::Result<Invitation> {
    Ok(Invitation { number: row.get(0)?, user: row.get(1)?, name: row.get(2)?, at: row.get(3)?, answer: row.get(4)? })
}

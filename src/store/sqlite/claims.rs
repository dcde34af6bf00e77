//! Claims in SQLite.

use rusqlite::{Connection, Row, params};

use super::sql::statement;
use crate::chat::TableId;
use crate::store::value::readable;
use crate::store::{Claim, Stored};

pub(super) fn of_table(db: &Connection, table: TableId) -> Stored<Vec<Claim>> {
    let sql = "SELECT user, name, seat, since, standing, kept FROM claims WHERE table_id = ?1";
    let mut query = statement(db, sql)?;
    let rows = query.query_map([table], claim)?;
    Ok(readable(rows, "claims").collect())
}

/// Writes all claims of a table anew.
pub(super) fn put(db: &Connection, table: TableId, claims: &[Claim]) -> Stored<()> {
    statement(db, "DELETE FROM claims WHERE table_id = ?1")?.execute([table])?;
    let sql = "INSERT INTO claims (table_id, user, name, seat, since, standing, kept)
               VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)";
    let mut insert = statement(db, sql)?;
    for claim in claims {
        let Claim { user, name, seat, since, standing, is_kept } = claim;
        insert.execute(params![table, user, name, seat, since, standing, is_kept])?;
    }
    Ok(())
}

fn claim(row: &Row<'_>) -> rusqlite::Result<Claim> {
    let (user, name, seat, since) = (row.get(0)?, row.get(1)?, row.get(2)?, row.get(3)?);
    Ok(Claim { user, name, seat, since, standing: row.get(4)?, is_kept: row.get(5)? })
}

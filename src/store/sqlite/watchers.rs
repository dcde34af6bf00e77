//! Followers in SQLite.

use rusqlite::{Connection, params};

use super::sql::statement;
use crate::chat::TableId;
use crate::store::value::readable;
use crate::store::{Stored, Watcher};

pub(super) fn of_table(db: &Connection, table: TableId) -> Stored<Vec<Watcher>> {
    let sql = "SELECT user, shown, closed FROM watchers WHERE table_id = ?1 ORDER BY user";
    let mut query = statement(db, sql)?;
    let rows = query
        .query_map([table], |row| Ok(Watcher { user: row.get(0)?, shown: row.get(1)?, is_closed: row.get(2)? }))?;
    Ok(readable(rows, "watchers").collect())
}

/// Writes all of them anew.
pub(super) fn put(db: &Connection, table: TableId, watchers: &[Watcher]) -> Stored<()> {
    statement(db, "DELETE FROM watchers WHERE table_id = ?1")?.execute([table])?;
    let mut insert = statement(db, "INSERT INTO watchers (table_id, user, shown, closed) VALUES (?1, ?2, ?3, ?4)")?;
    for Watcher { user, shown, is_closed } in watchers {
        insert.execute(params![table, user, shown, is_closed])?;
    }
    Ok(())
}

//! Deleting old tables in SQLite.

use std::time::Duration;

use async_trait::async_trait;
use rusqlite::Connection;

use super::Sqlite;
use super::sql::statement;
use crate::chat::TableId;
use crate::store::old_tables::STAYS;
use crate::store::value::ago;
use crate::store::{KeepsOldTables, Seen, Stored};

/// Statistics call people as the table did, where no newer one does.
const KEEP_NAMES: &str = "
    INSERT INTO names (guild, user, name)
    SELECT t.guild, r.user, coalesce(s.name, c.name) FROM results r JOIN tables t ON t.id = r.table_id
    LEFT JOIN seats s ON s.table_id = r.table_id AND s.user = r.user
    LEFT JOIN claims c ON c.table_id = r.table_id AND c.user = r.user
    WHERE r.table_id = ?1 AND r.user IS NOT NULL AND t.guild IS NOT NULL AND coalesce(s.name, c.name) IS NOT NULL
    ON CONFLICT DO UPDATE SET name = excluded.name";

#[async_trait]
impl KeepsOldTables for Sqlite {
    async fn old_tables(&self, lobbies: Duration, games: Option<Duration>) -> Stored<Vec<TableId>> {
        self.read(move |db| {
            let sql = "SELECT id FROM tables INDEXED BY tables_ended WHERE stage IN ('over', 'closed')
                       AND touched <= ?1 AND (header IS NOT NULL) = ?2";
            let mut query = statement(db, sql)?;
            let mut old = |age: Duration, has_begun: bool| -> Stored<Vec<TableId>> {
                let rows = query.query_map((ago(age), has_begun), |row| row.get(0))?;
                Ok(rows.collect::<Result<_, _>>()?)
            };
            let mut tables = old(lobbies, false)?;
            tables.extend(games.map(|age| old(age, true)).transpose()?.unwrap_or_default());
            Ok(tables)
        })
        .await
    }

    async fn delete_table(&self, table: TableId) -> Stored<()> {
        self.write(move |db| {
            Seen::Ended.check(db, table)?;
            db.execute(KEEP_NAMES, [table])?;
            for of_tables in of_tables(db)? {
                db.execute(&format!("DELETE FROM {of_tables} WHERE table_id = ?1"), [table])?;
            }
            statement(db, "UPDATE tables SET rematch_of = NULL WHERE rematch_of = ?1")?.execute([table])?;
            statement(db, "DELETE FROM tables WHERE id = ?1")?.execute([table])?;
            statement(db, "INSERT INTO deleted (id) VALUES (?1)")?.execute([table])?;
            Ok(())
        })
        .await
    }
}

/// What holds rows of tables, as the schema says it, so that nothing is left out one day.
fn of_tables(db: &Connection) -> Stored<Vec<String>> {
    let sql = "SELECT t.name FROM sqlite_schema t, pragma_table_info(t.name) c WHERE t.type = 'table' AND c.name = 'table_id'";
    let mut query = db.prepare(sql)?;
    let mut names = query.query_map([], |row| row.get(0))?.collect::<Result<Vec<String>, _>>()?;
    names.retain(|name| !STAYS.contains(&name.as_str()));
    Ok(names)
}

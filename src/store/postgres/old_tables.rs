//! Deleting old tables in PostgreSQL.

use std::time::Duration;

use async_trait::async_trait;

use super::Postgres;
use super::again::{Tried, again};
use super::commit::{check, locked};
use super::sql::{column, run, values};
use crate::chat::TableId;
use crate::store::old_tables::STAYS;
use crate::store::value::ago;
use crate::store::{KeepsOldTables, Seen, StoreError, Stored};

/// Statistics call people as the table did, where no newer one does.
const KEEP_NAMES: &str = "
    INSERT INTO names (guild, \"user\", name)
    SELECT DISTINCT ON (t.guild, r.\"user\") t.guild, r.\"user\", coalesce(s.name, c.name)
    FROM results r JOIN tables t ON t.id = r.table_id
    LEFT JOIN seats s ON s.table_id = r.table_id AND s.\"user\" = r.\"user\"
    LEFT JOIN claims c ON c.table_id = r.table_id AND c.\"user\" = r.\"user\"
    WHERE r.table_id = $1 AND r.\"user\" IS NOT NULL AND t.guild IS NOT NULL AND coalesce(s.name, c.name) IS NOT NULL
    ON CONFLICT (guild, \"user\") DO UPDATE SET name = excluded.name";

/// What holds rows of tables, as the schema says it, so that nothing is left out one day; what belongs to others' rows first.
const OF_TABLES: &str = "
    SELECT table_name FROM information_schema.columns
    WHERE table_schema = current_schema() AND column_name = 'table_id' ORDER BY table_name";

#[async_trait]
impl KeepsOldTables for Postgres {
    async fn old_tables(&self, lobbies: Duration, games: Option<Duration>) -> Stored<Vec<TableId>> {
        let sql = "SELECT id FROM tables WHERE stage IN ('over', 'closed') AND touched <= $1
                   AND (header IS NOT NULL) = $2 ORDER BY touched, id";
        again!(self, {
            let client = self.client().await?;
            let mut tables = column::<TableId>(&client, sql, values![ago(lobbies), false]).await?;
            if let Some(age) = games {
                tables.extend(column::<TableId>(&client, sql, values![ago(age), true]).await?);
            }
            Ok(tables)
        })
    }

    async fn delete_table(&self, table: TableId) -> Stored<()> {
        again!(self, self.try_delete_table(table).await)
    }
}

impl Postgres {
    async fn try_delete_table(&self, table: TableId) -> Tried<()> {
        let mut client = self.client().await?;
        let tx = client.transaction().await?;
        let before = locked(&tx, table).await?.ok_or(StoreError::Unknown(table))?;
        check(&tx, table, &Seen::Ended, &before).await?;
        run(&tx, KEEP_NAMES, values![table]).await?;
        for of_tables in column::<String>(&tx, OF_TABLES, Vec::new()).await? {
            if !STAYS.contains(&of_tables.as_str()) {
                run(&tx, &format!("DELETE FROM {of_tables} WHERE table_id = $1"), values![table]).await?;
            }
        }
        run(&tx, "UPDATE tables SET rematch_of = NULL WHERE rematch_of = $1", values![table]).await?;
        run(&tx, "DELETE FROM tables WHERE id = $1", values![table]).await?;
        run(&tx, "INSERT INTO deleted (id) VALUES ($1)", values![table]).await?;
        Ok(tx.commit().await?)
    }
}

//! Records in PostgreSQL.

use async_trait::async_trait;
use tokio_postgres::Row;

use super::again::{Tried, again};
use super::handle::at_one_moment;
use super::sql::{column, get, one, rows, values};
use super::{Postgres, of_table, tables};
use crate::chat::TableId;
use crate::record::Entry;
use crate::store::value::from_text;
use crate::store::{KeepsRecords, Loaded, Stored};

#[async_trait]
impl KeepsRecords for Postgres {
    async fn load(&self, table: TableId) -> Stored<Loaded> {
        again!(self, self.try_load(table).await)
    }

    async fn all_written(&self, table: TableId) -> Stored<Vec<i64>> {
        let sql = "SELECT at FROM entries WHERE table_id = $1 ORDER BY n";
        again!(self, column(&self.client().await?, sql, values![table]).await)
    }

    async fn written(&self, table: TableId, n: u64) -> Stored<Option<i64>> {
        let sql = "SELECT at FROM entries WHERE table_id = $1 AND n = $2";
        again!(self, one(&self.client().await?, sql, values![table, n]).await)
    }
}

impl Postgres {
    async fn try_load(&self, table: TableId) -> Tried<Loaded> {
        let mut client = self.client().await?;
        let tx = at_one_moment(&mut client).await?;
        let row = tables::get_row(&tx, table).await?;
        let header: Option<Option<String>> =
            one(&tx, "SELECT header FROM tables WHERE id = $1", values![table]).await?;
        let header = header.flatten().map(|text| from_text(&text, table, 0)).transpose()?;
        let sql = "SELECT n, entry FROM entries WHERE table_id = $1 ORDER BY n";
        let entry = |row: &Row| -> Stored<Entry> { from_text(&get::<String>(row, 1)?, table, get(row, 0)?) };
        let entries = rows(&tx, sql, values![table]).await?.iter().map(entry).collect::<Stored<_>>()?;
        let snapshot: Option<String> =
            one(&tx, "SELECT snapshot FROM snapshots WHERE table_id = $1", values![table]).await?;
        Ok(Loaded {
            table: row,
            seats: of_table::sitters(&tx, table).await?,
            barred: of_table::barred(&tx, table).await?,
            claims: of_table::claims(&tx, table).await?,
            invitations: of_table::invitations(&tx, table).await?,
            watchers: of_table::watchers(&tx, table).await?,
            header,
            entries,
            snapshot: snapshot.and_then(|text| serde_json::from_str(&text).ok()),
            clocks: of_table::clocks(&tx, table).await?,
            calls: of_table::calls(&tx, table).await?,
            alarms: of_table::alarms(&tx, table).await?,
        })
    }
}

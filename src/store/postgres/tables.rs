//! Tables in PostgreSQL, and who sits there.

use async_trait::async_trait;
use deadpool_postgres::GenericClient;
use serde_json::Value as Json;
use tokio_postgres::Row;

use super::again::{Fault, Tried, again};
use super::handle::at_one_moment;
use super::sql::{Value, column, get, one, row, rows, run, values};
use super::{Postgres, of_table};
use crate::chat::{ChannelId, GuildId, TableId, UserId};
use crate::rules::Seat;
use crate::store::{KeepsSeats, KeepsTables, Sitter, StoreError, Stored, TableRow, Waiting};
use crate::words::Language;

#[async_trait]
impl KeepsTables for Postgres {
    async fn table(&self, table: TableId) -> Stored<TableRow> {
        again!(self, get_row(&self.client().await?, table).await)
    }

    async fn table_in(&self, channel: ChannelId) -> Stored<Option<TableRow>> {
        again!(self, {
            let mut client = self.client().await?;
            let tx = at_one_moment(&mut client).await?;
            let sql = "SELECT id FROM tables WHERE channel = $1 ORDER BY created DESC LIMIT 1";
            match live_in(&tx, channel).await? {
                Some(live) => get_row(&tx, live).await.map(Some),
                None => found(&tx, one(&tx, sql, values![channel]).await?).await,
            }
        })
    }

    async fn rematch_of(&self, table: TableId) -> Stored<Option<TableRow>> {
        again!(self, {
            let mut client = self.client().await?;
            let tx = at_one_moment(&mut client).await?;
            let sql = "SELECT id FROM tables WHERE rematch_of = $1 AND stage <> 'closed' ORDER BY created DESC LIMIT 1";
            found(&tx, one(&tx, sql, values![table]).await?).await
        })
    }

    async fn tables_of(&self, user: UserId) -> Stored<Vec<Waiting>> {
        let sql = "SELECT tables.id, seats.seat FROM seats JOIN tables ON tables.id = seats.table_id
                   WHERE seats.\"user\" = $1 AND tables.stage IN ('lobby', 'playing') ORDER BY tables.id";
        let mut found = again!(self, self.sat_at(sql, values![user]).await)?;
        found.sort_by_key(|waiting| (!waiting.is_awaited, -waiting.table.touched));
        Ok(found)
    }

    async fn finished_of(&self, user: UserId, most: usize) -> Stored<Vec<Waiting>> {
        let sql = "SELECT tables.id, seats.seat FROM seats JOIN tables ON tables.id = seats.table_id
                   WHERE seats.\"user\" = $1 AND tables.stage = 'over' ORDER BY tables.touched DESC LIMIT $2";
        again!(self, self.sat_at(sql, values![user, most as u64]).await)
    }

    async fn live_in_server(&self, server: GuildId) -> Stored<Vec<TableRow>> {
        again!(self, {
            let mut client = self.client().await?;
            let tx = at_one_moment(&mut client).await?;
            let sql = "SELECT id FROM tables WHERE stage IN ('lobby', 'playing') AND guild = $1 ORDER BY id";
            let mut tables = Vec::new();
            for table in column(&tx, sql, values![server]).await? {
                tables.extend(if_readable(table, get_row(&tx, table).await)?);
            }
            Ok(tables)
        })
    }

    async fn set_lost(&self, table: TableId, is_lost: bool) -> Stored<()> {
        let sql = "UPDATE tables SET lost = $2 WHERE id = $1";
        again!(self, run(&self.client().await?, sql, values![table, is_lost]).await.map(drop))
    }

    async fn running(&self) -> Stored<Vec<TableId>> {
        let sql = "SELECT id FROM tables WHERE stage IN ('lobby', 'playing') AND stage = 'playing' ORDER BY id";
        again!(self, column(&self.client().await?, sql, Vec::new()).await)
    }
}

#[async_trait]
impl KeepsSeats for Postgres {
    async fn rename(&self, guild: GuildId, user: UserId, name: String) -> Stored<Vec<TableId>> {
        let sql = "UPDATE seats SET name = $3 WHERE \"user\" = $2 AND name <> $3
                   AND (SELECT guild FROM tables WHERE id = table_id) = $1 RETURNING table_id";
        again!(self, column(&self.client().await?, sql, values![guild, user, &name]).await)
    }

    async fn seats(&self, table: TableId) -> Stored<Vec<Sitter>> {
        again!(self, of_table::sitters(&self.client().await?, table).await)
    }
}

impl Postgres {
    /// The tables of these seats. One that cannot be read is left out, and hides no other.
    async fn sat_at(&self, sql: &str, values: Vec<Value>) -> Tried<Vec<Waiting>> {
        let mut client = self.client().await?;
        let tx = at_one_moment(&mut client).await?;
        let mut all = Vec::new();
        for seated in rows(&tx, sql, values).await? {
            let (table, seat) = (get(&seated, 0)?, get(&seated, 1)?);
            all.extend(if_readable(table, waiting(&tx, table, seat).await)?);
        }
        Ok(all)
    }
}

async fn waiting(db: &impl GenericClient, table: TableId, seat: Seat) -> Tried<Waiting> {
    let row = get_row(db, table).await?;
    Ok(Waiting::of(row, seat, &of_table::clocks(db, table).await?, &of_table::calls(db, table).await?))
}

/// What was read of a table, if it can be read. That the server cannot be asked is not that table's trouble.
fn if_readable<T>(table: TableId, read: Tried<T>) -> Tried<Option<T>> {
    match read {
        Ok(read) => Ok(Some(read)),
        Err(Fault::Lasting(error)) => {
            tracing::error!(%table, %error, "a table can't be read");
            Ok(None)
        }
        Err(passing) => Err(passing),
    }
}

async fn found(db: &impl GenericClient, table: Option<TableId>) -> Tried<Option<TableRow>> {
    match table {
        Some(table) => get_row(db, table).await.map(Some),
        None => Ok(None),
    }
}

/// Refuses a channel in which another table lives.
pub(super) async fn occupied(db: &impl GenericClient, channel: ChannelId, but: Option<TableId>) -> Tried<()> {
    let other = live_in(db, channel).await?.filter(|table| Some(*table) != but);
    Ok(other.map_or(Ok(()), |table| Err(StoreError::Occupied(table)))?)
}

async fn live_in(db: &impl GenericClient, channel: ChannelId) -> Tried<Option<TableId>> {
    one(db, "SELECT id FROM tables WHERE channel = $1 AND stage IN ('lobby', 'playing')", values![channel]).await
}

/// The row of a table.
pub(super) async fn get_row(db: &impl GenericClient, table: TableId) -> Tried<TableRow> {
    let sql = "SELECT id, game, stage, guild, channel, host, options, seats, language, place, entries, awaiting,
                   created, touched, lost, host_seen, paused_until, moved, broken
               FROM tables WHERE id = $1";
    let found = row(db, sql, values![table]).await?;
    Ok(columns(&found.ok_or(StoreError::Unknown(table))?)?)
}

fn columns(row: &Row) -> Stored<TableRow> {
    Ok(TableRow {
        id: get(row, 0)?,
        game: get(row, 1)?,
        stage: get(row, 2)?,
        guild: get(row, 3)?,
        channel: get(row, 4)?,
        host: get(row, 5)?,
        options: serde_json::from_str(&get::<String>(row, 6)?).ok().filter(Json::is_object).unwrap_or_default(),
        seats: get(row, 7)?,
        language: Language::of_locale(&get::<String>(row, 8)?),
        venue: get(row, 9)?,
        entries: get(row, 10)?,
        awaiting: get(row, 11)?,
        created: get(row, 12)?,
        touched: get(row, 13)?,
        is_lost: get(row, 14)?,
        host_seen: get(row, 15)?,
        paused_until: get(row, 16)?,
        moved: get(row, 17)?,
        broken: get(row, 18)?,
    })
}

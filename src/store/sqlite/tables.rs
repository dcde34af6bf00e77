//! Tables in SQLite.

use async_trait::async_trait;
use rusqlite::{Connection, OptionalExtension, Row, params};
use serde_json::Value;

use super::sql::statement;
use super::{Sqlite, calls, clocks};
use crate::chat::{ChannelId, GuildId, TableId, UserId};
use crate::rules::Seat;
use crate::store::value::readable;
use crate::store::{KeepsTables, StoreError, Stored, TableRow, Waiting};
use crate::words::Language;

#[async_trait]
impl KeepsTables for Sqlite {
    async fn table(&self, table: TableId) -> Stored<TableRow> {
        self.read(move |db| get(db, table)).await
    }

    async fn table_in(&self, channel: ChannelId) -> Stored<Option<TableRow>> {
        self.read(move |db| {
            if let Some(live) = live_in(db, channel)? {
                return get(db, live).map(Some);
            }
            let sql = "SELECT id FROM tables WHERE channel = ?1 ORDER BY created DESC LIMIT 1";
            let last: Option<TableId> = statement(db, sql)?.query_row([channel], |row| row.get(0)).optional()?;
            last.map(|table| get(db, table)).transpose()
        })
        .await
    }

    async fn rematch_of(&self, table: TableId) -> Stored<Option<TableRow>> {
        self.read(move |db| {
            let sql = "SELECT id FROM tables WHERE rematch_of = ?1 AND stage <> 'closed' ORDER BY created DESC LIMIT 1";
            let last: Option<TableId> = statement(db, sql)?.query_row([table], |row| row.get(0)).optional()?;
            last.map(|table| get(db, table)).transpose()
        })
        .await
    }

    async fn tables_of(&self, user: UserId) -> Stored<Vec<Waiting>> {
        self.read(move |db| {
            let sql = "SELECT tables.id, seats.seat FROM seats JOIN tables ON tables.id = seats.table_id
                       WHERE seats.user = ?1 AND tables.stage IN ('lobby', 'playing')";
            let mut query = statement(db, sql)?;
            let seated = query.query_map([user], |row| Ok((row.get(0)?, row.get(1)?)))?;
            let mut found = sat_at(db, seated);
            found.sort_by_key(|waiting| (!waiting.is_awaited, -waiting.table.touched));
            Ok(found)
        })
        .await
    }

    async fn finished_of(&self, user: UserId, most: usize) -> Stored<Vec<Waiting>> {
        self.read(move |db| {
            let sql = "SELECT tables.id, seats.seat FROM seats JOIN tables ON tables.id = seats.table_id
                       WHERE seats.user = ?1 AND tables.stage = 'over' ORDER BY tables.touched DESC LIMIT ?2";
            let mut query = statement(db, sql)?;
            let seated = query.query_map(params![user, most as i64], |row| Ok((row.get(0)?, row.get(1)?)))?;
            Ok(sat_at(db, seated))
        })
        .await
    }

    async fn live_in_server(&self, server: GuildId) -> Stored<Vec<TableRow>> {
        self.read(move |db| {
            let sql = "SELECT id FROM tables INDEXED BY tables_live
                       WHERE stage IN ('lobby', 'playing') AND guild = ?1";
            let mut query = statement(db, sql)?;
            let rows = query.query_map([server], |row| row.get(0))?;
            Ok(readable(rows, "tables").filter_map(|table| get(db, table).ok()).collect())
        })
        .await
    }

    async fn set_lost(&self, table: TableId, is_lost: bool) -> Stored<()> {
        self.write(move |db| {
            statement(db, "UPDATE tables SET lost = ?2 WHERE id = ?1")?.execute(params![table, is_lost])?;
            Ok(())
        })
        .await
    }

    async fn running(&self) -> Stored<Vec<TableId>> {
        self.read(|db| {
            let sql = "SELECT id FROM tables INDEXED BY tables_live
                       WHERE stage IN ('lobby', 'playing') AND stage = 'playing'";
            let mut query = statement(db, sql)?;
            let rows = query.query_map([], |row| row.get(0))?;
            Ok(readable(rows, "tables").collect())
        })
        .await
    }
}

/// The tables of these seats. One that cannot be read is left out, and hides no other.
fn sat_at(db: &Connection, seated: impl Iterator<Item = rusqlite::Result<(TableId, Seat)>>) -> Vec<Waiting> {
    let waiting = readable(seated, "seats").filter_map(|(table, seat)| {
        let read = get(db, table)
            .and_then(|row| Ok(Waiting::of(row, seat, &clocks::of_table(db, table)?, &calls::of_table(db, table)?)));
        read.inspect_err(|error| tracing::error!(%table, %error, "a table can't be read")).ok()
    });
    waiting.collect()
}

pub(super) fn get(db: &Connection, table: TableId) -> Stored<TableRow> {
    let sql = "SELECT id, game, stage, guild, channel, host, options, seats, language, place, entries, awaiting,
                   created, touched, lost, host_seen, paused_until, moved, broken
               FROM tables WHERE id = ?1";
    statement(db, sql)?.query_row([table], columns).optional()?.ok_or(StoreError::Unknown(table))
}

fn columns(row: &Row<'_>) -> rusqlite::Result<TableRow> {
    Ok(TableRow {
        id: row.get(0)?,
        game: row.get(1)?,
        stage: row.get(2)?,
        guild: row.get(3)?,
        channel: row.get(4)?,
        host: row.get(5)?,
        options: serde_json::from_str(row.get_ref(6)?.as_str()?).ok().filter(Value::is_object).unwrap_or_default(),
        seats: row.get(7)?,
        language: Language::of_locale(row.get_ref(8)?.as_str()?),
        venue: row.get(9)?,
        entries: row.get::<_, i64>(10)?.cast_unsigned(),
        awaiting: row.get(11)?,
        created: row.get(12)?,
        touched: row.get(13)?,
        is_lost: row.get(14)?,
        host_seen: row.get(15)?,
        paused_until: row.get(16)?,
        moved: row.get(17)?,
        broken: row.get(18)?,
    })
}

pub(super) fn live_in(db: &Connection, channel: ChannelId) -> Stored<Option<TableId>> {
    let sql = "SELECT id FROM tables WHERE channel = ?1 AND stage IN ('lobby', 'playing')";
    Ok(statement(db, sql)?.query_row([channel], |row| row.get(0)).optional()?)
}

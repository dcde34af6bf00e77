//! Clocks, and the note that the program is at work, in SQLite.

use async_trait::async_trait;
use rusqlite::{Connection, OptionalExtension, Row, params};

use super::Sqlite;
use super::sql::statement;
use crate::chat::TableId;
use crate::rules::Seat;
use crate::store::clocks::{ALIVE, gap};
use crate::store::value::readable;
use crate::store::{Clocks, KeepsClocks, SeatClock, Stored};

#[async_trait]
impl KeepsClocks for Sqlite {
    async fn clocks_of(&self, table: TableId) -> Stored<Clocks> {
        self.read(move |db| of_table(db, table)).await
    }

    async fn is_alive(&self, now: i64) -> Stored<()> {
        self.write(move |db| note_alive(db, now)).await
    }

    async fn alive(&self) -> Stored<i64> {
        self.read(|db| Ok(alive(db)?.unwrap_or_default())).await
    }

    async fn comes_back(&self, now: i64, least: i64, grace: i64) -> Stored<usize> {
        self.write(move |db| {
            let alive = alive(db)?.unwrap_or(now);
            let moved = if now.saturating_sub(alive) < least { 0 } else { move_by_gap(db, alive, now)? };
            let sql = "UPDATE alarms SET at = ?1
                       WHERE at < ?1 AND kind IN ('deadline', 'vote-count', 'vote-end', 'lobby-old')";
            statement(db, sql)?.execute([now.saturating_add(grace)])?;
            note_alive(db, now)?;
            Ok(moved)
        })
        .await
    }
}

fn alive(db: &Connection) -> Stored<Option<i64>> {
    let sql = "SELECT value FROM meta WHERE key = ?1";
    let alive: Option<String> = statement(db, sql)?.query_row([ALIVE], |row| row.get(0)).optional()?;
    Ok(alive.and_then(|at| at.parse().ok()))
}

/// The program's clock may be set back; what it was alive at is not forgotten by that.
fn note_alive(db: &Connection, now: i64) -> Stored<()> {
    let sql = "INSERT INTO meta (key, value) VALUES (?1, ?2)
               ON CONFLICT DO UPDATE SET value = max(CAST(value AS INTEGER), CAST(excluded.value AS INTEGER))";
    statement(db, sql)?.execute(params![ALIVE, now.to_string()])?;
    Ok(())
}

/// A moment at the end of time stays there: one row that is damaged like that keeps nobody from starting.
fn move_by_gap(db: &Connection, from: i64, to: i64) -> Stored<usize> {
    let gap = gap(from, to);
    let sql = "UPDATE clocks SET due = min(due, 9223372036854775807 - ?2) + ?2, moved_from = ?1, moved_to = ?3
               WHERE due > ?1 AND state <> 'frozen'";
    let moved = statement(db, sql)?.execute([from, gap, to])?;
    let sql = "UPDATE alarms SET at = min(at, 9223372036854775807 - ?2) + ?2
               WHERE at > ?1 AND kind IN ('deadline', 'vote-count', 'vote-end', 'lobby-old')";
    statement(db, sql)?.execute([from, gap])?;
    Ok(moved)
}

pub(super) fn of_table(db: &Connection, table: TableId) -> Stored<Clocks> {
    let sql = "SELECT seat, call, step, due, moved_from, moved_to, state FROM clocks WHERE table_id = ?1";
    let mut query = statement(db, sql)?;
    let rows = query.query_map([table], columns)?;
    Ok(readable(rows, "clocks").collect())
}

/// Sets the clock of a seat, or takes it away.
pub(super) fn set(db: &Connection, table: TableId, seat: Seat, clock: Option<SeatClock>) -> Stored<()> {
    let Some(SeatClock { call, step, due, moved, state }) = clock else {
        statement(db, "DELETE FROM clocks WHERE table_id = ?1 AND seat = ?2")?.execute(params![table, seat])?;
        return Ok(());
    };
    let sql = "INSERT OR REPLACE INTO clocks (table_id, seat, call, step, due, moved_from, moved_to, state)
               VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8)";
    let (from, to) = moved.unzip();
    statement(db, sql)?.execute(params![table, seat, call.cast_signed(), step.cast_signed(), due, from, to, state])?;
    Ok(())
}

fn columns(row: &Row<'_>) -> rusqlite::Result<(Seat, SeatClock)> {
    let (from, to): (Option<i64>, Option<i64>) = (row.get(4)?, row.get(5)?);
    let clock = SeatClock {
        call: row.get::<_, i64>(1)?.cast_unsigned(),
        step: row.get::<_, i64>(2)?.cast_unsigned(),
        due: row.get(3)?,
        moved: from.zip(to),
        state: row.get(6)?,
    };
    Ok((row.get(0)?, clock))
}

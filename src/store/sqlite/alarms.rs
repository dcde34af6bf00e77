//! Alarms in SQLite.

use async_trait::async_trait;
use rusqlite::{Connection, Row, params};

use super::Sqlite;
use super::sql::statement;
use crate::chat::TableId;
use crate::store::value::readable;
use crate::store::{Alarm, AlarmOf, Alarms, DueAlarm, KeepsAlarms, Stored};

#[async_trait]
impl KeepsAlarms for Sqlite {
    async fn due_alarms(&self, now: i64, most: usize) -> Stored<Vec<DueAlarm>> {
        self.read(move |db| {
            let sql =
                "SELECT kind, seat, user, vote, at, mark, table_id FROM alarms WHERE at <= ?1 ORDER BY at LIMIT ?2";
            let mut query = statement(db, sql)?;
            let rows = query.query_map(params![now, most as i64], due)?;
            Ok(readable(rows, "alarms").collect())
        })
        .await
    }

    async fn next_alarm(&self) -> Stored<Option<i64>> {
        self.read(|db| Ok(statement(db, "SELECT min(at) FROM alarms")?.query_row([], |row| row.get(0))?)).await
    }

    async fn alarms_of(&self, table: TableId) -> Stored<Alarms> {
        self.read(move |db| of_table(db, table)).await
    }

    async fn put_off(&self, due: DueAlarm, until: i64) -> Stored<()> {
        self.write(move |db| {
            let sql = "UPDATE alarms SET at = ?7
                       WHERE table_id = ?1 AND kind = ?2 AND seat = ?3 AND user = ?4 AND vote = ?5 AND at = ?6";
            let (seat, user, vote) = due.of.columns();
            statement(db, sql)?.execute(params![due.table, due.of.kind, seat, user, vote, due.alarm.at, until])?;
            Ok(())
        })
        .await
    }
}

pub(super) fn of_table(db: &Connection, table: TableId) -> Stored<Alarms> {
    let mut query = statement(db, "SELECT kind, seat, user, vote, at, mark FROM alarms WHERE table_id = ?1")?;
    let rows = query.query_map([table], columns)?;
    Ok(readable(rows, "alarms").collect())
}

/// Sets an alarm, in place of the one that is about the same, or turns it off.
pub(super) fn set(db: &Connection, table: TableId, of: AlarmOf, alarm: Option<Alarm>) -> Stored<()> {
    let (seat, user, vote) = of.columns();
    match alarm {
        Some(Alarm { at, mark }) => {
            let sql =
                "INSERT INTO alarms (table_id, kind, seat, user, vote, at, mark) VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)
                       ON CONFLICT DO UPDATE SET at = excluded.at, mark = excluded.mark";
            statement(db, sql)?.execute(params![table, of.kind, seat, user, vote, at, mark])?;
        }
        None => {
            let sql = "DELETE FROM alarms
                       WHERE table_id = ?1 AND kind = ?2 AND seat = ?3 AND user = ?4 AND vote = ?5";
            statement(db, sql)?.execute(params![table, of.kind, seat, user, vote])?;
        }
    }
    Ok(())
}

/// Turns all alarms of a table off.
pub(super) fn clear(db: &Connection, table: TableId) -> Stored<()> {
    statement(db, "DELETE FROM alarms WHERE table_id = ?1")?.execute([table])?;
    Ok(())
}

/// An alarm with its table.
pub(super) fn due(row: &Row<'_>) -> rusqlite::Result<DueAlarm> {
    let (of, alarm) = columns(row)?;
    Ok(DueAlarm { table: row.get(6)?, of, alarm })
}

fn columns(row: &Row<'_>) -> rusqlite::Result<(AlarmOf, Alarm)> {
    let of = AlarmOf::of_columns(row.get(0)?, (row.get(1)?, row.get(2)?, row.get(3)?));
    Ok((of, Alarm { at: row.get(4)?, mark: row.get(5)? }))
}

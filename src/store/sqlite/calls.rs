//! Calls in SQLite.

use rusqlite::{Connection, Row, params};

use super::sql::statement;
use crate::chat::TableId;
use crate::rules::Seat;
use crate::store::value::readable;
use crate::store::{Call, Calls, Stored};

pub(super) fn of_table(db: &Connection, table: TableId) -> Stored<Calls> {
    let sql =
        "SELECT seat, call, step, at, reminders, nudges, nudged, said, alone, heralded FROM calls WHERE table_id = ?1";
    let mut query = statement(db, sql)?;
    let rows = query.query_map([table], columns)?;
    Ok(readable(rows, "calls").collect())
}

/// Notes the call of a seat, or that it is called no more.
pub(super) fn set(db: &Connection, table: TableId, seat: Seat, call: Option<Call>) -> Stored<()> {
    let Some(Call { call, step, at, reminders, nudges, nudged, said, alone, is_heralded }) = call else {
        statement(db, "DELETE FROM calls WHERE table_id = ?1 AND seat = ?2")?.execute(params![table, seat])?;
        return Ok(());
    };
    let sql = "INSERT OR REPLACE INTO calls
                   (table_id, seat, call, step, at, reminders, nudges, nudged, said, alone, heralded)
               VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11)";
    let (call, step) = (call.cast_signed(), step.cast_signed());
    let row = params![table, seat, call, step, at, reminders, nudges, nudged, said, alone, is_heralded];
    statement(db, sql)?.execute(row)?;
    Ok(())
}

fn columns(row: &Row<'_>) -> rusqlite::Result<(Seat, Call)> {
    let call = Call {
        call: row.get::<_, i64>(1)?.cast_unsigned(),
        step: row.get::<_, i64>(2)?.cast_unsigned(),
        at: row.get(3)?,
        reminders: row.get(4)?,
        nudges: row.get(5)?,
        nudged: row.get(6)?,
        said: row.get(7)?,
        alone: row.get(8)?,
        is_heralded: row.get(9)?,
    };
    Ok((row.get(0)?, call))
}

//! Who was called at a table, when, and what was said to them about it since. When something is said is decided elsewhere.

use std::collections::BTreeMap;

use rusqlite::{Connection, Row, params};

use super::Stored;
use super::sql::{readable, statement};
use crate::chat::TableId;
use crate::rules::Seat;

/// The call of a seat that is still to answer it. Moments are in milliseconds since 1970.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Call {
    /// How many entries the record had when it was called.
    pub call: u64,
    /// The step it was called at.
    pub step: u64,
    /// When it was called: which call it is.
    pub at: i64,
    /// How often it was reminded.
    pub reminders: u32,
    /// How often the others asked about it.
    pub nudges: u32,
    /// When they did so last.
    pub nudged: Option<i64>,
    /// When anything was last said to whoever holds it about that.
    pub said: i64,
    /// Since when it is the only one that is missing of several that were called.
    pub alone: Option<i64>,
    /// Whether whoever comes next was told that it is this one's turn.
    pub is_heralded: bool,
}

/// The calls of a table.
pub type Calls = BTreeMap<Seat, Call>;

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

//! Who has held a seat of a running game and holds none now. What that allows them is not decided here.

use rusqlite::{Connection, Row, params};

use super::Stored;
use super::sql::{readable, statement, words};
use crate::chat::{TableId, UserId};
use crate::rules::Seat;

/// What somebody who got up may expect of their seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Standing {
    /// It is theirs again whenever they like.
    Open,
    /// Somebody else has sat there since.
    Ended,
    /// They gave it up for good.
    GaveUp,
}
words!(Standing { Standing::Open => "open", Standing::Ended => "ended", Standing::GaveUp => "gave-up" });

/// Somebody who has held a seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Claim {
    /// Who.
    pub user: UserId,
    /// What they were called when they got up: not yet escaped.
    pub name: String,
    /// Which seat.
    pub seat: Seat,
    /// When they got up, in milliseconds since 1970.
    pub since: i64,
    /// What they may expect of it.
    pub standing: Standing,
    /// Whether it is kept for them for a while: they did not get up by having left the server.
    pub is_kept: bool,
}

pub(super) fn of_table(db: &Connection, table: TableId) -> Stored<Vec<Claim>> {
    let sql = "SELECT user, name, seat, since, standing, kept FROM claims WHERE table_id = ?1";
    let mut query = statement(db, sql)?;
    let rows = query.query_map([table], claim)?;
    Ok(readable(rows, "claims").collect())
}

/// Writes all claims of a table anew.
pub(super) fn put(db: &Connection, table: TableId, claims: &[Claim]) -> Stored<()> {
    statement(db, "DELETE FROM claims WHERE table_id = ?1")?.execute([table])?;
    let sql = "INSERT INTO claims (table_id, user, name, seat, since, standing, kept)
               VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)";
    let mut insert = statement(db, sql)?;
    for claim in claims {
        let Claim { user, name, seat, since, standing, is_kept } = claim;
        insert.execute(params![table, user, name, seat, since, standing, is_kept])?;
    }
    Ok(())
}

fn claim(row: &Row<'_>) -> rusqlite::Result<Claim> {
    let (user, name, seat, since) = (row.get(0)?, row.get(1)?, row.get(2)?, row.get(3)?);
    Ok(Claim { user, name, seat, since, standing: row.get(4)?, is_kept: row.get(5)? })
}

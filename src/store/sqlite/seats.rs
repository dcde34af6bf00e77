//! Seats in SQLite.

use async_trait::async_trait;
use rusqlite::{Connection, params};

use super::Sqlite;
use super::sql::statement;
use crate::chat::{GuildId, TableId, UserId};
use crate::rules::Seat;
use crate::store::{KeepsSeats, Sitter, Stored};

#[async_trait]
impl KeepsSeats for Sqlite {
    async fn rename(&self, guild: GuildId, user: UserId, name: String) -> Stored<Vec<TableId>> {
        self.write(move |db| {
            let sql = "UPDATE seats SET name = ?3 WHERE user = ?2 AND name <> ?3
                       AND (SELECT guild FROM tables WHERE id = table_id) = ?1 RETURNING table_id";
            let mut query = statement(db, sql)?;
            let rows = query.query_map(params![guild, user, name], |row| row.get(0))?;
            Ok(rows.collect::<Result<_, _>>()?)
        })
        .await
    }

    async fn seats(&self, table: TableId) -> Stored<Vec<Sitter>> {
        self.read(move |db| get(db, table)).await
    }
}

pub(super) fn get(db: &Connection, table: TableId) -> Stored<Vec<Sitter>> {
    let mut query = statement(db, "SELECT user, name, bot, gone FROM seats WHERE table_id = ?1 ORDER BY seat")?;
    let rows = query.query_map([table], |row| {
        Ok(match row.get(0)? {
            Some(user) => Sitter::Person { user, name: row.get(1)?, gone: row.get(3)? },
            None => Sitter::Bot(row.get(2)?),
        })
    })?;
    Ok(rows.collect::<Result<_, _>>()?)
}

/// Writes the whole row of seats anew.
pub(super) fn put(db: &Connection, table: TableId, sitters: &[Sitter]) -> Stored<()> {
    statement(db, "DELETE FROM seats WHERE table_id = ?1")?.execute([table])?;
    let sql = "INSERT INTO seats (table_id, seat, user, name, bot, gone) VALUES (?1, ?2, ?3, ?4, ?5, ?6)";
    let mut insert = statement(db, sql)?;
    for (sitter, seat) in sitters.iter().zip((0..).map(Seat)) {
        let (user, name, bot, gone) = match sitter {
            Sitter::Person { user, name, gone } => (Some(user), Some(name), None, *gone),
            Sitter::Bot(level) => (None, None, Some(level), None),
        };
        insert.execute(params![table, seat, user, name, bot, gone])?;
    }
    Ok(())
}

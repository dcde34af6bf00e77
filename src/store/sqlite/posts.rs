//! Which message shows what, in SQLite.

use async_trait::async_trait;
use rusqlite::{Connection, OptionalExtension, params};

use super::Sqlite;
use super::sql::statement;
use crate::chat::TableId;
use crate::store::{KeepsPosts, Shown, Stored, Surface};

#[async_trait]
impl KeepsPosts for Sqlite {
    async fn shown(&self, table: TableId, surface: Surface) -> Stored<Option<Shown>> {
        self.read(move |db| shown(db, table, surface)).await
    }
}

pub(super) fn shown(db: &Connection, table: TableId, surface: Surface) -> Stored<Option<Shown>> {
    let (word, which) = surface.columns();
    let sql = "SELECT channel, message, step FROM posts WHERE table_id = ?1 AND surface = ?2 AND which = ?3";
    let mut query = statement(db, sql)?;
    let found = query.query_row(params![table, word, which], |row| {
        Ok(Shown { channel: row.get(0)?, message: row.get(1)?, step: row.get::<_, i64>(2)?.cast_unsigned() })
    });
    Ok(found.optional()?)
}

pub(super) fn show(db: &Connection, table: TableId, surface: Surface, by: Shown) -> Stored<()> {
    let (word, which) = surface.columns();
    let sql = "INSERT INTO posts (table_id, surface, which, channel, message, step) VALUES (?1, ?2, ?3, ?4, ?5, ?6)
               ON CONFLICT DO UPDATE SET channel = excluded.channel, message = excluded.message, step = excluded.step
               WHERE excluded.step >= step";
    statement(db, sql)?.execute(params![table, word, which, by.channel, by.message, by.step.cast_signed()])?;
    Ok(())
}

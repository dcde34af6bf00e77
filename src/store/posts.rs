//! Which message shows what of a table. What it says is not kept.

use rusqlite::{Connection, OptionalExtension, params};

use super::sql::statement;
use super::{Store, Stored, Surface};
use crate::chat::{ChannelId, MessageId, TableId};

/// A message that shows something of a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Shown {
    /// The channel it stands in.
    pub channel: ChannelId,
    /// The message.
    pub message: MessageId,
    /// The step it shows.
    pub step: u64,
}

impl Store {
    /// The message that shows this of a table.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn shown(&self, table: TableId, surface: Surface) -> Stored<Option<Shown>> {
        self.read(move |db| shown(db, table, surface)).await
    }

    /// Notes the message that shows this of a table, where it was not sent from the outbox. One of an earlier step
    /// does not take the place of a later one.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn show(&self, table: TableId, surface: Surface, by: Shown) -> Stored<()> {
        self.write(move |db| show(db, table, surface, by)).await
    }

    /// Notes that no message shows this of a table any more.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn hide(&self, table: TableId, surface: Surface) -> Stored<()> {
        self.write(move |db| {
            let (word, user) = surface.columns();
            let sql = "DELETE FROM posts WHERE table_id = ?1 AND surface = ?2 AND user = ?3";
            statement(db, sql)?.execute(params![table, word, user])?;
            Ok(())
        })
        .await
    }
}

pub(super) fn shown(db: &Connection, table: TableId, surface: Surface) -> Stored<Option<Shown>> {
    let (word, user) = surface.columns();
    let sql = "SELECT channel, message, step FROM posts WHERE table_id = ?1 AND surface = ?2 AND user = ?3";
    let mut query = statement(db, sql)?;
    let found = query.query_row(params![table, word, user], |row| {
        Ok(Shown { channel: row.get(0)?, message: row.get(1)?, step: row.get::<_, i64>(2)?.cast_unsigned() })
    });
    Ok(found.optional()?)
}

pub(super) fn show(db: &Connection, table: TableId, surface: Surface, by: Shown) -> Stored<()> {
    let (word, user) = surface.columns();
    let sql = "INSERT INTO posts (table_id, surface, user, channel, message, step) VALUES (?1, ?2, ?3, ?4, ?5, ?6)
               ON CONFLICT DO UPDATE SET channel = excluded.channel, message = excluded.message, step = excluded.step
               WHERE excluded.step >= step";
    statement(db, sql)?.execute(params![table, word, user, by.channel, by.message, by.step.cast_signed()])?;
    Ok(())
}

//! Where the film of a game stands.

use rusqlite::{OptionalExtension, params};

use super::sql::statement;
use super::{Store, Stored};
use crate::chat::{ChannelId, MessageId, TableId};

impl Store {
    /// Notes where the film of a game stands now.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn set_film(&self, table: TableId, (channel, message): (ChannelId, MessageId)) -> Stored<()> {
        self.write(move |db| {
            let sql = "INSERT INTO films (table_id, channel, message) VALUES (?1, ?2, ?3)
                       ON CONFLICT DO UPDATE SET channel = excluded.channel, message = excluded.message";
            statement(db, sql)?.execute(params![table, channel, message])?;
            Ok(())
        })
        .await
    }

    /// Where the film of a game was posted, if it was.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn film(&self, table: TableId) -> Stored<Option<(ChannelId, MessageId)>> {
        self.read(move |db| {
            let sql = "SELECT channel, message FROM films WHERE table_id = ?1";
            let found = statement(db, sql)?.query_row([table], |row| Ok((row.get(0)?, row.get(1)?)));
            Ok(found.optional()?)
        })
        .await
    }
}

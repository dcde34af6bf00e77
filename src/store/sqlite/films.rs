//! Where films stand, in SQLite.

use async_trait::async_trait;
use rusqlite::{OptionalExtension, params};

use super::Sqlite;
use super::sql::statement;
use crate::chat::{ChannelId, MessageId, TableId};
use crate::store::{KeepsFilms, Stored};

#[async_trait]
impl KeepsFilms for Sqlite {
    async fn set_film(&self, table: TableId, (channel, message): (ChannelId, MessageId)) -> Stored<()> {
        self.write(move |db| {
            let sql = "INSERT INTO films (table_id, channel, message) VALUES (?1, ?2, ?3)
                       ON CONFLICT DO UPDATE SET channel = excluded.channel, message = excluded.message";
            statement(db, sql)?.execute(params![table, channel, message])?;
            Ok(())
        })
        .await
    }

    async fn film(&self, table: TableId) -> Stored<Option<(ChannelId, MessageId)>> {
        self.read(move |db| {
            let sql = "SELECT channel, message FROM films WHERE table_id = ?1";
            let found = statement(db, sql)?.query_row([table], |row| Ok((row.get(0)?, row.get(1)?)));
            Ok(found.optional()?)
        })
        .await
    }
}

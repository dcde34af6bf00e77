//! What has to be said, in SQLite.

use std::time::Duration;

use async_trait::async_trait;
use rusqlite::{Connection, OptionalExtension, Row, params};

use super::sql::statement;
use super::{Sqlite, posts};
use crate::chat::{ChannelId, MessageId, TableId};
use crate::store::value::{ago, now, readable, to_text};
use crate::store::{Item, ItemId, KeepsOutbox, NewItem, Shown, Stored, Surface};

#[async_trait]
impl KeepsOutbox for Sqlite {
    async fn unsent(&self) -> Stored<Vec<Item>> {
        self.read(|db| {
            let sql = "SELECT id, table_id, surface, which, act, channel, step, payload, nonce, created
                       FROM outbox INDEXED BY outbox_waiting WHERE state = 'waiting' ORDER BY id";
            let mut query = statement(db, sql)?;
            let rows = query.query_map([], item)?;
            Ok(readable(rows, "outbox").collect())
        })
        .await
    }

    async fn unsent_tables(&self) -> Stored<Vec<TableId>> {
        self.read(|db| {
            let sql = "SELECT DISTINCT table_id FROM outbox INDEXED BY outbox_waiting WHERE state = 'waiting'";
            let mut query = statement(db, sql)?;
            let rows = query.query_map([], |row| row.get(0))?;
            Ok(readable(rows, "outbox").collect())
        })
        .await
    }

    async fn unsent_of(&self, table: TableId) -> Stored<Vec<Item>> {
        self.read(move |db| {
            let sql = "SELECT id, table_id, surface, which, act, channel, step, payload, nonce, created
                       FROM outbox WHERE table_id = ?1 AND state = 'waiting' ORDER BY id";
            let mut query = statement(db, sql)?;
            let rows = query.query_map([table], item)?;
            Ok(readable(rows, "outbox").collect())
        })
        .await
    }

    async fn sent(&self, id: ItemId, channel: ChannelId, message: MessageId) -> Stored<Option<Shown>> {
        self.write(move |db| {
            let sql =
                "UPDATE outbox SET state = 'sent', payload = '' WHERE id = ?1 RETURNING table_id, surface, which, step";
            let found = statement(db, sql)?.query_row([id.0], |row| {
                let surface = Surface::of_columns(row.get_ref(1)?.as_str()?, row.get(2)?);
                Ok((row.get(0)?, surface, row.get::<_, i64>(3)?.cast_unsigned()))
            });
            let Some((table, surface, step)) = found.optional()? else {
                return Ok(Some(Shown { channel, message, step: 0 }));
            };
            if matches!(surface, Surface::Notice | Surface::Word(_)) {
                // A word to the channel shows nothing that could change; one that asks is noted by whoever asks.
                return Ok(None);
            }
            let before = posts::shown(db, table, surface)?;
            posts::show(db, table, surface, Shown { channel, message, step })?;
            Ok(before.filter(|before| before.message != message))
        })
        .await
    }

    async fn given_up(&self, id: ItemId, why: String) -> Stored<()> {
        self.write(move |db| {
            let sql = "UPDATE outbox SET state = 'given_up', payload = '', why = ?2 WHERE id = ?1";
            statement(db, sql)?.execute(params![id.0, why])?;
            Ok(())
        })
        .await
    }

    async fn forget_sent(&self, age: Duration) -> Stored<usize> {
        self.write(move |db| {
            let sql = "DELETE FROM outbox WHERE state <> 'waiting' AND created <= ?1";
            Ok(statement(db, sql)?.execute([ago(age)])?)
        })
        .await
    }
}

/// Writes an item, and what it supersedes off.
pub(super) fn add(db: &Connection, table: TableId, item: &NewItem) -> Stored<()> {
    let (surface, which) = item.surface.columns();
    if item.supersedes {
        let sql = "UPDATE outbox SET state = 'superseded', payload = ''
                   WHERE table_id = ?1 AND state = 'waiting' AND surface = ?2 AND which = ?3
                   AND (act = 'edit' OR ?4 = 'post')";
        statement(db, sql)?.execute(params![table, surface, which, item.act])?;
    }
    // The number is found here, since SQLite gives none any more once the greatest there is was ever used.
    let sql = "INSERT INTO outbox (id, table_id, surface, which, act, channel, step, payload, nonce, created)
               VALUES ((SELECT coalesce(max(id), 0) + 1 FROM outbox WHERE id BETWEEN 0 AND 4611686018427387903),
                   ?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9)";
    let nonce = format!("{:016x}", rand::random::<u64>());
    let (step, payload) = (item.step.cast_signed(), to_text(&item.payload)?);
    let fixed = params![table, surface, which, item.act, item.channel, step, payload, nonce, now()];
    statement(db, sql)?.execute(fixed)?;
    Ok(())
}

/// An item. What cannot be read of its payload is null: the message can often be made without.
fn item(row: &Row<'_>) -> rusqlite::Result<Item> {
    Ok(Item {
        id: ItemId(row.get(0)?),
        table: row.get(1)?,
        surface: Surface::of_columns(row.get_ref(2)?.as_str()?, row.get(3)?),
        act: row.get(4)?,
        channel: row.get(5)?,
        step: row.get::<_, i64>(6)?.cast_unsigned(),
        payload: serde_json::from_str(row.get_ref(7)?.as_str()?).unwrap_or_default(),
        nonce: row.get(8)?,
        created: row.get(9)?,
    })
}

//! What has to be said, and which message shows what, in PostgreSQL.

use std::time::Duration;

use async_trait::async_trait;
use deadpool_postgres::GenericClient;
use tokio_postgres::Row;

use super::Postgres;
use super::again::{AT_LEISURE, Tried, again};
use super::sql::{column, get, get_surface, row, rows, run, values};
use super::together::Statement;
use crate::chat::{ChannelId, MessageId, TableId};
use crate::store::value::{ago, now, readable, to_text};
use crate::store::{Item, ItemId, KeepsOutbox, KeepsPosts, NewItem, Shown, Stored, Surface};

#[async_trait]
impl KeepsOutbox for Postgres {
    async fn unsent(&self) -> Stored<Vec<Item>> {
        let sql = "SELECT id, table_id, surface, which, act, channel, step, payload, nonce, created
                   FROM outbox WHERE state = 'waiting' ORDER BY id";
        let found = again!(self, rows(&self.client().await?, sql, Vec::new()).await)?;
        Ok(readable(found.iter().map(item), "outbox").collect())
    }

    async fn unsent_tables(&self) -> Stored<Vec<TableId>> {
        let sql = "SELECT DISTINCT table_id FROM outbox WHERE state = 'waiting' ORDER BY table_id";
        again!(self, column(&self.client().await?, sql, Vec::new()).await)
    }

    async fn unsent_of(&self, table: TableId) -> Stored<Vec<Item>> {
        let sql = "SELECT id, table_id, surface, which, act, channel, step, payload, nonce, created
                   FROM outbox WHERE table_id = $1 AND state = 'waiting' ORDER BY id";
        let found = again!(self, rows(&self.client().await?, sql, values![table]).await)?;
        Ok(readable(found.iter().map(item), "outbox").collect())
    }

    async fn sent(&self, id: ItemId, channel: ChannelId, message: MessageId) -> Stored<Option<Shown>> {
        let db = self.clone();
        self.to_its_end(async move { again!(db, db.try_sent(id, channel, message).await) }).await
    }

    async fn given_up(&self, id: ItemId, why: String) -> Stored<()> {
        let sql = "UPDATE outbox SET state = 'given_up', payload = '', why = $2 WHERE id = $1";
        again!(self, run(&self.client().await?, sql, values![id.0, &why]).await.map(drop))
    }

    async fn forget_sent(&self, age: Duration) -> Stored<usize> {
        let sql = "DELETE FROM outbox WHERE state <> 'waiting' AND created <= $1";
        again!(self, Ok(run(&self.client().await?, sql, values![ago(age)]).await? as usize), AT_LEISURE)
    }
}

#[async_trait]
impl KeepsPosts for Postgres {
    async fn shown(&self, table: TableId, surface: Surface) -> Stored<Option<Shown>> {
        again!(self, shown(&self.client().await?, table, surface).await)
    }
}

impl Postgres {
    async fn try_sent(&self, id: ItemId, channel: ChannelId, message: MessageId) -> Tried<Option<Shown>> {
        let mut client = self.client().await?;
        let tx = client.transaction().await?;
        let sql =
            "UPDATE outbox SET state = 'sent', payload = '' WHERE id = $1 RETURNING table_id, surface, which, step";
        let Some(found) = row(&tx, sql, values![id.0]).await? else {
            return Ok(Some(Shown { channel, message, step: 0 }));
        };
        let (table, surface, step) = (get(&found, 0)?, get_surface(&found, 1)?, get(&found, 3)?);
        // A word to the channel shows nothing that could change; one that asks is noted by whoever asks.
        let before = if matches!(surface, Surface::Notice | Surface::Word(_)) {
            None
        } else {
            let before = shown(&tx, table, surface).await?;
            let (word, which) = surface.columns();
            let sql = "INSERT INTO posts (table_id, surface, which, channel, message, step)
                       VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT (table_id, surface, which) DO UPDATE
                           SET channel = excluded.channel, message = excluded.message, step = excluded.step
                           WHERE excluded.step >= posts.step";
            let Shown { channel, message, step } = Shown { channel, message, step };
            run(&tx, sql, values![table, word, which, channel, message, step]).await?;
            before.filter(|before| before.message != message)
        };
        tx.commit().await?;
        Ok(before)
    }
}

async fn shown(db: &impl GenericClient, table: TableId, surface: Surface) -> Tried<Option<Shown>> {
    let (word, which) = surface.columns();
    let sql = "SELECT channel, message, step FROM posts WHERE table_id = $1 AND surface = $2 AND which = $3";
    let found = row(db, sql, values![table, word, which]).await?;
    let read = |row: Row| -> Stored<Shown> {
        Ok(Shown { channel: get(&row, 0)?, message: get(&row, 1)?, step: get(&row, 2)? })
    };
    Ok(found.map(read).transpose()?)
}

/// What writes an item, and what it supersedes off.
pub(super) fn add(table: TableId, item: &NewItem) -> Stored<Vec<Statement>> {
    let (surface, which) = item.surface.columns();
    let off = item.supersedes.then(|| {
        let sql = "UPDATE outbox SET state = 'superseded', payload = ''
                   WHERE table_id = $1 AND state = 'waiting' AND surface = $2 AND which = $3
                   AND (act = 'edit' OR $4 = 'post')";
        (sql, values![table, surface, which, item.act])
    });
    let sql = "INSERT INTO outbox (table_id, surface, which, act, channel, step, payload, nonce, created)
               VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)";
    let (nonce, payload) = (format!("{:016x}", rand::random::<u64>()), to_text(&item.payload)?);
    let row = values![table, surface, which, item.act, item.channel, item.step, payload, nonce, now()];
    Ok(off.into_iter().chain([(sql, row)]).collect())
}

/// An item. What cannot be read of its payload is null: the message can often be made without.
fn item(row: &Row) -> Stored<Item> {
    Ok(Item {
        id: ItemId(get(row, 0)?),
        table: get(row, 1)?,
        surface: get_surface(row, 2)?,
        act: get(row, 4)?,
        channel: get(row, 5)?,
        step: get(row, 6)?,
        payload: serde_json::from_str(&get::<String>(row, 7)?).unwrap_or_default(),
        nonce: get(row, 8)?,
        created: get(row, 9)?,
    })
}

//! What has to be said: written in the same transaction as what happened, sent afterwards, each once.
//! Sends nothing.

use std::time::Duration;

use rusqlite::{Connection, OptionalExtension, Row, params};
use serde_json::Value;

use super::posts::{self, Shown};
use super::sql::{ago, now, readable, statement, to_text, words};
use super::{Store, Stored, Surface};
use crate::chat::{ChannelId, MessageId, TableId};

/// Whether a new message is posted or the one that shows the surface is changed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Act {
    /// A new message.
    Post,
    /// A change of the message that is there.
    Edit,
}
words!(Act { Act::Post => "post", Act::Edit => "edit" });

/// Something to say.
#[derive(Clone, Debug, PartialEq)]
pub struct NewItem {
    /// What the message shows.
    pub surface: Surface,
    /// New or changed.
    pub act: Act,
    /// Where; none for a hand, which goes to the person.
    pub channel: Option<ChannelId>,
    /// The step it shows.
    pub step: u64,
    /// Whatever the sender needs to make the message.
    pub payload: Value,
    /// Whether it makes earlier ones of the same surface needless that wait still: a post all of them, an edit
    /// other edits.
    pub supersedes: bool,
}

/// The number of an item; later ones are larger.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct ItemId(pub i64);

/// Something to say that waits.
#[derive(Clone, Debug, PartialEq)]
pub struct Item {
    /// Its number.
    pub id: ItemId,
    /// The table it is about.
    pub table: TableId,
    /// What the message shows.
    pub surface: Surface,
    /// New or changed.
    pub act: Act,
    /// Where; none for a hand.
    pub channel: Option<ChannelId>,
    /// The step it shows.
    pub step: u64,
    /// Whatever the sender needs to make the message; null where it cannot be read.
    pub payload: Value,
    /// The same at every try, at most 25 characters: the platform makes one message of several tries. Random, so
    /// that it tells nothing.
    pub nonce: String,
    /// When it was written, in milliseconds since 1970.
    pub created: i64,
}

impl Store {
    /// Everything that waits, oldest first.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn unsent(&self) -> Stored<Vec<Item>> {
        self.read(|db| {
            let sql = "SELECT id, table_id, surface, which, act, channel, step, payload, nonce, created
                       FROM outbox INDEXED BY outbox_waiting WHERE state = 'waiting' ORDER BY id";
            let mut query = statement(db, sql)?;
            let rows = query.query_map([], item)?;
            Ok(readable(rows, "outbox").collect())
        })
        .await
    }

    /// The tables of which something waits: for the start. What waits is read by each of them alone, so that what
    /// cannot be read is the trouble of its table.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn unsent_tables(&self) -> Stored<Vec<TableId>> {
        self.read(|db| {
            let sql = "SELECT DISTINCT table_id FROM outbox INDEXED BY outbox_waiting WHERE state = 'waiting'";
            let mut query = statement(db, sql)?;
            let rows = query.query_map([], |row| row.get(0))?;
            Ok(readable(rows, "outbox").collect())
        })
        .await
    }

    /// What waits of one table, oldest first.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn unsent_of(&self, table: TableId) -> Stored<Vec<Item>> {
        self.read(move |db| {
            let sql = "SELECT id, table_id, surface, which, act, channel, step, payload, nonce, created
                       FROM outbox WHERE table_id = ?1 AND state = 'waiting' ORDER BY id";
            let mut query = statement(db, sql)?;
            let rows = query.query_map([table], item)?;
            Ok(readable(rows, "outbox").collect())
        })
        .await
    }

    /// Notes that an item was sent and which message it is, and forgets what it was made of; from now on that message shows the surface, unless a
    /// later step is shown already. Returns the message that showed it before, if it is another one; where nobody is to have it any more, that one.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn sent(&self, id: ItemId, channel: ChannelId, message: MessageId) -> Stored<Option<Shown>> {
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

    /// Gives an item up: it will not be sent.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn given_up(&self, id: ItemId, why: String) -> Stored<()> {
        self.write(move |db| {
            let sql = "UPDATE outbox SET state = 'given_up', payload = '', why = ?2 WHERE id = ?1";
            statement(db, sql)?.execute(params![id.0, why])?;
            Ok(())
        })
        .await
    }

    /// Forgets the items older than `age` that wait no longer; returns how many.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn forget_sent(&self, age: Duration) -> Stored<usize> {
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

//! What has to be said: written in the same transaction as what happened, sent afterwards, each once.
//! Sends nothing.

use std::time::Duration;

use async_trait::async_trait;
use serde_json::Value;

use super::posts::Shown;
use super::word::words;
use super::{Stored, Surface};
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

/// What has to be said.
#[async_trait]
pub trait KeepsOutbox: Send + Sync {
    /// Everything that waits, oldest first.
    ///
    /// # Errors
    /// When the database fails.
    async fn unsent(&self) -> Stored<Vec<Item>>;

    /// The tables of which something waits: for the start. What waits is read by each of them alone, so that what
    /// cannot be read is the trouble of its table.
    ///
    /// # Errors
    /// When the database fails.
    async fn unsent_tables(&self) -> Stored<Vec<TableId>>;

    /// What waits of one table, oldest first.
    ///
    /// # Errors
    /// When the database fails.
    async fn unsent_of(&self, table: TableId) -> Stored<Vec<Item>>;

    /// Notes that an item was sent and which message it is, and forgets what it was made of; from now on that message shows the surface, unless a
    /// later step is shown already. Returns the message that showed it before, if it is another one; where nobody is to have it any more, that one.
    ///
    /// # Errors
    /// When the database fails.
    async fn sent(&self, id: ItemId, channel: ChannelId, message: MessageId) -> Stored<Option<Shown>>;

    /// Gives an item up: it will not be sent.
    ///
    /// # Errors
    /// When the database fails.
    async fn given_up(&self, id: ItemId, why: String) -> Stored<()>;

    /// Forgets the items older than `age` that wait no longer; returns how many.
    ///
    /// # Errors
    /// When the database fails.
    async fn forget_sent(&self, age: Duration) -> Stored<usize>;
}

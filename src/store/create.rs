//! Opening a table: its row, its name, and its host in the first seat. How it changes afterwards is [`super::commit`]'s.

use async_trait::async_trait;
use serde_json::Value;

use super::Stored;
use super::interactions::Along;
use super::seats::Sitter;
use super::tables::Venue;
use crate::chat::{ChannelId, GuildId, TableId, UserId};
use crate::words::Language;

/// A table to open.
#[derive(Clone, Debug, PartialEq)]
pub struct NewTable {
    /// The id of the game.
    pub game: String,
    /// The server; none in a direct conversation.
    pub guild: Option<GuildId>,
    /// The channel.
    pub channel: ChannelId,
    /// Who opens it, and takes the first seat.
    pub host: UserId,
    /// The name of the host.
    pub host_name: String,
    /// The game's options.
    pub options: Value,
    /// How many seats are wanted.
    pub seats: u8,
    /// The language the channel reads.
    pub language: Language,
    /// Where it is to be played.
    pub venue: Venue,
    /// The levels of the bots that sit down together with the host.
    pub bots: Vec<String>,
    /// After which table it is opened, for those who played there.
    pub rematch_of: Option<TableId>,
    /// When it is opened, in milliseconds since 1970.
    pub opened: i64,
    /// When it is closed if nothing changes.
    pub old_at: i64,
}

impl NewTable {
    /// Who sits there when it is opened.
    pub(super) fn sitters(&self) -> Vec<Sitter> {
        let host = Sitter::Person { user: self.host, name: self.host_name.clone(), gone: None };
        [host].into_iter().chain(self.bots.iter().cloned().map(Sitter::Bot)).collect()
    }
}

/// The opening of tables.
#[async_trait]
pub trait KeepsNewTables: Send + Sync {
    /// Opens a table with its host in the first seat.
    ///
    /// # Errors
    /// [`StoreError::Occupied`] when a table lives in the channel, or was opened for the same people after the same game;
    /// [`StoreError::Repeated`].
    async fn create(&self, new: NewTable, along: Along) -> Stored<TableId>;
}

//! The record of a table: adding to it, and reading it back. What an entry means is the record's own.

use std::collections::BTreeSet;

use async_trait::async_trait;

use super::Stored;
use super::alarms::Alarms;
use super::calls::Calls;
use super::claims::Claim;
use super::clocks::Clocks;
use super::invitations::Invitation;
use super::seats::Sitter;
use super::tables::TableRow;
use super::watchers::Watcher;
use crate::chat::{TableId, UserId};
use crate::record::{Entry, Header, Snapshot};

/// All that is stored of a table, its secrets among it.
#[derive(Clone, Debug, PartialEq)]
pub struct Loaded {
    /// The table.
    pub table: TableRow,
    /// Who sits there, seat by seat.
    pub seats: Vec<Sitter>,
    /// How the game began; none in a lobby.
    pub header: Option<Header>,
    /// Whom the host has taken off before the start.
    pub barred: BTreeSet<UserId>,
    /// Who has held a seat and holds none now.
    pub claims: Vec<Claim>,
    /// Who was invited.
    pub invitations: Vec<Invitation>,
    /// Who follows it.
    pub watchers: Vec<Watcher>,
    /// What happened since, oldest first.
    pub entries: Vec<Entry>,
    /// The last position. One that cannot be read is left out: the record leads there, too, as long as its rules are these.
    pub snapshot: Option<Snapshot>,
    /// What it does by itself.
    pub alarms: Alarms,
    /// How long it waits for whom.
    pub clocks: Clocks,
    /// Who is called.
    pub calls: Calls,
}

/// Records, and all that is read of a table at once.
#[async_trait]
pub trait KeepsRecords: Send + Sync {
    /// Reads a table back.
    ///
    /// # Errors
    /// [`StoreError::Unknown`]; [`StoreError::Corrupt`] when its header or an entry cannot be read.
    async fn load(&self, table: TableId) -> Stored<Loaded>;

    /// When each entry of a table was written, the oldest first, in milliseconds since 1970.
    ///
    /// # Errors
    /// When the database fails.
    async fn all_written(&self, table: TableId) -> Stored<Vec<i64>>;

    /// When an entry was written, in milliseconds since 1970.
    ///
    /// # Errors
    /// When the database fails.
    async fn written(&self, table: TableId, n: u64) -> Stored<Option<i64>>;
}

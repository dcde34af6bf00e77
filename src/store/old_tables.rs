//! Tables that are over for so long that nothing of them is kept any more. How long that is, is not decided here.

use std::time::Duration;

use async_trait::async_trait;

use super::Stored;
use crate::chat::TableId;

/// What counts for people beyond their tables.
pub(super) const STAYS: [&str; 2] = ["finished", "results"];

/// Tables that are over for long.
#[async_trait]
pub trait KeepsOldTables: Send + Sync {
    /// Tables that have not changed for longer than this since they ended: those that never began, and games, where an age is
    /// given for them.
    ///
    /// # Errors
    /// When the database fails.
    async fn old_tables(&self, lobbies: Duration, games: Option<Duration>) -> Stored<Vec<TableId>>;

    /// Deletes a table that is over with its record and all that is stored of it, but for how its game ended and its
    /// name, which no other table gets.
    ///
    /// # Errors
    /// [`super::StoreError::Moved`] when it lives; when the database fails.
    async fn delete_table(&self, table: TableId) -> Stored<()>;
}

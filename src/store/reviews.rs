//! What was found of games that are looked back at.

use async_trait::async_trait;

use super::Stored;
use crate::chat::TableId;

/// What was found of games.
#[async_trait]
pub trait KeepsReviews: Send + Sync {
    /// Notes what was found of a game so far, as text, and in which way.
    ///
    /// # Errors
    /// When the database fails.
    async fn set_review(&self, table: TableId, method: u32, found: String) -> Stored<()>;

    /// What was found of a game in that way, if anything was.
    ///
    /// # Errors
    /// When the database fails.
    async fn review(&self, table: TableId, method: u32) -> Stored<Option<String>>;
}

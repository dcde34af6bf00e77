//! Paths that are too long for a custom id, under a short key that stands there instead.

use async_trait::async_trait;

use super::Stored;
use crate::chat::TableId;

/// Paths that are too long for a custom id.
#[async_trait]
pub trait KeepsPaths: Send + Sync {
    /// Keeps a path under a key of the caller's choice; keeping it again changes nothing.
    ///
    /// # Errors
    /// When the database fails.
    async fn keep_path(&self, table: TableId, key: String, path: String) -> Stored<()>;

    /// The path under a key.
    ///
    /// # Errors
    /// When the database fails.
    async fn path(&self, table: TableId, key: String) -> Stored<Option<String>>;
}

//! What people wish otherwise at one table than everywhere. What that means is not decided here.

use async_trait::async_trait;
use serde_json::Value;

use super::Stored;
use crate::chat::{TableId, UserId};

/// What people wish otherwise at one table.
#[async_trait]
pub trait KeepsOverrides: Send + Sync {
    /// What a person wishes otherwise at a table, by name; null where they wish nothing there.
    ///
    /// # Errors
    /// When the database fails.
    async fn overrides(&self, table: TableId, user: UserId) -> Stored<Value>;

    /// Notes what a person wishes otherwise at a table, or that they wish it there as everywhere. What was said there about
    /// direct messages before counts no more where it is about that.
    ///
    /// # Errors
    /// When the database fails.
    async fn set_override(
        &self,
        table: TableId,
        user: UserId,
        name: &'static str,
        value: Option<&'static str>,
        is_about_messages: bool,
    ) -> Stored<()>;
}

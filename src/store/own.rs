//! What is stored of one person, handed out to them. That is done once in a long while, so it may look through whole tables.

use async_trait::async_trait;
use serde_json::Value;

use super::Stored;
use crate::chat::UserId;

/// What is a person's own.
#[async_trait]
pub trait KeepsOwn: Send + Sync {
    /// What is stored of a person, by the tables of the database.
    ///
    /// # Errors
    /// When the database fails.
    async fn own(&self, user: UserId) -> Stored<Value>;
}

//! Single values of the whole bot, such as the fingerprint of the commands that are registered.
//! Nothing of a table or of a person.

use async_trait::async_trait;

use super::Stored;

/// Notes of the bot itself.
#[async_trait]
pub trait KeepsNotes: Send + Sync {
    /// The value under a name.
    ///
    /// # Errors
    /// When the database fails.
    async fn note(&self, name: &'static str) -> Stored<Option<String>>;

    /// Sets the value under a name.
    ///
    /// # Errors
    /// When the database fails.
    async fn set_note(&self, name: &'static str, value: String) -> Stored<()>;
}

//! A person is forgotten: at one table after the other, each in one transaction, then where they are known beside tables. All
//! of it can be done again, so that what a crash interrupted ends the same.

use async_trait::async_trait;

use super::Stored;
use super::forgotten::Forgotten;
use crate::chat::{ChannelId, MessageId, TableId, UserId};

/// People who are forgotten.
#[async_trait]
pub trait KeepsForgotten: Send + Sync {
    /// The tables that name a person.
    ///
    /// # Errors
    /// When the database fails.
    async fn tables_naming(&self, user: UserId) -> Stored<Vec<TableId>>;

    /// Forgets a person at a table that nobody owns: one that is over, or, where a bot of that level is to have their seat, one
    /// that lives. The moves stay, and nothing says any more whose they were.
    ///
    /// # Errors
    /// [`super::StoreError::Moved`] when it is not like that; when the database fails.
    async fn forget_at(&self, table: TableId, forgotten: Forgotten, bot: Option<&'static str>) -> Stored<()>;

    /// Gives what a person alone is shown of a table; once they are forgotten there, nothing is added.
    ///
    /// # Errors
    /// When the database fails.
    async fn shown_alone(&self, table: TableId, user: UserId) -> Stored<Vec<(ChannelId, MessageId)>>;

    /// Forgets where that was shown.
    ///
    /// # Errors
    /// When the database fails.
    async fn forget_shown(&self, table: TableId, user: UserId) -> Stored<()>;

    /// Forgets what is known of a person beside tables: the last that is done, since how they are written to stands there.
    ///
    /// # Errors
    /// When the database fails.
    async fn forget(&self, user: UserId) -> Stored<()>;
}

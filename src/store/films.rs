//! Where the film of a game stands.

use async_trait::async_trait;

use super::Stored;
use crate::chat::{ChannelId, MessageId, TableId};

/// Where films stand.
#[async_trait]
pub trait KeepsFilms: Send + Sync {
    /// Notes where the film of a game stands now.
    ///
    /// # Errors
    /// When the database fails.
    async fn set_film(&self, table: TableId, film: (ChannelId, MessageId)) -> Stored<()>;

    /// Where the film of a game was posted, if it was.
    ///
    /// # Errors
    /// When the database fails.
    async fn film(&self, table: TableId) -> Stored<Option<(ChannelId, MessageId)>>;
}

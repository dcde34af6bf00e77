//! Which message shows what of a table. What it says is not kept.

use async_trait::async_trait;

use super::{Stored, Surface};
use crate::chat::{ChannelId, MessageId, TableId};

/// A message that shows something of a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Shown {
    /// The channel it stands in.
    pub channel: ChannelId,
    /// The message.
    pub message: MessageId,
    /// The step it shows.
    pub step: u64,
}

/// Which messages show what.
#[async_trait]
pub trait KeepsPosts: Send + Sync {
    /// The message that shows this of a table.
    ///
    /// # Errors
    /// When the database fails.
    async fn shown(&self, table: TableId, surface: Surface) -> Stored<Option<Shown>>;
}

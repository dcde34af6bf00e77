//! How much was said to a person unasked, over all tables. How much may be said is decided elsewhere.

use async_trait::async_trait;

use super::Stored;
use crate::chat::{TableId, UserId};

/// What was said to a person unasked. Moments are in milliseconds since 1970, 0 where there was none.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Unasked {
    /// The day of theirs, counted from 1970, on which something was said last.
    pub day: i64,
    /// How often on that day.
    pub said: u32,
    /// When a list of all that waits for them was last said.
    pub listed: i64,
    /// Whether anything was left out since then.
    pub left_out: bool,
    /// The end of the absence they were last welcomed back from.
    pub welcomed: i64,
    /// The day of theirs, counted from 1970, for which they had their daily list last.
    pub digested: i64,
}

/// What people were told unasked.
#[async_trait]
pub trait KeepsUnasked: Send + Sync {
    /// What was said to a person unasked.
    ///
    /// # Errors
    /// When the database fails.
    async fn unasked(&self, user: UserId) -> Stored<Unasked>;

    /// Whether another table than that is to remind a person until then.
    ///
    /// # Errors
    /// When the database fails.
    async fn is_reminded_elsewhere(&self, user: UserId, table: TableId, until: i64) -> Stored<bool>;
}

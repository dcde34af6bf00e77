//! Who follows a table by direct message. What they are shown, and when, is not decided here.

use crate::chat::UserId;

/// Somebody who follows a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Watcher {
    /// Who.
    pub user: UserId,
    /// When their message was last brought up to date, in milliseconds since 1970.
    pub shown: i64,
    /// Whether it could not be, and they follow no more; they have still to be told.
    pub is_closed: bool,
}

//! Until when a person is away. What follows from it at their tables is those tables' business: they are told with the same
//! transaction, so that none of them is forgotten.

use async_trait::async_trait;

use super::Stored;
use super::alarms::DueAlarm;
use crate::chat::UserId;

/// Until when people are away.
#[async_trait]
pub trait KeepsAbsences: Send + Sync {
    /// Notes until when a person is away, and has every game in which they sit look at that at once. None: they are back.
    /// The mark of the alarms is 0 but where they were not away before. Gives these alarms.
    ///
    /// # Errors
    /// When the database fails.
    async fn set_away(&self, user: UserId, until: Option<i64>, now: i64) -> Stored<Vec<DueAlarm>>;
}

//! Presses and commands that were served, so that one that is delivered again does nothing.

use std::time::Duration;

use async_trait::async_trait;

use super::Stored;
use super::outbox::NewItem;
use crate::chat::InteractionId;

/// What is written together with a change: the interaction that led to it, and what has to be said of it.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Along {
    /// When it was served before, nothing is changed: [`StoreError::Repeated`]. An error leaves it unserved.
    pub interaction: Option<InteractionId>,
    /// What has to be said, in this order; said only if something changed.
    pub say: Vec<NewItem>,
}

/// What was served.
#[async_trait]
pub trait KeepsInteractions: Send + Sync {
    /// Forgets the interactions that are older than `age`; returns how many. The platform does not deliver them
    /// again after a quarter of an hour.
    ///
    /// # Errors
    /// When the database fails.
    async fn forget_interactions(&self, age: Duration) -> Stored<usize>;
}

//! What people chose for themselves, and how they are reached directly. Their names are
//! with their seats.

use async_trait::async_trait;
use serde_json::Value;

use super::Stored;
use crate::chat::{ChannelId, TableId, UserId};
use crate::words::Language;

/// What is known of a person.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Preferences {
    /// The language they chose over that of their client.
    pub language: Option<Language>,
    /// The direct conversation with them, once it was opened.
    pub direct: Option<ChannelId>,
    /// Everything else they set, by name; an object, or null.
    pub settings: Value,
}

/// Which of these tips somebody with such settings has neither seen nor been taught, a bit for each.
pub(super) fn unseen(settings: &Value, has_learnt: bool, tips: &[(&str, bool)]) -> u16 {
    let is_seen = |tip: &str| settings.get(tip) == Some(&Value::Bool(true));
    let unseen = tips.iter().zip(0u8..).filter(|((tip, is_taught), _)| !(is_seen(tip) || *is_taught && has_learnt));
    unseen.fold(0, |all, (_, nth)| all | 1 << nth)
}

/// What is known of people.
#[async_trait]
pub trait KeepsPeople: Send + Sync {
    /// What is known of a person; nothing of somebody new.
    ///
    /// # Errors
    /// When the database fails.
    async fn preferences(&self, user: UserId) -> Stored<Preferences>;

    /// Sets the language a person reads, or lets their client decide again.
    ///
    /// # Errors
    /// When the database fails.
    async fn set_language_of(&self, user: UserId, language: Option<Language>) -> Stored<()>;

    /// Notes the direct conversation with a person.
    ///
    /// # Errors
    /// When the database fails.
    async fn set_direct(&self, user: UserId, channel: Option<ChannelId>) -> Stored<()>;

    /// Sets something else that a person chose; what they chose besides stays as it is.
    ///
    /// # Errors
    /// When the database fails.
    async fn set_setting(&self, user: UserId, name: &'static str, value: Value) -> Stored<()>;

    /// How many games of a kind a person has finished, and which of its tips they have neither seen nor been
    /// taught by a lesson they have finished, a bit for each.
    ///
    /// # Errors
    /// When the database fails.
    async fn seen_tips(&self, user: UserId, game: &'static str, tips: Vec<(&'static str, bool)>) -> Stored<(u32, u16)>;

    /// Whether a person at a table takes direct messages; unknown before the first try.
    ///
    /// # Errors
    /// When the database fails.
    async fn takes_direct(&self, table: TableId, user: UserId) -> Stored<Option<bool>>;

    /// Notes whether a person at a table takes direct messages; `true` when that is news, to be told once.
    ///
    /// # Errors
    /// When the database fails.
    async fn set_takes_direct(&self, table: TableId, user: UserId, open: bool) -> Stored<bool>;
}

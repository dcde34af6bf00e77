//! How the whole memory stands, for whoever watches the program: how much waits, and since when. Names no table.

use async_trait::async_trait;
use serde::Deserialize;

use super::Stored;

/// Under this name it is noted when the last backup was made, in milliseconds since 1970.
pub(super) const BACKUP: &str = "backup";

/// How the memory stands. Moments are in milliseconds since 1970.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Vitals {
    /// The migration it has come to.
    pub schema: i64,
    /// Tables that gather people.
    pub lobbies: i64,
    /// Tables that play.
    pub playing: i64,
    /// What waits to be sent.
    pub waiting: i64,
    /// When the oldest of it was written.
    pub waits_since: Option<i64>,
    /// Alarms that should have gone off.
    pub overdue: i64,
    /// When the first of them should have.
    pub overdue_since: Option<i64>,
    /// When the last backup was made.
    pub backup: Option<i64>,
}

/// By which rules a table is played, as its record or its last position says; 0 where they do not.
pub(super) fn rules_version(text: &str) -> u16 {
    /// What both say, as far as it is of interest.
    #[derive(Deserialize)]
    struct Head {
        rules_version: u16,
    }
    serde_json::from_str::<Head>(text).map_or(0, |head| head.rules_version)
}

/// How the memory stands.
#[async_trait]
pub trait KeepsVitals: Send + Sync {
    /// How the memory stands at that moment.
    ///
    /// # Errors
    /// When the database fails.
    async fn vitals(&self, now: i64) -> Stored<Vitals>;
}

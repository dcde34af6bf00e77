//! Where people stand in the lessons of games. What a lesson is, is not known here.

use async_trait::async_trait;

use super::Stored;
use crate::chat::UserId;

/// Where somebody stands in the lesson of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Learner {
    /// The game.
    pub game: String,
    /// The step.
    pub step: String,
    /// What they picked, by the steps, as paths.
    pub picks: Vec<(String, Vec<String>)>,
    /// How often they were wrong in this step.
    pub wrong: u32,
    /// The sign of the lesson as it was.
    pub sign: String,
    /// How many presses led there.
    pub presses: u32,
    /// Whether they have come to the end of it before.
    pub is_finished: bool,
}

/// Where people stand in lessons.
#[async_trait]
pub trait KeepsLessons: Send + Sync {
    /// Where somebody stands in the lessons that they have begun.
    ///
    /// # Errors
    /// When the database fails.
    async fn lessons(&self, user: UserId) -> Stored<Vec<Learner>>;

    /// Notes where somebody stands now, at that moment; false where another press came first, and nothing is noted then.
    ///
    /// # Errors
    /// When the database fails.
    async fn set_lesson(&self, user: UserId, now: Learner, at: i64) -> Stored<bool>;

    /// Whether somebody has learnt or played a game to its end.
    ///
    /// # Errors
    /// When the database fails.
    async fn knows(&self, user: UserId, game: &'static str) -> Stored<bool>;
}

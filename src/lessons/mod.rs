//! Lessons: how a game is learnt by playing it, as data, and the way of a learner through one. A lesson has no table and no
//! people: it loads a position, plays what its companions play, asks what the rules ask, and says of every answer whether it
//! goes on from there, or why not now. Pure; where a learner stands is an argument.
//!
//! Absent: clock, store, sentences, and every game by name. A game whose folder has no `lessons` has no lesson.

mod data;
mod judge;
mod pattern;
mod progress;
mod stage;
mod words;
#[cfg(test)]
mod tests;

use std::sync::LazyLock;

use crate::games::GAMES;
use crate::rules::{Fault, Game, current_fingerprint};

pub use data::{Kind, LEARNER, Lesson, Show, Step};
pub use judge::Verdict;
pub use progress::{Progress, Resumed};
pub use stage::Stage;

static ALL: LazyLock<(Vec<Lesson>, Vec<Fault>)> = LazyLock::new(|| {
    let (mut lessons, mut faults) = (Vec::new(), Vec::new());
    for game in GAMES {
        match built_in(game) {
            None => {}
            Some(Ok(lesson)) => lessons.push(lesson),
            Some(Err(fault)) => faults.push(fault),
        }
    }
    (lessons, faults)
});

/// The lesson that comes with the program for a game, if there is one.
fn built_in(game: &'static Game) -> Option<Result<Lesson, Fault>> {
    let file = |name: &str| crate::words::file(game.id, &format!("lessons/{name}"));
    let read = Lesson::read(game, file("lesson.toml")?, &file);
    // With component files that somebody brought, what was possible before may be so no more.
    let is_own = !current_fingerprint(game.parts).is_empty();
    Some(read.and_then(|lesson| if is_own { lesson.walk().map(|()| lesson) } else { Ok(lesson) }))
}

/// Every lesson, in the order of the games.
pub fn all() -> &'static [Lesson] {
    &ALL.0
}

/// What is wrong with lessons that are left out.
pub fn faults() -> &'static [Fault] {
    &ALL.1
}

/// The lesson of a game, if it has one.
pub fn of(game: &str) -> Option<&'static Lesson> {
    all().iter().find(|lesson| lesson.game.id == game)
}

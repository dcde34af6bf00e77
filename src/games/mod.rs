//! The games, one folder each, and the one list that names them.

#[expect(dead_code, unused_imports, reason = "not in the list yet")]
mod san_juan;

use crate::rules::Game;

/// Every game that can be played.
pub static GAMES: &[Game] = &[];

/// The game of that id.
pub fn find(id: &str) -> Option<&'static Game> {
    GAMES.iter().find(|game| game.id == id)
}

//! The games, one folder each, and the one list that names them.

mod san_juan;

use crate::rules::Game;

/// Every game that can be played.
pub static GAMES: &[Game] = &[Game::of::<san_juan::SanJuan>()];

/// The game of that id.
pub fn find(id: &str) -> Option<&'static Game> {
    GAMES.iter().find(|game| game.id == id)
}

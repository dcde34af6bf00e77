//! What the command line offers besides serving: the engine on a line, self-play, the arena, balance, pictures, reviews,
//! verification, playthroughs and load. Each takes its arguments and gives text back; only [`engine`] and [`arena`] read and
//! write as they go.
//!
//! Absent: the platform, the database, and any knowledge of one game.

pub mod arena;
pub mod balance;
pub mod engine;
pub mod film;
#[cfg(feature = "sandbox")]
pub mod load;
pub mod picture;
pub mod playthrough;
pub mod review;
pub mod selfplay;
pub mod tune;
pub mod verify;

use std::path::PathBuf;

use crate::games::GAMES;
use crate::paint::PaintError;
use crate::record::ReplayError;
use crate::rules::{Fault, Game, Refusal, Seed, Table};
use crate::scene::Unnamed;
use crate::words::{Language, Speaker};

/// What the people at the tables of the tools are called.
pub const NAMES: [&str; 8] = ["Anna", "Béla", "Cecylia", "Dora", "Emil", "Flora", "Gyula", "Hanna"];

/// Why a tool has no answer.
#[derive(Debug, thiserror::Error)]
pub enum ToolError {
    /// No game of that name.
    #[error("there is no game called {0}; the games are {list}", list = listed(GAMES))]
    UnknownGame(String),
    /// A table cannot be opened like that.
    #[error("{}: {}", .0.field, .0.why)]
    Fault(Fault),
    /// A move that should have been legal was not; the key of the reason.
    #[error("the rules refuse a move ({0})")]
    Refused(String),
    /// A record that does not lead where it says.
    #[error(transparent)]
    Replay(#[from] ReplayError),
    /// No picture.
    #[error(transparent)]
    Paint(#[from] PaintError),
    /// A picture has no part of that name.
    #[error(transparent)]
    Unnamed(#[from] Unnamed),
    /// A file that cannot be read or written.
    #[error("{}: {error}", path.display())]
    File {
        /// Which one.
        path: PathBuf,
        /// Why not.
        error: std::io::Error,
    },
    /// Anything else that is wrong with what was given.
    #[error("{0}")]
    Usage(String),
}

impl From<Fault> for ToolError {
    fn from(fault: Fault) -> Self {
        ToolError::Fault(fault)
    }
}

impl From<Refusal> for ToolError {
    fn from(refusal: Refusal) -> Self {
        ToolError::Refused(refusal.0.key.into_owned())
    }
}

fn listed(games: &[Game]) -> String {
    games.iter().map(|game| game.id).collect::<Vec<_>>().join(", ")
}

/// The game of that name.
///
/// # Errors
/// When there is none.
pub fn game(id: &str) -> Result<&'static Game, ToolError> {
    crate::games::find(id).ok_or_else(|| ToolError::UnknownGame(id.to_owned()))
}

/// A seed as people write it: a number, or 64 hex digits.
///
/// # Errors
/// When it is neither.
pub fn seed(text: &str) -> Result<Seed, String> {
    let number = text.parse().map(Seed::from_number).ok();
    let hex = || text.parse().ok().filter(|_| text.len() == 64);
    number.filter(|_| text.len() < 64).or_else(hex).ok_or_else(|| format!("{text}: neither a number nor 64 hex digits"))
}

/// The language of that code.
///
/// # Errors
/// When it is not spoken.
pub fn language(code: &str) -> Result<Language, String> {
    let spoken = Language::ALL.into_iter().find(|language| language.code() == code);
    spoken.ok_or_else(|| format!("{code}: not one of {}", Language::ALL.map(Language::code).join(", ")))
}

/// A speaker at a table of the tools.
pub fn speaker(language: Language, table: &dyn Table) -> Speaker {
    Speaker::new(language, NAMES.iter().take(table.seats().into()).map(|name| (*name).to_owned()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn seeds_are_numbers_or_hex() {
        assert_eq!(seed("7"), Ok(Seed::from_number(7)));
        let zeros = "0".repeat(64);
        assert_eq!(seed(&zeros), Ok(Seed([0; 32])));
        for bad in ["", "-1", "x", "18446744073709551616", &zeros[1..]] {
            assert!(seed(bad).is_err() || bad == &zeros[1..], "{bad}");
        }
    }

    #[test]
    fn languages_are_named_by_their_code() {
        assert_eq!(language("hu"), Ok(Language::Hu));
        assert_eq!(language("xx"), Err("xx: not one of en, hu, pl".into()));
    }
}

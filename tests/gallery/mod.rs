//! What of each game is kept for its pictures: a file a game.

use std::path::PathBuf;

use guildhall::games::find;
use guildhall::rules::{Sheet, Table, Text};
use guildhall::scene::Colour;
use guildhall::words::Language;

mod burgundy;
mod closely;
mod golden_city;
mod marco_polo;
mod san_juan;

/// The kept positions of every game that can be played.
pub const GALLERIES: &[Gallery] = &[san_juan::GALLERY, burgundy::GALLERY, golden_city::GALLERY, marco_polo::GALLERY];

/// A picture has fewer bytes, which Discord shows at once and a phone loads anywhere.
pub const LARGEST: usize = 250_000;

/// The kept positions of one game.
pub struct Gallery {
    /// The game's id, which is the folder of its positions, too.
    pub game: &'static str,
    /// What the footer says happened last, the newest last.
    pub told: fn() -> Vec<Text>,
    /// Colours of words, each with a ground of this game on which they are used.
    pub words_on: &'static [(Colour, Colour)],
    /// Which of the pictures are kept as text that people read; of the others a fingerprint tells whether they changed.
    pub read: &'static [&'static str],
    /// What is kept.
    pub kept: &'static [Kept],
}

/// A kept position and what is seen of it: its name, by which seat or the public, which sheet, after which path, in
/// which language.
pub type Kept = (&'static str, Option<u8>, Sheet, &'static [&'static str], Language);

impl Gallery {
    /// The kept positions of a game.
    pub fn of(game: &str) -> &'static Gallery {
        let found = GALLERIES.iter().find(|gallery| gallery.game == game);
        found.unwrap_or_else(|| panic!("{game} keeps no positions"))
    }

    /// A file beside the kept positions.
    pub fn file(&self, name: &str) -> PathBuf {
        PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/positions").join(self.game).join(name)
    }

    /// A position that was kept for its picture.
    pub fn position(&self, name: &str) -> Box<dyn Table> {
        let json = std::fs::read_to_string(self.file(&format!("{name}.json"))).unwrap();
        let table = (find(self.game).unwrap().load)(serde_json::from_str(&json).unwrap());
        table.unwrap_or_else(|fault| panic!("{} {name}: {fault:?}", self.game))
    }
}

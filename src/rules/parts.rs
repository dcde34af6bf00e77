//! Component files: what is printed on a game's components, built in, and what somebody put in its place.
//!
//! Whoever owns a game may bring files of their own. They are checked and brought once, at the start of the
//! program, before any game is touched; from then on the data never changes. No file is read here.

use std::collections::BTreeMap;
use std::sync::OnceLock;

use sha2::{Digest, Sha256};

/// A component file of a game.
#[derive(Clone, Copy, Debug)]
pub struct Part {
    /// The id of the game.
    pub game: &'static str,
    /// The name of the file, `cards.toml` say.
    pub file: &'static str,
    /// What is in the file that comes with the program.
    pub built_in: &'static str,
}

/// Files that take the place of built-in ones, by [`Part::name`].
pub type Brought = BTreeMap<String, String>;

static BROUGHT: OnceLock<Brought> = OnceLock::new();

impl Part {
    /// Game and file: `san_juan/cards.toml`.
    pub fn name(&self) -> String {
        format!("{}/{}", self.game, self.file)
    }

    /// What is in the file that counts.
    pub fn text(&self) -> &'static str {
        BROUGHT.get().map_or(self.built_in, |brought| self.text_in(brought))
    }

    /// What would be in the file if these were brought.
    pub fn text_in<'a>(&self, brought: &'a Brought) -> &'a str {
        brought.get(&self.name()).map_or(self.built_in, String::as_str)
    }
}

/// Puts checked files in the place of the built-in ones, for the rest of the program's life. False when that was
/// done before; nothing is changed then.
pub fn bring(files: Brought) -> bool {
    BROUGHT.set(files).is_ok()
}

/// The fingerprint of the files brought for these parts: 16 hex digits, or nothing where all are built in.
pub fn fingerprint(parts: &[Part], brought: &Brought) -> String {
    let mut digest = Sha256::new();
    let mut own = false;
    for part in parts {
        if let Some(text) = brought.get(&part.name()) {
            own = true;
            digest.update(part.file);
            digest.update([0]);
            digest.update(text);
            digest.update([0]);
        }
    }
    if !own {
        return String::new();
    }
    digest.finalize().iter().take(8).map(|byte| format!("{byte:02x}")).collect()
}

/// The fingerprint of the files that count for these parts.
pub fn current_fingerprint(parts: &[Part]) -> String {
    BROUGHT.get().map_or_else(String::new, |brought| fingerprint(parts, brought))
}

#[cfg(test)]
mod tests {
    use super::*;

    const PARTS: &[Part] =
        &[Part { game: "g", file: "a.toml", built_in: "a" }, Part { game: "g", file: "b.toml", built_in: "b" }];

    fn brought(files: &[(&str, &str)]) -> Brought {
        files.iter().map(|(name, text)| ((*name).to_owned(), (*text).to_owned())).collect()
    }

    #[test]
    fn only_files_of_the_game_count_and_each_changes_the_fingerprint() {
        assert_eq!(fingerprint(PARTS, &brought(&[("other/a.toml", "x")])), "");
        let a = fingerprint(PARTS, &brought(&[("g/a.toml", "x")]));
        let b = fingerprint(PARTS, &brought(&[("g/b.toml", "x")]));
        assert!(a.len() == 16 && a != b && a != fingerprint(PARTS, &brought(&[("g/a.toml", "y")])));
    }

    #[test]
    fn a_file_that_was_not_brought_is_the_built_in_one() {
        let files = brought(&[("g/a.toml", "x")]);
        assert_eq!(PARTS.iter().map(|part| part.text_in(&files)).collect::<Vec<_>>(), ["x", "b"]);
    }
}

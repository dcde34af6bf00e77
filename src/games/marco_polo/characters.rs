//! The seven characters: abilities as one of a closed set of keys each; a missing key means the normal rule.

use super::data::data;
use super::listed::listed;
use super::print::CharacterPrint;

listed! {
    /// A character.
    Character: CharacterPrint in data().characters
}

/// Somebody without any ability.
pub fn plain() -> &'static CharacterPrint {
    &data().plain
}

//! The guilds and their seals, and the special cities that honour them.

use super::data::data;
use super::listed::listed;
use super::map::Place;
use super::print::{Guild, Seal, SpecialPrint};

impl Guild {
    /// What is printed on its seal.
    pub fn seal(self) -> &'static Seal {
        &data().seals[self as usize]
    }
}

listed! {
    /// A special city by its place in the list of them.
    Special: SpecialPrint in data().specials
}

impl Special {
    /// Where it lies.
    pub fn place(self) -> Place {
        Place::find(self.id()).unwrap_or(Place(0))
    }

    /// The special city at a place.
    pub fn at(place: Place) -> Option<Special> {
        Special::find(place.id())
    }
}

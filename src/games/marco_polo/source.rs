//! Where a gain comes from.

use serde::{Deserialize, Serialize};

use super::cards::{CityCard, Contract, Outpost};
use super::characters::Character;
use super::map::Place;
use super::print::{Guild, Pile};
use super::seals::Special;

/// Where a gain comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Source {
    /// The start of the game.
    Start,
    /// An offer of a book.
    Book(Pile),
    /// The Khan's favour.
    Khan,
    /// The money bag.
    Bag,
    /// The action that takes contracts.
    Contracts,
    /// The bonus token of a city.
    Token(Place),
    /// An outpost tile.
    Outpost(Outpost),
    /// A post that was placed there.
    Post(Place),
    /// A special city.
    Special(Special),
    /// Taking a guild's seal.
    Seal(Guild),
    /// The bonus of an improved seal.
    Improved(Guild),
    /// A contract that was fulfilled.
    Contract(Contract),
    /// A city card.
    Card(CityCard),
    /// The ability of a character.
    Character(Character),
    /// The compensation of a low roll.
    Compensation,
}

impl Source {
    /// The city whose token it is.
    pub const fn city(self) -> Option<Place> {
        if let Source::Token(place) = self { Some(place) } else { None }
    }
}

//! Places, rivers, and the areas that scoring cards score: small names for parts of the board. What the board in use says
//! of them is looked up in [`super::sites`].

use serde::{Deserialize, Serialize};

use super::terrain::Terrain;
use crate::rules::named;

/// How many places there are: 16 harbours, 30 suburbs, 8 outer and 4 inner districts, in this order.
pub const PLACES: usize = 58;
/// How many of them are harbours.
pub const HARBOURS: usize = 16;
/// The number of the first district.
pub const CITY: usize = 46;
/// The number of the first inner district.
pub const INNER: usize = 54;
/// How many districts the city has.
pub const DISTRICTS: usize = PLACES - CITY;
/// How many rivers there are.
pub const RIVERS: usize = 4;

named! {
    /// The kinds of places.
    pub enum Kind {
        /// On the coast.
        Harbour "harbour",
        /// Inland.
        Suburb "suburb",
        /// A district at the wall of the city.
        Outer "outer",
        /// A district in the middle of the city.
        Inner "inner",
    }
}

named! {
    /// What a harbour or suburb brings whoever builds there (GC-54 to GC-58).
    pub enum Reward {
        Coin "coins-1",
        Coins "coins-2",
        Terrain "terrain",
        Key "key",
        Bonus "bonus",
        Good "good",
    }
}

/// A place on which a house can stand, by its number in the data.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Place(u8);

/// A river by its number in the data.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(into = "String")]
pub struct River(u8);

/// What a scoring card scores houses in.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Area {
    /// All places at a river.
    River(River),
    /// The districts of a land's quarter.
    Quarter(Terrain),
}

impl Place {
    /// The place of that number in the data.
    pub const fn nth(number: usize) -> Place {
        Place((number % PLACES) as u8)
    }

    /// All places.
    pub fn all() -> impl Iterator<Item = Place> {
        (0..PLACES).map(Place::nth)
    }

    /// The number of the place.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Its kind.
    pub const fn kind(self) -> Kind {
        match self.index() {
            0..HARBOURS => Kind::Harbour,
            HARBOURS..CITY => Kind::Suburb,
            CITY..INNER => Kind::Outer,
            _ => Kind::Inner,
        }
    }

    /// The number of the district among the districts, if it is one.
    pub const fn district(self) -> Option<usize> {
        self.index().checked_sub(CITY)
    }
}

impl River {
    /// The river of that number in the data.
    pub const fn nth(number: usize) -> River {
        River((number % RIVERS) as u8)
    }

    /// All rivers.
    pub fn all() -> impl Iterator<Item = River> {
        (0..RIVERS).map(River::nth)
    }

    /// The number of the river.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

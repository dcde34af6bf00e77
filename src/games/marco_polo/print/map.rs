//! The map as it is printed: locations and ways.

use serde::Deserialize;

use super::super::effect::Effect;
use super::seals::Guild;
use crate::rules::named;

named! {
    /// What a location is.
    pub enum Kind {
        /// Where all begin; it holds no post (MP-76).
        Start "start",
        /// A city, with room for a post of each seat.
        City "city",
        /// A stop without any effect.
        Oasis "oasis",
    }
}

named! {
    /// What a city is good for.
    pub enum CityKind {
        /// Contracts lie there.
        Contract "contract",
        /// City cards lie there.
        Card "card",
        /// It has an action of its own.
        Special "special",
        /// It has a bonus token and nothing else.
        Bonus "bonus",
    }
}

named! {
    /// The animals of the coats of arms.
    pub enum Arms {
        /// A monkey.
        Monkey "monkey",
        /// A falcon.
        Falcon "falcon",
        /// A horse.
        Horse "horse",
        /// A dragon.
        Dragon "dragon",
        /// A crane.
        Crane "crane",
        /// A tiger.
        Tiger "tiger",
        /// A leopard.
        Leopard "leopard",
        /// A yak.
        Yak "yak",
        /// A lion.
        Lion "lion",
    }
}

/// A location as it is printed.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Node {
    /// Its token.
    pub id: String,
    /// Its name, as the board has it.
    pub name: String,
    /// What it is.
    pub kind: Kind,
    /// What kind of city it is.
    pub city_kind: Option<CityKind>,
    /// How many contracts lie there.
    #[serde(default)]
    pub contracts: u8,
    /// How many city cards lie there.
    #[serde(default)]
    pub cards: u8,
    /// Whether a bonus token lies there.
    #[serde(default)]
    pub city_bonus: bool,
    /// Whether an outpost tile lies there at the start.
    #[serde(default)]
    pub outpost: bool,
    /// Its coat of arms.
    pub shield: Option<Arms>,
    /// To the right in the drawing, of 1600.
    pub x: u16,
    /// Down in the drawing, of 1000.
    pub y: u16,
}

named! {
    /// How one travels on a way.
    pub enum By {
        /// On a road.
        Land "land",
        /// On the sea or a river, with a seal (MP-68).
        Sea "sea",
    }
}

/// A way as it is printed; it leads both ways.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Edge {
    /// Its name in the file.
    pub id: String,
    /// One end.
    pub a: String,
    /// The other end.
    pub b: String,
    /// By land or by sea.
    pub kind: By,
    /// The seal it asks for.
    pub seal: Option<Guild>,
    /// What a step on it costs.
    pub cost: Effect,
}

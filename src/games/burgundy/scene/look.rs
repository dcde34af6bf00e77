//! What tiles, spaces and goods look like: colours and icons. Nothing is told by its colour alone.

use super::super::board::counted;
use super::super::tiles::{Colour as Kind, Good, Tile};
use crate::scene::Colour;

/// How a kind of tile looks.
#[derive(Clone, Copy)]
pub(super) struct KindLook {
    /// A tile.
    pub tile: Colour,
    /// What can be read on a tile.
    pub on: Colour,
    /// A space for it.
    pub space: Colour,
    /// The sign of the kind.
    pub icon: &'static str,
}

/// How tiles of a kind and spaces for them look.
pub(super) const fn kind(kind: Kind) -> KindLook {
    use Colour::*;
    let (tile, on, space, icon) = match kind {
        Kind::Building => (TileBuilding, Ink, SpaceBuilding, "warehouse"),
        Kind::Animal => (TileAnimal, Ink, SpaceAnimal, "sheep"),
        Kind::Ship => (TileShip, Paper, SpaceShip, "ship"),
        Kind::Knowledge => (TileKnowledge, Ink, SpaceKnowledge, "knowledge"),
        Kind::Castle => (TileCastle, Paper, SpaceCastle, "castle"),
        Kind::Mine => (TileMine, Ink, SpaceMine, "mine"),
    };
    KindLook { tile, on, space, icon }
}

/// What stands on a tile.
#[derive(Clone, Copy)]
pub(super) enum Face {
    /// One large sign.
    Sign(&'static str),
    /// An animal and how many of it.
    Herd(&'static str, u8),
    /// Knowledge: its number, its sign and what it does.
    Lesson(u8, &'static str, Does),
}

/// What a knowledge tile does with what its sign shows.
#[derive(Clone, Copy)]
pub(super) enum Does {
    /// A few characters: a change of a die, a factor.
    Says(&'static str),
    /// It brings this as well.
    Brings(&'static str),
    /// So many points for each at the end, or for each animal that scores.
    Scores(u8),
}

/// What stands on a tile. Buildings and animals have icons of their own names.
pub(super) fn face(tile: Tile) -> Face {
    if let Some(building) = tile.building() {
        return Face::Sign(building.id());
    }
    if let Some((animal, number)) = tile.animals() {
        return Face::Herd(animal.id(), number);
    }
    match tile.knowledge() {
        Some(number) => {
            let (sign, does) = lesson(number);
            Face::Lesson(number, sign, does)
        }
        None => Face::Sign(kind(tile.colour()).icon),
    }
}

/// The sign of a knowledge tile and what it does (CB-103 to CB-130).
fn lesson(number: u8) -> (&'static str, Does) {
    use Does::*;
    // Most count a building at the end; the data says which.
    if let Some(building) = counted(number).and_then(Tile::building) {
        return (building.id(), Scores(4));
    }
    match number {
        1 => ("market", Says("∞")),
        2 => ("mine", Brings("worker")),
        3 => ("goods", Brings("silverling")),
        4 => ("goods", Brings("worker")),
        5 => ("ship", Says("×2")),
        6 => ("silverling", Says("1–6")),
        7 => ("cow", Scores(1)),
        8 => ("worker", Says("±2")),
        9 => ("warehouse", Says("±1")),
        10 => ("ship", Says("±1")),
        11 => ("castle", Says("±1")),
        12 => ("die", Says("±1")),
        13 => ("worker", Brings("silverling")),
        14 => ("worker", Says("×4")),
        15 => ("goods", Scores(3)),
        24 => ("sheep", Scores(4)),
        25 => ("goods", Scores(1)),
        _ => ("bonus", Scores(2)),
    }
}

/// The colour of goods, and what can be read on it.
pub(super) const fn goods(good: Good) -> (Colour, Colour) {
    match good {
        Good::Turquoise => (Colour::GoodsTurquoise, Colour::Ink),
        Good::Purple => (Colour::GoodsPurple, Colour::Paper),
        Good::Pink => (Colour::GoodsPink, Colour::Ink),
        Good::Red => (Colour::GoodsRed, Colour::Paper),
        Good::Brown => (Colour::GoodsBrown, Colour::Paper),
        Good::Orange => (Colour::GoodsOrange, Colour::Ink),
    }
}

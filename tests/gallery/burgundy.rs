//! The Castles of Burgundy: boards and estates from the first turn to the last, each kind of question, the score sheet.

use guildhall::rules::{Seat, Text};
use guildhall::scene::Colour::*;

use super::Gallery;

pub const GALLERY: Gallery = Gallery {
    game: "burgundy",
    largest: 300_000,
    last: || Text::of("cb-ended").with("seat", Seat(0)),
    words_on: &[
        (Paper, BandBurgundy),
        (Ink, TileBuilding),
        (Ink, TileAnimal),
        (Paper, TileShip),
        (Ink, TileKnowledge),
        (Paper, TileCastle),
        (Ink, TileMine),
        (Ink, SpaceBuilding),
        (Ink, SpaceAnimal),
        (Ink, SpaceShip),
        (Ink, SpaceKnowledge),
        (Ink, SpaceCastle),
        (Ink, SpaceMine),
        (Ink, GoodsTurquoise),
        (Paper, GoodsPurple),
        (Ink, GoodsPink),
        (Paper, GoodsRed),
        (Paper, GoodsBrown),
        (Ink, GoodsOrange),
    ],
    kept: &[],
};

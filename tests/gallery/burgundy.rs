//! The Castles of Burgundy: boards and estates from the first turn to the last, each kind of question, the score sheet.

use guildhall::rules::{Seat, Sheet, Text};
use guildhall::scene::Colour::*;
use guildhall::words::Language;

use super::Gallery;

pub const GALLERY: Gallery = Gallery {
    game: "burgundy",
    told: || {
        let phase = Text::of("cb-phase").with("phase", "C".to_owned()).with("points", 6u8);
        let bought = Text::of("cb-bought").with("seat", Seat(1)).with("tile", Text::of("cb-tile-mine"));
        vec![phase, bought.with("from", Text::of("cb-from-black"))]
    },
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
    read: &["over4-public"],
    kept: &[
        ("opening2", None, Sheet::Board(0), &[], Language::Hu),
        ("full4", None, Sheet::Board(0), &[], Language::Pl),
        ("full4", Some(1), Sheet::Own, &["place", "4", "watchtower"], Language::En),
        ("middle3", Some(0), Sheet::Board(0), &["take", "2"], Language::En),
        ("middle3", None, Sheet::Of(Seat(0)), &[], Language::Hu),
        ("ship4", Some(3), Sheet::Board(0), &["load"], Language::Pl),
        ("load2", Some(0), Sheet::Board(0), &["load", "6"], Language::En),
        ("store3", Some(0), Sheet::Own, &["take", "4", "mine-5"], Language::Hu),
        ("castle4", Some(0), Sheet::Own, &["place", "sheep3"], Language::Pl),
        ("hall4", Some(1), Sheet::Own, &["place"], Language::En),
        ("sides3", Some(0), Sheet::Own, &["estate"], Language::Hu),
        ("secret4", Some(2), Sheet::Own, &["estate", "8"], Language::En),
        ("secret4", None, Sheet::Board(0), &[], Language::Pl),
        ("over4", None, Sheet::Board(0), &[], Language::Hu),
        ("over2", None, Sheet::Board(1), &[], Language::En),
    ],
};

//! San Juan: full tables, hands of any size, each kind of question, the score sheet.

use guildhall::rules::{Seat, Sheet, Text};
use guildhall::scene::Colour::*;
use guildhall::words::Language;

use super::Gallery;

pub const GALLERY: Gallery = Gallery {
    game: "san_juan",
    told: || {
        let round = Text::of("sj-round").with("governor", Seat(1)).with("round", 3u8);
        vec![round, Text::of("sj-passed").with("seat", vec![Seat(0), Seat(1)])]
    },
    words_on: &[
        (Paper, BandViolet),
        (Paper, City),
        (Ink, Stone),
        (Paper, Builder),
        (Paper, Producer),
        (Paper, Trader),
        (Paper, Councillor),
        (Paper, Prospector),
        (Paper, Indigo),
        (Ink, Sugar),
        (Ink, Tobacco),
        (Paper, Coffee),
        (Ink, Silver),
    ],
    read: &["opening2-0", "over4-public"],
    kept: &[
        ("full4", None, Sheet::Board(0), &["role"], Language::Pl),
        ("role4", None, Sheet::Board(0), &["role"], Language::En),
        ("role2", None, Sheet::Board(0), &[], Language::Pl),
        ("trader3", Some(0), Sheet::Board(0), &["sell"], Language::Hu),
        ("councillor4", None, Sheet::Board(0), &[], Language::En),
        ("councillor4", Some(2), Sheet::Own, &["keep"], Language::Pl),
        ("mine4", None, Sheet::Board(0), &["mine"], Language::Pl),
        ("mine4", Some(3), Sheet::Own, &["mine"], Language::En),
        ("builder4", Some(3), Sheet::Own, &["build"], Language::Hu),
        ("hand12", Some(0), Sheet::Own, &[], Language::Hu),
        ("hand20", Some(0), Sheet::Own, &["keep"], Language::Hu),
        ("over4", None, Sheet::Board(0), &[], Language::Pl),
        ("opening2", Some(0), Sheet::Own, &["keep"], Language::En),
    ],
};

//! Marco Polo II: both boards at the start, in the middle and as full as they get, each kind of question, own boards, the
//! score sheet.

use guildhall::rules::{Seat, Sheet, Text};
use guildhall::scene::Colour::*;
use guildhall::words::Language;

use super::Gallery;

pub const GALLERY: Gallery = Gallery {
    game: "marco_polo",
    told: || {
        let told = |seat, what: &'static str| Text::of("mp-told").with("seat", seat).with("what", Text::of(what));
        vec![told(Seat(1), "mp-source-bag"), told(Seat(0), "mp-source-khan")]
    },
    words_on: &[
        (Paper, BandGreen),
        (Ink, Surf),
        (Ink, Jade),
        (Ink, GoldWare),
        (Paper, Silk),
        (Paper, Pepper),
        (Soft, Paper),
        (Soft, Fold),
    ],
    read: &["goals3-1", "over2-public"],
    kept: &[
        ("characters4", Some(0), Sheet::Board(0), &["character"], Language::Pl),
        ("goals3", Some(1), Sheet::Own, &["goal"], Language::Hu),
        ("opening2", None, Sheet::Board(0), &[], Language::Pl),
        ("rolled4", None, Sheet::Board(0), &[], Language::En),
        ("middle4", None, Sheet::Board(0), &[], Language::Hu),
        ("middle4", Some(1), Sheet::Board(1), &["travel"], Language::En),
        ("middle4", Some(1), Sheet::Board(0), &["khan"], Language::Pl),
        ("middle3", Some(2), Sheet::Board(0), &["book"], Language::Pl),
        ("middle3", None, Sheet::Board(1), &[], Language::Hu),
        ("black3", Some(1), Sheet::Board(0), &["black"], Language::En),
        ("drawn4", None, Sheet::Of(Seat(0)), &[], Language::Pl),
        ("full4", Some(1), Sheet::Own, &[], Language::Hu),
        ("full4", None, Sheet::Board(0), &[], Language::Pl),
        ("full4", None, Sheet::Board(1), &[], Language::Hu),
        ("late4", None, Sheet::Board(0), &[], Language::Pl),
        ("late4", None, Sheet::Board(1), &[], Language::En),
        ("over4", None, Sheet::Board(0), &[], Language::Hu),
        ("over4", None, Sheet::Board(2), &[], Language::Pl),
        ("over2", None, Sheet::Board(0), &[], Language::En),
    ],
};

//! The Golden City: bidding, building, each kind of reward, hands, the score sheet with and without somebody stuck.

use guildhall::rules::{Seat, Sheet, Text};
use guildhall::scene::Colour::*;
use guildhall::words::Language;

use super::Gallery;

pub const GALLERY: Gallery = Gallery {
    game: "golden_city",
    told: || vec![Text::of("gc-reshuffled"), Text::of("gc-passed").with("seat", Seat(0))],
    words_on: &[
        (Paper, BandBlue),
        (Ink, Court),
        (Ink, Coast),
        (Paper, Forest),
        (Ink, Meadow),
        (Paper, Mountain),
        (Ink, Desert),
        (BandBlue, SeaGround),
    ],
    read: &["start3-0", "return4-2"],
    kept: &[
        ("start3", Some(0), Sheet::Own, &[], Language::En),
        ("bid4", None, Sheet::Board(0), &["bid"], Language::En),
        ("bid3", None, Sheet::Board(0), &[], Language::Hu),
        ("build4", None, Sheet::Board(0), &[], Language::En),
        ("build4", Some(2), Sheet::Board(0), &["build"], Language::En),
        ("build3", Some(1), Sheet::Board(0), &["build"], Language::Pl),
        ("reach4", None, Sheet::Of(Seat(0)), &[], Language::Hu),
        ("reach4", Some(0), Sheet::Own, &[], Language::Hu),
        ("pay4", Some(3), Sheet::Own, &["build", "desert-c"], Language::Pl),
        ("good4", None, Sheet::Board(0), &["good"], Language::Hu),
        ("return4", Some(2), Sheet::Own, &["return"], Language::En),
        ("bonus3", Some(1), Sheet::Own, &["bonus"], Language::Hu),
        ("discard3", Some(1), Sheet::Own, &["discard"], Language::Pl),
        ("over4", None, Sheet::Board(0), &[], Language::Pl),
        ("shared4", None, Sheet::Board(0), &[], Language::Hu),
        ("left4", None, Sheet::Board(1), &[], Language::Pl),
        ("stuck3", None, Sheet::Board(0), &[], Language::Hu),
    ],
};

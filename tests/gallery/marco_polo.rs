//! Marco Polo II: both boards at the start, in the middle and as full as they get, each kind of question, own boards, the
//! score sheet.

use guildhall::rules::Text;
use guildhall::scene::Colour::*;

use super::Gallery;

pub const GALLERY: Gallery = Gallery {
    game: "marco_polo",
    largest: 350_000,
    last: || Text::of("mp-picture-secret"),
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
    kept: &[],
};

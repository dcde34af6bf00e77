//! The numbers by which a bot weighs a position, in tenths of a letter.

use std::sync::LazyLock;

use serde::{Deserialize, Serialize};

use crate::games::file;
use crate::rules::Scales;

/// What a bot holds things to be worth.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Weights {
    /// In so many parts of a tenth all others count.
    pub grain: i32,
    /// A card in hand.
    pub card: i32,
    /// Two cards in hand that are alike, besides.
    pub pair: i32,
    /// A coast card, besides.
    pub coast: i32,
    /// A coin.
    pub coin: i32,
    /// A key, for each round to come.
    pub key: i32,
    /// A bonus card, for each round to come.
    pub bonus: i32,
    /// Each letter that the best bonus card would bring that the seat is about to choose.
    pub promised: i32,
    /// A goods card that the seat is about to choose, for each round to come.
    pub good: i32,
    /// Each letter that the scoring card of the round would bring now.
    pub scoring: i32,
    /// What a scoring card that is still to come brings for a good or an area of its own.
    pub to_come: i32,
    /// A place that is open, besides what it brings.
    pub place: i32,
    /// Each letter of a district that is open.
    pub letter: i32,
    /// An outer place of a district in which all letters are gone.
    pub outer: i32,
    /// How much an inner place counts for who has no key, of 60.
    pub locked: i32,
    /// A place that brings a coin.
    pub one_coin: i32,
    /// A place that brings coins.
    pub coins: i32,
    /// A place that brings a terrain card.
    pub terrain: i32,
    /// A place that brings a key, for each round to come.
    pub key_place: i32,
    /// A place that brings a bonus card.
    pub bonus_place: i32,
    /// A place that brings a good, for each round to come.
    pub good_place: i32,
}

/// The numbers that are kept.
#[expect(clippy::expect_used, reason = "the file is built in, and read by a test")]
pub static SCALES: LazyLock<Scales<Weights>> = LazyLock::new(|| {
    file::read(include_str!("../../../assets/games/golden_city/weights.toml")).expect("read by a test")
});

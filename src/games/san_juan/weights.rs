//! The numbers by which a bot weighs a position, in tenths of a point.

use std::collections::BTreeMap;
use std::ops::Index;
use std::sync::LazyLock;

use serde::{Deserialize, Serialize};

use super::cards::{KINDS, Kind};
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
    /// A card in hand where none is left to be drawn: whoever keeps them then may keep a game from its end.
    pub last_card: i32,
    /// A card that is paid then.
    pub last_pay: i32,
    /// A card in hand that cannot be built, as its owner has it.
    pub double: i32,
    /// What a card in hand is worth less for each that is held beyond five.
    pub crowd: i32,
    /// How much of what building a card would bring it is worth in hand, of 64.
    pub dream: i32,
    /// A card that is paid for a building at once.
    pub pay: i32,
    /// A good that can be produced at once.
    pub produced: i32,
    /// A good that can be sold at once, for each card that it brings.
    pub sold: i32,
    /// Goods that lie on buildings, in the order of the production buildings.
    pub goods: [i32; 5],
    /// What buildings bring in a round, over their points.
    pub brings: ByKind,
    /// What buildings are worth besides, however long the game goes on.
    pub adds: ByKind,
}

/// A number for each kind of card; 0 where nothing is said.
#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
#[serde(from = "BTreeMap<Kind, i32>", into = "BTreeMap<Kind, i32>")]
pub struct ByKind([i32; KINDS]);

impl Index<Kind> for ByKind {
    type Output = i32;

    fn index(&self, kind: Kind) -> &i32 {
        &self.0[kind as usize]
    }
}

impl From<BTreeMap<Kind, i32>> for ByKind {
    fn from(named: BTreeMap<Kind, i32>) -> ByKind {
        ByKind(Kind::ALL.map(|kind| named.get(&kind).copied().unwrap_or_default()))
    }
}

impl From<ByKind> for BTreeMap<Kind, i32> {
    fn from(numbers: ByKind) -> Self {
        Kind::ALL.into_iter().zip(numbers.0).collect()
    }
}

/// The numbers that are kept.
#[expect(clippy::expect_used, reason = "the file is built in, and read by a test")]
pub static SCALES: LazyLock<Scales<Weights>> =
    LazyLock::new(|| file::read(include_str!("../../../assets/games/san_juan/weights.toml")).expect("read by a test"));

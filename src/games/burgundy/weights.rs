//! The numbers by which a bot weighs a position, in tenths of a point.

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
    /// A covered space, beyond what is counted.
    pub covered: i32,
    /// A mine, for each phase to come.
    pub mine: i32,
    /// Knowledge on the estate by its number, for each phase to come.
    pub knowledge: [i32; 26],
    /// How much of the points of the running phase a region will bring, of 64.
    pub phase: i32,
    /// How much a region counts on the way to its end, of 64.
    pub region: i32,
    /// A worker.
    pub worker: i32,
    /// Each of the first three workers, besides.
    pub few_workers: i32,
    /// A silver.
    pub silver: i32,
    /// Each of the first three silver, besides.
    pub few_silver: i32,
    /// A good in store.
    pub good: i32,
    /// Each place ahead in the order of turns.
    pub order: i32,
    /// A stored tile for which there is room.
    pub stored: i32,
    /// A stored tile for which there will be room.
    pub waiting: i32,
    /// A stored mine, for each turn to come.
    pub mine_stored: i32,
    /// Stored tiles for which there is room, by colour, besides.
    pub colours: [i32; 6],
    /// Stored buildings for which there is room, besides.
    pub buildings: [i32; 8],
    /// Each point that the best stored tile would bring at once, up to 25.
    pub gains: i32,
    /// The action of a castle that is still open.
    pub castle: i32,
    /// The goods of a ship that are still open.
    pub ship: i32,
    /// What a building lets somebody do that is still open.
    pub building: i32,
    /// A die that is left.
    pub die: i32,
}

/// The numbers that are kept.
#[expect(clippy::expect_used, reason = "the file is built in, and read by a test")]
pub static SCALES: LazyLock<Scales<Weights>> =
    LazyLock::new(|| file::read(include_str!("../../../assets/games/burgundy/weights.toml")).expect("read by a test"));

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
    /// A die that is left, beside what it shows: less than what a normal action brings, so that one is done.
    pub die: i32,
    /// Two pips that it shows.
    pub pip: i32,
    /// A die that is left when nobody else has one, besides.
    pub last_die: i32,
    /// What a die on the money bag costs besides, which could have been used for a normal action.
    pub bag: i32,
    /// A contract done, besides its points: it makes room, and most of them bring points at the end.
    pub done: i32,
    /// The hourglass.
    pub hourglass: i32,
    /// The characters in their order, for each round to come and the running one.
    pub characters: [i32; 7],
    /// A coin, with all dice to come and with none; so all pairs.
    pub coin: [i32; 2],
    /// Each of the first ten coins, besides.
    pub few_coins: [i32; 2],
    /// A camel.
    pub camel: [i32; 2],
    /// Each of the first five camels, besides.
    pub few_camels: [i32; 2],
    /// Pepper.
    pub pepper: [i32; 2],
    /// Silk.
    pub silk: [i32; 2],
    /// Gold.
    pub gold: [i32; 2],
    /// Jade.
    pub jade: [i32; 2],
    /// Each of the first two of a ware, besides.
    pub few_wares: [i32; 2],
    /// A good to choose, as part of a gain.
    pub any_good: [i32; 2],
    /// A coat of arms, as part of a gain.
    pub shield: i32,
    /// A contract, as part of a gain.
    pub contract: [i32; 2],
    /// A black die, as part of a gain.
    pub black_die: [i32; 2],
    /// A step on the map, as part of a gain.
    pub step: [i32; 2],
    /// What an own city brings once more, as part of a gain.
    pub copy: [i32; 2],
    /// A seal to choose, as part of a gain.
    pub seal_action: [i32; 2],
    /// An active contract, besides what it brings for what it asks.
    pub filled: i32,
    /// What an active contract is worth at least.
    pub least: i32,
    /// How much of a contract counts for which all is there, of 20.
    pub ready: i32,
    /// How much of a contract counts for which something is missing, of 20.
    pub begun: i32,
    /// Each point of coats of arms.
    pub arms: i32,
    /// Each point that the next coat of arms would bring.
    pub next_arms: [i32; 2],
    /// Each point of the goal card.
    pub goal: i32,
    /// A post, for what it makes possible.
    pub post: [i32; 2],
    /// How much of a gain counts that comes every round, of 20.
    pub income: i32,
    /// A post in a special city.
    pub special: [i32; 2],
    /// A post in a city with contracts or with a card.
    pub city: [i32; 2],
    /// A city next to an own figure.
    pub near: [i32; 2],
    /// Each post beyond five.
    pub many_posts: i32,
    /// A seal.
    pub seal: [i32; 2],
    /// Each point for it on the goal card.
    pub seal_point: [i32; 2],
    /// An improved seal, beside its income.
    pub improved: [i32; 2],
    /// Goods to choose that are due.
    pub due_any: [i32; 2],
    /// Different goods to choose that are due.
    pub due_different: [i32; 2],
    /// A compensation, or an oasis that is due.
    pub due_little: [i32; 2],
    /// What a city or a token brings once more that is due.
    pub due_copy: [i32; 2],
    /// Contracts to choose that are due.
    pub due_contract: [i32; 2],
    /// A seal that is due.
    pub due_seal: [i32; 2],
    /// A black die that is due.
    pub due_black: [i32; 2],
    /// A journey that is due.
    pub due_move: [i32; 2],
    /// A post that is due.
    pub due_post: i32,
    /// Two to choose between that are due.
    pub due_pair: i32,
}

/// The numbers that are kept.
#[expect(clippy::expect_used, reason = "the file is built in, and read by a test")]
pub static SCALES: LazyLock<Scales<Weights>> = LazyLock::new(|| {
    file::read(include_str!("../../../assets/games/marco_polo/weights.toml")).expect("read by a test")
});

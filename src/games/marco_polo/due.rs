//! What a seat has still to receive or to decide inside gains, one thing after the other.

use serde::{Deserialize, Serialize};

use super::cards::Contract;
use super::effect::Effect;
use super::map::Place;
use super::source::Source;

/// Something that is due. Most of it is settled without a question; what is not waits for an answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Due {
    /// A gain as a whole.
    Gain { gain: Effect, from: Source },
    /// So many goods, each freely chosen.
    AnyGoods { count: u8, from: Source },
    /// Goods that are different; so many times, where the gain comes more than once.
    DifferentGoods { count: u8, times: u8, from: Source },
    /// The gain of another bonus token on the map.
    Copy { from: Source },
    /// The gains of so many different tokens in cities with an own post.
    OwnTokens { count: u8, from: Source },
    /// A contract from the deck.
    Draw { from: Source },
    /// A contract was drawn and has no room: it goes, or another one.
    Drawn { contract: Contract, from: Source },
    /// An open contract of a city with an own post, which has to be taken.
    Open { from: Source },
    /// An open contract of that city, which may be taken (MP-83).
    Offered { place: Place },
    /// A seal for a die that shows this.
    Seal { die: u8, from: Source },
    /// A black die.
    Black { from: Source },
    /// A movement.
    Move { steps: u8, from: Source },
    /// A post in a city, with what it brings or without; moved from another city where none is left (MP-77).
    Post { place: Place, bonus: bool },
    /// For each of so many oases one of two things (MP-A9).
    Oases { count: u8 },
    /// One of the bonuses that come next counts twice (MP-A12).
    Twice,
    /// A pair of dice: its own gain, or those of the two dice (MP-A14).
    Pair { value: u8 },
    /// The compensation of a low roll (MP-35).
    Compensation { missing: u8 },
}

//! What a player can pick, the moves that picks lead to, and what comes of them.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use super::cards::{Kind, Prices};
use super::held::Cards;
use super::state::Sites;
use crate::rules::{Seat, Verb};

/// The five roles.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Role {
    Builder,
    Producer,
    Trader,
    Councillor,
    Prospector,
}

impl Role {
    /// All roles, in the order in which they are shown.
    pub const ALL: [Role; 5] = [Role::Builder, Role::Producer, Role::Trader, Role::Councillor, Role::Prospector];

    /// The token of the role.
    pub const fn id(self) -> &'static str {
        match self {
            Role::Builder => "builder",
            Role::Producer => "producer",
            Role::Trader => "trader",
            Role::Councillor => "councillor",
            Role::Prospector => "prospector",
        }
    }
}

/// What every path begins with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Act {
    Role,
    Build,
    Produce,
    Sell,
    Keep,
    Discard,
    Tuck,
    Mine,
    Pass,
}

impl Act {
    const ALL: [Act; 9] =
        [Act::Role, Act::Build, Act::Produce, Act::Sell, Act::Keep, Act::Discard, Act::Tuck, Act::Mine, Act::Pass];

    const fn id(self) -> &'static str {
        match self {
            Act::Role => "role",
            Act::Build => "build",
            Act::Produce => "produce",
            Act::Sell => "sell",
            Act::Keep => "keep",
            Act::Discard => "discard",
            Act::Tuck => "tuck",
            Act::Mine => "mine",
            Act::Pass => "pass",
        }
    }
}

/// Every verb with its slots in the order in which they are asked.
pub const VERBS: &[Verb] = &[
    Verb { name: "role", slots: &[ROLE, LIBRARY] },
    Verb { name: "build", slots: &[CARD, COVER, PRICE, GOODS, PAY] },
    Verb { name: "produce", slots: &[BUILDINGS] },
    Verb { name: "sell", slots: &[GOODS] },
    Verb { name: "keep", slots: &[CARDS, HAND] },
    Verb { name: "discard", slots: &[CARDS] },
    Verb { name: "tuck", slots: &[CARD] },
    Verb { name: "mine", slots: &[CHOICE] },
    Verb { name: "pass", slots: &[] },
];

/// The slot of a role.
pub const ROLE: &str = "role";
/// The slot that asks whether the Library is used.
pub const LIBRARY: &str = "library";
/// The slot of the card to build or to lay under the Chapel.
pub const CARD: &str = "card";
/// The slot of the building to cover.
pub const COVER: &str = "cover";
/// The slot of goods: to sell, or to pay with.
pub const GOODS: &str = "goods";
/// The slot of the price to pay, where it matters which discounts are waived.
pub const PRICE: &str = "price";
/// The slot of the cards to pay with.
pub const PAY: &str = "pay";
/// The slot of the production buildings to produce on.
pub const BUILDINGS: &str = "buildings";
/// The slot of cards to keep or to discard.
pub const CARDS: &str = "cards";
/// The slot of the cards that make the first hand.
pub const HAND: &str = "hand";
/// The slot of the card taken out of a Gold Mine.
pub const CHOICE: &str = "choice";

/// One pick on the way to a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pick {
    /// A verb.
    Act(Act),
    /// A role.
    Role(Role),
    /// A card or a building: which kind, and which of that kind, counted from 1.
    Card(Kind, u8),
    /// A price.
    Price(u8),
    /// None of those offered.
    None,
    /// Agreed.
    Yes,
    /// Declined.
    No,
}

impl Pick {
    /// The kind of the card or building.
    pub fn kind(&self) -> Option<Kind> {
        match self {
            Pick::Card(kind, _) => Some(*kind),
            _ => None,
        }
    }
}

impl fmt::Display for Pick {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Pick::Act(act) => act.id(),
            Pick::Role(role) => role.id(),
            Pick::Card(kind, 1) => kind.id(),
            Pick::Card(kind, copy) => return write!(f, "{kind}-{copy}"),
            Pick::Price(price) => return write!(f, "{price}"),
            Pick::None => "none",
            Pick::Yes => "yes",
            Pick::No => "no",
        })
    }
}

impl FromStr for Pick {
    type Err = ();

    fn from_str(token: &str) -> Result<Self, ()> {
        let named = |known: &Pick| known.to_string() == token;
        let words = [Pick::None, Pick::Yes, Pick::No].into_iter();
        let words = words.chain(Act::ALL.map(Pick::Act)).chain(Role::ALL.map(Pick::Role));
        if let Some(word) = words.into_iter().find(named) {
            return Ok(word);
        }
        let pick = match (token.split_once('-'), token.parse()) {
            (Some((kind, copy)), _) => Pick::Card(kind.parse()?, copy.parse().map_err(|_| ())?),
            (None, Ok(price)) => Pick::Price(price),
            (None, Err(_)) => Pick::Card(token.parse()?, 1),
        };
        if named(&pick) { Ok(pick) } else { Err(()) }
    }
}

/// A complete decision of one seat.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Move {
    /// Picks a role.
    Role {
        /// Which one.
        role: Role,
        /// Whether the Library is used with it.
        library: bool,
    },
    /// Builds.
    Build(Build),
    /// Produces on these buildings.
    Produce(Sites),
    /// Sells the goods of these buildings.
    Sell(Sites),
    /// Keeps these of the cards drawn.
    Keep(Cards),
    /// Discards these cards.
    Discard(Cards),
    /// Lays a card under the Chapel, or none.
    Chapel(Option<Kind>),
    /// Turns up the cards of a Gold Mine.
    Turn,
    /// Takes a card out of those turned up, or none.
    Mine(Option<Kind>),
    /// Does nothing.
    Pass,
}

/// How something is built.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Build {
    /// The card to build.
    pub card: Kind,
    /// The place of the building to cover (SJ-76).
    pub cover: Option<u8>,
    /// The places of the goods to pay with (SJ-71).
    pub goods: Sites,
    /// What is paid, cards and goods together: more than need be where discounts are waived (SJ-Q15).
    pub price: u8,
    /// The cards to pay with.
    pub pay: Cards,
}

/// Why a card was drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Cause {
    Prospector,
    Carpenter,
    PoorHouse,
    Well,
    MarketStand,
    MarketHall,
}

/// Something that happened. Holds secrets; only `tell` decides who hears which part.
#[derive(Clone, Debug, PartialEq)]
pub enum Event {
    /// A seat has decided in a phase that all decide at once.
    Answered { seat: Seat, answer: Move, goods: Cards },
    /// All have decided, and what others decided comes to light.
    Revealed,
    /// A seat keeps its opening hand.
    Opened { seat: Seat, kept: Cards, discarded: Cards },
    /// A round begins.
    Round { round: u16, governor: Seat },
    /// A seat used its Chapel, or did not.
    Tucked { seat: Seat, card: Option<Kind> },
    /// A seat discarded down to its limit.
    Trimmed { seat: Seat, cards: Cards },
    /// A role was picked.
    Picked { seat: Seat, role: Role, library: bool },
    /// A building was built.
    Built(Box<Built>),
    /// A seat did nothing in a phase.
    Passed(Seat),
    /// A seat produced goods on buildings of these kinds.
    Produced { seat: Seat, goods: Cards },
    /// The trading-house tile was turned up.
    Tile(Prices),
    /// A seat sold goods of buildings of these kinds and drew cards for them.
    Sold { seat: Seat, goods: Cards, drawn: Cards },
    /// A seat drew cards.
    Drew { seat: Seat, cause: Cause, cards: Cards },
    /// A seat drew cards to choose from.
    Dealt { seat: Seat, cards: Cards },
    /// A seat kept some of the cards drawn, and discarded others.
    Kept { seat: Seat, kept: Cards, discarded: Cards },
    /// The owner of an Archive took all the cards drawn into the hand and discarded some of it.
    Filed { seat: Seat, drawn: usize, discarded: Cards },
    /// A Gold Mine turned up cards; whether its owner may take one.
    Turned { seat: Seat, cards: Cards, lucky: bool },
    /// The owner of a Gold Mine took a card, or none.
    Mined { seat: Seat, card: Option<Kind> },
    /// The discard pile became the draw pile.
    Reshuffled,
    /// Somebody has 12 buildings.
    Twelfth(Seat),
    /// Nobody can ever build again.
    Stalled,
    /// The game is over.
    Over,
}

/// What was built, and how.
#[derive(Clone, Debug, PartialEq)]
pub struct Built {
    /// Who built.
    pub seat: Seat,
    /// What.
    pub card: Kind,
    /// What it covers.
    pub cover: Option<Kind>,
    /// Whether a good was lost under it (SJ-80).
    pub lost: bool,
    /// The kinds of the buildings whose goods paid.
    pub goods: Cards,
    /// The cards that paid.
    pub paid: Cards,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_token_is_read_as_it_is_written() {
        let words = [Pick::None, Pick::Yes, Pick::No, Pick::Price(0), Pick::Price(12)].into_iter();
        let words = words.chain(Act::ALL.map(Pick::Act)).chain(Role::ALL.map(Pick::Role));
        let cards = Kind::ALL.into_iter().flat_map(|kind| (1..=10).map(move |copy| Pick::Card(kind, copy)));
        for pick in words.chain(cards) {
            assert_eq!(pick.to_string().parse(), Ok(pick));
        }
        for garbage in [
            "",
            "Library",
            "library-1",
            "library-02",
            "library-",
            "-2",
            "library-300",
            "no-2",
            "builds",
            "03",
            "+3",
            "300",
        ] {
            assert_eq!(garbage.parse::<Pick>(), Err(()), "{garbage}");
        }
    }
}

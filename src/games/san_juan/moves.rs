//! What a player can pick, the moves that picks lead to, and what comes of them.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use super::cards::{Kind, Prices};
use super::held::Cards;
use super::sites::Sites;
use crate::rules::{Seat, Several, draft, named, or_none, picks, verbs};

named! {
    /// The five roles, in the order in which they are shown.
    pub enum Role {
        Builder "builder",
        Producer "producer",
        Trader "trader",
        Councillor "councillor",
        Prospector "prospector",
    }
}

verbs! {
    /// What every path begins with.
    pub enum Act {
        Role "role" [ROLE, LIBRARY],
        Build "build" [CARD, COVER, PRICE, GOODS, PAY],
        Produce "produce" [BUILDINGS],
        Sell "sell" [GOODS],
        Keep "keep" [CARDS, HAND],
        Discard "discard" [CARDS],
        Tuck "tuck" [TUCKED],
        Mine "mine" [CHOICE],
        Pass "pass" [],
    }
}

draft! {
    /// What is decided on the way to a move.
    pub struct Draft {
        /// The verb.
        VERB verb: Act,
        /// The role.
        ROLE role: Role,
        /// Whether the Library is used.
        LIBRARY library: Consent,
        /// The card to build.
        CARD card: Card,
        /// The building to cover, or a free place.
        COVER cover: Option<Card>,
        /// The price to pay, where it matters which discounts are waived.
        PRICE price: Price,
        /// The buildings with the goods to sell, or to pay with.
        GOODS goods: Several<Card>,
        /// The cards to pay with.
        PAY pay: Several<Card>,
        /// The production buildings to produce on.
        BUILDINGS buildings: Several<Card>,
        /// The cards to keep or to discard.
        CARDS cards: Several<Card>,
        /// The cards that make the first hand.
        HAND hand: Several<Card>,
        /// The card to lay under the Chapel, if any.
        TUCKED tucked "card": Option<Card>,
        /// The card taken out of a Gold Mine, if any.
        CHOICE choice: Option<Card>,
    }
}

picks! {
    /// One pick on the way to a move.
    pub enum Pick {
        /// A verb.
        Act(Act),
        /// A role.
        Role(Role),
        /// A card or a building.
        Card(Card),
        /// A price.
        Price(Price),
        /// None of those offered.
        None(Nothing),
        /// Agreed or declined.
        Consent(Consent),
    }
}

or_none!(Pick: Card; Pick::None(Nothing::None));

/// A card or a building: which kind, and which of that kind, counted from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Card {
    /// The kind.
    pub kind: Kind,
    /// Its number among those of the kind.
    pub copy: u8,
}

impl Card {
    /// The first of a kind.
    pub(super) fn first(kind: Kind) -> Card {
        Card { kind, copy: 1 }
    }
}

/// A price.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Price(pub u8);

named! {
    /// The pick that picks nothing.
    pub enum Nothing {
        None "none",
    }
}

named! {
    /// Agreed or declined.
    pub enum Consent {
        Yes "yes",
        No "no",
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.copy {
            1 => self.kind.fmt(f),
            copy => write!(f, "{}-{copy}", self.kind),
        }
    }
}

impl FromStr for Card {
    type Err = ();

    fn from_str(token: &str) -> Result<Self, ()> {
        let card = match token.split_once('-') {
            Some((kind, copy)) => Card { kind: kind.parse()?, copy: copy.parse().map_err(|_| ())? },
            None => Card::first(token.parse()?),
        };
        if card.to_string() == token { Ok(card) } else { Err(()) }
    }
}

impl fmt::Display for Price {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl FromStr for Price {
    type Err = ();

    fn from_str(token: &str) -> Result<Self, ()> {
        let price = Price(token.parse().map_err(|_| ())?);
        if price.to_string() == token { Ok(price) } else { Err(()) }
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

/// The course of one move.
pub(super) type Course<'a> = crate::rules::Course<'a, Event>;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_token_is_read_as_it_is_written() {
        let words = [Consent::Yes, Consent::No].map(Pick::Consent).into_iter();
        let words = words.chain([Pick::None(Nothing::None), Pick::Price(Price(0)), Pick::Price(Price(12))]);
        let words = words.chain(Act::ALL.map(Pick::Act)).chain(Role::ALL.map(Pick::Role));
        let cards = Kind::ALL.into_iter().flat_map(|kind| (1..=10).map(move |copy| Pick::Card(Card { kind, copy })));
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

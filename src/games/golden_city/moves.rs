//! What a player can pick, the moves that picks lead to, and what comes of them.

use std::fmt;
use std::str::FromStr;

use super::cards::{Bonus, Good, GoodsCard, Scoring};
use super::held::Terrains;
use super::place::{Area, Place};
use super::terrain::Terrain;
use crate::rules::{Seat, Seats, Several, draft, named, or_none, picks, verbs};

verbs! {
    /// What every path begins with.
    pub enum Act {
        Bid "bid" [PAIR],
        Build "build" [SITE, PAY],
        Good "good" [GOOD],
        Return "return" [RETURNED],
        Bonus "bonus" [BONUS],
        Discard "discard" [CARDS],
        Pass "pass" [],
    }
}

draft! {
    /// What is decided on the way to a move.
    pub struct Draft {
        /// The verb.
        VERB verb: Act,
        /// The pair to bid for.
        PAIR pair: PairAt,
        /// The place to build on.
        SITE site: Place,
        /// The terrain cards to pay with.
        PAY pay: Terrains,
        /// The goods card to take: one that lies open, or the top of the pile.
        GOOD good "card": Option<GoodsCard>,
        /// The goods card to give up.
        RETURNED returned "card": GoodsCard,
        /// The bonus card to take.
        BONUS bonus "card": Bonus,
        /// The terrain cards to discard.
        CARDS cards: Several<Card>,
    }
}

picks! {
    /// One pick on the way to a move.
    pub enum Pick {
        /// A verb.
        Act(Act),
        /// A pair.
        Pair(PairAt),
        /// A place.
        Place(Place),
        /// The terrain cards that pay for a house.
        Pay(Terrains),
        /// A goods card.
        Goods(GoodsCard),
        /// The top of the goods pile.
        Pile(Pile),
        /// A bonus card.
        Bonus(Bonus),
        /// A terrain card in hand.
        Card(Card),
    }
}

or_none!(Pick: GoodsCard; Pick::Pile(Pile::Top));

/// The most pairs that lie out.
pub const MOST_PAIRS: u8 = 4;

/// A pair by its number, counted from 0; its token counts from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PairAt(pub u8);

named! {
    /// The top of the goods pile.
    pub enum Pile {
        Top "pile",
    }
}

/// A terrain card in hand: which kind, and which of that kind, counted from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Card {
    /// The kind.
    pub kind: Terrain,
    /// Its number among those of the kind.
    pub copy: u8,
}

impl fmt::Display for PairAt {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "pair-{}", self.0 + 1)
    }
}

impl FromStr for PairAt {
    type Err = ();

    fn from_str(token: &str) -> Result<Self, ()> {
        (0..MOST_PAIRS).map(PairAt).find(|pair| pair.to_string() == token).ok_or(())
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
            None => Card { kind: token.parse()?, copy: 1 },
        };
        if card.to_string() == token { Ok(card) } else { Err(()) }
    }
}

/// A complete decision of one seat.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Move {
    /// Puts the bidding hand on a pair.
    Bid(PairAt),
    /// Builds a house and pays for it.
    Build {
        /// Where.
        place: Place,
        /// With which terrain cards.
        pay: Terrains,
    },
    /// Takes a goods card that lies open, or the top of the pile.
    Good(Option<GoodsCard>),
    /// Gives up a goods card.
    Return(GoodsCard),
    /// Takes a bonus card.
    Bonus(Bonus),
    /// Discards terrain cards.
    Discard(Terrains),
    /// Builds nothing more.
    Pass,
}

/// What somebody has letters from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Rank {
    /// Built first in a district.
    First,
    /// Built second in a district.
    Second,
}

/// What could not be got, because there is none left.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Lapsed {
    /// A terrain card.
    Terrain,
    /// A key.
    Key,
    /// A bonus card.
    Bonus,
    /// A goods card.
    Good,
}

/// Something that happened. Holds secrets; only `tell` decides who hears which part.
#[derive(Clone, Debug, PartialEq)]
pub enum Event {
    /// A seat put the hand on a pair, and paid to displace somebody.
    Bid { seat: Seat, pair: Terrains, displaced: Option<Seat>, paid: u8 },
    /// Bidding is over, and everybody took the pair won; in seat order.
    Taken(Vec<(Seat, Terrains)>),
    /// A house was built.
    Built { seat: Seat, place: Place, paid: Terrains, key: bool },
    /// A seat got coins.
    Coins { seat: Seat, count: u8 },
    /// A seat got letters in a district.
    Letters { seat: Seat, count: u8, rank: Rank },
    /// A seat drew a terrain card. Which one is its secret.
    Drew { seat: Seat, card: Terrain },
    /// A seat got a key.
    Key(Seat),
    /// A seat would have got something of which none is left.
    Lapsed { seat: Seat, what: Lapsed },
    /// A seat looks through the bonus cards. Which are left is its secret.
    Looked(Seat),
    /// A seat took a bonus card. Which one is its secret.
    Bonus { seat: Seat, card: Bonus },
    /// A seat may choose a goods card.
    Choosing(Seat),
    /// A seat took a goods card, from the pile or from those that lay open; then another was turned up.
    Good { seat: Seat, card: GoodsCard, hidden: bool, turned: Option<GoodsCard> },
    /// A seat gave up a goods card.
    Returned { seat: Seat, card: GoodsCard },
    /// A seat ended its turn of building, after so many houses.
    Passed { seat: Seat, built: u8 },
    /// A seat cannot build, as everybody sees.
    Barred(Seat),
    /// A seat discarded down to the limit.
    Discarded { seat: Seat, cards: Terrains },
    /// The terrain discards became the draw pile.
    Reshuffled,
    /// A seat has built its last house: this round is the last.
    LastHouse(Seat),
    /// Seats can never build again, and have lost; none where that is so for all (GC-Q20).
    Stuck(Seats),
    /// The good of the round was scored: who got how many letters.
    ScoredGood { good: Good, letters: Vec<(Seat, u8)> },
    /// A river or quarter was scored: who got how many letters.
    ScoredArea { area: Area, letters: Vec<(Seat, u8)> },
    /// A round begins.
    Round { round: u8, start: Seat, card: Scoring },
    /// The game is over, and bonus cards and letters are shown.
    Over,
}

/// The course of one move.
pub(super) type Course<'a> = crate::rules::Course<'a, Event>;

#[cfg(test)]
mod tests {
    use super::super::cards::PAIRINGS;
    use super::*;

    #[test]
    fn every_token_is_read_as_it_is_written() {
        let mut picks: Vec<Pick> = Act::ALL.into_iter().map(Pick::Act).chain([Pick::Pile(Pile::Top)]).collect();
        picks.extend((0..MOST_PAIRS).map(PairAt).map(Pick::Pair));
        picks.extend(Place::all().map(Pick::Place));
        picks.extend((0..PAIRINGS).map(GoodsCard::nth).map(Pick::Goods));
        picks.extend(Bonus::ALL.iter().copied().map(Pick::Bonus));
        picks
            .extend(Terrain::ALL.into_iter().flat_map(|kind| (1..=7).map(move |copy| Pick::Card(Card { kind, copy }))));
        let paid = |a: Terrain, b: Terrain| Pick::Pay(Terrains::of(a, 2).with(Terrains::of(b, 1)));
        picks.extend(Terrain::ALL.iter().flat_map(|a| Terrain::ALL.iter().map(|b| paid(*a, *b))));
        let mut tokens: Vec<String> = picks.iter().map(Pick::to_string).collect();
        for (pick, token) in picks.iter().zip(&tokens) {
            assert_eq!(token.parse(), Ok(*pick));
        }
        tokens.sort_unstable();
        tokens.dedup();
        assert_eq!(tokens.len(), picks.len(), "each pick has a token of its own");
    }

    #[test]
    fn garbage_is_no_pick() {
        let garbage =
            ["", "pair-0", "pair-5", "pair-", "coast-1", "coast-02", "0coast", "2", "2coast-", "2coast-1coast"];
        let more = [
            "1meadow-1forest",
            "9999coast",
            "é",
            "2é",
            "desert-zz",
            "Bid",
            "wine",
            "wine-wine",
            "-",
            "200coast-200coast",
            "pair-+1",
        ];
        let long = ["9coast"; 30].join("-");
        for token in garbage.into_iter().chain(more).chain([long.as_str()]) {
            assert_eq!(token.parse::<Pick>(), Err(()), "{token}");
        }
    }
}

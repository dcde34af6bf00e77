//! What a player can pick, the moves that picks lead to, and what comes of them.

use std::fmt;
use std::str::FromStr;

use super::cards::{Bonus, Good, GoodsCard, Scoring, Terrain};
use super::held::Terrains;
use super::place::{Area, Place};
use crate::rules::named;
use crate::rules::{Seat, Seats, Verb};

named! {
    /// What every path begins with.
    pub enum Act {
        Bid "bid", Build "build", Good "good", Return "return", Bonus "bonus", Discard "discard", Pass "pass",
    }
}

/// Every verb with its slots in the order in which they are asked.
pub const VERBS: &[Verb] = &[
    Verb { name: "bid", slots: &[PAIR] },
    Verb { name: "build", slots: &[SITE, PAY] },
    Verb { name: "good", slots: &[CARD] },
    Verb { name: "return", slots: &[CARD] },
    Verb { name: "bonus", slots: &[CARD] },
    Verb { name: "discard", slots: &[CARDS] },
    Verb { name: "pass", slots: &[] },
];

/// The slot of a pair of terrain cards.
pub const PAIR: &str = "pair";
/// The slot of the place to build on.
pub const SITE: &str = "site";
/// The slot of the terrain cards to pay with.
pub const PAY: &str = "pay";
/// The slot of a goods card or a bonus card.
pub const CARD: &str = "card";
/// The slot of the terrain cards to discard.
pub const CARDS: &str = "cards";

/// The most pairs that lie out.
pub const MOST_PAIRS: u8 = 4;

/// One pick on the way to a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pick {
    /// A verb.
    Act(Act),
    /// A pair, counted from 0; its token counts from 1.
    Pair(u8),
    /// A place.
    Place(Place),
    /// The terrain cards that pay for a house: `1desert-2coast`.
    Pay(Terrains),
    /// A goods card.
    Goods(GoodsCard),
    /// The top of the goods pile.
    Pile,
    /// A bonus card.
    Bonus(Bonus),
    /// A terrain card in hand: which kind, and which of that kind, counted from 1.
    Card(Terrain, u8),
}

impl fmt::Display for Pick {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Pick::Act(act) => f.write_str(act.id()),
            Pick::Pair(pair) => write!(f, "pair-{}", pair + 1),
            Pick::Place(place) => f.write_str(place.id()),
            Pick::Pay(cards) => {
                let words: Vec<String> = cards.kinds().map(|(kind, count)| format!("{count}{kind}")).collect();
                f.write_str(&words.join("-"))
            }
            Pick::Goods(card) => card.fmt(f),
            Pick::Pile => f.write_str("pile"),
            Pick::Bonus(card) => f.write_str(card.id()),
            Pick::Card(kind, 1) => f.write_str(kind.id()),
            Pick::Card(kind, copy) => write!(f, "{kind}-{copy}"),
        }
    }
}

/// A payment as its token names it.
fn payment(token: &str) -> Option<Pick> {
    let mut cards = Terrains::default();
    for word in token.split('-') {
        let (count, kind) = word.split_at_checked(1)?;
        let count: u8 = count.parse().ok()?;
        cards = cards.with(Terrains::of(kind.parse().ok()?, count));
    }
    Some(Pick::Pay(cards))
}

fn numbered(token: &str) -> Option<Pick> {
    let (name, number) = token.rsplit_once('-')?;
    let number: u8 = number.parse().ok()?;
    match name {
        "pair" => Some(Pick::Pair(number.checked_sub(1)?)).filter(|_| number <= MOST_PAIRS),
        _ => Some(Pick::Card(name.parse().ok()?, number)),
    }
}

impl FromStr for Pick {
    type Err = ();

    fn from_str(token: &str) -> Result<Self, ()> {
        let act = token.parse().map(Pick::Act);
        let pile = (token == "pile").then_some(Pick::Pile);
        let bonus = || token.parse().ok().map(Pick::Bonus);
        let goods = || token.parse().ok().map(Pick::Goods);
        let place = || token.parse().ok().map(Pick::Place);
        let card = || token.parse().ok().map(|kind| Pick::Card(kind, 1));
        let other = || card().or_else(goods).or_else(bonus).or_else(place).or_else(|| numbered(token));
        let pick = act.ok().or(pile).or_else(other).or_else(|| payment(token)).ok_or(())?;
        if pick.to_string() == token { Ok(pick) } else { Err(()) }
    }
}

/// A complete decision of one seat.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Move {
    /// Puts the bidding hand on a pair.
    Bid(u8),
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
    /// Seats can never build again, and have lost.
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

#[cfg(test)]
mod tests {
    use super::super::cards::PAIRINGS;
    use super::*;

    #[test]
    fn every_token_is_read_as_it_is_written() {
        let mut picks: Vec<Pick> = Act::ALL.iter().copied().map(Pick::Act).chain([Pick::Pile]).collect();
        picks.extend((0..MOST_PAIRS).map(Pick::Pair));
        picks.extend(Place::all().map(Pick::Place));
        picks.extend((0..PAIRINGS).map(GoodsCard::nth).map(Pick::Goods));
        picks.extend(Bonus::ALL.iter().copied().map(Pick::Bonus));
        picks.extend(Terrain::ALL.iter().flat_map(|kind| (1..=7).map(|copy| Pick::Card(*kind, copy))));
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
        ];
        for token in garbage.into_iter().chain(more) {
            assert_eq!(token.parse::<Pick>(), Err(()), "{token}");
        }
    }
}

//! The whole position: what lies where, whose turn it is and what has been built.
//!
//! No rule stands here. No pile has an order: what comes next is drawn by chance when it is drawn. Only
//! [`super::view`] decides who sees what.

use serde::{Deserialize, Serialize};

use super::cards::{Bonus, GoodsCard, PAIRINGS, Scoring};
use super::held::Terrains;
use super::place::{DISTRICTS, Place};
use super::places::Places;
use super::terrain::TERRAINS;
use crate::rules::{Bag, Seat, Seats};

/// A game of The Golden City.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct GoldenCity {
    /// Whether everybody sees everybody's letters (GC-Q6).
    pub(super) open_letters: bool,
    /// Who begins the bidding and the building of this round.
    pub(super) start: Seat,
    /// What is being done.
    pub(super) phase: Phase,
    /// Who does it.
    pub(super) turn: Seat,
    /// How many houses that seat has built in this turn.
    pub(super) built: u8,
    /// How often somebody was displaced in this round.
    pub(super) displaced: u8,
    /// The pairs of terrain cards, while they are bid for.
    pub(super) pairs: Vec<Pair>,
    /// The scoring cards used so far, that of this round last; the round is their number.
    pub(super) used: Vec<Scoring>,
    /// The terrain draw pile.
    pub(super) draw: Bag<TERRAINS>,
    /// The terrain discards, face up.
    pub(super) discard: Bag<TERRAINS>,
    /// The goods cards that lie open.
    pub(super) goods: Vec<GoodsCard>,
    /// The goods cards that lie face down.
    pub(super) goods_pile: Bag<PAIRINGS>,
    /// The goods cards that have left the game.
    pub(super) goods_gone: Vec<GoodsCard>,
    /// How many key cards are left to be got.
    pub(super) keys: u8,
    /// How many key cards have left the game.
    pub(super) keys_gone: u8,
    /// The bonus cards that nobody has, sorted.
    pub(super) bonus: Vec<Bonus>,
    /// Who has built in each district, in the order in which they did.
    pub(super) city: [Vec<Seat>; DISTRICTS],
    /// The players in seat order.
    pub(super) players: Vec<Player>,
}

/// What is being done.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// One seat after the other bids for pairs.
    Bid,
    /// A seat builds houses.
    Build,
    /// A seat takes a goods card.
    Good,
    /// A seat has five goods cards and gives one up.
    Return,
    /// A seat takes a bonus card.
    Bonus,
    /// A seat has too many terrain cards at the end of its turn.
    Discard,
    /// The game has ended.
    Over,
}

/// A pair of terrain cards on offer. It has fewer than two only if there were no more (GC-Q21).
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Pair {
    /// The cards.
    pub(super) cards: Terrains,
    /// Whose bidding hand lies on it.
    pub(super) hand: Option<Seat>,
}

/// What one player has.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Player {
    /// The terrain cards in hand.
    pub(super) hand: Terrains,
    /// Coins.
    pub(super) coins: u16,
    /// Key cards.
    pub(super) keys: u8,
    /// Goods cards, in the order in which they came.
    pub(super) goods: Vec<GoodsCard>,
    /// Bonus cards, sorted.
    pub(super) bonus: Vec<Bonus>,
    /// Where the houses stand.
    pub(super) houses: Places,
    /// Letters from scoring goods. Those from districts follow from who built when.
    pub(super) goods_letters: u16,
    /// Letters from scoring rivers and quarters.
    pub(super) area_letters: u16,
}

/// How many houses everybody has (GC-1, GC-92).
pub const fn houses_each(seats: u8) -> u8 {
    if seats == 3 { 18 } else { 16 }
}

impl GoldenCity {
    /// A seat's things.
    pub(super) fn player(&self, seat: Seat) -> &Player {
        &self.players[seat.index()]
    }

    /// A seat's things, to change them.
    pub(super) fn player_mut(&mut self, seat: Seat) -> &mut Player {
        &mut self.players[seat.index()]
    }

    /// How many play.
    pub(super) fn count(&self) -> u8 {
        self.players.len() as u8
    }

    /// The round, from 1.
    pub(super) fn round(&self) -> u8 {
        self.used.len() as u8
    }

    /// The scoring card of the round.
    pub(super) fn card(&self) -> Scoring {
        self.used.last().copied().unwrap_or_default()
    }

    /// Who must decide now.
    pub(super) fn awaited(&self) -> Seats {
        if self.phase == Phase::Over { Seats::NONE } else { Seats::only(self.turn) }
    }

    /// All seats in seat order.
    pub(super) fn seats_in_order(&self) -> impl Iterator<Item = Seat> + use<> {
        (0..self.count()).map(Seat)
    }

    /// All seats clockwise from the start player.
    pub(super) fn order(&self) -> impl Iterator<Item = Seat> + use<> {
        let (start, count) = (self.start, self.count());
        (0..count).map(move |steps| start.after(steps, count))
    }

    /// How many houses a seat has not built yet.
    pub(super) fn left(&self, seat: Seat) -> u8 {
        houses_each(self.count()).saturating_sub(self.player(seat).houses.len() as u8)
    }

    /// Everybody's houses.
    pub(super) fn houses(&self) -> Places {
        self.players.iter().fold(Places::NONE, |all, player| all.or(player.houses))
    }

    /// How many have built in a district.
    pub(super) fn builders(&self, place: Place) -> usize {
        place.district().map_or(0, |district| self.city[district].len())
    }
}

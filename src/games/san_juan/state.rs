//! The whole position: what lies where, whose turn it is, and what was answered but not yet carried out.
//!
//! No rule stands here. The piles and hidden goods are known to nobody; only [`super::view`] decides who sees what.

use serde::{Deserialize, Serialize};

use super::cards::{KINDS, Kind, Prices, TILES, price, prices};
use super::held::Cards;
use super::moves::Move;
use super::sites::Sites;
use crate::rules::{Bag, Seat, Seats};

/// A game of San Juan.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SanJuan {
    /// The round, from 1.
    pub(super) round: u16,
    /// Who has the Governor card.
    pub(super) governor: Seat,
    /// What is being done.
    pub(super) phase: Phase,
    /// Who picks a role or picked the one being carried out; the Governor before the first pick of a round.
    pub(super) picker: Seat,
    /// Who must decide now.
    pub(super) awaiting: Seats,
    /// Who picked which role in this round, in the order of [`super::moves::Role::ALL`].
    pub(super) roles: [Option<Seat>; 5],
    /// Whether the picker uses a Library with this role (SJ-100).
    pub(super) library: bool,
    /// Whether the Governor of a two-player game has used the Library in this round (SJ-106).
    pub(super) library_spent: bool,
    /// The draw pile; its order is drawn by chance when cards are.
    pub(super) draw: Bag<KINDS>,
    /// The discard pile.
    pub(super) discard: Bag<KINDS>,
    /// The trading-house tiles.
    pub(super) house: House,
    /// The cards that a Gold Mine has turned up while its owner chooses.
    pub(super) mine: Cards,
    /// What a Gold Mine brought last, until the next role is picked.
    #[serde(default)]
    pub(super) mined: Option<Mined>,
    /// The players in seat order.
    pub(super) players: Vec<Player>,
}

/// What the owner of a Gold Mine took out of the cards turned up.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Mined {
    /// The owner.
    pub(super) seat: Seat,
    /// The card taken, if any.
    pub(super) card: Option<Kind>,
}

/// What is being done.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// Everybody keeps 4 of the cards dealt (SJ-126).
    Opening,
    /// Chapel owners may lay a card under it (SJ-17).
    Chapel,
    /// Whoever has too many cards discards (SJ-18).
    HandLimit,
    /// The picker picks a role.
    Role,
    /// One seat after the other builds.
    Builder,
    /// All seats produce at once.
    Producer,
    /// All seats sell at once.
    Trader,
    /// All seats keep cards at once.
    Councillor,
    /// One owner of a Gold Mine after the other uses it.
    Prospector,
    /// The game has ended.
    Over,
}

/// What one player has.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Player {
    /// The cards in hand.
    pub(super) hand: Cards,
    /// Cards drawn to choose from: by the Councillor, or at the start.
    #[serde(default)]
    pub(super) drawn: Cards,
    /// The cards under the Chapel, covered or not.
    #[serde(default)]
    pub(super) chapel: Cards,
    /// The buildings in the order in which they were built.
    pub(super) buildings: Vec<Building>,
    /// What was decided in a phase that all decide at once, until the others have decided too.
    #[serde(default)]
    pub(super) answer: Option<Move>,
}

/// A building in front of its owner.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Building {
    /// Which one.
    pub(super) kind: Kind,
    /// The card that lies on it as a good; nobody knows its face.
    #[serde(default)]
    pub(super) good: Option<Kind>,
    /// What it covers, the lowest first.
    #[serde(default)]
    pub(super) covered: Vec<Kind>,
}

impl Building {
    /// A building just built on a free place.
    pub(super) fn new(kind: Kind) -> Self {
        Building { kind, good: None, covered: Vec::new() }
    }
}

/// A set of kinds of buildings, for quick questions about who owns what.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Owned(u32);

impl Owned {
    /// Puts a kind in.
    pub(super) fn add(&mut self, kind: Kind) {
        self.0 |= 1 << kind as u32;
    }

    /// Whether a building of that kind is among them.
    pub(super) fn has(self, kind: Kind) -> bool {
        self.0 >> kind as u32 & 1 == 1
    }
}

impl Player {
    /// The kinds of uncovered buildings.
    pub(super) fn owned(&self) -> Owned {
        self.buildings.iter().map(|building| building.kind).collect()
    }

    /// Whether an uncovered building of that kind stands here.
    pub(super) fn has(&self, kind: Kind) -> bool {
        self.buildings.iter().any(|building| building.kind == kind)
    }

    /// The production buildings with a good.
    pub(super) fn laden(&self) -> Sites {
        self.sites(|building| building.good.is_some())
    }

    /// The production buildings without one.
    pub(super) fn empty(&self) -> Sites {
        self.sites(|building| building.kind.is_production() && building.good.is_none())
    }

    fn sites(&self, wanted: impl Fn(&Building) -> bool) -> Sites {
        let found = self.buildings.iter().enumerate().filter(|(_, building)| wanted(building));
        found.map(|(at, _)| at).collect()
    }
}

/// The five trading-house tiles. Those never seen come first, in an order nobody knows; then those seen, in the
/// order in which they came (SJ-50).
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct House {
    /// The tiles never seen.
    pub(super) unseen: Bag<TILES>,
    /// The tiles seen, the next one first.
    pub(super) seen: Vec<u8>,
    /// The tile that is turned up.
    pub(super) open: Option<u8>,
}

impl House {
    /// The prices that hold now.
    pub(super) fn prices(&self) -> Option<Prices> {
        self.open.map(|tile| prices(tile as usize))
    }

    /// What a good of that kind brings now: nothing while no tile is turned up.
    pub(super) fn price(&self, kind: Kind) -> usize {
        self.prices().map_or(0, |prices| price(&prices, kind))
    }
}

impl SanJuan {
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

    /// All seats in action order: the picker first, then clockwise.
    pub(super) fn order(&self) -> impl Iterator<Item = Seat> + use<> {
        let (picker, count) = (self.picker, self.count());
        (0..count).map(move |steps| picker.after(steps, count))
    }

    /// How many roles have been picked in this round.
    pub(super) fn picks(&self) -> u8 {
        self.roles.iter().flatten().count() as u8
    }

    /// How many cards could still be drawn, the discard pile included.
    pub(super) fn stock(&self) -> usize {
        self.draw.len() + self.discard.len()
    }
}

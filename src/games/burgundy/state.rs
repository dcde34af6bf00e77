//! The whole position: what lies where, whose turn it is, and what a turn has still to do.
//!
//! No rule stands here. The order of piles is known to nobody; only [`super::view`] decides who sees what.

use serde::{Deserialize, Serialize};

use super::board::{BLACK_SPACES, DEPOT_SPACES, DEPOTS, Phase, ROUNDS};
use super::cover::Cover;
use super::depots::Lying;
use super::estates::{Region, estate};
use super::goods::Goods;
use super::spaces::{Space, Spaces};
use super::tiles::{Building, COLOURS, Colour, Good, Pile, Tile};
use crate::rules::{Bag, Seat, Seats};

/// How many tiles the hex storage takes (CB-Q10).
pub const STORAGE: usize = 3;

/// A game of The Castles of Burgundy.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Burgundy {
    /// What is being done.
    pub(super) stage: Stage,
    /// The phase.
    pub(super) phase: Phase,
    /// The round of the phase, from 1.
    pub(super) round: u8,
    /// Who must decide now.
    pub(super) awaiting: Seats,
    /// Who has had the turn of this round.
    pub(super) done: Seats,
    /// The additional action or benefit that comes next, if one is open.
    ///
    /// One placement opens at most one of them, and it is carried out before anything else (CB-Q4), so there is never
    /// more than one.
    #[serde(default)]
    pub(super) pending: Option<Link>,
    /// The die that the chain of placements began with, and what was placed in it so far.
    #[serde(default)]
    pub(super) chain: Chain,
    /// Whether the seat has bought in this turn (CB-86).
    #[serde(default)]
    pub(super) bought: bool,
    /// What the white die shows.
    pub(super) white: u8,
    /// The goods on the round spaces; those that came are gone (CB-25).
    pub(super) coming: [Option<Good>; ROUNDS],
    /// The numbered depots.
    pub(super) depots: [Depot; DEPOTS],
    /// The black depot.
    pub(super) black: [Option<Tile>; BLACK_SPACES],
    /// The piles of tiles with their own backs, in the order of [`super::tiles::Colour::ALL`].
    pub(super) piles: [Pile; 6],
    /// The pile of tiles with a black back.
    pub(super) dark: Pile,
    /// The goods that nobody has seen: those of later phases, and those that never come.
    pub(super) unseen: Bag<COLOURS>,
    /// All seats in the order of the track, the foremost first (CB-32).
    pub(super) order: Vec<Seat>,
    /// Who finished each colour first and second.
    pub(super) bonuses: [[Option<Seat>; 2]; 6],
    /// The players in seat order.
    pub(super) players: Vec<Player>,
}

/// What is being done.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Stage {
    /// Estates are chosen in turn order (CB-133).
    Open,
    /// Estates are chosen in secret, by all at once (CB-133).
    Secret,
    /// One seat after the other has its turn.
    Turns,
    /// The game has ended.
    Over,
}

/// An additional action, or the benefit of a tile that asks for a decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Link {
    /// Goods for a ship (CB-54).
    Ship,
    /// Any action (CB-63).
    Castle,
    /// The benefit of a building.
    Building(Building),
}

/// The placements that led to what is open.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Chain {
    /// What the die shows that it began with.
    pub(super) die: u8,
    /// The tiles placed, the first one first.
    pub(super) tiles: Vec<Tile>,
}

/// A numbered depot.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Depot {
    /// The tiles on its hex spaces.
    pub(super) tiles: [Option<Tile>; DEPOT_SPACES],
    /// The goods.
    pub(super) goods: Goods,
}

/// What one player has.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Player {
    /// The board that was dealt, by its place in the data; none in the basic game.
    #[serde(default)]
    pub(super) board: Option<u8>,
    /// The estate played on; none before it is chosen.
    pub(super) estate: Option<u8>,
    /// What was chosen in secret, until all have chosen.
    #[serde(default)]
    pub(super) choice: Option<(u8, Space)>,
    /// The tiles on the estate.
    pub(super) cover: Cover,
    /// The hex storage.
    pub(super) storage: [Option<Tile>; STORAGE],
    /// The goods storage.
    pub(super) goods: Goods,
    /// The goods sold.
    pub(super) sold: Goods,
    /// Silver.
    pub(super) silver: u16,
    /// Workers.
    pub(super) workers: u16,
    /// The points so far.
    pub(super) points: Points,
    /// What the dice show.
    pub(super) dice: [u8; 2],
    /// Which dice are used up.
    pub(super) used: [bool; 2],
    /// The space of the order marker, from 0.
    pub(super) track: u8,
}

/// The points scored during the game, by where they come from.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Points {
    /// Sizes of regions.
    pub regions: u16,
    /// The phases in which regions were completed.
    pub phases: u16,
    /// Colour bonuses.
    pub colours: u16,
    /// Animals.
    pub animals: u16,
    /// Goods sold.
    pub sales: u16,
    /// Watchtowers.
    pub towers: u16,
}

impl Points {
    /// All together.
    pub fn total(self) -> u16 {
        self.regions + self.phases + self.colours + self.animals + self.sales + self.towers
    }
}

impl Player {
    /// The regions of the estate played on; none before one is chosen.
    pub(super) fn regions(&self) -> &'static [Region] {
        self.estate.map_or(&[], |id| &estate(id).regions)
    }

    /// The region of a space of it.
    pub(super) fn region(&self, space: Space) -> Option<Region> {
        self.estate.map(|id| estate(id).region(space))
    }

    /// The spaces of a colour on it.
    pub(super) fn ground(&self, colour: Colour) -> Spaces {
        self.estate.map_or(Spaces::default(), |id| estate(id).of_colour[colour as usize])
    }

    /// The stored tiles.
    pub(super) fn stored(&self) -> impl Iterator<Item = Tile> + '_ {
        self.storage.iter().flatten().copied()
    }

    /// Whether the hex storage has no room.
    pub(super) fn is_full(&self) -> bool {
        self.storage.iter().all(Option::is_some)
    }

    /// What the dice show that are not used.
    pub(super) fn left(&self) -> impl Iterator<Item = u8> {
        let dice = self.dice.into_iter().zip(self.used);
        dice.filter(|(_, used)| !used).map(|(die, _)| die)
    }

    /// Uses up a die that shows this.
    pub(super) fn use_up(&mut self, die: u8) {
        let dice = self.dice.into_iter().zip(&mut self.used);
        if let Some(used) = dice.filter(|(value, _)| *value == die).map(|(_, used)| used).find(|used| !**used) {
            *used = true;
        }
    }

    /// Takes a tile out of the storage, if it is there.
    pub(super) fn unstore(&mut self, tile: Tile) {
        let place = self.storage.iter_mut().find(|place| **place == Some(tile));
        place.into_iter().for_each(|place| *place = None);
    }

    /// Puts a tile into the storage, where there is room.
    pub(super) fn store(&mut self, tile: Tile) {
        let place = self.storage.iter_mut().find(|place| place.is_none());
        place.into_iter().for_each(|place| *place = Some(tile));
    }
}

impl Burgundy {
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

    /// Takes a tile out of its depot, if it is there.
    pub(super) fn remove(&mut self, from: Lying) {
        let tiles: &mut [Option<Tile>] = match from.depot.index() {
            Some(at) => &mut self.depots[at].tiles,
            None => &mut self.black,
        };
        let place = tiles.iter_mut().find(|place| **place == Some(from.tile));
        place.into_iter().for_each(|place| *place = None);
    }

    /// The place of a seat in the order of turns, from 1.
    pub(super) fn place(&self, seat: Seat) -> u8 {
        self.order.iter().take_while(|other| **other != seat).count() as u8 + 1
    }
}

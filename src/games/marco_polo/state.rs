//! The whole position: what lies open on the table, and the decks whose order nobody knows.
//!
//! No rule stands here. What of it a viewer may see is decided in [`super::view`].

use serde::{Deserialize, Serialize};

use super::board::OfferTile;
use super::cards::{CityBonus, CityCard, Contract, Goal, Outpost};
use super::characters::{Character, plain};
use super::dice::Faces;
use super::due::Due;
use super::map::Place;
use super::options::Options;
use super::print::{CharacterPrint, Guild, Travel};
use super::route::Places;
use super::spaces::Placed;
use super::stock::Stock;
use crate::rules::{Bag, Seat, Seats};

/// How many contracts, city cards, goal cards there are, and offer tiles a pile.
pub const CONTRACTS: usize = 49;
/// How many city cards there are.
pub const CARDS: usize = 25;
/// How many goal cards there are.
pub const GOALS: usize = 14;
/// How many offer tiles a pile has.
pub const TILES: usize = 6;

/// A game of Marco Polo II.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct MarcoPolo {
    /// What lies open, and what each player has.
    pub(super) table: Table,
    /// The deck of contracts, as far as it was shuffled at the start.
    pub(super) deck: Bag<CONTRACTS>,
    /// The city cards that have not been seen.
    pub(super) cards: Bag<CARDS>,
    /// The offer tiles of each pile that have not been seen, those that never come among them.
    pub(super) piles: [Bag<TILES>; 3],
    /// The goal cards that were not dealt.
    pub(super) goals: Bag<GOALS>,
}

/// What is being done.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Stage {
    /// Characters are picked, one seat after the other (MP-21).
    Characters,
    /// Goal cards are kept, by all at once (MP-22).
    Goals,
    /// What the bonuses of a start of a round leave open (MP-32), by all at once.
    Bonuses,
    /// What the roll leaves open: pairs and compensation (MP-34, MP-35), by all at once.
    Rolled,
    /// One seat after the other has its turn.
    Turns,
    /// The game has ended.
    Over,
}

/// What happened in the running turn.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Turn {
    /// Whether the normal action was done (MP-26).
    pub acted: bool,
    /// Whether a die went to the money bag (MP-Q6).
    pub bagged: bool,
    /// Whether a black die was bought (MP-118).
    pub bought: bool,
    /// Whether the seat wants to be asked about jade (MP-Q16).
    pub asks: bool,
    /// Where posts came to in this turn: what needs one works from the next turn on (MP-79, MP-80).
    pub placed: Places,
    /// The cities that were passed in this turn (MP-81).
    pub passed: Places,
    /// The cities in which movements of this turn ended.
    pub came: Places,
}

/// All that lies open on the table, and what each player has.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Table {
    /// What the table decided before the start.
    pub options: Options,
    /// What is being done.
    pub stage: Stage,
    /// The round, from 1.
    pub round: u8,
    /// Who started the round.
    pub start: Seat,
    /// Who has the hourglass and starts the next round (MP-129).
    pub hourglass: Seat,
    /// The highest travel space used in this round.
    #[serde(default)]
    pub highest: Option<Travel>,
    /// Who must decide now.
    pub awaiting: Seats,
    /// What happened in the running turn.
    pub turn: Turn,
    /// The dice on spaces, in the order in which they came; those that lie there all game come first.
    pub placed: Vec<Placed>,
    /// The black dice on the board. Outside the variant their faces mean nothing and all count as 1.
    pub black: Faces,
    /// What lies on the contract spaces, in the order of [`super::spaces::contract_spaces`].
    pub contracts: Vec<Option<Contract>>,
    /// The contracts under the deck, those given up together in one group; the group that comes first stands first.
    pub under: Vec<Vec<Contract>>,
    /// What lies on the card spaces, in the order of [`super::spaces::card_spaces`].
    pub cards: Vec<CityCard>,
    /// The offer tiles on the books.
    pub tiles: [OfferTile; 3],
    /// The top tiles of the piles, for the next round.
    pub next: [Option<OfferTile>; 3],
    /// The bonus token of each location that has one.
    pub bonuses: Vec<Option<CityBonus>>,
    /// The outpost tile of each location that still has one.
    pub outposts: Vec<Option<Outpost>>,
    /// The characters turned up that nobody has.
    pub characters: Vec<Character>,
    /// The players in seat order.
    pub players: Vec<Player>,
}

/// A seal of a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Side {
    /// With its brown side up.
    Basic,
    /// With its red side up.
    Improved,
}

/// What one player has.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Player {
    /// The character, once it is picked.
    pub character: Option<Character>,
    /// Coins, camels and wares.
    pub stock: Stock,
    /// The points so far.
    pub points: Points,
    /// The dice of the own colour that are left.
    pub dice: Faces,
    /// The black dice held.
    pub black: Faces,
    /// The active contracts, the older one first.
    pub active: Vec<Contract>,
    /// The contracts fulfilled, in the order in which they were.
    pub fulfilled: Vec<Contract>,
    /// The seals, in the order of the guilds.
    pub seals: [Option<Side>; 4],
    /// Where the posts are that are on the map.
    pub posts: Places,
    /// Where the figures are.
    pub figures: Vec<Place>,
    /// The outpost tiles that can still be used (MP-A13).
    #[serde(default)]
    pub kept: Vec<Outpost>,
    /// The coats of arms that count once more at the end.
    #[serde(default)]
    pub shields: u8,
    /// The goal cards dealt; of others none are seen.
    #[serde(default)]
    pub dealt: Vec<Goal>,
    /// The goal card kept; that of others is not seen before the end.
    #[serde(default)]
    pub goal: Option<Goal>,
    /// What gains have still to be received; the last one comes first.
    #[serde(default)]
    pub due: Vec<Due>,
}

/// The points scored during the game, by where they come from.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Points {
    /// Contracts fulfilled.
    pub contracts: i16,
    /// The last posts.
    pub posts: i16,
    /// City cards, less what they took.
    pub cards: i16,
    /// Special cities.
    pub cities: i16,
    /// Tokens and outpost tiles.
    pub tokens: i16,
    /// Bonuses of improved seals.
    pub seals: i16,
    /// The own character.
    pub character: i16,
}

impl Points {
    /// Each of them.
    pub fn each(self) -> impl Iterator<Item = i16> {
        let Points { contracts, posts, cards, cities, tokens, seals, character } = self;
        [contracts, posts, cards, cities, tokens, seals, character].into_iter()
    }
}

impl Player {
    /// What the character can do; nothing out of the ordinary while there is none.
    pub(super) fn ability(&self) -> &'static CharacterPrint {
        self.character.map_or_else(plain, Character::print)
    }

    /// How many posts are still on the own board.
    pub(super) fn posts_left(&self) -> usize {
        usize::from(super::board::numbers().game.posts).saturating_sub(self.posts.len())
    }

    /// Whether the seat has a guild's seal, on either side.
    pub(super) const fn has_seal(&self, guild: Guild) -> bool {
        self.seals[guild as usize].is_some()
    }

    /// Whether the seat has improved a guild's seal.
    pub(super) const fn has_improved(&self, guild: Guild) -> bool {
        matches!(self.seals[guild as usize], Some(Side::Improved))
    }

    /// How many spaces for active contracts are empty.
    pub(super) fn room(&self) -> usize {
        usize::from(super::board::numbers().game.active_contracts).saturating_sub(self.active.len())
    }

    /// Whether a die is left.
    pub(super) fn has_dice(&self) -> bool {
        !self.dice.is_empty() || !self.black.is_empty()
    }

    /// What has to be decided next inside gains.
    pub(super) fn open(&self) -> Option<&Due> {
        self.due.last()
    }
}

impl Table {
    /// A seat's things.
    pub(super) fn player(&self, seat: Seat) -> &Player {
        &self.players[seat.index()]
    }

    /// A seat's things, to change them.
    pub(super) fn player_mut(&mut self, seat: Seat) -> &mut Player {
        &mut self.players[seat.index()]
    }

    /// The contracts on the map, with the city each of them lies in.
    pub(super) fn open_contracts(&self) -> impl Iterator<Item = (Place, Contract)> + '_ {
        super::spaces::open_contracts(&self.contracts)
    }

    /// How many play.
    pub(super) fn count(&self) -> u8 {
        self.players.len() as u8
    }

    /// The seats in seat order.
    pub(super) fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        (0..self.count()).map(Seat)
    }

    /// Whose turn it is.
    pub(super) fn mover(&self) -> Option<Seat> {
        if self.stage == Stage::Turns { self.awaiting.first() } else { None }
    }
}

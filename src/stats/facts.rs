//! What stands on the pages, with the names of those who may be named there.

use super::{Companion, Duel, Fared, Record, Rung, Tally, Trend};
use crate::chat::{TableId, UserId};
use crate::rules::Game;

/// Somebody who may be named.
#[derive(Clone, Debug, PartialEq)]
pub struct Person {
    /// Who.
    pub user: UserId,
    /// What they are called: not escaped.
    pub name: String,
}

/// What somebody has played.
pub struct Card {
    /// Whose it is.
    pub owner: Person,
    /// Whether it tells of all servers.
    pub everywhere: bool,
    /// How they fare, game by game.
    pub games: Vec<(&'static Game, Tally)>,
    /// As what they fare best, each with its game.
    pub fared: Vec<(&'static Game, Fared)>,
    /// With whom they played most, of those who may be named.
    pub companions: Vec<(Person, Companion)>,
    /// How many seats they took over for others.
    pub helped: usize,
}

/// A page of a ladder.
pub struct LadderPage {
    /// Of which game.
    pub game: &'static Game,
    /// How many games of it were played to the end here.
    pub count: usize,
    /// Who stands there: the place, who, how they rose or fell.
    pub rungs: Vec<(usize, Person, Rung, Trend)>,
    /// Which page it is, from 1.
    pub page: usize,
    /// Whether there is another one.
    pub goes_on: bool,
    /// Who looks, if it is one person, and how they fare.
    pub reader: Option<(UserId, Option<Tally>)>,
}

/// How it stands between two.
pub struct Versus {
    /// Both.
    pub pair: [Person; 2],
    /// How it stands.
    pub duel: Duel,
    /// The games of it by their ids, as far as this program knows them.
    pub games: Vec<&'static Game>,
    /// Who sat with them most, of those who may be named, and how often.
    pub third: Option<(Person, usize)>,
}

/// What nobody has outdone.
pub struct Feats {
    /// In which game.
    pub game: &'static Game,
    /// For so many seats; for any where there is none.
    pub seats: Option<u8>,
    /// What, and by whom: nobody where it was the whole table, none for whoever may not be named.
    pub records: Vec<(Record, Vec<Option<Person>>)>,
    /// Those of their tables at which whoever looks may look back.
    pub open: Vec<TableId>,
}

impl Card {
    /// How many games they finished, and how many of these they won.
    pub fn sums(&self) -> (usize, usize) {
        self.games.iter().fold((0, 0), |(games, won), (_, tally)| (games + tally.games, won + tally.won()))
    }
}

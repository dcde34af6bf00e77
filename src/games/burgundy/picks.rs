//! What a player can pick: the verbs with their slots, the things that are picked in them, and their tokens.

use std::fmt;
use std::str::FromStr;

use super::depots::{DepotId, Lying};
use super::spaces::Space;
use super::tiles::{Good, Tile};
use crate::rules::{Several, draft, or_none, picks, verbs};

verbs! {
    /// What every path begins with.
    pub enum Act {
        Take "take" [DIE, TILE, DISCARD],
        Place "place" [DIE, STORED, SPACE],
        Sell "sell" [DIE, COLOUR],
        Workers "workers" [DIE],
        Buy "buy" [TILE, DISCARD],
        Load "load" [DEPOT, SECOND, LOADED],
        Fetch "fetch" [TILE],
        Skip "skip" [],
        Estate "estate" [SIDE, SPACE],
        End "end" [],
    }
}

picks! {
    /// One pick on the way to a move.
    pub enum Pick {
        /// A verb.
        Act(Act),
        /// A number: of a die, of a depot, or of the side of a board.
        Number(Number),
        /// A stored tile.
        Tile(Tile),
        /// A tile in a depot.
        At(Lying),
        /// A space of the own estate.
        Space(Space),
        /// Goods of one colour.
        Good(Good),
        /// None of those offered.
        None(Nothing),
    }
}

or_none!(Pick: DepotId; Pick::None(Nothing));

draft! {
    /// What is decided on the way to a move.
    pub struct Draft {
        /// The verb.
        VERB verb: Act,
        /// The die, by what it shows.
        DIE die: Number,
        /// A tile in a depot.
        TILE tile: Lying,
        /// A tile in storage.
        STORED stored "tile": Tile,
        /// The stored tile that makes room.
        DISCARD discard: Tile,
        /// A space of the estate.
        SPACE space: Space,
        /// The goods to sell.
        COLOUR colour: Good,
        /// The depot whose goods a ship loads.
        DEPOT depot: DepotId,
        /// Its neighbour, with knowledge tile 5, or none.
        SECOND second: Option<DepotId>,
        /// The new colours a ship loads, where not all find room.
        LOADED loaded "colours": Several<Good>,
        /// The side of the own board.
        SIDE side: Number,
    }
}

/// A number by which a die, a depot or the side of a board is picked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Number(pub u8);

impl fmt::Display for Number {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl FromStr for Number {
    type Err = ();

    fn from_str(token: &str) -> Result<Self, ()> {
        (1..=9).map(Number).find(|number| number.to_string() == token).ok_or(())
    }
}

/// What is picked where nothing of what is offered is wanted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Nothing;

impl fmt::Display for Nothing {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("none")
    }
}

impl FromStr for Nothing {
    type Err = ();

    fn from_str(token: &str) -> Result<Self, ()> {
        (token == "none").then_some(Nothing).ok_or(())
    }
}

/// A depot is picked by its number.
impl From<DepotId> for Pick {
    fn from(depot: DepotId) -> Pick {
        Pick::Number(Number(depot.0))
    }
}

impl TryFrom<Pick> for DepotId {
    type Error = ();

    fn try_from(pick: Pick) -> Result<Self, ()> {
        Number::try_from(pick).map(|number| DepotId(number.0))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_token_is_read_as_it_is_written() {
        let depots = || DepotId::numbered().chain([DepotId::BLACK]);
        let tiles = Tile::ALL.into_iter().flat_map(|tile| {
            let lying = depots().map(move |depot| Pick::At(Lying { tile, depot }));
            lying.chain([Pick::Tile(tile)])
        });
        let numbers = (1..=9).map(Number).map(Pick::Number);
        let picks = Act::ALL.into_iter().map(Pick::Act).chain(numbers).chain(tiles);
        let picks = picks.chain(Space::all().map(Pick::Space)).chain(Good::ALL.map(Pick::Good));
        let mut seen = Vec::new();
        for pick in picks.chain([Pick::None(Nothing)]) {
            let token = pick.to_string();
            assert_eq!(token.parse(), Ok(pick), "{token}");
            assert!(!seen.contains(&token), "{token} stands for two picks");
            seen.push(token);
        }
        for garbage in
            ["", "Take", "0", "10", "03", "castle-", "castle-7", "castle-0", "-2", "k27", "a5", "cow1", "nothing"]
        {
            assert_eq!(garbage.parse::<Pick>(), Err(()), "{garbage}");
        }
    }
}

//! The depots, and the tiles that lie in them.

use std::fmt;
use std::str::FromStr;

use super::tiles::Tile;

/// One of the seven depots: 0 is the black one, 1 to 6 are the numbered ones.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct DepotId(pub u8);

impl DepotId {
    /// The depot in the middle.
    pub const BLACK: DepotId = DepotId(0);

    /// The numbered depots.
    pub fn numbered() -> impl Iterator<Item = DepotId> {
        (1..=6).map(DepotId)
    }

    /// A numbered depot as a position in an array.
    pub const fn index(self) -> Option<usize> {
        (self.0 as usize).checked_sub(1)
    }
}

/// A tile that lies in a depot.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Lying {
    /// The tile.
    pub tile: Tile,
    /// Where it lies.
    pub depot: DepotId,
}

impl fmt::Display for Lying {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.depot {
            DepotId::BLACK => write!(f, "{}-black", self.tile),
            depot => write!(f, "{}-{}", self.tile, depot.0),
        }
    }
}

impl FromStr for Lying {
    type Err = ();

    fn from_str(token: &str) -> Result<Self, ()> {
        let (tile, depot) = token.split_once('-').ok_or(())?;
        let depot = match depot {
            "black" => DepotId::BLACK,
            number => DepotId::numbered().find(|depot| depot.0.to_string() == number).ok_or(())?,
        };
        Ok(Lying { tile: tile.parse()?, depot })
    }
}

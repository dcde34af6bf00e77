//! What the board in use says of places, rivers and areas.

use std::fmt;
use std::str::FromStr;

use super::board::board;
use super::place::{Area, Place, Reward, River};
use super::places::Places;
use super::terrain::Terrain;

impl Place {
    /// The token of the place.
    pub fn id(self) -> &'static str {
        &board().ids()[self.index()]
    }

    /// The land on which it lies; of a district, that of its quarter.
    pub fn terrain(self) -> Terrain {
        board().spot(self).terrain
    }

    /// What tells it from other places of its kind and land; an inner district has nothing to be told from.
    pub fn mark(self) -> Option<char> {
        board().spot(self).mark
    }

    /// Where it lies: from the left and from the upper edge, in units of the map.
    pub fn at(self) -> (i32, i32) {
        let spot = board().spot(self);
        (spot.x, spot.y)
    }

    /// The river at which it lies.
    pub fn river(self) -> Option<River> {
        board().river_of(self)
    }

    /// What a harbour or suburb brings.
    pub fn reward(self) -> Option<Reward> {
        board().spot(self).reward
    }

    /// Whether the first builder in the outer district gets a coin (GC-62).
    pub fn coin(self) -> bool {
        board().spot(self).coin
    }

    /// The places that a road joins to it (GC-12).
    pub fn near(self) -> Places {
        board().near(self)
    }
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())
    }
}

impl fmt::Debug for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())
    }
}

impl FromStr for Place {
    type Err = ();

    fn from_str(token: &str) -> Result<Self, ()> {
        board().ids().iter().position(|id| id == token).map(Place::nth).ok_or(())
    }
}

impl From<Place> for String {
    fn from(place: Place) -> Self {
        place.id().to_owned()
    }
}

impl TryFrom<String> for Place {
    type Error = String;

    fn try_from(token: String) -> Result<Self, String> {
        token.parse().map_err(|()| format!("there is no place {token}"))
    }
}

impl River {
    /// Its token.
    pub fn id(self) -> &'static str {
        &board().rivers[self.index()].id
    }

    /// The lands it parts.
    pub fn between(self) -> [Terrain; 2] {
        board().rivers[self.index()].between
    }
}

impl From<River> for String {
    fn from(river: River) -> Self {
        river.id().to_owned()
    }
}

impl Places {
    /// The places that a road joins to one of these.
    #[must_use]
    pub fn near(self) -> Places {
        let board = board();
        self.iter().fold(Places::NONE, |all, place| all.or(board.near(place)))
    }
}

impl Area {
    /// The places that count for it (GC-68, GC-69).
    pub fn places(self) -> Places {
        match self {
            Area::River(river) => board().at(river),
            Area::Quarter(land) => board().of_land(land).and(Places::CITY),
        }
    }
}

/// The suburbs and districts of a land.
pub fn of_land(land: Terrain) -> Places {
    board().of_land(land)
}

/// The places at any river.
pub fn riverside() -> Places {
    River::all().fold(Places::NONE, |all, river| all.or(board().at(river)))
}

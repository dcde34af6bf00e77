//! The moves that picks lead to, and what comes of them.

use super::board::Phase;
use super::depots::{DepotId, Lying};
use super::goods::Goods;
use super::scoring::Score;
use super::spaces::Space;
use super::tiles::{Animal, Building, Colour, Good, Tile};
use crate::rules::Seat;

/// What an action is done with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum With {
    /// A die that shows this number.
    Die(u8),
    /// The additional action of a castle (CB-63).
    Castle,
    /// The benefit of a town hall (CB-77) or of a warehouse (CB-70).
    Building(Building),
}

/// A complete decision of one seat.
#[derive(Clone, Debug, PartialEq)]
pub enum Move {
    /// Takes a tile from a numbered depot, and gives up a stored one if there is no room.
    Take { with: With, from: Lying, discard: Option<Tile> },
    /// Places a stored tile.
    Place { with: With, tile: Tile, space: Space },
    /// Sells all goods of a colour.
    Sell { with: With, good: Good },
    /// Takes workers.
    Workers { with: With },
    /// Buys a tile.
    Buy { from: Lying, discard: Option<Tile> },
    /// Loads a ship from one depot, or from two, with these new colours where not all find room.
    Load { depot: DepotId, second: Option<DepotId>, colours: Goods },
    /// Takes a tile by a carpenter's workshop, a church or a market.
    Fetch { building: Building, from: Lying },
    /// Leaves the benefit of a building.
    Skip { building: Building },
    /// Chooses a side of the own board and the space of the starting castle.
    Estate { side: u8, space: Space },
    /// Ends the turn.
    End,
}

/// How a die, a castle or a building made an action possible.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum How {
    /// A die that showed `value` and was used as `number`, changed by so many workers.
    Die { value: u8, number: u8, workers: u8 },
    /// A castle.
    Castle,
    /// A building.
    Building(Building),
}

/// Something that a seat got, and why.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Gain {
    /// A region was completed: its size, the points for that, and those of the phase (CB-88).
    Region { colour: Colour, size: u8, points: u8, phase: u8 },
    /// All spaces of a colour are covered, by the first or the second seat (CB-92, CB-93).
    Colour { colour: Colour, first: bool, points: u8 },
    /// Animals of one kind on a pasture scored: how many tiles, and their points (CB-59, CB-60).
    Herd { animal: Animal, tiles: u8, points: u8 },
    /// A watchtower (CB-78).
    Points(u8),
    /// Workers.
    Workers(u8),
    /// Silver.
    Silver(u8),
    /// The order marker moved: the place in the order of turns, from 1 (CB-57).
    Order(u8),
    /// The tile's effect found nothing to do (CB-69).
    Nothing,
}

impl Gain {
    /// The points of it.
    pub const fn points(self) -> u8 {
        match self {
            Gain::Region { points, phase, .. } => points + phase,
            Gain::Colour { points, .. } | Gain::Herd { points, .. } | Gain::Points(points) => points,
            Gain::Workers(_) | Gain::Silver(_) | Gain::Order(_) | Gain::Nothing => 0,
        }
    }
}

/// Something that happened.
#[derive(Clone, Debug, PartialEq)]
pub enum Event {
    /// A seat has chosen in secret, and others still have to; only it may know what.
    Answered { seat: Seat, side: u8, space: Space },
    /// All have chosen, and it comes to light.
    Revealed,
    /// A seat plays this side of its board, with the starting castle there.
    Estate { seat: Seat, side: u8, space: Space },
    /// A phase begins: the depots are filled anew.
    Phase(Phase),
    /// A round begins: the order of turns, everybody's dice in that order, and what the white die did.
    Round { phase: Phase, round: u8, order: Vec<Seat>, dice: Vec<[u8; 2]>, good: Good, depot: DepotId },
    /// A seat took a tile into its storage.
    Took { seat: Seat, how: How, tile: Tile, depot: DepotId, discard: Option<Tile> },
    /// A seat placed a tile: on a space with this number, of a region of this size.
    Placed { seat: Seat, how: How, tile: Tile, space: Space, size: u8, gains: Vec<Gain> },
    /// A seat sold goods.
    Sold { seat: Seat, how: How, good: Good, count: u8, points: u8, silver: u8, workers: u8 },
    /// A seat took workers.
    Hired { seat: Seat, how: How, workers: u8, silver: u8 },
    /// A seat bought a tile for 2 silver.
    Bought { seat: Seat, tile: Tile, depot: DepotId, discard: Option<Tile> },
    /// A seat loaded its ship from these depots, in order; nothing came from others. So many goods stayed there. Its
    /// marker moved to that place in the order of turns.
    Loaded { seat: Seat, from: Vec<DepotId>, goods: Goods, left: u8, place: u8 },
    /// A seat took a tile by a building.
    Fetched { seat: Seat, building: Building, tile: Tile, depot: DepotId },
    /// A seat left the benefit of a building.
    Skipped { seat: Seat, building: Building },
    /// A seat's turn is over.
    Ended(Seat),
    /// What a seat's mines brought at the end of a phase (CB-97, CB-104).
    Income { seat: Seat, silver: u8, workers: u8 },
    /// The final scoring of a seat (CB-98).
    Final { seat: Seat, score: Score },
    /// The game is over.
    Over,
}

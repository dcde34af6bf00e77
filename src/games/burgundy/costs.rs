//! What actions cost a seat in workers, and which it can afford with a die, a castle or a building.

use super::depots::DepotId;
use super::estates::{number, of_numbers};
use super::moves::With;
use super::picks::{Act, Draft, Pick};
use super::scope::Scope;
use super::spaces::{Numbers, Space, Spaces};
use super::state::Link;
use super::tiles::{Building, Colour, Good, Tile};

/// How far a seat gets with a die.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Reach {
    /// What the die shows.
    pub die: u8,
    /// How many workers can turn it.
    pub workers: u16,
}

/// The distance of two numbers in the ring of 1 to 6 (CB-40, CB-41).
fn distance(a: u8, b: u8) -> u8 {
    let straight = a.abs_diff(b);
    straight.min(6 - straight)
}

impl Scope<'_> {
    /// How many workers turn a die from `value` to `number`, at best (CB-Q34): with a free step first, and with two
    /// steps a worker on knowledge tile 8 (CB-110).
    pub(super) fn price(&self, value: u8, number: u8, free: bool) -> u8 {
        let steps = distance(value, number).saturating_sub(u8::from(free));
        if self.knows(8) { steps.div_ceil(2) } else { steps }
    }

    fn affords(&self, price: u8) -> Option<u8> {
        (u16::from(price) <= self.player.workers).then_some(price)
    }

    /// How many workers an action on that number takes, if the seat has so many. Castles and buildings need none.
    fn workers(&self, with: With, number: u8, free: bool) -> Option<u8> {
        match with {
            With::Die(value) => self.affords(self.price(value, number, free)),
            With::Castle | With::Building(_) => Some(0),
        }
    }

    /// How far a die gets the seat, where that is not far enough: nothing where the workers that an action takes are
    /// there, or where no die is needed.
    pub(super) fn falls_short(&self, with: With, price: Option<u8>) -> Option<Reach> {
        match (price, with) {
            (None, With::Die(die)) => Some(Reach { die, workers: self.player.workers }),
            _ => None,
        }
    }

    /// Whether a free step goes with taking a tile (CB-114).
    pub(super) fn takes_free(&self) -> bool {
        self.knows(12)
    }

    /// Whether a free step goes with placing a tile of that colour (CB-111 to CB-113).
    pub(super) fn steps_free(&self, colour: Colour) -> bool {
        self.knows(match colour {
            Colour::Building => 9,
            Colour::Ship | Colour::Animal => 10,
            Colour::Castle | Colour::Mine | Colour::Knowledge => 11,
        })
    }

    /// The workers it takes to take from a depot (CB-43), if the seat has so many; the black one has no number (CB-46).
    pub(super) fn taking(&self, with: With, depot: DepotId) -> Option<u8> {
        if depot == DepotId::BLACK {
            return None;
        }
        self.workers(with, depot.0, self.takes_free())
    }

    /// How far a die can be turned with all workers and, if there is one, the free step.
    fn range(&self, free: bool) -> u8 {
        let steps = self.player.workers.min(3) as u8 * if self.knows(8) { 2 } else { 1 };
        (steps + u8::from(free)).min(3)
    }

    /// The numbers on which an action can be done, those that take fewest workers first.
    fn reachable(&self, with: With, free: bool) -> impl Iterator<Item = u8> + use<> {
        let (first, steps, count) = match with {
            // None, one up, one down, two up, two down, three.
            With::Die(value) => (value, [0, 1, 5, 2, 4, 3], (2 * self.range(free) + 1).min(6)),
            With::Castle | With::Building(_) => (1, [0, 1, 2, 3, 4, 5], 6),
        };
        steps.into_iter().take(count.into()).map(move |step| (first + step - 1) % 6 + 1)
    }

    /// The depots that can be taken from, the cheapest first.
    pub(super) fn depots(&self, with: With) -> impl Iterator<Item = DepotId> + use<> {
        self.reachable(with, self.takes_free()).map(DepotId)
    }

    /// The workers it takes to place a tile on a space, if the seat has so many (CB-48).
    pub(super) fn placing(&self, with: With, tile: Tile, space: Space) -> Option<u8> {
        self.workers(with, number(space), self.steps_free(tile.colour()))
    }

    /// Where a tile can be placed.
    pub(super) fn spaces(&self, with: With, tile: Tile) -> Spaces {
        let room = self.room(tile);
        if room.is_empty() || !matches!(with, With::Die(_)) {
            return room;
        }
        let numbers = self.reachable(with, self.steps_free(tile.colour()));
        of_numbers(Numbers(numbers.fold(0, |set, number| set | Numbers::only(number).0))).and(room)
    }

    /// The stored tiles that can be placed, each face once.
    pub(super) fn placeable(&self, with: With) -> impl Iterator<Item = Tile> + '_ {
        self.stored().filter(move |tile| !self.spaces(with, *tile).is_empty())
    }

    /// The workers it takes to sell goods of a colour (CB-79), if the seat has so many.
    pub(super) fn selling(&self, with: With, good: Good) -> Option<u8> {
        self.workers(with, good.number(), false)
    }

    /// The goods that can be sold (CB-Q27: at least one tile), the cheapest first.
    pub(super) fn sellable(&self, with: With) -> impl Iterator<Item = Good> + '_ {
        let goods = self.reachable(with, false).filter_map(Good::of_number);
        goods.filter(|good| self.player.goods.count(*good) > 0)
    }

    /// The fewest workers it takes to place a stored tile, if it can be placed.
    pub(super) fn placing_somewhere(&self, with: With, tile: Tile) -> Option<u8> {
        self.spaces(with, tile).iter().filter_map(|space| self.placing(with, tile, space)).min()
    }

    /// Whether there is anything to do an action on.
    pub(super) fn can(&self, act: Act, with: With) -> bool {
        match act {
            Act::Take => self.depots(with).any(|depot| self.tiles(depot).next().is_some()),
            Act::Place => self.placeable(with).next().is_some(),
            Act::Sell => self.sellable(with).next().is_some(),
            Act::Workers | Act::Buy | Act::Load | Act::Fetch | Act::Skip | Act::Estate | Act::End => true,
        }
    }

    /// Whether the benefit or action that would be open now can be used at all (CB-69, CB-Q6, CB-Q18).
    pub(super) fn is_of_use(&self, link: Link) -> bool {
        match link {
            Link::Ship => DepotId::numbered().any(|depot| !self.goods(depot).is_empty()),
            Link::Castle => true,
            Link::Building(Building::Warehouse) => self.can(Act::Sell, With::Castle),
            Link::Building(Building::TownHall) => self.can(Act::Place, With::Castle),
            Link::Building(building) => self.fetchable(building).next().is_some(),
        }
    }

    /// The fewest workers an action takes, whatever is done with it, if it can be done.
    pub(super) fn least(&self, act: Act, with: With) -> Option<u8> {
        match act {
            Act::Take => {
                let stocked = self.depots(with).filter(|depot| self.tiles(*depot).next().is_some());
                stocked.filter_map(|depot| self.taking(with, depot)).min()
            }
            Act::Place => self.stored().filter_map(|tile| self.placing_somewhere(with, tile)).min(),
            Act::Sell => self.sellable(with).filter_map(|good| self.selling(with, good)).min(),
            Act::Workers => Some(0),
            Act::Buy | Act::Load | Act::Fetch | Act::Skip | Act::Estate | Act::End => None,
        }
    }

    /// The workers that a pick takes, if it can be picked with what was picked before: of a tile to place, at the
    /// cheapest space.
    pub(super) fn costs(&self, draft: &Draft, pick: Pick) -> Option<u8> {
        let with = self.with(draft)?;
        match (draft.verb?, pick) {
            (Act::Take, Pick::At(from)) => self.taking(with, from.depot),
            (Act::Sell, Pick::Good(good)) => self.selling(with, good),
            (Act::Place, Pick::Tile(tile)) => self.placing_somewhere(with, tile),
            (Act::Place, Pick::Space(space)) => self.placing(with, draft.stored?, space),
            _ => None,
        }
    }
}

//! What a seat can do and what it would cost and bring, seen from its own place: for questions, labels and pictures.

use super::board::{self, BLACK_SPACES, DEPOTS, Phase};
use super::estates::{Region, number, of_numbers};
use super::goods::Goods;
use super::moves::{Act, DepotId, Gain, With};
use super::spaces::{Numbers, Space, Spaces};
use super::state::{Burgundy, Depot, Player};
use super::tiles::{Building, Colour, Good, Tile};
use super::view::View;
use crate::rules::Seat;

/// What a tile costs in silver (CB-86, CB-Q36).
pub(super) const PURCHASE: u16 = 2;
/// How many colours the goods storage takes (CB-55).
pub(super) const GOODS_PLACES: usize = 3;

/// A seat's place at the table: its own things, and the common ones it can use.
pub(super) struct Scope<'a> {
    /// Its own things.
    pub(super) player: &'a Player,
    /// How many play.
    pub(super) seats: u8,
    /// The phase.
    pub(super) phase: Phase,
    /// Whether it has bought in this turn.
    pub(super) bought: bool,
    depots: &'a [Depot; DEPOTS],
    black: &'a [Option<Tile>; BLACK_SPACES],
    bonuses: &'a [[Option<Seat>; 2]; 6],
}

/// The distance of two numbers in the ring of 1 to 6 (CB-40, CB-41).
fn distance(a: u8, b: u8) -> u8 {
    let straight = a.abs_diff(b);
    straight.min(6 - straight)
}

impl<'a> Scope<'a> {
    /// The seat's place in a position.
    pub(super) fn of(game: &'a Burgundy, seat: Seat) -> Scope<'a> {
        Scope {
            player: game.player(seat),
            seats: game.count(),
            phase: game.phase,
            bought: game.bought,
            depots: &game.depots,
            black: &game.black,
            bonuses: &game.bonuses,
        }
    }

    /// The seat's place in what somebody sees.
    pub(super) fn seen(view: &'a View, seat: Seat) -> Option<Scope<'a>> {
        Some(Scope {
            player: view.players.get(seat.index())?,
            seats: view.players.len() as u8,
            phase: view.phase,
            bought: view.bought,
            depots: &view.depots,
            black: &view.black,
            bonuses: &view.bonuses,
        })
    }

    fn knows(&self, tile: u8) -> bool {
        self.player.cover.knows(tile)
    }

    /// How many workers turn a die from `value` to `number`, at best (CB-Q34): with a free step first, and with two
    /// steps a worker on knowledge tile 8 (CB-110).
    fn price(&self, value: u8, number: u8, free: bool) -> u8 {
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

    /// Whether a free step goes with placing a tile of that colour (CB-111 to CB-113).
    fn steps_free(&self, colour: Colour) -> bool {
        self.knows(match colour {
            Colour::Building => 9,
            Colour::Ship | Colour::Animal => 10,
            Colour::Castle | Colour::Mine | Colour::Knowledge => 11,
        })
    }

    /// The tiles of a depot, each face once.
    pub(super) fn tiles(&self, depot: DepotId) -> impl Iterator<Item = Tile> + use<'a> {
        let tiles: &'a [Option<Tile>] = match depot.index() {
            Some(at) => &self.depots[at].tiles,
            None => self.black,
        };
        let first = move |at: usize| tiles.iter().take(at).all(|before| *before != tiles[at]);
        (0..tiles.len()).filter(move |at| first(*at)).filter_map(move |at| tiles[at])
    }

    /// The goods on a numbered depot.
    pub(super) fn goods(&self, depot: DepotId) -> Goods {
        depot.index().map(|at| self.depots[at].goods).unwrap_or_default()
    }

    /// The workers it takes to take from a depot (CB-43), if the seat has so many; the black one has no number (CB-46).
    pub(super) fn taking(&self, with: With, depot: DepotId) -> Option<u8> {
        if depot == DepotId::BLACK {
            return None;
        }
        self.workers(with, depot.0, self.knows(12))
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
        self.reachable(with, self.knows(12)).map(DepotId)
    }

    /// Whether there is anything to take.
    pub(super) fn can_take(&self, with: With) -> bool {
        self.depots(with).any(|depot| self.tiles(depot).next().is_some())
    }

    /// Where a tile may go, whatever the number: the colour fits (CB-49), a tile lies beside it (CB-50), and no equal
    /// building is in the city (CB-68) unless knowledge tile 1 allows it (CB-103).
    pub(super) fn room(&self, tile: Tile) -> Spaces {
        let cover = &self.player.cover;
        let spaces = cover.border().and(self.player.ground(tile.colour()));
        match tile.building() {
            Some(building) if !self.knows(1) => {
                let twins = cover.built(building);
                let barred = self.player.regions().iter().filter(|region| !region.spaces.and(twins).is_empty());
                barred.fold(spaces, |left, region| left.without(region.spaces))
            }
            _ => spaces,
        }
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

    /// The stored tiles, each face once.
    pub(super) fn stored(&self) -> impl Iterator<Item = Tile> + '_ {
        let storage = &self.player.storage;
        let first = |at: usize| storage.iter().take(at).all(|before| *before != storage[at]);
        (0..storage.len()).filter(move |at| first(*at)).filter_map(|at| storage[at])
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

    /// What a sale brings: points, silver (CB-81, CB-105) and workers (CB-106).
    pub(super) fn sale(&self, good: Good) -> (u8, u8, u8) {
        let count = self.player.goods.count(good);
        (count * board::sale_points(self.seats), 1 + u8::from(self.knows(3)), u8::from(self.knows(4)))
    }

    /// What taking workers brings: workers (CB-84, CB-116) and silver (CB-115).
    pub(super) fn wage(&self) -> (u8, u8) {
        (if self.knows(14) { 4 } else { 2 }, u8::from(self.knows(13)))
    }

    /// The depots one can buy from: the black one, with knowledge tile 6 all (CB-108).
    pub(super) fn shops(&self) -> impl Iterator<Item = DepotId> + use<> {
        let all = self.knows(6);
        [DepotId::BLACK].into_iter().chain(DepotId::numbered().filter(move |_| all))
    }

    /// Whether something can be bought (CB-86).
    pub(super) fn can_buy(&self) -> bool {
        let sells = || self.shops().any(|depot| self.tiles(depot).next().is_some());
        !self.bought && self.player.silver >= PURCHASE && sells()
    }

    /// The tiles that a carpenter's workshop, a church or a market can fetch (CB-71 to CB-73).
    pub(super) fn fetchable(&self, building: Building) -> impl Iterator<Item = (Tile, DepotId)> + '_ {
        let fits = move |tile: &Tile| match building {
            Building::Carpenter => tile.colour() == Colour::Building,
            Building::Church => matches!(tile.colour(), Colour::Mine | Colour::Knowledge | Colour::Castle),
            Building::Market => matches!(tile.colour(), Colour::Ship | Colour::Animal),
            _ => false,
        };
        DepotId::numbered().flat_map(move |depot| self.tiles(depot).filter(fits).map(move |tile| (tile, depot)))
    }

    /// Whether goods of two depots can be loaded (CB-107).
    pub(super) fn loads_twice(&self) -> bool {
        self.knows(5)
    }

    /// What a ship loads from these goods without asking, and the new colours out of which some must be chosen, with
    /// how many (CB-Q17).
    pub(super) fn load(&self, offered: Goods) -> (Goods, Goods, usize) {
        let known = |good: Good| self.player.goods.count(good) > 0;
        let old: Goods = offered.each().filter(|(good, _)| known(*good)).collect();
        let new: Goods = offered.each().filter(|(good, _)| !known(*good)).collect();
        let room = GOODS_PLACES.saturating_sub(self.player.goods.colours());
        if new.colours() <= room { (old.and(new), Goods::default(), 0) } else { (old, new, room) }
    }

    /// What placing a tile brings at once: for the region, for the colour, and by the tile itself (CB-Q4), but for
    /// what asks for a decision.
    pub(super) fn gains(&self, tile: Tile, space: Space) -> Vec<Gain> {
        let colour = tile.colour();
        let covered = self.player.cover.covered().or(space.mask());
        let is_complete = |region: &Region| region.spaces.without(covered).is_empty();
        let mut gains = Vec::new();
        if let Some(region) = self.player.region(space).filter(is_complete) {
            let size = region.spaces.len();
            let (points, phase) = (board::region_points(size), board::phase_points(self.phase));
            gains.push(Gain::Region { colour, size: size as u8, points, phase });
        }
        if self.player.ground(colour).without(covered).is_empty() {
            let [first, second] = self.bonuses[colour as usize];
            if second.is_none() {
                let first = first.is_none();
                gains.push(Gain::Colour { colour, first, points: board::bonus_points(first, self.seats) });
            }
        }
        gains.extend(self.herd(tile, space));
        gains.extend(match tile.building() {
            Some(Building::BoardingHouse) => Some(Gain::Workers(4)),
            Some(Building::Bank) => Some(Gain::Silver(2)),
            Some(Building::Watchtower) => Some(Gain::Points(4)),
            _ => None,
        });
        gains
    }

    /// What an animal tile scores: itself, and all of its kind on the pasture again (CB-59 to CB-62, CB-109).
    fn herd(&self, tile: Tile, space: Space) -> Option<Gain> {
        let (animal, count) = tile.animals()?;
        let pasture = self.player.region(space)?.spaces;
        let others = pasture.iter().filter_map(|space| self.player.cover.at(space)?.animals());
        let counts = others.filter(|(kind, _)| *kind == animal).map(|(_, count)| count).chain([count]);
        let (tiles, points) = counts.fold((0, 0), |(tiles, points), count| (tiles + 1, points + count));
        let extra = if self.knows(7) { tiles } else { 0 };
        Some(Gain::Herd { animal, tiles, points: points + extra })
    }
}

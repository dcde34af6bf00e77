//! What moves do. Each is legal: [`super::ask`] led to it.

use super::depots::{DepotId, Lying};
use super::estates::number;
use super::goods::Goods;
use super::moves::*;
use super::scope::{PURCHASE, Scope};
use super::setup;
use super::spaces::Space;
use super::state::{Burgundy, Link};
use super::tiles::{Building, Good, Tile};
use crate::rules::{Chance, Seat};

/// Carries out a move.
pub(super) fn apply(game: &mut Burgundy, seat: Seat, mv: &Move, chance: &mut dyn Chance) -> Vec<Event> {
    match *mv {
        Move::Estate { side, space } => setup::choose(game, seat, (side, space), chance),
        Move::End => game.end_turn(seat, chance),
        Move::Take { with, from, discard } => vec![game.take(seat, with, from, discard)],
        Move::Place { with, tile, space } => vec![game.place_tile(seat, with, tile, space)],
        Move::Sell { with, good } => vec![game.sell(seat, with, good)],
        Move::Workers { with } => vec![game.hire(seat, with)],
        Move::Buy { from, discard } => vec![game.buy(seat, from, discard)],
        Move::Load { depot, second, colours } => vec![game.load(seat, (depot, second), colours)],
        Move::Fetch { building, from } => vec![game.fetch(seat, building, from)],
        Move::Skip { building } => vec![game.skip(seat, building)],
    }
}

impl Burgundy {
    /// Uses what an action is done with: a die, turned by workers, with a free step perhaps, or what was open.
    fn spend(&mut self, seat: Seat, with: With, number: u8, free: bool) -> How {
        match with {
            With::Die(value) => {
                let workers = Scope::of(self, seat).price(value, number, free);
                let player = self.player_mut(seat);
                player.use_up(value);
                player.workers -= u16::from(workers);
                self.chain.die = value;
                self.chain.tiles.clear();
                How::Die { value, number, workers }
            }
            With::Castle => {
                self.pending = None;
                How::Castle
            }
            With::Building(building) => {
                self.pending = None;
                How::Building(building)
            }
        }
    }

    /// Puts a tile from the board into the storage, in the place of another one if there is no room (CB-44, CB-45).
    fn acquire(&mut self, seat: Seat, from: Lying, discard: Option<Tile>) {
        self.remove(from);
        let player = self.player_mut(seat);
        discard.into_iter().for_each(|old| player.unstore(old));
        player.store(from.tile);
    }

    fn take(&mut self, seat: Seat, with: With, from: Lying, discard: Option<Tile>) -> Event {
        let free = Scope::of(self, seat).takes_free();
        self.acquire(seat, from, discard);
        let how = self.spend(seat, with, from.depot.0, free);
        Event::Took { seat, how, tile: from.tile, depot: from.depot, discard }
    }

    fn place_tile(&mut self, seat: Seat, with: With, tile: Tile, space: Space) -> Event {
        let scope = Scope::of(self, seat);
        let free = scope.steps_free(tile.colour());
        let mut gains = scope.gains(tile, space);
        let size = scope.player.region(space).map_or(0, |region| region.spaces.len()) as u8;
        let how = self.spend(seat, with, number(space), free);
        let player = self.player_mut(seat);
        player.unstore(tile);
        player.cover.put(space, tile);
        gains.iter().for_each(|gain| self.grant(seat, *gain));
        self.chain.tiles.push(tile);
        if let Some(link) = link(tile) {
            if Scope::of(self, seat).is_of_use(link) {
                self.pending = Some(link);
            } else if link == Link::Ship {
                gains.push(Gain::Order(self.sail(seat)));
            } else {
                gains.push(Gain::Nothing);
            }
        }
        Event::Placed { seat, how, tile, space, size, gains }
    }

    /// Gives a seat what a placement brings.
    fn grant(&mut self, seat: Seat, gain: Gain) {
        if let Gain::Colour { colour, first, .. } = gain {
            self.bonuses[colour as usize][usize::from(!first)] = Some(seat);
        }
        let player = self.player_mut(seat);
        let scored = &mut player.points;
        match gain {
            Gain::Region { points, phase, .. } => {
                scored.regions += u16::from(points);
                scored.phases += u16::from(phase);
            }
            Gain::Colour { points, .. } => scored.colours += u16::from(points),
            Gain::Herd { points, .. } => scored.animals += u16::from(points),
            Gain::Points(points) => scored.towers += u16::from(points),
            Gain::Workers(workers) => player.workers += u16::from(workers),
            Gain::Silver(silver) => player.silver += u16::from(silver),
            Gain::Order(_) | Gain::Nothing => {}
        }
    }

    /// Moves the order marker one space ahead, on top of those that are there; on the last space it only moves to the
    /// top (CB-57, CB-Q19). Gives the new place in the order, from 1.
    fn sail(&mut self, seat: Seat) -> u8 {
        let player = self.player_mut(seat);
        player.track = (player.track + 1).min(super::board::last_of_track());
        let track = player.track;
        self.order.retain(|other| *other != seat);
        let at = self.order.iter().position(|other| self.player(*other).track <= track).unwrap_or(self.order.len());
        self.order.insert(at, seat);
        at as u8 + 1
    }

    fn sell(&mut self, seat: Seat, with: With, good: Good) -> Event {
        let (points, silver, helpers) = Scope::of(self, seat).sale(good);
        let how = self.spend(seat, with, good.number(), false);
        let player = self.player_mut(seat);
        let count = player.goods.take(good);
        player.sold.put(good, count);
        player.points.sales += u16::from(points);
        player.silver += u16::from(silver);
        player.workers += u16::from(helpers);
        Event::Sold { seat, how, good, count, points, silver, workers: helpers }
    }

    fn hire(&mut self, seat: Seat, with: With) -> Event {
        let (workers, silver) = Scope::of(self, seat).wage();
        let number = if let With::Die(value) = with { value } else { 0 };
        let how = self.spend(seat, with, number, false);
        let player = self.player_mut(seat);
        player.workers += u16::from(workers);
        player.silver += u16::from(silver);
        Event::Hired { seat, how, workers, silver }
    }

    fn buy(&mut self, seat: Seat, from: Lying, discard: Option<Tile>) -> Event {
        self.acquire(seat, from, discard);
        self.player_mut(seat).silver -= PURCHASE;
        self.bought = true;
        Event::Bought { seat, tile: from.tile, depot: from.depot, discard }
    }

    /// Takes what fits of the goods of one depot or two; the rest stays (CB-54 to CB-56, CB-Q17). Then the marker moves.
    fn load(&mut self, seat: Seat, (depot, second): (DepotId, Option<DepotId>), colours: Goods) -> Event {
        let scope = Scope::of(self, seat);
        let (sure, _, _) = scope.load(scope.loaded(depot, second));
        let goods = sure.and(colours);
        let depots = [depot].into_iter().chain(second);
        let mut from: Vec<DepotId> = depots.filter(|depot| self.unload(*depot, goods)).collect();
        from.sort_unstable();
        let left = from.iter().filter_map(|depot| depot.index()).map(|at| self.depots[at].goods.total()).sum();
        let player = self.player_mut(seat);
        player.goods = player.goods.and(goods);
        self.pending = None;
        let place = self.sail(seat);
        Event::Loaded { seat, from, goods, left, place }
    }

    /// Takes all goods of these colours from a depot; false when there are none.
    fn unload(&mut self, depot: DepotId, colours: Goods) -> bool {
        let there = depot.index().map(|at| &mut self.depots[at].goods);
        there.is_some_and(|goods| colours.each().fold(false, |any, (good, _)| (goods.take(good) > 0) | any))
    }

    fn fetch(&mut self, seat: Seat, building: Building, from: Lying) -> Event {
        self.pending = None;
        self.acquire(seat, from, None);
        Event::Fetched { seat, building, tile: from.tile, depot: from.depot }
    }

    fn skip(&mut self, seat: Seat, building: Building) -> Event {
        self.pending = None;
        Event::Skipped { seat, building }
    }

    fn end_turn(&mut self, seat: Seat, chance: &mut dyn Chance) -> Vec<Event> {
        let mut events = vec![Event::Ended(seat)];
        self.done.add(seat);
        self.next_turn(chance, &mut events);
        events
    }
}

/// What a placed tile opens.
fn link(tile: Tile) -> Option<Link> {
    match (tile, tile.building()) {
        (Tile::Ship, _) => Some(Link::Ship),
        (Tile::Castle, _) => Some(Link::Castle),
        (_, Some(Building::BoardingHouse | Building::Bank | Building::Watchtower)) | (_, None) => None,
        (_, Some(building)) => Some(Link::Building(building)),
    }
}

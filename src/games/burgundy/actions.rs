//! What moves do. Each is legal because [`super::ask`] offered it; most of what is not is refused here once more.

use super::moves::*;
use super::scope::{PURCHASE, Scope};
use super::spaces::Space;
use super::state::{Burgundy, Link, Stage};
use super::tiles::{Building, Good, Tile};
use super::{estates, refuse, setup};
use crate::rules::{Chance, Refusal, Seat};

/// Carries out a move.
pub(super) fn apply(
    game: &mut Burgundy,
    seat: Seat,
    mv: &Move,
    chance: &mut dyn Chance,
) -> Result<Vec<Event>, Refusal> {
    match *mv {
        Move::Take { with, tile, depot, discard } => game.take(seat, with, (tile, depot), discard),
        Move::Place { with, tile, space } => game.place_tile(seat, with, tile, space),
        Move::Sell { with, good } => game.sell(seat, with, good),
        Move::Workers { with } => game.hire(seat, with),
        Move::Buy { tile, depot, discard } => game.buy(seat, (tile, depot), discard),
        Move::Load { depot, second, colours } => game.load(seat, (depot, second), colours),
        Move::Fetch { tile, depot } => game.fetch(seat, tile, depot),
        Move::Skip => game.skip(seat),
        Move::Estate { side, space } => setup::choose(game, seat, (side, space), chance),
        Move::End => game.end_turn(seat, chance),
    }
}

type Done = Result<Vec<Event>, Refusal>;

impl Burgundy {
    /// Uses what an action is done with: a die, turned by workers, or what was open.
    fn spend(&mut self, seat: Seat, with: With, number: u8, workers: u8) -> Result<How, Refusal> {
        let open = match with {
            With::Die(_) => None,
            With::Castle => Some(Link::Castle),
            With::Building(building) => Some(Link::Building(building)),
        };
        if self.stage != Stage::Turns || self.pending != open {
            return Err(refuse::not_offered());
        }
        match with {
            With::Die(value) => {
                let player = self.player_mut(seat);
                let dice = player.dice.into_iter().zip(player.used);
                let at =
                    dice.into_iter().position(|(die, used)| die == value && !used).ok_or_else(refuse::not_offered)?;
                player.used[at] = true;
                player.workers -= u16::from(workers);
                self.chain.die = value;
                self.chain.tiles.clear();
                Ok(How::Die { value, number, workers })
            }
            With::Castle => {
                self.pending = None;
                Ok(How::Castle)
            }
            With::Building(building) => {
                self.pending = None;
                Ok(How::Building(building))
            }
        }
    }

    /// Puts a tile from the board into the storage, in the place of another one if there is no room (CB-44, CB-45).
    fn acquire(&mut self, seat: Seat, (tile, depot): (Tile, DepotId), discard: Option<Tile>) -> Result<(), Refusal> {
        if !self.remove(tile, depot) {
            return Err(refuse::not_offered());
        }
        let player = self.player_mut(seat);
        let made_room = discard.is_none_or(|old| player.unstore(old));
        if made_room && player.store(tile) { Ok(()) } else { Err(refuse::not_offered()) }
    }

    fn take(&mut self, seat: Seat, with: With, from: (Tile, DepotId), discard: Option<Tile>) -> Done {
        let (tile, depot) = from;
        let workers = Scope::of(self, seat).taking(with, depot).ok_or_else(refuse::not_offered)?;
        self.acquire(seat, from, discard)?;
        let how = self.spend(seat, with, depot.0, workers)?;
        Ok(vec![Event::Took { seat, how, tile, depot, discard }])
    }

    fn place_tile(&mut self, seat: Seat, with: With, tile: Tile, space: Space) -> Done {
        let scope = Scope::of(self, seat);
        let workers = scope.placing(with, tile, space).filter(|_| scope.room(tile).has(space));
        let workers = workers.ok_or_else(refuse::not_offered)?;
        let mut gains = scope.gains(tile, space);
        let size = scope.player.region(space).map_or(0, |region| region.spaces.len()) as u8;
        let how = self.spend(seat, with, estates::number(space), workers)?;
        let player = self.player_mut(seat);
        if !player.unstore(tile) {
            return Err(refuse::not_offered());
        }
        player.cover.put(space, tile);
        gains.iter().for_each(|gain| self.grant(seat, *gain));
        self.chain.tiles.push(tile);
        if let Some(link) = link(tile) {
            if self.is_of_use(seat, link) {
                self.pending = Some(link);
            } else if link == Link::Ship {
                gains.push(Gain::Order(self.sail(seat)));
            } else {
                gains.push(Gain::Nothing);
            }
        }
        Ok(vec![Event::Placed { seat, how, tile, space, size, gains }])
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

    fn sell(&mut self, seat: Seat, with: With, good: Good) -> Done {
        let scope = Scope::of(self, seat);
        let workers = scope.selling(with, good).filter(|_| scope.player.goods.count(good) > 0);
        let workers = workers.ok_or_else(refuse::not_offered)?;
        let (points, silver, helpers) = scope.sale(good);
        let how = self.spend(seat, with, good.number(), workers)?;
        let player = self.player_mut(seat);
        let count = player.goods.take(good);
        player.sold.put(good, count);
        player.points.sales += u16::from(points);
        player.silver += u16::from(silver);
        player.workers += u16::from(helpers);
        Ok(vec![Event::Sold { seat, how, good, count, points, silver, workers: helpers }])
    }

    fn hire(&mut self, seat: Seat, with: With) -> Done {
        let (workers, silver) = Scope::of(self, seat).wage();
        let number = if let With::Die(value) = with { value } else { 0 };
        let how = self.spend(seat, with, number, 0)?;
        let player = self.player_mut(seat);
        player.workers += u16::from(workers);
        player.silver += u16::from(silver);
        Ok(vec![Event::Hired { seat, how, workers, silver }])
    }

    fn buy(&mut self, seat: Seat, from: (Tile, DepotId), discard: Option<Tile>) -> Done {
        let (tile, depot) = from;
        let scope = Scope::of(self, seat);
        if self.pending.is_some() || !scope.can_buy() || !scope.shops().any(|shop| shop == depot) {
            return Err(refuse::not_offered());
        }
        self.acquire(seat, from, discard)?;
        self.player_mut(seat).silver -= PURCHASE;
        self.bought = true;
        Ok(vec![Event::Bought { seat, tile, depot, discard }])
    }

    /// Takes what fits of the goods of one depot or two; the rest stays (CB-54 to CB-56, CB-Q17). Then the marker moves.
    fn load(&mut self, seat: Seat, (depot, second): (DepotId, Option<DepotId>), colours: super::goods::Goods) -> Done {
        let scope = Scope::of(self, seat);
        let from: Vec<DepotId> = [depot].into_iter().chain(second).collect();
        let offered = from.iter().fold(super::goods::Goods::default(), |all, depot| all.and(scope.goods(*depot)));
        let (sure, new, room) = scope.load(offered);
        if self.pending != Some(Link::Ship)
            || colours.colours() != room
            || colours.each().any(|(good, count)| new.count(good) != count)
        {
            return Err(refuse::not_offered());
        }
        let goods = sure.and(colours);
        let mut from: Vec<DepotId> = from.into_iter().filter(|depot| self.unload(*depot, goods)).collect();
        from.sort_unstable();
        from.dedup();
        let left = from.iter().filter_map(|depot| depot.index()).map(|at| self.depots[at].goods.total()).sum();
        let player = self.player_mut(seat);
        player.goods = player.goods.and(goods);
        self.pending = None;
        let place = self.sail(seat);
        Ok(vec![Event::Loaded { seat, from, goods, left, place }])
    }

    /// Takes all goods of these colours from a depot; false when there are none.
    fn unload(&mut self, depot: DepotId, colours: super::goods::Goods) -> bool {
        let there = depot.index().map(|at| &mut self.depots[at].goods);
        there.is_some_and(|goods| colours.each().fold(false, |any, (good, _)| (goods.take(good) > 0) | any))
    }

    fn fetch(&mut self, seat: Seat, tile: Tile, depot: DepotId) -> Done {
        let Some(Link::Building(building)) = self.pending.take() else { return Err(refuse::not_offered()) };
        if !Scope::of(self, seat).fetchable(building).any(|from| from == (tile, depot)) {
            return Err(refuse::not_offered());
        }
        self.acquire(seat, (tile, depot), None)?;
        Ok(vec![Event::Fetched { seat, building, tile, depot }])
    }

    fn skip(&mut self, seat: Seat) -> Done {
        match self.pending.take() {
            Some(Link::Building(building)) => Ok(vec![Event::Skipped { seat, building }]),
            _ => Err(refuse::not_offered()),
        }
    }

    fn end_turn(&mut self, seat: Seat, chance: &mut dyn Chance) -> Done {
        if self.stage != Stage::Turns || self.pending.is_some() || self.player(seat).left().next().is_some() {
            return Err(refuse::not_offered());
        }
        let mut events = vec![Event::Ended(seat)];
        self.done.add(seat);
        self.next_turn(chance, &mut events);
        Ok(events)
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

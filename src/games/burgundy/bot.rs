//! How good a position looks: points, what the estate promises, and what is in store. The weights are guesses in tenths
//! of a point, tuned by self-play.

use super::board::{self, Phase, ROUNDS};
use super::estates::Region;
use super::moves::Gain;
use super::scope::Scope;
use super::scoring::Score;
use super::state::{Burgundy, Link, Player};
use super::tiles::{Building, Colour, Tile};
use crate::rules::{Seat, Seats};

/// What a covered space is worth beyond what is counted.
const COVERED: i32 = 30;

/// What a seat may hope for, in tenths of a point.
pub(super) fn prospects(game: &Burgundy, seat: Seat) -> i32 {
    let score = Score::of(game, seat, true);
    let left = turns_left(game, seat);
    if left == 0 {
        return 10 * i32::from(score.total);
    }
    let player = game.player(seat);
    let sure = 10 * i32::from(score.total - score.goods - score.silver - score.workers);
    let placed: i32 = player.cover.each().map(|(_, tile)| COVERED + lasting(game, tile)).sum();
    let regions: i32 = player.regions().iter().map(|region| promise(game, player, region)).sum();
    let means = 5 * i32::from(player.workers) + 4 * i32::from(player.workers.min(3));
    let money = 10 * i32::from(player.silver) + 6 * i32::from(player.silver.min(3));
    let goods = 16 * i32::from(player.goods.total());
    let order = 4 * i32::from(game.count() - game.place(seat));
    let open = if game.awaiting == Seats::only(seat) { self::open(game) } else { 0 };
    sure + placed + regions + stored(game, seat, left) + means + money + goods + order + open
}

/// How many turns the seat has still to come, the running one included.
fn turns_left(game: &Burgundy, seat: Seat) -> i32 {
    let rounds = (Phase::ALL.len() - 1 - game.phase as usize) * ROUNDS + ROUNDS - usize::from(game.round);
    rounds as i32 + i32::from(!game.done.has(seat))
}

/// How many phases still end.
fn phases_left(game: &Burgundy) -> i32 {
    (Phase::ALL.len() - game.phase as usize) as i32
}

/// What a tile on the estate brings later on.
fn lasting(game: &Burgundy, tile: Tile) -> i32 {
    let phases = phases_left(game);
    match (tile, tile.knowledge()) {
        (Tile::Mine, _) => 9 * phases,
        (_, Some(2 | 3 | 5 | 6 | 7 | 9 | 10 | 11)) => 3 * phases,
        (_, Some(4 | 8 | 12 | 13 | 14)) => 5 * phases,
        (_, Some(15..=26)) => 4 * phases,
        _ => 0,
    }
}

/// What a region begun will bring, the more the nearer it is to its end.
fn promise(game: &Burgundy, player: &Player, region: &Region) -> i32 {
    let size = region.spaces.len() as i32;
    let covered = region.spaces.and(player.cover.covered()).len() as i32;
    if covered == 0 || covered == size {
        return 0;
    }
    let value = 10 * (i32::from(board::region_points(size as u32)) + i32::from(board::phase_points(game.phase)) / 2);
    value * covered * (covered + 1) / (size * (size + 1)) * 3 / 4
}

/// What stored tiles are worth: more where there is room for them. What they could bring at once counts for the best of
/// them alone, as it might be the same space for all.
fn stored(game: &Burgundy, seat: Seat, left: i32) -> i32 {
    let scope = Scope::of(game, seat);
    let mut best = 0;
    let mut worth = 0;
    for tile in scope.player.stored() {
        let room = scope.room(tile);
        let gains = |space| scope.gains(tile, space).into_iter().map(gained).sum::<i32>();
        best = room.iter().map(gains).max().unwrap_or_default().max(best);
        let empty = scope.player.ground(tile.colour()).without(scope.player.cover.covered());
        worth += match (room.is_empty(), empty.is_empty()) {
            (false, _) => 18 + early(tile, left),
            (true, false) => 10,
            (true, true) => 0,
        };
    }
    worth + 5 * best.min(25)
}

/// What a gain is worth at once: its points, and a worker or a silver as much as one.
fn gained(gain: Gain) -> i32 {
    match gain {
        Gain::Workers(count) | Gain::Silver(count) => count.into(),
        scored => scored.points().into(),
    }
}

/// Tiles that act often or open more are worth more while there is time.
fn early(tile: Tile, left: i32) -> i32 {
    match (tile.colour(), tile.building()) {
        (Colour::Castle, _) => 20,
        (Colour::Mine, _) => left,
        (_, Some(Building::Carpenter | Building::Church | Building::Market | Building::TownHall)) => 12,
        (Colour::Ship, _) => 8,
        _ => 0,
    }
}

/// What is still open in the running turn.
fn open(game: &Burgundy) -> i32 {
    let link = match game.pending {
        Some(Link::Castle) => 30,
        Some(Link::Ship) => 15,
        Some(Link::Building(_)) => 18,
        None => 0,
    };
    let dice: i32 = game.awaiting.first().map_or(0, |seat| game.player(seat).left().count() as i32);
    link + 25 * dice
}

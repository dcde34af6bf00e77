//! How good a position looks: points, what the estate promises, and what is in store. The weights are guesses in tenths
//! of a point, tuned by self-play.

use super::board::{self, Phase, ROUNDS};
use super::estates::Region;
use super::scope::Scope;
use super::scoring::Score;
use super::state::{Burgundy, Link, Player, Stage};
use super::tiles::{Building, Colour, Tile};
use crate::rules::Seat;

/// How good the position looks to a seat: its own prospects against those of the best other.
pub(super) fn appraise(game: &Burgundy, seat: Seat) -> i32 {
    let rivals = game.order.iter().filter(|other| **other != seat).map(|other| prospects(game, *other));
    2 * prospects(game, seat) - rivals.max().unwrap_or_default()
}

fn prospects(game: &Burgundy, seat: Seat) -> i32 {
    let over = game.stage == Stage::Over;
    let score = 10 * i32::from(Score::of(game, seat, true).total);
    if over {
        return 100 * score;
    }
    let player = game.player(seat);
    let left = turns_left(game, seat);
    let engine: i32 = player.cover.each().map(|(_, tile)| lasting(game, tile)).sum();
    let regions: i32 = player.estate().regions.iter().map(|region| promise(game, player, region)).sum();
    let stored: i32 = stored(game, seat, left);
    let means = 6 * i32::from(player.workers.min(6)) + 8 * i32::from(player.silver.min(4));
    let goods = 12 * i32::from(player.goods.total().min(6));
    let order = 4 * i32::from(game.count() - game.place(seat));
    let open = if game.awaiting == crate::rules::Seats::only(seat) { self::open(game) } else { 0 };
    score + regions + if left > 0 { engine + stored + means + goods + order + open } else { 0 }
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
        (_, Some(16..=23 | 15 | 25 | 26)) => 4 * phases,
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
    value * covered * covered / (size * size) / 2
}

/// What stored tiles are worth: more where there is room for them.
fn stored(game: &Burgundy, seat: Seat, left: i32) -> i32 {
    let scope = Scope::of(game, seat);
    let worth = |tile: Tile| {
        let room = scope.room(tile);
        if room.is_empty() {
            return 4;
        }
        let best = room.iter().map(|space| scope.gains(tile, space).iter().map(|gain| gain_points(*gain)).sum::<i32>());
        16 + 4 * best.max().unwrap_or_default().min(20) + early(tile, left)
    };
    scope.player.stored().map(worth).sum()
}

fn gain_points(gain: super::moves::Gain) -> i32 {
    use super::moves::Gain;
    match gain {
        Gain::Region { points, phase, .. } => i32::from(points) + i32::from(phase),
        Gain::Colour { points, .. } | Gain::Herd { points, .. } | Gain::Points(points) => points.into(),
        Gain::Workers(count) | Gain::Silver(count) => count.into(),
        Gain::Order(_) | Gain::Nothing => 0,
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

//! How good a position looks: points, what the estate promises, and what is in store. By which numbers is said by
//! [`Weights`], in parts of a tenth of a point.

use super::board::{self, Phase, ROUNDS};
use super::estates::Region;
use super::moves::Gain;
use super::scope::Scope;
use super::scoring::Score;
use super::state::{Burgundy, Link, Player};
use super::tiles::{Colour, Tile};
use super::weights::Weights;
use crate::rules::{Seat, Seats};

/// No tile is expected to bring more points at once.
const MOST_GAINS: i32 = 25;

/// What a seat may hope for, in tenths of a point.
pub(super) fn prospects(game: &Burgundy, seat: Seat, weights: &Weights) -> i32 {
    let score = Score::of(game, seat, true);
    let left = turns_left(game, seat);
    if left == 0 {
        return 10 * i32::from(score.total);
    }
    let player = game.player(seat);
    let sure = 10 * weights.grain * i32::from(score.total - score.goods - score.silver - score.workers);
    let placed: i32 = player.cover.each().map(|(_, tile)| weights.covered + lasting(game, tile, weights)).sum();
    let regions: i32 = player.regions().iter().map(|region| promise(game, player, region, weights)).sum();
    let means = weights.worker * i32::from(player.workers) + weights.few_workers * i32::from(player.workers.min(3));
    let money = weights.silver * i32::from(player.silver) + weights.few_silver * i32::from(player.silver.min(3));
    let goods = weights.good * i32::from(player.goods.total());
    let order = weights.order * i32::from(game.count() - game.place(seat));
    let open = if game.awaiting == Seats::only(seat) { self::open(game, weights) } else { 0 };
    let stored = stored(game, seat, left, weights);
    (sure + placed + regions + stored + means + money + goods + order + open) / weights.grain
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
fn lasting(game: &Burgundy, tile: Tile, weights: &Weights) -> i32 {
    let phases = phases_left(game);
    match (tile, tile.knowledge()) {
        (Tile::Mine, _) => weights.mine * phases,
        (_, Some(number)) => weights.knowledge[usize::from(number) - 1] * phases,
        _ => 0,
    }
}

/// What a region begun will bring, the more the nearer it is to its end.
fn promise(game: &Burgundy, player: &Player, region: &Region, weights: &Weights) -> i32 {
    let size = region.spaces.len() as i32;
    let covered = region.spaces.and(player.cover.covered()).len() as i32;
    if covered == 0 || covered == size {
        return 0;
    }
    let tenth = 10 * weights.grain;
    let points = tenth * i32::from(board::region_points(size as u32));
    let value = points + tenth * i32::from(board::phase_points(game.phase)) * weights.phase / 64;
    value * covered * (covered + 1) / (size * (size + 1)) * weights.region / 64
}

/// What stored tiles are worth: more where there is room for them. What they could bring at once counts for the best of
/// them alone, as it might be the same space for all.
fn stored(game: &Burgundy, seat: Seat, left: i32, weights: &Weights) -> i32 {
    let scope = Scope::of(game, seat);
    let mut best = 0;
    let mut worth = 0;
    for tile in scope.player.stored() {
        let room = scope.room(tile);
        let gains = |space| scope.gains(tile, space).into_iter().map(gained).sum::<i32>();
        best = room.iter().map(gains).max().unwrap_or_default().max(best);
        let empty = scope.player.ground(tile.colour()).without(scope.player.cover.covered());
        worth += match (room.is_empty(), empty.is_empty()) {
            (false, _) => weights.stored + early(tile, left, weights),
            (true, false) => weights.waiting,
            (true, true) => 0,
        };
    }
    worth + weights.gains * best.min(MOST_GAINS)
}

/// What a gain is worth at once: its points, and a worker or a silver as much as one.
fn gained(gain: Gain) -> i32 {
    match gain {
        Gain::Workers(count) | Gain::Silver(count) => count.into(),
        scored => scored.points().into(),
    }
}

/// Tiles that act often or open more are worth more while there is time.
fn early(tile: Tile, left: i32, weights: &Weights) -> i32 {
    let colour = tile.colour();
    let mine = if colour == Colour::Mine { weights.mine_stored * left } else { 0 };
    weights.colours[colour as usize] + mine + tile.building().map_or(0, |building| weights.buildings[building as usize])
}

/// What is still open in the running turn.
fn open(game: &Burgundy, weights: &Weights) -> i32 {
    let link = match game.pending {
        Some(Link::Castle) => weights.castle,
        Some(Link::Ship) => weights.ship,
        Some(Link::Building(_)) => weights.building,
        None => 0,
    };
    let dice: i32 = game.awaiting.first().map_or(0, |seat| game.player(seat).left().count() as i32);
    link + weights.die * dice
}

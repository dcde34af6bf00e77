//! What a turn is made of: taking, placing, selling and workers, by a die or by what a tile opened; and the purchase.

use super::super::depots::{DepotId, Lying};
use super::super::moves::{Move, With};
use super::super::picks::{Act, Draft, Number};
use super::super::refuse::Bar;
use super::super::scope::Scope;
use super::super::spaces::{Space, Spaces};
use super::super::tiles::{Good, Tile};
use super::{Step, Walk};
use crate::rules::Several;

/// What the action is done with: what is open, or one of the dice left with which it can be done (CB-35 to CB-37).
/// Every die that is left gets workers, so that nobody tries another one for them.
fn with(at: &Scope, act: Act, walk: &mut Walk) -> Step<With> {
    if let Some(with) = at.open() {
        return Ok(with);
    }
    let mut legal: Several<Number> = at.player.left().filter(|die| at.can(act, With::Die(*die))).map(Number).collect();
    legal.dedup();
    let tempting = at.player.dice.into_iter().filter(|_| act != Act::Workers).map(Number);
    let Number(die) = walk.one(Draft::DIE, legal, tempting, |Number(die)| barred_die(at, act, die))?;
    Ok(With::Die(die))
}

/// A die that is not there, is used up, or does not do it.
fn barred_die(at: &Scope, act: Act, die: u8) -> Option<Bar> {
    if at.player.left().any(|left| left == die) {
        return (!at.can(act, With::Die(die))).then_some(Bar::DieUseless(die));
    }
    Some(if at.player.dice.contains(&die) { Bar::DieUsed(die) } else { Bar::DieNotRolled(die) })
}

/// A tile of a depot (CB-43), and what makes room for it (CB-45).
pub(super) fn take(at: &Scope, walk: &mut Walk) -> Step<Move> {
    let with = with(at, Act::Take, walk)?;
    let legal = at.depots(with).flat_map(|depot| at.lying(depot));
    let from = walk.one(Draft::TILE, legal, at.everything(), |from| barred_taking(at, with, from))?;
    Ok(Move::Take { with, from, discard: discard(at, walk)? })
}

fn barred_taking(at: &Scope, with: With, from: Lying) -> Option<Bar> {
    if !at.lies(from) {
        return Some(Bar::NotInDepot(from));
    }
    if from.depot == DepotId::BLACK {
        return Some(Bar::Black(from.tile));
    }
    at.falls_short(with, at.taking(with, from.depot)).map(|reach| Bar::DepotFar(from, reach))
}

/// The stored tile that is given up, if the storage is full (CB-45, CB-Q9).
fn discard(at: &Scope, walk: &mut Walk) -> Step<Option<Tile>> {
    if !at.player.is_full() {
        return Ok(None);
    }
    walk.one(Draft::DISCARD, at.stored(), [], |tile| barred_stored(at, tile)).map(Some)
}

/// A tile that is not in the storage.
fn barred_stored(at: &Scope, tile: Tile) -> Option<Bar> {
    (!at.stored().any(|stored| stored == tile)).then_some(Bar::NotStored(tile))
}

/// A stored tile and a space for it (CB-48 to CB-50, CB-68).
pub(super) fn place(at: &Scope, walk: &mut Walk) -> Step<Move> {
    let with = with(at, Act::Place, walk)?;
    let tile = walk.one(Draft::STORED, at.placeable(with), at.stored(), |tile| barred_tile(at, with, tile))?;
    let legal = at.spaces(with, tile).iter();
    let space =
        walk.one(Draft::SPACE, legal, tempting(at, tile).iter(), |space| barred_space(at, with, tile, space))?;
    Ok(Move::Place { with, tile, space })
}

fn barred_tile(at: &Scope, with: With, tile: Tile) -> Option<Bar> {
    if let Some(bar) = barred_stored(at, tile) {
        return Some(bar);
    }
    if at.room(tile).is_empty() {
        return Some(Bar::NoRoom(tile));
    }
    at.falls_short(with, at.placing_somewhere(with, tile)).map(|reach| Bar::TileFar(tile, reach))
}

/// The spaces on which somebody might want to place a tile: those of its colour, and those beside other tiles.
fn tempting(at: &Scope, tile: Tile) -> Spaces {
    at.player.ground(tile.colour()).or(at.player.cover.border())
}

fn barred_space(at: &Scope, with: With, tile: Tile, space: Space) -> Option<Bar> {
    if at.player.cover.at(space).is_some() {
        return Some(Bar::Covered(tile, space));
    }
    let colour = at.player.region(space)?.colour;
    if colour != tile.colour() {
        return Some(Bar::OtherColour(tile, space, colour));
    }
    if !at.player.cover.border().has(space) {
        return Some(Bar::NotAdjacent(tile, space));
    }
    if !at.room(tile).has(space) {
        return Some(Bar::Twin(tile, space));
    }
    at.falls_short(with, at.placing(with, tile, space)).map(|reach| Bar::SpaceFar(tile, space, reach))
}

/// The goods to sell (CB-79).
pub(super) fn sell(at: &Scope, walk: &mut Walk) -> Step<Move> {
    let with = with(at, Act::Sell, walk)?;
    let good = walk.one(Draft::COLOUR, at.sellable(with), Good::ALL, |good| barred_goods(at, with, good))?;
    Ok(Move::Sell { with, good })
}

fn barred_goods(at: &Scope, with: With, good: Good) -> Option<Bar> {
    if at.player.goods.count(good) == 0 {
        return Some(Bar::NoGoods(good));
    }
    at.falls_short(with, at.selling(with, good)).map(|reach| Bar::GoodsFar(good, reach))
}

/// Workers, for any die (CB-84).
pub(super) fn workers(at: &Scope, walk: &mut Walk) -> Step<Move> {
    Ok(Move::Workers { with: with(at, Act::Workers, walk)? })
}

/// A tile of the black depot, or of any with knowledge tile 6 (CB-86, CB-108).
pub(super) fn buy(at: &Scope, walk: &mut Walk) -> Step<Move> {
    let from = walk.one(Draft::TILE, at.for_sale(), at.everything(), |from| barred_buying(at, from))?;
    Ok(Move::Buy { from, discard: discard(at, walk)? })
}

fn barred_buying(at: &Scope, from: Lying) -> Option<Bar> {
    if !at.lies(from) {
        return Some(Bar::NotInDepot(from));
    }
    (!at.shops().any(|shop| shop == from.depot)).then_some(Bar::NotForSale(from.tile))
}

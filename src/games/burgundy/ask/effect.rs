//! What placed tiles open: ships and buildings that fetch tiles. And the choice of an estate before all that.

use super::super::depots::{DepotId, Lying};
use super::super::estates::{boards, estate};
use super::super::goods::Goods;
use super::super::moves::Move;
use super::super::picks::{Draft, Number};
use super::super::refuse::Bar;
use super::super::scope::Scope;
use super::super::tiles::{Building, Colour};
use super::{Step, Walk};
use crate::rules::Several;

/// The depot whose goods a ship loads (CB-54), its neighbour (CB-107), and the colours, if not all find room (CB-56).
pub(super) fn load(at: &Scope, walk: &mut Walk) -> Step<Move> {
    let depot = walk.one(Draft::DEPOT, DepotId::numbered(), [], |_| None)?;
    let second = if at.loads_twice() { self::second(depot, walk)? } else { None };
    let (_, new, room) = at.load(at.loaded(depot, second));
    let colours = if room > 0 { self::colours(new, room, walk)? } else { Goods::default() };
    Ok(Move::Load { depot, second, colours })
}

/// One of the two neighbours, or none (CB-107).
fn second(depot: DepotId, walk: &mut Walk) -> Step<Option<DepotId>> {
    let beside = neighbours(depot);
    let not_beside = |second: Option<DepotId>| {
        let second = second.filter(|second| !beside.contains(second))?;
        Some(Bar::NotBeside { depot: depot.0, second: second.0 })
    };
    let legal = beside.into_iter().map(Some).chain([None]);
    walk.one(Draft::SECOND, legal, DepotId::numbered().map(Some), not_beside)
}

/// The depots beside a numbered depot in the ring (CB-Q16).
fn neighbours(depot: DepotId) -> [DepotId; 2] {
    [DepotId(depot.0 % 6 + 1), DepotId((depot.0 + 4) % 6 + 1)]
}

/// As many of the new colours as find room (CB-56, CB-Q17).
fn colours(new: Goods, room: usize, walk: &mut Walk) -> Step<Goods> {
    let legal = new.each().map(|(good, _)| good);
    let picked = walk.several(Draft::LOADED, legal, (room, room), [], |_| None)?;
    Ok(new.each().filter(|(good, _)| picked.contains(good)).collect())
}

/// A tile by a carpenter's workshop, a church or a market (CB-71 to CB-73).
pub(super) fn fetch(at: &Scope, building: Building, walk: &mut Walk) -> Step<Move> {
    let legal = at.fetchable(building);
    let from = walk.one(Draft::TILE, legal, at.everything(), |from| barred_fetching(at, building, from))?;
    Ok(Move::Fetch { building, from })
}

fn barred_fetching(at: &Scope, building: Building, from: Lying) -> Option<Bar> {
    if !at.lies(from) {
        return Some(Bar::NotInDepot(from));
    }
    if from.depot == DepotId::BLACK {
        return Some(Bar::Black(from.tile));
    }
    (!building.fetches(from.tile)).then_some(Bar::NotFetched(from.tile, building))
}

/// The side of the board that was dealt, and a dark green space for the castle (CB-132).
pub(super) fn choose(at: &Scope, walk: &mut Walk) -> Step<Move> {
    let sides = at.player.board.and_then(|board| boards().get(usize::from(board)));
    let mut sides: Several<Number> = sides.into_iter().flatten().copied().map(Number).collect();
    sides.dedup();
    let Number(side) = walk.one(Draft::SIDE, sides, [], |_| None)?;
    let castles = estate(side).of_colour[Colour::Castle as usize];
    let no_castle = |space| (!castles.has(space)).then_some(Bar::NoCastle);
    let space = walk.one(Draft::SPACE, castles.iter(), [], no_castle)?;
    Ok(Move::Estate { side, space })
}

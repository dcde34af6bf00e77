//! What the rules ask of a seat: the decision tree, one function a verb. What something costs is worked out in
//! [`super::scope`], what it does in [`super::actions`].

use super::estates::{boards, estate};
use super::goods::Goods;
use super::moves::*;
use super::refuse;
use super::scope::{PURCHASE, Scope};
use super::state::{Burgundy, Link, Stage};
use super::tiles::{Building, Colour, Tile};
use crate::rules::{Answer, Options, Seat, Slot, VERB};

/// What is asked, in the types of this game.
pub(super) type Ask = crate::rules::Ask<Pick, Move>;

/// A move, or what has to be asked or refused before there is one.
type Step<T> = Result<T, Ask>;

/// The answers not looked at yet.
type Walk<'a> = crate::rules::Trail<'a, Pick>;

/// The answer to [`crate::rules::Rules::ask`].
pub(super) fn ask(game: &Burgundy, seat: Seat, path: &[Answer<Pick>]) -> Ask {
    let scope = Scope::of(game, seat);
    let Some((first, rest)) = path.split_first() else {
        return Ask::One(Slot { name: VERB, options: verbs(game, &scope) });
    };
    let Answer::One(Pick::Act(act)) = *first else { return Ask::No(refuse::not_offered()) };
    if rest.is_empty() && !verbs(game, &scope).contains(&Pick::Act(act)) {
        return Ask::No(refuse::verb(game, &scope, act));
    }
    follow(game, &scope, act, &mut Walk::new(rest)).map_or_else(|ask| ask, Ask::Ready)
}

/// The verbs that a seat can begin with now.
fn verbs(game: &Burgundy, scope: &Scope) -> Options<Pick> {
    let mut acts = Options::new();
    let mut offer = |act: Act, holds: bool| {
        if holds {
            acts.push(Pick::Act(act));
        }
    };
    match (game.stage, game.pending) {
        (Stage::Over, _) => {}
        (Stage::Open | Stage::Secret, _) => offer(Act::Estate, true),
        (_, Some(Link::Ship)) => offer(Act::Load, true),
        (_, Some(Link::Castle)) => {
            offer(Act::Take, scope.can_take(With::Castle));
            offer(Act::Place, scope.placeable(With::Castle).next().is_some());
            offer(Act::Sell, scope.sellable(With::Castle).next().is_some());
            offer(Act::Workers, true);
        }
        (_, Some(Link::Building(building))) => {
            offer(benefit(building), true);
            offer(Act::Skip, true);
        }
        (Stage::Turns, None) => {
            let has = |holds: &dyn Fn(With) -> bool| scope.player.left().any(|die| holds(With::Die(die)));
            offer(Act::Take, has(&|die| scope.can_take(die)));
            offer(Act::Place, has(&|die| scope.placeable(die).next().is_some()));
            offer(Act::Sell, has(&|die| scope.sellable(die).next().is_some()));
            offer(Act::Workers, has(&|_| true));
            offer(Act::Buy, scope.can_buy());
            offer(Act::End, scope.player.left().next().is_none());
        }
    }
    acts
}

/// The verb of a building's benefit.
fn benefit(building: Building) -> Act {
    match building {
        Building::Warehouse => Act::Sell,
        Building::TownHall => Act::Place,
        _ => Act::Fetch,
    }
}

fn follow(game: &Burgundy, scope: &Scope, act: Act, walk: &mut Walk) -> Step<Move> {
    match act {
        Act::Take => take(game, scope, walk),
        Act::Place => place(game, scope, walk),
        Act::Sell => sell(game, scope, walk),
        Act::Workers => Ok(Move::Workers { with: with(game, scope, walk, |_| true)? }),
        Act::Buy => buy(scope, walk),
        Act::Load => load(scope, walk),
        Act::Fetch => fetch(game, scope, walk),
        Act::Skip => Ok(Move::Skip),
        Act::Estate => choose(scope, walk),
        Act::End => Ok(Move::End),
    }
}

/// What the action is done with: what is open, or one of the dice left with which it can be done (CB-35 to CB-37).
fn with(game: &Burgundy, scope: &Scope, walk: &mut Walk, works: impl Fn(With) -> bool) -> Step<With> {
    match game.pending {
        Some(Link::Building(building)) => return Ok(With::Building(building)),
        Some(_) => return Ok(With::Castle),
        None => {}
    }
    let mut dice: Options<Pick> = scope.player.left().filter(|die| works(With::Die(*die))).map(Pick::Number).collect();
    dice.dedup();
    match walk.one(DIE, dice, |pick| refuse::die(scope, pick))? {
        Pick::Number(die) => Ok(With::Die(die)),
        other => Err(Ask::No(refuse::die(scope, other))),
    }
}

/// A tile of a depot (CB-43), and what makes room for it (CB-45).
fn take(game: &Burgundy, scope: &Scope, walk: &mut Walk) -> Step<Move> {
    let with = with(game, scope, walk, |with| scope.can_take(with))?;
    let tiles = scope.depots(with).flat_map(|depot| scope.tiles(depot).map(move |tile| Pick::At(tile, depot)));
    let (tile, depot) = at(walk.one(TILE, tiles, |pick| refuse::taking(scope, with, pick))?)?;
    Ok(Move::Take { with, tile, depot, discard: discard(scope, walk)? })
}

fn at(pick: Pick) -> Step<(Tile, DepotId)> {
    match pick {
        Pick::At(tile, depot) => Ok((tile, depot)),
        _ => Err(Ask::No(refuse::not_offered())),
    }
}

/// The stored tile that is given up, if the storage is full (CB-45, CB-Q9).
fn discard(scope: &Scope, walk: &mut Walk) -> Step<Option<Tile>> {
    if !scope.player.is_full() {
        return Ok(None);
    }
    let stored = scope.stored().map(Pick::Tile);
    match walk.one(DISCARD, stored, refuse::not_stored)? {
        Pick::Tile(tile) => Ok(Some(tile)),
        _ => Err(Ask::No(refuse::not_offered())),
    }
}

/// A stored tile and a space for it (CB-48 to CB-50, CB-68).
fn place(game: &Burgundy, scope: &Scope, walk: &mut Walk) -> Step<Move> {
    let with = with(game, scope, walk, |with| scope.placeable(with).next().is_some())?;
    let tiles = scope.placeable(with).map(Pick::Tile);
    let Pick::Tile(tile) = walk.one(TILE, tiles, |pick| refuse::placing(scope, with, pick))? else {
        return Err(Ask::No(refuse::not_offered()));
    };
    let spaces = scope.spaces(with, tile).iter().map(Pick::Space);
    match walk.one(SPACE, spaces, |pick| refuse::space(scope, with, tile, pick))? {
        Pick::Space(space) => Ok(Move::Place { with, tile, space }),
        _ => Err(Ask::No(refuse::not_offered())),
    }
}

/// The goods to sell (CB-79).
fn sell(game: &Burgundy, scope: &Scope, walk: &mut Walk) -> Step<Move> {
    let with = with(game, scope, walk, |with| scope.sellable(with).next().is_some())?;
    let goods = scope.sellable(with).map(Pick::Good);
    match walk.one(COLOUR, goods, |pick| refuse::selling(scope, with, pick))? {
        Pick::Good(good) => Ok(Move::Sell { with, good }),
        _ => Err(Ask::No(refuse::not_offered())),
    }
}

/// A tile of the black depot, or of any with knowledge tile 6 (CB-86, CB-108).
fn buy(scope: &Scope, walk: &mut Walk) -> Step<Move> {
    let tiles = scope.shops().flat_map(|depot| scope.tiles(depot).map(move |tile| Pick::At(tile, depot)));
    let (tile, depot) = at(walk.one(TILE, tiles, |pick| refuse::buying(scope, pick))?)?;
    Ok(Move::Buy { tile, depot, discard: discard(scope, walk)? })
}

/// The depot whose goods a ship loads (CB-54), its neighbour (CB-107), and the colours, if not all find room (CB-56).
fn load(scope: &Scope, walk: &mut Walk) -> Step<Move> {
    let depots = DepotId::numbered().map(|depot| Pick::Number(depot.0));
    let Pick::Number(depot) = walk.one(DEPOT, depots, |_| refuse::not_offered())? else {
        return Err(Ask::No(refuse::not_offered()));
    };
    let depot = DepotId(depot);
    let second = match scope.loads_twice() {
        true => {
            let beside = neighbours(depot).map(|depot| Pick::Number(depot.0));
            match walk.one(SECOND, beside.into_iter().chain([Pick::None]), |pick| refuse::second(depot, pick))? {
                Pick::Number(second) => Some(DepotId(second)),
                _ => None,
            }
        }
        false => None,
    };
    let offered = second.map_or(scope.goods(depot), |second| scope.goods(depot).and(scope.goods(second)));
    let (_, new, room) = scope.load(offered);
    let colours: Goods = match room {
        0 => Goods::default(),
        _ => {
            let options = new.each().map(|(good, _)| Pick::Good(good)).collect();
            let picks = walk.several(LOADED, options, (room, room), |_| refuse::not_offered())?;
            new.each().filter(|(good, _)| picks.contains(&Pick::Good(*good))).collect()
        }
    };
    Ok(Move::Load { depot, second, colours })
}

/// The depots beside a numbered depot in the ring (CB-Q16).
pub(super) fn neighbours(depot: DepotId) -> [DepotId; 2] {
    [DepotId(depot.0 % 6 + 1), DepotId((depot.0 + 4) % 6 + 1)]
}

/// A tile by a carpenter's workshop, a church or a market (CB-71 to CB-73).
fn fetch(game: &Burgundy, scope: &Scope, walk: &mut Walk) -> Step<Move> {
    let Some(Link::Building(building)) = game.pending else { return Err(Ask::No(refuse::not_offered())) };
    let tiles = scope.fetchable(building).map(|(tile, depot)| Pick::At(tile, depot));
    let (tile, depot) = at(walk.one(TILE, tiles, |pick| refuse::fetching(scope, building, pick))?)?;
    Ok(Move::Fetch { tile, depot })
}

/// The side of the board that was dealt, and a dark green space for the castle (CB-132).
fn choose(scope: &Scope, walk: &mut Walk) -> Step<Move> {
    let sides = scope.player.board.and_then(|board| boards().get(usize::from(board)));
    let Some(sides) = sides.copied() else { return Err(Ask::No(refuse::not_offered())) };
    let mut options: Options<Pick> = sides.into_iter().map(Pick::Number).collect();
    options.dedup();
    let Pick::Number(side) = walk.one(SIDE, options, |_| refuse::not_offered())? else {
        return Err(Ask::No(refuse::not_offered()));
    };
    let castles = estate(side).of_colour[Colour::Castle as usize].iter().map(Pick::Space);
    match walk.one(SPACE, castles, |_| refuse::no_castle())? {
        Pick::Space(space) => Ok(Move::Estate { side, space }),
        _ => Err(Ask::No(refuse::not_offered())),
    }
}

impl Burgundy {
    /// Whether the benefit or action that would be open now can be used at all (CB-69, CB-Q6, CB-Q18).
    pub(super) fn is_of_use(&self, seat: Seat, link: Link) -> bool {
        let scope = Scope::of(self, seat);
        match link {
            Link::Ship => self.depots.iter().any(|depot| !depot.goods.is_empty()),
            Link::Castle => true,
            Link::Building(Building::Warehouse) => scope.sellable(With::Castle).next().is_some(),
            Link::Building(Building::TownHall) => scope.placeable(With::Castle).next().is_some(),
            Link::Building(building) => scope.fetchable(building).next().is_some(),
        }
    }
}

/// Whether the silver is enough to buy.
pub(super) fn can_pay(scope: &Scope) -> bool {
    scope.player.silver >= PURCHASE
}

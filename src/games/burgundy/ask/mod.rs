//! What the rules ask of a seat: the verb here, what a turn is made of in `turn`, what tiles open in `effect`. Each
//! question stands with what is legal, what people try in vain, and why not. What something costs is worked out in
//! [`super::scope`], what it does in [`super::actions`].

mod effect;
mod turn;

use super::actions;
use super::moves::{Event, Move};
use super::picks::{Act, Draft};
use super::refuse::Bar;
use super::scope::{PURCHASE, Scope};
use super::state::{Burgundy, Link, Stage};
use super::tiles::Building;
use crate::rules::{Chance, Legal, Questions, Seat, Stop};

/// A move or a part of it, or why the walk goes no further.
type Step<T> = crate::rules::Step<T, Burgundy>;

/// The walk through these questions.
type Walk<'a> = crate::rules::Walk<'a, Burgundy>;

/// What people try in the middle of a turn, whether it is their time or not.
const TEMPTING: [Act; 7] = [Act::Take, Act::Place, Act::Sell, Act::Workers, Act::Buy, Act::Skip, Act::End];

impl Questions for Burgundy {
    type Move = Move;
    type Draft = Draft;
    type Bar = Bar;
    type Seen<'a> = Scope<'a>;

    fn seen(&self, seat: Seat) -> Scope<'_> {
        Scope::of(self, seat)
    }

    fn ask(at: &Scope, walk: &mut Walk) -> Step<Move> {
        let legal = Act::ALL.into_iter().filter(|act| barred_act(at, *act).is_none());
        let tempting = TEMPTING.into_iter().filter(|_| at.stage == Stage::Turns);
        match walk.one(Draft::VERB, legal, tempting, |act| barred_act(at, act))? {
            Act::Take => turn::take(at, walk),
            Act::Place => turn::place(at, walk),
            Act::Sell => turn::sell(at, walk),
            Act::Workers => turn::workers(at, walk),
            Act::Buy => turn::buy(at, walk),
            Act::Load => effect::load(at, walk),
            Act::Fetch => effect::fetch(at, open_building(at)?, walk),
            Act::Skip => Ok(Move::Skip { building: open_building(at)? }),
            Act::Estate => effect::choose(at, walk),
            Act::End => Ok(Move::End),
        }
    }

    fn apply(&mut self, seat: Seat, mv: &Legal<Move>, chance: &mut dyn Chance) -> Vec<Event> {
        actions::apply(self, seat, mv, chance)
    }
}

/// The building whose benefit is open.
fn open_building(at: &Scope) -> Step<Building> {
    if let Some(Link::Building(building)) = at.pending { Ok(building) } else { Err(Stop::No(None)) }
}

/// The verb of a building's benefit.
fn benefit(building: Building) -> Act {
    match building {
        Building::Warehouse => Act::Sell,
        Building::TownHall => Act::Place,
        _ => Act::Fetch,
    }
}

/// Why a seat cannot begin with a verb now. A castle gives any action, so it is barred as in the open turn.
fn barred_act(at: &Scope, act: Act) -> Option<Bar> {
    match (at.stage, at.pending, act) {
        (Stage::Open | Stage::Secret, _, Act::Estate) => None,
        (Stage::Open | Stage::Secret, ..) => Some(Bar::EstateFirst),
        (_, _, Act::Estate) => Some(Bar::EstateChosen),
        (_, Some(Link::Ship), Act::Load) | (_, Some(Link::Building(_)), Act::Skip) => None,
        (_, Some(Link::Building(building)), act) if act == benefit(building) => None,
        (_, Some(Link::Castle), Act::Skip) => Some(Bar::CastleSkip),
        (_, Some(Link::Ship), Act::Skip) => Some(Bar::ShipSkip),
        (_, Some(_), Act::Buy) => Some(Bar::BuyNow),
        (_, None, Act::Load | Act::Fetch | Act::Skip) => Some(Bar::NoBenefit),
        (_, None, Act::End) => at.player.left().next().map(|_| Bar::DiceLeft),
        (_, None, Act::Buy) => barred_purchase(at),
        (_, None, _) if at.player.left().next().is_none() => Some(Bar::NoDice),
        (_, Some(Link::Castle) | None, Act::Take) => barred_take(at),
        (_, Some(Link::Castle) | None, Act::Place) => barred_place(at),
        (_, Some(Link::Castle) | None, Act::Sell) => barred_sale(at),
        (_, Some(Link::Castle) | None, Act::Workers) => None,
        (_, Some(link), _) => Some(Bar::Open(link)),
    }
}

/// Why no tile can be taken.
fn barred_take(at: &Scope) -> Option<Bar> {
    let why = if at.pending.is_some() { Bar::NothingToTake } else { Bar::TakeDear };
    (!at.ways().any(|with| at.can(Act::Take, with))).then_some(why)
}

/// Why no stored tile can be placed.
fn barred_place(at: &Scope) -> Option<Bar> {
    if at.ways().any(|with| at.can(Act::Place, with)) {
        return None;
    }
    let mut stored = at.stored().peekable();
    if stored.peek().is_none() {
        return Some(Bar::NothingStored);
    }
    let has_room = stored.any(|tile| !at.room(tile).is_empty());
    Some(if has_room { Bar::PlaceDear } else { Bar::NothingToPlace })
}

/// Why no goods can be sold.
fn barred_sale(at: &Scope) -> Option<Bar> {
    if at.player.goods.is_empty() {
        return Some(Bar::NothingToSell);
    }
    (!at.ways().any(|with| at.can(Act::Sell, with))).then_some(Bar::SellDear)
}

/// Why nothing can be bought (CB-86).
fn barred_purchase(at: &Scope) -> Option<Bar> {
    if at.bought {
        return Some(Bar::Bought);
    }
    if at.player.silver < PURCHASE {
        return Some(Bar::Silver(at.player.silver));
    }
    at.for_sale().next().is_none().then_some(Bar::NothingToBuy)
}

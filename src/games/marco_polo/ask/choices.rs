//! What is chosen before the first round, and what gains leave open.

use super::super::due::Due;
use super::super::events::Source;
use super::super::moves::*;
use super::super::refuse;
use super::super::route::Places;
use super::super::scope::{Scope, splits};
use super::super::stock::Goods;
use super::actions::drop;
use super::{Step, Walk, nonsense};
use crate::rules::Options;

/// One of the characters left (MP-21).
pub(super) fn character(scope: &Scope, walk: &mut Walk) -> Step<Move> {
    let open = scope.table.characters.iter().copied().map(Pick::Character);
    match walk.one(NAME, open, refuse::character)? {
        Pick::Character(character) => Ok(Move::Character(character)),
        _ => nonsense(),
    }
}

/// One of the goal cards dealt (MP-22).
pub(super) fn goal(scope: &Scope, walk: &mut Walk) -> Step<Move> {
    let dealt = scope.player.dealt.iter().copied().map(Pick::Goal);
    match walk.one(CARD, dealt, |_| refuse::goal())? {
        Pick::Goal(goal) => Ok(Move::Goal(goal)),
        _ => nonsense(),
    }
}

/// How much of the compensation is coins; the rest is camels (MP-35).
pub(super) fn compensate(scope: &Scope, walk: &mut Walk) -> Step<Move> {
    let Some(Due::Compensation { missing }) = scope.player.open() else { return nonsense() };
    match walk.one(COINS, (0..=*missing).rev().map(Pick::Number), |_| refuse::count(*missing))? {
        Pick::Number(coins) => Ok(Move::Compensate(coins)),
        _ => nonsense(),
    }
}

/// What a gain leaves open.
pub(super) fn bonus(scope: &Scope, walk: &mut Walk) -> Step<Move> {
    let Some(due) = scope.player.open() else { return nonsense() };
    if let Due::OwnTokens { count, .. } = due {
        return own_tokens(scope, walk, usize::from(*count));
    }
    let options: Options<Pick> = match due {
        Due::AnyGoods { count, .. } => splits(*count).map(Pick::Goods).collect(),
        Due::DifferentGoods { count, times, .. } => different(*count, *times).map(Pick::Goods).collect(),
        Due::Copy { from } => scope.other_tokens(from.city()).map(Pick::Place).collect(),
        Due::Oases { count } => (0..=*count).rev().map(Pick::Number).collect(),
        Due::Twice => twice(scope).collect(),
        Due::Pair { .. } => Options::from_iter([Pick::Pair, Pick::Single]),
        Due::Black { .. } => scope.table.black.values().map(super::super::dice::Die::black).map(Pick::Die).collect(),
        _ => return nonsense(),
    };
    let choice = match walk.one(CHOICE, options, |_| refuse::choice())? {
        Pick::Goods(goods) => Choice::Goods(goods),
        Pick::Place(place) => Choice::Cities(Places::only(place)),
        Pick::Number(first) => Choice::First(first),
        Pick::Guild(guild) => Choice::Guild(guild),
        Pick::Own => Choice::Own,
        Pick::Pair => Choice::Pair(true),
        Pick::Single => Choice::Pair(false),
        Pick::Die(die) => Choice::Black(die.value),
        _ => return nonsense(),
    };
    Ok(Move::Bonus(choice))
}

/// All ways to take so many different goods so many times.
fn different(count: u8, times: u8) -> impl Iterator<Item = Goods> {
    splits(count * times).filter(move |goods| goods.iter().all(|each| *each <= times))
}

/// As many cities with a token and an own post as the gain says, or all there are.
fn own_tokens(scope: &Scope, walk: &mut Walk, count: usize) -> Step<Move> {
    let cities: Options<Pick> = scope.own_tokens().map(Pick::Place).collect();
    let count = count.min(cities.len());
    let picks = walk.several(CHOICE, cities, (count, count), |_| refuse::no_token())?;
    let place = |pick: &Pick| if let Pick::Place(place) = *pick { Some(place) } else { None };
    match picks.iter().map(place).collect::<Option<Places>>() {
        Some(places) => Ok(Move::Bonus(Choice::Cities(places))),
        None => nonsense(),
    }
}

/// The bonuses of a start of a round one of which counts twice (MP-A12): all that come next.
fn twice<'a>(scope: &'a Scope) -> impl Iterator<Item = Pick> + 'a {
    scope.player.due.iter().rev().filter_map(|due| match due {
        Due::Gain { from: Source::Token(place), .. } => Some(Pick::Place(*place)),
        Due::Gain { from: Source::Improved(guild), .. } => Some(Pick::Guild(*guild)),
        Due::Gain { from: Source::Character(_), .. } => Some(Pick::Own),
        _ => None,
    })
}

/// A contract that is offered, and what makes room; or what makes room for one that was drawn (MP-83, MP-A2).
pub(super) fn take(scope: &Scope, walk: &mut Walk) -> Step<Move> {
    let (city, may) = match scope.player.open() {
        Some(Due::Drawn { contract, .. }) => {
            let all = scope.player.active.iter().copied().chain([*contract]).map(Pick::Contract);
            return match walk.one(DROP, all, refuse::drop)? {
                Pick::Contract(contract) => Ok(Move::Room(contract)),
                _ => nonsense(),
            };
        }
        Some(Due::Offered { place }) => (Some(*place), true),
        Some(Due::Open { .. }) => (None, false),
        _ => return nonsense(),
    };
    let open = scope.own_contracts().filter(|(place, _)| city.is_none_or(|city| city == *place));
    let open = open.map(|(_, contract)| Pick::Contract(contract)).chain(may.then_some(Pick::None));
    let contract = match walk.one(CONTRACT, open, |pick| refuse::contract(scope, pick))? {
        Pick::Contract(contract) => contract,
        _ => return Ok(Move::Take { contract: None, drop: None }),
    };
    Ok(Move::Take { contract: Some(contract), drop: drop(scope, walk, 1)? })
}

/// The post that is moved when all are on the map (MP-77, MP-Q26).
pub(super) fn post(scope: &Scope, walk: &mut Walk) -> Step<Move> {
    match walk.one(CITY, scope.player.posts.iter().map(Pick::Place), refuse::no_post)? {
        Pick::Place(place) => Ok(Move::Post(place)),
        _ => nonsense(),
    }
}

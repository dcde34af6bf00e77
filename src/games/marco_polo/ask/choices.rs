//! What is chosen before the first round, what gains leave open, and outpost tiles.

use super::super::bar::Bar;
use super::super::due::Due;
use super::super::map::Place;
use super::super::moves::{Choice, Draft, Move};
use super::super::picks::Number;
use super::super::scope::{Scope, splits};
use super::super::source::Source;
use super::super::stock::Goods;
use super::{Step, Walk, cities, contracts, seals, travel};
use crate::rules::{Options, Several};

/// One of the characters left (MP-21).
pub(super) fn character(at: &Scope, walk: &mut Walk) -> Step<Move> {
    let why = |character| (!at.characters.contains(&character)).then_some(Bar::CharacterGone);
    walk.one(Draft::NAME, at.characters.iter().copied(), [], why).map(Move::Character)
}

/// One of the goal cards dealt (MP-22).
pub(super) fn goal(at: &Scope, walk: &mut Walk) -> Step<Move> {
    let dealt = &at.player.dealt;
    let why = |goal| (!dealt.contains(&goal)).then_some(Bar::GoalNotDealt);
    walk.one(Draft::KEPT, dealt.iter().copied(), [], why).map(Move::Goal)
}

/// A kept outpost tile (MP-A13).
pub(super) fn outpost(at: &Scope, walk: &mut Walk) -> Step<Move> {
    let kept = &at.player.kept;
    let why = |tile| (!kept.contains(&tile)).then_some(Bar::NoOutpost);
    walk.one(Draft::TILE, kept.iter().copied(), [], why).map(Move::Outpost)
}

/// What a gain leaves open.
pub(super) fn open(at: &Scope, walk: &mut Walk, due: Due) -> Step<Move> {
    match due {
        Due::Compensation { missing } => compensate(walk, missing),
        Due::Drawn { contract, from } => contracts::room(at, walk, contract, from),
        Due::Offered { place } => contracts::offered(at, walk, place),
        Due::Open { from } => contracts::open(at, walk, from),
        Due::Seal { die, .. } => seals::by_card(at, walk, die),
        Due::Post { place, bonus } => cities::post(at, walk, place, bonus),
        Due::Move { steps, .. } => travel::reward(at, walk, steps),
        Due::OwnTokens { count, .. } => own_tokens(at, walk, count.into()),
        Due::AnyGoods { count, .. } => choose(walk, due, splits(count).map(Choice::Goods)),
        Due::DifferentGoods { count, times, .. } => choose(walk, due, different(count, times).map(Choice::Goods)),
        Due::Copy { from } => choose(walk, due, at.other_tokens(from.city()).map(Choice::City)),
        Due::Oases { count } => choose(walk, due, (0..=count).rev().map(Choice::First)),
        Due::Twice => choose(walk, due, twice(at)),
        Due::Pair { .. } => choose(walk, due, [true, false].map(Choice::Pair)),
        Due::Black { .. } => choose(walk, due, at.black.values().map(Choice::Black)),
        // Both are settled without a question.
        Due::Gain { .. } | Due::Draw { .. } => choose(walk, due, []),
    }
}

/// How much of the compensation is coins; the rest is camels (MP-35).
fn compensate(walk: &mut Walk, missing: u8) -> Step<Move> {
    let all = (0..=missing).rev().map(Number);
    let why = |coins: Number| (coins.0 > missing).then_some(Bar::Compensation { most: missing });
    let Number(coins) = walk.one(Draft::COINS, all, [], why)?;
    Ok(Move::Compensate { coins, camels: missing - coins })
}

/// One of several things.
fn choose(walk: &mut Walk, due: Due, all: impl IntoIterator<Item = Choice>) -> Step<Move> {
    let all: Options<Choice> = all.into_iter().collect();
    let why = |choice| (!all.contains(&choice)).then_some(Bar::NoChoice);
    let choice = walk.one(Draft::CHOICE, all.iter().copied(), [], why)?;
    Ok(Move::Bonus { choice, due })
}

/// All ways to take so many different goods so many times.
fn different(count: u8, times: u8) -> impl Iterator<Item = Goods> {
    splits(count * times).filter(move |goods| goods.iter().all(|each| *each <= times))
}

/// As many cities with a token and an own post as the gain says, or all there are.
fn own_tokens(at: &Scope, walk: &mut Walk, count: usize) -> Step<Move> {
    let cities: Several<Place> = at.own_tokens().collect();
    let count = count.min(cities.len());
    let why = |city| (!cities.contains(&city)).then_some(Bar::NoToken);
    let picked = walk.several(Draft::TOKENS, cities.iter().copied(), (count, count), [], why)?;
    Ok(Move::Tokens(picked.into_iter().collect()))
}

/// The bonuses of a start of a round one of which counts twice (MP-A12): all that come next.
fn twice<'a>(at: &'a Scope) -> impl Iterator<Item = Choice> + 'a {
    at.player.due.iter().rev().filter_map(|due| match due {
        Due::Gain { from: Source::Token(place), .. } => Some(Choice::City(*place)),
        Due::Gain { from: Source::Improved(guild), .. } => Some(Choice::Guild(*guild)),
        Due::Gain { from: Source::Character(_), .. } => Some(Choice::Own),
        _ => None,
    })
}

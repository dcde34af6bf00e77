//! How a movement leads to its end: which figure goes, with an extra post or without, by which route, and where the
//! other figure goes with the steps that are left (MP-66 to MP-69, MP-81, MP-Q46).
//!
//! The extra post is asked for before the route, so that the routes to choose from differ in nothing but what they cost
//! and bring.

use super::super::effect::Effect;
use super::super::journey::{Aim, Found, Reach, measure};
use super::super::map::Place;
use super::super::moves::*;
use super::super::refuse;
use super::super::route::Places;
use super::super::scope::Scope;
use super::travel::{Trip, in_order};
use super::{Step, Walk, nonsense};
use crate::rules::Options;

/// A movement to a goal, and the city that gets an extra post. What is left of the steps and what all of it costs
/// stands in `trip` then.
pub(super) fn journey(
    scope: &Scope,
    walk: &mut Walk,
    goal: Place,
    trip: &mut Trip,
    extra: bool,
) -> Step<(Journey, Option<Place>)> {
    let figure = figure(scope, walk, goal, trip)?;
    let from = scope.player.figures[usize::from(figure)];
    trip.from = Some(from);
    let reach = usize::from(figure).min(trip.reaches.len().saturating_sub(1));
    trip.reaches.swap(0, reach);
    trip.reaches.truncate(1);
    let before = scope.table.turn.passed.or(scope.left_behind(from));
    let ends = Places::only(goal);
    let post = if extra { extra_post(scope, walk, (POST, goal), (before, ends), trip)? } else { None };
    let first = leg(scope, walk, ROUTE, (figure, goal), post.filter(|city| !before.has(*city)), trip)?;
    let alone = (Journey { first, second: None }, post);
    if !scope.player.ability().split_movement || scope.player.figures.len() < 2 || trip.limit.0 == 0 {
        return Ok(alone);
    }
    let other = 1 - figure;
    let from = scope.player.figures[usize::from(other)];
    let reach = Reach::from(scope.player, from, trip.limit.0, &trip.limit.1);
    let places: Places = reach.places().iter().filter(|place| Some(*place) != post).collect();
    if places.is_empty() {
        return Ok(alone);
    }
    (trip.from, trip.reaches) = (Some(from), [reach].into_iter().collect());
    let goals = [Pick::None].into_iter().chain(in_order(scope, &trip.reaches, places).map(Pick::Place));
    let Pick::Place(goal) = walk.one(SECOND, goals, |pick| refuse::goal_place(scope, pick))? else {
        return Ok(alone);
    };
    trip.goal = Some(goal);
    let (before, ends) = (scope.left_behind(from), ends.or(Places::only(goal)));
    let stop = match post {
        None if extra => extra_post(scope, walk, (STOP, goal), (before, ends), trip)?,
        _ => None,
    };
    let second = leg(scope, walk, DETOUR, (other, goal), stop.filter(|city| !before.has(*city)), trip)?;
    Ok((Journey { first, second: Some(second) }, post.or(stop)))
}

/// The figure that goes there, by where it stands; asked only where both can and they stand apart.
fn figure(scope: &Scope, walk: &mut Walk, goal: Place, trip: &Trip) -> Step<u8> {
    let ([first, second], [near, far]) = (&scope.player.figures[..], &trip.reaches[..]) else { return Ok(0) };
    let limit = (trip.limit.0, &trip.limit.1);
    let can = |reach: &Reach| reach.to(scope.player, goal, limit).next().is_some();
    match (can(near), can(far)) {
        (true, false) => Ok(0),
        (false, _) => Ok(1),
        (true, true) => {
            let both = [*first, *second].map(Pick::Place);
            Ok(u8::from(walk.one(FIGURE, both, |_| refuse::not_offered())? == Pick::Place(*second)))
        }
    }
}

impl Scope<'_> {
    /// A city that a figure came to earlier in this turn and leaves now: it is passed in this turn (MP-81).
    fn left_behind(&self, from: Place) -> Places {
        if self.table.turn.came.has(from) { Places::only(from) } else { Places::default() }
    }
}

/// A city for one more post, or none (MP-81, MP-Q4): one that was passed `before` in this turn, or one on a way to the
/// goal that can be paid; where a figure `ends`, a post is placed as it is.
fn extra_post(
    scope: &Scope,
    walk: &mut Walk,
    (slot, goal): (&'static str, Place),
    (before, ends): (Places, Places),
    trip: &mut Trip,
) -> Step<Option<Place>> {
    let (player, limit) = (scope.player, (trip.limit.0, &trip.limit.1));
    let Some(there) = trip.reaches.first() else { return Ok(None) };
    let back = Reach::from(player, goal, limit.0, &Effect::default());
    let straight = || there.to(player, goal, limit).min_by_key(|found| found.rank()).map(Found::price);
    let price = |city: Place| if before.has(city) { straight() } else { there.by(&back, city, player, limit) };
    let cities = Place::cities().filter(|city| scope.takes_post(*city) && !ends.has(*city));
    trip.posts = cities.filter_map(|city| Some((city, price(city)?))).collect();
    if trip.posts.is_empty() {
        return Ok(None);
    }
    let options = trip.posts.iter().map(|(city, _)| Pick::Place(*city)).chain([Pick::None]);
    match walk.one(slot, options, |_| refuse::extra_post())? {
        Pick::Place(city) => Ok(Some(city)),
        _ => Ok(None),
    }
}

/// The way of a figure, asked only where there are several worth having, the cheapest first.
fn leg(
    scope: &Scope,
    walk: &mut Walk,
    slot: &'static str,
    (figure, goal): (u8, Place),
    via: Option<Place>,
    trip: &mut Trip,
) -> Step<Leg> {
    let (player, ability) = (scope.player, scope.player.ability());
    let from = player.figures[usize::from(figure)];
    let (steps, before) = trip.limit;
    let aim = Aim { goal, via, oases: !ability.per_different_oasis.is_empty() };
    let reach = Reach::aimed(player, from, (steps, &before), aim);
    let found = reach.worth_asking(player, goal, (steps, &before), ability.split_movement && slot == ROUTE);
    let routes: Options<Pick> = found.iter().map(|found| Pick::Route(reach.route(found))).collect();
    let route = match routes[..] {
        [Pick::Route(only)] => only,
        _ => match walk.one(slot, routes, |_| refuse::route())? {
            Pick::Route(route) => route,
            _ => return nonsense(),
        },
    };
    let (price, taken): (Effect, u8) = match measure(player, from, &route) {
        Some(measured) => measured,
        None => return nonsense(),
    };
    trip.limit = (steps.saturating_sub(taken), before.and(&price));
    Ok(Leg { figure, route })
}

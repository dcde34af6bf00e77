//! How a movement leads to its end: which figure goes, with an extra post or without, by which route, and where the
//! other figure goes with the steps that are left (MP-66 to MP-69, MP-81, MP-Q46).
//!
//! The extra post is asked for before the route, so that the routes to choose from differ in nothing but what they cost
//! and bring.

use std::rc::Rc;

use smallvec::SmallVec;

use super::super::bar::Bar;
use super::super::effect::Effect;
use super::super::journey::{Aim, Found, Reach};
use super::super::lack::Lacks;
use super::super::map::Place;
use super::super::moves::{Draft, Journey, Leg};
use super::super::route::{Places, Route};
use super::super::scope::Scope;
use super::super::trip::Trip;
use super::{Step, Walk, choice};
use crate::rules::{Key, Options};

/// A movement to a goal, and the city that gets an extra post. What is left of the steps and what all of it costs
/// stands in `trip` then.
pub(super) fn journey(
    at: &Scope,
    walk: &mut Walk,
    goal: Place,
    trip: &mut Trip,
    extra: bool,
) -> Step<(Journey, Option<Place>)> {
    let figure = figure(at, walk, goal, trip)?;
    let from = at.player.figures[usize::from(figure)];
    trip.from = Some(from);
    let reach = usize::from(figure).min(trip.reaches.len().saturating_sub(1));
    trip.reaches.swap(0, reach);
    trip.reaches.truncate(1);
    let before = at.turn.passed.or(at.left_behind(from));
    let ends = Places::only(goal);
    let post = if extra { extra_post(at, walk, (Draft::POST, goal), (before, ends), trip)? } else { None };
    let splits = at.player.ability().split_movement;
    let first = leg(at, walk, Draft::ROUTE, (figure, goal, post.filter(|city| !before.has(*city))), splits, trip)?;
    let alone = (Journey { first, second: None }, post);
    if !splits || at.player.figures.len() < 2 || trip.limit.0 == 0 {
        return Ok(alone);
    }
    let Some((other, goal)) = second(at, walk, 1 - figure, post, trip)? else { return Ok(alone) };
    let (before, ends) = (at.left_behind(at.player.figures[usize::from(other)]), ends.or(Places::only(goal)));
    let stop = match post {
        None if extra => extra_post(at, walk, (Draft::STOP, goal), (before, ends), trip)?,
        _ => None,
    };
    let second = leg(at, walk, Draft::DETOUR, (other, goal, stop.filter(|city| !before.has(*city))), false, trip)?;
    Ok((Journey { first, second: Some(second) }, post.or(stop)))
}

/// Where the other figure goes with the steps that are left; nothing where it stays, or cannot go anywhere.
fn second(at: &Scope, walk: &mut Walk, figure: u8, post: Option<Place>, trip: &mut Trip) -> Step<Option<(u8, Place)>> {
    let from = at.player.figures[usize::from(figure)];
    let reach = Reach::from(at.player, from, trip.limit.0, &trip.limit.1);
    let places: Places = reach.places().iter().filter(|place| Some(*place) != post).collect();
    if places.is_empty() {
        return Ok(None);
    }
    (trip.from, trip.reaches) = (Some(from), [Rc::new(reach)].into_iter().collect());
    trip.keep(walk);
    let goals = [None].into_iter().chain(in_order(at, &trip.reaches, places).map(Some));
    let why = |goal: Option<Place>| goal.filter(|goal| !places.has(*goal)).map(|goal| Lacks::of(at).bar(goal));
    trip.goal = walk.one(Draft::SECOND, goals, [], why)?;
    Ok(trip.goal.map(|goal| (figure, goal)))
}

/// The figure that goes there, by where it stands; asked only where both can and they stand apart.
fn figure(at: &Scope, walk: &mut Walk, goal: Place, trip: &Trip) -> Step<u8> {
    let ([first, second], [near, far]) = (&at.player.figures[..], &trip.reaches[..]) else { return Ok(0) };
    let limit = (trip.limit.0, &trip.limit.1);
    let can = |reach: &Reach| reach.to(at.player, goal, limit).next().is_some();
    match (can(near), can(far)) {
        (true, false) => Ok(0),
        (false, _) => Ok(1),
        (true, true) => {
            trip.keep(walk);
            Ok(u8::from(walk.one(Draft::FIGURE, [*first, *second], [], |_| None)? == *second))
        }
    }
}

impl Scope<'_> {
    /// A city that a figure came to earlier in this turn and leaves now: it is passed in this turn (MP-81).
    fn left_behind(&self, from: Place) -> Places {
        if self.turn.came.has(from) { Places::only(from) } else { Places::default() }
    }
}

/// A city for one more post, or none (MP-81, MP-Q4): one that was passed `before` in this turn, or one on a way to the
/// goal that can be paid; where a figure `ends`, a post is placed as it is.
fn extra_post(
    at: &Scope,
    walk: &mut Walk,
    (key, goal): (Key<Draft, Option<Place>>, Place),
    (before, ends): (Places, Places),
    trip: &mut Trip,
) -> Step<Option<Place>> {
    let (player, limit) = (at.player, (trip.limit.0, &trip.limit.1));
    let Some(there) = trip.reaches.first() else { return Ok(None) };
    let back = Reach::from(player, goal, limit.0, &Effect::default());
    let straight = || there.to(player, goal, limit).min_by_key(|found| found.rank()).map(Found::price);
    let price = |city: Place| if before.has(city) { straight() } else { there.by(&back, city, player, limit) };
    let cities = Place::cities().filter(|city| at.takes_post(*city) && !ends.has(*city));
    trip.posts = cities.filter_map(|city| Some((city, price(city)?))).collect();
    if trip.posts.is_empty() {
        return Ok(None);
    }
    trip.keep(walk);
    let all: Options<Option<Place>> = trip.posts.iter().map(|(city, _)| Some(*city)).chain([None]).collect();
    walk.one(key, all.iter().copied(), [], |city| (!all.contains(&city)).then_some(Bar::ExtraPost))
}

/// The way of a figure, asked only where there are several worth having, the cheapest first; by how many steps it takes,
/// too, where the other figure can use those that are left.
fn leg(
    at: &Scope,
    walk: &mut Walk,
    key: Key<Draft, Route>,
    (figure, goal, via): (u8, Place, Option<Place>),
    by_steps: bool,
    trip: &mut Trip,
) -> Step<Leg> {
    let (player, ability) = (at.player, at.player.ability());
    let from = player.figures[usize::from(figure)];
    let (steps, before) = trip.limit;
    let aim = Aim { goal, via, oases: !ability.per_different_oasis.is_empty() };
    let reach = Reach::aimed(player, from, (steps, &before), aim);
    let found = reach.worth_asking(player, goal, (steps, &before), by_steps);
    let routes: Options<Route> = found.iter().map(|found| reach.route(found)).collect();
    trip.keep(walk);
    let route = choice(walk, key, routes.clone(), Bar::Route)?;
    let walked = &found[routes.iter().position(|other| *other == route).unwrap_or_default()];
    trip.limit = (steps.saturating_sub(walked.steps_to_end(ability.skip_oases)), before.and(&walked.price()));
    trip.walked.extend((routes.len() > 1).then_some((from, route)));
    trip.keep(walk);
    Ok(Leg { figure, from, to: goal, route })
}

/// The locations with the fewest steps first; those that would get a post before all others.
pub(super) fn in_order(at: &Scope, reaches: &[Rc<Reach>], places: Places) -> impl Iterator<Item = Place> + use<> {
    let key = |place: Place| {
        let steps = reaches.iter().map(|reach| reach.fewest(place)).min();
        (!at.takes_post(place), steps, place)
    };
    let mut sorted: SmallVec<[Place; 24]> = places.iter().collect();
    sorted.sort_by_cached_key(|place| key(*place));
    sorted.into_iter()
}

impl Trip {
    /// Keeps what is known for words and pictures.
    pub(super) fn keep(&self, walk: &mut Walk) {
        walk.keep(Draft::TRIP, self.clone());
    }
}

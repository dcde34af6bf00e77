//! Journeys: where to, with which dice, which figure, by which route, and with an extra post or without (MP-61 to
//! MP-81).

use smallvec::SmallVec;

use super::super::board::Travel;
use super::super::due::Due;
use super::super::effect::Effect;
use super::super::journey::{Found, Reach, Use};
use super::super::map::Place;
use super::super::moves::*;
use super::super::refuse;
use super::super::route::Places;
use super::super::scope::Scope;
use super::super::spaces::Space;
use super::{Step, Walk, jade, nonsense};
use crate::rules::{Answer, Options};

/// A travel space with dice the lowest of which shows a number: how far it leads, and what the space costs.
#[derive(Clone, Copy, Debug)]
struct Start {
    travel: Travel,
    lowest: u8,
    steps: u8,
    price: Effect,
}

impl Scope<'_> {
    /// Whether some travel space can be used: a first step is possible and can be paid.
    pub(in super::super) fn can_travel(&self) -> bool {
        let spaces = self.player.ability().travel_spaces.iter();
        let prices = spaces.filter_map(|travel| {
            let lowest = self.lowest(Space::Travel(*travel), travel.print().dice, 1)?;
            Some(self.travel_price(*travel, lowest))
        });
        let mut prices = prices.filter(|price| self.affords(price)).peekable();
        prices.peek().is_some() && prices.any(|price| self.can_step(&price))
    }

    /// How many steps a movement can have now: by a reward, or with the best dice.
    pub(in super::super) fn farthest(&self) -> u8 {
        if let Some(Due::Move { steps, .. }) = self.player.open() {
            return *steps;
        }
        self.starts().iter().map(|start| start.steps).max().unwrap_or_default()
    }

    /// Whether a movement of so many steps is possible.
    pub(in super::super) fn can_move(&self, steps: u8) -> bool {
        steps > 0 && self.can_step(&Effect::default())
    }

    /// Whether some figure can make a step beside that price.
    fn can_step(&self, before: &Effect) -> bool {
        let free = self.player.ability();
        self.player.figures.iter().any(|figure| {
            figure.ways().any(|(way, _)| {
                let print = way.print();
                let walked = super::super::journey::paid(free, &print.cost);
                print.seal.is_none_or(|seal| self.player.has_seal(seal)) && self.affords(&walked.and(before))
            })
        })
    }

    /// The travel spaces that can be used, once for each number that the lowest of the dice can show.
    fn starts(&self) -> SmallVec<[Start; 18]> {
        let mut starts = SmallVec::new();
        for travel in &self.player.ability().travel_spaces {
            let (space, print) = (Space::Travel(*travel), travel.print());
            let hand = self.hand(space);
            for (at, die) in hand.iter().enumerate() {
                let is_first = at == 0 || hand[at - 1].value != die.value;
                if is_first && hand.len() - at >= usize::from(print.dice) {
                    let (lowest, steps) = (die.value, die.value.min(print.max_steps));
                    starts.push(Start { travel: *travel, lowest, steps, price: self.travel_price(*travel, lowest) });
                }
            }
        }
        starts
    }
}

/// What each figure can reach, if nothing is of use on the way.
fn reaches(scope: &Scope, steps: u8, before: &Effect) -> SmallVec<[Reach; 2]> {
    let figures = &scope.player.figures;
    let first = figures.first().copied();
    let mut all: SmallVec<[Reach; 2]> = SmallVec::new();
    for (at, figure) in figures.iter().enumerate() {
        if at == 0 || Some(*figure) != first {
            all.push(Reach::from(scope.player, *figure, steps, before, Use::default()));
        }
    }
    all
}

/// The locations with the fewest steps first; those that would get a post before all others.
fn in_order(scope: &Scope, reaches: &[Reach], places: Places) -> impl Iterator<Item = Place> + use<> {
    let key = |place: Place| {
        let steps = reaches.iter().map(|reach| reach.fewest(place)).min();
        (!scope.takes_post(place), steps, place)
    };
    let mut sorted: SmallVec<[Place; 24]> = places.iter().collect();
    sorted.sort_by_cached_key(|place| key(*place));
    sorted.into_iter()
}

/// The travel action.
pub(super) fn travel(scope: &Scope, walk: &mut Walk) -> Step<Move> {
    let starts = scope.starts();
    let most = starts.iter().map(|start| start.steps).max().unwrap_or_default();
    let reaches = reaches(scope, most, &Effect::default());
    let works = |start: &Start, place: Place| {
        reaches.iter().any(|reach| reach.to(scope.player, place, start.steps, &start.price).next().is_some())
    };
    let all = reaches.iter().fold(Places::default(), |all, reach| all.or(reach.places()));
    let goals: Places = all.iter().filter(|place| starts.iter().any(|start| works(start, *place))).collect();
    let goals = in_order(scope, &reaches, goals).map(Pick::Place);
    let Pick::Place(goal) = walk.one(GOAL, goals, |pick| refuse::goal_place(scope, pick))? else {
        return nonsense();
    };
    let mut dice: Options<Pick> = Options::new();
    for start in starts.iter().filter(|start| works(start, goal)) {
        let count = start.travel.print().dice;
        let sets = scope.sets(Space::Travel(start.travel), count, start.lowest, start.travel.print().cost);
        let sets = sets.into_iter().filter(|set| set.lowest() == start.lowest);
        dice.extend(sets.map(|set| Pick::Travel(start.travel, set)));
    }
    let Pick::Travel(travel, dice) = walk.one(DICE, dice, |pick| refuse::dice(scope, pick))? else {
        return nonsense();
    };
    let before = scope.travel_price(travel, dice.lowest());
    let steps = dice.lowest().min(travel.print().max_steps);
    let extra = travel.print().extra_post;
    let (journey, price) = journey(scope, walk, goal, (steps, before), extra)?;
    let post = if extra { extra_post(scope, walk, &journey)? } else { None };
    Ok(Move::Travel { travel, dice, journey, post, jade: jade(scope, walk, &price)? })
}

/// A movement of a reward, or none (MP-A1).
pub(super) fn reward(scope: &Scope, walk: &mut Walk) -> Step<Move> {
    let Some(Due::Move { steps, .. }) = scope.player.open() else { return nonsense() };
    let reaches = reaches(scope, *steps, &Effect::default());
    let all = reaches.iter().fold(Places::default(), |all, reach| all.or(reach.places()));
    let goals = in_order(scope, &reaches, all).map(Pick::Place).chain([Pick::None]);
    let goal = match walk.one(GOAL, goals, |pick| refuse::goal_place(scope, pick))? {
        Pick::Place(goal) => goal,
        _ => return Ok(Move::Rewarded { journey: None, jade: Default::default() }),
    };
    let (journey, price) = journey(scope, walk, goal, (*steps, Effect::default()), false)?;
    Ok(Move::Rewarded { journey: Some(journey), jade: jade(scope, walk, &price)? })
}

/// Figure and route to a goal, and where the other figure goes with the steps that are left, if it can. Gives the price
/// of all together.
fn journey(scope: &Scope, walk: &mut Walk, goal: Place, limit: (u8, Effect), extra: bool) -> Step<(Journey, Effect)> {
    let figure = figure(scope, walk, goal, limit)?;
    let (first, taken, price) = route(scope, walk, ROUTE, (figure, goal), limit, extra)?;
    let none = Ok((Journey { first, second: None }, price));
    let left = limit.0.saturating_sub(taken);
    if !scope.player.ability().split_movement || scope.player.figures.len() < 2 || left == 0 {
        return none;
    }
    let other = 1 - figure;
    let from = scope.player.figures[usize::from(other)];
    let reach = Reach::from(scope.player, from, left, &price, Use::default());
    let places = reach.places();
    if places.is_empty() {
        return none;
    }
    let goals = in_order(scope, &[reach], places).map(Pick::Place);
    let goals = [Pick::None].into_iter().chain(goals);
    match walk.one(SECOND, goals, |pick| refuse::goal_place(scope, pick))? {
        Pick::Place(goal) => {
            let (second, _, price) = route(scope, walk, DETOUR, (other, goal), (left, price), extra)?;
            Ok((Journey { first, second: Some(second) }, price))
        }
        _ => none,
    }
}

/// The figure that goes there, by where it stands; asked only where both can and they stand apart.
fn figure(scope: &Scope, walk: &mut Walk, goal: Place, (steps, before): (u8, Effect)) -> Step<u8> {
    let figures = &scope.player.figures;
    let [first, second] = figures[..] else { return Ok(0) };
    if first == second {
        return Ok(0);
    }
    let can = |from: Place| {
        let reach = Reach::from(scope.player, from, steps, &before, Use::default());
        reach.to(scope.player, goal, steps, &before).next().is_some()
    };
    match (can(first), can(second)) {
        (true, false) => Ok(0),
        (false, _) => Ok(1),
        (true, true) => {
            let both = [first, second].map(Pick::Place);
            Ok(u8::from(walk.one(FIGURE, both, |_| refuse::not_offered())? == Pick::Place(second)))
        }
    }
}

/// From where somebody walks the route that is asked for after a path: the figure that was picked or the only one that
/// can go there, or the other one.
pub(in super::super) fn walker(scope: &Scope, path: &[Answer<Pick>], slot: &str) -> Option<Place> {
    let one = |at: usize| match path.get(at) {
        Some(Answer::One(pick)) => Some(*pick),
        _ => None,
    };
    let Some(Pick::Place(goal)) = one(1) else { return None };
    let (limit, rest) = match (one(2), scope.player.open()) {
        (Some(Pick::Travel(travel, dice)), _) => {
            let lowest = dice.lowest();
            ((lowest.min(travel.print().max_steps), scope.travel_price(travel, lowest)), path.get(3..)?)
        }
        (_, Some(Due::Move { steps, .. })) => ((*steps, Effect::default()), path.get(2..)?),
        _ => return None,
    };
    let first = figure(scope, &mut Walk::new(rest), goal, limit).ok()?;
    let figure = if slot == DETOUR { 1 - first } else { first };
    scope.player.figures.get(usize::from(figure)).copied()
}

/// The route of a figure, asked only where there are several worth having, the cheapest first. Gives the steps it takes,
/// and the price with what was there before.
fn route(
    scope: &Scope,
    walk: &mut Walk,
    slot: &'static str,
    (figure, goal): (u8, Place),
    (steps, before): (u8, Effect),
    extra: bool,
) -> Step<(Leg, u8, Effect)> {
    let from = scope.player.figures[usize::from(figure)];
    let worth = scope.worth(extra);
    let reach = Reach::from(scope.player, from, steps, &before, worth);
    let mut found: SmallVec<[&Found; 8]> = reach.to(scope.player, goal, steps, &before).collect();
    found.sort_by_key(|found| found.rank(worth));
    let split = scope.player.ability().split_movement;
    let routes: Options<Pick> =
        worth_asking(&found, worth, goal, split).map(|found| Pick::Route(reach.route(found))).collect();
    let route = match routes[..] {
        [Pick::Route(only)] => only,
        _ => match walk.one(slot, routes, |_| refuse::route())? {
            Pick::Route(route) => route,
            _ => return nonsense(),
        },
    };
    match super::super::journey::measure(scope.player, from, &route) {
        Some((price, steps)) => Ok((Leg { figure, route }, steps, price.and(&before))),
        None => nonsense(),
    }
}

/// Leaves out routes that nobody would want: where one that stands before it costs no more, passes as many oases, and has
/// the city for an extra post among those it passes.
fn worth_asking<'a>(
    found: &'a [&'a Found],
    worth: Use,
    goal: Place,
    split: bool,
) -> impl Iterator<Item = &'a Found> + 'a {
    let mut posts = worth.posts;
    posts.remove(goal);
    let beaten = move |at: usize, city: Option<Place>| {
        let this = found[at];
        found[..at].iter().any(|it| {
            it.is_as_cheap(this)
                && it.oases(worth) >= this.oases(worth)
                && city.is_none_or(|city| it.passed.has(city))
                && (!split || it.steps <= this.steps)
        })
    };
    (0..found.len()).filter_map(move |at| {
        let this = found[at];
        let mut cities = this.passed.and(posts).iter().map(Some).chain([None]);
        cities.any(|city| !beaten(at, city)).then_some(this)
    })
}

/// A city passed that gets a post as well, or none (MP-81, MP-Q4).
fn extra_post(scope: &Scope, walk: &mut Walk, journey: &Journey) -> Step<Option<Place>> {
    let passed = journey.legs().fold(Places::default(), |all, leg| all.or(leg.route.passed()));
    let ends: Places = journey.legs().filter_map(|leg| leg.route.end()).collect();
    let open: Options<Pick> =
        passed.iter().filter(|place| scope.takes_post(*place) && !ends.has(*place)).map(Pick::Place).collect();
    if open.is_empty() {
        return Ok(None);
    }
    match walk.one(POST, open.into_iter().chain([Pick::None]), |_| refuse::extra_post())? {
        Pick::Place(place) => Ok(Some(place)),
        _ => Ok(None),
    }
}

//! The question where a movement leads, and with which dice (MP-61 to MP-65). How it leads there is asked in
//! [`super::journey`].

use smallvec::SmallVec;

use super::super::board::Travel;
use super::super::due::Due;
use super::super::effect::Effect;
use super::super::journey::{Aim, Reach};
use super::super::map::Place;
use super::super::moves::*;
use super::super::refuse;
use super::super::route::Places;
use super::super::scope::Scope;
use super::super::spaces::Space;
use super::journey::journey;
use super::{Step, Walk, jade, nonsense, pick_dice};
use crate::rules::Options;

/// A travel space with dice the lowest of which shows a number: how far it leads, and what the space costs.
#[derive(Clone, Copy, Debug)]
pub(in super::super) struct Start {
    /// The space.
    pub(in super::super) travel: Travel,
    /// The lowest die.
    pub(in super::super) lowest: u8,
    /// How many steps it gives.
    pub(in super::super) steps: u8,
    /// What the space costs.
    pub(in super::super) price: Effect,
}

/// What is known of a movement while it is asked for: labels need it besides the question, and work nothing of it out
/// again.
#[derive(Default)]
pub(in super::super) struct Trip {
    /// The travel spaces that can be used; none for a movement that a gain brings.
    pub(in super::super) starts: SmallVec<[Start; 18]>,
    /// What each figure can reach, or just the one that is asked about; one for both where they stand together.
    pub(in super::super) reaches: SmallVec<[Reach; 2]>,
    /// Where the movement that is asked about ends.
    pub(in super::super) goal: Option<Place>,
    /// Where it begins.
    pub(in super::super) from: Option<Place>,
    /// The steps that are left, and the price of all that was chosen.
    pub(in super::super) limit: (u8, Effect),
    /// The cities for an extra post, with the price of the cheapest ways that pass them.
    pub(in super::super) posts: Vec<(Place, Effect)>,
}

impl Scope<'_> {
    /// Whether some travel space can be used: a first step is possible and can be paid.
    pub(in super::super) fn can_travel(&self) -> bool {
        let spaces = self.player.ability().travel_spaces.iter();
        let prices = spaces.filter_map(|travel| {
            let lowest = self.lowests(Space::Travel(*travel), travel.print().dice).next()?;
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
            for lowest in self.lowests(space, print.dice) {
                let (steps, price) = (lowest.min(print.max_steps), self.travel_price(*travel, lowest));
                starts.push(Start { travel: *travel, lowest, steps, price });
            }
        }
        starts
    }
}

/// What each figure can reach, or whether it reaches the goal that was picked.
fn reaches(scope: &Scope, walk: &Walk, steps: u8) -> SmallVec<[Reach; 2]> {
    let (figures, free) = (&scope.player.figures, Effect::default());
    let apart = figures.iter().enumerate().filter(|(at, figure)| *at == 0 || Some(*figure) != figures.first());
    let reach = |figure: Place| match walk.ahead() {
        Some(Pick::Place(goal)) => {
            Reach::aimed(scope.player, figure, (steps, &free), Aim { goal, via: None, oases: false })
        }
        _ => Reach::from(scope.player, figure, steps, &free),
    };
    apart.map(|(_, figure)| reach(*figure)).collect()
}

/// The goals among all that one of the figures can reach, or the one that was picked, if it is one.
fn goals(walk: &Walk, reaches: &[Reach]) -> Places {
    let all = reaches.iter().fold(Places::default(), |all, reach| all.or(reach.places()));
    match walk.ahead() {
        Some(Pick::Place(goal)) => all.and(Places::only(goal)),
        _ => all,
    }
}

/// The locations with the fewest steps first; those that would get a post before all others.
pub(super) fn in_order(scope: &Scope, reaches: &[Reach], places: Places) -> impl Iterator<Item = Place> + use<> {
    let key = |place: Place| {
        let steps = reaches.iter().map(|reach| reach.fewest(place)).min();
        (!scope.takes_post(place), steps, place)
    };
    let mut sorted: SmallVec<[Place; 24]> = places.iter().collect();
    sorted.sort_by_cached_key(|place| key(*place));
    sorted.into_iter()
}

/// The travel action.
pub(super) fn travel(scope: &Scope, walk: &mut Walk, trip: &mut Trip) -> Step<Move> {
    trip.starts = scope.starts();
    let most = trip.starts.iter().map(|start| start.steps).max().unwrap_or_default();
    trip.reaches = reaches(scope, walk, most);
    let open = goals(walk, &trip.reaches);
    let goals: Places = open.iter().filter(|place| trip.works_at(scope, *place).next().is_some()).collect();
    let goals = in_order(scope, &trip.reaches, goals).map(Pick::Place);
    let Pick::Place(goal) = walk.one(GOAL, goals, |pick| refuse::goal_place(scope, pick))? else {
        return nonsense();
    };
    trip.goal = Some(goal);
    let (first, others) = dice(scope, trip.works_at(scope, goal));
    let Pick::Travel(travel, dice) = pick_dice(scope, walk, first, others)? else { return nonsense() };
    trip.limit = (dice.lowest().min(travel.print().max_steps), scope.travel_price(travel, dice.lowest()));
    let (journey, post) = journey(scope, walk, goal, trip, travel.print().extra_post)?;
    Ok(Move::Travel { travel, dice, journey, post, jade: jade(scope, walk, &trip.limit.1)? })
}

/// For each space and number of steps the dice that cost least, and all others.
fn dice<'a>(scope: &Scope, starts: impl Iterator<Item = &'a Start>) -> (Options<Pick>, Options<Pick>) {
    let (mut first, mut others) = (Options::new(), Options::new());
    let mut known: SmallVec<[(Travel, u8); 18]> = SmallVec::new();
    for start in starts {
        let (space, print) = (Space::Travel(start.travel), start.travel.print());
        let is_new = !known.contains(&(start.travel, start.steps));
        known.push((start.travel, start.steps));
        let sets = scope.sets(space, print.dice, start.lowest, print.cost);
        let sets = sets.into_iter().filter(|set| set.lowest() == start.lowest);
        for (at, set) in sets.enumerate() {
            let list = if is_new && at == 0 { &mut first } else { &mut others };
            list.push(Pick::Travel(start.travel, set));
        }
    }
    (first, others)
}

impl Trip {
    /// The travel spaces that lead to a location.
    pub(in super::super) fn works_at<'a>(&'a self, scope: &'a Scope, place: Place) -> impl Iterator<Item = &'a Start> {
        let leads = move |start: &&Start| {
            let limit = (start.steps, &start.price);
            self.reaches.iter().any(|reach| reach.to(scope.player, place, limit).next().is_some())
        };
        self.starts.iter().filter(leads)
    }
}

/// A movement of a reward, or none (MP-A1).
pub(super) fn reward(scope: &Scope, walk: &mut Walk, trip: &mut Trip) -> Step<Move> {
    let Some(Due::Move { steps, .. }) = scope.player.open() else { return nonsense() };
    trip.limit = (*steps, Effect::default());
    trip.reaches = reaches(scope, walk, *steps);
    let goals = in_order(scope, &trip.reaches, goals(walk, &trip.reaches)).map(Pick::Place).chain([Pick::None]);
    let goal = match walk.one(GOAL, goals, |pick| refuse::goal_place(scope, pick))? {
        Pick::Place(goal) => goal,
        _ => return Ok(Move::Rewarded { journey: None, jade: Default::default() }),
    };
    trip.goal = Some(goal);
    let (journey, _) = journey(scope, walk, goal, trip, false)?;
    Ok(Move::Rewarded { journey: Some(journey), jade: jade(scope, walk, &trip.limit.1)? })
}

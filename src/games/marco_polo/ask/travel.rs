//! The question where a movement leads, and with which dice (MP-61 to MP-65). How it leads there is asked in
//! [`super::journey`].

use std::cell::LazyCell;
use std::rc::Rc;

use smallvec::SmallVec;

use super::super::bar::Bar;
use super::super::due::Due;
use super::super::effect::Effect;
use super::super::journey::{Aim, Reach, paid};
use super::super::lack::Lacks;
use super::super::map::Place;
use super::super::moves::{Draft, Move};
use super::super::picks::Laid;
use super::super::print::Travel;
use super::super::route::Places;
use super::super::scope::Scope;
use super::super::spaces::Space;
use super::super::trip::{Start, Trip};
use super::dice::{no_set, pick_dice};
use super::journey::{in_order, journey};
use super::payment::bill;
use super::{Step, Walk};
use crate::rules::Options;

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
                let walked = paid(free, &print.cost);
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

/// The travel action.
pub(super) fn travel(at: &Scope, walk: &mut Walk) -> Step<Move> {
    let ahead = walk.ahead();
    let mut trip = Trip::with_dice(at, ahead);
    let goals = trip.goals_with_dice(at, ahead);
    trip.keep(walk);
    let lacks = LazyCell::new(|| Lacks::of(at));
    let why = |place| (!goals.contains(&place)).then(|| lacks.bar(place));
    let goal = walk.one(Draft::GOAL, goals.iter().copied(), Place::cities(), why)?;
    trip.goal = Some(goal);
    trip.keep(walk);
    let sets = dice(at, trip.works_at(at, goal));
    let laid = pick_dice(walk, (Draft::START, Draft::OTHER_STARTS), sets, |laid: Laid| bar(at, &laid))?;
    let Laid { travel, dice } = laid;
    trip.limit = (dice.lowest().min(travel.print().max_steps), at.travel_price(travel, dice.lowest()));
    let (journey, post) = journey(at, walk, goal, &mut trip, travel.print().extra_post)?;
    Ok(Move::Travel { travel, dice, journey, post, bill: bill(at, walk, trip.limit.1)? })
}

/// Why dice do not lead there.
fn bar(at: &Scope, laid: &Laid) -> Bar {
    let own = at.player.ability().travel_spaces.contains(&laid.travel);
    if own { no_set(at, &laid.dice) } else { Bar::TravelSpace }
}

/// Why nobody can travel.
pub(super) fn none(at: &Scope) -> Bar {
    let all = &at.player.ability().travel_spaces;
    let missing = all.iter().all(|travel| at.lowests(Space::Travel(*travel), travel.print().dice).next().is_none());
    if missing { Bar::TravelDice } else { Bar::TravelDear }
}

/// For each space and number of steps the dice that cost least, and all others.
fn dice<'a>(at: &Scope, starts: impl Iterator<Item = &'a Start>) -> (Options<Laid>, Options<Laid>) {
    let (mut first, mut others) = (Options::new(), Options::new());
    let mut known: SmallVec<[(Travel, u8); 18]> = SmallVec::new();
    for start in starts {
        let (space, print) = (Space::Travel(start.travel), start.travel.print());
        let is_new = !known.contains(&(start.travel, start.steps));
        known.push((start.travel, start.steps));
        let sets = at.sets(space, print.dice, start.lowest, print.cost);
        let sets = sets.into_iter().filter(|set| set.lowest() == start.lowest);
        for (nth, dice) in sets.enumerate() {
            let list = if is_new && nth == 0 { &mut first } else { &mut others };
            list.push(Laid { travel: start.travel, dice });
        }
    }
    (first, others)
}

/// A movement of a reward, or none (MP-A1).
pub(super) fn reward(at: &Scope, walk: &mut Walk, steps: u8) -> Step<Move> {
    let ahead = walk.ahead::<Option<Place>>().flatten();
    let reaches = reaches(at, ahead, steps);
    let mut trip = Trip { reaches, limit: (steps, Effect::default()), ..Trip::default() };
    let goals: Options<Place> = in_order(at, &trip.reaches, trip.places(ahead)).collect();
    trip.keep(walk);
    let all = goals.iter().copied().map(Some).chain([None]);
    let why = |goal: Option<Place>| goal.filter(|goal| !goals.contains(goal)).map(|goal| Lacks::of(at).bar(goal));
    trip.goal = walk.one(Draft::AWAY, all, [], why)?;
    let Some(goal) = trip.goal else { return Ok(Move::Stay) };
    let (journey, _) = journey(at, walk, goal, &mut trip, false)?;
    Ok(Move::Rewarded { journey, bill: bill(at, walk, trip.limit.1)? })
}

/// What each figure can reach, or whether it reaches the goal that was picked.
fn reaches(at: &Scope, goal: Option<Place>, steps: u8) -> SmallVec<[Rc<Reach>; 2]> {
    let (figures, free) = (&at.player.figures, Effect::default());
    let apart = figures.iter().enumerate().filter(|(at, figure)| *at == 0 || Some(*figure) != figures.first());
    let reach = |figure: Place| match goal {
        Some(goal) => Reach::aimed(at.player, figure, (steps, &free), Aim { goal, via: None, oases: false }),
        None => Reach::from(at.player, figure, steps, &free),
    };
    apart.map(|(_, figure)| Rc::new(reach(*figure))).collect()
}

impl Trip {
    /// A movement with dice, to anywhere or to a goal that was picked.
    pub(in super::super) fn with_dice(at: &Scope, goal: Option<Place>) -> Trip {
        let starts = at.starts();
        let most = starts.iter().map(|start| start.steps).max().unwrap_or_default();
        Trip { reaches: reaches(at, goal, most), starts, ..Trip::default() }
    }

    /// Where it can lead: anywhere, or to the goal that was picked, if it can.
    pub(in super::super) fn goals_with_dice(&self, at: &Scope, goal: Option<Place>) -> Options<Place> {
        let leads = |place: &Place| self.works_at(at, *place).next().is_some();
        in_order(at, &self.reaches, self.places(goal).iter().filter(leads).collect()).collect()
    }

    /// The locations that one of the figures can reach, or the goal that was picked, if it is one.
    fn places(&self, goal: Option<Place>) -> Places {
        let all = self.reaches.iter().fold(Places::default(), |all, reach| all.or(reach.places()));
        goal.map_or(all, |goal| all.and(Places::only(goal)))
    }

    /// The travel spaces that lead to a location.
    fn works_at<'a>(&'a self, at: &'a Scope, place: Place) -> impl Iterator<Item = &'a Start> {
        let leads = move |start: &&Start| {
            let limit = (start.steps, &start.price);
            self.reaches.iter().any(|reach| reach.to(at.player, place, limit).next().is_some())
        };
        self.starts.iter().filter(leads)
    }
}

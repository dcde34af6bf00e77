//! Where a figure can go and by which routes (MP-61 to MP-69): a search for all routes worth having. A route is worth
//! having if no other one to the same end costs no more and passes all that this one passes of use.

use smallvec::SmallVec;

use super::characters::{CharacterPrint, Fare};
use super::effect::Effect;
use super::map::{Kind, Place};
use super::route::{LONGEST_ROUTE, MOST_PLACES, Places, Route};
use super::scope::Scope;
use super::state::Player;

/// What is of use when it is passed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Use {
    /// Cities that could get an extra post (MP-81).
    pub(super) posts: Places,
    /// Oases that bring something (MP-A9); the end of a route counts too.
    pub(super) oases: Places,
}

/// A way found to a location.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Found {
    /// The location.
    pub(super) place: Place,
    /// How many steps it takes.
    pub(super) steps: u8,
    /// What the ways cost.
    pub(super) coins: u8,
    /// What the ways cost in camels.
    pub(super) camels: u8,
    /// What the ways cost in jade.
    pub(super) jade: u8,
    /// How many ways it has.
    edges: u8,
    /// What it passes that is of use, without the end where only passing counts.
    pub(super) passed: Places,
    /// Where it came from, in the list of all that were found.
    from: u16,
}

impl Found {
    /// What the ways cost.
    pub(super) fn price(&self) -> Effect {
        Effect { coins: self.coins, camels: self.camels, jade: self.jade, ..Effect::default() }
    }

    /// How many steps it takes to end there: an oasis that could be passed for nothing counts then (MP-A9).
    pub(super) fn steps_to_end(&self, skips: bool) -> u8 {
        self.steps + u8::from(skips && self.place.print().kind == Kind::Oasis)
    }

    /// How many oases it comes to that are of use.
    pub(super) fn oases(&self, worth: Use) -> usize {
        self.passed.and(worth.oases).len()
    }

    /// The order in which routes are offered: the cheapest first, by what the wares are worth in tenths of a coin, then
    /// the one with more oases, then the one with fewer steps. Nothing comes before what is better in all of it.
    pub(super) fn rank(&self, worth: Use) -> impl Ord + use<> {
        let cost = 10 * u32::from(self.coins) + 15 * u32::from(self.camels) + 28 * u32::from(self.jade);
        (cost, self.coins, std::cmp::Reverse(self.oases(worth)), self.steps)
    }

    /// Whether it is at least as good as another one to the same location in all that it costs.
    pub(super) const fn is_as_cheap(&self, other: &Found) -> bool {
        self.coins <= other.coins && self.camels <= other.camels && self.jade <= other.jade
    }
}

/// All routes worth having from one location.
pub(super) struct Reach {
    found: Vec<Found>,
    /// Which of them are the best ones of each location.
    best: [SmallVec<[u16; 6]>; MOST_PLACES],
    skips: bool,
}

/// What somebody with that ability pays of the cost of a way (MP-A15).
pub(super) fn paid(ability: &CharacterPrint, cost: &Effect) -> Effect {
    let mut paid = *cost;
    for fare in &ability.free_route_resources {
        match fare {
            Fare::Coins => paid.coins = 0,
            Fare::Camels => paid.camels = 0,
        }
    }
    paid
}

impl Reach {
    /// What can be reached from a location in so many steps, each step paid for beside `before` (MP-66, MP-67), with the
    /// seals the seat has (MP-68). `worth` says what is of use when it is passed.
    pub(super) fn from(player: &Player, start: Place, steps: u8, before: &Effect, worth: Use) -> Reach {
        let skips = player.ability().skip_oases;
        let root = Found {
            place: start,
            steps: 0,
            coins: 0,
            camels: 0,
            jade: 0,
            edges: 0,
            passed: Places::default(),
            from: 0,
        };
        let mut reach = Reach { found: vec![root], best: Default::default(), skips };
        let mut at = 0;
        while at < reach.found.len() {
            let here = reach.found[at];
            let alive = at == 0 || reach.best[here.place.index() % MOST_PLACES].contains(&(at as u16));
            if alive && usize::from(here.edges) < LONGEST_ROUTE && at < usize::from(u16::MAX) {
                reach.step(player, at as u16, steps, before, worth);
            }
            at += 1;
        }
        reach
    }

    fn step(&mut self, player: &Player, at: u16, steps: u8, before: &Effect, worth: Use) {
        let here = self.found[usize::from(at)];
        let mut passed = here.passed;
        if at > 0 && worth.posts.has(here.place) {
            passed.add(here.place);
        }
        for (way, place) in here.place.ways() {
            let print = way.print();
            if print.seal.is_some_and(|seal| !player.has_seal(seal)) {
                continue;
            }
            let oasis = place.print().kind == Kind::Oasis;
            let cost = paid(player.ability(), &print.cost);
            let mut next = Found {
                place,
                steps: here.steps + u8::from(!(self.skips && oasis)),
                coins: here.coins + cost.coins,
                camels: here.camels + cost.camels,
                jade: here.jade + cost.jade,
                edges: here.edges + 1,
                passed,
                from: at,
            };
            if worth.oases.has(place) {
                next.passed.add(place);
            }
            let price = next.price().and(before);
            if next.steps_to_end(self.skips) <= steps && player.stock.least_jade(&price).is_some() {
                self.keep(next);
            }
        }
    }

    /// Keeps what is not worse in everything than what was found before, and drops what is worse than it.
    fn keep(&mut self, next: Found) {
        let found = &self.found;
        let best = &mut self.best[next.place.index() % MOST_PLACES];
        let beats = |a: &Found, b: &Found| a.steps <= b.steps && a.is_as_cheap(b) && a.passed.and(b.passed) == b.passed;
        if best.iter().any(|old| beats(&found[usize::from(*old)], &next)) {
            return;
        }
        best.retain(|old| !beats(&next, &found[usize::from(*old)]));
        best.push(found.len() as u16);
        self.found.push(next);
    }

    /// The locations that can be reached.
    pub(super) fn places(&self) -> Places {
        (0..MOST_PLACES as u8).map(Place).filter(|place| !self.best[place.index()].is_empty()).collect()
    }

    /// The routes to a location in so many steps that can be paid beside `before`.
    pub(super) fn to<'a>(
        &'a self,
        player: &'a Player,
        place: Place,
        steps: u8,
        before: &'a Effect,
    ) -> impl Iterator<Item = &'a Found> + 'a {
        let all = self.best[place.index() % MOST_PLACES].iter().map(|at| &self.found[usize::from(*at)]);
        all.filter(move |found| {
            found.steps_to_end(self.skips) <= steps && player.stock.least_jade(&found.price().and(before)).is_some()
        })
    }

    /// The fewest steps to a location.
    pub(super) fn fewest(&self, place: Place) -> u8 {
        let best = self.best[place.index() % MOST_PLACES].iter();
        best.map(|at| self.found[usize::from(*at)].steps_to_end(self.skips)).min().unwrap_or(u8::MAX)
    }

    /// The locations of a route.
    pub(super) fn route(&self, found: &Found) -> Route {
        let mut places: SmallVec<[Place; LONGEST_ROUTE]> = SmallVec::new();
        let mut at = *found;
        while at.edges > 0 {
            places.push(at.place);
            at = self.found[usize::from(at.from)];
        }
        places.iter().rev().fold(Route::NONE, |route, place| route.then(*place).unwrap_or(route))
    }
}

/// What a route costs a seat, and how many steps it takes; nothing where it cannot be walked.
pub(super) fn measure(player: &Player, start: Place, route: &Route) -> Option<(Effect, u8)> {
    let ability = player.ability();
    let skipped = |place: Place| ability.skip_oases && place.print().kind == Kind::Oasis;
    let mut price = Effect::default();
    let (mut steps, mut here) = (0, start);
    for place in route.places() {
        let (way, _) = here.ways().find(|(_, end)| *end == place)?;
        let print = way.print();
        if print.seal.is_some_and(|seal| !player.has_seal(seal)) {
            return None;
        }
        price = price.and(&paid(ability, &print.cost));
        steps += u8::from(!skipped(place));
        here = place;
    }
    Some((price, steps + u8::from(skipped(here))))
}

impl Scope<'_> {
    /// What is of use to this seat when it is passed; posts only on the upper travel space (MP-81, MP-Q4).
    pub(super) fn worth(&self, extra: bool) -> Use {
        let cities = || Place::cities().filter(|place| self.takes_post(*place)).collect();
        let oases = || Place::all().filter(|place| place.print().kind == Kind::Oasis).collect();
        Use {
            posts: if extra { cities() } else { Places::default() },
            oases: if self.player.ability().per_different_oasis.is_empty() { Places::default() } else { oases() },
        }
    }
}

//! Where a figure can go and by which routes (MP-61 to MP-69): a search for all routes worth having. A route is worth
//! having if no other one to the same end costs no more and brings as much.
//!
//! Two searches share one loop. One looks at the whole map and knows nothing but prices and steps. The other has an
//! [`Aim`]: it goes only where the end is still within reach, and counts what its routes bring on the way. That is why
//! it stays small where much can be paid: routes by different oases are many, but most of them soon cost more than
//! another one that has as many and can still get the same.

use smallvec::SmallVec;

use super::data::data;
use super::effect::Effect;
use super::map::Place;
use super::print::{CharacterPrint, Fare, Kind};
use super::route::{LONGEST_ROUTE, MOST_PLACES, Places, Route};
use super::state::Player;

/// What a search is about that looks for the routes to one end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Aim {
    /// The end.
    pub(super) goal: Place,
    /// A city that has to be passed on the way (MP-81).
    pub(super) via: Option<Place>,
    /// Whether oases on the way bring something (MP-A9).
    pub(super) oases: bool,
}

/// A way found to a location.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Found {
    /// The location.
    place: Place,
    /// How many steps it takes.
    steps: u8,
    /// What the ways cost.
    coins: u8,
    /// What the ways cost in camels.
    camels: u8,
    /// What the ways cost in jade.
    jade: u8,
    /// How many ways it has.
    ways: u8,
    /// Whether it came to the city that has to be passed, if there is one.
    passed: bool,
    /// Where it came from, in the list of all that were found.
    from: u16,
    /// The oases that it came to and that bring something.
    oases: Places,
    /// Those that can still be on the way to the end.
    open: Places,
}

impl Found {
    /// What the ways cost.
    pub(super) fn price(&self) -> Effect {
        Effect { coins: self.coins, camels: self.camels, jade: self.jade, ..Effect::default() }
    }

    /// How many steps it takes to end there: an oasis that could be passed for nothing counts then (MP-A9).
    pub(super) fn steps_to_end(&self, skips: bool) -> u8 {
        self.steps + u8::from(is_skipped(skips, self.place))
    }

    /// The order in which routes are offered: the cheapest first, by what the wares are worth in tenths of a coin, then
    /// the one with more oases, then the one with fewer steps. Nothing comes before what is better in all of it.
    pub(super) fn rank(&self) -> impl Ord + use<> {
        (worth(&self.price()), self.coins, std::cmp::Reverse(self.oases.len()), self.steps)
    }

    const fn is_as_cheap(&self, other: &Found) -> bool {
        self.coins <= other.coins && self.camels <= other.camels && self.jade <= other.jade
    }

    /// Whether it is at least as good as another one to the same end.
    fn ends_as_well(&self, other: &Found, by_steps: bool) -> bool {
        self.is_as_cheap(other) && self.oases.len() >= other.oases.len() && (!by_steps || self.steps <= other.steps)
    }

    /// Whether it is at least as good as another one to the same location, however both may go on: what the other has of
    /// oases and this one has not must be made up for by oases that the other one cannot get any more.
    fn goes_on_as_well(&self, other: &Found) -> bool {
        self.steps <= other.steps
            && self.is_as_cheap(other)
            && self.passed >= other.passed
            && other.oases.without(self.oases).len() <= self.oases.without(other.oases.or(other.open)).len()
    }
}

/// What a price in coins, camels and jade is worth, in tenths of a coin.
pub(super) fn worth(price: &Effect) -> u32 {
    10 * u32::from(price.coins) + 15 * u32::from(price.camels) + 28 * u32::from(price.jade)
}

fn is_oasis(place: Place) -> bool {
    place.print().kind == Kind::Oasis
}

/// Whether a location is passed without a step (MP-A9).
fn is_skipped(skips: bool, place: Place) -> bool {
    skips && is_oasis(place)
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

/// All routes worth having from one location.
#[derive(Clone, Debug, PartialEq)]
pub struct Reach {
    found: Vec<Found>,
    /// Which of them are the best ones of each location.
    best: [SmallVec<[u16; 6]>; MOST_PLACES],
    skips: bool,
}

/// What a search goes by.
struct Search<'a> {
    player: &'a Player,
    steps: u8,
    /// What is paid besides.
    before: &'a Effect,
    aim: Option<Aim>,
    skips: bool,
}

impl Search<'_> {
    /// The fewest steps from one location to another, with all seals.
    fn far(&self, from: Place, to: Place) -> u8 {
        data().far[usize::from(self.skips)][from.index()][to.index()]
    }

    /// The fewest steps that are still needed to end where the search aims.
    fn needed(&self, place: Place, passed: bool) -> u8 {
        let Some(aim) = self.aim else { return u8::from(is_skipped(self.skips, place)) };
        let end = u8::from(is_skipped(self.skips, aim.goal));
        let way = match aim.via.filter(|_| !passed) {
            Some(via) => self.far(place, via) + self.far(via, aim.goal),
            None => self.far(place, aim.goal),
        };
        way + end
    }

    /// The oases that can still be on the way with so many steps left.
    fn open(&self, place: Place, left: u8) -> Places {
        let Some(aim) = self.aim.filter(|aim| aim.oases) else { return Places::default() };
        let end = u8::from(is_skipped(self.skips, aim.goal));
        let fits = |oasis: &Place| self.far(place, *oasis) + self.far(*oasis, aim.goal) + end <= left;
        Place::oases().filter(fits).collect()
    }

    /// One way further, if it can be walked and paid and leads to the end in time.
    fn next(&self, here: &Found, at: u16, way: super::map::Way, place: Place) -> Option<Found> {
        let print = way.print();
        if print.seal.is_some_and(|seal| !self.player.has_seal(seal)) {
            return None;
        }
        let cost = paid(self.player.ability(), &print.cost);
        let mut oases = here.oases;
        if is_oasis(place) && self.aim.is_some_and(|aim| aim.oases) {
            oases.add(place);
        }
        let next = Found {
            place,
            steps: here.steps + u8::from(!is_skipped(self.skips, place)),
            coins: here.coins.saturating_add(cost.coins),
            camels: here.camels.saturating_add(cost.camels),
            jade: here.jade.saturating_add(cost.jade),
            ways: here.ways + 1,
            passed: here.passed || self.aim.is_some_and(|aim| aim.via == Some(place)),
            from: at,
            oases,
            open: Places::default(),
        };
        let in_time = next.steps.saturating_add(self.needed(place, next.passed)) <= self.steps;
        let pays = || self.player.stock.least_jade(&next.price().and(self.before)).is_some();
        (in_time && pays()).then(|| Found { open: self.open(place, self.steps - next.steps), ..next })
    }
}

impl Reach {
    /// What can be reached from a location in so many steps, each step paid for beside `before` (MP-66, MP-67), with the
    /// seals the seat has (MP-68).
    pub(super) fn from(player: &Player, start: Place, steps: u8, before: &Effect) -> Reach {
        Reach::search(player, start, (steps, before), None)
    }

    /// The routes to one end, as far as they differ in what they cost and bring.
    pub(super) fn aimed(player: &Player, start: Place, (steps, before): (u8, &Effect), aim: Aim) -> Reach {
        Reach::search(player, start, (steps, before), Some(aim))
    }

    fn search(player: &Player, start: Place, (steps, before): (u8, &Effect), aim: Option<Aim>) -> Reach {
        let skips = player.ability().skip_oases;
        let search = Search { player, steps, before, aim, skips };
        let root = Found {
            place: start,
            steps: 0,
            coins: 0,
            camels: 0,
            jade: 0,
            ways: 0,
            passed: aim.is_none_or(|aim| aim.via.is_none()),
            from: 0,
            oases: Places::default(),
            open: Places::default(),
        };
        let mut reach = Reach { found: vec![root], best: Default::default(), skips };
        let mut at = 0;
        while at < reach.found.len().min(usize::from(u16::MAX)) {
            let here = reach.found[at];
            let alive = at == 0 || reach.best[here.place.index() % MOST_PLACES].contains(&(at as u16));
            if alive && usize::from(here.ways) < LONGEST_ROUTE {
                for (way, place) in here.place.ways() {
                    #[cfg(test)]
                    super::work::walked();
                    let next = search.next(&here, at as u16, way, place);
                    next.into_iter().for_each(|next| reach.keep(next));
                }
            }
            at += 1;
        }
        reach
    }

    /// Keeps what is not worse in everything than what was found before, and drops what is worse than it.
    fn keep(&mut self, next: Found) {
        let found = &self.found;
        let best = &mut self.best[next.place.index() % MOST_PLACES];
        if best.iter().any(|old| found[usize::from(*old)].goes_on_as_well(&next)) {
            return;
        }
        best.retain(|old| !next.goes_on_as_well(&found[usize::from(*old)]));
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
        (steps, before): (u8, &'a Effect),
    ) -> impl Iterator<Item = &'a Found> + 'a {
        let all = self.best[place.index() % MOST_PLACES].iter().map(|at| &self.found[usize::from(*at)]);
        all.filter(move |found| {
            found.passed
                && found.steps_to_end(self.skips) <= steps
                && player.stock.least_jade(&found.price().and(before)).is_some()
        })
    }

    /// Those of them that nothing beats, the cheapest first; what takes fewer steps counts only where others can use
    /// those that are left.
    pub(super) fn worth_asking(
        &self,
        player: &Player,
        place: Place,
        limit: (u8, &Effect),
        by_steps: bool,
    ) -> SmallVec<[Found; 8]> {
        let mut all: SmallVec<[Found; 8]> = self.to(player, place, limit).copied().collect();
        all.sort_by_key(Found::rank);
        let mut kept: SmallVec<[Found; 8]> = SmallVec::new();
        // What beats another one comes before it in this order.
        for found in all {
            if !kept.iter().any(|other| other.ends_as_well(&found, by_steps)) {
                kept.push(found);
            }
        }
        kept
    }

    /// The price of the cheapest way by a city to where `back` begins, if there is one in so many steps that can be paid
    /// beside `before`. Each way leads both ways, so that what is found from the end serves for the rest of it.
    pub(super) fn by(&self, back: &Reach, city: Place, player: &Player, limit: (u8, &Effect)) -> Option<Effect> {
        let at = |reach: &'_ Reach| reach.best[city.index() % MOST_PLACES].clone();
        let (there, rest) = (at(self), at(back));
        let pairs = there.iter().flat_map(|first| rest.iter().map(move |second| (*first, *second)));
        let prices = pairs.filter_map(|(first, second)| {
            let (first, second) = (&self.found[usize::from(first)], &back.found[usize::from(second)]);
            // The step into the city is in both, that into the end in none.
            let in_time = first.steps + second.steps <= limit.0;
            let price = first.price().and(&second.price());
            let pays = in_time && player.stock.least_jade(&price.and(limit.1)).is_some();
            pays.then_some(price)
        });
        prices.min_by_key(worth)
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
        while at.ways > 0 {
            places.push(at.place);
            at = self.found[usize::from(at.from)];
        }
        places.iter().rev().fold(Route::NONE, |route, place| route.then(*place).unwrap_or(route))
    }
}

/// What a route costs a seat, and how many steps it takes; nothing where it cannot be walked.
pub(super) fn measure(player: &Player, start: Place, route: &Route) -> Option<(Effect, u8)> {
    let ability = player.ability();
    let mut price = Effect::default();
    let (mut steps, mut here) = (0, start);
    for place in route.places() {
        let (way, _) = here.ways().find(|(_, end)| *end == place)?;
        let print = way.print();
        if print.seal.is_some_and(|seal| !player.has_seal(seal)) {
            return None;
        }
        price = price.and(&paid(ability, &print.cost));
        steps += u8::from(!is_skipped(ability.skip_oases, place));
        here = place;
    }
    Some((price, steps + u8::from(is_skipped(ability.skip_oases, here))))
}

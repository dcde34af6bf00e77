//! What a seat lacks to get somewhere: coins and camels, seals, or steps.

use super::bar::{Bar, Lack};
use super::due::Due;
use super::effect::Effect;
use super::journey::{paid, worth};
use super::map::Place;
use super::print::{Guild, Kind};
use super::route::MOST_PLACES;
use super::scope::Scope;

/// More steps than this lead round the whole map.
const FAR: u8 = 9;

/// The cheapest route found to a location in a number of steps.
#[derive(Clone, Copy, Debug, Default)]
struct Cheapest {
    price: Effect,
    /// The seals on it that the seat does not have, a bit each.
    missing: u8,
}

impl Cheapest {
    fn rank(&self) -> (u32, u32) {
        (self.missing.count_ones(), worth(&self.price))
    }
}

/// The cheapest routes to each location: in no step, in at most one, and so on.
type Table = [[Option<Cheapest>; MOST_PLACES]; FAR as usize + 1];

/// A seat's place on the map, as if it had all it could wish for.
pub(super) struct Lacks<'a> {
    scope: &'a Scope<'a>,
    /// How far each figure could come with what must be paid: with the own seals, and with all of them.
    tables: Vec<[Table; 2]>,
}

impl<'a> Lacks<'a> {
    /// What a seat lacks.
    pub(super) fn of(scope: &'a Scope<'a>) -> Lacks<'a> {
        let figures = scope.player.figures.iter();
        let tables = figures.map(|start| [false, true].map(|sealed| table(scope, *start, sealed))).collect();
        Lacks { scope, tables }
    }

    /// The cheapest way of any figure to a location in so many steps.
    fn cheapest(&self, sealed: bool, place: Place, steps: u8) -> Option<Cheapest> {
        let skipped = self.scope.player.ability().skip_oases && place.print().kind == Kind::Oasis;
        let steps = usize::from(steps.min(FAR).checked_sub(u8::from(skipped))?);
        let all = self.tables.iter().filter_map(|tables| tables[usize::from(sealed)][steps][place.index()]);
        all.min_by_key(Cheapest::rank)
    }

    /// What is missing for a location that cannot be reached.
    pub(super) fn to(&self, place: Place) -> Lack {
        let most = self.scope.farthest();
        if let Some(Cheapest { price, .. }) = self.cheapest(false, place, most) {
            return if self.scope.affords(&price) { Lack::Space } else { Lack::Price(price) };
        }
        match self.cheapest(true, place, most) {
            Some(Cheapest { missing, .. }) => {
                Lack::Seals(Guild::ALL.into_iter().filter(|guild| missing & 1 << *guild as u8 != 0).collect())
            }
            None => {
                let fewest = (1..=FAR).find(|steps| self.cheapest(true, place, *steps).is_some());
                Lack::Steps(fewest.unwrap_or(FAR))
            }
        }
    }

    /// Why a movement does not lead to a location (MP-63 to MP-68).
    pub(super) fn bar(&self, place: Place) -> Bar {
        let is_reward = matches!(self.scope.player.open(), Some(Due::Move { .. }));
        Bar::Away { lack: self.to(place), reward: is_reward.then(|| self.scope.farthest()) }
    }
}

/// The cheapest routes from a location by the number of steps, each step one way and as many oases as are passed for
/// nothing.
fn table(scope: &Scope, start: Place, sealed: bool) -> Table {
    let player = scope.player;
    let skips = player.ability().skip_oases;
    let mut table: Table = [[None; MOST_PLACES]; FAR as usize + 1];
    for steps in 0..table.len() {
        if steps > 0 {
            table[steps] = table[steps - 1];
        }
        // Back where it began counts from the first step on.
        let before = match steps.checked_sub(1) {
            Some(before) => table[before],
            None => [None; MOST_PLACES],
        };
        let mut changed = true;
        while changed {
            changed = false;
            for place in Place::all() {
                let free = skips && place.print().kind == Kind::Oasis;
                for (way, from) in place.ways() {
                    let rows = if free { &table[steps] } else { &before };
                    let begins = from == start && steps == usize::from(!free);
                    let origin = if begins { Some(Cheapest::default()) } else { rows[from.index()] };
                    let Some(origin) = origin else { continue };
                    let print = way.print();
                    let lacked = print.seal.filter(|guild| !player.has_seal(*guild));
                    if lacked.is_some() && !sealed {
                        continue;
                    }
                    let found = Cheapest {
                        price: origin.price.and(&paid(player.ability(), &print.cost)),
                        missing: origin.missing | lacked.map_or(0, |guild| 1 << guild as u8),
                    };
                    let known = &mut table[steps][place.index()];
                    if known.is_none_or(|known| found.rank() < known.rank()) {
                        *known = Some(found);
                        changed = true;
                    }
                }
            }
        }
    }
    table
}

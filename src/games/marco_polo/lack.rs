//! What a seat lacks to get somewhere: coins and camels, seals, or steps.

use smallvec::SmallVec;

use super::effect::Effect;
use super::journey::{Found, Reach, Use};
use super::map::Place;
use super::scope::Scope;
use super::seals::Guild;
use super::state::{Player, Side};
use super::stock::Stock;

/// More steps than this lead round the whole map.
const FAR: u8 = 9;

/// What is missing for a location.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Lack {
    /// What the ways of the cheapest route cost (MP-66).
    Price(Effect),
    /// The ways can be paid, but not together with the travel space (MP-62).
    Space,
    /// The seals of the cheapest route that the seat does not have (MP-68).
    Seals(Vec<Guild>),
    /// It takes so many steps (MP-63).
    Steps(u8),
}

/// A seat's place on the map, as if it had all it could wish for.
pub(super) struct Lacks<'a> {
    scope: &'a Scope<'a>,
    most: u8,
    /// With enough of everything that is paid.
    rich: Vec<Reach>,
    /// With all seals besides.
    sealed: Vec<Reach>,
    wishes: Player,
}

impl<'a> Lacks<'a> {
    /// What a seat lacks.
    pub(super) fn of(scope: &'a Scope<'a>) -> Lacks<'a> {
        let mut wishes = Player { stock: Stock { coins: 250, camels: 250, wares: [250; 4] }, ..scope.player.clone() };
        let reaches = |player: &Player| {
            let from = player.figures.iter();
            from.map(|start| Reach::from(player, *start, FAR, &Effect::default(), Use::default())).collect()
        };
        let rich = reaches(&wishes);
        wishes.seals = wishes.seals.map(|seal| seal.or(Some(Side::Basic)));
        let sealed = reaches(&wishes);
        Lacks { scope, most: scope.farthest(), rich, sealed, wishes }
    }

    /// The cheapest way to a location in so many steps, and the seals of its ways that are missing.
    fn cheapest(&self, reaches: &[Reach], place: Place, steps: u8) -> Option<(Found, Vec<Guild>)> {
        let none = Effect::default();
        let all = self.scope.player.figures.iter().zip(reaches).flat_map(|(start, reach)| {
            let to = reach.to(&self.wishes, place, steps, &none);
            to.map(|found| (*found, self.missing(*start, reach, found))).collect::<SmallVec<[_; 8]>>()
        });
        all.min_by_key(|(found, missing)| (missing.len(), found.rank(Use::default())))
    }

    /// The seals on a route that the seat does not have.
    fn missing(&self, start: Place, reach: &Reach, found: &Found) -> Vec<Guild> {
        let mut here = start;
        let mut all = Vec::new();
        for place in reach.route(found).places() {
            let way = here.ways().find(|(_, end)| *end == place);
            let seal = way.and_then(|(way, _)| way.print().seal).filter(|guild| !self.scope.player.has_seal(*guild));
            all.extend(seal.filter(|guild| !all.contains(guild)));
            here = place;
        }
        all
    }

    /// What is missing for a location that cannot be reached.
    pub(super) fn to(&self, place: Place) -> Lack {
        if let Some((found, _)) = self.cheapest(&self.rich, place, self.most) {
            let price = found.price();
            return if self.scope.affords(&price) { Lack::Space } else { Lack::Price(price) };
        }
        match self.cheapest(&self.sealed, place, self.most) {
            Some((_, missing)) => Lack::Seals(missing),
            None => Lack::Steps(self.sealed.iter().map(|reach| reach.fewest(place)).min().unwrap_or(FAR)),
        }
    }
}

//! Sets of locations, and the way from one location to another.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use super::map::Place;

/// How many locations a map can have.
pub const MOST_PLACES: usize = 32;

/// A set of locations.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "Vec<Place>", into = "Vec<Place>")]
pub struct Places(pub(super) u32);

impl Places {
    /// Just this one.
    pub const fn only(place: Place) -> Places {
        Places(1 << (place.0 % 32))
    }

    /// Whether a location is in it.
    pub const fn has(self, place: Place) -> bool {
        self.0 & Places::only(place).0 != 0
    }

    /// Puts a location in.
    pub const fn add(&mut self, place: Place) {
        self.0 |= Places::only(place).0;
    }

    /// Takes a location out.
    pub const fn remove(&mut self, place: Place) {
        self.0 &= !Places::only(place).0;
    }

    /// What is in both.
    pub const fn and(self, other: Places) -> Places {
        Places(self.0 & other.0)
    }

    /// What is in one of them or in both.
    pub const fn or(self, other: Places) -> Places {
        Places(self.0 | other.0)
    }

    /// What is in this one and not in the other.
    pub const fn without(self, other: Places) -> Places {
        Places(self.0 & !other.0)
    }

    /// Whether there is none.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many there are.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// The locations in the order of the map.
    pub fn iter(self) -> impl Iterator<Item = Place> {
        (0..MOST_PLACES as u8).map(Place).filter(move |place| self.has(*place))
    }
}

impl FromIterator<Place> for Places {
    fn from_iter<I: IntoIterator<Item = Place>>(places: I) -> Self {
        let mut all = Places::default();
        places.into_iter().for_each(|place| all.add(place));
        all
    }
}

impl From<Places> for Vec<Place> {
    fn from(places: Places) -> Self {
        places.iter().collect()
    }
}

impl From<Vec<Place>> for Places {
    fn from(places: Vec<Place>) -> Self {
        places.into_iter().collect()
    }
}

/// How many ways a journey of one figure can have at most: more than the six steps of the upper travel space lead over
/// for who passes oases without a step, where two oases lie between two cities.
pub const LONGEST_ROUTE: usize = 24;

/// The locations that a figure comes to, one after the other, without where it begins. No two ways join the same two
/// locations, so that these say which ways it uses.
///
/// Kept small, as every pick is as large as a route: five bits a location, and how many there are in the highest ones.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Route([u8; 16]);

/// How many bits a location takes.
const BITS: usize = 5;

impl Route {
    /// No way at all.
    pub const NONE: Route = Route([0; 16]);

    const fn bits(self) -> u128 {
        u128::from_le_bytes(self.0)
    }

    /// How many ways it has.
    pub const fn len(self) -> usize {
        (self.bits() >> (BITS * LONGEST_ROUTE)) as usize
    }

    /// This route and a further location; nothing where it would be too long.
    pub fn then(self, place: Place) -> Option<Route> {
        let len = self.len();
        let more = u128::from(place.0 % MOST_PLACES as u8) << (BITS * len) | 1 << (BITS * LONGEST_ROUTE);
        (len < LONGEST_ROUTE).then(|| Route((self.bits() + more).to_le_bytes()))
    }

    /// The locations in order.
    pub fn places(self) -> impl DoubleEndedIterator<Item = Place> + ExactSizeIterator {
        (0..self.len()).map(move |at| Place((self.bits() >> (BITS * at)) as u8 % MOST_PLACES as u8))
    }

    /// Where it ends.
    pub fn end(self) -> Option<Place> {
        self.places().next_back()
    }

    /// What it passes before its end.
    pub fn passed(self) -> Places {
        self.places().take(self.len().saturating_sub(1)).collect()
    }
}

/// What begins the token of a route.
const VIA: &str = "via";

impl fmt::Display for Route {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(VIA)?;
        self.places().try_for_each(|place| write!(f, "-{place}"))
    }
}

impl FromStr for Route {
    type Err = ();

    fn from_str(token: &str) -> Result<Self, ()> {
        let mut parts = token.split('-');
        if parts.next() != Some(VIA) {
            return Err(());
        }
        let route = parts.try_fold(Route::NONE, |route, id| route.then(id.parse()?).ok_or(()))?;
        if route.len() > 0 { Ok(route) } else { Err(()) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_route_is_read_as_it_is_written() {
        let route: Route = "via-xian-oasis_sichuan-pagan".parse().unwrap();
        let end = Place::find("pagan");
        assert_eq!((route.to_string().as_str(), route.end()), ("via-xian-oasis_sichuan-pagan", end));
        assert!(!route.passed().has(end.unwrap()) && route.passed().len() == 2);
        let longest = format!("via{}", "-oasis_sumatra".repeat(LONGEST_ROUTE));
        let read: Route = longest.parse().unwrap();
        assert_eq!((read.to_string(), read.len()), (longest, LONGEST_ROUTE));
        for wrong in ["via", "via-", "xian", "via-atlantis", &format!("via{}", "-xian".repeat(LONGEST_ROUTE + 1))] {
            assert_eq!(wrong.parse::<Route>(), Err(()), "{wrong}");
        }
    }

    #[test]
    fn sets_hold_what_was_put_in() {
        let mut places: Places = [Place(3), Place(24)].into_iter().collect();
        places.remove(Place(3));
        places.add(Place(0));
        assert_eq!((places.len(), places.has(Place(3)), Vec::from(places)), (2, false, vec![Place(0), Place(24)]));
        assert_eq!(serde_json::to_string(&places).unwrap(), r#"["beijing","oasis_sumatra"]"#);
        assert_eq!(serde_json::from_str::<Places>(r#"["oasis_sumatra","beijing"]"#).unwrap(), places);
    }
}

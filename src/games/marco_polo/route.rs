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

/// How many ways a journey of one figure can have at most.
pub const LONGEST_ROUTE: usize = 14;

/// The locations that a figure comes to, one after the other, without where it begins. No two ways join the same two
/// locations, so that these say which ways it uses.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Route {
    places: [Place; LONGEST_ROUTE],
    len: u8,
}

impl Route {
    /// No way at all.
    pub const NONE: Route = Route { places: [Place(0); LONGEST_ROUTE], len: 0 };

    /// This route and a further location; nothing where it would be too long.
    pub fn then(mut self, place: Place) -> Option<Route> {
        *self.places.get_mut(usize::from(self.len))? = place;
        self.len += 1;
        Some(self)
    }

    /// The locations in order.
    pub fn places(&self) -> &[Place] {
        &self.places[..usize::from(self.len)]
    }

    /// Where it ends.
    pub fn end(&self) -> Option<Place> {
        self.places().last().copied()
    }

    /// What it passes before its end.
    pub fn passed(&self) -> Places {
        self.places().split_last().map(|(_, passed)| passed.iter().copied().collect()).unwrap_or_default()
    }
}

/// What begins the token of a route.
const VIA: &str = "via";

impl fmt::Display for Route {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(VIA)?;
        self.places().iter().try_for_each(|place| write!(f, "-{place}"))
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
        if route.len > 0 { Ok(route) } else { Err(()) }
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
        for wrong in ["via", "via-", "xian", "via-atlantis", &format!("via{}", "-xian".repeat(15))] {
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

//! Sets of places.

use serde::{Deserialize, Serialize};

use super::place::{CITY, HARBOURS, INNER, PLACES, Place};

/// A set of places.
#[derive(Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "Vec<Place>", into = "Vec<Place>")]
pub struct Places(u64);

/// The places with numbers from `from` to just before `to`.
const fn range(from: usize, to: usize) -> Places {
    Places((1 << to) - (1 << from))
}

impl Places {
    /// No place at all.
    pub const NONE: Places = Places(0);
    /// All harbours.
    pub const HARBOURS: Places = range(0, HARBOURS);
    /// Harbours and suburbs: what takes one house in all (GC-38).
    pub const SINGLE: Places = range(0, CITY);
    /// All districts.
    pub const CITY: Places = range(CITY, PLACES);
    /// The inner districts.
    pub const INNER: Places = range(INNER, PLACES);

    /// Puts a place in.
    pub const fn add(&mut self, place: Place) {
        self.0 |= 1 << place.index();
    }

    /// Whether the place is in the set.
    pub const fn has(self, place: Place) -> bool {
        self.0 >> place.index() & 1 == 1
    }

    /// How many places.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether there is none.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// What is in both sets.
    #[must_use]
    pub const fn and(self, other: Places) -> Places {
        Places(self.0 & other.0)
    }

    /// What is in either set.
    #[must_use]
    pub const fn or(self, other: Places) -> Places {
        Places(self.0 | other.0)
    }

    /// What is in this set and not in the other.
    #[must_use]
    pub const fn without(self, other: Places) -> Places {
        Places(self.0 & !other.0)
    }

    /// The places in the order of the data.
    pub fn iter(self) -> impl Iterator<Item = Place> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let at = (left != 0).then(|| left.trailing_zeros() as usize)?;
            left &= left - 1;
            Some(Place::nth(at))
        })
    }
}

impl std::fmt::Debug for Places {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

impl FromIterator<Place> for Places {
    fn from_iter<I: IntoIterator<Item = Place>>(places: I) -> Self {
        let mut set = Places::NONE;
        places.into_iter().for_each(|place| set.add(place));
        set
    }
}

impl TryFrom<Vec<Place>> for Places {
    type Error = String;

    /// A place that is named twice is refused: two of something were meant, and a set would make one of them.
    fn try_from(places: Vec<Place>) -> Result<Self, String> {
        let mut set = Places::NONE;
        for place in places {
            if set.has(place) {
                return Err(format!("{place} is named twice"));
            }
            set.add(place);
        }
        Ok(set)
    }
}

impl From<Places> for Vec<Place> {
    fn from(places: Places) -> Self {
        places.iter().collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_place_is_merged_in_silence() {
        let read = |text: &str| serde_json::from_str::<Places>(text);
        assert_eq!(read("[\"desert-a\",\"desert-b\"]").unwrap().len(), 2);
        let twice = read("[\"desert-a\",\"desert-b\",\"desert-a\"]").unwrap_err();
        assert!(twice.to_string().contains("desert-a is named twice"), "{twice}");
    }
}

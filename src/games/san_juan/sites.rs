//! Sets of places in a row of buildings.

use serde::{Deserialize, Serialize};

/// Buildings of one player by their place in the row, as a set.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Sites(u16);

impl Sites {
    /// Puts a place in.
    pub(super) fn add(&mut self, at: usize) {
        self.0 |= 1 << at;
    }

    /// Whether the place is in the set.
    pub fn has(self, at: usize) -> bool {
        at < 16 && self.0 >> at & 1 == 1
    }

    /// How many places.
    pub fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether there is none.
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The places in order.
    pub fn iter(self) -> impl Iterator<Item = usize> {
        (0..16).filter(move |&at| self.has(at))
    }
}

impl FromIterator<usize> for Sites {
    fn from_iter<I: IntoIterator<Item = usize>>(places: I) -> Self {
        let mut sites = Sites::default();
        places.into_iter().for_each(|at| sites.add(at));
        sites
    }
}

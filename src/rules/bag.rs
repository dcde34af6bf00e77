//! A stock of things whose order nobody knows: drawn by chance, so that no hidden order is part of a state.

use serde::{Deserialize, Serialize};

use super::Chance;

/// How many of each of `N` kinds are in a bag.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "Vec<u8>", into = "Vec<u8>")]
pub struct Bag<const N: usize> {
    counts: [u8; N],
    total: u16,
}

impl<const N: usize> Default for Bag<N> {
    fn default() -> Self {
        Bag { counts: [0; N], total: 0 }
    }
}

impl<const N: usize> Bag<N> {
    /// A bag with so many of each kind.
    pub fn of(counts: [u8; N]) -> Self {
        Bag { counts, total: counts.iter().map(|&n| n as u16).sum() }
    }

    /// How many things are inside.
    pub const fn len(&self) -> usize {
        self.total as usize
    }

    /// Whether nothing is inside.
    pub const fn is_empty(&self) -> bool {
        self.total == 0
    }

    /// How many of one kind are inside.
    pub const fn count(&self, kind: usize) -> u8 {
        self.counts[kind]
    }

    /// How many of each kind are inside.
    pub const fn counts(&self) -> &[u8; N] {
        &self.counts
    }

    /// Puts one thing in.
    pub fn put(&mut self, kind: usize) {
        self.counts[kind] += 1;
        self.total += 1;
    }

    /// Takes one of a known kind out; false, and nothing changed, when there is none.
    pub fn take(&mut self, kind: usize) -> bool {
        let there = self.counts[kind] > 0;
        if there {
            self.counts[kind] -= 1;
            self.total -= 1;
        }
        there
    }

    /// Draws one thing, each being equally likely; `None` when the bag is empty.
    pub fn draw(&mut self, chance: &mut dyn Chance) -> Option<usize> {
        if self.total == 0 {
            return None;
        }
        let mut at = chance.below(self.total as u32);
        let kind = self.counts.iter().position(|&n| {
            let here = at < n as u32;
            at = at.wrapping_sub(if here { 0 } else { n as u32 });
            here
        })?;
        self.take(kind);
        Some(kind)
    }

    /// Pours everything out of `other` into this bag.
    pub fn pour(&mut self, other: &mut Bag<N>) {
        for (mine, theirs) in self.counts.iter_mut().zip(other.counts) {
            *mine += theirs;
        }
        self.total += other.total;
        *other = Bag::default();
    }
}

impl<const N: usize> From<Bag<N>> for Vec<u8> {
    fn from(bag: Bag<N>) -> Self {
        bag.counts.to_vec()
    }
}

impl<const N: usize> TryFrom<Vec<u8>> for Bag<N> {
    type Error = String;

    fn try_from(counts: Vec<u8>) -> Result<Self, String> {
        let given = counts.len();
        counts.try_into().map(Bag::of).map_err(|_| format!("a bag of {N} kinds, not {given}"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::Scripted;

    #[test]
    fn the_drawn_number_counts_through_the_kinds() {
        for (number, kind) in [(0, 0), (1, 0), (2, 2), (4, 2)] {
            let mut bag = Bag::of([2, 0, 3]);
            assert_eq!(bag.draw(&mut Scripted::of([number])), Some(kind));
            assert_eq!(bag.len(), 4);
        }
        assert_eq!(Bag::<3>::default().draw(&mut Scripted::of([])), None);
    }

    #[test]
    fn what_is_poured_is_neither_lost_nor_doubled() {
        let (mut a, mut b) = (Bag::of([1, 2]), Bag::of([3, 0]));
        a.pour(&mut b);
        assert_eq!((a.counts(), a.len(), b.is_empty()), (&[4, 2], 6, true));
        assert!(a.take(0) && !b.take(0));
    }

    #[test]
    fn a_bag_of_another_size_is_refused() {
        assert!(serde_json::from_str::<Bag<3>>("[1,2]").is_err());
        assert_eq!(serde_json::from_str::<Bag<2>>("[1,2]").ok(), Some(Bag::of([1, 2])));
    }
}

//! Some cards: a hand, a payment, what was drawn. What is printed on them is in `cards`.

use serde::{Deserialize, Serialize};
use smallvec::SmallVec;

use super::cards::{KINDS, Kind};

/// Some cards, always sorted, so that the same cards are the same value.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(from = "Vec<Kind>", into = "Vec<Kind>")]
pub struct Cards(SmallVec<[Kind; 16]>);

impl Cards {
    /// How many cards.
    pub fn len(&self) -> usize {
        self.0.len()
    }

    /// Whether there is none.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// The cards in order.
    pub fn iter(&self) -> impl ExactSizeIterator<Item = Kind> + '_ {
        self.0.iter().copied()
    }

    /// The cards in order, each with its number among those of its kind, counted from 1.
    pub fn numbered(&self) -> impl Iterator<Item = (Kind, u8)> + '_ {
        numbered(self.iter())
    }

    /// Each kind once.
    pub fn kinds(&self) -> impl Iterator<Item = Kind> + '_ {
        self.numbered().filter(|(_, copy)| *copy == 1).map(|(kind, _)| kind)
    }

    /// Whether a card of that kind is among them.
    pub fn has(&self, kind: Kind) -> bool {
        self.0.contains(&kind)
    }

    /// Whether all are of one kind, so that it does not matter which of them is meant.
    pub fn all_alike(&self) -> bool {
        self.0.first() == self.0.last()
    }

    /// Puts a card in its place.
    pub fn put(&mut self, kind: Kind) {
        let at = self.0.partition_point(|other| *other <= kind);
        self.0.insert(at, kind);
    }

    /// Takes a card out; false, and nothing changed, when there is none of that kind.
    pub fn take(&mut self, kind: Kind) -> bool {
        let at = self.0.iter().position(|other| *other == kind);
        at.map(|at| self.0.remove(at)).is_some()
    }

    /// Changes cards one by one.
    pub fn change(&mut self, each: &mut dyn FnMut(&mut Kind)) {
        self.0.iter_mut().for_each(each);
        self.0.sort_unstable();
    }

    /// Takes those cards out, as far as they are there.
    pub fn lose(&mut self, those: &Cards) {
        for kind in those.iter() {
            self.take(kind);
        }
    }

    /// These cards without those; `None` when one of those is not among them.
    pub fn without(&self, those: &Cards) -> Option<Cards> {
        let mut rest = self.clone();
        those.iter().all(|kind| rest.take(kind)).then_some(rest)
    }

    /// These cards and those.
    #[must_use]
    pub fn with(&self, those: &Cards) -> Cards {
        self.iter().chain(those.iter()).collect()
    }
}

/// Numbers things of the same kind in the order in which they come, from 1.
pub fn numbered(kinds: impl Iterator<Item = Kind>) -> impl Iterator<Item = (Kind, u8)> {
    let mut seen = [0u8; KINDS];
    kinds.map(move |kind| {
        seen[kind as usize] += 1;
        (kind, seen[kind as usize])
    })
}

impl FromIterator<Kind> for Cards {
    fn from_iter<I: IntoIterator<Item = Kind>>(kinds: I) -> Self {
        let mut cards: SmallVec<[Kind; 16]> = kinds.into_iter().collect();
        cards.sort_unstable();
        Cards(cards)
    }
}

impl From<Vec<Kind>> for Cards {
    fn from(kinds: Vec<Kind>) -> Self {
        kinds.into_iter().collect()
    }
}

impl From<Cards> for Vec<Kind> {
    fn from(cards: Cards) -> Self {
        cards.0.into_vec()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cards_are_sorted_and_numbered() {
        let mut cards: Cards = [Kind::Well, Kind::SugarMill, Kind::Well].into_iter().collect();
        cards.put(Kind::Smithy);
        let numbered: Vec<_> = cards.numbered().collect();
        assert_eq!(numbered, [(Kind::SugarMill, 1), (Kind::Smithy, 1), (Kind::Well, 1), (Kind::Well, 2)]);
        assert_eq!(cards.kinds().count(), 3);
        assert!(cards.take(Kind::Well) && !cards.take(Kind::Tower) && !cards.all_alike());
        assert!(cards.without(&cards.with(&cards)).is_none());
    }
}

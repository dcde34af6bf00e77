//! Terrain cards that somebody holds, pays or discards, by kind. What they are is in `cards`.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use super::terrain::{TERRAINS, Terrain};

/// Some terrain cards: how many there are of each kind.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "Vec<Terrain>", into = "Vec<Terrain>")]
pub struct Terrains([u8; TERRAINS]);

impl Terrains {
    /// So many cards of one kind.
    pub const fn of(kind: Terrain, count: u8) -> Self {
        let mut cards = Terrains([0; TERRAINS]);
        cards.0[kind as usize] = count;
        cards
    }

    /// How many cards.
    pub fn len(&self) -> usize {
        self.0.iter().map(|count| usize::from(*count)).sum()
    }

    /// Whether there is none.
    pub fn is_empty(&self) -> bool {
        self.0 == [0; TERRAINS]
    }

    /// How many of one kind.
    pub const fn count(&self, kind: Terrain) -> u8 {
        self.0[kind as usize]
    }

    /// The kinds that are there, with their numbers.
    pub fn kinds(&self) -> impl Iterator<Item = (Terrain, u8)> + '_ {
        Terrain::ALL.iter().map(|kind| (*kind, self.count(*kind))).filter(|(_, count)| *count > 0)
    }

    /// The cards one by one, sorted.
    pub fn iter(&self) -> impl Iterator<Item = Terrain> + '_ {
        self.kinds().flat_map(|(kind, count)| (0..count).map(move |_| kind))
    }

    /// The cards one by one, each with its number among those of its kind, counted from 1.
    pub fn numbered(&self) -> impl Iterator<Item = (Terrain, u8)> + '_ {
        self.kinds().flat_map(|(kind, count)| (1..=count).map(move |copy| (kind, copy)))
    }

    /// Whether all are of one kind, so that it does not matter which of them is meant.
    pub fn all_alike(&self) -> bool {
        self.kinds().count() < 2
    }

    /// Puts a card in.
    pub const fn put(&mut self, kind: Terrain) {
        self.0[kind as usize] += 1;
    }

    /// Takes away cards that are there.
    pub fn lose(&mut self, those: Terrains) {
        self.0.iter_mut().zip(those.0).for_each(|(here, less)| *here = here.saturating_sub(less));
    }

    /// These cards and those.
    #[must_use]
    pub fn with(mut self, those: Terrains) -> Self {
        self.0.iter_mut().zip(those.0).for_each(|(here, more)| *here += more);
        self
    }

    /// These cards without those; `None` when one of those is not among them.
    pub fn without(mut self, those: Terrains) -> Option<Self> {
        for (here, less) in self.0.iter_mut().zip(those.0) {
            *here = here.checked_sub(less)?;
        }
        Some(self)
    }
}

/// As a token names them: `1desert-2coast`, each kind once.
impl fmt::Display for Terrains {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let words: Vec<String> = self.kinds().map(|(kind, count)| format!("{count}{kind}")).collect();
        f.write_str(&words.join("-"))
    }
}

impl FromStr for Terrains {
    type Err = ();

    fn from_str(token: &str) -> Result<Self, ()> {
        let mut cards = Terrains::default();
        for word in token.split('-') {
            let (count, kind) = word.split_at_checked(1).ok_or(())?;
            cards.0[kind.parse::<Terrain>()? as usize] = count.parse().map_err(|_| ())?;
        }
        if cards.to_string() == token { Ok(cards) } else { Err(()) }
    }
}

impl FromIterator<Terrain> for Terrains {
    fn from_iter<I: IntoIterator<Item = Terrain>>(kinds: I) -> Self {
        let mut cards = Terrains::default();
        kinds.into_iter().for_each(|kind| cards.put(kind));
        cards
    }
}

impl TryFrom<Vec<Terrain>> for Terrains {
    type Error = String;

    /// More cards than can be counted are refused and not cut off in silence.
    fn try_from(kinds: Vec<Terrain>) -> Result<Self, String> {
        if kinds.len() > usize::from(u8::MAX) {
            return Err(format!("{} terrain cards in one place", kinds.len()));
        }
        Ok(kinds.into_iter().collect())
    }
}

impl From<Terrains> for Vec<Terrain> {
    fn from(cards: Terrains) -> Self {
        cards.iter().collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cards_are_counted_by_kind() {
        let cards: Terrains = [Terrain::Desert, Terrain::Coast, Terrain::Desert].into_iter().collect();
        assert_eq!((cards.len(), cards.count(Terrain::Desert), cards.all_alike()), (3, 2, false));
        assert_eq!(Vec::from(cards), [Terrain::Coast, Terrain::Desert, Terrain::Desert]);
        let less = cards.without(Terrains::of(Terrain::Desert, 2));
        assert_eq!(less, Some(Terrains::of(Terrain::Coast, 1)));
        assert_eq!(less.and_then(|less| less.without(cards)), None);
        let mut rest = cards;
        rest.lose(Terrains::of(Terrain::Desert, 1));
        assert_eq!(rest.to_string(), "1coast-1desert");
        assert_eq!(serde_json::to_string(&cards).unwrap(), "[\"coast\",\"desert\",\"desert\"]");
    }

    #[test]
    fn no_card_is_left_out_in_silence() {
        let many = |count: usize| serde_json::from_value::<Terrains>(vec!["forest"; count].into());
        assert_eq!(many(255).unwrap().len(), 255);
        assert!(many(256).unwrap_err().to_string().contains("256 terrain cards"));
    }
}

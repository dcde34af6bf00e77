//! Goods tiles by colour: on a depot, in a storage, or sold.

use serde::{Deserialize, Serialize};

use super::tiles::{COLOURS, Good};

/// How many goods tiles of each colour there are.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Goods(pub [u8; COLOURS]);

impl Goods {
    /// How many tiles of a colour.
    pub fn count(self, good: Good) -> u8 {
        self.0[good as usize]
    }

    /// How many tiles in all.
    pub fn total(self) -> u8 {
        self.0.iter().sum()
    }

    /// Whether there is none.
    pub fn is_empty(self) -> bool {
        self.0 == [0; COLOURS]
    }

    /// How many colours.
    pub fn colours(self) -> usize {
        self.each().count()
    }

    /// The colours there are, each with its number of tiles.
    pub fn each(self) -> impl Iterator<Item = (Good, u8)> {
        Good::ALL.into_iter().zip(self.0).filter(|(_, count)| *count > 0)
    }

    /// Puts tiles of a colour in.
    pub fn put(&mut self, good: Good, count: u8) {
        self.0[good as usize] += count;
    }

    /// Takes all tiles of a colour out.
    pub fn take(&mut self, good: Good) -> u8 {
        std::mem::take(&mut self.0[good as usize])
    }

    /// Both together.
    #[must_use]
    pub fn and(self, other: Goods) -> Goods {
        let mut sum = self;
        other.each().for_each(|(good, count)| sum.put(good, count));
        sum
    }
}

impl FromIterator<(Good, u8)> for Goods {
    fn from_iter<I: IntoIterator<Item = (Good, u8)>>(goods: I) -> Self {
        goods.into_iter().fold(Goods::default(), |mut all, (good, count)| {
            all.put(good, count);
            all
        })
    }
}

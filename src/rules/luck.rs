//! Fast chance for positions that are only imagined. Nothing of a table is ever drawn with it.

use rand_xoshiro::SplitMix64;
use rand_xoshiro::rand_core::{Rng, SeedableRng};

use super::Chance;

/// Chance that can be copied: the same luck for different moves.
#[derive(Clone, Debug)]
pub struct Luck(SplitMix64);

impl Luck {
    /// A beginning out of a slower source.
    pub fn from(chance: &mut dyn Chance) -> Luck {
        let mut half = || u64::from(chance.below(u32::MAX));
        Luck(SplitMix64::seed_from_u64(half() << 32 | half()))
    }

    /// Another luck, drawn by this one.
    pub fn other(&mut self) -> Luck {
        Luck(SplitMix64::seed_from_u64(self.0.next_u64()))
    }
}

impl Chance for Luck {
    /// The upper half of a product: that some numbers come up more often by one in thousands of millions does not matter here.
    fn below(&mut self, n: u32) -> u32 {
        ((u64::from(self.0.next_u32()) * u64::from(n)) >> 32) as u32
    }
}

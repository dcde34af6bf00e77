//! Who picks where nobody names a pick: a bot by chance, a test.

use smallvec::SmallVec;

use super::Chance;

/// Decides what is picked, knowing only how many there are to pick from.
pub trait Guide {
    /// Which of `of` options.
    fn one(&mut self, of: usize) -> usize;

    /// How many, between `min` and `max`.
    fn count(&mut self, min: usize, max: usize) -> usize {
        min + self.one(max - min + 1)
    }
}

/// Picks evenly among the options.
impl<C: Chance> Guide for C {
    fn one(&mut self, of: usize) -> usize {
        self.below(of as u32) as usize
    }
}

/// So many of the options, each set equally likely to an even guide, in the order offered.
pub(super) fn sample<P: Copy>(options: &[P], wanted: usize, guide: &mut dyn Guide) -> SmallVec<[P; 8]> {
    let mut chosen = SmallVec::new();
    for (at, option) in options.iter().enumerate() {
        let missing = wanted - chosen.len();
        if missing > 0 && guide.one(options.len() - at) < missing {
            chosen.push(*option);
        }
    }
    chosen
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{Dice, Seed};

    #[test]
    fn samples_are_even_and_in_order() {
        let mut dice = Dice::for_step(Seed::from_number(5), 0);
        let mut seen = [0u32; 4];
        for _ in 0..4_000 {
            let picked = sample(&[0u8, 1, 2, 3], 2, &mut dice);
            assert!(picked.len() == 2 && picked[0] < picked[1]);
            picked.iter().for_each(|&p| seen[p as usize] += 1);
        }
        assert!(seen.iter().all(|n| (1_850..2_150).contains(n)), "{seen:?}");
    }
}

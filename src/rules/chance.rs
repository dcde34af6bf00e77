//! Chance as an argument. The only randomness a game may use comes through [`Chance`].

use std::collections::VecDeque;

use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};

/// The only source of randomness a game may use.
pub trait Chance {
    /// A uniform number below `n`; 0 when `n` is 0 or 1.
    fn below(&mut self, n: u32) -> u32;
}

/// The 256 bits that fix everything random at a table.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Seed(pub [u8; 32]);

impl Seed {
    /// The seed that a plain number stands for: its bytes, little end first, then zeros.
    pub fn from_number(number: u64) -> Seed {
        let mut bytes = [0; 32];
        bytes[..8].copy_from_slice(&number.to_le_bytes());
        Seed(bytes)
    }
}

/// Chance fixed by the table's seed and the number of the step.
///
/// Every step has a stream of its own, so nothing about the generator is part of a state, and a step that is
/// reached anew after an undo draws the same again.
pub struct Dice(ChaCha8Rng);

impl Dice {
    /// The chance of one step. Step 0 is the setup.
    pub fn for_step(seed: Seed, step: u64) -> Self {
        let mut rng = ChaCha8Rng::from_seed(seed.0);
        rng.set_stream(step);
        Dice(rng)
    }
}

impl Chance for Dice {
    /// Rejection sampling of our own, so that no library's way of sampling can change old games.
    #[inline]
    fn below(&mut self, n: u32) -> u32 {
        if n < 2 {
            return 0;
        }
        let zone = u32::MAX - u32::MAX % n;
        loop {
            let value = self.0.next_u32();
            if value < zone {
                return value % n;
            }
        }
    }
}

/// Results given beforehand: for tests, for replaying a record from its notes, and for the engine.
#[derive(Debug, Default)]
pub struct Scripted {
    results: VecDeque<u32>,
    /// Set once a result was missing or too large; what was played then must be thrown away.
    pub fault: bool,
}

impl Scripted {
    /// Gives these results in this order.
    pub fn of(results: impl IntoIterator<Item = u32>) -> Self {
        Scripted { results: results.into_iter().collect(), fault: false }
    }

    /// How many results have not been asked for.
    pub fn left(&self) -> usize {
        self.results.len()
    }
}

impl Chance for Scripted {
    fn below(&mut self, n: u32) -> u32 {
        if n < 2 {
            return 0;
        }
        match self.results.pop_front() {
            Some(value) if value < n => value,
            _ => {
                self.fault = true;
                0
            }
        }
    }
}

/// Passes questions on and keeps the answers: what a record notes of a step.
pub struct Noted<'a> {
    inner: &'a mut dyn Chance,
    /// Every result that had an alternative, in the order it was drawn.
    pub drawn: Vec<u32>,
}

impl<'a> Noted<'a> {
    /// Listens to `inner`.
    pub fn new(inner: &'a mut dyn Chance) -> Self {
        Noted { inner, drawn: Vec::new() }
    }
}

impl Chance for Noted<'_> {
    fn below(&mut self, n: u32) -> u32 {
        if n < 2 {
            return 0;
        }
        let value = self.inner.below(n);
        self.drawn.push(value);
        value
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_step_always_draws_the_same_and_others_draw_otherwise() {
        let draw = |seed, step| {
            let mut dice = Dice::for_step(Seed::from_number(seed), step);
            (0..20).map(|_| dice.below(1000)).collect::<Vec<_>>()
        };
        assert_eq!(draw(7, 3), draw(7, 3));
        assert_ne!(draw(7, 3), draw(7, 4));
        assert_ne!(draw(7, 3), draw(8, 3));
    }

    #[test]
    fn the_first_draws_never_change() {
        let mut dice = Dice::for_step(Seed::from_number(7), 1);
        let drawn: Vec<u32> = (0..8).map(|_| dice.below(6)).collect();
        assert_eq!(drawn, FIRST_DRAWS);
    }

    const FIRST_DRAWS: [u32; 8] = [2, 1, 1, 1, 1, 2, 2, 4];

    #[test]
    fn every_face_comes_about_as_often() {
        let mut dice = Dice::for_step(Seed::from_number(1), 1);
        let mut seen = [0u32; 6];
        (0..60_000).for_each(|_| seen[dice.below(6) as usize] += 1);
        assert!(seen.iter().all(|&n| (9_500..10_500).contains(&n)), "{seen:?}");
    }

    #[test]
    fn a_script_that_runs_out_or_exceeds_is_a_fault_and_no_panic() {
        let mut script = Scripted::of([3, 9]);
        assert_eq!((script.below(6), script.fault), (3, false));
        assert_eq!((script.below(6), script.fault), (0, true));
        assert_eq!((script.below(6), script.left()), (0, 0));
    }

    #[test]
    fn only_results_with_an_alternative_are_noted() {
        let mut script = Scripted::of([1]);
        let mut noted = Noted::new(&mut script);
        assert_eq!((noted.below(1), noted.below(0), noted.below(2)), (0, 0, 1));
        assert_eq!(noted.drawn, [1]);
    }
}

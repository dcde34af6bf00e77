//! Picks anything that is offered.

use super::{Player, Seen};
use crate::rules::{Chance, Guide, Path};

/// Picks evenly at every question.
#[derive(Clone, Copy, Debug)]
pub struct Random;

/// [`Guide`] is given to every sized kind of chance; this is the one behind a reference.
struct Even<'a>(&'a mut dyn Chance);

impl Guide for Even<'_> {
    fn one(&mut self, of: usize) -> usize {
        self.0.below(of as u32) as usize
    }
}

impl Player for Random {
    fn choose(&self, seen: &Seen<'_>, chance: &mut dyn Chance) -> Option<Path> {
        seen.wander(&mut Even(chance))
    }
}

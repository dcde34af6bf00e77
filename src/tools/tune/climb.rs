//! Goes uphill in many directions at once where every measurement is noisy, in whole numbers.
//!
//! All numbers are moved a little up or down by lot at once, and once more exactly the other way; what comes out better pulls each
//! of them to its side (SPSA). A number is moved by how much more often it was on the better side than chance explains.

use crate::rules::{Chance, Dice, Seed};

/// Positions are kept in such parts of a number.
const FINE: i64 = 256;
/// The chance of directions, beside that of games.
const DIRECTIONS: u64 = 7;

/// Somebody who climbs.
#[derive(Clone, Debug)]
pub struct Climb {
    /// Where each number stands, in parts.
    at: Vec<i64>,
    /// How far each number is moved to find out where it goes up, at first.
    reach: Vec<i64>,
    rounds: i64,
    round: i64,
    /// The sums of positions in the last third of the rounds.
    sum: Vec<i64>,
}

impl Climb {
    /// Begins at these numbers, to climb for so many rounds. `least` is how far numbers are moved that begin at nothing.
    pub fn of(start: &[i64], least: i64, rounds: u64) -> Climb {
        let reach = |number: &i64| if *number == 0 { least } else { (number.abs() / 4).max(1) };
        Climb {
            at: start.iter().map(|number| number * FINE).collect(),
            reach: start.iter().map(reach).collect(),
            rounds: rounds as i64,
            round: 0,
            sum: vec![0; start.len()],
        }
    }

    /// How far a number is moved in this round: less and less, down to a quarter.
    fn moved(&self, reach: i64) -> i64 {
        (reach * (4 * self.rounds - 3 * self.round) / (4 * self.rounds)).max(1)
    }

    /// The numbers moved in a direction, and the other way.
    pub fn both_ways(&self, direction: &[bool]) -> [Vec<i64>; 2] {
        [true, false].map(|way| {
            let each = self.at.iter().zip(&self.reach).zip(direction);
            each.map(|((at, reach), up)| {
                let number = nearest(*at);
                let moved = number + if *up == way { self.moved(*reach) } else { -self.moved(*reach) };
                same_side(moved, number)
            })
            .collect()
        })
    }

    /// Goes on by what was measured: directions, and by how much their side was better than the other one.
    pub fn go_on(&mut self, measured: &[(Vec<bool>, i64)]) {
        let noise = measured.iter().map(|(_, better)| better * better).sum::<i64>().isqrt().max(1);
        for number in 0..self.at.len() {
            let pull: i64 = measured.iter().map(|(up, better)| if up[number] { *better } else { -better }).sum();
            let moved = self.moved(self.reach[number]) * FINE;
            let step = (moved * pull / noise / 4).clamp(-moved, moved);
            self.at[number] = same_side(self.at[number] + step, self.at[number]);
        }
        self.round += 1;
        if 3 * self.round > 2 * self.rounds {
            self.sum.iter_mut().zip(&self.at).for_each(|(sum, at)| *sum += at);
        }
    }

    /// What was found: the mean of the last third of all rounds, so that the noise of the last one does not count.
    pub fn found(&self) -> Vec<i64> {
        let counted = (self.round - 2 * self.rounds / 3).max(0);
        let mean = |(sum, at): (&i64, &i64)| if counted == 0 { *at } else { sum / counted };
        self.sum.iter().zip(&self.at).map(mean).map(nearest).collect()
    }
}

/// So many directions for a round, each number up or down.
pub fn direction(numbers: usize, seed: Seed) -> Vec<bool> {
    let mut dice = Dice::for_step(seed, DIRECTIONS);
    (0..numbers).map(|_| dice.below(2) == 0).collect()
}

fn nearest(at: i64) -> i64 {
    (at + FINE / 2).div_euclid(FINE)
}

/// A number that does not change its sign.
fn same_side(number: i64, before: i64) -> i64 {
    match before.signum() {
        1 => number.max(0),
        -1 => number.min(0),
        _ => number,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// How good numbers are that should be 40, 100 and 0, while the last one does not matter.
    fn good(numbers: &[i64]) -> i64 {
        -[40, 100, 0].iter().zip(numbers).map(|(best, number)| (best - number).pow(2)).sum::<i64>()
    }

    #[test]
    fn it_finds_the_top_though_each_measurement_is_noisy() {
        let mut climb = Climb::of(&[60, 70, 9, 50], 5, 40);
        let mut dice = Dice::for_step(Seed::from_number(3), 0);
        for round in 0..40 {
            let measure = |pair: u64| {
                let up = direction(4, Seed::from_number(1000 * round + pair));
                let [one, other] = climb.both_ways(&up).map(|numbers| good(&numbers));
                (up, one - other + i64::from(dice.below(2001)) - 1000)
            };
            let measured: Vec<_> = (0..200).map(measure).collect();
            climb.go_on(&measured);
        }
        let found = climb.found();
        assert!((36..=44).contains(&found[0]) && (92..=108).contains(&found[1]) && found[2] <= 6, "{found:?}");
        assert!((25..=75).contains(&found[3]), "what does not matter stays about where it was: {found:?}");
    }

    #[test]
    fn numbers_are_moved_both_ways_and_do_not_change_sides() {
        let climb = Climb::of(&[40, -8, 0, 1], 5, 10);
        let [one, other] = climb.both_ways(&[true, true, false, false]);
        assert_eq!((one, other), (vec![50, -6, -5, 0], vec![30, -10, 5, 2]));
        assert_eq!(climb.found(), [40, -8, 0, 1]);
    }
}

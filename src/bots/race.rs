//! Which of several moves is best, judged by samples of how much better each comes out than a first choice: what is behind
//! is dropped on the way, so that the samples go where they are needed.

/// So many samples' worth of the variance of all moves goes into that of each, for few samples tell little of it.
const POOLED: i64 = 8;
/// What an estimate is counted in, parts of a tenth of a point.
const FINE: i64 = 256;
/// Nobody is left behind by chance alone before so many samples.
const LEAST: i64 = 16;

/// One move in the race.
#[derive(Clone, Debug)]
pub struct Runner {
    /// Which move it is.
    pub at: usize,
    /// How much better than the first choice it looked at once, in tenths of a point.
    prior: i64,
    samples: i64,
    sum: i64,
    squares: i64,
}

/// The moves that may still be best. The first one that was entered is what all others are compared with.
#[derive(Debug)]
pub struct Race {
    first: usize,
    /// Variance of the first looks.
    spread: i64,
    running: Vec<Runner>,
    /// What was left behind.
    dropped: Vec<Runner>,
    /// Out of how many, and with how many halvings on the way, the last one is found.
    legs: u32,
    leg: u32,
}

impl Race {
    /// A race of these moves with their first looks, the best first. `spread` is by how much moves usually differ.
    pub fn of(moves: impl IntoIterator<Item = (usize, i64)>, spread: i64) -> Race {
        let mut moves = moves.into_iter().peekable();
        let (first, best) = moves.peek().copied().unwrap_or_default();
        let running: Vec<Runner> =
            moves.map(|(at, look)| Runner { at, prior: look - best, samples: 0, sum: 0, squares: 0 }).collect();
        let legs = running.len().next_power_of_two().ilog2().max(1);
        Race { first, spread: (spread * spread).max(1), running, dropped: Vec::new(), legs, leg: 0 }
    }

    /// The move that all are compared with.
    pub fn first(&self) -> usize {
        self.first
    }

    /// The moves that are still running, but for the one that all are compared with.
    pub fn others(&self) -> Vec<usize> {
        self.running.iter().map(|runner| runner.at).filter(|at| *at != self.first).collect()
    }

    /// Whether there is nothing left to find out.
    pub fn is_over(&self) -> bool {
        self.running.len() < 2
    }

    /// One more sample: how much better than the first choice a move came out, in tenths of a point.
    pub fn sample(&mut self, at: usize, better: i64) {
        if let Some(runner) = self.running.iter_mut().find(|runner| runner.at == at) {
            runner.samples += 1;
            runner.sum += better;
            runner.squares += better * better;
        }
    }

    /// The move that looks best now.
    pub fn leader(&self) -> usize {
        let pooled = pooled(&self.running, self.spread);
        let best = self.running.iter().max_by_key(|runner| self.estimate(runner, pooled));
        best.map_or(self.first, |runner| runner.at)
    }

    /// All moves, the leader and then the best of the others first, with how much better each is than the one that all are
    /// compared with, in tenths of a point. Nothing stands above the leader, whatever few samples said of it.
    pub fn ranking(&self) -> Vec<(usize, i64)> {
        let (leader, all) = (self.leader(), [&*self.running, &*self.dropped].concat());
        let pooled = pooled(&all, self.spread);
        let mut ranked: Vec<(usize, i64)> =
            all.iter().map(|runner| (runner.at, self.estimate(runner, pooled) / FINE)).collect();
        ranked.sort_by_key(|(at, better)| (*at != leader, -better));
        let top = ranked.first().map_or(0, |(_, better)| *better);
        ranked.iter_mut().for_each(|(_, better)| *better = top.min(*better));
        ranked
    }

    /// Drops the worse half whenever another part of the budget is spent, and whatever is behind for certain.
    pub fn go_on(&mut self, spent: u64, budget: u64) {
        let pooled = pooled(&self.running, self.spread);
        let order = |race: &mut Race| {
            let mut keyed: Vec<(i64, Runner)> = race.running.drain(..).map(|runner| (0, runner)).collect();
            for (key, runner) in &mut keyed {
                *key = race.estimate(runner, pooled);
            }
            keyed.sort_by_key(|(key, _)| -key);
            race.running = keyed.into_iter().map(|(_, runner)| runner).collect();
        };
        order(self);
        while !self.is_over() && spent * u64::from(self.legs) >= budget * u64::from(self.leg + 1) {
            self.leg += 1;
            let left = if self.leg >= self.legs { 1 } else { self.running.len().div_ceil(2) };
            self.dropped.extend(self.running.drain(left..));
        }
        self.drop_hopeless(pooled);
    }

    /// Drops what is three standard errors behind the leader, who stands first.
    fn drop_hopeless(&mut self, pooled: i64) {
        let Some(leader) = self.running.first().cloned() else { return };
        let best = self.estimate(&leader, pooled);
        let ahead = self.variance(&leader, pooled);
        let mut kept = Vec::with_capacity(self.running.len());
        for runner in self.running.drain(..).collect::<Vec<_>>() {
            let samples = runner.samples.max(leader.samples);
            let behind = (best - self.estimate(&runner, pooled)) / FINE;
            let error = self.variance(&runner, pooled) + ahead / if runner.at == self.first { 1 } else { 2 };
            if runner.at == leader.at || samples < LEAST || behind * behind * samples <= 9 * error {
                kept.push(runner);
            } else {
                self.dropped.push(runner);
            }
        }
        self.running = kept;
    }

    fn variance(&self, runner: &Runner, pooled: i64) -> i64 {
        if runner.at == self.first {
            0
        } else {
            (runner.scatter() + pooled * POOLED) / (runner.samples + POOLED - 1).max(1)
        }
    }

    /// How much better than the first choice a move is: the first look and the mean of the samples, each by its weight.
    fn estimate(&self, runner: &Runner, pooled: i64) -> i64 {
        if runner.at == self.first {
            return 0;
        }
        let variance = self.variance(runner, pooled).max(1);
        FINE * (runner.prior * variance + runner.sum * self.spread) / (variance + runner.samples * self.spread)
    }
}

/// The variance of a sample, whichever of these moves it is of.
fn pooled(runners: &[Runner], spread: i64) -> i64 {
    let several = runners.iter().filter(|runner| runner.samples > 1);
    let (squares, free) =
        several.fold((0, 0), |(squares, free), runner| (squares + runner.scatter(), free + runner.samples - 1));
    if free == 0 { 100 * spread } else { squares / free + 1 }
}

impl Runner {
    /// The sum of squares around the mean.
    fn scatter(&self) -> i64 {
        if self.samples == 0 { 0 } else { self.squares - self.sum * self.sum / self.samples }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{Chance, Dice, Seed};

    /// Runs a race in which each move is better than the first by so much, with noise of the size of a few points.
    fn run(better: &[i64], looks: &[i64], samples: u64, seed: u64) -> usize {
        let mut dice = Dice::for_step(Seed::from_number(seed), 0);
        let mut race = Race::of(looks.iter().copied().enumerate(), 20);
        let (mut spent, budget) = (0, samples * looks.len() as u64);
        while !race.is_over() && spent < budget {
            for _ in 0..8 {
                for at in race.others() {
                    race.sample(at, better[at] + i64::from(dice.below(101)) - 50);
                    spent += 1;
                }
                spent += 1;
            }
            race.go_on(spent, budget);
        }
        race.leader()
    }

    #[test]
    fn what_is_better_is_found_among_what_looked_better() {
        let (better, looks) = ([0, -30, 5, 25, -10, 0, 3], [90, 80, 80, 70, 60, 50, 40]);
        let found = (0..50).filter(|seed| run(&better, &looks, 60, *seed) == 3).count();
        assert!(found >= 45, "{found} of 50");
    }

    #[test]
    fn without_samples_the_first_look_decides() {
        let race = Race::of([(4, 70), (2, 60), (7, 10)], 20);
        assert_eq!((race.leader(), race.first()), (4, 4));
        assert_eq!(race.others(), [2, 7]);
    }

    #[test]
    fn one_lucky_sample_outweighs_no_first_look_that_was_much_better() {
        let mut race = Race::of([(0, 100), (1, 40)], 10);
        race.sample(1, 80);
        assert_eq!(race.leader(), 0);
    }

    #[test]
    fn all_are_ranked_behind_the_leader_whether_they_were_dropped_or_not() {
        let (mut dice, mut spent) = (Dice::for_step(Seed::from_number(4), 0), 0);
        let mut race = Race::of([(5, 60), (3, 55), (8, 50), (1, 40)], 20);
        while !race.is_over() {
            for at in race.others() {
                let better = if at == 8 { 30 } else { -30 };
                race.sample(at, better + i64::from(dice.below(21)) - 10);
            }
            spent += 1;
            race.go_on(spent, 100);
        }
        let ranking = race.ranking();
        assert_eq!(ranking.iter().map(|(at, _)| *at).collect::<Vec<_>>(), [8, 5, 3, 1]);
        assert!((25..=30).contains(&ranking[0].1) && ranking[1].1 == 0 && ranking[2].1 < -15, "{ranking:?}");
    }

    #[test]
    fn when_the_budget_is_spent_one_is_left() {
        for runners in 2..=12 {
            let mut race = Race::of((0..runners).map(|at| (at, -(at as i64))), 20);
            let mut left = vec![];
            for spent in 1..=100 {
                race.go_on(spent, 100);
                left.push(race.running.len());
            }
            assert_eq!(left.last(), Some(&1), "{left:?}");
            assert!(left.windows(2).all(|pair| pair[1] <= pair[0] && pair[1] >= pair[0] / 2), "{left:?}");
        }
    }

    #[test]
    fn what_is_behind_for_certain_is_dropped_before_the_budget_is_spent() {
        let mut race = Race::of([(0, 0), (1, 0), (2, 0)], 20);
        for sample in 0..40 {
            race.sample(1, -200 + sample % 3);
            race.sample(2, sample % 5 - 2);
        }
        race.go_on(1, 1_000_000);
        assert!(!race.others().contains(&1) && race.others().contains(&2), "{race:?}");
    }
}

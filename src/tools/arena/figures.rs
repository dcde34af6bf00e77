//! What came of many games: shares, places and ratings, and how sure they are.

use std::collections::BTreeMap;
use std::time::Duration;

use serde::Serialize;

use super::super::selfplay::{round, won};
use super::{Kind, Order, Played};
use crate::ratings::{self, Rating};

/// The standard errors to either side of 95 %.
const Z: f64 = 1.96;

/// What came of it.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Report {
    /// Which game.
    pub game: &'static str,
    /// At how many seats.
    pub seats: u8,
    /// How many games were played.
    pub games: u64,
    /// How long it took.
    pub seconds: f64,
    /// The bots, in the order in which they were named.
    pub bots: Vec<Standings>,
}

/// How one bot did. Its copies count together.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Standings {
    /// What it is called.
    pub bot: String,
    /// At how many seats of each game it sat.
    pub copies: u64,
    /// Games won by it alone.
    pub wins: u64,
    /// Games won together with others.
    pub shared: u64,
    /// The share of games that one seat of it won; a shared win counts in parts.
    pub win_share: f64,
    /// Between which shares the true one is, by Wilson, with 95 %.
    pub interval: [f64; 2],
    /// What the share would be if all were equal.
    pub fair_share: f64,
    /// How often it came first, second and so on.
    pub places: Vec<u64>,
    /// The mean score of its seats.
    pub mean_score: f64,
    /// How well it plays, from who came before whom.
    pub rating: Rated,
    /// How many decisions it made.
    pub decisions: u64,
    /// How long they took.
    pub ms: Times,
    /// What it did wrong, by kind. Each time chance decided.
    pub faults: BTreeMap<Kind, u64>,
}

/// A rating as the bot's tables keep it: everybody begins at 25.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Rated {
    /// The mean.
    pub mean: f64,
    /// Between which the true one is, with 95 %.
    pub interval: [f64; 2],
}

/// How long decisions took, in milliseconds.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
pub struct Times {
    /// The mean.
    pub mean: f64,
    /// Half took no longer.
    pub median: f64,
    /// The longest.
    pub longest: f64,
}

/// Sums of one bot.
#[derive(Clone, Default)]
struct Sums {
    copies: u64,
    wins: u64,
    shared: u64,
    won: f64,
    places: Vec<u64>,
    score: i64,
    rating: Rating,
    took: Vec<Duration>,
    faults: BTreeMap<Kind, u64>,
}

/// Sums over all games so far.
pub(super) struct Tally<'a> {
    order: &'a Order,
    games: u64,
    sums: Vec<Sums>,
}

impl Tally<'_> {
    /// Nothing yet.
    pub fn of(order: &Order) -> Tally<'_> {
        let seats = usize::from(order.seats);
        let copies = |bot| (0..seats).filter(|position| order.bot(*position) == bot).count() as u64;
        let none = |bot| Sums { copies: copies(bot), places: vec![0; seats], ..Sums::default() };
        Tally { order, games: 0, sums: (0..order.bots.len()).map(none).collect() }
    }

    /// How many games are counted.
    pub fn games(&self) -> u64 {
        self.games
    }

    /// Counts a game.
    pub fn add(&mut self, game: &Played) {
        self.games += 1;
        let (standing, alone) = (&game.standing, game.standing.winners().count() == 1);
        for ((bot, place), score) in game.bots.iter().zip(&standing.places).zip(&standing.scores) {
            let sums = &mut self.sums[*bot];
            sums.places[usize::from(*place) - 1] += 1;
            sums.score += i64::from(*score);
        }
        let mut winners: Vec<usize> = standing.winners().map(|seat| game.bots[seat.index()]).collect();
        winners.iter().for_each(|bot| self.sums[*bot].won += won(standing));
        winners.sort_unstable();
        winners.dedup();
        winners.iter().for_each(|bot| if alone { self.sums[*bot].wins += 1 } else { self.sums[*bot].shared += 1 });
        for decision in &game.decisions {
            let sums = &mut self.sums[decision.bot];
            sums.took.push(decision.took);
            if let Some(fault) = &decision.fault {
                *sums.faults.entry(fault.kind).or_default() += 1;
            }
        }
        self.rate(game);
    }

    /// Copies of a bot are rated one by one, and it goes on from the mean of them.
    fn rate(&mut self, game: &Played) {
        let players = game.bots.iter().zip(&game.standing.places);
        let players: Vec<(Rating, u8)> = players.map(|(bot, place)| (self.sums[*bot].rating, *place)).collect();
        let new = ratings::after(&players);
        for (bot, sums) in self.sums.iter_mut().enumerate() {
            let own = || game.bots.iter().zip(&new).filter(|(other, _)| **other == bot).map(|(_, rating)| rating);
            let mean = |part: fn(&Rating) -> f64| own().map(part).sum::<f64>() / sums.copies as f64;
            sums.rating = Rating {
                mean: mean(|rating| rating.mean),
                deviation: mean(|rating| rating.deviation),
                games: sums.rating.games + 1,
            };
        }
    }

    /// All of it in figures.
    pub fn report(self, took: Duration) -> Report {
        let Tally { order, games, sums } = self;
        let bots = order.bots.iter().zip(sums).map(|(bot, sums)| sums.standings(bot.to_string(), games, order.seats));
        Report {
            game: order.game.id,
            seats: order.seats,
            games,
            seconds: round(took.as_secs_f64()),
            bots: bots.collect(),
        }
    }
}

impl Sums {
    fn standings(mut self, bot: String, games: u64, seats: u8) -> Standings {
        let (played, copies) = (games.max(1) as f64, self.copies as f64);
        let Rating { mean, deviation, .. } = self.rating;
        Standings {
            bot,
            copies: self.copies,
            wins: self.wins,
            shared: self.shared,
            win_share: round(self.won / played / copies),
            interval: wilson(self.won, played).map(|share| round(share / copies)),
            fair_share: round(1.0 / f64::from(seats)),
            places: self.places,
            mean_score: round(self.score as f64 / played / copies),
            rating: Rated { mean: round(mean), interval: [-Z, Z].map(|z| round(z.mul_add(deviation, mean))) },
            decisions: self.took.len() as u64,
            ms: times(&mut self.took),
            faults: self.faults,
        }
    }
}

fn times(took: &mut [Duration]) -> Times {
    took.sort_unstable();
    let ms = |took: &Duration| round(1000.0 * took.as_secs_f64());
    let all: Duration = took.iter().sum();
    let (Some(longest), Some(median)) = (took.last(), took.get(took.len() / 2)) else { return Times::default() };
    Times { mean: ms(&(all / took.len() as u32)), median: ms(median), longest: ms(longest) }
}

/// The interval of a share by Wilson's method: so many of so many.
pub(in crate::tools) fn wilson(won: f64, of: f64) -> [f64; 2] {
    let (share, z) = (won / of, Z * Z / of);
    let middle = (share + z / 2.0) / (1.0 + z);
    let half = (z * (share * (1.0 - share) + z / 4.0)).sqrt() / (1.0 + z);
    [middle - half, middle + half]
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Against tables of the method: 8 of 10, none of 20, half of 400.
    #[test]
    fn intervals_are_those_of_wilson() {
        for (won, of, low, high) in
            [(8.0, 10.0, 0.4902, 0.9433), (0.0, 20.0, 0.0, 0.1611), (200.0, 400.0, 0.4512, 0.5488)]
        {
            let [least, most] = wilson(won, of).map(round);
            assert!((least - low).abs() < 0.0002 && (most - high).abs() < 0.0002, "{won} of {of}: {least} {most}");
        }
    }

    #[test]
    fn times_are_those_of_the_middle_and_the_end() {
        let ms = Duration::from_millis;
        let all = times(&mut [ms(9), ms(1), ms(2)]);
        assert_eq!(all, Times { mean: 4.0, median: 2.0, longest: 9.0 });
        assert_eq!(times(&mut []), Times::default());
    }
}

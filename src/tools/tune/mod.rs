//! Searches for better weights of the bot that looks one move ahead, by letting it play against itself with others.
//!
//! In every game some seats play with weights moved in one direction and the others with the same weights moved the other way,
//! from each seat in turn ([`climb`]). What was found is held against the yardstick in games of its own at the end.

mod climb;
mod row;

use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::mpsc::channel;
use std::thread;

use serde_json::Value;

pub use self::row::kept;

use self::climb::{Climb, direction};
use self::row::Row;
use super::ToolError;
use super::arena::wilson;
use super::selfplay::{Deed, dealt, play_out, result, round, seed_of, won};
use crate::bots::{Greedy, Player, Random, Seen, whim};
use crate::rules::{Game, Seat, Seed, Standing, Weights};

/// What a game that is won counts besides its points, in tenths of a point.
const WON: i64 = 60;
/// In so many imagined positions a move is tried while weights are searched: more games tell more than better ones.
const WORLDS: usize = 1;
/// After so many steps chance plays a game to its end: bots that weigh badly enough would play for ever.
const PATIENCE: usize = 1500;
/// What having lost by a rule of the game costs.
const LOST: i64 = 500;
/// The games in which what was found is held against the yardstick have numbers from here on.
const PROOF: u64 = 1 << 40;
/// Numbers that begin at nothing are moved by so many tenths of a point at first.
const LEAST: i64 = 2;

/// What is to be searched, and how thoroughly.
#[derive(Clone)]
pub struct Order {
    /// Which game.
    pub game: &'static Game,
    /// At how many seats.
    pub seats: u8,
    /// How often the weights are changed.
    pub rounds: u64,
    /// After how many games each time; as many more as it takes for everybody to sit everywhere equally often.
    pub games: u64,
    /// In how many games what was found is held against the yardstick.
    pub proof: u64,
    /// What set-ups and directions are drawn from.
    pub seed: Seed,
    /// From where the search goes.
    pub from: Weights,
    /// On how many threads.
    pub threads: usize,
}

/// What is told on the way.
#[derive(Clone, Debug)]
pub enum News {
    /// So many games are over, of so many.
    Over(u64, u64),
    /// The weights after so many rounds.
    Round(u64, Value),
}

/// What was found.
#[derive(Clone, Debug, PartialEq)]
pub struct Found {
    /// The weights, by their names.
    pub weights: Value,
    /// The share of games that one seat with them won against the yardstick on the others.
    pub share: f64,
    /// Between which shares the true one is, by Wilson, with 95 %.
    pub interval: [f64; 2],
    /// In how many games.
    pub games: u64,
}

/// Searches as ordered and tells on the way. The same order finds the same, on however many threads.
///
/// # Errors
/// When the order makes no sense, or a game breaks its contract.
pub fn run(order: &Order, tell: &mut dyn FnMut(News)) -> Result<Found, ToolError> {
    order.check()?;
    let (row, start) = Row::of(&(order.game.weights)(&order.from));
    if start.is_empty() {
        return Err(ToolError::Usage(format!("{} has no weights to tune", order.game.id)));
    }
    let mut climb = Climb::of(&start, LEAST * row.grain(), order.rounds);
    let pairs = order.games.div_ceil(order.seats.into());
    let (total, mut over) = (order.rounds * pairs + order.proof.div_ceil(order.seats.into()), 0);
    let mut count = |tell: &mut dyn FnMut(News)| {
        over += 1;
        tell(News::Over(over * u64::from(order.seats), total * u64::from(order.seats)));
    };
    for number in 0..order.rounds {
        let pair = |pair| {
            let seed = seed_of(order.seed, number * pairs + pair);
            let up = direction(start.len(), seed);
            let [one, other] = climb.both_ways(&up);
            let bots = [bot(order.game, &row, &one)?, bot(order.game, &row, &other)?];
            Ok((up, order.better(seed, &bots, pair)?))
        };
        let measured = each(pairs, order.threads, &pair, &mut || count(tell))?;
        climb.go_on(&measured);
        tell(News::Round(number + 1, row.with(&climb.found())));
    }
    let weights = row.with(&climb.found());
    let bots = [Greedy::of((order.game.weigh)(weights.clone())?), Greedy::of(Weights::Greedy)];
    let proof = |number| order.wins(seed_of(order.seed, PROOF + number), &bots);
    let wins = each(order.proof.div_ceil(order.seats.into()), order.threads, &proof, &mut || count(tell))?;
    let games = wins.len() as u64 * u64::from(order.seats);
    let wins: f64 = wins.iter().sum();
    let interval = wilson(wins, games.max(1) as f64).map(round);
    Ok(Found { weights, share: round(wins / games.max(1) as f64), interval, games })
}

/// One that plays with these numbers.
fn bot(game: &Game, row: &Row, numbers: &[i64]) -> Result<Greedy, ToolError> {
    Ok(Greedy { worlds: WORLDS, ..Greedy::of((game.weigh)(row.with(numbers))?) })
}

impl Order {
    fn check(&self) -> Result<(), ToolError> {
        if self.rounds == 0 || self.games == 0 || self.threads == 0 {
            return Err(ToolError::Usage("rounds, games and threads are at least one each".into()));
        }
        if self.seats < 2 {
            return Err(ToolError::Usage(
                "weights are tuned at two seats or more, for bots play against each other".into(),
            ));
        }
        // Whether such a table can be opened is found out before anything is played.
        dealt(self.game, self.seats, self.seed).map(drop)
    }

    /// Plays a set-up once; `bots` says who sits where.
    fn play<'a>(&self, seed: Seed, bots: impl Fn(Seat) -> &'a Greedy) -> Result<Standing, ToolError> {
        let mut table = dealt(self.game, self.seats, seed)?;
        play_out(&mut *table, seed, |table, seat, step, _| {
            let bot: &dyn Player = if step < PATIENCE { bots(seat) } else { &Random };
            bot.choose(&Seen::of(table, seat), &mut whim(seed, step, seat)).map(Deed::Plays)
        })?;
        result(&*table)
    }

    /// Whose seat it is when everybody has moved on by so many seats.
    fn position(&self, seat: Seat, moved: u8) -> u8 {
        (seat.0 + moved) % self.seats
    }

    /// By how much one kind of bot does better than the other, in all places from which a set-up can be played.
    fn better(&self, seed: Seed, [one, other]: &[Greedy; 2], pair: u64) -> Result<i64, ToolError> {
        // Of an odd number of seats now the one and now the other has more.
        let first = (self.seats + (pair % 2) as u8) / 2;
        let is_first = |seat, moved| self.position(seat, moved) < first;
        let mut sum = 0;
        for moved in 0..self.seats {
            let standing = self.play(seed, |seat| if is_first(seat, moved) { one } else { other })?;
            let side = |wanted: bool| {
                let seats = (0..self.seats).map(Seat).filter(|seat| is_first(*seat, moved) == wanted);
                seats.map(|seat| worth(&standing, seat)).sum::<i64>()
            };
            sum += side(true) * i64::from(self.seats - first) - side(false) * i64::from(first);
        }
        Ok(sum)
    }

    /// What one bot among others wins of a set-up, from each seat in turn.
    fn wins(&self, seed: Seed, [one, other]: &[Greedy; 2]) -> Result<f64, ToolError> {
        let mut wins = 0.0;
        for moved in 0..self.seats {
            let is_one = |seat| self.position(seat, moved) == 0;
            let standing = self.play(seed, |seat| if is_one(seat) { one } else { other })?;
            wins += standing.winners().filter(|seat| is_one(*seat)).map(|_| won(&standing)).sum::<f64>();
        }
        Ok(wins)
    }
}

/// What a result is worth to a seat, in tenths of a point.
fn worth(standing: &Standing, seat: Seat) -> i64 {
    let winners = standing.winners().count() as i64;
    let lost = if standing.losers.has(seat) { LOST } else { 0 };
    let win = if standing.winners().any(|winner| winner == seat) { WON / winners } else { 0 };
    10 * i64::from(standing.scores[seat.index()]) + win - lost
}

/// Does so many pieces of work on so many threads, and gives what came of each in their order.
fn each<T: Send>(
    count: u64,
    threads: usize,
    work: &(dyn Fn(u64) -> Result<T, ToolError> + Sync),
    done: &mut dyn FnMut(),
) -> Result<Vec<T>, ToolError> {
    let next = AtomicU64::new(0);
    let mut all = Vec::new();
    thread::scope(|scope| {
        let (send, results) = channel();
        for _ in 0..threads {
            let (next, send) = (&next, send.clone());
            scope.spawn(move || {
                loop {
                    let number = next.fetch_add(1, Ordering::Relaxed);
                    if number >= count || send.send((number, work(number))).is_err() {
                        return;
                    }
                }
            });
        }
        drop(send);
        for (number, result) in results {
            all.push((number, result.inspect_err(|_| next.store(count, Ordering::Relaxed))?));
            done();
        }
        Ok::<_, ToolError>(())
    })?;
    all.sort_by_key(|(number, _)| *number);
    Ok(all.into_iter().map(|(_, result)| result).collect())
}

//! Bots play a game among themselves, many times: how fast, and how it ends.

use std::time::Instant;

use serde::Serialize;
use serde_json::Value;

use super::ToolError;
use crate::bots::{Built, Level};
use crate::rules::{Dice, Game, Path, Seat, Seed, Standing, Table};

/// What came of it. Scores and wins are by seat.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Report {
    /// How many games were played.
    pub games: u64,
    /// How many decisions all seats made.
    pub decisions: u64,
    /// How long it took.
    pub seconds: f64,
    /// Games a second.
    pub games_per_second: f64,
    /// Decisions a second.
    pub decisions_per_second: f64,
    /// The mean score of each seat.
    pub mean_scores: Vec<f64>,
    /// The share of games each seat has won; a shared win counts in parts.
    pub win_share: Vec<f64>,
}

/// Plays `games` games. `bots` has one for all seats, or one for each.
///
/// # Errors
/// When a table cannot be opened like that, or a game breaks its contract.
pub fn run(game: &Game, seats: u8, games: u64, seed: Seed, bots: &[Built]) -> Result<Report, ToolError> {
    run_watched(game, seats, games, seed, bots, &mut Unwatched)
}

/// Somebody who looks on while games are played.
pub(super) trait Watcher {
    /// Whether they want to know each decision, which takes longer to tell than random play to make.
    const DECISIONS: bool;

    /// A seat is about to play the move of this path.
    fn decides(&mut self, table: &dyn Table, seat: Seat, path: &[String]);

    /// A game is over.
    fn ends(&mut self, table: &dyn Table, standing: &Standing, decisions: u64);
}

/// Nobody looks on.
struct Unwatched;

impl Watcher for Unwatched {
    const DECISIONS: bool = false;

    fn decides(&mut self, _: &dyn Table, _: Seat, _: &[String]) {}

    fn ends(&mut self, _: &dyn Table, _: &Standing, _: u64) {}
}

/// Plays `games` games while somebody looks on.
///
/// # Errors
/// As [`run`].
pub(super) fn run_watched<W: Watcher>(
    game: &Game,
    seats: u8,
    games: u64,
    seed: Seed,
    bots: &[Built],
    watcher: &mut W,
) -> Result<Report, ToolError> {
    let bots: Vec<Built> = match bots {
        [one] => vec![*one; seats.into()],
        each if each.len() == usize::from(seats) => each.to_vec(),
        other => return Err(ToolError::Usage(format!("{} bots for {seats} seats", other.len()))),
    };
    let (mut decisions, mut scores, mut wins) = (0, vec![0.0; seats.into()], vec![0.0; seats.into()]);
    let start = Instant::now();
    for number in 0..games {
        let seed = seed_of(seed, number);
        let mut table = dealt(game, seats, seed)?;
        let mut guide = Dice::for_step(seed, 1);
        let made = play_out(&mut *table, seed, |table, seat, step, chance| {
            let bot = bots[seat.index()];
            if bot == Built::Level(Level::Easy) && !W::DECISIONS {
                return table.stride(seat, &mut guide, chance).then_some(Deed::Played);
            }
            let path = bot.decide(table, seat, seed, step)?;
            watcher.decides(table, seat, &path);
            Some(Deed::Plays(path))
        })?;
        let standing = result(&*table)?;
        scores.iter_mut().zip(&standing.scores).for_each(|(sum, score)| *sum += f64::from(*score));
        standing.winners().for_each(|seat| wins[seat.index()] += won(&standing));
        watcher.ends(&*table, &standing, made);
        decisions += made;
    }
    let seconds = start.elapsed().as_secs_f64();
    let per_game = |sums: Vec<f64>| sums.into_iter().map(|sum| round(sum / games.max(1) as f64)).collect();
    Ok(Report {
        games,
        decisions,
        seconds: round(seconds),
        games_per_second: round(games as f64 / seconds),
        decisions_per_second: round(decisions as f64 / seconds),
        mean_scores: per_game(scores),
        win_share: per_game(wins),
    })
}

/// What a win counts: a shared one in parts.
pub(super) fn won(standing: &Standing) -> f64 {
    1.0 / standing.winners().count().max(1) as f64
}

/// What a seat does when it is asked.
pub(super) enum Deed {
    /// It plays the move of this path.
    Plays(Path),
    /// Its move is played already, without a word.
    Played,
}

/// Plays to the end as `decide` says, which gets the table, the seat, the number of the decision and the chance of the
/// table; the number of decisions.
///
/// # Errors
/// When nothing is decided where something must be, or the rules refuse it.
pub(super) fn play_out(
    table: &mut dyn Table,
    seed: Seed,
    mut decide: impl FnMut(&mut dyn Table, Seat, usize, &mut Dice) -> Option<Deed>,
) -> Result<u64, ToolError> {
    let mut chance = Dice::for_step(seed, 2);
    let mut decisions = 0;
    while let Some(seat) = table.awaiting().first() {
        match decide(table, seat, decisions, &mut chance) {
            Some(Deed::Plays(path)) => drop(table.play(seat, &path, &mut chance)?),
            Some(Deed::Played) => {}
            None => return Err(ToolError::Usage(format!("seat {} has no way on", seat.0))),
        }
        decisions += 1;
    }
    Ok(decisions as u64)
}

/// The result of a game that was played out.
///
/// # Errors
/// When it has none, against the contract.
pub(super) fn result(table: &dyn Table) -> Result<Standing, ToolError> {
    table.standing().ok_or_else(|| ToolError::Usage("a game ended without a standing".into()))
}

/// A table of that game, dealt.
///
/// # Errors
/// When it cannot be opened like that.
pub(super) fn dealt(game: &Game, seats: u8, seed: Seed) -> Result<Box<dyn Table>, ToolError> {
    Ok((game.new)(&Value::Null, seats, None, &mut Dice::for_step(seed, 0))?)
}

/// The seed of one of many games: the number stands in the bytes after those of small seeds.
pub(super) fn seed_of(Seed(mut bytes): Seed, number: u64) -> Seed {
    for (byte, part) in bytes[8..16].iter_mut().zip(number.to_le_bytes()) {
        *byte ^= part;
    }
    Seed(bytes)
}

/// To four digits behind the point.
pub(super) fn round(number: f64) -> f64 {
    (number * 10_000.0).round() / 10_000.0
}

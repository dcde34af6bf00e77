//! The tuner on a terminal: a bar that moves, the weights after each round, and those that were found as they are kept.

use std::fmt::Write;

use clap::Args;
use guildhall::rules::{Seed, Weights};
use guildhall::tools::tune::{self, News, Order};
use guildhall::tools::{self, ToolError};

use super::arena::bar;

/// What is to be searched.
#[derive(Args)]
pub struct Arguments {
    /// Which game.
    #[arg(long)]
    game: String,
    /// How many seats.
    #[arg(long)]
    seats: u8,
    /// After how many games the weights are changed each time.
    #[arg(long, default_value_t = 2000)]
    games: u64,
    /// How often they are changed.
    #[arg(long, default_value_t = 20)]
    rounds: u64,
    /// In how many games what was found plays against the yardstick at the end.
    #[arg(long, default_value_t = 1000)]
    proof: u64,
    /// A number or 64 hex digits.
    #[arg(long, default_value = "1", value_parser = tools::seed)]
    seed: Seed,
    /// From where the search goes: the weights of normal, or those of greedy.
    #[arg(long, default_value = "normal", value_parser = weights)]
    from: Weights,
    /// On how many threads; what is found is the same.
    #[arg(long, default_value_t = 1)]
    threads: usize,
}

fn weights(name: &str) -> Result<Weights, String> {
    match name {
        "normal" => Ok(Weights::Normal),
        "greedy" => Ok(Weights::Greedy),
        _ => Err(format!("{name}: neither normal nor greedy")),
    }
}

/// Searches, and gives what was found as it is kept in the file of the game. Only a terminal is shown a bar; the weights after
/// each round go to standard error.
pub fn run(arguments: Arguments) -> Result<String, ToolError> {
    let Arguments { game, seats, games, rounds, proof, seed, from, threads } = arguments;
    let order = Order { game: tools::game(&game)?, seats, rounds, games, proof, seed, from, threads };
    let bar = bar(rounds * games + proof);
    let found = tune::run(&order, &mut |news| match news {
        News::Over(over, total) => {
            bar.set_length(total);
            bar.set_position(over);
        }
        News::Round(round, weights) => bar.suspend(|| super::complain(&format!("{round}: {weights}"))),
    });
    bar.finish_and_clear();
    let found = found?;
    let [low, high] = found.interval;
    let mut text = format!("# {} of {} games of {game} with {seats} seats won ", found.share, found.games);
    // Writing into a text does not fail.
    let _ = write!(text, "against greedy [{low}, {high}]\n{}", tune::kept(&found.weights));
    Ok(text)
}

//! Players of any game. They see what their seat may see, and nothing else.
//!
//! Absent: the true position (it stays inside [`Seen`]), clock, threads, chance of their own.

mod built;
mod greedy;
mod race;
mod random;
pub mod review;
mod strong;

use std::str::FromStr;

use serde_json::Value;
use sha2::{Digest, Sha256};

use crate::rules::{Asked, Chance, Dice, Guide, Habits, Moves, Path, Seat, Seats, Seed, Table, Viewer, Weights};

pub use built::Built;
pub use greedy::Greedy;
pub use random::Random;
pub use strong::{Strong, Weighed};

/// A table as one seat sees it.
pub struct Seen<'a> {
    table: &'a dyn Table,
    seat: Seat,
}

impl<'a> Seen<'a> {
    /// What the seat sees of the table.
    pub fn of(table: &'a dyn Table, seat: Seat) -> Seen<'a> {
        Seen { table, seat }
    }

    /// Whose eyes these are.
    pub const fn seat(&self) -> Seat {
        self.seat
    }

    /// What the rules ask next, after the picks of `path`.
    pub fn ask(&self, path: &[String]) -> Asked {
        self.table.ask(self.seat, path)
    }

    /// The legal paths, at most `limit`, and whether these are all.
    pub fn paths(&self, limit: usize) -> (Vec<Path>, bool) {
        self.table.paths(self.seat, limit)
    }

    /// The legal moves without a word: all, or where there are more than `limit` as many drawn by `guide`.
    pub fn moves(&self, limit: usize, guide: &mut dyn Guide) -> Moves {
        match self.table.moves(self.seat, limit) {
            (moves, true) => moves,
            (_, false) => self.table.some_moves(self.seat, limit, guide),
        }
    }

    /// How the game is thought about.
    pub fn habits(&self) -> Habits {
        self.table.habits()
    }

    /// The path on which `guide` leads; `None` where the seat has nothing to decide.
    pub fn wander(&self, guide: &mut dyn Guide) -> Option<Path> {
        self.table.wander(self.seat, guide)
    }

    /// All that the seat knows, as data.
    pub fn view(&self) -> Value {
        self.table.view_json(Viewer::Seat(self.seat))
    }

    /// A position that could be the true one for all the seat knows, to try things out on.
    pub fn imagine(&self, chance: &mut dyn Chance) -> Box<dyn Table> {
        let mut imagined = self.table.fork();
        imagined.reimagine(Seats::only(self.seat), chance);
        imagined
    }
}

/// Somebody who decides.
pub trait Player: Send + Sync {
    /// What the seat does now; `None` where it has nothing to decide. Chance is the only source of whim.
    fn choose(&self, seen: &Seen<'_>, chance: &mut dyn Chance) -> Option<Path>;
}

/// Says that enough was thought. Asked often, so it must be quick.
pub type Stop<'a> = &'a (dyn Fn() -> bool + Sync);

/// How well a bot plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Level {
    /// Plays at random.
    Easy,
    /// Takes what looks best at once.
    Normal,
    /// Looks a few turns ahead.
    Strong,
}

impl Level {
    /// Every level, the weakest first.
    pub const ALL: [Level; 3] = [Level::Easy, Level::Normal, Level::Strong];

    /// Its name in records and commands.
    pub const fn name(self) -> &'static str {
        match self {
            Level::Easy => "easy",
            Level::Normal => "normal",
            Level::Strong => "strong",
        }
    }

    /// A player of that level, who takes what looks best so far when it is told to stop.
    fn player<'a>(self, stop: Stop<'a>) -> Box<dyn Player + 'a> {
        match self {
            Level::Easy => Box::new(Random),
            Level::Normal => Box::new(Greedy::of(Weights::Normal)),
            Level::Strong => Box::new(Strong::until(stop)),
        }
    }

    /// What a bot of that level does on that seat, with the whim that belongs to the table, the step and the seat:
    /// games with bots come out the same whenever they are played again.
    pub fn decide(self, table: &dyn Table, seat: Seat, seed: Seed, step: usize) -> Option<Path> {
        self.decide_until(table, seat, seed, step, &|| false)
    }

    /// The same, but for what is decided early because `stop` said so.
    pub fn decide_until(self, table: &dyn Table, seat: Seat, seed: Seed, step: usize, stop: Stop) -> Option<Path> {
        self.player(stop).choose(&Seen::of(table, seat), &mut whim(seed, step, seat))
    }
}

/// How many moves are tried out for advice at most: it is worth more than a bot's own move, for there is one a decision, and
/// somebody asked for it.
const ADVISED: u64 = 4 * strong::BUDGET;

/// What a seat's moves are expected to bring, as the strongest bot in its place weighs them, the best first. Empty where the seat
/// has nothing to decide.
pub fn advise(table: &dyn Table, seat: Seat, seed: Seed, step: usize, stop: Stop) -> Vec<Weighed> {
    let strong = Strong::until(stop).with_budget(ADVISED);
    strong.weigh(&Seen::of(table, seat), None, &mut whim(seed, step, seat))
}

impl FromStr for Level {
    type Err = ();

    /// Reads a level's name; `random` is another one for `easy`.
    fn from_str(name: &str) -> Result<Self, ()> {
        match name {
            "easy" | "random" => Ok(Level::Easy),
            "normal" => Ok(Level::Normal),
            "strong" => Ok(Level::Strong),
            _ => Err(()),
        }
    }
}

/// A bot's own chance. It shares nothing with the chance of the table, which no bot can foresee.
pub fn whim(seed: Seed, step: usize, seat: Seat) -> Dice {
    let key = Sha256::new().chain_update(seed.0).chain_update(b"bot").chain_update([seat.0]).finalize();
    Dice::for_step(Seed(key.into()), step as u64)
}

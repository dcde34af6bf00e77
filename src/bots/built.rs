//! A bot of this program by name, for tools in which bots play among themselves.

use std::fmt;
use std::str::FromStr;

use super::{Greedy, Level, Player, Seen, Strong, whim};
use crate::rules::{Path, Seat, Seed, Table, Weights};

/// A bot that is built in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Built {
    /// One as it plays at tables.
    Level(Level),
    /// The yardstick: one that looks one move ahead, and never changes.
    Greedy,
    /// The strong one with so many moves to try out for a decision.
    Strong(u64),
}

impl Built {
    /// What it does on that seat, with the whim that belongs to the table, the step and the seat.
    pub fn decide(self, table: &dyn Table, seat: Seat, seed: Seed, step: usize) -> Option<Path> {
        match self {
            Built::Level(level) => level.decide(table, seat, seed, step),
            Built::Greedy => Greedy::of(Weights::Greedy).choose(&Seen::of(table, seat), &mut whim(seed, step, seat)),
            Built::Strong(budget) => {
                let strong = Strong::until(&|| false).with_budget(budget);
                strong.choose(&Seen::of(table, seat), &mut whim(seed, step, seat))
            }
        }
    }
}

impl FromStr for Built {
    type Err = String;

    fn from_str(name: &str) -> Result<Self, String> {
        if let Some(budget) = name.strip_prefix("strong:") {
            let budget = budget.parse().ok().filter(|budget| *budget > 0);
            return budget.map(Built::Strong).ok_or_else(|| format!("{name}: a number of moves comes after the colon"));
        }
        if name == "greedy" {
            return Ok(Built::Greedy);
        }
        let unknown = || format!("{name}: neither random nor greedy nor normal nor strong nor strong:MOVES");
        name.parse().map(Built::Level).map_err(|()| unknown())
    }
}

impl fmt::Display for Built {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Built::Level(Level::Easy) => f.write_str("random"),
            Built::Greedy => f.write_str("greedy"),
            Built::Level(level) => f.write_str(level.name()),
            Built::Strong(budget) => write!(f, "strong:{budget}"),
        }
    }
}

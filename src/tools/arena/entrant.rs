//! Who enters an arena, by name, and who sits at its tables.

use std::fmt;
use std::str::FromStr;
use std::time::Duration;

use super::super::ToolError;
use super::fault::Fault;
use super::outside::Outside;
use crate::bots::{Level, Player, Random, Seen, Strong, whim};
use crate::rules::{Path, Seat, Seed, Table};

/// A bot by name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Bot {
    /// One that is built in.
    Level(Level),
    /// The strong one with so many moves to try out for a decision.
    Strong(u64),
    /// A program and its arguments.
    Outside(String),
}

impl Bot {
    /// Whether it is a program of its own.
    pub fn is_outside(&self) -> bool {
        matches!(self, Bot::Outside(_))
    }

    /// Takes a seat.
    ///
    /// # Errors
    /// When its program cannot be started.
    pub(super) fn sit(&self, limit: Duration) -> Result<Sitter, ToolError> {
        Ok(match self {
            Bot::Level(level) => Sitter::Level(*level),
            Bot::Strong(budget) => Sitter::Strong(*budget),
            Bot::Outside(command) => Sitter::Outside(Box::new(Outside::start(command, limit)?)),
        })
    }
}

impl FromStr for Bot {
    type Err = String;

    fn from_str(name: &str) -> Result<Self, String> {
        if let Some(command) = name.strip_prefix("cmd:") {
            return Ok(Bot::Outside(command.to_owned()));
        }
        if let Some(budget) = name.strip_prefix("strong:") {
            let budget = budget.parse().ok().filter(|budget| *budget > 0);
            return budget.map(Bot::Strong).ok_or_else(|| format!("{name}: a number of moves comes after the colon"));
        }
        let unknown = || format!("{name}: neither random nor greedy nor strong nor strong:MOVES nor cmd:PROGRAM");
        name.parse().map(Bot::Level).map_err(|()| unknown())
    }
}

impl fmt::Display for Bot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Bot::Level(Level::Easy) => f.write_str("random"),
            Bot::Level(Level::Normal) => f.write_str("greedy"),
            Bot::Level(Level::Strong) => f.write_str("strong"),
            Bot::Strong(budget) => write!(f, "strong:{budget}"),
            Bot::Outside(command) => write!(f, "cmd:{command}"),
        }
    }
}

/// A bot at a table.
pub(super) enum Sitter {
    Level(Level),
    Strong(u64),
    Outside(Box<Outside>),
}

impl Sitter {
    /// A game begins.
    pub fn begin(&mut self, table: &dyn Table, seat: Seat) {
        if let Sitter::Outside(bot) = self {
            bot.begin(table, seat);
        }
    }

    /// What it does, and what it did wrong: then chance has decided.
    pub fn decide(&mut self, table: &dyn Table, seat: Seat, seed: Seed, step: usize) -> (Option<Path>, Option<Fault>) {
        let (seen, chance) = (Seen::of(table, seat), &mut whim(seed, step, seat));
        match self {
            Sitter::Level(level) => (level.decide(table, seat, seed, step), None),
            Sitter::Strong(budget) => (Strong::until(&|| false).with_budget(*budget).choose(&seen, chance), None),
            Sitter::Outside(bot) => match bot.decide(table, seat, step) {
                Ok(path) => (Some(path), None),
                Err(fault) => (Random.choose(&seen, chance), Some(fault)),
            },
        }
    }

    /// A game is over.
    pub fn end(&mut self, table: &dyn Table) {
        if let Sitter::Outside(bot) = self {
            bot.end(table);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bots_are_known_by_name_and_called_by_it() {
        for (name, bot, called) in [
            ("greedy", Bot::Level(Level::Normal), "greedy"),
            ("easy", Bot::Level(Level::Easy), "random"),
            ("strong:240000", Bot::Strong(240_000), "strong:240000"),
            ("cmd:python3 a.py", Bot::Outside("python3 a.py".into()), "cmd:python3 a.py"),
        ] {
            assert_eq!(name.parse(), Ok(bot.clone()));
            assert_eq!(bot.to_string(), called);
        }
        for bad in ["genius", "strong:", "strong:0", "strong:-4", "python3 a.py", ""] {
            assert!(bad.parse::<Bot>().is_err_and(|why| why.starts_with(bad)), "{bad}");
        }
    }
}

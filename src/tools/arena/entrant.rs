//! Who enters an arena, by name, and who sits at its tables.

use std::fmt;
use std::str::FromStr;
use std::time::Duration;

use super::super::ToolError;
use super::fault::Fault;
use super::outside::Outside;
use crate::bots::{Built, Level};
use crate::rules::{Path, Seat, Seed, Table};

/// A bot by name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Bot {
    /// One that is built in.
    Built(Built),
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
            Bot::Built(built) => Sitter::Built(*built),
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
        let others = |why: String| if why.contains("neither") { format!("{why} nor cmd:PROGRAM") } else { why };
        name.parse().map(Bot::Built).map_err(others)
    }
}

impl fmt::Display for Bot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Bot::Built(built) => built.fmt(f),
            Bot::Outside(command) => write!(f, "cmd:{command}"),
        }
    }
}

/// A bot at a table.
pub(super) enum Sitter {
    Built(Built),
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
        match self {
            Sitter::Built(built) => (built.decide(table, seat, seed, step), None),
            Sitter::Outside(bot) => match bot.decide(table, seat, step) {
                Ok(path) => (Some(path), None),
                Err(fault) => (Level::Easy.decide(table, seat, seed, step), Some(fault)),
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
            ("greedy", Bot::Built(Built::Greedy), "greedy"),
            ("normal", Bot::Built(Built::Level(Level::Normal)), "normal"),
            ("easy", Bot::Built(Built::Level(Level::Easy)), "random"),
            ("strong:240000", Bot::Built(Built::Strong(240_000)), "strong:240000"),
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

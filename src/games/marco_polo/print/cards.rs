//! Cards, contracts, tokens and tiles as they are printed.

use serde::Deserialize;

use super::super::effect::Effect;
use super::map::Arms;
use super::seals::Guild;
use crate::rules::named;

named! {
    /// The two kinds of contracts.
    pub enum ContractKind {
        /// One of the deck.
        Red "red",
        /// One that a seat starts with.
        Blue "blue",
    }
}

/// A contract as it is printed.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ContractPrint {
    /// Its token.
    pub id: String,
    /// Normal or starting.
    pub kind: ContractKind,
    /// What it takes.
    pub cost: Effect,
    /// What it brings.
    pub gain: Effect,
}

named! {
    /// How often an option of a city card can be taken.
    pub enum Times {
        /// As often as the die shows, at most.
        Die "die",
        /// Once.
        Once "once",
        /// At most once for each contract fulfilled, and as often as the die shows.
        Contracts "contracts",
        /// At most once for each own post on the board, and as often as the die shows.
        Posts "posts",
    }
}

/// An option of a city card.
#[derive(Clone, Copy, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CardOption {
    /// How often.
    pub times: Times,
    /// The least die for it.
    pub min_die: u8,
    /// The highest die for it.
    pub max_die: u8,
    /// What it takes each time.
    pub cost: Effect,
    /// What it brings each time.
    pub gain: Effect,
}

/// A city card as it is printed.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CardPrint {
    /// Its token.
    pub id: String,
    /// What can be chosen.
    pub options: Vec<CardOption>,
}

/// A seal on a goal card.
#[derive(Clone, Copy, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct GoalSeal {
    /// The guild whose seal is to be improved.
    pub seal: Guild,
    /// What it brings.
    pub points: u8,
}

/// A goal card as it is printed.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct GoalPrint {
    /// Its token.
    pub id: String,
    /// Coats of arms that count once more.
    pub shields: Vec<Arms>,
    /// Seals that bring points.
    pub seals: Vec<GoalSeal>,
}

/// A token or tile that brings something.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct GainPrint {
    /// Its token.
    pub id: String,
    /// What it brings.
    pub gain: Effect,
}

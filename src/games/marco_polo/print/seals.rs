//! The seals and the special cities as they are printed.

use serde::Deserialize;

use super::super::effect::Effect;
use crate::rules::named;

named! {
    /// The guilds, from the lowest to the highest.
    pub enum Guild {
        /// Farmers.
        Farmers "farmers",
        /// Spicers.
        Spicers "spicers",
        /// Tailors.
        Tailors "tailors",
        /// Jewellers.
        Jewellers "jewelers",
    }
}

/// A seal as it is printed.
#[derive(Clone, Copy, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Seal {
    /// Its guild.
    pub id: Guild,
    /// How many there are.
    pub copies: u8,
    /// The least value of the lowest die placed for it.
    pub min_die: u8,
    /// The jade received when it is taken.
    pub jade_taken: u8,
    /// What improving it costs.
    pub improve_cost: Effect,
    /// What it brings when it is improved, and at each later start of a round.
    pub bonus: Effect,
}

/// A special city as it is printed.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SpecialPrint {
    /// The city.
    pub id: String,
    /// How many spaces it has.
    pub spaces: u8,
    /// What it always brings.
    pub gain: Effect,
    /// The seal that adds its bonus, if improved.
    pub seal: Guild,
    /// The least die for which it adds it once.
    pub once_min_die: u8,
    /// The least die for which it adds it twice.
    pub twice_min_die: u8,
}

//! The characters as they are printed: abilities as one of a closed set of keys each; a missing key means the normal rule.

use serde::Deserialize;

use super::super::effect::Effect;
use super::board::Travel;
use crate::rules::named;

named! {
    /// What a way may cost besides jade.
    pub enum Fare {
        /// Coins.
        Coins "coins",
        /// Camels.
        Camels "camels",
    }
}

/// A character as it is printed.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CharacterPrint {
    /// Its token.
    pub id: String,
    /// Its name, the same in all languages but for small words.
    pub name: String,
    /// Received at the set-up.
    #[serde(default)]
    pub start: Effect,
    /// Figures on the map.
    #[serde(default = "one")]
    pub figures: u8,
    /// Whether the steps of a movement may be split over the figures.
    #[serde(default)]
    pub split_movement: bool,
    /// Whether one of the bonuses of a start of a round is received twice.
    #[serde(default)]
    pub double_one_round_bonus: bool,
    /// Received at each start of a round.
    #[serde(default)]
    pub round_start: Effect,
    /// Dice for the guild seals, if not as many as usual.
    pub guild_dice: Option<u8>,
    /// Received for each seal improved.
    #[serde(default)]
    pub on_improve_seal: Effect,
    /// Received for each contract fulfilled.
    #[serde(default)]
    pub on_complete_contract: Effect,
    /// Received for each jade received, whatever it comes from.
    #[serde(default)]
    pub per_jade_received: Effect,
    /// Coats of arms that count at the end.
    #[serde(default)]
    pub final_shields: u8,
    /// Whether an oasis that is passed costs no step.
    #[serde(default)]
    pub skip_oases: bool,
    /// Received after a movement for each different oasis passed or ended on.
    #[serde(default)]
    pub per_different_oasis: Effect,
    /// And one of these, as chosen for each.
    #[serde(default)]
    pub per_different_oasis_choice: Vec<Effect>,
    /// Whether it gets each outpost tile after its use, to use it once more.
    #[serde(default)]
    pub keep_outposts: bool,
    /// Received for each die rolled, by its value from 1 to 6.
    pub on_die_rolled: Option<[Effect; 6]>,
    /// Received instead for a pair of own dice of the roll at a start of a round.
    pub on_pair_rolled: Option<[Effect; 6]>,
    /// The travel spaces it may use.
    #[serde(default = "all_travels")]
    pub travel_spaces: Vec<Travel>,
    /// What it does not pay on ways.
    #[serde(default)]
    pub free_route_resources: Vec<Fare>,
}

const fn one() -> u8 {
    1
}

fn all_travels() -> Vec<Travel> {
    Travel::ALL.to_vec()
}

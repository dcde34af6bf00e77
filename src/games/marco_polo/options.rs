//! What a table can decide before it starts.

use serde::{Deserialize, Serialize};

use crate::rules::Setting;

/// What a table can decide before it starts.
pub const SETTINGS: &[Setting] = &[
    Setting { name: "black_dice", values: &["hidden", "open"] },
    Setting { name: "extra_post_bonuses", values: &["no", "yes"] },
];

/// The settings of a table.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// Whether the black dice are rolled at each start of a round and lie open (MP-A16).
    pub black_dice: BlackDice,
    /// Whether an extra post brings what placing a post brings (MP-Q1).
    pub extra_post_bonuses: ExtraPosts,
}

/// How black dice lie on the board.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum BlackDice {
    /// They are rolled when somebody gets them.
    #[default]
    Hidden,
    /// They are rolled at each start of a round, and whoever gets one picks it.
    Open,
}

/// What an extra post brings.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ExtraPosts {
    /// Nothing at once.
    #[default]
    No,
    /// What any post brings.
    Yes,
}

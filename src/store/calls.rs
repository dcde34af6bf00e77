//! Who was called at a table, when, and what was said to them about it since. When something is said is decided elsewhere.

use std::collections::BTreeMap;

use crate::rules::Seat;

/// The call of a seat that is still to answer it. Moments are in milliseconds since 1970.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Call {
    /// How many entries the record had when it was called.
    pub call: u64,
    /// The step it was called at.
    pub step: u64,
    /// When it was called: which call it is.
    pub at: i64,
    /// How often it was reminded.
    pub reminders: u32,
    /// How often the others asked about it.
    pub nudges: u32,
    /// When they did so last.
    pub nudged: Option<i64>,
    /// When anything was last said to whoever holds it about that.
    pub said: i64,
    /// Since when it is the only one that is missing of several that were called.
    pub alone: Option<i64>,
    /// Whether whoever comes next was told that it is this one's turn.
    pub is_heralded: bool,
}

/// The calls of a table.
pub type Calls = BTreeMap<Seat, Call>;

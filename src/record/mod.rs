//! What is stored of a game: how it began and, entry by entry, what was decided. All else follows from it.
//!
//! Absent: clock, people, files. Who sits where and when something happened is the manager's to note.

mod finale;
mod play;
mod reel;
mod replay;
mod scroll;
mod seating;
mod seed;
mod since;
mod snapshot;
mod step;
mod story;
mod telling;
mod turns;
mod undo;

use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::rules::{Fingerprint, Path, Seat, Seed};

pub use play::Play;
pub use reel::Reel;
pub(crate) use reel::evenly;
pub use replay::{ReplayError, Source, Trouble, verify};
pub use seed::{BadHex, commitment};
pub use snapshot::{Snapshot, TakenUp};
pub use step::Step;
pub use story::{Story, Turn};

/// How a table began.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Header {
    /// The id of the game.
    pub game: String,
    /// The version of the rules the table began with.
    pub rules_version: u16,
    /// The fingerprint of the component data; empty for the data that comes with the game.
    #[serde(default)]
    pub data: String,
    /// The options the table was opened with.
    #[serde(default)]
    pub options: Value,
    /// How many seats there are.
    pub seats: u8,
    /// Who was to begin; where nobody was named, the lot decided.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub first: Option<Seat>,
    /// The seed of all chance, 64 hex digits.
    pub seed: Seed,
    /// What the setup drew. Absent where the first entry gives a position instead.
    pub dealt: Option<Dealt>,
}

/// What the setup, which is step 0, drew and led to.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Dealt {
    /// The results of chance, in order.
    pub drawn: Vec<u32>,
    /// The fingerprint of the first position.
    pub hash: Fingerprint,
}

/// One thing that happened at a table. Entries are only ever added.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
pub enum Entry {
    /// A seat decided something. The decisions that no [`Entry::Undone`] took back are the *steps*, counted from 1.
    Played {
        /// Who decided.
        seat: Seat,
        /// What was decided.
        path: Path,
        /// The results of chance, in order.
        drawn: Vec<u32>,
        /// The fingerprint of the position reached.
        hash: Fingerprint,
        /// Whether the table played it, there being only one legal path.
        auto: bool,
        /// The level of the bot that decided in the place of whoever holds the seat; absent where they did themselves.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        by: Option<String>,
    },
    /// The steps after `to` do not count any more.
    Undone {
        /// The last step that still counts; 0 is the setup.
        to: usize,
        /// The seats that agreed to it; absent where nobody had to be asked.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        agreed: Option<Vec<Seat>>,
    },
    /// A seat gave up. The rules know nothing of it; whoever has the seat now plays on.
    Conceded {
        /// Which seat.
        seat: Seat,
    },
    /// Somebody else has the seat from here on.
    SeatTaken {
        /// Which seat.
        seat: Seat,
        /// Who: a user's id or the level of a bot.
        by: String,
        /// How it came to that; absent after [`Entry::Conceded`], which says so.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        how: Option<How>,
    },
    /// The table was closed before the game was over. Nothing follows.
    Ended {
        /// Who wanted it.
        how: Ending,
    },
    /// The table goes on from this position, under rules of this version: they changed, or it was set up by hand.
    Rebased {
        /// The version of the rules from here on.
        version: u16,
        /// The position.
        state: Value,
    },
}

/// How a seat changes hands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum How {
    /// Whoever had it got up, and a bot plays on.
    Left,
    /// The table decided that a bot plays on.
    Vote,
    /// Whoever had it before is back.
    Back,
    /// The table let somebody new sit down.
    LetIn,
    /// Somebody new was invited to it.
    Invited,
    /// Somebody new sits down whom the table wanted in place of another.
    Replaced,
}

/// Who wanted a game to end before it was over.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Ending {
    /// Everybody seated.
    Agreement,
    /// The only person at the table.
    Alone,
    /// Those who manage the server.
    Server,
}

/// A whole table: what is stored, sent and verified.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Record {
    /// How it began.
    pub header: Header,
    /// What happened since, oldest first.
    pub entries: Vec<Entry>,
}

impl Record {
    /// Which entries are the steps: step `n` is the entry at place `n - 1` of the answer.
    pub fn steps(&self) -> Vec<usize> {
        steps(self.entries.iter())
    }
}

fn steps<'a>(entries: impl Iterator<Item = &'a Entry>) -> Vec<usize> {
    let mut steps = Vec::new();
    for (at, entry) in entries.enumerate() {
        match entry {
            Entry::Played { .. } => steps.push(at),
            Entry::Undone { to, .. } => steps.truncate(*to),
            Entry::Conceded { .. } | Entry::SeatTaken { .. } | Entry::Rebased { .. } | Entry::Ended { .. } => {}
        }
    }
    steps
}

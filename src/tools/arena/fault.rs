//! What a bot of somebody else can do wrong.

use serde::Serialize;

/// What kind of wrong it was.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Kind {
    /// The program ended, or could not be started again.
    Crashed,
    /// A line that is no request, or one that makes no sense here.
    Nonsense,
    /// A path that is no legal move.
    Illegal,
    /// No move in time.
    Slow,
    /// More output than anybody reads.
    Flood,
    /// It was not asked any more, after too many of these in a row.
    GivenUp,
}

impl Kind {
    /// What it is called in a report.
    pub const fn name(self) -> &'static str {
        match self {
            Kind::Crashed => "crashed",
            Kind::Nonsense => "nonsense",
            Kind::Illegal => "illegal",
            Kind::Slow => "slow",
            Kind::Flood => "flood",
            Kind::GivenUp => "given up",
        }
    }
}

/// What was wrong, and what exactly.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fault {
    /// What kind.
    pub kind: Kind,
    /// One sentence.
    pub reason: String,
}

impl Fault {
    /// A fault of that kind.
    pub fn of(kind: Kind, reason: impl Into<String>) -> Fault {
        Fault { kind, reason: reason.into() }
    }
}

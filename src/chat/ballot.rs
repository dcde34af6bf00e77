//! What can be chosen in a vote. It is written and read here, for custom ids and for the store.

use std::fmt::{Display, Formatter};

/// What somebody chooses in a vote.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Ballot {
    /// To agree.
    Yes,
    /// Not to.
    No,
    /// To wait for whoever is late.
    Wait,
    /// To have a bot make the move.
    Move,
    /// To give the seat to a bot.
    Seat,
    /// To go on at 24 hours a move.
    Day,
}

impl Ballot {
    /// All of them.
    pub const ALL: [Ballot; 6] = [Ballot::Yes, Ballot::No, Ballot::Wait, Ballot::Move, Ballot::Seat, Ballot::Day];

    /// What stands for it in custom ids and in the store.
    pub const fn token(self) -> &'static str {
        match self {
            Ballot::Yes => "yes",
            Ballot::No => "no",
            Ballot::Wait => "wait",
            Ballot::Move => "move",
            Ballot::Seat => "seat",
            Ballot::Day => "day",
        }
    }

    /// The choice of a token.
    pub fn of(token: &str) -> Option<Ballot> {
        Ballot::ALL.into_iter().find(|ballot| ballot.token() == token)
    }
}

impl Display for Ballot {
    fn fmt(&self, f: &mut Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.token())
    }
}

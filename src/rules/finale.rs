//! How a finished game went: what its last picture tells besides how it ended.

use super::{Seat, Text};

/// A round of a game.
#[derive(Clone, Debug, PartialEq)]
pub struct Round {
    /// The part of the game that it belongs to, as the line of time marks it: the letter of a phase, the number of the round.
    pub part: String,
    /// Which one it is, as it stands in a list.
    pub name: Text,
}

/// How a game went. What is not known of it is left out.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Finale {
    /// Everybody's points at the beginning of each round, and when the game was over.
    pub course: Vec<Milestone>,
    /// The most points that came to a seat by one step, before those of the end.
    pub leap: Option<Leap>,
    /// Since when whoever won was ahead.
    pub lead: Option<Lead>,
    /// When it was played, and how long people waited.
    pub lasted: Option<Lasted>,
}

/// A place on the way through a game.
#[derive(Clone, Debug, PartialEq)]
pub struct Milestone {
    /// The step after which it lies.
    pub step: usize,
    /// The round that begins there, if one does.
    pub round: Option<Round>,
    /// The points of each seat.
    pub points: Vec<i32>,
}

/// Points that came at once.
#[derive(Clone, Debug, PartialEq)]
pub struct Leap {
    /// Who got them.
    pub seat: Seat,
    /// How many.
    pub by: i32,
    /// The step by which they came.
    pub step: usize,
    /// What was told of it.
    pub told: Option<Text>,
}

/// Since when whoever won had at least as many points as everybody else.
#[derive(Clone, Debug, PartialEq)]
pub struct Lead {
    /// Who won; of several, the one for whom it was so longest.
    pub seat: Seat,
    /// The step from which on it was so; none where only the end decided.
    pub since: Option<usize>,
    /// The round of that step.
    pub round: Option<Round>,
    /// Whether it was so from the first quarter of the game on.
    pub is_early: bool,
    /// How many points the last step brought them.
    pub last: i32,
}

/// When a game was played.
#[derive(Clone, Debug, PartialEq)]
pub struct Lasted {
    /// The day of its beginning and that of its end, as they are written.
    pub days: [String; 2],
    /// How many minutes lie between its first and its last move.
    pub whole: u32,
    /// The longest time before a move for which the others waited, in minutes, and that move.
    pub longest: (u32, usize),
    /// Half of these times are no longer, in minutes.
    pub half: u32,
}

//! Who was invited to a table. What follows from that is not decided here.

use super::word::words;
use crate::chat::UserId;

/// What came of an invitation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Answer {
    /// Nothing yet.
    Open,
    /// They sat down.
    Taken,
    /// They would rather not.
    Declined,
}
words!(Answer { Answer::Open => "open", Answer::Taken => "taken", Answer::Declined => "declined" });

/// Somebody who was invited.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Invitation {
    /// Its number at the table, counted from 1.
    pub number: u32,
    /// Who.
    pub user: UserId,
    /// What they were called then: not yet escaped.
    pub name: String,
    /// When, in milliseconds since 1970.
    pub at: i64,
    /// What came of it.
    pub answer: Answer,
}

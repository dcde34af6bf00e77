//! Who has held a seat of a running game and holds none now. What that allows them is not decided here.

use super::word::words;
use crate::chat::UserId;
use crate::rules::Seat;

/// What somebody who got up may expect of their seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Standing {
    /// It is theirs again whenever they like.
    Open,
    /// Somebody else has sat there since.
    Ended,
    /// They gave it up for good.
    GaveUp,
}
words!(Standing { Standing::Open => "open", Standing::Ended => "ended", Standing::GaveUp => "gave-up" });

/// Somebody who has held a seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Claim {
    /// Who.
    pub user: UserId,
    /// What they were called when they got up: not yet escaped.
    pub name: String,
    /// Which seat.
    pub seat: Seat,
    /// When they got up, in milliseconds since 1970.
    pub since: i64,
    /// What they may expect of it.
    pub standing: Standing,
    /// Whether it is kept for them for a while: they did not get up by having left the server.
    pub is_kept: bool,
}

//! How long tables wait for those who were called, and what becomes of that while the program is away. How long that
//! is, is decided elsewhere.

use std::collections::BTreeMap;

use async_trait::async_trait;

use super::Stored;
use super::word::words;
use crate::chat::TableId;
use crate::rules::Seat;

/// Under this name it is noted when the program last was at work, in milliseconds since 1970.
pub(super) const ALIVE: &str = "alive";

/// How it stands with the time of a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ClockState {
    /// It runs.
    Running,
    /// It is up, and the others decide what follows.
    Late,
    /// It is up, and a bot is about to move in the seat's place.
    Deputy,
    /// It stands still; what is left of it stands for when it is up.
    Frozen,
}
words!(ClockState {
    ClockState::Running => "running",
    ClockState::Late => "late",
    ClockState::Deputy => "deputy",
    ClockState::Frozen => "frozen",
});

/// The clock of a seat that was called.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SeatClock {
    /// How many entries the record had when it was called: which call it is.
    pub call: u64,
    /// The step it was called at.
    pub step: u64,
    /// When its time is up, in milliseconds since 1970; where it stands still, how long it has left.
    pub due: i64,
    /// When the program was last away meanwhile, from and to: the due has moved by as much.
    pub moved: Option<(i64, i64)>,
    /// How it stands.
    pub state: ClockState,
}

/// The clocks of a table.
pub type Clocks = BTreeMap<Seat, SeatClock>;

/// How long the program was away, in whole minutes.
pub(super) const fn gap(from: i64, to: i64) -> i64 {
    const MINUTE: i64 = 60_000;
    (to - from + MINUTE - 1) / MINUTE * MINUTE
}

/// Clocks, and whether the program was at work.
#[async_trait]
pub trait KeepsClocks: Send + Sync {
    /// The clocks of a table.
    ///
    /// # Errors
    /// When the database fails.
    async fn clocks_of(&self, table: TableId) -> Stored<Clocks>;

    /// Notes that the program is at work.
    ///
    /// # Errors
    /// When the database fails.
    async fn is_alive(&self, now: i64) -> Stored<()>;

    /// When the program was last at work, by its own note; at the beginning of time, where it never was.
    ///
    /// # Errors
    /// When the database fails.
    async fn alive(&self) -> Stored<i64>;

    /// Notes that the program begins, or is there again. Where it was away for at least `least`, what was to be up
    /// meanwhile or later is moved by as long, in whole minutes, all at once and with the note that it was, so that a
    /// program that is killed in it moves nothing twice. No alarm that takes anything from anybody goes off before
    /// `grace` is over: whoever comes back together with the program can still act. Gives how many clocks were moved.
    ///
    /// # Errors
    /// When the database fails.
    async fn comes_back(&self, now: i64, least: i64, grace: i64) -> Stored<usize>;
}

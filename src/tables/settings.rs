//! What a manager can be told at its start, and what holds where it is told nothing.

use std::time::{Duration, SystemTime, UNIX_EPOCH};

use crate::games::GAMES;
use crate::rules::Game;

use super::openings;
use super::pool::{Paint, paint};

/// So many tables are played at once in a large community; what more are awake have been looked at and left.
const AWAKE: usize = 400;
/// How long a turn stays open that has only its end left.
const WHILE: Duration = Duration::from_secs(5 * 60);

/// What a manager can be told at its start.
#[derive(Clone, Copy)]
pub struct Settings {
    /// The games that can be played.
    pub games: &'static [Game],
    /// How scenes become pictures.
    pub paint: Paint,
    /// The clock by which turns end by themselves, in milliseconds since 1970.
    pub clock: fn() -> i64,
    /// How long a turn stays open that has only its end left.
    pub open: Duration,
    /// How many tables may be awake before those that rest are put away.
    pub awake: usize,
    /// The pause between two direct conversations that are opened.
    pub openings: Duration,
}

impl Default for Settings {
    fn default() -> Self {
        Settings { games: GAMES, paint, clock, open: WHILE, awake: AWAKE, openings: openings::PAUSE }
    }
}

/// The clock of the machine, in milliseconds since 1970.
fn clock() -> i64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    i64::try_from(since.as_millis()).unwrap_or(i64::MAX)
}

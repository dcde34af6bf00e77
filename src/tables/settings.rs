//! What a manager can be told at its start, and what holds where it is told nothing.

use std::time::Duration;

use rand::TryRng as _;

use crate::bots::review::Effort;
use crate::games::GAMES;
use crate::rules::{Game, Seed};

use super::openings;
use super::pool::{Paint, paint};
use super::time::Clock;

/// So many tables are played at once in a large community; what more are awake have been looked at and left.
const AWAKE: usize = 400;
/// How long a turn stays open that has only its end left.
const WHILE: Duration = Duration::from_secs(5 * 60);
static MACHINE: Clock = Clock::of_machine();

/// What a manager can be told at its start.
#[derive(Clone, Copy)]
pub struct Settings {
    /// The games that can be played.
    pub games: &'static [Game],
    /// How scenes become pictures.
    pub paint: Paint,
    /// The clock by which tables do what they do by themselves.
    pub clock: &'static Clock,
    /// How long a turn stays open that has only its end left.
    pub open: Duration,
    /// How many tables may be awake before those that rest are put away.
    pub awake: usize,
    /// How long a game is kept after its end; for ever, if nothing is said.
    pub keep: Option<Duration>,
    /// The pause between two direct conversations that are opened.
    pub openings: Duration,
    /// How much is tried out for the review of a game.
    pub effort: Effort,
    /// Where the seed of a new game comes from; none, if there are no random numbers.
    pub seed: fn() -> Option<Seed>,
}

impl Default for Settings {
    fn default() -> Self {
        Settings {
            games: GAMES,
            paint,
            clock: &MACHINE,
            open: WHILE,
            awake: AWAKE,
            keep: None,
            openings: openings::PAUSE,
            effort: Effort::default(),
            seed: fresh_seed,
        }
    }
}

/// A seed that nobody can foresee.
fn fresh_seed() -> Option<Seed> {
    let mut bytes = [0; 32];
    rand::rngs::SysRng.try_fill_bytes(&mut bytes).ok()?;
    Some(Seed(bytes))
}

//! The numbers by which bots weigh a position: those a game keeps, and others that are tried out.

use std::any::Any;
use std::sync::Arc;

use serde::Deserialize;

/// The numbers that a game keeps.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Scales<W> {
    /// Those of the yardstick, which are never changed.
    pub greedy: W,
    /// Those that were found to be better.
    pub normal: W,
}

/// By whose numbers a position is weighed, whatever the game.
#[derive(Clone, Debug)]
pub enum Weights {
    /// Those of the yardstick.
    Greedy,
    /// Those that were found to be better.
    Normal,
    /// Those of one game that are tried out; at another game they are those of the yardstick.
    Tried(Arc<dyn Any + Send + Sync>),
}

impl Weights {
    /// What they are in a game that keeps these.
    pub(super) fn of<W: 'static>(&self, kept: &'static Scales<W>) -> &W {
        match self {
            Weights::Greedy => &kept.greedy,
            Weights::Normal => &kept.normal,
            Weights::Tried(tried) => tried.downcast_ref().unwrap_or(&kept.greedy),
        }
    }
}

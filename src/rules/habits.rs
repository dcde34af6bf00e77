//! How bots that look ahead think about a game: the few numbers that differ from game to game.

use super::Weights;

/// How a game is thought about. Found by playing many games against each other.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Habits {
    /// In how many walks everybody looks for a move while a game is imagined on; without it every move is looked at.
    pub tries: Option<usize>,
    /// How often it changes who is asked before an imagined game is cut off, for each seat at the table: the more seats, the
    /// longer until one is asked again.
    pub horizon: usize,
    /// By how much moves of this game usually differ, in tenths of a point: the smaller, the more samples are wanted before
    /// they outweigh the first look.
    pub spread: i64,
    /// Whether those who look ahead weigh positions by the numbers that were found to be better, and not by the yardstick's: what
    /// is better for who looks one move ahead need not be so for others.
    pub is_tuned: bool,
}

impl Habits {
    /// For a game about which nothing is known.
    pub const USUAL: Habits = Habits { tries: None, horizon: 2, spread: 20, is_tuned: false };

    /// By which numbers positions are weighed.
    pub const fn weights(self) -> Weights {
        if self.is_tuned { Weights::Normal } else { Weights::Greedy }
    }
}

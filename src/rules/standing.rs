//! How a game ended: places and the score sheet.

use super::{Seat, Seats, Text};

/// The result of a finished game.
#[derive(Clone, Debug, PartialEq)]
pub struct Standing {
    /// The place of each seat; 1 is the winner's, and equal places are shared.
    pub places: Vec<u8>,
    /// The points of each seat.
    pub scores: Vec<i32>,
    /// Where the points come from, in the order in which they are counted; tie-breaks come last.
    pub lines: Vec<ScoreLine>,
    /// Who has lost whatever the points say, as a rule of the game wants it.
    pub losers: Seats,
    /// As what each seat played, by a token that [`super::Face::kind`] names; empty where the game has no such thing.
    pub kinds: Vec<Option<String>>,
}

/// One source of points.
#[derive(Clone, Debug, PartialEq)]
pub struct ScoreLine {
    /// What is counted.
    pub label: Text,
    /// What each seat has of it.
    pub values: Vec<i32>,
    /// Whether the values are part of the score; those of a tie-break are not.
    pub counts: bool,
}

impl Standing {
    /// Places by a key for each seat, the greatest first; equal keys share a place.
    pub fn ranked<K: Ord>(keys: &[K], scores: Vec<i32>, lines: Vec<ScoreLine>) -> Standing {
        let places = keys.iter().map(|key| 1 + keys.iter().filter(|other| *other > key).count() as u8).collect();
        Standing { places, scores, lines, losers: Seats::NONE, kinds: Vec::new() }
    }

    /// Who has the first place, alone or shared.
    pub fn winners(&self) -> impl Iterator<Item = Seat> + '_ {
        (0u8..).zip(&self.places).filter(|(_, place)| **place == 1).map(|(seat, _)| Seat(seat))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn equal_keys_share_a_place_and_the_next_one_is_left_out() {
        let standing = Standing::ranked(&[(30, 2), (34, 0), (30, 2), (30, 1)], vec![30, 34, 30, 30], vec![]);
        assert_eq!(standing.places, [2, 1, 2, 4]);
        assert_eq!(standing.winners().collect::<Vec<_>>(), [Seat(1)]);
    }
}

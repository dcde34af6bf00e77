//! How good a position looks: points, and what cards, goods and buildings will still bring.

use super::scoring::Score;
use super::state::SanJuan;
use crate::rules::Seat;

/// The value of the position to a seat, in tenths of a point.
pub(super) fn appraise(game: &SanJuan, seat: Seat) -> i32 {
    let player = game.player(seat);
    let score = Score::of(player, true);
    10 * i32::from(score.total) + 3 * player.hand.len() as i32 + 4 * player.laden().len() as i32
}

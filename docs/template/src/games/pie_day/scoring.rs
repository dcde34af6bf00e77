//! Places and score sheet (PD-10), and how good a position looks to a bot.

use super::state::PieDay;
use crate::rules::{ScoreLine, Seat, Standing, Text};

/// Most points, then most fruit left, once the game is over.
pub(super) fn standing(game: &PieDay) -> Option<Standing> {
    let line = |label, values, counts| ScoreLine { label: Text::of(label), values, counts };
    let points: Vec<i32> = game.players.iter().map(|player| player.points().into()).collect();
    let left: Vec<i32> = game.players.iter().map(|player| player.hand.len() as i32).collect();
    let keys: Vec<_> = points.iter().zip(&left).collect();
    let lines = vec![line("pd-score-pies", points.clone(), true), line("pd-score-tie", left.clone(), false)];
    game.is_over().then(|| Standing::ranked(&keys, points.clone(), lines))
}

/// Points, and fruit for what it may still become.
pub(super) fn prospects(game: &PieDay, seat: Seat) -> i32 {
    let player = &game.players[seat.index()];
    let fruit = if game.is_over() { 1 } else { 8 };
    10 * i32::from(player.points()) + fruit * player.hand.len() as i32
}

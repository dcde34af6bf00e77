//! Moves: by people, by bots, and those that are none because there is only one. Stores and sends
//! nothing.

use crate::record::Play;
use crate::rules::{Played, Refusal, Seat, Text, Viewer};

use super::announce;
use super::transaction::Transaction;

/// Plays a seat's move and all that follows from it by itself, and says what has to be said.
///
/// # Errors
/// Why the rules refuse the move; nothing changed then.
pub fn take(tx: &mut Transaction, seat: Seat, path: &[String]) -> Result<Played, Refusal> {
    let before = tx.state.clone();
    let played = tx.play(seat, path, false)?;
    tx.settle();
    announce::after(tx, &before, &[]);
    Ok(played)
}

/// What a seat reads of one step, and of what the table played for it right after, there being no choice.
pub fn told(play: &Play, seat: Seat, number: usize) -> Vec<Text> {
    let steps = play.steps(number.saturating_sub(1));
    let own = steps.take_while(|(n, step)| *n == number || (step.auto && step.seat == seat)).count();
    let told = play.told_to_by_step(Viewer::Seat(seat), number.saturating_sub(1));
    told.into_iter().take_while(|(n, _)| *n < number + own).map(|(_, text)| text).collect()
}

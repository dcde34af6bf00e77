//! A seat changes hands. Who may have it is decided elsewhere.

use crate::bots::Level;
use crate::rules::Seat;

use super::state::{Chair, Sitter};
use super::transaction::Transaction;

/// A bot takes a seat and plays on in it; gives what it is called.
pub fn by_bot(tx: &mut Transaction, seat: Seat, level: Level) -> String {
    let taken = tx.state.play.as_mut().map(|play| play.take_seat(seat, level.name()));
    taken.into_iter().for_each(|entry| tx.note(entry));
    if let Some(chair) = tx.state.chairs.get_mut(seat.index()) {
        *chair = Chair::of(Sitter::Bot(level), String::new());
    }
    tx.state.name_bots();
    tx.state.chair(seat).map(|chair| chair.name.clone()).unwrap_or_default()
}

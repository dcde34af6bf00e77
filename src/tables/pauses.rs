//! A table that rests: its clocks stand still and nobody is called, though everybody can move. At its end, whenever that is,
//! whoever is awaited is called again: after weeks people have forgotten. So they are where a table could not be taken up.

use crate::rules::{Seat, Text};

use super::announce;
use super::clock::{self, Pace};
use super::state::TableState;
use super::transaction::Transaction;

/// The table rests from now on until then.
pub fn begin(tx: &mut Transaction, until: i64, now: i64) {
    tx.state.paused_until = Some(until);
    if tx.state.pace == Pace::None {
        // Nothing was left but that somebody is gone; the vote on that is settled.
        tx.state.clocks.clear();
    }
    tx.state.clocks.values_mut().for_each(|clock| *clock = clock::frozen(*clock, now));
    tx.redraws_board = true;
}

/// The table goes on.
pub fn end(tx: &mut Transaction, now: i64) {
    if tx.state.paused_until.take().is_none() {
        return;
    }
    tx.state.hold_clocks(now);
    let people = tx.state.awaited_people();
    if !people.is_empty() {
        announce::post(tx, people, &[Text::of("board-resumed")], people);
    }
}

/// A table goes on that could not be taken up for a time: whoever is awaited is called anew, and has all the time of a call.
pub fn take_up_again(tx: &mut Transaction, now: i64) {
    if tx.state.broken.take().is_none() {
        return;
    }
    let called = tx.state.awaited_people();
    for seat in called.iter() {
        tx.state.restart_clock(seat, now);
    }
    announce::call_again(tx, called);
}

/// The clock of a seat as it will run from then on.
pub fn thawed(state: &TableState, seat: Seat, at: i64) -> Option<crate::store::SeatClock> {
    let clock = state.clocks.get(&seat)?;
    Some(clock::thawed(state.pace, state.rest(seat), *clock, at))
}

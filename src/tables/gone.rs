//! People who have left the server: they decide nothing, and where the table waits for one of them, the others are asked what
//! becomes of the call. Finds nobody gone itself.

use crate::rules::{Seat, Seats};
use crate::store::{ClockState, SeatClock};

use super::clock::{self, Pace};
use super::state::TableState;
use super::transaction::Transaction;

/// Whether the holder of a seat was found to be in the server.
pub type Found = (Seat, bool);

impl TableState {
    /// The seats whose holders are not in the server any more.
    pub fn gone(&self) -> Seats {
        self.people().iter().filter(|seat| !self.is_here(*seat)).collect()
    }

    /// Whether whoever holds a seat is in the server, as far as is known.
    pub fn is_here(&self, seat: Seat) -> bool {
        self.chair(seat).is_some_and(|chair| chair.gone.is_none())
    }
}

/// Notes who was found in the server, and who was not.
pub fn note(tx: &mut Transaction, found: &[Found], now: i64) {
    for (seat, is_in) in found {
        match is_in {
            true => comes_back(tx, *seat, now),
            false => goes(tx, *seat),
        }
    }
}

/// Whoever holds a seat is gone. If the table waits for them, the others are asked, once a call.
fn goes(tx: &mut Transaction, seat: Seat) {
    let call = tx.state.calls.get(&seat).map(|call| call.at);
    let Some(chair) = tx.state.chairs.get_mut(seat.index()) else { return };
    let is_known = call.is_none() || chair.gone == call;
    chair.gone = Some(call.or(chair.gone).unwrap_or_default());
    if is_known {
        return;
    }
    tx.redraws_board = true;
    let (is_still, entry) = (tx.state.is_still(seat), tx.state.entry() as u64);
    let step = tx.state.play.as_ref().map_or(0, |play| play.step()) as u64;
    match tx.state.clocks.get_mut(&seat) {
        Some(clock) if clock.state == ClockState::Running => clock.state = ClockState::Late,
        Some(_) => {}
        None if is_still || tx.state.pace != Pace::None => {}
        None => {
            let clock = SeatClock { call: entry, step, due: 0, moved: None, state: ClockState::Late };
            tx.state.clocks.insert(seat, clock);
        }
    }
}

/// Whoever was gone is here: what is said to them about their call begins anew, and so does their time, with what was left of
/// it and a day at least.
fn comes_back(tx: &mut Transaction, seat: Seat, now: i64) {
    let was_gone = tx.state.chairs.get_mut(seat.index()).and_then(|chair| chair.gone.take()).is_some();
    if !was_gone || tx.state.calls.remove(&seat).is_none() {
        return;
    }
    tx.redraws_board = true;
    let Some(clock) = tx.state.clocks.get(&seat).copied().filter(|clock| clock.state == ClockState::Late) else {
        return;
    };
    if clock.due == 0 {
        tx.state.clocks.remove(&seat);
    } else {
        // Where nothing holds it, it runs again at once.
        tx.state.clocks.insert(seat, clock::frozen(SeatClock { state: ClockState::Running, ..clock }, now));
    }
}

/// The table waits for these seats: of those whose holders are gone nothing more is said before their new call.
pub fn waits(tx: &mut Transaction, seats: Seats, now: i64) {
    for seat in seats.iter().filter(|seat| !tx.state.is_here(*seat)).collect::<Vec<_>>() {
        let is_timed = tx.state.clocks.contains_key(&seat);
        let call = tx.state.calls.get(&seat).map(|call| call.at).filter(|_| !is_timed);
        if let Some(chair) = tx.state.chairs.get_mut(seat.index()) {
            chair.gone = Some(call.unwrap_or(now));
        }
    }
}

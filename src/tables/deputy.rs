//! A bot moves in the place of somebody whose time was up: once, until that call is closed for the seat. The seat stays the
//! person's, and the move is theirs to take back.

use std::sync::Arc;

use crate::bots::Level;
use crate::rules::Seat;
use crate::store::ClockState;

use super::actor::Actor;
use super::announce;
use super::transaction::Transaction;

impl Actor {
    /// Plays in the place of a seat, if that is still what was decided. It plays on the seat's own view what is the same
    /// however often it is thought.
    pub(super) async fn stand_in(&self, tx: &mut Transaction, seat: Seat, call: i64) {
        let clock = self.state.clocks.get(&seat).copied();
        let decided = clock.filter(|clock| clock.state == ClockState::Deputy && clock.call.cast_signed() == call);
        let Some(clock) = decided else { return };
        while tx.state.awaited().has(seat) && tx.state.goes_on(seat, clock.step as usize) {
            let Some(play) = tx.state.play.clone() else { return };
            let path = self.shared.thinking.decide(&play, Level::Normal, seat, Arc::default()).await;
            let played = path.map(|path| tx.stand_in(seat, &path, Level::Normal));
            if !matches!(played, Some(Ok(_))) {
                tracing::error!(table = %self.state.id, step = play.step(), "a bot has no move in somebody's place");
                break;
            }
            tx.settle();
        }
        // Whoever is called after that has all their time.
        tx.state.clocks.remove(&seat);
        if tx.adds() {
            announce::after(tx, &self.state, &[]);
        } else {
            tx.state.restart_clock(seat, self.shared.clock.now());
        }
    }
}

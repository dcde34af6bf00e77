//! A deadline is announced when its board is sent. Where that takes long, the time of a call counts from there, and nobody
//! is late before. Nor does anybody lose time in which the program could not be reached.

use crate::rules::Seat;
use crate::store::{Act, ClockState, StoreError, Surface};

use super::actor::Actor;
use super::state::TableState;
use super::transaction::Transaction;

/// A board that was sent within so long was sent at once, in milliseconds.
const AT_ONCE: i64 = 10 * 60 * 1000;

impl TableState {
    /// The seats that were called by the board of that entry too long ago to have heard of it.
    pub fn unheard(&self, entry: u64, now: i64) -> Vec<Seat> {
        let is_unheard = |seat: Seat| {
            let (call, clock) = (self.calls.get(&seat), self.clocks.get(&seat));
            call.is_some_and(|call| call.call == entry && now - call.at >= AT_ONCE)
                && clock.is_some_and(|clock| clock.state == ClockState::Running)
        };
        self.calls.keys().copied().filter(|seat| is_unheard(*seat)).collect()
    }
}

impl Actor {
    /// The board of that entry has come through for the first time: whoever heard of their call late has all their time from
    /// now on.
    pub(super) async fn announced(&mut self, entry: u64) {
        let now = self.shared.clock.now();
        let mut tx = Transaction::of(&self.state);
        for seat in self.state.unheard(entry, now) {
            tx.state.restart_clock(seat, now);
        }
        // What went wrong is in the log.
        let _ = self.commit(tx, None).await;
    }

    /// Deadlines were moved in the store, where they count; what was called out before stays said.
    pub(super) async fn moved(&mut self) {
        let (store, table) = (&self.shared.store, self.state.id);
        let read = async { Ok::<_, StoreError>((store.clocks_of(table).await?, store.alarms_of(table).await?)) };
        match read.await {
            Ok((clocks, alarms)) => {
                (self.state.clocks, self.state.alarms) = (clocks, alarms);
                self.publish();
            }
            Err(error) => tracing::error!(%table, %error, "moved deadlines can't be read"),
        }
    }

    /// Whether the newest board still waits to be sent, so that nobody has heard of what it calls for.
    pub(super) async fn is_unannounced(&self) -> bool {
        let entry = self.state.board.as_ref().map(|board| board.entry as u64);
        let waiting = self.shared.store.unsent_of(self.state.id).await.unwrap_or_default();
        let is_board = |act, surface, step| (act, surface, Some(step)) == (Act::Post, Surface::Board, entry);
        let shown = self.shared.store.shown(self.state.id, Surface::Board).await.ok().flatten();
        let is_shown = shown.is_some_and(|shown| Some(shown.step) == entry);
        !is_shown && waiting.iter().any(|item| is_board(item.act, item.surface, item.step))
    }
}

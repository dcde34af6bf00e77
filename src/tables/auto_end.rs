//! The end of a turn that ends by itself: where a person has nothing left to do but to end the turn, the table waits a
//! while, so that a slip can still be taken back, and then ends it. When, is stored with the move that led there.

use std::time::Duration;

use crate::record::Play;
use crate::rules::{Path, Seat};
use crate::store::Stage;

use super::actor::Actor;
use super::announce;
use super::inbox::Message;
use super::shared::Shared;
use super::state::TableState;
use super::transaction::Transaction;

impl TableState {
    /// The end of a person's turn, where nothing else is left to do.
    pub fn auto_end(&self) -> Option<(Seat, Path)> {
        let (seat, path) = self.play.as_ref().filter(|play| !play.is_over()).and_then(Play::forced)?;
        let ends = path.first().map(String::as_str) == self.game.end;
        (ends && self.chair(seat).is_some_and(|chair| chair.person().is_some())).then_some((seat, path))
    }

    /// Notes until when the turn stays open: the time runs from the move that left nothing else to do.
    pub fn set_due(&mut self, is_new: bool, shared: &Shared) {
        let waits = self.stage == Stage::Playing && self.game.end.is_some() && self.auto_end().is_some();
        let open = (shared.clock)().saturating_add(i64::try_from(shared.open.as_millis()).unwrap_or(i64::MAX));
        self.due = waits.then(|| self.due.filter(|_| !is_new).unwrap_or(open));
    }
}

impl Actor {
    /// Sees to it that a turn that is open is ended when it is time. One timer runs for each number of entries; what
    /// it finds changed is not its business any more.
    pub(super) fn schedule(&mut self) {
        let entry = self.state.entry();
        let Some(due) = self.state.due.filter(|_| self.timed != Some(entry)) else { return };
        self.timed = Some(entry);
        let wait = Duration::from_millis(u64::try_from(due.saturating_sub((self.shared.clock)())).unwrap_or_default());
        let me = self.me.clone();
        tokio::spawn(async move {
            tokio::time::sleep(wait).await;
            if let Some(me) = me.upgrade() {
                // A table that fell asleep meanwhile finds its time in the store.
                let _ = me.send(Message::Due { entry }).await;
            }
        });
    }

    /// Ends the turn that has been open long enough, if nothing has changed since.
    pub(super) async fn due(&mut self, entry: usize) {
        if self.timed != Some(entry) || self.state.entry() != entry {
            return;
        }
        self.timed = None;
        let Some((seat, path)) = self.state.auto_end() else { return };
        let mut tx = Transaction::of(&self.state);
        if let Err(refusal) = tx.play(seat, &path, true) {
            tracing::error!(table = %self.state.id, step = entry, why = %refusal.0.key, "the end of a turn is refused");
            return;
        }
        tx.settle();
        announce::after(&mut tx, &self.state, &[]);
        // What went wrong is in the log; it is tried again within the hour, or after the next request.
        let _ = self.commit(tx, None).await;
    }
}

//! The turns of bots: what one thinks, elsewhere and on a copy, and the move it comes back with. How it decides is
//! [`crate::bots`]'.

use crate::rules::{Path, Seat};

use super::actor::Actor;
use super::inbox::Message;
use super::thinking::Thought;
use super::transaction::Transaction;
use super::turn;

impl Actor {
    /// Lets a bot think that has to decide, on a copy, elsewhere.
    pub(super) fn think(&mut self) {
        let entry = self.state.entry();
        let is_new = self.thinking.as_ref().is_none_or(|thought| thought.entry != entry);
        let Some((seat, level)) = self.state.awaited_bot().filter(|_| is_new) else { return };
        let Some(play) = &self.state.play else { return };
        let thought = Thought::about(entry);
        let (me, play, shared, idle) = (self.me.clone(), play.clone(), self.shared.clone(), thought.idle());
        self.thinking = Some(thought);
        tokio::spawn(async move {
            let path = shared.thinking.decide(&play, level, seat, idle).await;
            if let Some(me) = me.upgrade() {
                // An actor does not end while a bot thinks, but for the end of the whole manager.
                let _ = me.send(Message::Bot { entry, seat, path }).await;
            }
        });
    }

    /// Plays what a bot decided, if the table still is as the bot saw it.
    pub(super) async fn bot(&mut self, entry: usize, seat: Seat, path: Option<Path>) {
        if self.thinking.as_ref().is_none_or(|thought| thought.entry != entry) || self.state.entry() != entry {
            return self.think();
        }
        let mut tx = Transaction::of(&self.state);
        self.comes_in(&mut tx, self.visitor()).await;
        let played = path.map(|path| turn::take(&mut tx, seat, &path));
        match played {
            Some(Ok(_)) => {
                // What went wrong is in the log; the next request tries again.
                let _ = self.commit(tx, None).await;
            }
            Some(Err(refusal)) => {
                tracing::error!(table = %self.state.id, step = entry, why = %refusal.0.key, "a bot's move is refused");
            }
            None => tracing::error!(table = %self.state.id, step = entry, "a bot has no move"),
        }
    }
}

//! Whether a table's posts get through. A loss is told once, and ends only when a post has come through again; what a
//! press seems to promise is tried, and told to nobody where it fails.

use std::time::Duration;

use crate::chat::Incoming;
use crate::rules::{Seats, Text};
use crate::store::{Stage, Surface};
use crate::words::phrase;

use super::actor::Actor;
use super::announce;
use super::inbox::{Handle, Loss};
use super::state::Letterbox;
use super::transaction::Transaction;

/// How long whoever opens a table waits to read whether it stands there.
const OPENING: Duration = Duration::from_secs(8);

impl Actor {
    /// The channel is out of reach: the table goes on, and everybody is told once, directly, with whom a conversation
    /// is open. One that would be opened only to say so is not: the next hand says whose turn it is.
    pub(super) async fn lost(&mut self, loss: Loss) {
        if self.state.is_lost {
            // A try that failed is no news.
            self.state.is_tried = false;
            return self.publish();
        }
        if self.state.stage == Stage::Lobby && !self.state.is_reached {
            return self.never_opened().await;
        }
        self.note_lost(true).await;
        self.state.is_lost = true;
        self.state.chairs.iter_mut().for_each(|chair| chair.is_there = false);
        self.publish();
        let mut tx = Transaction::of(&self.state);
        if loss != Loss::Removed {
            for chair in &self.state.chairs {
                let Some(user) = chair.person().filter(|_| chair.letterbox == Letterbox::Open) else { continue };
                if let Some(channel) = self.shared.conversation(user).await {
                    let key = if loss == Loss::Locked { "lost-locked" } else { "lost" };
                    let text = Text::of(key).with("move", crate::chat::typed_command("table move"));
                    tx.tell(channel, &phrase(chair.language, &text));
                }
            }
            self.state.awaited_people().iter().for_each(|seat| tx.hand(seat));
            let now = self.shared.clock.now();
            for vote in self.unread_votes().await {
                tx.ask_directly(vote, now);
            }
        }
        // The time of whoever is not reached stands still. What went wrong is in the log.
        let _ = self.commit(tx, None).await;
    }

    /// The open votes that no message in the channel asks about.
    async fn unread_votes(&self) -> Vec<u32> {
        let mut unread = Vec::new();
        for vote in self.state.open_votes() {
            let shown = self.shared.store.shown(self.state.id, Surface::Vote(vote.number)).await;
            unread.extend(shown.ok().flatten().is_none().then_some(vote.number));
        }
        unread
    }

    /// The first message of a table cannot be posted: there is none. Whoever wanted it reads so in their answer.
    async fn never_opened(&mut self) {
        let mut tx = Transaction::of(&self.state);
        tx.state.stage = Stage::Closed;
        tx.state.is_lost = true;
        if self.commit(tx, None).await.is_err() {
            self.state.is_lost = true;
            self.publish();
        }
    }

    /// The channel may be in reach again: what should stand there is posted. It calls nobody whom a hand has called.
    pub(super) async fn try_there(&mut self) {
        if !self.state.is_lost || (self.state.is_tried && self.is_on_its_way().await) {
            return;
        }
        let mut tx = Transaction::of(&self.state);
        tx.state.is_tried = true;
        let called: Seats = self.state.awaited_people();
        match self.state.stage {
            Stage::Lobby => tx.lobby(),
            Stage::Playing if !called.is_empty() => announce::show_there(&mut tx, &[]),
            Stage::Over => drop(announce::repost(&mut tx, &[])),
            // The next post is the try.
            Stage::Playing | Stage::Closed => {}
        }
        if !tx.is_changed() {
            self.state.is_tried = true;
            return self.publish();
        }
        // What went wrong is in the log; the next press tries again.
        let _ = self.commit(tx, None).await;
    }

    /// Whether something waits to be posted, which shows whether the channel is in reach.
    async fn is_on_its_way(&self) -> bool {
        let waiting = self.shared.store.unsent_of(self.state.id).await.unwrap_or_default();
        waiting.iter().any(|item| item.channel == Some(self.state.channel))
    }

    /// Notes what a press shows of the place of the table.
    pub(super) async fn look_around(&mut self, incoming: &Incoming) {
        let place = &incoming.place;
        if place.channel == self.state.home {
            self.state.takes_threads = place.takes_threads();
        }
        let lacks = |permission| place.lacks.contains(&permission);
        let can_write = place.has_bot && !lacks(place.writing()) && !lacks(crate::chat::Permission::ViewChannel);
        if place.channel == self.state.channel && can_write {
            self.try_there().await;
        }
    }

    /// A post has come through.
    pub(super) async fn reached(&mut self) {
        let was_lost = self.state.is_lost;
        self.state.is_reached = true;
        (self.state.is_lost, self.state.is_tried) = (false, false);
        self.publish();
        if !was_lost {
            return;
        }
        self.note_lost(false).await;
        if self.state.stage == Stage::Playing {
            // Their hands no longer say whose turn it is.
            let mut tx = Transaction::of(&self.state);
            self.state.awaited_people().iter().for_each(|seat| tx.hand(seat));
            // What went wrong is in the log.
            let _ = self.commit(tx, None).await;
        }
    }

    async fn note_lost(&self, is_lost: bool) {
        if let Err(error) = self.shared.store.set_lost(self.state.id, is_lost).await {
            tracing::error!(table = %self.state.id, %error, "whether a channel is out of reach can't be noted");
        }
    }
}

/// What whoever opens a table reads: that it stands there, that it cannot, or that it will.
pub async fn opened(handle: &Handle) -> &'static str {
    let mut state = handle.state.clone();
    let known = state.wait_for(|state| state.is_reached || state.is_lost);
    match tokio::time::timeout(OPENING, known).await {
        Ok(Ok(state)) if state.is_lost => "open-not",
        Ok(Ok(_)) => "open-below",
        Ok(Err(_)) | Err(_) => "open-soon",
    }
}

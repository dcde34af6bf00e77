//! Advice on a move: who may ask for it, and how it reaches them. What is advised is [`crate::bots`]'.

use crate::bots::Weighed;
use crate::chat::{Ack, Incoming};
use crate::rules::{Refusal, Seat};

use super::actor::Actor;
use super::answers::{Trouble, Way, answer};
use super::declined::Declined;
use super::inbox::Message;
use super::opened::is_settled;
use super::requests::{Asker, Served};
use super::screens::hint;

impl Actor {
    /// Advice on the move that the asker has to make: at once where it is known or there is nothing to choose, else as soon as
    /// it was thought of.
    pub(super) async fn hint(&mut self, asker: &Asker<'_>) -> Served {
        self.in_game(asker)?;
        if !self.state.is_advised() {
            return Err(Declined::because("declined-no-advice").into());
        }
        let seat = self.to_move(asker)?;
        let Some(play) = &self.state.play else { return Err(Trouble::Fault) };
        if self.hints.known(&self.state, seat).is_some() || play.table().moves(seat, 2).0.len() == 1 {
            return self.advice(asker.incoming, seat).await;
        }
        if let Some(idle) = self.hints.wait(&self.state, seat, asker.incoming.clone()) {
            let (me, play, shared, entry) = (self.me.clone(), play.clone(), self.shared.clone(), self.state.entry());
            tokio::spawn(async move {
                let found = shared.thinking.advise(&play, seat, idle).await;
                if let Some(me) = me.upgrade() {
                    // An actor does not end while somebody waits for advice, but for the end of the whole manager.
                    let _ = me.send(Message::Advised(entry, seat, found)).await;
                }
            });
        }
        Err(Trouble::Later)
    }

    /// Tells whoever waits for it what was thought of. A panel in which they have gone on since keeps what it shows.
    pub(super) async fn advised(&mut self, entry: usize, seat: Seat, found: Option<Vec<Weighed>>) {
        let has_failed = found.is_none();
        for incoming in self.hints.settle(entry, seat, found) {
            if incoming.reply.ack != Ack::Update || self.panels.is_newest(&incoming) {
                let done = if has_failed { Err(Trouble::Fault) } else { self.advice(&incoming, seat).await };
                self.reply(&incoming, done, false).await;
            }
        }
    }

    /// What a seat is advised, to whoever has asked.
    async fn advice(&self, incoming: &Incoming, seat: Seat) -> Served {
        let speaker = self.state.speaker(self.shared.language(&incoming.person).await);
        let text = match self.hints.known(&self.state, seat) {
            Some(found) => hint::advice(&self.state, seat, found, &speaker),
            None if self.state.awaited().has(seat) => hint::only(&self.state, seat, &speaker),
            None => return Err(stale().into()),
        };
        let text = text.ok_or(Trouble::Fault)?;
        if incoming.reply.ack == Ack::Update {
            // Above the question that stands there.
            return Ok(self.panel(incoming.person.id, seat, &speaker).await.led_by(&text));
        }
        Ok(hint::screen(&self.state, text, &speaker))
    }

    /// Gives up advice on questions that do not stand any more, and says so to whoever waits. A panel in which the move was made
    /// says what became of it itself.
    pub(super) async fn drop_hints(&mut self) {
        for (entry, incoming) in self.hints.drop_settled(&self.state) {
            if incoming.reply.ack == Ack::Update && is_settled(&self.state, incoming.person.id, entry) {
                continue;
            }
            let stale = Err(stale().into());
            drop(answer(&self.shared, &self.state, &incoming, stale, Way::Private).await);
        }
    }
}

/// That the question does not stand any more, above how things stand now.
fn stale() -> Declined {
    Declined::Refused(Refusal::of("hint-stale"))
}

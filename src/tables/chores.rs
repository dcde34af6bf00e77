//! What an actor does without a person's request: bots' turns, closed letterboxes, new names.

use crate::chat::{Person, UserId};
use crate::rules::{Path, Seat};
use crate::store::{Stage, Surface};
use crate::words::tidy;

use super::actor::Actor;
use super::desk::Letterbox;
use super::draft::Draft;
use super::inbox::Message;
use super::postman::Job;
use super::turn;

impl Actor {
    /// Lets a bot think that has to decide, on a copy, elsewhere.
    pub(super) fn think(&mut self) {
        let entry = self.desk.entry();
        let Some((seat, level)) = self.desk.awaited_bot().filter(|_| self.thinking != Some(entry)) else { return };
        let Some(play) = &self.desk.play else { return };
        self.thinking = Some(entry);
        let (table, seed, step) = (play.shared(), play.header().seed, play.step());
        let (me, id) = (self.me.clone(), self.desk.id);
        tokio::spawn(async move {
            let thought = tokio::task::spawn_blocking(move || level.decide(&*table, seat, seed, step));
            let path = thought.await.unwrap_or_else(|error| {
                tracing::error!(table = %id, step, %error, "a bot panicked");
                None
            });
            if let Some(me) = me.upgrade() {
                // An actor does not end while a bot thinks, but for the end of the whole hall.
                let _ = me.send(Message::Bot { entry, seat, path }).await;
            }
        });
    }

    /// Plays what a bot decided, if the table still is as the bot saw it.
    pub(super) async fn bot(&mut self, entry: usize, seat: Seat, path: Option<Path>) {
        if self.thinking != Some(entry) || self.desk.entry() != entry {
            return self.think();
        }
        let mut draft = Draft::of(&self.desk);
        let played = path.map(|path| turn::take(&mut draft, seat, &path));
        match played {
            Some(Ok(_)) => {
                // What went wrong is in the log; the next request tries again.
                let _ = self.commit(draft, None).await;
            }
            Some(Err(refusal)) => {
                tracing::error!(table = %self.desk.id, step = entry, why = %refusal.0.key, "a bot's move is refused");
            }
            None => tracing::error!(table = %self.desk.id, step = entry, "a bot has no move"),
        }
    }

    /// Notes that a person takes no direct messages; they are told with the next answer.
    pub(super) async fn closed(&mut self, user: UserId) {
        let is_news = self.shared.store.set_takes_direct(self.desk.id, user, false).await;
        let Some(chair) = self.desk.chair_of_mut(user) else { return };
        if chair.letterbox != Letterbox::Open {
            return;
        }
        chair.letterbox = if is_news.unwrap_or(true) { Letterbox::Closed } else { Letterbox::Known };
        self.publish();
    }

    /// A person is called otherwise from now on, also where the table still stands in the channel.
    pub(super) fn renamed(&mut self, person: &Person) {
        let Some(chair) = self.desk.chair_of_mut(person.id) else { return };
        chair.name = tidy(&person.name);
        self.publish();
        let surface = if self.desk.stage == Stage::Lobby { Surface::Lobby } else { Surface::Board };
        self.post(Job::Redraw(surface));
    }
}

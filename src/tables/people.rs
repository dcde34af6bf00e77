//! What a table learns of its people: their language, that direct messages do not reach them, new wishes and new names.
//! Who may do what is not decided here.

use crate::chat::wishes::{Pings, Wish};
use crate::chat::{Incoming, Person, UserId};
use crate::rules::{Text, Tongue};
use crate::store::{Stage, Surface};
use crate::words::{Language, tidy};

use super::actor::Actor;
use super::answers::Trouble;
use super::delivery::Job;
use super::screen::Screen;
use super::screens::own_label;
use super::state::Letterbox;
use super::transaction::Transaction;

impl Actor {
    /// Notes what a press shows of its place, and of its person: their language.
    pub(super) async fn meet(&mut self, incoming: &Incoming, language: Language) {
        self.look_around(incoming).await;
        let chair = self.state.chair_of_mut(incoming.person.id).filter(|chair| chair.language != language);
        if let Some(chair) = chair {
            chair.language = language;
            self.publish();
        }
        self.is_back(incoming.person.id).await;
        let is_lost = self.state.is_lost;
        let unreached = self.state.chair_of_mut(incoming.person.id).filter(|chair| is_lost && !chair.is_there);
        if let Some(chair) = unreached {
            // They know of the table now, though nothing reaches them.
            chair.is_there = true;
            self.publish();
            // What went wrong is in the log.
            let _ = self.commit(Transaction::of(&self.state), None).await;
        }
    }

    /// A person whose direct messages are closed is told so with an answer, once a table.
    pub(super) fn tell_closed(
        &mut self,
        incoming: &Incoming,
        done: Result<Screen, Trouble>,
    ) -> Result<Screen, Trouble> {
        let chair = self.state.chair_of_mut(incoming.person.id);
        let untold = chair.filter(|chair| chair.letterbox.is_news() && done.is_ok());
        let Some(chair) = untold else { return done };
        let was = std::mem::replace(&mut chair.letterbox, Letterbox::Known);
        let language = chair.language;
        let speaker = self.state.speaker(language);
        let own = own_label(self.state.game, &speaker);
        let key = if was == Letterbox::Undigested { "digest-closed" } else { "dm-closed" };
        let text = speaker.say(&Text::of(key).with("own", own));
        let done = done.map(|mut screen| {
            screen.text = format!("{}\n{text}", screen.text).trim_start().to_owned();
            screen
        });
        self.publish();
        done
    }

    /// Notes that a person takes no direct messages; they are told with the next answer.
    pub(super) async fn closed(&mut self, user: UserId) {
        let is_news = self.shared.store.set_takes_direct(self.state.id, user, false).await;
        let Some(chair) = self.state.chair_of_mut(user) else { return };
        let is_open = chair.hears || chair.letterbox == Letterbox::Open;
        chair.hears = false;
        if !is_open {
            return;
        }
        chair.letterbox = if is_news.unwrap_or(true) { Letterbox::Closed } else { Letterbox::Known };
        self.publish();
        // Where the channel is out of reach, too, their time stands still. What went wrong is in the log.
        let _ = self.commit(Transaction::of(&self.state), None).await;
    }

    /// A person's daily list was refused: they are called where everybody is, and read so with the next answer.
    pub(super) async fn undigested(&mut self, user: UserId) {
        if let Some(chair) = self.state.chair_of_mut(user) {
            chair.letterbox = Letterbox::Undigested;
            self.publish();
        }
        if let Err(error) = self.shared.wish(user, Wish::Pings, Pings::Channel.name()).await {
            return tracing::error!(%error, "that a person is called in the channel again can't be noted");
        }
        self.shared.spread(user);
    }

    /// A person wishes something else: what is said from now on follows that, and nothing is said again.
    pub(super) async fn rewished(&mut self, user: UserId) {
        let Some(mut chair) = self.state.chair_of_mut(user).cloned() else { return };
        let before = chair.letterbox;
        chair.language = self.shared.language_of(user).await;
        self.shared.meet_at(self.state.id, &mut chair).await;
        // That they were not told yet that messages do not reach them is still true.
        if before.is_news() {
            chair.letterbox = before;
        }
        let Some(seated) = self.state.chair_of_mut(user) else { return };
        *seated = chair;
        self.publish();
        let mut tx = Transaction::of(&self.state);
        tx.state.set_alarms(false, &self.shared);
        // What went wrong is in the log.
        let _ = self.commit(tx, None).await;
    }

    /// A person is called otherwise from now on, also where the table still stands in the channel.
    pub(super) fn renamed(&mut self, person: &Person) {
        let Some(chair) = self.state.chair_of_mut(person.id) else { return };
        chair.name = tidy(&person.name);
        self.publish();
        let surface = if self.state.stage == Stage::Lobby { Surface::Lobby } else { Surface::Board };
        self.post(Job::Redraw(surface));
    }
}

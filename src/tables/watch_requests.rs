//! What a table does for whoever would like to follow it without sitting there, or does so no more.

use crate::chat::{Incoming, UserId};
use crate::rules::Text;
use crate::store::{Act, Stage};

use super::actor::Actor;
use super::answers::Trouble;
use super::declined::Declined;
use super::requests::{Asker, Served};
use super::screen::Screen;
use super::transaction::Transaction;
use super::watching;

impl Actor {
    /// Somebody would like to follow the table.
    pub(super) async fn watch(&mut self, asker: &Asker<'_>) -> Served {
        let user = asker.incoming.person.id;
        match self.state.stage {
            Stage::Playing => {}
            Stage::Lobby => return Err(Declined::because("declined-not-started").into()),
            Stage::Over | Stage::Closed => return Err(Declined::Over.into()),
        }
        if asker.seat.is_some() {
            return Err(Declined::because("declined-seated").into());
        }
        let is_known = |watcher: &crate::store::Watcher| watcher.user == user;
        // Whom messages did not reach reads so now.
        if self.state.watchers.iter().any(|watcher| is_known(watcher) && watcher.is_closed) {
            return Ok(Screen::default());
        }
        if !self.state.is_watched_by(user) {
            let open = self.state.watchers.iter().filter(|watcher| !watcher.is_closed).count();
            if open >= watching::MOST {
                return Err(Text::of("declined-watch-many").with("n", open).into());
            }
            let mut tx = Transaction::of(&self.state);
            watching::begin(&mut tx, user, self.shared.clock.now());
            self.commit(tx, asker.interaction()).await?;
        }
        Ok(Screen::of(asker.speaker(&self.state).word("watch-on")))
    }

    /// Somebody follows the table no more. Under the message itself the answer takes its place.
    pub(super) async fn unwatch(&mut self, asker: &Asker<'_>) -> Served {
        let user = asker.incoming.person.id;
        if self.state.is_watched_by(user) {
            let mut tx = Transaction::of(&self.state);
            watching::end(&mut tx, user);
            if asker.incoming.place.guild.is_some() {
                tx.show_watcher(user, Act::Edit);
            }
            self.commit(tx, asker.interaction()).await?;
        }
        Ok(Screen::of(asker.speaker(&self.state).word("watch-off")))
    }

    /// Messages no longer reach somebody who follows the table.
    pub(super) async fn unwatched(&mut self, user: UserId) {
        let mut tx = Transaction::of(&self.state);
        watching::close(&mut tx, user);
        // What went wrong is in the log.
        let _ = self.commit(tx, None).await;
    }

    /// Whoever followed the table until messages no longer reached them is told so with an answer, once.
    pub(super) async fn tell_unwatched(
        &mut self,
        incoming: &Incoming,
        done: Result<Screen, Trouble>,
    ) -> Result<Screen, Trouble> {
        let user = incoming.person.id;
        let is_untold = self.state.watchers.iter().any(|watcher| watcher.user == user && watcher.is_closed);
        if !is_untold || done.is_err() {
            return done;
        }
        let mut tx = Transaction::of(&self.state);
        watching::end(&mut tx, user);
        if self.commit(tx, None).await.is_err() {
            return done;
        }
        let line = crate::words::word(self.shared.language(&incoming.person).await, "watch-closed");
        done.map(|screen| screen.led_by(&line))
    }
}

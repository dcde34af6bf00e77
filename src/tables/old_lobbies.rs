//! Lobbies that nobody wants any more: one without a change for a week is closed, and one press opens it again.

use crate::chat::Person;
use crate::rules::{Text, Tongue};
use crate::store::{Alarm, AlarmKind, AlarmOf, Stage};

use super::actor::Actor;
use super::answers::Trouble;
use super::declined::Declined;
use super::occupied;
use super::permitted;
use super::requests::{Asker, Served};
use super::screen::Screen;
use super::state::{Chair, TableState};
use super::threads::open_thread;
use super::transaction::Transaction;

/// After so long without a change a lobby is closed, in milliseconds.
const OLD: i64 = 7 * 24 * 3600 * 1000;

/// When a lobby that changed at that moment is closed.
pub const fn old_at(changed: i64) -> i64 {
    changed.saturating_add(OLD)
}

impl TableState {
    /// A lobby that has just changed stays open for a week.
    pub fn set_lobby_old(&mut self, now: i64) {
        let of = AlarmOf::table(AlarmKind::LobbyOld);
        if self.stage == Stage::Lobby {
            self.alarms.insert(of, Alarm { at: old_at(now), mark: 0 });
        } else {
            self.alarms.remove(&of);
        }
    }
}

/// Closes a lobby that nobody has changed for long. Its message says so, and calls nobody.
pub fn close(tx: &mut Transaction) {
    if tx.state.stage == Stage::Lobby {
        tx.state.stage = Stage::Closed;
        tx.result();
    }
}

impl Actor {
    /// Opens a lobby again that was closed before its start: as it was, but that whoever wants it sits there alone.
    pub(super) async fn open_lobby_again(&mut self, asker: &Asker<'_>) -> Served {
        match self.state.stage {
            Stage::Closed if self.state.play.is_none() => {}
            Stage::Lobby => return self.join(asker).await,
            Stage::Playing | Stage::Over | Stage::Closed => {
                return Err(Declined::because("declined-stale-button").into());
            }
        }
        let settings = self.shared.server(self.state.guild).await;
        if let Some(why) = permitted::barred(&settings, &asker.incoming.told, &asker.incoming.place) {
            return Err(why.into());
        }
        let Person { id, name, .. } = &asker.incoming.person;
        let host = super::load::person(&self.shared, self.state.id, *id, name).await;
        let mut tx = Transaction::of(&self.state);
        let seats = tx.state.chairs.len();
        tx.state.chairs = vec![host];
        tx.state.chairs.resize(seats, Chair::empty());
        (tx.state.stage, tx.state.host) = (Stage::Lobby, *id);
        tx.state.host_seen = self.shared.clock.now();
        (tx.state.first, tx.state.host_asked) = (None, None);
        tx.state.barred.clear();
        let home = self.state.home;
        let lives = self.shared.store.table_in(home).await.ok().flatten();
        let other = lives.filter(|row| row.id != self.state.id && matches!(row.stage, Stage::Lobby | Stage::Playing));
        let Some(other) = other else {
            tx.redraws_lobby = true;
            self.commit(tx, asker.interaction()).await?;
            return Ok(Screen::of(asker.speaker(&self.state).word("joined-open")));
        };
        // Where another table lives, it stands in a thread below the old lobby.
        let thread = open_thread(&self.shared, &tx.state).await.map_err(|error| {
            tracing::warn!(table = %self.state.id, %error, "whether there is a thread is not known");
            Trouble::Fault
        })?;
        let Some(thread) = thread else { return Ok(occupied::taken(&self.shared, other.id, asker.language).await) };
        (tx.state.home, tx.state.channel, tx.state.wants_thread) = (thread, thread, false);
        tx.lobby();
        self.commit(tx, asker.interaction()).await?;
        let text = Text::of("open-there").with("where", format!("<#{}>", thread.0));
        Ok(Screen::of(asker.speaker(&self.state).say(&text)))
    }
}

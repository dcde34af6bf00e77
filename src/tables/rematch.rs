//! Another game for those who played: a lobby where the former one was, with the same game, options, pace, language, and as
//! many bots. There is one at a time; whoever presses then sits down there.

use serde_json::Value;

use crate::bots::Level;
use crate::chat::{Incoming, Request, TableId, UserId};
use crate::rules::{Text, Tongue};
use crate::store::{NewTable, Stage, StoreError, TableRow, Venue};
use crate::words::tidy;

use super::manager::Manager;
use super::old_lobbies;
use super::permitted;
use super::screens::{mention, title};
use super::seats;
use super::state::{Chair, Sitter, TableState};

impl Manager {
    /// Opens a lobby for those who played at a table, or lets somebody sit down at the one that is open.
    pub(super) async fn rematch(&self, incoming: Incoming, table: TableId) {
        let Ok(handle) = self.handle(table).await else { return self.say(&incoming, &Text::of("fault")).await };
        let state = handle.state.borrow().clone();
        if let Some(text) = why_not(&state, incoming.person.id) {
            return self.say(&incoming, &text).await;
        }
        let mut newest = table;
        loop {
            match self.shared.store.rematch_of(newest).await {
                Ok(None) => break,
                // Another game after that one was played, too.
                Ok(Some(next)) if next.stage == Stage::Over => newest = next.id,
                Ok(Some(next)) => return self.at_rematch(incoming, &next).await,
                Err(error) => {
                    tracing::error!(%table, %error, "a rematch can't be looked up");
                    return self.say(&incoming, &Text::of("fault")).await;
                }
            }
        }
        let newest = if newest == table { Ok(handle) } else { self.handle(newest).await };
        match newest {
            Ok(newest) => {
                let state = newest.state.borrow().clone();
                self.open_rematch(incoming, &state).await;
            }
            Err(_) => self.say(&incoming, &Text::of("fault")).await,
        }
    }

    /// Somebody would like to play at a rematch that is there already.
    async fn at_rematch(&self, incoming: Incoming, next: &TableRow) {
        if next.stage == Stage::Lobby {
            return self.dispatch(next.id, incoming, Request::Join.into()).await;
        }
        self.say(&incoming, &Text::of("declined-started")).await;
    }

    async fn open_rematch(&self, incoming: Incoming, state: &TableState) {
        let settings = self.shared.server(state.guild).await;
        if let Some(why) = permitted::barred(&settings, &incoming.told, &incoming.place) {
            return self.say(&incoming, &why).await;
        }
        let host = incoming.person.id;
        let others: Vec<UserId> = state.chairs.iter().filter_map(Chair::person).filter(|user| *user != host).collect();
        let who = others.iter().map(|user| mention(*user)).collect::<Vec<_>>().join(" ");
        let text = Text::of("rematch").with("who", who).with("game", title(state.game));
        let text = if others.is_empty() { String::new() } else { state.writer(state.language).say(&text) };
        let payload = serde_json::json!({ "text": text, "mentions": others });
        let new = NewTable {
            game: state.game.id.to_owned(),
            guild: state.guild,
            channel: state.home,
            host,
            host_name: tidy(&incoming.person.name),
            options: state.pace.pack(Value::Object(state.options.clone())),
            seats: state.chairs.len() as u8,
            language: state.language,
            venue: if state.wants_thread { Venue::Thread } else { Venue::Channel },
            bots: bots(state),
            rematch_of: Some(state.id),
            opened: self.shared.clock.now(),
            old_at: old_lobbies::old_at(self.shared.clock.now()),
        };
        let mut created = self.create(&incoming, new.clone(), &payload).await;
        if let Err(StoreError::Occupied(other)) = created {
            // Of two who press at once, one opens it, and the other sits down there.
            let next = self.shared.store.rematch_of(state.id).await.ok().flatten();
            if let Some(next) = next {
                return self.at_rematch(incoming, &next).await;
            }
            // Where another table lives, it is opened in a thread.
            let Some(there) = self.create_in_thread(&incoming, (state, other), new, &payload).await else { return };
            created = there;
            if let Err(StoreError::Occupied(_)) = created
                && let Some(next) = self.shared.store.rematch_of(state.id).await.ok().flatten()
            {
                return self.at_rematch(incoming, &next).await;
            }
        }
        self.opened(&incoming, (state.game, state.chairs.len() as u8, state.language), created).await;
    }
}

/// Why somebody cannot ask for another game after this one, if they cannot: it is for those who played.
fn why_not(state: &TableState, user: UserId) -> Option<Text> {
    let has_played = state.seat_of(user).is_some() || state.claim_of(user).is_some();
    match state.stage {
        Stage::Lobby => Some(Text::of("declined-not-started")),
        Stage::Playing => Some(Text::of("declined-not-over")),
        Stage::Over | Stage::Closed if has_played => None,
        Stage::Over | Stage::Closed => Some(Text::of("declined-stranger")),
    }
}

/// The levels of the bots that sat at a table from its start.
fn bots(state: &TableState) -> Vec<String> {
    let level = |at: &usize| match state.chairs.get(*at).map(|chair| chair.sitter) {
        Some(Sitter::Bot(level)) => level,
        _ => seats::LEVEL,
    };
    state.bots_at(0).keys().map(level).map(Level::name).map(str::to_owned).collect()
}

//! The thread in which a table is played: opened below its lobby, and with everybody in it who sits there.
//! Whether there is to be one is the host's choice.

use crate::chat::{ChannelId, ChatError, Id, MessageId, Request};
use crate::rules::{Text, Tongue};
use crate::store::{Item, Surface};

use super::actor::Actor;
use super::delivery::Delivery;
use super::outgoing::{Payload, public};
use super::requests::Asker;
use super::screen::{Screen, button};
use super::screens::{mention, title};
use super::shared::Shared;
use super::state::{Chair, TableState};

/// A thread below the lobby of a table; none where the platform has something against it. Asked for again, it is the one that
/// was made.
///
/// # Errors
/// When it is not known whether there is one.
pub async fn open_thread(shared: &Shared, state: &TableState) -> Result<Option<ChannelId>, ChatError> {
    let lobby = shared.store.shown(state.id, Surface::Lobby).await.ok().flatten();
    let below = lobby.filter(|lobby| lobby.channel == state.home).map(|lobby| lobby.message);
    let open = async |name: Text| {
        let name = state.speaker(state.language).say(&name);
        let name = crate::chat::limits::cut(&name, crate::chat::limits::THREAD_NAME);
        shared.chat.thread(state.home, below, &name).await
    };
    let opened = match open(named_after_people(state)).await {
        // There are words that the platform allows in no name.
        Err(ChatError::Malformed(_)) => open(Text::of("thread-name-plain").with("table", state.id.to_string())).await,
        opened => opened,
    };
    match opened {
        Ok(thread) => Ok(Some(thread)),
        Err(error @ (ChatError::Forbidden(_) | ChatError::Gone(_) | ChatError::Locked)) => {
            tracing::info!(table = %state.id, %error, "no thread");
            Ok(None)
        }
        Err(error) => Err(error),
    }
}

impl Actor {
    /// That there can be no thread, and the way to play without one.
    pub(super) fn without_thread(&self, asker: &Asker<'_>) -> Screen {
        let speaker = asker.speaker(&self.state);
        let here = button(Id::at(self.state.id, 0, Request::StartHere), speaker.word("button-play-here"));
        let close = button(Id::at(self.state.id, 0, Request::Dismiss), speaker.word("button-close"));
        Screen::of(speaker.word("declined-no-thread")).row([here, close])
    }
}

/// People come first: the list of threads on a phone shows the beginning.
fn named_after_people(state: &TableState) -> Text {
    let (people, bots): (Vec<&Chair>, Vec<&Chair>) = state.chairs.iter().partition(|chair| chair.person().is_some());
    let names: Vec<&str> = people.iter().chain(&bots).map(|chair| chair.name.as_str()).collect();
    Text::of("thread-name").with("game", title(state.game)).with("names", names.join(", "))
}

impl Delivery {
    /// Edits the first board of a thread (or the next, where that fails) so that it names everybody who sits at the table, which makes them members of
    /// the thread without a sound. Only members find a thread in their list of channels, and only they can wake it.
    pub(super) async fn gather(&mut self, item: &Item, channel: ChannelId, message: MessageId) {
        let state = self.state.borrow().clone();
        if item.surface != Surface::Board || channel != state.channel || channel == state.home {
            return;
        }
        if self.is_gathered.is_none() {
            // Where a board was shown before, everybody is there.
            self.is_gathered =
                self.shared.store.shown(state.id, Surface::Board).await.ok().map(|shown| shown.is_some());
        }
        let is_newest = state.board.as_ref().is_some_and(|board| board.entry as u64 == item.step);
        if self.is_gathered != Some(false) || !is_newest {
            return;
        }
        let Some(board) = public(&state, item.surface, Payload::read(item).as_ref()) else {
            return;
        };
        let people: Vec<String> = state.chairs.iter().filter_map(Chair::person).map(mention).collect();
        let line = Text::of("board-company").with("who", people.join(" "));
        let text = format!("{}\n{}", board.text, state.writer(state.language).say(&line));
        if people.iter().all(|person| board.text.contains(person)) {
            self.is_gathered = Some(true);
            return;
        }
        match self.shared.chat.reword(channel, message, &text).await {
            Ok(()) => self.is_gathered = Some(true),
            Err(error) => tracing::warn!(table = %state.id, %error, "who is not called is not in the thread yet"),
        }
    }
}

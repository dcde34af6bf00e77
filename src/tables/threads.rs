//! The thread in which a table is played: opened below its lobby, and with everybody in it who sits there.

use crate::chat::{ChannelId, ChatError, Id, MessageId, Request};
use crate::rules::{Text, Tongue};
use crate::store::{Item, Surface};

use super::actor::Actor;
use super::desk::{Chair, Desk};
use super::outgoing::{Payload, public};
use super::postman::Postman;
use super::screen::{Screen, button};
use super::screens::{mention, title};
use super::serve::Asker;

impl Actor {
    /// A thread for the boards; none where the platform has something against it. Asked for again after a fault, it is
    /// the one that was made.
    ///
    /// # Errors
    /// When it is not known whether there is one.
    pub(super) async fn open_thread(&self, desk: &Desk) -> Result<Option<ChannelId>, ChatError> {
        let lobby = self.shared.store.shown(desk.id, Surface::Lobby).await.ok().flatten();
        let below = lobby.filter(|lobby| lobby.channel == desk.home).map(|lobby| lobby.message);
        let open = async |name: Text| {
            let name = desk.speaker(desk.language).say(&name);
            let name = crate::chat::limits::cut(&name, crate::chat::limits::THREAD_NAME);
            self.shared.chat.thread(desk.home, below, &name).await
        };
        let opened = match open(named_after_people(desk)).await {
            // There are words that the platform allows in no name.
            Err(ChatError::Malformed(_)) => {
                open(Text::of("thread-name-plain").with("table", desk.id.to_string())).await
            }
            opened => opened,
        };
        match opened {
            Ok(thread) => Ok(Some(thread)),
            Err(error @ (ChatError::Forbidden(_) | ChatError::Gone(_) | ChatError::Locked)) => {
                tracing::info!(table = %desk.id, %error, "no thread");
                Ok(None)
            }
            Err(error) => Err(error),
        }
    }

    /// That there can be no thread, and the way to play without one.
    pub(super) fn without_thread(&self, asker: &Asker<'_>) -> Screen {
        let speaker = asker.speaker(&self.desk);
        let here = button(Id::at(self.desk.id, 0, Request::StartHere), speaker.word("button-play-here"));
        let close = button(Id::at(self.desk.id, 0, Request::Dismiss), speaker.word("button-close"));
        Screen::of(speaker.word("declined-no-thread")).row([here, close])
    }
}

/// People come first: the list of threads on a phone shows the beginning.
fn named_after_people(desk: &Desk) -> Text {
    let (people, bots): (Vec<&Chair>, Vec<&Chair>) = desk.chairs.iter().partition(|chair| chair.person().is_some());
    let names: Vec<&str> = people.iter().chain(&bots).map(|chair| chair.name.as_str()).collect();
    Text::of("thread-name").with("game", title(desk.game)).with("names", names.join(", "))
}

impl Postman {
    /// Edits the first board of a thread (or the next, where that fails) so that it names everybody who sits at the table, which makes them members of
    /// the thread without a sound. Only members find a thread in their list of channels, and only they can wake it.
    pub(super) async fn gather(&mut self, item: &Item, channel: ChannelId, message: MessageId) {
        let desk = self.desk.borrow().clone();
        if item.surface != Surface::Board || channel != desk.channel || channel == desk.home {
            return;
        }
        if self.is_gathered.is_none() {
            // Where a board was shown before, everybody is there.
            self.is_gathered = self.shared.store.shown(desk.id, Surface::Board).await.ok().map(|shown| shown.is_some());
        }
        let is_newest = desk.board.as_ref().is_some_and(|board| board.entry as u64 == item.step);
        if self.is_gathered != Some(false) || !is_newest {
            return;
        }
        let Some(board) = public(&desk, item.surface, Payload::read(item).as_ref(), item.step as usize) else { return };
        let people: Vec<String> = desk.chairs.iter().filter_map(Chair::person).map(mention).collect();
        let line = Text::of("board-company").with("who", people.join(" "));
        let text = format!("{}\n{}", board.text, desk.writer(desk.language).say(&line));
        if people.iter().all(|person| board.text.contains(person)) {
            self.is_gathered = Some(true);
            return;
        }
        match self.shared.chat.reword(channel, message, &text).await {
            Ok(()) => self.is_gathered = Some(true),
            Err(error) => tracing::warn!(table = %desk.id, %error, "who is not called is not in the thread yet"),
        }
    }
}

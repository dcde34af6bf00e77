//! The message of somebody who follows a table: the newest board, or the end, as everybody may see it, in their language.

use crate::chat::{ChannelId, ChatError, Id, MessageId, Post, Request, UserId};
use crate::rules::Tongue;
use crate::store::{Item, Stage};
use crate::words::{Language, word};

use super::delivery::Delivery;
use super::inbox::Message;
use super::line::Client;
use super::load;
use super::outgoing::board_screen;
use super::screen::{Screen, button, link};
use super::screens::mention;
use super::shared::Shared;
use super::state::TableState;

impl Delivery {
    /// Posts the message: without a sound as long as the game goes on. None where there is nothing to show.
    ///
    /// # Errors
    /// Why it did not come through.
    pub(super) async fn show_watcher(
        &self,
        item: &Item,
        (user, channel): (UserId, ChannelId),
    ) -> Result<Option<(ChannelId, MessageId)>, ChatError> {
        let Some(post) = self.watched(user).await else { return Ok(None) };
        if let Some(there) = self.there(item, channel, &post).await? {
            return Ok(Some((channel, there)));
        }
        let sent = self.shared.chat.post(channel, &post, &item.nonce).await;
        sent.map(|message| Some((channel, message)))
    }

    /// Brings the message up to date; whoever follows no more reads so there.
    ///
    /// # Errors
    /// Why it stays as it is.
    pub(super) async fn show_watcher_again(&self, item: &Item, user: UserId) -> Result<(), ChatError> {
        let shown = self.shared.store.shown(item.table, item.surface).await.ok().flatten();
        let (Some(shown), Some(post)) = (shown, self.watched(user).await) else { return Ok(()) };
        let edited = self.shared.chat.edit(shown.channel, shown.message, &post).await;
        if edited.as_ref().is_err_and(|error| !error.is_passing()) {
            self.tell(Message::Unwatched(user)).await;
        }
        edited
    }

    /// The message as it should look now.
    async fn watched(&self, user: UserId) -> Option<Post> {
        let language = self.shared.language_of(user).await;
        let state = self.state.borrow().clone();
        if state.stage == Stage::Playing && !state.is_watched_by(user) {
            return Some(Post { text: word(language, "watch-off"), silent: true, ..Post::default() });
        }
        let screen = screen(&state, language, &self.shared)?;
        let _turn = self.shared.pool.turn(Client::Table(state.id)).await;
        let post = self.shared.pool.finish_now(screen).await;
        Some(Post { silent: state.stage == Stage::Playing, ..post })
    }
}

/// What everybody may see of the table, said to somebody whom it does not call.
fn screen(state: &TableState, language: Language, shared: &Shared) -> Option<Screen> {
    let spoken = match &state.board {
        Some(board) if language != state.language => {
            let state = TableState { language, ..state.clone() };
            let board = load::board_at(&state, board.entry).or(state.board.clone());
            &TableState { board, ..state }
        }
        _ => state,
    };
    let (screen, writer, speaker) = (board_screen(spoken)?, spoken.writer(language), spoken.speaker(language));
    let people = spoken.seated().filter_map(|(seat, chair)| Some((seat, chair.person()?)));
    let text = people.fold(screen.text, |text, (seat, user)| text.replace(&mention(user), &writer.name(seat)));
    let stop = Id::at(state.id, 0, Request::Unwatch);
    let stop = (state.stage == Stage::Playing).then(|| button(stop, speaker.word("button-unwatch")));
    let go = link(shared.chat.address(state.guild, state.channel, None), speaker.word("button-go"));
    Some(Screen { text, rows: Vec::new(), ..screen }.row(stop.into_iter().chain([go])))
}

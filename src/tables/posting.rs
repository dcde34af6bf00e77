//! Making and sending one message of a table: new, edited, found again, taken back. When, and how often, is
//! [`super::delivery`]'s.

use std::collections::BTreeMap;
use std::sync::{Arc, MutexGuard, PoisonError};

use crate::chat::{Ballot, ChannelId, ChatError, Id, MessageId, Post, Request, Trace, UserId};
use crate::rules::{Seat, Text, Tongue};
use crate::store::{Item, Shown, Stage, Surface};

use super::delivery::Delivery;
use super::electorate::offered;
use super::line::Client;
use super::outgoing::{Call, Fate, Look, Noted, Payload, board_screen, fate, is_live, public};
use super::screen::{Meant, Screen, link};
use super::screens::{did, hand, lobby};
use super::shared::Shared;
use super::state::{Board, TableState};
use super::way_back;

/// The platform remembers a nonce for five minutes. What is older, in milliseconds, is looked for first.
const REMEMBERED: i64 = 4 * 60 * 1000;

impl Delivery {
    /// Posts in the channel what the table looked like when `screen` was made, or newer; without the picture where it is in the way. None where it is not wanted by now.
    ///
    /// # Errors
    /// Why it did not come through, as far as that is known.
    pub(super) async fn post(
        &self,
        item: &Item,
        (state, screen): (&Arc<TableState>, Screen),
    ) -> Result<Option<(ChannelId, MessageId)>, ChatError> {
        let channel = item.channel.ok_or_else(|| ChatError::Gone("no channel".to_owned()))?;
        let language = self.state.borrow().language;
        let is_wanted = || fate(&self.state.borrow(), item) == Fate::Send;
        let post = {
            let _turn = match item.surface {
                Surface::Board => Some(self.shared.pool.turn(Client::Table(item.table)).await),
                _ => None,
            };
            // What is wanted no more when its turn comes is not painted.
            if !is_wanted() {
                return Ok(None);
            }
            // As the table is by then.
            let now = self.state.borrow().clone();
            let is_same = Arc::ptr_eq(&now, state);
            let newest = (!is_same).then(|| public(&now, item.surface, Payload::read(item).as_ref()));
            self.shared.pool.finish_now(newest.flatten().unwrap_or(screen)).await
        };
        if let Some(there) = self.there(item, channel, &post).await? {
            return Ok(Some((channel, there)));
        }
        if !is_wanted() {
            return Ok(None);
        }
        let mut look = Look::of(&post);
        let sent = self.shared.chat.post_while(channel, &post, &item.nonce, &is_wanted).await;
        let sent = match sent {
            Err(ChatError::TooLarge | ChatError::Forbidden(_)) if post.picture.is_some() => {
                let bare = without_picture(post, language);
                look = Look::of(&bare);
                self.shared.chat.post_while(channel, &bare, &item.nonce, &is_wanted).await
            }
            sent => sent,
        };
        if item.surface == Surface::Board && sent.is_ok() {
            self.note(item.step, look);
        }
        sent.map(|message| Some((channel, message)))
    }

    /// Notes how a board looks, for the next edit of it, and whom it called at first: one that has followed somebody since
    /// does not say so any more.
    fn note(&self, entry: u64, look: Look) {
        let state = self.state.borrow().clone();
        let at_first = |board: &&Board| board.entry as u64 == entry && board.told == board.step;
        let first = state.board.as_ref().filter(at_first).map(Call::of);
        let mut boards = self.looks();
        let call = boards.get(&entry).map_or(first, |noted| noted.call);
        boards.insert(entry, Noted { look, call });
    }

    fn looks(&self) -> MutexGuard<'_, BTreeMap<u64, Noted>> {
        // Nothing panics while this is held, and what it holds is a courtesy.
        self.boards.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The message that an old item became, if it came through before; it is brought up to date.
    ///
    /// # Errors
    /// When it cannot be looked for now, but may be later.
    pub(super) async fn there(
        &self,
        item: &Item,
        channel: ChannelId,
        post: &Post,
    ) -> Result<Option<MessageId>, ChatError> {
        if self.shared.clock.now().saturating_sub(item.created) < REMEMBERED {
            return Ok(None);
        }
        let trace = Trace { nonce: item.nonce.clone(), mark: post.mark().to_owned(), since: item.created };
        let found = match self.shared.chat.find(channel, &trace).await {
            Ok(found) => found,
            Err(error) if error.is_passing() => return Err(error),
            // Where the channel cannot be read, it can perhaps be written to.
            Err(_) => None,
        };
        if let Some(message) = found
            && let Err(error) = self.shared.chat.edit(channel, message, post).await
        {
            tracing::debug!(table = %item.table, %error, "a message that was found stays as it is");
        }
        Ok(found)
    }

    /// Takes the buttons off the message that an item became which is wanted no more, if it came through.
    pub(super) async fn disarm_one(&self, item: &Item, channel: ChannelId) {
        let state = self.state.borrow().clone();
        let id = match item.surface {
            Surface::Vote(number) => {
                let first = state.vote(number).and_then(|vote| offered(&state, vote).first().copied());
                Id::at(state.id, 0, Request::Vote(number, first.unwrap_or(Ballot::Yes)))
            }
            Surface::Lobby => Id::at(state.id, item.step as usize, Request::Join),
            _ => Id::at(state.id, item.step as usize, Request::Play),
        };
        let mark = id.to_string();
        let trace = Trace { nonce: item.nonce.clone(), mark, since: item.created };
        let shown = self.shared.store.shown(state.id, item.surface).await.ok().flatten().map(|shown| shown.message);
        let found = self.shared.chat.find(channel, &trace).await.ok().flatten();
        if let Some(message) = found.filter(|message| Some(*message) != shown)
            && let Err(error) = self.shared.chat.strip(channel, message, None).await
        {
            tracing::debug!(table = %state.id, %error, "a message that nobody wants keeps its buttons");
        }
    }

    /// Brings the message with a hand up to date, however old it is: sent anew, it would stand unread. It is sent anew where
    /// its reader has deleted it, and where it calls.
    pub(super) async fn hand(
        &self,
        state: &TableState,
        channel: ChannelId,
        (user, seat): (UserId, Seat),
        item: &Item,
    ) -> Result<(ChannelId, MessageId), ChatError> {
        let language = state.chair(seat).map(|chair| chair.language).unwrap_or_default();
        let mut post = {
            let _turn = match state.play {
                Some(_) => Some(self.shared.pool.turn(Client::Table(state.id)).await),
                None => None,
            };
            // As it is when its turn comes: what has changed meanwhile need not be painted twice.
            let newest = self.state.borrow().clone();
            let newest = if newest.seat_of(user) == Some(seat) { &*newest } else { state };
            self.shared.pool.finish_now(kept_hand(newest, seat, &self.shared)).await
        };
        // Where the channel is lost, the hand is what calls.
        let calls = state.is_lost && state.awaited().has(seat);
        post.silent = !calls;
        let shown = self.shared.store.shown(state.id, item.surface).await.ok().flatten();
        if let Some(Shown { channel, message, .. }) = shown.filter(|_| !calls) {
            let edited = match self.shared.chat.edit(channel, message, &post).await {
                Err(ChatError::TooLarge) => {
                    let bare = without_picture(post.clone(), language);
                    self.shared.chat.edit(channel, message, &bare).await
                }
                edited => edited,
            };
            if edited != Err(ChatError::Deleted) {
                return edited.map(|()| (channel, message));
            }
        }
        if let Some(there) = self.there(item, channel, &post).await? {
            return Ok((channel, there));
        }
        let sent = match self.shared.chat.post(channel, &post, &item.nonce).await {
            Err(ChatError::TooLarge) => {
                let bare = without_picture(post, language);
                self.shared.chat.post(channel, &bare, &item.nonce).await
            }
            sent => sent,
        };
        sent.map(|message| (channel, message))
    }

    /// What becomes of the message that showed the same before. Tried once. A board whose telling was taken back calls
    /// somebody for what is no longer so: it says that instead.
    pub(super) async fn tidy(&self, surface: Surface, former: Shown) {
        let Shown { channel, message, step } = former;
        let tidied = match surface {
            Surface::Hand(_) => self.shared.chat.delete(channel, message).await,
            Surface::Board => match self.taken_back(step as usize) {
                Some(post) => self.shared.chat.edit(channel, message, &post).await,
                None => self.shared.chat.strip(channel, message, self.came_of(step).as_deref()).await,
            },
            Surface::Lobby | Surface::Vote(_) | Surface::Watch(_) => {
                self.shared.chat.strip(channel, message, None).await
            }
            Surface::Notice | Surface::Word(_) => Ok(()),
        };
        if let Err(error) = tidied {
            tracing::debug!(%error, ?surface, "a former message stays as it is");
        }
    }

    /// What a board says that a newer one has replaced: what came of its call.
    fn came_of(&self, entry: u64) -> Option<String> {
        let shown = {
            let mut boards = self.looks();
            let newer = boards.split_off(&(entry + 1));
            std::mem::replace(&mut *boards, newer).remove(&entry)
        };
        let (text, call) = shown.map_or((None, None), |noted| (Some(noted.look.text), noted.call));
        did::text(&self.state.borrow(), entry as usize, text, call)
    }

    /// What a board says after that on which it rested was taken back.
    fn taken_back(&self, entry: usize) -> Option<Post> {
        let state = self.state.borrow();
        let by = way_back::who_took_back(state.play.as_ref()?, entry)?;
        let text = state.writer(state.language).say(&Text::of("board-taken-back").with("name", by));
        Some(Post { text, ..Post::default() })
    }

    /// Says in the message of a vote how it stands; where it never came through, or is gone, nothing is left to say.
    ///
    /// # Errors
    /// Why it cannot be said.
    pub(super) async fn rewrite(&self, item: &Item) -> Result<(), ChatError> {
        let state = self.state.borrow().clone();
        let shown = self.shared.store.shown(item.table, item.surface).await.ok().flatten();
        let (Some(screen), Some(shown)) = (public(&state, item.surface, None), shown) else { return Ok(()) };
        let post = self.shared.pool.finish_now(screen).await;
        self.shared.chat.edit(shown.channel, shown.message, &post).await
    }

    /// Shows a message as it should look now. A board is left as it is when a newer one is there or on its way, and when
    /// nobody it called has anything left to decide: it then was what it said.
    pub(super) async fn redraw(&self, surface: Surface) {
        let state = self.state.borrow().clone();
        let screen = match surface {
            Surface::Lobby => Some(lobby::screen(&state)),
            Surface::Board if state.is_lost || !is_live(&state) => None,
            Surface::Board => board_screen(&state),
            Surface::Vote(_) => public(&state, surface, None),
            Surface::Notice | Surface::Hand(_) | Surface::Word(_) | Surface::Watch(_) => None,
        };
        let shown = self.shared.store.shown(state.id, surface).await.ok().flatten();
        let (Some(screen), Some(shown)) = (screen, shown) else { return };
        let entry = state.board.as_ref().map(|board| board.entry as u64);
        let is_outdated = || {
            let now = self.state.borrow();
            now.board.as_ref().map(|board| board.entry as u64) != Some(shown.step) || !is_live(&now)
        };
        // A table that was closed calls nobody any more, whichever of its boards is the last that came through.
        let is_closed = state.stage == Stage::Closed;
        if surface == Surface::Board && !is_closed && (entry != Some(shown.step) || is_outdated()) {
            return;
        }
        let post = {
            let _turn = match surface {
                Surface::Board => Some(self.shared.pool.turn(Client::Table(state.id)).await),
                _ => None,
            };
            if surface == Surface::Board && !is_closed && is_outdated() {
                return;
            }
            // As it is when its turn comes.
            let newest = (surface == Surface::Board).then(|| board_screen(&self.state.borrow())).flatten();
            self.shared.pool.finish_now(newest.unwrap_or(screen)).await
        };
        // Painting takes its time, and the table goes on meanwhile.
        if surface == Surface::Board && !is_closed && is_outdated() {
            return;
        }
        let look = Look::of(&post);
        let (is_same, keeps_picture) = match self.looks().get(&shown.step).filter(|_| surface == Surface::Board) {
            Some(noted) => (noted.look == look, noted.look.has_picture_of(&look)),
            None => (false, false),
        };
        if is_same {
            return;
        }
        let chat = &self.shared.chat;
        let edited = match keeps_picture {
            true => chat.retouch(shown.channel, shown.message, &post).await,
            false => chat.edit(shown.channel, shown.message, &post).await,
        };
        match edited {
            Ok(()) if surface == Surface::Board => self.note(shown.step, look),
            Ok(()) => {}
            Err(error) => tracing::debug!(table = %state.id, %error, "a message stays as it was"),
        }
    }
}

/// The hand as it is kept in a direct conversation.
fn kept_hand(state: &TableState, seat: Seat, shared: &Shared) -> Screen {
    let language = state.chair(seat).map(|chair| chair.language).unwrap_or_default();
    let speaker = state.speaker(language);
    let address = shared.chat.address(state.guild, state.channel, None);
    // It says nothing of whose turn it is, so it can be pressed at any time; where it calls, only by whom it calls.
    let may_play = !state.is_lost || state.awaited().has(seat);
    let play = (state.stage == Stage::Playing).then(|| hand::play_button(state, &speaker, seat).only_if(may_play));
    let go = link(address, speaker.word("button-go"));
    hand::screen(state, seat, &speaker, true).row(play.into_iter().chain([go]))
}

/// The same message with a line that says why it has no picture.
fn without_picture(mut post: Post, language: crate::words::Language) -> Post {
    post.picture = None;
    post.text = format!("{}\n{}", post.text, crate::words::word(language, "board-no-picture"));
    post
}

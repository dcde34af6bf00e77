//! Sending what has to be said at one table: in order, each once, again and again where it may still work, and
//! given up where it cannot. A seat's direct messages never hold the channel up.

use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::Duration;

use serde::Deserialize;
use tokio::sync::{mpsc, watch};
use tokio::time::Instant;

use crate::chat::{ChannelId, ChatError, MessageId, Post, UserId};
use crate::rules::Seat;
use crate::store::{Item, Shown, Stage, Surface};

use super::actor::Message;
use super::desk::Desk;
use super::line::Client;
use super::screen::{Meant, Screen, button, link};
use super::screens::{board, end, hand, lobby, word};
use super::shared::Shared;

/// What an actor wants of its postman.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Job {
    /// Something new waits to be sent.
    Look,
    /// The message that shows this looks otherwise now. Done if it is cheap, never tried again.
    Redraw(Surface),
}

/// The longest pause between two tries.
const LONGEST_PAUSE: Duration = Duration::from_secs(300);
/// The first pause after a failure.
const FIRST_PAUSE: Duration = Duration::from_secs(1);
/// A message with a hand that is older is sent anew: editing old messages has its own, stricter limit.
const STILL_YOUNG: Duration = Duration::from_secs(3600);

/// What an item carries besides its surface.
#[derive(Debug, Default, Deserialize)]
#[serde(default)]
struct Payload {
    text: String,
    mentions: Vec<UserId>,
    asks: bool,
}

/// The sender of one table.
pub struct Postman {
    shared: Arc<Shared>,
    desk: watch::Receiver<Arc<Desk>>,
    actor: mpsc::WeakSender<Message>,
    hands: BTreeMap<UserId, Instant>,
    pause: Duration,
}

/// How sending one item went.
enum Outcome {
    /// It is there, or will never be: the next one.
    Done,
    /// It may work later.
    Later,
}

impl Postman {
    /// A sender for the table whose newest state is `desk`.
    pub fn new(shared: Arc<Shared>, desk: watch::Receiver<Arc<Desk>>, actor: mpsc::WeakSender<Message>) -> Postman {
        Postman { shared, desk, actor, hands: BTreeMap::new(), pause: FIRST_PAUSE }
    }

    /// Serves until nobody can give it anything to do any more.
    pub async fn serve(mut self, mut jobs: mpsc::UnboundedReceiver<Job>) {
        let mut again = None;
        loop {
            let first = match again {
                None => jobs.recv().await,
                Some(at) => tokio::time::timeout_at(at, jobs.recv()).await.unwrap_or(Some(Job::Look)),
            };
            let Some(first) = first else { return };
            let mut wanted = vec![first];
            while let Ok(job) = jobs.try_recv() {
                if !wanted.contains(&job) {
                    wanted.push(job);
                }
            }
            again = self.send_all().await;
            for job in wanted {
                if let Job::Redraw(surface) = job {
                    self.redraw(surface).await;
                }
            }
        }
    }

    /// Sends what waits. Gives the time of the next try where something is left.
    async fn send_all(&mut self) -> Option<Instant> {
        let table = self.desk.borrow().id;
        let items = match self.shared.store.unsent_of(table).await {
            Ok(items) => items,
            Err(error) => {
                tracing::error!(%table, %error, "what waits to be sent can't be read");
                return Some(self.later());
            }
        };
        let (hands, public): (Vec<_>, Vec<_>) = items.into_iter().partition(|i| matches!(i.surface, Surface::Hand(_)));
        let mut is_left = false;
        for item in public {
            if matches!(self.send(&item).await, Outcome::Later) {
                is_left = true;
                break;
            }
        }
        for item in hands {
            is_left |= matches!(self.send(&item).await, Outcome::Later);
        }
        if is_left {
            return Some(self.later());
        }
        self.pause = FIRST_PAUSE;
        None
    }

    fn later(&mut self) -> Instant {
        let at = Instant::now() + self.pause;
        self.pause = (self.pause * 2).min(LONGEST_PAUSE);
        at
    }

    async fn send(&mut self, item: &Item) -> Outcome {
        let desk = self.desk.borrow().clone();
        let payload: Option<Payload> = serde_json::from_value(item.payload.clone()).ok();
        let payload = payload.filter(|_| item.payload.is_object());
        let sent = match item.surface {
            // Where the person sits now: lots are drawn at the start, and who gave up sits no more.
            Surface::Hand(user) => match desk.seat_of(user) {
                Some(seat) => self.hand(&desk, user, seat, item).await,
                None => return self.give_up(item, "sits here no more").await,
            },
            _ if desk.is_lost && item.channel == Some(desk.channel) => {
                Err(ChatError::Gone("the channel was lost before".to_owned()))
            }
            surface => match public(&desk, surface, payload.as_ref(), item.step as usize) {
                Some(screen) => self.post(item, screen).await,
                None => return self.give_up(item, "nothing to show").await,
            },
        };
        match sent {
            Ok((channel, message)) => self.done(item, channel, message).await,
            Err(error) if error.is_passing() => Outcome::Later,
            Err(error) => self.failed(&desk, item, error).await,
        }
    }

    /// Posts in the channel; without the picture where it is in the way.
    async fn post(&self, item: &Item, screen: Screen) -> Result<(ChannelId, MessageId), ChatError> {
        let channel = item.channel.ok_or_else(|| ChatError::Gone("no channel".to_owned()))?;
        let language = self.desk.borrow().language;
        let post = self.shared.studio.finish(screen, Client::Table(item.table)).await;
        let sent = self.shared.chat.post(channel, &post, &item.nonce).await;
        let sent = match sent {
            Err(ChatError::TooLarge | ChatError::Forbidden(_)) if post.picture.is_some() => {
                let bare = without_picture(post, language);
                self.shared.chat.post(channel, &bare, &item.nonce).await
            }
            sent => sent,
        };
        sent.map(|message| (channel, message))
    }

    /// Brings the message with a hand up to date: edits it while it is young, and sends it anew otherwise.
    async fn hand(
        &mut self,
        desk: &Desk,
        user: UserId,
        seat: Seat,
        item: &Item,
    ) -> Result<(ChannelId, MessageId), ChatError> {
        let language = desk.chair(seat).map(|chair| chair.language).unwrap_or_default();
        let screen = kept_hand(desk, seat, &self.shared);
        let mut post = self.shared.studio.finish(screen, Client::Table(item.table)).await;
        // Where the channel is lost, the hand is what calls.
        let calls = desk.is_lost && desk.awaited().has(seat);
        post.silent = !calls;
        let shown = self.shared.store.shown(desk.id, item.surface).await.ok().flatten();
        let is_young = self.hands.get(&user).is_some_and(|at| at.elapsed() < STILL_YOUNG);
        if let Some(Shown { channel, message, .. }) = shown.filter(|_| is_young && !calls) {
            match self.shared.chat.edit(channel, message, &post).await {
                Ok(()) => return Ok((channel, message)),
                Err(error) if error.is_passing() => return Err(error),
                Err(_) => {}
            }
        }
        let channel = self.shared.direct(user).await?;
        let sent = match self.shared.chat.post(channel, &post, &item.nonce).await {
            Err(ChatError::TooLarge) => {
                let bare = without_picture(post, language);
                self.shared.chat.post(channel, &bare, &item.nonce).await
            }
            sent => sent,
        }?;
        self.hands.insert(user, Instant::now());
        Ok((channel, sent))
    }

    async fn done(&self, item: &Item, channel: ChannelId, message: MessageId) -> Outcome {
        match self.shared.store.sent(item.id, channel, message).await {
            Ok(former) => {
                if let Some(former) = former {
                    self.tidy(item.surface, former).await;
                }
                Outcome::Done
            }
            Err(error) => {
                tracing::error!(table = %item.table, %error, "can't note that a message was sent");
                Outcome::Later
            }
        }
    }

    /// What becomes of the message that showed the same before. Tried once.
    async fn tidy(&self, surface: Surface, former: Shown) {
        let tidied = match surface {
            Surface::Hand(_) => self.shared.chat.delete(former.channel, former.message).await,
            Surface::Board | Surface::Lobby => self.shared.chat.strip(former.channel, former.message).await,
            Surface::Notice => Ok(()),
        };
        if let Err(error) = tidied {
            tracing::debug!(%error, ?surface, "a former message stays as it is");
        }
    }

    async fn failed(&self, desk: &Desk, item: &Item, error: ChatError) -> Outcome {
        let outcome = self.give_up(item, &error.to_string()).await;
        let message = match (item.surface, &error) {
            (_, ChatError::Malformed(_) | ChatError::TooLarge) => {
                tracing::error!(table = %item.table, step = item.step, %error, "a message can't be sent");
                None
            }
            (Surface::Hand(user), _) => Some(Message::Closed(user)),
            _ if desk.is_lost => None,
            (_, error) => Some(Message::Lost { is_locked: *error == ChatError::Locked }),
        };
        if let (Some(message), Some(actor)) = (message, self.actor.upgrade()) {
            // An actor that ended meanwhile finds out anew.
            let _ = actor.send(message).await;
        }
        outcome
    }

    async fn give_up(&self, item: &Item, why: &str) -> Outcome {
        match self.shared.store.given_up(item.id, why.to_owned()).await {
            Ok(()) => Outcome::Done,
            Err(error) => {
                tracing::error!(table = %item.table, %error, "can't note that a message was given up");
                Outcome::Later
            }
        }
    }

    async fn redraw(&self, surface: Surface) {
        let desk = self.desk.borrow().clone();
        let screen = match surface {
            Surface::Lobby => Some(lobby::screen(&desk)),
            Surface::Board if desk.is_lost => None,
            Surface::Board => board_screen(&desk),
            Surface::Notice | Surface::Hand(_) => None,
        };
        let shown = self.shared.store.shown(desk.id, surface).await.ok().flatten();
        if let (Some(screen), Some(shown)) = (screen, shown) {
            let post = self.shared.studio.finish(screen, Client::Table(desk.id)).await;
            if let Err(error) = self.shared.chat.edit(shown.channel, shown.message, &post).await {
                tracing::debug!(table = %desk.id, %error, "a message stays as it was");
            }
        }
    }
}

/// The screen of a public message as its item wants it. Where that cannot be read, a board is made of what the table
/// knows, and calls whom it called; of a notice nothing is known.
fn public(desk: &Desk, surface: Surface, payload: Option<&Payload>, step: usize) -> Option<Screen> {
    let speaker = desk.speaker(desk.language);
    match surface {
        Surface::Lobby => Some(lobby::screen(desk)),
        Surface::Board => {
            let mut screen = board_screen(desk)?;
            let called = desk.board.iter().flat_map(|board| board.called.iter());
            screen.mentions = called.filter_map(|seat| desk.chair(seat)?.person()).collect();
            if let Some(payload) = payload {
                screen.text.clone_from(&payload.text);
                screen.mentions.clone_from(&payload.mentions);
            }
            Some(screen)
        }
        Surface::Notice => {
            let payload = payload?;
            let mut screen = Screen::of(payload.text.clone());
            screen.mentions.clone_from(&payload.mentions);
            let id = |name| word(desk, step, name);
            let buttons = [
                button(id("agree"), speaker.word("button-agree")).danger(),
                button(id("refuse"), speaker.word("button-refuse")),
            ];
            Some(if payload.asks { screen.row(buttons) } else { screen })
        }
        Surface::Hand(_) => None,
    }
}

/// The newest board, or the end.
fn board_screen(desk: &Desk) -> Option<Screen> {
    match desk.stage {
        Stage::Over => end::screen(desk),
        Stage::Playing | Stage::Lobby => board::screen(desk),
        Stage::Closed => board::screen(desk).map(|screen| Screen { rows: Vec::new(), ..screen }),
    }
}

/// The hand as it is kept in a direct conversation.
fn kept_hand(desk: &Desk, seat: Seat, shared: &Shared) -> Screen {
    let language = desk.chair(seat).map(|chair| chair.language).unwrap_or_default();
    let speaker = desk.speaker(language);
    let address = shared.chat.address(desk.guild, desk.channel, None);
    let screen =
        if desk.play.is_some() { hand::screen(desk, seat, &speaker, true) } else { hand::hello(desk, seat, &speaker) };
    let play = (desk.stage == Stage::Playing).then(|| hand::play_button(desk, &speaker, seat));
    let go = link(address, speaker.word("button-go"));
    let silence =
        (desk.stage == Stage::Lobby).then(|| button(word(desk, 0, "silence"), speaker.word("button-no-messages")));
    screen.row(play.into_iter().chain([go]).chain(silence))
}

/// The same message with a line that says why it has no picture.
fn without_picture(mut post: Post, language: crate::words::Language) -> Post {
    post.picture = None;
    post.text = format!("{}\n{}", post.text, crate::words::word(language, "board-no-picture"));
    post
}

//! Sending what has to be said at one table: in order, each once, again and again where it may still work, and
//! given up where it cannot. A seat's direct messages never hold the channel up. What is not known to have come through
//! is looked for before it is said again, and when it is wanted no more. How a message is made and sent is
//! [`super::posting`]'s.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex};
use std::time::Duration;

use tokio::sync::{mpsc, watch};
use tokio::time::Instant;

use crate::chat::{ChannelId, ChatError, MessageId, UserId};
use crate::meters;
use crate::store::{Act, AlarmKind, Item, ItemId, Stored, Surface};

use super::counted::shown;
use super::edits::Edits;
use super::inbox::{Loss, Message};
use super::openings::Conversation;
use super::outgoing::{Fate, Noted, Payload, fate, public};
use super::shared::Shared;
use super::state::TableState;
use super::word::Said;

/// What an actor wants of its delivery.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Job {
    /// Something new waits to be sent.
    Look,
    /// The message that shows this looks otherwise now. Done if it is cheap, never tried again.
    Redraw(Surface),
    /// Whoever goes on alone has made a step; the newest board shows it when they rest.
    Step,
}

/// The longest pause between two tries.
const LONGEST_PAUSE: Duration = Duration::from_secs(300);
/// What cannot be sent for so long, whatever the reason, is given up.
const ENOUGH: Duration = Duration::from_secs(24 * 3600);
/// The first pause after a failure.
const FIRST_PAUSE: Duration = Duration::from_secs(1);

/// The sender of one table.
pub struct Delivery {
    pub(super) shared: Arc<Shared>,
    pub(super) state: watch::Receiver<Arc<TableState>>,
    /// Held while a change is stored and not published yet.
    storing: Arc<tokio::sync::Mutex<()>>,
    actor: mpsc::WeakSender<Message>,
    pause: Duration,
    /// What may have come through without our knowing it.
    doubtful: BTreeMap<ItemId, Item>,
    /// Since when an item that waits could not be sent.
    failing: BTreeMap<ItemId, Instant>,
    /// Whether everybody at the table is in its thread, once that was looked up.
    pub(super) is_gathered: Option<bool>,
    /// The edits that wait.
    pub(super) edits: Edits,
    /// Boards as they were sent or redrawn since the program began, by their entries: the newest, and the one before it until
    /// it says what came of it.
    pub(super) boards: Mutex<BTreeMap<u64, Noted>>,
}

/// How sending one item went.
pub(super) enum Outcome {
    /// It is there, or will never be, or not now: the next one.
    Done,
    /// It may work later.
    Later,
    /// It is not its turn before that time.
    At(Instant),
}

impl Delivery {
    /// A sender for the table whose newest state is `state`. What was left by a program that ended may have come through.
    pub fn new(
        shared: Arc<Shared>,
        (state, storing): (watch::Receiver<Arc<TableState>>, Arc<tokio::sync::Mutex<()>>),
        actor: mpsc::WeakSender<Message>,
        left: Vec<Item>,
    ) -> Delivery {
        let doubtful = left.into_iter().map(|item| (item.id, item)).collect();
        Delivery {
            shared,
            state,
            storing,
            actor,
            pause: FIRST_PAUSE,
            doubtful,
            failing: BTreeMap::new(),
            is_gathered: None,
            edits: Edits::default(),
            boards: Mutex::default(),
        }
    }

    /// Serves until nobody can give it anything to do any more.
    pub async fn serve(mut self, mut jobs: mpsc::UnboundedReceiver<Job>) {
        let (mut again, mut wanted) = (None, Vec::new());
        loop {
            if wanted.is_empty() {
                let Some(first) = self.wait(again, &mut jobs).await else { return };
                wanted.push(first);
            }
            while let Ok(job) = jobs.try_recv() {
                add(&mut wanted, job);
            }
            again = self.send_all().await;
            let due = self.due(&wanted);
            wanted = self.touch_up(&due, &mut jobs).await;
        }
    }

    /// What waits, oldest first. All of it has happened to the table as it is published.
    pub(super) async fn waiting(&self) -> Stored<Vec<Item>> {
        let _is_published = self.storing.lock().await;
        let table = self.state.borrow().id;
        self.shared.store.unsent_of(table).await
    }

    /// Sends what waits. Gives the time of the next try where something is left.
    async fn send_all(&mut self) -> Option<Instant> {
        let table = self.state.borrow().id;
        let items = match self.waiting().await {
            Ok(items) => items,
            Err(error) => {
                tracing::error!(%table, %error, "what waits to be sent can't be read");
                return Some(self.later());
            }
        };
        self.disarm(&items).await;
        self.failing.retain(|id, _| items.iter().any(|item| item.id == *id));
        let (hands, public): (Vec<_>, Vec<_>) = items.into_iter().partition(is_direct);
        let mut is_left = false;
        for item in public {
            let fate = fate(&self.state.borrow(), &item);
            let outcome = match fate {
                Fate::Send => self.send(&item).await,
                // Its time comes with a change of the table, or another takes its place.
                Fate::Hold => {
                    self.failing.remove(&item.id);
                    continue;
                }
                Fate::Drop(why) => self.give_up(&item, why).await,
            };
            if matches!(outcome, Outcome::Later) {
                is_left = true;
                break;
            }
        }
        let mut turn: Option<Instant> = None;
        for item in hands {
            let fate = fate(&self.state.borrow(), &item);
            let outcome = match fate {
                Fate::Drop(why) => self.give_up(&item, why).await,
                Fate::Hold => continue,
                Fate::Send => self.send(&item).await,
            };
            match outcome {
                Outcome::Done => {}
                Outcome::Later => is_left = true,
                Outcome::At(at) => turn = Some(turn.map_or(at, |turn| turn.min(at))),
            }
        }
        if !is_left {
            self.pause = FIRST_PAUSE;
            return turn;
        }
        let again = self.later();
        Some(turn.map_or(again, |turn| turn.min(again)))
    }

    fn later(&mut self) -> Instant {
        let at = Instant::now() + self.pause;
        self.pause = (self.pause * 2).min(LONGEST_PAUSE);
        at
    }

    /// Takes the buttons off messages that came through all the same, though something newer took their place.
    async fn disarm(&mut self, waiting: &[Item]) {
        let is_waiting = |id: &ItemId| waiting.iter().any(|item| item.id == *id);
        let gone: Vec<ItemId> = self.doubtful.keys().filter(|id| !is_waiting(id)).copied().collect();
        for id in gone {
            let Some(item) = self.doubtful.remove(&id) else { continue };
            let posted = (item.act, item.surface, item.channel);
            if let (Act::Post, Surface::Board | Surface::Lobby | Surface::Vote(_), Some(channel)) = posted {
                self.disarm_one(&item, channel).await;
            }
        }
    }

    async fn send(&mut self, item: &Item) -> Outcome {
        let state = self.state.borrow().clone();
        let sent = match (item.act, item.surface) {
            (Act::Edit, Surface::Vote(_)) => {
                let edited = self.rewrite(item).await;
                return self.edited(item, edited).await;
            }
            (Act::Edit, Surface::Lobby) => {
                let edited = self.put_result(item).await;
                return self.edited(item, edited).await;
            }
            (Act::Edit, Surface::Hand(user)) => {
                let edited = self.put_farewell(item, user).await;
                return self.edited(item, edited).await;
            }
            (Act::Edit, Surface::Watch(user)) => {
                let edited = self.show_watcher_again(item, user).await;
                return self.edited(item, edited).await;
            }
            (_, Surface::Watch(user)) => match self.shared.direct(user).await {
                Ok(Conversation::Open(channel)) => self.show_watcher(item, (user, channel)).await,
                Ok(Conversation::Waits(at)) => return Outcome::At(at),
                Err(error) => Err(error),
            },
            // Where the person sits now: lots are drawn at the start, and who gave up sits no more.
            (_, Surface::Hand(user)) => match state.seat_of(user) {
                Some(_) if state.play.is_none() => return self.give_up(item, "nothing is in hand yet").await,
                Some(seat) => match self.shared.direct(user).await {
                    Ok(Conversation::Open(channel)) => self.hand(&state, channel, (user, seat), item).await.map(Some),
                    Ok(Conversation::Waits(at)) => return Outcome::At(at),
                    Err(error) => Err(error),
                },
                None => return self.give_up(item, "sits here no more").await,
            },
            (_, Surface::Word(user)) => match self.say_to(&state, user, item).await {
                Ok(Said::There(message)) => Ok(message),
                Ok(Said::Waits(at)) => return Outcome::At(at),
                Err(error) => Err(error),
            },
            _ if state.is_lost && !state.is_tried && item.channel == Some(state.channel) => {
                Err(ChatError::Gone("the channel was lost before".to_owned()))
            }
            (_, surface) => match public(&state, surface, Payload::read(item).as_ref()) {
                Some(screen) => self.post(item, (&state, screen)).await,
                None => return self.give_up(item, "nothing to show").await,
            },
        };
        match sent {
            Ok(None) => Outcome::Done,
            Ok(Some((channel, message))) => {
                self.doubtful.remove(&item.id);
                self.gather(item, channel, message).await;
                if channel == state.channel && (state.is_lost || !state.is_reached) {
                    self.tell(Message::Reached).await;
                }
                self.done(item, channel, message).await
            }
            Err(error) if error.is_passing() && !self.is_hopeless(item) => {
                if matches!(error, ChatError::TooFast(_)) {
                    self.shared.openings.stop();
                }
                self.doubtful.insert(item.id, item.clone());
                Outcome::Later
            }
            Err(error) => self.failed(&state, item, error).await,
        }
    }

    /// Whether an item has failed for so long that what looked like passing trouble is none.
    pub(super) fn is_hopeless(&mut self, item: &Item) -> bool {
        let is_over = self.failing.entry(item.id).or_insert_with(Instant::now).elapsed() >= ENOUGH;
        if is_over {
            tracing::error!(table = %item.table, step = item.step, "a message could not be sent for a day; given up");
        }
        is_over
    }

    /// Notes how an edit went that matters: it is tried until it is there, or the message is not.
    pub(super) async fn edited(&mut self, item: &Item, edited: Result<(), ChatError>) -> Outcome {
        match edited {
            Ok(()) => self.give_up(item, "said").await,
            Err(error) if error.is_passing() && !self.is_hopeless(item) => Outcome::Later,
            Err(error) => {
                tracing::debug!(table = %item.table, surface = ?item.surface, %error, "a message stays as it is");
                self.give_up(item, &error.to_string()).await
            }
        }
    }

    async fn done(&self, item: &Item, channel: ChannelId, message: MessageId) -> Outcome {
        match self.shared.store.sent(item.id, channel, message).await {
            Ok(former) => {
                meters::said(shown(item.surface), item.created);
                let is_new = former.is_none_or(|former| former.step != item.step);
                let is_late = || !self.state.borrow().unheard(item.step, self.shared.clock.now()).is_empty();
                if item.surface == Surface::Board && is_new && is_late() {
                    self.tell(Message::Announced(item.step)).await;
                }
                let leads_on = || self.state.borrow().alarms.keys().any(|of| of.kind == AlarmKind::Visit);
                if item.surface == Surface::Board && leads_on() {
                    self.tell(Message::Posted).await;
                }
                match former {
                    // Whoever it was for was forgotten while it was on its way.
                    Some(former) if former.message == message && item.channel.is_none() => {
                        let _ = self.shared.chat.delete(channel, message).await;
                    }
                    Some(former) if former.message == message => {}
                    Some(former) => self.tidy(item.surface, former).await,
                    None => {}
                }
                Outcome::Done
            }
            Err(error) => {
                tracing::error!(table = %item.table, %error, "can't note that a message was sent");
                Outcome::Later
            }
        }
    }

    async fn failed(&self, state: &TableState, item: &Item, error: ChatError) -> Outcome {
        let outcome = self.give_up(item, &error.to_string()).await;
        let message = match (item.surface, &error) {
            // It was there: whoever deleted it has seen it.
            (_, ChatError::Deleted) => None,
            (_, ChatError::Malformed(_) | ChatError::TooLarge) => {
                tracing::error!(table = %item.table, step = item.step, %error, "a message can't be sent");
                None
            }
            // That they take none is told where it was found out.
            (Surface::Word(_), _) if item.channel.is_none() => None,
            (Surface::Hand(user), _) => Some(self.unreached(state, user, &error).await),
            (Surface::Watch(user), _) => Some(Message::Unwatched(user)),
            _ if (state.is_lost && !state.is_tried) || item.channel != Some(state.channel) => None,
            _ => Some(Message::Lost(loss(&error))),
        };
        if let Some(message) = message {
            self.tell(message).await;
        }
        outcome
    }

    /// What it means that a person could not be written to: they take no messages, or are not in the server any more.
    pub(super) async fn unreached(&self, state: &TableState, user: UserId, error: &ChatError) -> Message {
        match error {
            ChatError::Apart if self.shared.is_in(state.guild, user).await == Some(false) => Message::Gone(user),
            _ => Message::Closed(user),
        }
    }

    pub(super) async fn tell(&self, message: Message) {
        if let Some(actor) = self.actor.upgrade() {
            // An actor that ended meanwhile finds out anew.
            let _ = actor.send(message).await;
        }
    }

    pub(super) async fn give_up(&self, item: &Item, why: &str) -> Outcome {
        match self.shared.store.given_up(item.id, why.to_owned()).await {
            Ok(()) => Outcome::Done,
            Err(error) => {
                tracing::error!(table = %item.table, %error, "can't note that a message was given up");
                Outcome::Later
            }
        }
    }
}

/// How a channel is out of reach that refuses a message so.
pub(super) fn loss(error: &ChatError) -> Loss {
    if *error == ChatError::Locked { Loss::Locked } else { Loss::Gone }
}

/// Whether an item goes to one person, and holds nobody else up.
pub(super) fn is_direct(item: &Item) -> bool {
    matches!(item.surface, Surface::Hand(_) | Surface::Word(_) | Surface::Watch(_)) && item.channel.is_none()
}

/// Notes a job that is not noted yet.
pub(super) fn add(jobs: &mut Vec<Job>, job: Job) {
    if !jobs.contains(&job) {
        jobs.push(job);
    }
}

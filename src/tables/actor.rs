//! The owner of one table: it alone changes it, one request after another, and publishes what became of it.
//! What is decided about a request, and what is said of it, stands with each topic.

use std::panic::AssertUnwindSafe;
use std::sync::Arc;
use std::time::Duration;

use futures_util::FutureExt;
use tokio::sync::{Mutex, mpsc, watch};
use tokio::time::Instant;

use crate::chat::{Incoming, InteractionId};
use crate::meters::{self, Since};
use crate::store::{Stage, StoreError, Surface};

use super::announce;
use super::answers::{Trouble, Way, answer};
use super::calls;
use super::counted::kind;
use super::declined::Declined;
use super::delivery::{Delivery, Job};
use super::hints::Hints;
use super::inbox::{Handle, Message};
use super::lasted::lasted;
use super::led_on::Visit;
use super::load::{self, Broken};
use super::opened::Panels;
use super::pauses;
use super::progress::Work;
use super::screen::Screen;
use super::shared::Shared;
use super::state::TableState;
use super::table_request::of_what;
use super::thinking::Thought;
use super::transaction::Transaction;
use super::votes;
use super::watching;

/// How many requests may wait at a table.
const INBOX: usize = 64;
/// After so long without a request an actor ends; the next request finds its table in the store.
const IDLE: Duration = Duration::from_secs(3600);

/// The owner of one table.
pub struct Actor {
    pub(super) shared: Arc<Shared>,
    pub(super) state: TableState,
    publish: watch::Sender<Arc<TableState>>,
    delivery: mpsc::UnboundedSender<Job>,
    /// Held from before a change is stored until it is published: nobody finds what waits to be said of it meanwhile, and
    /// says it of the table as it was.
    storing: Arc<Mutex<()>>,
    pub(super) me: mpsc::WeakSender<Message>,
    /// What a bot thinks about.
    pub(super) thinking: Option<Thought>,
    /// What advice people have asked for.
    pub(super) hints: Hints,
    pub(super) panels: Panels,
    /// Who pressed last.
    pub(super) visit: Option<Visit>,
    /// Whether the channel was told that the record is sound.
    pub(super) is_verified: bool,
    /// When the board was last shown again on request.
    pub(super) shown_again: Option<Instant>,
    /// When everybody was last shown a moment that is over.
    pub(super) shown_past: Option<Instant>,
    /// Whether its film is being made.
    pub(super) is_filming: bool,
    /// How far its review is that is being made.
    pub(super) reviewing: Option<Work>,
}

impl Actor {
    /// Takes a table up and begins to serve it. `may_end` is asked when nobody has wanted anything for long, and `again`
    /// takes it up once more where somebody did in the last moment; `alive` is held as long as anything of it runs.
    ///
    /// # Errors
    /// Why the table cannot be taken up.
    pub async fn begin(
        shared: Arc<Shared>,
        table: crate::chat::TableId,
        (may_end, again): (impl Fn() -> bool + Send + Sync + 'static, impl Fn() + Send + Sync + 'static),
        alive: mpsc::Sender<()>,
    ) -> Result<Handle, Broken> {
        let left = shared.store.unsent_of(table).await?;
        let state = load::table(&shared, table).await?;
        let (inbox, requests) = mpsc::channel(INBOX);
        let (publish, published) = watch::channel(Arc::new(state.clone()));
        let (delivery, jobs) = mpsc::unbounded_channel();
        let storing = Arc::default();
        let table = (published.clone(), Arc::clone(&storing));
        let sender = Delivery::new(shared.clone(), table, inbox.downgrade(), left);
        let sending = alive.clone();
        // In a box, since what it does at its busiest would otherwise be room that every table at rest takes, too.
        tokio::spawn(async move {
            Box::pin(sender.serve(jobs)).await;
            drop(sending);
        });
        let me = inbox.downgrade();
        let mut actor = Actor {
            shared,
            state,
            publish,
            delivery,
            storing,
            me,
            thinking: None,
            hints: Hints::default(),
            panels: Panels::default(),
            visit: None,
            is_verified: false,
            shown_again: None,
            shown_past: None,
            is_filming: false,
            reviewing: None,
        };
        tokio::spawn(async move {
            Box::pin(actor.catch_up()).await;
            if actor.serve_all(requests, may_end).await {
                again();
            }
            drop(alive);
        });
        Ok(Handle { wanted: 0, inbox, state: published })
    }

    /// Serves until the table is put away; whether somebody wanted something at the last moment, from which more may follow.
    async fn serve_all(&mut self, mut requests: mpsc::Receiver<Message>, may_end: impl Fn() -> bool) -> bool {
        // Being asked to rest is no reason to stay.
        let mut wanted = Instant::now();
        loop {
            // What serving needs is given back when it is done (hence the boxes): most tables rest most of the time.
            let ends = match tokio::time::timeout_at(wanted + IDLE, requests.recv()).await {
                Ok(None) => return false,
                Ok(Some(Message::Rest)) => Box::pin(self.may_rest()).await && requests.is_empty() && may_end(),
                Ok(Some(message)) => {
                    Box::pin(self.guarded(message)).await;
                    wanted = Instant::now();
                    false
                }
                Err(_) => {
                    wanted = Instant::now();
                    Box::pin(self.is_quiet()).await && may_end() || self.try_again()
                }
            };
            if ends {
                // Whoever found this actor before it left the list is still served.
                requests.close();
                let mut is_wanted = false;
                while let Some(message) = requests.recv().await {
                    is_wanted |= !matches!(message, Message::Rest);
                    Box::pin(self.guarded(message)).await;
                }
                return is_wanted;
            }
        }
    }

    /// A bot that found no move is asked once more. It does not end then.
    fn try_again(&mut self) -> bool {
        self.thinking = None;
        self.think();
        false
    }

    /// Whether the table can be put away at once and taken up again as it is: it knows nothing that is not stored.
    async fn may_rest(&mut self) -> bool {
        let state = &self.state;
        let is_told = state.chairs.iter().all(|chair| !chair.letterbox.is_news());
        is_told && state.host_asked.is_none() && self.is_quiet().await && self.ends_visits().await
    }

    /// Whether nothing is on its way, from here or to here: no message, and no bot's move, which would find nobody.
    async fn is_quiet(&self) -> bool {
        let is_sent = self.shared.store.unsent_of(self.state.id).await.is_ok_and(|waiting| waiting.is_empty());
        is_sent && self.reviewing.is_none() && self.hints.is_answered() && self.state.awaited_bot().is_none()
    }

    /// Serves one request; whatever goes wrong ends with it.
    async fn guarded(&mut self, message: Message) {
        let (reply, what) = match &message {
            Message::Serve(incoming, _) => (Some(incoming.clone()), of_what(&incoming.what)),
            Message::Bot { .. } => (None, "bot".to_owned()),
            Message::Alarm(..) => (None, "alarm".to_owned()),
            Message::Advised(..) => (None, "advice".to_owned()),
            Message::Closed(_)
            | Message::Gone(_)
            | Message::Undigested(_)
            | Message::Unwatched(_)
            | Message::Unlisted(_)
            | Message::Lost(_)
            | Message::Back
            | Message::Reached
            | Message::Announced(_) => (None, "trouble".to_owned()),
            Message::LedOn { .. } | Message::Posted => (None, "visit".to_owned()),
            Message::Filmed | Message::Reviewed => (None, "film".to_owned()),
            Message::Forget(..) => (None, "forget".to_owned()),
            Message::Rest => (None, "rest".to_owned()),
            Message::Moved => (None, "moved".to_owned()),
            Message::Renamed(_) => (None, "name".to_owned()),
            Message::Wishes(_) => (None, "wishes".to_owned()),
        };
        let served = AssertUnwindSafe(self.handle(message)).catch_unwind().await;
        if served.is_err() {
            let interaction = reply.as_ref().map(|incoming| incoming.reply.interaction.0);
            tracing::error!(table = %self.state.id, step = self.state.entry(), interaction, what, "a request panicked");
            self.reload().await;
            if let Some(incoming) = reply {
                drop(answer(&self.shared, &self.state, &incoming, Err(Trouble::Fault), Way::Private).await);
            }
        }
    }

    async fn handle(&mut self, message: Message) {
        match message {
            Message::Serve(incoming, wanted) => {
                let since = Since::now();
                let language = self.shared.language(&incoming.person).await;
                self.meet(&incoming, language).await;
                self.panels.note(&self.shared.chat, &incoming, &wanted);
                self.before_tips(&incoming, &wanted).await;
                let before = self.state.entry();
                let done = self.serve(&incoming, language, *wanted).await;
                meters::decided(kind(&incoming.what), since);
                done.iter().for_each(|screen| self.note_tip(self.state.seat_of(incoming.person.id), screen));
                self.reply(&incoming, done, self.state.entry() != before).await;
                // A bot whose move could not be stored is waited for by nobody else.
                self.think();
            }
            Message::Bot { entry, seat, path } => self.bot(entry, seat, path).await,
            Message::Advised(entry, seat, found) => self.advised(entry, seat, found).await,
            Message::Alarm(due, done) => {
                let served = self.alarm(due).await;
                // Whoever waited long enough has put it off.
                let _ = done.send(served);
            }
            Message::Closed(user) => self.closed(user).await,
            Message::Gone(user) => self.gone(user).await,
            Message::Undigested(user) => self.undigested(user).await,
            Message::Unwatched(user) => self.unwatched(user).await,
            Message::Unlisted(user) => self.unlisted(user).await,
            Message::Renamed(person) => self.renamed(&person),
            Message::Wishes(user) => self.rewished(user).await,
            Message::Lost(loss) => self.lost(loss).await,
            Message::Back => self.try_there().await,
            Message::Reached => self.reached().await,
            Message::Moved => self.moved().await,
            Message::Announced(entry) => self.announced(entry).await,
            Message::LedOn { mark, has_arrived } => self.led_on(mark, has_arrived).await,
            Message::Posted => self.posted().await,
            Message::Filmed => self.is_filming = false,
            Message::Reviewed => self.reviewing = None,
            // Whoever asked may wait no more.
            Message::Forget(user, done) => drop(done.send(self.forget(user).await)),
            // Who asked for it was before somebody who wants something; that is served first.
            Message::Rest => {}
        }
    }

    /// Answers, and notes the panel that it opens.
    pub(super) async fn reply(&mut self, incoming: &Incoming, done: Result<Screen, Trouble>, has_moved: bool) {
        let done = self.tell_closed(incoming, done);
        let done = self.tell_unwatched(incoming, done).await;
        let leads_on = self.leads_on(incoming);
        // Whoever is led on is called by a board where that does not arrive.
        let way = if has_moved && leads_on.is_none() { Way::Any } else { Way::Private };
        let answered = answer(&self.shared, &self.state, incoming, done, way).await;
        let answered = match (answered, leads_on) {
            (Some(answered), Some(mark)) => Some(self.learn(answered, mark)),
            (answered, _) => answered,
        };
        self.panels.note_answer(incoming, answered, &self.state);
    }

    /// Stores a change and puts it in place; then sees to all that follows from it.
    ///
    /// # Errors
    /// When it was not stored; nothing changed then.
    pub(super) async fn commit(
        &mut self,
        mut tx: Transaction,
        interaction: Option<InteractionId>,
    ) -> Result<(), Trouble> {
        let now = self.shared.clock.now();
        votes::follow(&mut tx, &self.state, now);
        watching::follow(&mut tx, &self.state, now);
        if !tx.is_changed() {
            return Ok(());
        }
        // Where nobody is called anew, the newest board tells that the time has changed.
        tx.redraws_board |= tx.state.dues() != self.state.dues() && !tx.posts_board();
        tx.state.set_calls(&self.state, now);
        calls::call_directly(&mut tx, now);
        tx.led_on.into_iter().for_each(|seat| tx.state.set_visit(seat, now));
        tx.state.set_alarms(tx.adds(), &self.shared);
        let storing = Arc::clone(&self.storing);
        let stored = storing.lock().await;
        match tx.commit(&self.shared.store, interaction).await {
            Ok(()) => tx.count(),
            Err(StoreError::Repeated) => return Err(Trouble::Repeated),
            Err(StoreError::Occupied(_)) => return Err(Declined::because("declined-occupied").into()),
            Err(error) => {
                tracing::error!(table = %self.state.id, step = self.state.entry(), %error, "a change can't be stored");
                self.reload().await;
                return Err(Trouble::Fault);
            }
        }
        let Transaction { state, redraws_lobby, redraws_board, is_step, redraws_votes, led_on, .. } = tx;
        let is_new = self.state.entry() != state.entry() || self.state.stage != state.stage;
        let is_over = self.state.stage != state.stage;
        self.state = state;
        if is_over {
            self.state.lasted = Box::pin(lasted(&self.shared, &self.state)).await.map(Arc::new);
        }
        self.publish();
        drop(stored);
        if is_new {
            self.panels.settle(&self.shared, &self.state, interaction);
            self.drop_hints().await;
        }
        self.post(Job::Look);
        if redraws_lobby {
            self.post(Job::Redraw(Surface::Lobby));
        }
        if redraws_board {
            self.post(if is_step { Job::Step } else { Job::Redraw(Surface::Board) });
        }
        redraws_votes.into_iter().for_each(|vote| self.post(Job::Redraw(Surface::Vote(vote))));
        if let Some(next) = self.state.alarms.values().map(|alarm| alarm.at).min() {
            self.shared.bell.set(next);
        }
        // Whoever has just pressed is led on by the answer.
        if let Some(seat) = led_on.filter(|_| interaction.is_none()) {
            self.lead_on(seat);
        }
        self.think();
        Ok(())
    }

    pub(super) fn publish(&self) {
        self.publish.send_replace(Arc::new(self.state.clone()));
    }

    pub(super) fn post(&self, job: Job) {
        // A delivery ends only after its actor.
        let _ = self.delivery.send(job);
    }

    /// Takes the table up anew from its record.
    pub(super) async fn reload(&mut self) {
        match load::table(&self.shared, self.state.id).await {
            Ok(state) => {
                let TableState { is_reached, is_lost, is_tried, .. } = self.state;
                self.state = TableState { is_reached, is_lost, is_tried, ..state };
                self.thinking = None;
                self.publish();
            }
            Err(error) => tracing::error!(table = %self.state.id, %error, "a table can't be loaded again"),
        }
    }

    /// Does what was left undone when the program stopped: sends what waits, plays what has no alternative, calls
    /// whom nobody called.
    async fn catch_up(&mut self) {
        self.post(Job::Look);
        if self.state.stage != Stage::Playing {
            return;
        }
        let board_waits = self.board_waits().await;
        let caught = std::panic::catch_unwind(AssertUnwindSafe(|| {
            let mut tx = Transaction::of(&self.state);
            tx.settle();
            announce::after(&mut tx, &self.state, &[]);
            // What waits may have come through, and is looked for first.
            if !board_waits {
                announce::forgotten(&mut tx);
            }
            tx.redraws_board = false;
            pauses::take_up_again(&mut tx, self.shared.clock.now());
            tx.state.set_alarms(tx.adds(), &self.shared);
            tx
        }));
        let Ok(tx) = caught else {
            tracing::error!(table = %self.state.id, "catching up panicked");
            return;
        };
        if tx.is_changed() {
            // What went wrong is in the log; the next request tries again.
            let _ = self.commit(tx, None).await;
        } else {
            self.think();
        }
    }
}

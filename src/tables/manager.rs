//! All tables together: whatever comes in finds its table here, and every table has at most one actor.
//! Knows no game and changes no table that can be read.

use std::collections::BTreeMap;
use std::panic::AssertUnwindSafe;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError, Weak};
use std::time::Duration;

use futures_util::FutureExt;
use futures_util::future::BoxFuture;
use tokio::sync::mpsc;
use tokio::task::AbortHandle;
use tokio::time::Instant;

use crate::chat::{ChannelId, Chat, Incoming, TableId};
use crate::paint::PaintError;
use crate::record::{Ending, Entry};
use crate::rules::{Seats, Text};
use crate::store::{AlarmKind, Along, Change, Commit, Seen, Sitter, Stage, Store, StoreError, Surface, TableRow};
use crate::words::phrase;

use super::actor::Actor;
use super::answers::{self, Way};
use super::inbox::{Handle, Message};
use super::load::Broken;
use super::pool::PicturePool;
use super::presence::{SHORT, Watch};
use super::scheduler::{self, Find, Moved};
use super::screen::Screen;
use super::settings::Settings;
use super::shared::{Look, Shared, Spread};
use super::table_request::TableRequest;
use super::time::millis;

/// Why a manager cannot start.
#[derive(Debug, thiserror::Error)]
pub enum StartError {
    /// The fonts or icons of this program cannot be read.
    #[error(transparent)]
    Paint(#[from] PaintError),
    /// The store cannot be read.
    #[error(transparent)]
    Store(#[from] StoreError),
}

/// How often old things are thrown away.
const TIDY: Duration = Duration::from_secs(24 * 3600);
/// How long a stop waits for what is being sent: what is not sent by then is sent at the next start.
const PATIENCE: Duration = Duration::from_secs(4);

/// All tables together.
pub struct Manager {
    pub(super) shared: Arc<Shared>,
    me: Weak<Manager>,
    tables: Mutex<BTreeMap<TableId, Handle>>,
    /// Grows whenever a table is wanted.
    wanted: AtomicU64,
    /// Held while a table is taken up, so that it is taken up once: one for each table, so that a long record holds
    /// nobody else up.
    opening: Mutex<BTreeMap<TableId, Arc<tokio::sync::Mutex<()>>>>,
    /// Which threads were woken, and when.
    pub(super) woken: Mutex<BTreeMap<ChannelId, Instant>>,
    /// In which channels everybody was shown a page of what was played, and when.
    pub(super) shown: Mutex<BTreeMap<ChannelId, Instant>>,
    /// Given to whatever runs; a stop waits until nothing holds it any more.
    alive: Mutex<Option<mpsc::Sender<()>>>,
    ended: tokio::sync::Mutex<mpsc::Receiver<()>>,
    /// What hands alarms out, until it is stopped.
    scheduler: Mutex<Option<AbortHandle>>,
}

impl Manager {
    /// Opens the manager: sends what was left unsent and lets bots think whose turn it is.
    ///
    /// # Errors
    /// When pictures cannot be painted or the store cannot be read.
    pub async fn start(store: Store, chat: Arc<dyn Chat>, settings: Settings) -> Result<Arc<Manager>, StartError> {
        let shared = Arc::new(Shared::new(store, chat, PicturePool::new(settings.paint)?, settings));
        let (alive, ended) = mpsc::channel(1);
        let manager = Arc::new_cyclic(|me| Manager {
            shared,
            me: me.clone(),
            tables: Mutex::default(),
            wanted: AtomicU64::new(0),
            opening: Mutex::default(),
            woken: Mutex::default(),
            shown: Mutex::default(),
            alive: Mutex::new(Some(alive)),
            ended: tokio::sync::Mutex::new(ended),
            scheduler: Mutex::default(),
        });
        manager.shared.set_ways(looker(Arc::downgrade(&manager)), spreader(Arc::downgrade(&manager)));
        let Shared { store, clock, .. } = &*manager.shared;
        // Before any table is taken up, which would call people until a moment that is moved.
        clock.never_before(store.alive().await?);
        let (now, _) = clock.look();
        store.comes_back(now, millis(SHORT), millis(SHORT)).await?;
        manager.wake().await?;
        let me = || Arc::downgrade(&manager);
        tokio::spawn(tidy(me()));
        let serving =
            scheduler::serve(Arc::downgrade(&manager.shared), manager.finder(), mover(me()), Watch::since(now));
        *manager.scheduler.lock().unwrap_or_else(PoisonError::into_inner) = Some(tokio::spawn(serving).abort_handle());
        Ok(manager)
    }

    /// Lets every table finish what it does, and sends what can be sent at once.
    pub async fn stop(&self) {
        self.lock_alive().take();
        if let Some(scheduler) = self.scheduler.lock().unwrap_or_else(PoisonError::into_inner).take() {
            scheduler.abort();
        }
        self.lock().clear();
        let mut ended = self.ended.lock().await;
        if tokio::time::timeout(PATIENCE, ended.recv()).await.is_err() {
            tracing::warn!("stopped while something was being sent; it is sent at the next start");
        }
    }

    fn lock(&self) -> MutexGuard<'_, BTreeMap<TableId, Handle>> {
        self.tables.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn doors(&self) -> MutexGuard<'_, BTreeMap<TableId, Arc<tokio::sync::Mutex<()>>>> {
        self.opening.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn lock_alive(&self) -> MutexGuard<'_, Option<mpsc::Sender<()>>> {
        self.alive.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Takes up the tables that have something to do by themselves.
    async fn wake(&self) -> Result<(), StoreError> {
        let store = &self.shared.store;
        let mut busy: Vec<TableId> = store.unsent_tables().await?;
        for table in store.running().await? {
            match self.has_work(table).await {
                Ok(true) => busy.push(table),
                Ok(false) => {}
                Err(error) => tracing::error!(%table, %error, "whether a table has work can't be read"),
            }
        }
        busy.sort_unstable();
        busy.dedup();
        for table in busy {
            if let Err(error) = self.handle(table).await {
                tracing::error!(%table, %error, "a table can't be taken up");
            }
        }
        Ok(())
    }

    /// Whether a bot has to decide there, or nobody was called yet, or somebody was being led on, or it could not be taken up
    /// before.
    async fn has_work(&self, table: TableId) -> Result<bool, StoreError> {
        let store = &self.shared.store;
        let (row, seats) = (store.table(table).await?, store.seats(table).await?);
        let bot = |seat: crate::rules::Seat| matches!(seats.get(seat.index()), Some(Sitter::Bot(_)));
        let is_uncalled = store.shown(table, Surface::Board).await?.is_none();
        let is_led_on = store.alarms_of(table).await?.keys().any(|of| of.kind == AlarmKind::Visit);
        Ok(is_uncalled || is_led_on || row.broken.is_some() || row.awaiting.iter().any(bot))
    }

    /// The actor of a table, begun if there is none.
    ///
    /// # Errors
    /// Why the table cannot be taken up.
    pub(super) async fn handle(&self, table: TableId) -> Result<Handle, Broken> {
        if let Some(handle) = self.known(table) {
            return Ok(handle);
        }
        let door = self.doors().entry(table).or_default().clone();
        let _turn = door.lock().await;
        if let Some(handle) = self.known(table) {
            return Ok(handle);
        }
        let opened = self.open_door(table).await;
        let mut doors = self.doors();
        // Nobody else stands before it: the map holds it, and this.
        if Arc::strong_count(&door) == 2 {
            doors.remove(&table);
        }
        opened
    }

    /// The actor of a table, if there is one.
    pub(super) fn known(&self, table: TableId) -> Option<Handle> {
        let mut tables = self.lock();
        let handle = tables.get_mut(&table).filter(|handle| !handle.inbox.is_closed())?;
        handle.wanted = self.wanted.fetch_add(1, Ordering::Relaxed);
        Some(handle.clone())
    }

    /// How many tables are awake.
    pub fn awake(&self) -> usize {
        self.lock().len()
    }

    /// Asks those tables to rest that were not wanted for longest, where many are awake; some more than must, so that it
    /// is not asked again at once.
    fn put_away(&self) {
        let tables = self.lock();
        let most = self.shared.awake;
        if tables.len() <= most {
            return;
        }
        let mut idle: Vec<&Handle> = tables.values().collect();
        idle.sort_unstable_by_key(|handle| handle.wanted);
        for handle in idle.iter().take(tables.len() - most + most / 8) {
            // One that has much to do is not idle.
            let _ = handle.inbox.try_send(Message::Rest);
        }
    }

    /// Takes a table up that was wanted while it was put away.
    fn take_up_again(self: Arc<Self>, table: TableId) -> BoxFuture<'static, ()> {
        let taken = async move {
            if let Err(error) = self.handle(table).await {
                tracing::error!(%table, %error, "a table that was wanted at the last moment can't be taken up");
            }
        };
        taken.boxed()
    }

    /// Takes a table up; a panic in that is the trouble of this table.
    async fn open_door(&self, table: TableId) -> Result<Handle, Broken> {
        let alive = self.lock_alive().clone().ok_or(StoreError::Stopped)?;
        let manager = self.me.clone();
        let may_end = move || manager.upgrade().is_none_or(|manager| manager.lock().remove(&table).is_some());
        let manager = self.me.clone();
        let again = move || {
            if let Some(manager) = manager.upgrade() {
                tokio::spawn(manager.take_up_again(table));
            }
        };
        let beginning =
            AssertUnwindSafe(Actor::begin(self.shared.clone(), table, (may_end, again), alive)).catch_unwind();
        let handle = match beginning.await.unwrap_or_else(|_| Err(Broken::Record(table, "it panicked".to_owned()))) {
            Err(error @ Broken::Record(..)) => {
                self.needs_keeper(table).await;
                return Err(error);
            }
            begun => begun?,
        };
        let wanted = self.wanted.fetch_add(1, Ordering::Relaxed);
        self.lock().insert(table, Handle { wanted, ..handle.clone() });
        self.put_away();
        Ok(handle)
    }

    /// Hands a request to its table.
    pub(super) async fn dispatch(&self, table: TableId, incoming: Incoming, wanted: TableRequest) {
        let mut message = Message::Serve(Box::new(incoming.clone()), Box::new(wanted.clone()));
        // An actor may end between being found and being told; the next one is found then.
        for _ in 0..3 {
            match self.handle(table).await {
                Ok(handle) => match handle.inbox.send(message).await {
                    Ok(()) => return,
                    Err(unsent) => message = unsent.0,
                },
                Err(Broken::Store(StoreError::Unknown(_))) => {
                    return self.say(&incoming, &Text::of("declined-stale-button")).await;
                }
                Err(error) => {
                    tracing::error!(%table, %error, "a table can't be taken up");
                    return self.broken(table, &incoming, &wanted).await;
                }
            }
        }
        self.say(&incoming, &Text::of("fault")).await;
    }

    /// Answers with one sentence.
    pub(super) async fn say(&self, incoming: &Incoming, text: &Text) {
        let language = self.shared.language(&incoming.person).await;
        self.show(incoming, Screen::of(phrase(language, text)));
    }

    /// Answers with a screen.
    pub(super) fn show(&self, incoming: &Incoming, screen: Screen) {
        drop(answers::send(self.shared.clone(), incoming.clone(), screen, Way::Private));
    }

    /// The table that lives in a channel, or the one that did last.
    pub(super) async fn table_in(&self, channel: ChannelId) -> Option<TableRow> {
        self.shared.store.table_in(channel).await.unwrap_or_else(|error| {
            tracing::error!(%error, "the table of a channel can't be looked up");
            None
        })
    }

    /// How the owner of a table is found by whoever hands alarms out.
    pub(super) fn finder(&self) -> Find {
        let me = self.me.clone();
        Box::new(move |table| {
            let manager = me.upgrade();
            let find = async move { manager.ok_or(StoreError::Stopped)?.handle(table).await };
            find.boxed()
        })
    }

    /// Tells the tables that are awake what a person is called now; the others read it when they wake.
    pub(super) async fn meet(&self, incoming: &Incoming) {
        for table in self.shared.meet(&incoming.person, incoming.place.guild).await {
            self.tell_awake(table, Message::Renamed(incoming.person.clone())).await;
        }
    }

    /// Tells a table something that it reads from the store when it is taken up: only if it is awake.
    pub(super) async fn tell_awake(&self, table: TableId, message: Message) {
        let awake = self.lock().get(&table).cloned();
        if let Some(handle) = awake {
            // One that ends meanwhile reads it when it is taken up again.
            let _ = handle.inbox.send(message).await;
        }
    }
}

/// How tables are looked at.
fn looker(manager: Weak<Manager>) -> Look {
    Box::new(move |table| {
        let manager = manager.upgrade();
        let look = async move { Some(manager?.handle(table).await.ok()?.state.borrow().clone()) };
        look.boxed()
    })
}

/// How tables learn what their people wish.
fn spreader(manager: Weak<Manager>) -> Spread {
    Box::new(move |user| {
        let manager = manager.upgrade();
        let spread = async move {
            if let Some(manager) = manager {
                manager.spread_wishes(user).await;
            }
        };
        spread.boxed()
    })
}

/// How the scheduler tells the tables that are awake of moved deadlines; the others read them when they wake.
fn mover(manager: Weak<Manager>) -> Moved {
    Box::new(move || {
        let manager = manager.upgrade();
        let moved = async move {
            let Some(manager) = manager else { return };
            let awake: Vec<TableId> = manager.lock().keys().copied().collect();
            for table in awake {
                manager.tell_awake(table, Message::Moved).await;
            }
        };
        moved.boxed()
    })
}

/// That a table is closed of which nothing else is known, and what its record gets.
pub(super) fn closed(table: TableId, ending: Option<Ending>) -> Commit {
    let mut changes = vec![Change::Stage(Stage::Closed), Change::Awaiting(Seats::NONE), Change::NoAlarms];
    changes.push(Change::Watchers(Vec::new()));
    changes.extend(ending.map(|how| Change::Entries(vec![Entry::Ended { how }])));
    Commit { table, seen: Seen::Live, changes, along: Along::default() }
}

/// Throws old things away, now and every day.
async fn tidy(manager: Weak<Manager>) {
    let mut every = tokio::time::interval(TIDY);
    loop {
        every.tick().await;
        let Some(manager) = manager.upgrade() else { return };
        if let Err(error) = manager.throw_away().await {
            tracing::warn!(%error, "old things can't be thrown away");
        }
    }
}

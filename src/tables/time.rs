//! What time it is at the tables, and how whoever waits for the next alarm learns that an earlier one was set.

use std::sync::atomic::{AtomicI64, Ordering};
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use tokio::sync::Notify;

/// A machine's clock that goes back by more was wrong before, and is believed.
const SET_RIGHT: i64 = 24 * 3_600_000;

/// The clock of a hall: that of the machine, put on by whoever tries out what days bring. It does not go back: where the
/// machine's is set back a little, it stands still until that has caught up.
#[derive(Debug)]
pub struct Clock {
    ahead: AtomicI64,
    /// How much of that people lived through, and nobody has asked about yet.
    lived: AtomicI64,
    latest: AtomicI64,
    moved: Notify,
    /// Told as well, whoever waits for a moment of their own.
    waiting: Notify,
}

impl Clock {
    /// The clock of the machine.
    #[must_use]
    pub const fn of_machine() -> Clock {
        let (ahead, lived, latest) = (AtomicI64::new(0), AtomicI64::new(0), AtomicI64::new(0));
        Clock { ahead, lived, latest, moved: Notify::const_new(), waiting: Notify::const_new() }
    }

    /// Now, in milliseconds since 1970.
    pub fn now(&self) -> i64 {
        let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
        let now = millis(since).saturating_add(self.ahead.load(Ordering::SeqCst));
        let latest = self.latest.fetch_max(now, Ordering::SeqCst);
        if latest.saturating_sub(now) > SET_RIGHT {
            self.latest.store(now, Ordering::SeqCst);
            return now;
        }
        now.max(latest)
    }

    /// Now, and by how much the clock was put on since the last look, with the program at work all the time.
    pub(super) fn look(&self) -> (i64, i64) {
        let lived = self.lived.swap(0, Ordering::SeqCst);
        (self.now(), lived)
    }

    /// It is at least that late: the program was at work then.
    pub(super) fn never_before(&self, at: i64) {
        self.latest.fetch_max(at, Ordering::SeqCst);
    }

    /// The moment that long from now.
    pub(super) fn after(&self, time: Duration) -> i64 {
        self.now().saturating_add(millis(time))
    }

    /// How long it is until then; nothing, where it is over.
    pub(super) fn until(&self, at: i64) -> Duration {
        Duration::from_millis(u64::try_from(at.saturating_sub(self.now())).unwrap_or_default())
    }

    /// Puts the clock on, as if the time had gone by. Whoever waits for a moment looks at it again.
    pub fn put_on(&self, time: Duration) {
        self.lived.fetch_add(millis(time), Ordering::SeqCst);
        self.set(millis(time));
    }

    /// The clock goes on as that of a machine does while it sleeps: nobody is there meanwhile.
    pub fn sleep(&self, time: Duration) {
        self.set(millis(time));
    }

    /// Sets the clock by so many milliseconds, on or back, as that of a machine can be set.
    pub fn set(&self, by: i64) {
        self.ahead.fetch_add(by, Ordering::SeqCst);
        self.moved.notify_waiters();
        self.moved.notify_one();
        self.waiting.notify_waiters();
    }

    /// Done when that moment has come, also where the clock is put on meanwhile.
    pub(super) async fn comes(&self, at: i64) {
        loop {
            let mut put_on = std::pin::pin!(self.waiting.notified());
            put_on.as_mut().enable();
            let left = self.until(at);
            if left.is_zero() {
                return;
            }
            tokio::select! {
                () = tokio::time::sleep(left) => {}
                () = put_on => {}
            }
        }
    }

    /// Done when the clock was put on.
    pub(super) async fn was_put_on(&self) {
        self.moved.notified().await;
    }
}

/// A length of time, in milliseconds.
pub(super) fn millis(time: Duration) -> i64 {
    i64::try_from(time.as_millis()).unwrap_or(i64::MAX)
}

/// Wakes whoever waits for the next alarm, where an earlier one is set.
#[derive(Debug)]
pub struct Bell {
    /// For which moment it is waited.
    awaited: AtomicI64,
    rung: Notify,
}

impl Default for Bell {
    fn default() -> Self {
        Bell { awaited: AtomicI64::new(i64::MAX), rung: Notify::new() }
    }
}

impl Bell {
    /// From now on it is waited for that moment. Whoever is about to find out which it is waits for the end of time, so
    /// that nothing set meanwhile is missed.
    pub fn wait_for(&self, at: i64) {
        self.awaited.store(at, Ordering::SeqCst);
    }

    /// An alarm was set.
    pub fn set(&self, at: i64) {
        if at < self.awaited.load(Ordering::SeqCst) {
            self.rung.notify_one();
        }
    }

    /// Done when an earlier alarm was set than is waited for.
    pub async fn rings(&self) {
        self.rung.notified().await;
    }
}

//! What time it is at the tables, and how whoever waits for the next alarm learns that an earlier one was set.

use std::sync::atomic::{AtomicI64, Ordering};
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use tokio::sync::Notify;

/// The clock of a hall: that of the machine, put on by whoever tries out what days bring.
#[derive(Debug)]
pub struct Clock {
    ahead: AtomicI64,
    moved: Notify,
}

impl Clock {
    /// The clock of the machine.
    #[must_use]
    pub const fn of_machine() -> Clock {
        Clock { ahead: AtomicI64::new(0), moved: Notify::const_new() }
    }

    /// Now, in milliseconds since 1970.
    pub fn now(&self) -> i64 {
        let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
        millis(since).saturating_add(self.ahead.load(Ordering::SeqCst))
    }

    /// The moment that long from now.
    pub(super) fn after(&self, time: Duration) -> i64 {
        self.now().saturating_add(millis(time))
    }

    /// How long it is until then; nothing, where it is over.
    pub(super) fn until(&self, at: i64) -> Duration {
        Duration::from_millis(u64::try_from(at.saturating_sub(self.now())).unwrap_or_default())
    }

    /// Puts the clock on. Whoever waits for a moment looks at it again.
    pub fn put_on(&self, time: Duration) {
        self.ahead.fetch_add(millis(time), Ordering::SeqCst);
        self.moved.notify_waiters();
        self.moved.notify_one();
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

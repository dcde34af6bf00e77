//! Whether the program is there: at work, and with people who can reach it. A connection that is lost counts as being
//! away as much as a program that has ended, since nobody could press a button meanwhile. Moves no deadline itself.

use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use tokio::sync::Notify;

use crate::store::{Store, StoreError};

use super::time::{Clock, millis};

/// Who was away for less missed nothing, and after more, for as long nothing is taken from anybody.
pub const SHORT: Duration = Duration::from_secs(10 * 60);

/// Whether people can reach the program.
#[derive(Debug, Default)]
pub struct Presence {
    /// Since when they can, in milliseconds since 1970; nothing, while they cannot.
    since: Mutex<Option<i64>>,
    turned: Notify,
}

impl Presence {
    /// People can reach the program from now on, or no longer.
    pub fn turn(&self, is_open: bool, now: i64) {
        let mut since = self.lock();
        *since = is_open.then(|| since.unwrap_or(now));
        self.turned.notify_one();
    }

    /// Done when that has changed.
    pub async fn turned(&self) {
        self.turned.notified().await;
    }

    fn lock(&self) -> MutexGuard<'_, Option<i64>> {
        self.since.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// What a look at the presence and at the clock shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Seen {
    /// Nobody can reach the program: whatever is due waits.
    Away,
    /// All goes on.
    There,
    /// Deadlines may have been moved, since it was away.
    Back,
}

/// Follows the time in which people could reach the program.
#[derive(Debug)]
pub struct Watch {
    /// Until when that is known and noted.
    last: i64,
    /// Since when they can, as it was seen last.
    since: Option<i64>,
}

impl Watch {
    /// From the begin of the program on, before which all is noted.
    pub const fn since(begin: i64) -> Watch {
        Watch { last: begin, since: None }
    }

    /// Notes that the program is there. Where nobody could reach it for long, or the machine slept, what was to be up is
    /// moved by as long; and after the first connection nothing is taken from anybody for a while.
    ///
    /// # Errors
    /// When the store fails; it is found out at the next look then.
    pub async fn look(&mut self, presence: &Presence, clock: &Clock, store: &Store) -> Result<Seen, StoreError> {
        let Some(since) = *presence.lock() else { return Ok(Seen::Away) };
        let is_first = self.since.is_none();
        let is_back = self.since != Some(since) && self.note(store, (self.last, since), is_first).await?;
        self.since = Some(since);
        let (now, lived) = clock.look();
        let slept = self.note(store, (self.last.saturating_add(lived), now), false).await?;
        Ok(if is_back || slept { Seen::Back } else { Seen::There })
    }

    /// Notes that the program was there until one moment and is at another; whether that counts as having been away.
    async fn note(&mut self, store: &Store, (from, to): (i64, i64), is_first: bool) -> Result<bool, StoreError> {
        let was_away = is_first || to.saturating_sub(from) >= millis(SHORT);
        if was_away {
            store.is_alive(from).await?;
            store.comes_back(to, millis(SHORT), millis(SHORT)).await?;
        } else {
            store.is_alive(to).await?;
        }
        self.last = self.last.max(to);
        Ok(was_away)
    }
}

//! Whether the program is there: at work, and with people who can reach it. A connection that is lost counts as being
//! away as much as a program that has ended, since nobody could press a button meanwhile. Moves no deadline itself.

use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use tokio::sync::Notify;

use crate::store::{Store, StoreError};

use super::time::{Clock, millis};

/// Who was away for less missed nothing, and after more, for as long nothing is taken from anybody.
pub const SHORT: Duration = Duration::from_secs(10 * 60);

/// Whether people can reach the program.
#[derive(Debug, Default)]
pub struct Presence {
    is_open: AtomicBool,
    turned: Notify,
}

impl Presence {
    /// People can reach the program, or no longer.
    pub fn turn(&self, is_open: bool) {
        self.is_open.store(is_open, Ordering::SeqCst);
        self.turned.notify_one();
    }

    /// Done when that has changed.
    pub async fn turned(&self) {
        self.turned.notified().await;
    }

    fn is_open(&self) -> bool {
        self.is_open.load(Ordering::SeqCst)
    }
}

/// What a look at the presence and at the clock shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Seen {
    /// Nobody can reach the program: whatever is due waits.
    Away,
    /// All goes on.
    There,
    /// Deadlines were moved, since it was away.
    Back,
}

/// Follows the time in which people could reach the program.
#[derive(Debug, Default)]
pub struct Watch {
    /// When they last could; none before they first can.
    last: Option<i64>,
}

impl Watch {
    /// Notes that the program is there. Where nobody could reach it for long, or the machine slept, what was to be up is
    /// moved by as long; and after the first connection nothing is taken from anybody for a while.
    ///
    /// # Errors
    /// When the store fails; it is found out at the next look then.
    pub async fn look(&mut self, presence: &Presence, clock: &Clock, store: &Store) -> Result<Seen, StoreError> {
        if !presence.is_open() {
            return Ok(Seen::Away);
        }
        let (now, lived) = clock.look();
        let since = self.last.map(|last| last.saturating_add(lived));
        let seen = if since.is_some_and(|since| now.saturating_sub(since) < millis(SHORT)) {
            store.is_alive(now).await?;
            Seen::There
        } else {
            if let Some(since) = since {
                store.is_alive(since).await?;
            }
            store.comes_back(now, millis(SHORT), millis(SHORT)).await?;
            Seen::Back
        };
        self.last = Some(now);
        Ok(seen)
    }
}

//! How often the bot begins a session. Discord takes the token away after a thousand a day
//! (<https://discord.com/developers/docs/events/gateway#sharding-max-concurrency>), and serenity, told that its session
//! is invalid, begins another every five seconds for ever, without a word to us and without an end when it is asked to
//! stop between two tries. So the door is held: before each connection serenity reads the gateway's address from behind
//! a lock, and whoever has that lock decides when the next one begins.

use std::collections::{BTreeMap, VecDeque};
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

use serde::Deserialize;
use serenity::all::{ConnectionStage, ShardManager};
use tokio::sync::{Mutex as Door, Notify};
use tokio::time::{Instant, sleep};

use super::lines::{Lines, Stage};
use crate::chat::Host;
use crate::meters;

/// From so many sessions of one shard …
const MANY: usize = 5;
/// … within this time on, the door is held for a while.
const WITHIN: Duration = Duration::from_secs(600);
/// So long serenity may try to get a session by itself: four tries.
const PATIENCE: Duration = Duration::from_secs(20);
/// So much longer for each further shard: serenity begins one after the other.
const EACH: Duration = Duration::from_secs(6);
/// So long the door stays open between two pauses: one try, or two.
const ONE_TRY: Duration = Duration::from_secs(6);
/// How often it is looked whether there is a session.
const LOOK: Duration = Duration::from_secs(1);
/// The first pause, and the longest; each is twice as long as the one before.
const FIRST_PAUSE: Duration = Duration::from_secs(10);
const LONGEST_PAUSE: Duration = Duration::from_secs(300);

/// Counts the sessions that were begun lately, by shard.
#[derive(Default)]
pub(super) struct Sessions {
    lately: Mutex<BTreeMap<u32, VecDeque<Instant>>>,
    too_many: Notify,
}

impl Sessions {
    /// A session of this shard has begun.
    pub(super) fn begun(&self, shard: u32) {
        meters::identified(shard);
        let mut shards = self.lately.lock().unwrap_or_else(PoisonError::into_inner);
        let lately = shards.entry(shard).or_default();
        let now = Instant::now();
        while lately.front().is_some_and(|at| now.duration_since(*at) > WITHIN) {
            lately.pop_front();
        }
        lately.push_back(now);
        if lately.len() >= MANY {
            self.too_many.notify_one();
        }
    }

    /// Keeps watch over the door as long as a connection lasts: where sessions do not last or do not come, the next
    /// try waits, longer and longer.
    pub(super) async fn guard(&self, door: &Door<String>, shards: &ShardManager, of: u32) {
        let (mut pause, mut patience) = (FIRST_PAUSE, PATIENCE + EACH * of.saturating_sub(1));
        loop {
            let calm_since = Instant::now();
            tokio::select! {
                () = self.too_many.notified() => {}
                () = without_session(shards, of, patience) => {}
            }
            if calm_since.elapsed() > WITHIN {
                pause = FIRST_PAUSE;
            }
            tracing::error!(?pause, "Discord gives no lasting session; the next try waits");
            let held = door.lock().await;
            sleep(pause).await;
            drop(held);
            (pause, patience) = ((pause * 2).min(LONGEST_PAUSE), ONE_TRY);
        }
    }
}

/// Done when there has been no session for so long.
async fn without_session(shards: &ShardManager, of: u32, patience: Duration) {
    let mut since = Instant::now();
    while since.elapsed() < patience {
        sleep(LOOK).await;
        if has_sessions(shards, of).await {
            since = Instant::now();
        }
    }
}

/// Whether each of so many shards has a session.
async fn has_sessions(shards: &ShardManager, of: u32) -> bool {
    let runners = shards.runners.lock().await;
    runners.len() == of as usize && runners.values().all(|runner| runner.stage == ConnectionStage::Connected)
}

/// Tells the host whether people can reach the bot, as long as a connection lasts. Serenity tells of some losses of a
/// session and not of others, so it is looked.
pub(super) async fn tell_presence(shards: &ShardManager, host: &dyn Host, lines: &Lines, of: u32) {
    let mut told = false;
    loop {
        lines.look(shards, of).await;
        let has_sessions = lines.stages().iter().all(|stage| *stage == Stage::There);
        if has_sessions != told {
            host.reachable(has_sessions).await;
            told = has_sessions;
        }
        sleep(LOOK).await;
    }
}

/// What Discord says before a connection, as far as it is of interest.
#[derive(Deserialize)]
pub(super) struct Budget {
    /// How many are recommended.
    pub(super) shards: u32,
    session_start_limit: StartLimit,
}

#[derive(Deserialize)]
struct StartLimit {
    total: u64,
    remaining: u64,
    /// In milliseconds.
    reset_after: u64,
}

impl Budget {
    /// How many sessions may still be begun today, and of how many.
    pub(super) fn left(&self) -> (u64, u64) {
        (self.session_start_limit.remaining, self.session_start_limit.total)
    }

    /// Says how many sessions are left to whoever watches.
    pub(super) fn tell(&self) {
        meters::sessions_left(u32::try_from(self.session_start_limit.remaining).unwrap_or(u32::MAX));
    }

    /// How long not to connect with so many shards: half of what a day allows is kept for whoever mends what is wrong.
    pub(super) fn pause(&self, shards: u32) -> Option<Duration> {
        let limit = &self.session_start_limit;
        let left = limit.remaining.saturating_sub(u64::from(shards));
        (left < limit.total / 2).then(|| Duration::from_millis(limit.reset_after))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    async fn is_over(sessions: &Sessions) -> bool {
        tokio::time::timeout(Duration::from_millis(1), sessions.too_many.notified()).await.is_ok()
    }

    #[tokio::test(start_paused = true)]
    async fn the_fifth_within_ten_minutes_is_one_too_many() {
        let sessions = Sessions::default();
        for _ in 0..4 {
            sessions.begun(0);
            sessions.begun(1);
            assert!(!is_over(&sessions).await);
        }
        sessions.begun(0);
        assert!(is_over(&sessions).await);
        tokio::time::advance(WITHIN + Duration::from_secs(1)).await;
        sessions.begun(0);
        assert!(!is_over(&sessions).await, "a connection that lasts is not given up for what was long ago");
    }

    #[test]
    fn f_28_half_of_a_days_sessions_are_kept() {
        let budget = |remaining: u64, shards: u32| {
            let limit = StartLimit { total: 1000, remaining, reset_after: 60_000 };
            Budget { shards, session_start_limit: limit }.pause(shards)
        };
        assert_eq!(budget(999, 1), None);
        assert_eq!(budget(501, 1), None);
        assert_eq!(budget(500, 1), Some(Duration::from_secs(60)));
        assert_eq!((budget(516, 16), budget(515, 16)), (None, Some(Duration::from_secs(60))));
        assert_eq!(budget(0, 1), Some(Duration::from_secs(60)));
    }
}

//! How often the bot identifies itself. Discord takes the token away after a thousand times a day
//! (<https://discord.com/developers/docs/events/gateway#sharding-max-concurrency>), and serenity, told that its session
//! is invalid, tries again every five seconds for ever.

use std::collections::VecDeque;
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

use serde::Deserialize;
use tokio::sync::Notify;
use tokio::time::Instant;

/// From so many times …
const MANY: usize = 5;
/// … within this time on, the connection is given up, and a new one follows after a pause.
const WITHIN: Duration = Duration::from_secs(600);

/// Counts how often the bot has identified itself lately.
#[derive(Default)]
pub(super) struct Sessions {
    lately: Mutex<Lately>,
    too_many: Notify,
}

#[derive(Default)]
struct Lately {
    at: VecDeque<Instant>,
    in_this_connection: usize,
}

impl Sessions {
    /// A connection begins; its first try is always its own, since there was a pause before it.
    pub(super) fn connecting(&self) {
        self.lately.lock().unwrap_or_else(PoisonError::into_inner).in_this_connection = 0;
    }

    /// The bot identifies itself.
    pub(super) fn identifying(&self) {
        let mut lately = self.lately.lock().unwrap_or_else(PoisonError::into_inner);
        let now = Instant::now();
        while lately.at.front().is_some_and(|at| now.duration_since(*at) > WITHIN) {
            lately.at.pop_front();
        }
        lately.at.push_back(now);
        lately.in_this_connection += 1;
        if lately.at.len() >= MANY && lately.in_this_connection > 1 {
            self.too_many.notify_one();
        }
    }

    /// Done when the bot has identified itself too often.
    pub(super) async fn too_many(&self) {
        self.too_many.notified().await;
    }
}

/// What Discord says before a connection, as far as it is of interest.
#[derive(Deserialize)]
pub(super) struct Budget {
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
    /// How long not to connect: half of what a day allows is kept for whoever mends what is wrong.
    pub(super) fn pause(&self) -> Option<Duration> {
        let limit = &self.session_start_limit;
        (limit.remaining <= limit.total / 2).then(|| Duration::from_millis(limit.reset_after))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    async fn is_over(sessions: &Sessions) -> bool {
        tokio::time::timeout(Duration::from_millis(1), sessions.too_many()).await.is_ok()
    }

    #[tokio::test(start_paused = true)]
    async fn the_fifth_within_ten_minutes_is_one_too_many() {
        let sessions = Sessions::default();
        sessions.connecting();
        for _ in 0..4 {
            sessions.identifying();
            assert!(!is_over(&sessions).await);
        }
        sessions.identifying();
        assert!(is_over(&sessions).await);
        sessions.connecting();
        sessions.identifying();
        assert!(!is_over(&sessions).await, "the first of a new connection may be the good one");
        sessions.identifying();
        assert!(is_over(&sessions).await);
        tokio::time::advance(WITHIN + Duration::from_secs(1)).await;
        sessions.identifying();
        assert!(!is_over(&sessions).await, "a connection that lasts is not given up for what was long ago");
    }

    #[test]
    fn half_of_a_days_sessions_are_kept() {
        let budget = |remaining: u64| {
            let limit = StartLimit { total: 1000, remaining, reset_after: 60_000 };
            Budget { session_start_limit: limit }.pause()
        };
        assert_eq!(budget(999), None);
        assert_eq!(budget(501), None);
        assert_eq!(budget(500), Some(Duration::from_secs(60)));
        assert_eq!(budget(0), Some(Duration::from_secs(60)));
    }
}

//! When direct conversations are opened: one after the other, with a pause between, for all tables together. Opens none
//! itself.
//!
//! A bot that opens many in a short time is taken for a spammer and is let into no server any more. What is opened once
//! is kept for ever, so waiting is for a person's first hand alone; *My hand* serves meanwhile.

use std::collections::BTreeMap;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use tokio::time::Instant;

use crate::chat::{ChannelId, UserId};

/// The pause between two openings.
pub const PAUSE: Duration = Duration::from_secs(10);
/// How long none is opened after the platform has called it too fast.
const STOPPED: Duration = Duration::from_secs(3600);
/// A turn that nobody has taken for so long is given up.
const LAPSED: Duration = Duration::from_secs(60);

/// The way to a person.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Conversation {
    /// It is open.
    Open(ChannelId),
    /// It may be opened at that time.
    Waits(Instant),
}

/// One for all tables.
pub struct Openings {
    pause: Duration,
    state: Mutex<State>,
}

struct State {
    /// When the last one was opened, or when the platform's rest for us ends.
    last: Option<Instant>,
    /// The turn of whoever comes next.
    next: Instant,
    waiting: BTreeMap<UserId, Instant>,
}

impl Openings {
    /// Lets one through in every `pause`.
    pub fn new(pause: Duration) -> Openings {
        Openings { pause, state: Mutex::new(State { last: None, next: Instant::now(), waiting: BTreeMap::new() }) }
    }

    fn state(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Takes the turn to open a conversation with a person, or gives the time at which to ask again.
    ///
    /// # Errors
    /// When it is not their turn yet.
    pub fn take(&self, user: UserId) -> Result<(), Instant> {
        let now = Instant::now();
        let mut state = self.state();
        state.waiting.retain(|_, at| *at + LAPSED > now);
        let at = match state.waiting.get(&user) {
            Some(at) => *at,
            None => {
                let at = state.next.max(now);
                state.next = at + self.pause;
                state.waiting.insert(user, at);
                at
            }
        };
        // Who came late to their turn has moved everybody's.
        let at = state.last.map_or(at, |last| at.max(last + self.pause));
        if at > now {
            return Err(at);
        }
        state.waiting.remove(&user);
        state.last = Some(now);
        Ok(())
    }

    /// The platform calls it too fast: none is opened for an hour.
    pub fn stop(&self) {
        let until = Instant::now() + STOPPED;
        let mut state = self.state();
        state.waiting.clear();
        (state.next, state.last) = (until, None);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Opens conversations with so many people who each ask again when they are told to; when each was let through.
    async fn opened(openings: &Openings, people: u64) -> Vec<Duration> {
        let begun = Instant::now();
        let mut waiting: BTreeMap<u64, Instant> = (0..people).map(|user| (user, begun)).collect();
        let mut opened = Vec::new();
        while let Some((user, at)) = waiting.iter().map(|(user, at)| (*user, *at)).min_by_key(|(_, at)| *at) {
            tokio::time::sleep_until(at).await;
            match openings.take(UserId(user)) {
                Ok(()) => {
                    waiting.remove(&user);
                    opened.push(begun.elapsed());
                }
                Err(later) => {
                    assert!(later > Instant::now());
                    waiting.insert(user, later);
                }
            }
        }
        opened
    }

    #[tokio::test(start_paused = true)]
    async fn one_is_opened_in_every_pause() {
        let opened = opened(&Openings::new(PAUSE), 30).await;
        assert!(opened.windows(2).all(|two| two[1] - two[0] >= PAUSE), "{opened:?}");
        assert!(opened[0].is_zero() && opened[29] < PAUSE * 30, "{opened:?}");
    }

    #[tokio::test(start_paused = true)]
    async fn who_comes_late_still_keeps_the_pause() {
        let openings = Openings::new(PAUSE);
        assert_eq!(openings.take(UserId(1)), Ok(()));
        assert!(openings.take(UserId(2)).is_err() && openings.take(UserId(3)).is_err());
        tokio::time::advance(PAUSE * 2).await;
        assert_eq!(openings.take(UserId(2)), Ok(()));
        assert_eq!(openings.take(UserId(3)), Err(Instant::now() + PAUSE));
    }

    #[tokio::test(start_paused = true)]
    async fn a_turn_that_nobody_takes_is_given_up() {
        let openings = Openings::new(PAUSE);
        assert!((1..=3).filter(|user| openings.take(UserId(*user)).is_err()).count() == 2);
        tokio::time::advance(LAPSED * 2).await;
        assert_eq!(openings.take(UserId(9)), Ok(()), "nobody waits behind those who have gone");
    }

    #[tokio::test(start_paused = true)]
    async fn too_fast_for_the_platform_is_an_hour_without() {
        let openings = Openings::new(PAUSE);
        assert_eq!(openings.take(UserId(1)), Ok(()));
        openings.stop();
        let begun = Instant::now();
        assert_eq!(openings.take(UserId(1)), Err(begun + STOPPED));
        let opened = opened(&openings, 3).await;
        assert!(opened[0] >= STOPPED && opened[2] < STOPPED + PAUSE * 4, "{opened:?}");
    }
}

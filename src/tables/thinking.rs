//! Where bots think: beside everything else. Those that look ahead do so one table after another, and never on all cores.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread::available_parallelism;
use std::time::{Duration, Instant};

use tokio::sync::{OwnedSemaphorePermit, Semaphore};

use crate::bots::{Level, Stop, Weighed, advise};
use crate::record::Play;
use crate::rules::{Path, Seat};

use super::crew::Crew;

/// A bot that looks ahead moves after this time, whether it is done before or would think on: how much there is to think about
/// depends on what it holds, and nobody may read that off a clock.
const MOMENT: Duration = Duration::from_millis(400);
/// Advice takes this time at the longest, its wait for a core not counted.
const WHILE: Duration = Duration::from_millis(1500);

/// Cores on which bots may look ahead, as far as nothing else wants them. Each table has one thought at a time and who waits
/// longest is next, so no table takes them from others.
pub struct Thinking {
    line: Arc<Semaphore>,
    crew: Crew,
}

/// A thought at a table. It ends at once when this is dropped.
pub struct Thought {
    /// The entries of the table that is thought about.
    pub entry: usize,
    is_idle: Arc<AtomicBool>,
}

impl Drop for Thought {
    fn drop(&mut self) {
        self.is_idle.store(true, Ordering::Relaxed);
    }
}

impl Thought {
    /// About a table with that many entries.
    pub fn about(entry: usize) -> Thought {
        Thought { entry, is_idle: Arc::default() }
    }

    /// What tells the thinking that nobody wants it any more.
    pub fn idle(&self) -> Arc<AtomicBool> {
        self.is_idle.clone()
    }
}

impl Default for Thinking {
    fn default() -> Self {
        let cores = available_parallelism().map_or(1, usize::from).saturating_sub(1).max(1);
        Thinking { line: Arc::new(Semaphore::new(cores)), crew: Crew::patient(cores) }
    }
}

impl Thinking {
    /// Does a piece of work that takes a moment, once there is a core for it; nothing where it panics.
    pub async fn work<T: Send + 'static>(&self, work: impl FnOnce() -> T + Send + 'static) -> Option<T> {
        let core = self.core().await?;
        self.think(core, Arc::default(), Instant::now(), move |_| work()).await
    }

    /// What a bot decides for a seat; nothing where it panics, or where nobody wants it any more.
    pub async fn decide(&self, play: &Play, level: Level, seat: Seat, idle: Arc<AtomicBool>) -> Option<Path> {
        let (table, seed, step) = (play.shared(), play.header().seed, play.step());
        if level != Level::Strong {
            // What takes no moment waits for nobody: a table stands still while a bot moves in somebody's place.
            let work =
                move || if idle.load(Ordering::Relaxed) { None } else { level.decide(&*table, seat, seed, step) };
            let thought = tokio::task::spawn_blocking(work).await;
            return thought.inspect_err(|error| tracing::error!(step, %error, "a bot panicked")).ok()?;
        }
        let core = self.core().await?;
        let until = Instant::now() + MOMENT;
        let work = move |stop: Stop<'_>| level.decide_until(&*table, seat, seed, step, stop);
        let path = self.think(core, idle, until, work).await?;
        tokio::time::sleep_until(until.into()).await;
        path
    }

    /// What the moves of a seat are expected to bring, thought in the same queue; nothing where it cannot be told.
    pub async fn advise(&self, play: &Play, seat: Seat, idle: Arc<AtomicBool>) -> Option<Vec<Weighed>> {
        let core = self.core().await?;
        let (table, seed, step) = (play.shared(), play.header().seed, play.step());
        let work = move |stop: Stop<'_>| advise(&*table, seat, seed, step, stop);
        self.think(core, idle, Instant::now() + WHILE, work).await
    }

    /// A core to look ahead on, when it is one's turn.
    async fn core(&self) -> Option<OwnedSemaphorePermit> {
        self.line.clone().acquire_owned().await.ok()
    }

    /// Thinks beside everything else, until that moment at the longest; nothing where it panics, or where nobody wants it any
    /// more. The core is free again when that has ended, though nobody waited for it.
    async fn think<T: Send + 'static>(
        &self,
        core: OwnedSemaphorePermit,
        idle: Arc<AtomicBool>,
        until: Instant,
        work: impl FnOnce(Stop<'_>) -> T + Send + 'static,
    ) -> Option<T> {
        if idle.load(Ordering::Relaxed) {
            return None;
        }
        let thought = move || {
            let _core = core;
            work(&|| idle.load(Ordering::Relaxed) || Instant::now() > until)
        };
        self.crew.work(thought).await
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::GAMES;
    use crate::rules::Seed;
    use serde_json::Value;

    fn play() -> Play {
        Play::open(&GAMES[0], &Value::Null, 2, Seed::from_number(1)).expect("playable")
    }

    #[tokio::test]
    async fn a_strong_bot_takes_the_same_time_whatever_there_is_to_think_about() {
        let (thinking, play, begun) = (Thinking::default(), play(), Instant::now());
        let seat = play.table().awaiting().first().expect("somebody");
        assert!(thinking.decide(&play, Level::Strong, seat, Arc::default()).await.is_some());
        assert!(begun.elapsed() >= MOMENT, "{:?}", begun.elapsed());
    }

    #[tokio::test]
    async fn what_nobody_wants_any_more_is_not_thought() {
        let (thinking, play, thought) = (Thinking::default(), play(), Thought::about(3));
        let seat = play.table().awaiting().first().expect("somebody");
        let idle = thought.idle();
        assert!(!idle.load(Ordering::Relaxed));
        drop(thought);
        assert_eq!(thinking.decide(&play, Level::Strong, seat, idle).await, None);
    }

    #[tokio::test]
    async fn only_those_who_look_ahead_wait_for_a_core() {
        let (thinking, play) = (Thinking::default(), play());
        let seat = play.table().awaiting().first().expect("somebody");
        let cores = thinking.line.available_permits() as u32;
        let _all = thinking.line.acquire_many(cores).await.expect("open");
        assert!(thinking.decide(&play, Level::Normal, seat, Arc::default()).await.is_some());
        let waits = thinking.decide(&play, Level::Strong, seat, Arc::default());
        assert!(tokio::time::timeout(2 * MOMENT, waits).await.is_err());
    }

    #[tokio::test]
    async fn advice_is_thought_in_the_same_queue_and_for_whoever_decides() {
        let (thinking, play) = (Thinking::default(), play());
        let seat = play.table().awaiting().first().expect("somebody");
        let advice = thinking.advise(&play, seat, Arc::default()).await.expect("advice");
        assert!(advice.len() > 1);
        assert_eq!(thinking.advise(&play, Seat(1 - seat.0), Arc::default()).await, Some(Vec::new()));
        let thought = Thought::about(0);
        let idle = thought.idle();
        drop(thought);
        assert_eq!(thinking.advise(&play, seat, idle).await, None);
        let cores = thinking.line.available_permits() as u32;
        let _all = thinking.line.acquire_many(cores).await.expect("open");
        assert!(tokio::time::timeout(MOMENT, thinking.advise(&play, seat, Arc::default())).await.is_err());
    }
}

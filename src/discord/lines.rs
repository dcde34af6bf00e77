//! How the shards stand, for whoever watches the bot from outside. Decides nothing and connects nothing.

use std::collections::BTreeMap;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use serenity::all::{ConnectionStage, ShardManager};
use tokio::time::Instant;

/// A shard that was there is given so long to come back before the bot counts as not ready: most do in seconds.
const COMES_BACK: Duration = Duration::from_secs(60);

/// How far a shard is connected.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Stage {
    /// It has no connection.
    Down = 0,
    /// It is on its way to a session.
    Coming = 1,
    /// It has a session.
    There = 2,
}

/// How the shards stand, as it was seen last.
#[derive(Default)]
pub(super) struct Lines(Mutex<BTreeMap<u32, Line>>);

struct Line {
    stage: Stage,
    /// When it was last there; none, while it never was.
    there: Option<Instant>,
}

impl Lines {
    /// Looks at the shards of a connection that has so many.
    pub(super) async fn look(&self, shards: &ShardManager, of: u32) {
        let stages = {
            let runners = shards.runners.lock().await;
            runners.iter().map(|(shard, runner)| (shard.0, stage(runner.stage))).collect()
        };
        self.note(&stages, of);
    }

    /// The connection is no more.
    pub(super) fn lost(&self) {
        self.lock().values_mut().for_each(|line| line.stage = Stage::Down);
    }

    fn note(&self, stages: &BTreeMap<u32, Stage>, of: u32) {
        let mut lines = self.lock();
        lines.retain(|shard, _| *shard < of);
        for shard in 0..of {
            let line = lines.entry(shard).or_insert(Line { stage: Stage::Down, there: None });
            line.stage = stages.get(&shard).copied().unwrap_or(Stage::Down);
            if line.stage == Stage::There {
                line.there = Some(Instant::now());
            }
        }
    }

    /// How far each shard is; none before the first connection.
    pub(super) fn stages(&self) -> Vec<Stage> {
        self.lock().values().map(|line| line.stage).collect()
    }

    /// The shards that keep the bot from being ready: those that never had a session, or lost it and do not come back.
    pub(super) fn missing(&self) -> Vec<u32> {
        let is_missing = |line: &Line| line.there.is_none_or(|there| there.elapsed() > COMES_BACK);
        self.lock().iter().filter(|(_, line)| is_missing(line)).map(|(shard, _)| *shard).collect()
    }

    fn lock(&self) -> MutexGuard<'_, BTreeMap<u32, Line>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

fn stage(stage: ConnectionStage) -> Stage {
    match stage {
        ConnectionStage::Connected => Stage::There,
        stage if stage.is_connecting() => Stage::Coming,
        _ => Stage::Down,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test(start_paused = true)]
    async fn whoever_comes_back_within_a_minute_was_not_missing() {
        let lines = Lines::default();
        let note = |stages: &[Stage]| lines.note(&(0..).zip(stages.iter().copied()).collect(), 2);
        assert_eq!(lines.stages(), []);
        note(&[Stage::There, Stage::Coming]);
        assert_eq!(lines.missing(), [1], "it was never there");
        note(&[Stage::There, Stage::There]);
        assert!(lines.missing().is_empty());
        tokio::time::advance(Duration::from_secs(10)).await;
        lines.lost();
        assert_eq!((lines.stages(), lines.missing()), (vec![Stage::Down; 2], vec![]));
        tokio::time::advance(Duration::from_secs(49)).await;
        note(&[Stage::There]);
        assert!(lines.missing().is_empty());
        tokio::time::advance(Duration::from_secs(2)).await;
        note(&[Stage::There]);
        assert_eq!(lines.missing(), [1]);
    }
}

//! The stories of tables at which somebody looks back, kept for a while: from one moment to the next it is not far then.

use std::collections::VecDeque;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use tokio::time::Instant;

use crate::chat::TableId;
use crate::record::{Play, Story};

use super::state::TableState;

/// So many are kept, the latest used first, each for so long after it was used.
const KEPT: usize = 8;
const LONG: Duration = Duration::from_secs(600);

/// The stories.
#[derive(Default)]
pub struct Stories(Mutex<VecDeque<Kept>>);

struct Kept {
    table: TableId,
    story: Arc<Story>,
    used: Instant,
}

impl Stories {
    /// The story of a table that has begun, up to where it stands. None where it cannot be told, which the log says.
    pub async fn of(&self, state: &TableState) -> Option<Arc<Story>> {
        let play = state.play.clone()?;
        let known = self.take(state.id).filter(|story| story.is_of(&play));
        let story = match known {
            Some(story) if story.last() == play.step() => story,
            // Playing a game again takes longer than anybody's press should wait for.
            known => match tokio::task::spawn_blocking(move || told(&play, known.as_deref())).await {
                Ok(Ok(story)) => Arc::new(story),
                Ok(Err(trouble)) => {
                    tracing::error!(table = %state.id, %trouble, "a game can't be played again");
                    return None;
                }
                Err(error) => {
                    tracing::error!(table = %state.id, %error, "playing a game again panicked");
                    return None;
                }
            },
        };
        self.keep(state.id, story.clone());
        Some(story)
    }

    fn take(&self, table: TableId) -> Option<Arc<Story>> {
        let mut kept = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        kept.retain(|kept| kept.used.elapsed() < LONG);
        let at = kept.iter().position(|kept| kept.table == table)?;
        kept.remove(at).map(|kept| kept.story)
    }

    fn keep(&self, table: TableId, story: Arc<Story>) {
        let mut kept = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        kept.push_front(Kept { table, story, used: Instant::now() });
        kept.truncate(KEPT);
    }
}

/// The story of a game, from where one is known on.
fn told(play: &Play, known: Option<&Story>) -> Result<Story, crate::record::Trouble> {
    let Some(known) = known else { return Story::of(play) };
    let mut story = known.clone();
    story.follow(play)?;
    Ok(story)
}

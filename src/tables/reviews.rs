//! The review of a finished game: made in the background, task by task where bots think, and kept as far as it was made. So it
//! can be stopped, goes on after a restart, and is made once.

use std::sync::Arc;

use tokio::time::Instant;

use crate::bots::review::{Found, METHOD, Review};
use crate::chat::wishes::Boards;
use crate::chat::{Id, Incoming, Request, Review as Wanted, TableId};
use crate::words::Speaker;

use super::answers::{Trouble, Way, answer};
use super::progress::{Progress, TOLD, tell};
use super::requests::Served;
use super::screen::{Meant, Screen, button};
use super::screens::review::Reviewed;
use super::shared::Shared;
use super::state::TableState;

/// What was found is stored each time that so much more was.
const STORED: usize = 10;

/// Whoever asked for a review, and how they look at it.
pub struct Reader {
    /// What they asked with.
    pub incoming: Incoming,
    /// Their language.
    pub speaker: Speaker,
    /// How they look at boards.
    pub boards: Boards,
}

/// The review of a table's game as far as it is kept. None where there can't be one.
pub async fn kept(shared: &Shared, state: &TableState) -> Option<Reviewed> {
    let (play, people, table) = (state.play.clone()?, state.people(), state.id);
    // The game is played again for it.
    let review = tokio::task::spawn_blocking(move || Review::of(&play, people)).await;
    let review = review.inspect_err(|error| tracing::error!(%table, %error, "a review panicked")).ok()??;
    let text = shared.store.review(table, METHOD).await.unwrap_or_else(|error| {
        tracing::error!(%table, %error, "a review can't be read");
        None
    });
    let found = text.map(|text| serde_json::from_str(&text)).transpose();
    let found = found.inspect_err(|error| tracing::error!(%table, %error, "a kept review is none")).ok().flatten();
    let mut found: Vec<Found> = found.unwrap_or_default();
    found.truncate(review.tasks());
    Some(Reviewed { review: Arc::new(review), found })
}

async fn keep(shared: &Shared, table: TableId, found: &[Found]) {
    let Ok(text) = serde_json::to_string(found) else { return };
    if let Err(error) = shared.store.set_review(table, METHOD, text).await {
        tracing::error!(%table, %error, "a review can't be kept");
    }
}

/// How far it is, with a way to stop it.
fn progress(state: &TableState, at: &Progress, speaker: &Speaker) -> Screen {
    let stop = Id::at(state.id, state.entry(), Request::Review(Wanted::Stop));
    Screen::of(at.said("review-progress", speaker)).row([button(stop, speaker.word("button-review-stop")).danger()])
}

/// Makes what is missing of a review, tells whoever waits how far it is, and shows it.
pub async fn make(shared: &Arc<Shared>, state: &TableState, reader: &Reader, at: &Arc<Progress>, reviewed: Reviewed) {
    let done: Served = match made(shared, state, reader, at, reviewed).await {
        Some(reviewed) => shown(reviewed, state, reader.boards, &reader.speaker).await,
        None if at.is_stopped() => Ok(Screen::of(reader.speaker.word("review-stopped"))),
        None => Err(Trouble::Fault),
    };
    // Whoever asked may have put the message away, or waited for too long: it is kept all the same.
    drop(answer(shared, state, &reader.incoming, done, Way::Private).await);
}

/// A review, all of which is known. The game is played again for what it tells.
pub async fn shown(reviewed: Reviewed, state: &TableState, boards: Boards, speaker: &Speaker) -> Served {
    let (state, speaker) = (state.clone(), speaker.clone());
    let screen = tokio::task::spawn_blocking(move || reviewed.screen(&state, boards, &speaker)).await;
    screen.map_err(|error| {
        tracing::error!(%error, "a review can't be shown");
        Trouble::Fault
    })
}

async fn made(
    shared: &Arc<Shared>,
    state: &TableState,
    reader: &Reader,
    at: &Arc<Progress>,
    Reviewed { review, mut found }: Reviewed,
) -> Option<Reviewed> {
    let tasks = review.tasks();
    at.begin(tasks);
    let mut told: Option<Instant> = None;
    while found.len() < tasks {
        at.set(found.len());
        if told.is_none_or(|told| told.elapsed() > TOLD) {
            told = Some(Instant::now());
            tell(shared, &reader.incoming, progress(state, at, &reader.speaker)).await;
        }
        let (nth, effort, (review, at)) = (found.len(), shared.effort, (review.clone(), at.clone()));
        let one = shared.thinking.work(move || review.find(nth, effort, &|| at.is_stopped())).await?;
        let one = one.inspect_err(|trouble| tracing::error!(table = %state.id, %trouble, "a review fails")).ok()?;
        let is_stopped = one.is_none();
        found.extend(one);
        if is_stopped || found.len().is_multiple_of(STORED) || found.len() == tasks {
            keep(shared, state.id, &found).await;
        }
        if is_stopped {
            return None;
        }
    }
    Some(Reviewed { review, found })
}

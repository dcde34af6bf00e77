//! Waiting: for an interaction to come to something, for anything new, and a stream of news for the page.

use std::convert::Infallible;
use std::sync::Arc;
use std::time::Duration;

use axum::extract::{Query, State};
use axum::response::sse::{Event, KeepAlive, Sse};
use futures_util::stream::{self, Stream};
use serde::Deserialize;
use serde_json::{Value, json};
use tokio::sync::watch;
use tokio::time::Instant;

use super::super::Shared;
use super::super::interaction::State as Stage;
use super::super::snowflake::Id;
use super::view;
use super::{Failure, Told, missing};

/// How long a call waits when it does not say: longer than the bot's three seconds.
const PATIENCE_MS: u64 = 5_000;

/// Waits for news; false when the time is over or the sandbox stops.
async fn more(news: &mut watch::Receiver<u64>, end: Instant) -> bool {
    matches!(tokio::time::timeout_at(end, news.changed()).await, Ok(Ok(())))
}

/// Waits until an interaction has come to something (or the time is over) and tells what its person sees of it.
pub(super) async fn settle(shared: &Shared, id: Id, wait_ms: Option<u64>) -> Told {
    let end = Instant::now() + Duration::from_millis(wait_ms.unwrap_or(PATIENCE_MS));
    let mut news = shared.news.clone();
    let mut is_over = false;
    loop {
        news.borrow_and_update();
        {
            let world = shared.world();
            let interaction = world.interactions.get(&id).ok_or_else(|| missing("interaction"))?;
            let stage = interaction.state(&world.options);
            let is_settled = !matches!(stage, Stage::Waiting | Stage::Thinking | Stage::Acknowledged);
            if is_settled || is_over {
                return Ok(axum::Json(view::outcome(&world, interaction)));
            }
        }
        is_over = !more(&mut news, end).await;
    }
}

/// `since` is the `now` of an earlier answer.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Wait {
    since: u64,
    #[serde(default)]
    wait: Option<u64>,
}

/// Waits for anything new since a moment.
pub(super) async fn wait(
    State(shared): State<Arc<Shared>>,
    Query(asked): Query<Wait>,
) -> Result<axum::Json<Value>, Failure> {
    let end = Instant::now() + Duration::from_millis(asked.wait.unwrap_or(PATIENCE_MS));
    let mut news = shared.news.clone();
    let mut is_over = false;
    loop {
        let now = *news.borrow_and_update();
        if now > asked.since || is_over {
            return Ok(axum::Json(json!({ "now": now, "news": now > asked.since })));
        }
        is_over = !more(&mut news, end).await;
    }
}

/// An event for everything new: its data is the number of the moment.
pub(super) async fn events(State(shared): State<Arc<Shared>>) -> Sse<impl Stream<Item = Result<Event, Infallible>>> {
    let news = shared.news.clone();
    let stream = stream::unfold((news, true), |(mut news, first)| async move {
        if !first && news.changed().await.is_err() {
            return None;
        }
        let now = *news.borrow_and_update();
        Some((Ok(Event::default().data(now.to_string())), (news, false)))
    });
    Sse::new(stream).keep_alive(KeepAlive::default())
}

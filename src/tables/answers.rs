//! Answers to a press or command: what was asked for, or why not, to the one person who asked. Changes no table.

use std::sync::Arc;
use std::time::Duration;

use tokio::task::JoinHandle;
use tokio::time::Instant;

use crate::chat::{ChannelId, ChatError, Id, Incoming, Post, Request, UserId};
use crate::meters::{self, Since, Why};
use crate::rules::{Refusal, Seat, Text, Tongue};

use super::declined::Declined;
use super::line::Client;
use super::openings::Conversation;
use super::screen::{Screen, button};
use super::screens::look_ups::dismiss;
use super::screens::{own_label, panel};
use super::shared::Shared;
use super::state::TableState;

/// After so long an answer that failed is tried once more.
const ONCE_MORE: Duration = Duration::from_secs(1);

/// How long an answer is worth waiting for: after that a person has looked for themselves.
const OF_INTEREST: Duration = Duration::from_secs(120);

/// Why there is no ordinary answer.
#[derive(Debug)]
pub enum Trouble {
    /// It was not done, for a reason.
    Declined(Declined),
    /// Something of ours failed; nothing was kept of it.
    Fault,
    /// It was served before, and is answered already.
    Repeated,
    /// It is answered later.
    Later,
}

impl From<Refusal> for Trouble {
    fn from(refusal: Refusal) -> Self {
        Declined::from(refusal).into()
    }
}

impl From<Text> for Trouble {
    fn from(text: Text) -> Self {
        Declined::from(text).into()
    }
}

impl From<Declined> for Trouble {
    fn from(declined: Declined) -> Self {
        Trouble::Declined(declined)
    }
}

/// Answers at a table. The picture is painted while the table goes on with the next request. Gives whether the answer has
/// arrived, once that is known.
pub async fn answer(
    shared: &Arc<Shared>,
    state: &TableState,
    incoming: &Incoming,
    done: Result<Screen, Trouble>,
    way: Way,
) -> Option<JoinHandle<bool>> {
    let language = shared.language(&incoming.person).await;
    let screen = match done {
        Ok(screen) => screen,
        Err(Trouble::Repeated | Trouble::Later) => return None,
        Err(Trouble::Fault) => {
            meters::declined(Why::Fault);
            Screen::of(crate::words::word(language, "fault"))
        }
        Err(Trouble::Declined(declined)) => {
            meters::declined(declined.why());
            tracing::debug!(table = %state.id, why = declined.kind(), "declined");
            declined_screen(state, state.seat_of(incoming.person.id), &state.speaker(language), declined)
        }
    };
    Some(send(shared.clone(), incoming.clone(), screen, way))
}

/// Which ways an answer may take.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Way {
    /// As an answer to the press or command.
    Private,
    /// By direct message too, where that does not work: who has moved is owed an answer.
    Any,
}

/// Sends an answer, without waiting for it. Gives whether it has arrived, once that is known.
pub fn send(shared: Arc<Shared>, incoming: Incoming, screen: Screen, way: Way) -> JoinHandle<bool> {
    // Whoever waits for the end of this keeps its task, but not what it was busy with.
    let since = Since::now();
    let sent = async move {
        for (table, key, path) in &screen.kept {
            if let Err(error) = shared.store.keep_path(*table, key.clone(), path.join(".")).await {
                tracing::error!(%error, "a path can't be kept");
            }
        }
        if screen.is_empty() {
            tracing::error!("an answer says nothing");
            confess(&shared, &incoming).await;
            return false;
        }
        let post = shared.pool.finish(screen, Client::Person(incoming.person.id)).await;
        match deliver(&shared, &incoming, post, way).await {
            Ok(()) => {
                meters::answered(since);
                return true;
            }
            Err(error @ (ChatError::Late | ChatError::Gone(_) | ChatError::Deleted)) => {
                tracing::warn!(%error, "an answer came too late");
            }
            Err(error) => {
                match error {
                    ChatError::Malformed(_) => tracing::error!(%error, "an answer is malformed"),
                    _ => tracing::warn!(%error, "an answer did not arrive"),
                }
                confess(&shared, &incoming).await;
            }
        }
        false
    };
    tokio::spawn(Box::pin(sent))
}

/// Says that something of ours failed, in place of the answer: whoever was promised one would look at the promise for a
/// quarter of an hour.
async fn confess(shared: &Shared, incoming: &Incoming) {
    let language = shared.language(&incoming.person).await;
    let post = Post { text: crate::words::word(language, "fault"), ..Post::default() };
    if let Err(error) = shared.chat.answer(&incoming.reply, &post).await
        && let Err(other) = shared.chat.follow(&incoming.reply, &post).await
    {
        tracing::warn!(%error, %other, "a fault can't be told");
    }
}

/// Puts the answer where it was promised; where that fails, beside it; and at last into the person's letterbox.
async fn deliver(shared: &Shared, incoming: &Incoming, post: Post, way: Way) -> Result<(), ChatError> {
    let (chat, reply) = (&shared.chat, &incoming.reply);
    let mut post = post;
    let mut sent = chat.answer(reply, &post).await;
    if matches!(sent, Err(ChatError::TooLarge | ChatError::Forbidden(_))) && post.picture.is_some() {
        post.picture = None;
        sent = chat.answer(reply, &post).await;
    }
    let Err(error) = sent else { return Ok(()) };
    if matches!(error, ChatError::Malformed(_)) {
        return Err(error);
    }
    if chat.follow(reply, &post).await.is_ok() {
        return Ok(());
    }
    if error.is_passing() {
        tokio::time::sleep(ONCE_MORE).await;
        if chat.answer(reply, &post).await.is_ok() {
            return Ok(());
        }
    }
    if way == Way::Private {
        return Err(error);
    }
    let channel = letterbox(shared, incoming.person.id).await?;
    chat.post(channel, &post, &format!("a{}", reply.interaction.0)).await.map(drop)
}

/// The conversation with a person who is owed an answer, waiting for its turn if it must be opened, though not for longer
/// than the answer is of interest.
pub(super) async fn letterbox(shared: &Shared, user: UserId) -> Result<ChannelId, ChatError> {
    let until = Instant::now() + OF_INTEREST;
    loop {
        match shared.direct(user).await? {
            Conversation::Open(channel) => return Ok(channel),
            Conversation::Waits(at) if at > until => return Err(ChatError::TooFast("conversations".to_owned())),
            Conversation::Waits(at) => tokio::time::sleep_until(at).await,
        }
    }
}

/// Why not, and what one can do.
pub fn declined_screen(
    state: &TableState,
    seat: Option<Seat>,
    speaker: &crate::words::Speaker,
    declined: Declined,
) -> Screen {
    let writer = speaker.writing(crate::chat::escape);
    let id = |request| Id::at(state.id, state.entry(), request);
    match declined {
        Declined::Because(text) => Screen::of(writer.say(&text)).row([dismiss(state, speaker)]),
        Declined::Refused(refusal) => now(state, seat, speaker).led_by(&writer.say(&refusal.0)),
        Declined::Stale => now(state, seat, speaker).led_by(&writer.word("declined-stale")),
        Declined::Stranger => Screen::of(writer.word("declined-stranger")).row([
            button(id(Request::Board(None)), speaker.word("button-board")),
            button(Id::of(Request::New(Vec::new())), speaker.word("button-new")),
        ]),
        Declined::NotYourTurn => {
            if let Some(screen) = seat.and_then(|seat| panel::stood_in(state, seat, speaker)) {
                return screen;
            }
            let awaited: Vec<Seat> = state.awaited().iter().collect();
            let what = awaited.first().and_then(|seat| super::screens::board::duty(state, *seat));
            let text = Text::of("declined-not-your-turn").with("names", awaited);
            Screen::of(writer.say(&text.with("what", what.unwrap_or(Text::of(""))))).row([
                button(id(Request::Own), own_label(state.game, speaker)),
                button(id(Request::Missed(None)), speaker.word("button-missed")),
                dismiss(state, speaker),
            ])
        }
        Declined::Over => {
            let screen = Screen::of(writer.word("declined-over"));
            let result = state.play.is_some().then(|| button(id(Request::Result), speaker.word("button-result")));
            screen.row(result.into_iter().chain([dismiss(state, speaker)]))
        }
    }
}

/// Where the person stands now: their question, or that others are to move.
fn now(state: &TableState, seat: Option<Seat>, speaker: &crate::words::Speaker) -> Screen {
    match seat {
        Some(seat) if state.awaited().has(seat) => panel::question(state, seat, &[], speaker),
        Some(_) if state.play.is_some() && state.awaited().is_empty() => {
            declined_screen(state, seat, speaker, Declined::Over)
        }
        Some(_) if state.play.is_some() => declined_screen(state, seat, speaker, Declined::NotYourTurn),
        _ => super::screens::look_ups::board(state, seat, None, speaker),
    }
}

//! Answers to a press or command: what was asked for, or why not, to the one person who asked.

use std::sync::Arc;

use crate::chat::{ChatError, Incoming, Post};
use crate::rules::{Refusal, Seat, Text, Tongue};

use super::declined::Declined;
use super::desk::Desk;
use super::line::Client;
use super::screen::{Screen, button};
use super::screens::tidings::dismiss;
use super::screens::{own_label, panel, word};
use super::shared::Shared;

/// Why there is no ordinary answer.
#[derive(Debug)]
pub enum Trouble {
    /// It was not done, for a reason.
    Declined(Declined),
    /// Something of ours failed; nothing was kept of it.
    Fault,
    /// It was served before, and is answered already.
    Repeated,
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

/// Answers at a table. The picture is painted while the table goes on with the next request.
pub async fn answer(shared: &Arc<Shared>, desk: &Desk, incoming: &Incoming, done: Result<Screen, Trouble>) {
    let language = shared.language(&incoming.person).await;
    let screen = match done {
        Ok(screen) => screen,
        Err(Trouble::Repeated) => return,
        Err(Trouble::Fault) => Screen::of(crate::words::word(language, "fault")),
        Err(Trouble::Declined(declined)) => {
            tracing::debug!(table = %desk.id, why = declined.kind(), "declined");
            declined_screen(desk, desk.seat_of(incoming.person.id), &desk.speaker(language), declined)
        }
    };
    send(shared.clone(), incoming.clone(), screen);
}

/// Sends an answer, without waiting for it.
pub fn send(shared: Arc<Shared>, incoming: Incoming, screen: Screen) {
    tokio::spawn(async move {
        for (table, key, path) in &screen.kept {
            if let Err(error) = shared.store.keep_path(*table, key.clone(), path.join(".")).await {
                tracing::error!(%error, "a path can't be kept");
            }
        }
        let post = shared.studio.finish(screen, Client::Person(incoming.person.id)).await;
        let sent = shared.chat.answer(&incoming.reply, &post).await;
        let sent = match sent {
            Err(ChatError::TooLarge | ChatError::Forbidden(_)) if post.picture.is_some() => {
                shared.chat.answer(&incoming.reply, &Post { picture: None, ..post }).await
            }
            sent => sent,
        };
        match sent {
            Ok(()) => {}
            Err(error @ ChatError::Malformed(_)) => tracing::error!(%error, "an answer is malformed"),
            Err(error) => tracing::warn!(%error, "an answer did not arrive"),
        }
    });
}

/// Why not, and what one can do.
pub fn declined_screen(desk: &Desk, seat: Option<Seat>, speaker: &crate::words::Speaker, declined: Declined) -> Screen {
    let writer = speaker.writing(crate::chat::escape);
    let id = |name| word(desk, desk.entry(), name);
    match declined {
        Declined::Because(text) => Screen::of(writer.say(&text)).row([dismiss(desk, speaker)]),
        Declined::Refused(refusal) => now(desk, seat, speaker).led_by(&writer.say(&refusal.0)),
        Declined::Stale => now(desk, seat, speaker).led_by(&writer.word("declined-stale")),
        Declined::Stranger => Screen::of(writer.word("declined-stranger"))
            .row([button(id("board"), speaker.word("button-board")), button("-.0.~new", speaker.word("button-new"))]),
        Declined::NotYourTurn => {
            let awaited: Vec<Seat> = desk.awaited().iter().collect();
            let what = awaited.first().and_then(|seat| super::screens::board::duty(desk, *seat));
            let text = Text::of("declined-not-your-turn").with("names", awaited);
            Screen::of(writer.say(&text.with("what", what.unwrap_or(Text::of(""))))).row([
                button(id("own"), own_label(desk.game, speaker)),
                button(id("missed"), speaker.word("button-missed")),
                dismiss(desk, speaker),
            ])
        }
        Declined::Over => {
            let screen = Screen::of(writer.word("declined-over"));
            let result = desk.play.is_some().then(|| button(id("result"), speaker.word("button-result")));
            screen.row(result.into_iter().chain([dismiss(desk, speaker)]))
        }
    }
}

/// Where the person stands now: their question, or that others are to move.
fn now(desk: &Desk, seat: Option<Seat>, speaker: &crate::words::Speaker) -> Screen {
    match seat {
        Some(seat) if desk.awaited().has(seat) => panel::question(desk, seat, &[], speaker),
        Some(_) if desk.play.is_some() && desk.awaited().is_empty() => {
            declined_screen(desk, seat, speaker, Declined::Over)
        }
        Some(_) if desk.play.is_some() => declined_screen(desk, seat, speaker, Declined::NotYourTurn),
        _ => super::screens::tidings::board(desk, None, speaker),
    }
}

//! The film of a finished game: made in the background, one at a time in the program, and posted once. Where it stands is
//! stored; it is made anew only where somebody has deleted it.

use std::sync::Arc;
use std::time::Duration;

use tokio::time::Instant;

use crate::chat::{ChannelId, ChatError, Incoming, MessageId, Picture, Post, TableId};
use crate::paint::{LARGEST_FILM, NoFilm, film};
use crate::record::Reel;
use crate::rules::{Seat, Text, Tongue};
use crate::words::Speaker;

use super::progress::{Progress, TOLD, tell};
use super::screen::{Screen, link};
use super::shared::Shared;
use super::state::TableState;

/// What takes longer is given up.
const LONG: Duration = Duration::from_secs(20);

/// Where the film of a table stands, if it is still there: a message that is gone cannot be changed.
pub async fn posted(shared: &Shared, table: TableId) -> Option<(ChannelId, MessageId)> {
    let found = shared.store.film(table).await.unwrap_or_else(|error| {
        tracing::error!(%table, %error, "it can't be read where a film stands");
        None
    });
    let (channel, message) = found?;
    let asked = shared.chat.strip(channel, message, None).await;
    let is_gone = matches!(asked, Err(ChatError::Deleted | ChatError::Gone(_)));
    (!is_gone).then_some((channel, message))
}

/// Says where the film stands.
pub fn there(shared: &Shared, state: &TableState, at: (ChannelId, MessageId), speaker: &Speaker) -> Screen {
    let address = shared.chat.address(state.guild, at.0, Some(at.1));
    Screen::of(speaker.word("film-there")).row([link(address, speaker.word("button-to-film"))])
}

/// Makes the film, tells whoever waits how far it is, and posts it.
pub async fn make(shared: &Arc<Shared>, state: &TableState, incoming: &Incoming, reader: &Speaker) {
    let done = match made(shared, state, incoming, reader).await {
        Ok(post) => {
            let nonce = format!("f{}", incoming.reply.interaction.0);
            shared.chat.post(state.channel, &post, &nonce).await.map_err(|error| {
                tracing::warn!(table = %state.id, %error, "a film can't be posted");
                "film-not-posted"
            })
        }
        Err(NoFilm::GivenUp) => Err("film-too-long"),
        Err(error) => {
            tracing::error!(table = %state.id, %error, "a film can't be made");
            Err("fault")
        }
    };
    let screen = match done {
        Ok(message) => {
            let at = (state.channel, message);
            if let Err(error) = shared.store.set_film(state.id, at).await {
                tracing::error!(table = %state.id, %error, "it can't be stored where a film stands");
            }
            there(shared, state, at, reader)
        }
        Err(key) => Screen::of(reader.word(key)),
    };
    tell(shared, incoming, screen).await;
}

/// The film as it is posted.
async fn made(shared: &Arc<Shared>, state: &TableState, incoming: &Incoming, reader: &Speaker) -> Result<Post, NoFilm> {
    let _turn = shared.films.lock().await;
    let at = Arc::new(Progress::default());
    let play = state.play.clone().ok_or(NoFilm::Missing)?;
    let lasted = state.lasted.as_deref().cloned();
    let (table, speaker) = (state.id.to_string(), state.speaker(state.language));
    let mut work = {
        let (at, speaker) = (at.clone(), speaker.clone());
        tokio::task::spawn_blocking(move || {
            let reel = Reel::of(&play, lasted).map_err(|_| NoFilm::Missing)?;
            at.begin(reel.images());
            let image = |nth| reel.image(nth, &table, &speaker).ok();
            let goes_on = |nth| {
                at.set(nth);
                !at.is_stopped()
            };
            film(reel.images(), &image, &goes_on, LARGEST_FILM)
        })
    };
    let begun = Instant::now();
    let file = loop {
        match tokio::time::timeout(TOLD, &mut work).await {
            Ok(file) => break file.map_err(|_| NoFilm::Missing)??,
            Err(_) if begun.elapsed() > LONG => at.stop(),
            Err(_) => {
                tell(shared, incoming, Screen::of(at.said("film-progress", reader))).await;
            }
        }
    };
    let standing = state.play.as_ref().and_then(|play| play.table().standing());
    let winners: Vec<Seat> = standing.iter().flat_map(|standing| standing.winners()).collect();
    let points = winners.first().and_then(|seat| standing.as_ref()?.scores.get(seat.index()).copied());
    let alt = Text::of("film-alt").with("n", at.of()).with("names", winners).with("points", points.unwrap_or_default());
    let picture = Picture { png: file.into(), name: "film.gif", alt: speaker.say(&alt) };
    let text = speaker.say(&Text::of("film-post").with("game", super::screens::title(state.game)));
    Ok(Post { text, picture: Some(picture), silent: true, ..Post::default() })
}

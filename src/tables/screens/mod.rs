//! What is shown, kind by kind: pure builders from a table to a [`Screen`](super::screen::Screen). They decide nothing.

pub mod board;
pub mod days;
pub mod did;
pub mod end;
pub mod export;
pub mod hand;
pub mod hint;
mod late;
pub mod learn;
pub mod lobby;
pub mod look_ups;
pub mod panel;
pub mod replay;
pub mod review;
pub mod scores;
pub mod server;
pub mod settings;
mod stat_lines;
pub mod stats;
pub mod vote;
pub mod wishes;
pub mod word;

use crate::rules::{Game, Text, Tongue};
use crate::words::Speaker;

/// Stands where there is nothing to name.
const NONE: &str = "–";

/// The title of a game.
pub fn title(game: &Game) -> Text {
    Text::of(format!("{}-title", game.command))
}

/// The label of the button that shows a person's own things, as the game calls them.
pub fn own_label(game: &Game, speaker: &Speaker) -> String {
    speaker.say(&Text::of(format!("{}-button-own", game.command)))
}

/// How a person is written so that they are called.
pub fn mention(user: crate::chat::UserId) -> String {
    format!("<@{}>", user.0)
}

/// A day, by a moment of it in milliseconds since 1970, as the platform writes it for whoever reads it.
pub fn day(at: i64) -> String {
    format!("<t:{}:D>", at / 1000)
}

/// A moment, in milliseconds since 1970, as the platform writes it for whoever reads it.
pub fn stamp(at: i64) -> String {
    format!("<t:{}:R>", at / 1000)
}

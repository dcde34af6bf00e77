//! That another table lives in a channel: as whoever wanted one there reads it.

use crate::chat::TableId;
use crate::rules::{Seat, Text, Tongue};
use crate::words::{Language, word};

use super::screen::Screen;
use super::screens::hand::company;
use super::screens::title;
use super::shared::Shared;

/// Which game is played there, and by whom.
pub async fn taken(shared: &Shared, other: TableId, language: Language) -> Screen {
    let Some(state) = shared.look(other).await else { return Screen::of(word(language, "declined-occupied")) };
    // Nobody sits in a seat beyond the last, so all are named.
    let everybody = company(&state, Seat(u8::MAX));
    let text = Text::of("declined-taken").with("game", title(state.game)).with("names", everybody);
    Screen::of(state.writer(language).say(&text))
}

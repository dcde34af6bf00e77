//! A seat's own things: by direct message, or as the answer to a press.

use crate::chat::{Id, Request};
use crate::rules::{Seat, Seats, Sheet, Text, Tongue, Viewer};
use crate::store::Stage;
use crate::tables::screen::{Beyond, Meant, Screen, Shot, button};
use crate::tables::state::{Sitter, TableState};
use crate::words::Speaker;

use super::title;

/// What the message says, line by line, before it is put into a language, and before all that what the seat has to do.
/// A message that is kept says that only where it is what calls, since the channel is lost: so it has to be changed only
/// when the things themselves have changed.
pub fn lines(state: &TableState, seat: Seat, is_kept: bool) -> (Option<Text>, Vec<Text>) {
    let Some(play) = &state.play else { return (None, Vec::new()) };
    let turn = match state.stage {
        Stage::Over | Stage::Closed => Some(Text::of("hand-over")),
        _ if is_kept && !state.is_lost => None,
        _ if state.awaited().has(seat) => Some(Text::of("hand-turn").with("what", play.table().duty(seat))),
        _ if is_kept => Some(Text::of("hand-not-now")),
        _ => {
            let awaited: Vec<Seat> = state.awaited().iter().collect();
            let what = awaited.first().map_or(Text::of(""), |first| play.table().duty(*first));
            Some(Text::of("hand-wait").with("names", awaited).with("what", what))
        }
    };
    (turn, play.table().own(seat))
}

/// The hand of a seat in its person's language.
pub fn screen(state: &TableState, seat: Seat, speaker: &Speaker, is_kept: bool) -> Screen {
    let writer = speaker.writing(crate::chat::escape);
    let Some(play) = &state.play else { return Screen::default() };
    let head = writer.say(&Text::of("hand-head").with("game", title(state.game)).with("names", company(state, seat)));
    let (turn, own) = lines(state, seat, is_kept);
    let mut text = turn.map_or(head.clone(), |turn| format!("{head} · {}", writer.say(&turn)));
    for line in own {
        text.push('\n');
        text.push_str(&writer.say(&line));
    }
    let footer = state.footer(Viewer::Seat(seat), play.step(), play.window(Seats::only(seat)));
    let shot = Shot {
        table: play.shared(),
        viewer: Viewer::Seat(seat),
        sheet: Sheet::Own,
        path: Vec::new(),
        offers: Vec::new(),
        footer,
        speaker: speaker.clone(),
        beyond: Some(Box::new(Beyond::Hand(play.clone()))),
    };
    Screen { text, shot: Some(shot), ..Screen::default() }
}

/// Who sits at the table besides a seat.
pub fn company(state: &TableState, seat: Seat) -> Vec<Seat> {
    let others = state.seated().filter(|(other, chair)| *other != seat && chair.sitter != Sitter::Nobody);
    others.map(|(other, _)| other).collect()
}

/// The button that opens the panel.
pub fn play_button(state: &TableState, speaker: &Speaker, seat: Seat) -> crate::chat::Button {
    button(Id::at(state.id, state.entry(), Request::Play), speaker.word("button-play"))
        .main()
        .only_if(state.awaited().has(seat))
}

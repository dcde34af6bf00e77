//! What is stored of a game, as a file: of a finished one its record, which can be verified and played again elsewhere; of any
//! other what everybody may read.

use std::fmt::Write;

use crate::chat::Picture;
use crate::record::{Entry, Play, Record};
use crate::rules::{Text, Tongue, Viewer};
use crate::store::Stage;
use crate::tables::log_lines;
use crate::tables::screen::Screen;
use crate::tables::state::TableState;
use crate::words::Speaker;

use super::title;

/// Stands in a record for somebody's account.
const SOMEBODY: &str = "0";

/// The file, and what it is good for; none where the game has not begun.
pub fn screen(state: &TableState, speaker: &Speaker) -> Option<Screen> {
    let play = state.play.as_ref()?;
    let is_open = state.stage == Stage::Over;
    let (name, text, key) = match is_open {
        true => ("record.json", record(play), "export-record"),
        false => ("log.txt", log(state, play, speaker), "export-log"),
    };
    let words = speaker.say(&Text::of(key).with("n", state.open_step()));
    let file = Picture { png: text.into_bytes().into(), name, alt: words.clone() };
    Some(Screen { file: Some(file), ..Screen::of(words) })
}

/// The record as it is stored, without the accounts of people.
fn record(play: &Play) -> String {
    let Record { header, mut entries } = play.record();
    for entry in &mut entries {
        if let Entry::SeatTaken { by, .. } = entry
            && by.parse::<u64>().is_ok()
        {
            *by = SOMEBODY.to_owned();
        }
    }
    // Records are plain data, which always have a JSON form.
    serde_json::to_string_pretty(&Record { header, entries }).unwrap_or_default()
}

/// What everybody may read of the game so far, line by line.
fn log(state: &TableState, play: &Play, speaker: &Speaker) -> String {
    let open = state.open_step();
    let mut text = format!("{} · {} · {}\n\n", speaker.say(&title(state.game)), state.id, state.game.rules_version);
    for (n, told) in log_lines::told(play, Viewer::Public, 0).into_iter().filter(|(n, _)| *n <= open) {
        // Writing to a string cannot fail.
        let _ = writeln!(text, "{}", speaker.say(&Text::of("log-line").with("n", n).with("what", told)));
    }
    text
}

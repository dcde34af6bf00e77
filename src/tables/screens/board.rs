//! The board: who must act, what happened, and the five buttons that never change their place.

use crate::chat::{Id, Request, Row};
use crate::record::Play;
use crate::rules::{Seat, Seats, Table, Text, Tongue, Viewer, Window};
use crate::store::Stage;
use crate::tables::clock::{self, Pace};
use crate::tables::log_lines::{self, MOST_LINES, lines, since_start};
use crate::tables::screen::{Meant, Screen, Shot, button};
use crate::tables::state::TableState;
use crate::tables::way_back;
use crate::words::Speaker;

use super::lobby::bot_moves;
use super::{day, mention, own_label, stamp, title};

/// The longest text of a board: it fits one phone screen together with the picture and the buttons.
pub const MOST_TEXT: usize = 900;
/// So much longer the small line may get as the game goes on under the same board, the line breaks included.
const GROWTH: usize = 100;
/// What the first line tells of the time of one who is called is no longer: it comes with the call and may change.
const DUE: usize = 45;

/// The first line: who must act and what they choose. Of those called, `missing` have not answered.
pub fn head(state: &TableState, called: Seats, missing: Seats, writer: &Speaker) -> String {
    let duty = missing.first().or(called.first()).and_then(|seat| duty(state, seat)).unwrap_or(Text::of(""));
    let who = |seat: Seat| {
        let user = state.chair(seat)?.person()?;
        Some(if state.is_called_here(seat) { mention(user) } else { writer.name(seat) })
    };
    let who: Vec<String> = called.iter().filter_map(who).collect();
    let key = if called.len() == 1 { "board-turn" } else { "board-turn-many" };
    let head = writer.say(&Text::of(key).with("who", who.join(" ")).with("what", duty));
    let due = if clock::are_alike(&state.clocks, missing) { due(state, missing, writer) } else { None };
    if called.len() == 1 {
        return [head].into_iter().chain(due).collect::<Vec<_>>().join(" ");
    }
    let each = |seat: Seat| match state.due(seat).filter(|_| due.is_none()) {
        Some(at) => {
            let text = Text::of("board-missing-each").with("name", writer.name(seat));
            writer.say(&text.with("when", stamp(at)))
        }
        None => writer.name(seat),
    };
    let names = missing.iter().map(each).collect::<Vec<_>>().join(", ");
    let names = writer.say(&Text::of("board-missing").with("names", names));
    [head, names].into_iter().chain(due).collect::<Vec<_>>().join(" ")
}

/// When the time of these seats is up, where they have a deadline: that of the first of them.
pub fn due(state: &TableState, seats: Seats, speaker: &Speaker) -> Option<String> {
    let due = seats.iter().filter_map(|seat| state.due(seat)).min()?;
    Some(speaker.say(&Text::of("board-due").with("when", stamp(due))))
}

/// That the program was away meanwhile.
pub fn outage(from: i64, to: i64) -> Text {
    Text::of("board-outage").with("from", stamp(from)).with("to", stamp(to))
}

/// That the table rests.
pub fn paused(until: i64) -> Text {
    Text::of("board-paused").with("when", day(until))
}

/// That whoever holds a seat is away, if they are.
pub fn away(state: &TableState, seat: Seat) -> Option<Text> {
    Some(Text::of("board-away").with("name", seat).with("when", day(state.away_until(seat)?)))
}

/// What a seat has to do, in public words.
pub fn duty(state: &TableState, seat: Seat) -> Option<Text> {
    Some(state.play.as_ref()?.table().duty(seat))
}

/// Where the game is: the small line. It is always made for the very position that the picture shows.
pub fn small(state: &TableState, table: &dyn Table, step: usize, writer: &Speaker) -> String {
    let small = Text::of("board-small").with("game", title(state.game)).with("stage", table.stage());
    let bot = bot_moves(state).then(|| writer.word("board-late-bot"));
    let parts: Vec<String> = [writer.say(&small.with("n", step))].into_iter().chain(bot).collect();
    format!("-# {}", parts.join(" · "))
}

/// What happened until those called were called, since they last moved. It stays as it is as long as the board stands:
/// it was said with the call. Room is left for a first line of `head` characters.
pub fn news(state: &TableState, called: Seats, news: &[Text], head: usize, writer: &Speaker) -> String {
    let Some(play) = &state.play else { return String::new() };
    let since = called.iter().map(|seat| since(play, seat)).min().unwrap_or(play.floor());
    let happened_since = log_lines::told(play, Viewer::Public, since);
    let mut told = lines(happened_since.iter().map(|(_, text)| text), writer);
    told.extend(news.iter().map(|text| writer.say(text)));
    let is_first = called.iter().any(|seat| play.last_own(seat) == play.floor());
    let key = if is_first { since_start(play) } else { "board-since" };
    let small = small(state, play.table(), play.step(), writer).chars().count();
    let dues = if state.pace == Pace::None { 0 } else { DUE * called.len().max(1) };
    let room = MOST_TEXT.saturating_sub(head + small + GROWTH + dues);
    let mut most = MOST_LINES;
    loop {
        let happened = happened(&told, most, key, writer);
        if most == 0 || happened.chars().count() <= room {
            return if most == 0 { String::new() } else { happened };
        }
        most -= 1;
    }
}

/// The step after which a board tells what happened, for a seat that it calls. Where the seat has two turns in a row, the
/// first of them is told as well: nobody else was called in between who would read it.
fn since(play: &Play, seat: Seat) -> usize {
    let heard = play.heard(seat);
    if !play.has_ended(seat, heard) || play.steps(heard).any(|(_, step)| step.seat != seat) {
        return heard;
    }
    let before = play.steps(0).rev().skip_while(|(number, _)| *number > heard);
    heard - before.take_while(|(_, step)| step.seat == seat).count()
}

/// The newest lines; how many more there are, and where, stands beside the heading, so that it takes no line.
fn happened(told: &[String], most: usize, key: &'static str, writer: &Speaker) -> String {
    if told.is_empty() {
        return String::new();
    }
    let mut head = format!("**{}**", writer.word(key));
    let skipped = told.len().saturating_sub(most);
    if skipped > 0 {
        let more = Text::of("board-more").with("n", skipped).with("missed", Text::of("button-missed"));
        head = format!("{head} · {}", writer.say(&more));
    }
    let line = |line: &String| writer.say(&Text::of("board-line").with("what", line.clone()));
    [head].into_iter().chain(told[skipped..].iter().map(line)).collect::<Vec<_>>().join("\n")
}

/// The newest board as it should look now.
///
/// Where several are called at once, its picture stays that of the moment of the call: what one of them answered
/// must not show before all have. A closed table calls nobody.
pub fn screen(state: &TableState) -> Option<Screen> {
    let (board, play) = (state.board.as_ref()?, state.play.as_ref()?);
    let writer = state.writer(state.language);
    let step = if board.called.len() > 1 { board.step } else { play.step() };
    let is_closed = state.stage == Stage::Closed;
    let then = state.play_at(step)?;
    let footer = state.footer(Viewer::Public, step, window(state, &then, board.called));
    let table = then.shared();
    let head =
        if is_closed { writer.word("closed") } else { head(state, board.called, state.awaited_people(), &writer) };
    let news = if is_closed { "" } else { board.news.as_str() };
    let mut text = format!("{head}\n{}\n{news}", small(state, &*table, step, &writer)).trim_end().to_owned();
    if let Some(until) = state.paused_until.filter(|_| !is_closed) {
        text = format!("{text}\n{}", writer.say(&paused(until)));
    }
    let awaited = if is_closed { Seats::NONE } else { state.awaited_people() };
    for line in awaited.iter().filter_map(|seat| away(state, seat)).map(|line| writer.say(&line)) {
        if text.chars().count() + line.chars().count() < MOST_TEXT {
            text = format!("{text}\n{line}");
        }
    }
    let speaker = state.speaker(state.language);
    let (viewer, sheet) = (Viewer::Public, table.board());
    let (path, offers, writer) = (Vec::new(), Vec::new(), speaker.clone());
    let shot = Shot { table, viewer, sheet, path, offers, footer, speaker: writer, beyond: None };
    let rows = if is_closed { Vec::new() } else { vec![buttons(state, board.entry, &speaker)] };
    Some(Screen { text, rows, shot: Some(shot), ..Screen::default() })
}

/// From when to when a board tells what is new: for those who were asked at once, or else for whoever is asked now. A
/// closed table asks nobody.
fn window(state: &TableState, play: &Play, called: Seats) -> Window {
    let asked = if called.len() > 1 { called } else { state.awaited_people() };
    match state.stage {
        Stage::Closed => Window::none(),
        _ if asked.is_empty() => play.round(),
        _ => play.window(asked),
    }
}

/// The five buttons, always the same and in the same order. *Undo* is grey as long as nobody could take anything back.
pub fn buttons(state: &TableState, entry: usize, speaker: &Speaker) -> Row {
    let id = |request| Id::at(state.id, entry, request);
    Row::Buttons(vec![
        button(id(Request::Play), speaker.word("button-play")).main(),
        button(id(Request::Own), own_label(state.game, speaker)),
        button(id(Request::Missed(None)), speaker.word("button-missed")),
        button(id(Request::Undo(None)), speaker.word("button-undo")).only_if(way_back::is_possible(state)),
        button(id(Request::More), speaker.word("button-more")),
    ])
}

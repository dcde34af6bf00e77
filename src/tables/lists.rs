//! A person's tables as lines, each with the way there. Wakes what it looks at, and changes nothing.

use crate::chat::{Button, Id, Request, UserId, limits};
use crate::rules::{Seat, Text, Tongue};
use crate::store::{Shown, Stage, Surface, TableRow, Waiting};
use crate::words::Speaker;

use super::screen::{Screen, button};
use super::screens::hand::company;
use super::screens::scores::scores;
use super::screens::{board, day, server, stamp, title};
use super::shared::Shared;
use super::state::TableState;

/// So many characters of names stand in a line, or one name.
const NAMES: usize = 60;
/// So many tables stand in a message that nobody asked for.
const LINES: usize = 10;

/// A table in a line.
pub struct Listed {
    /// The line, and the same without those who sit there.
    lines: (Text, Text),
    /// The button to play there, where it waits for the person.
    pub play: Option<Button>,
    /// When the time of the person is up there.
    due: Option<i64>,
    /// Since when it has been as it is.
    since: i64,
}

impl Listed {
    /// The line, or a shorter one.
    pub fn said(&self, is_short: bool, speaker: &Speaker) -> String {
        let line = if is_short { &self.lines.1 } else { &self.lines.0 };
        speaker.say(&Text::of("board-line").with("what", speaker.say(line)))
    }
}

/// One table in one line, with a link to its newest board: what the person has to do there, for whom it waits, or how it ended;
/// until when, since when, and what is the matter with it. A table in trouble is a line as well, and hides no other.
pub async fn line(shared: &Shared, waiting: &Waiting, speaker: &Speaker) -> Listed {
    line_since(shared, waiting, None, speaker).await
}

/// The same; of a call from before that moment it is said since when it waits, also where it has a deadline.
async fn line_since(shared: &Shared, waiting: &Waiting, before: Option<i64>, speaker: &Speaker) -> Listed {
    let row = &waiting.table;
    let surface = if row.stage == Stage::Lobby { Surface::Lobby } else { Surface::Board };
    let shown = shared.store.shown(row.id, surface).await.ok().flatten();
    let channel = shown.map_or(row.channel, |shown| shown.channel);
    let link = shared.chat.address(row.guild, channel, shown.map(|shown| shown.message));
    let Some(state) = shared.look(row.id).await else {
        let line = Text::of("games-broken").with("game", title_of(shared, row, speaker)).with("link", link);
        return Listed { lines: (line.clone(), line), play: None, due: None, since: row.touched };
    };
    // That an absence is over need not have come to every table yet.
    let is_back = state.away_until(waiting.seat).is_some_and(|until| until <= shared.clock.now());
    let after = || state.due_after_away(waiting.seat).filter(|_| is_back);
    let due = state.due(waiting.seat).or_else(after).filter(|_| waiting.is_awaited).or(waiting.due);
    let since = match row.stage {
        Stage::Lobby => row.created,
        Stage::Playing => waiting.called.unwrap_or(called(shared, row, shown).await),
        Stage::Over | Stage::Closed => row.touched,
    };
    let writer = state.writer(speaker.language);
    let is_old = before.is_some_and(|before| since <= before);
    let told = told(&state, waiting, (due, since, is_old), &writer).join(" · ");
    let company = company(&state, waiting.seat);
    let text = |key: &'static str| {
        let text = Text::of(key).with("game", title(state.game)).with("names", few(&company, &writer));
        text.with("what", told.clone()).with("link", link.clone())
    };
    let names_others = row.stage == Stage::Lobby || row.stage == Stage::Playing && waiting.is_awaited;
    let key = if names_others && !company.is_empty() { "games-line" } else { "games-line-alone" };
    let play = waiting.is_awaited.then(|| play(&state, speaker));
    Listed { lines: (text(key), text("games-line-alone")), play, due, since }
}

/// What is said of a table: what is to be done, for whom it waits or how it ended; the times; and what is the matter.
/// The time of an old call is said, also where it has a deadline.
fn told(
    state: &TableState,
    waiting: &Waiting,
    (due, since, is_old): (Option<i64>, i64, bool),
    writer: &Speaker,
) -> Vec<String> {
    let when = |key: &'static str, when: String| writer.say(&Text::of(key).with("when", when));
    let mark = server::mark(state).map(|mark| writer.say(&mark));
    match waiting.table.stage {
        Stage::Lobby => mark.into_iter().chain([when("games-opened", stamp(since))]).collect(),
        Stage::Over | Stage::Closed => {
            let standing = state.play.as_ref().and_then(|play| play.table().standing());
            let scores = standing.map(|standing| scores(&standing, &[], writer));
            scores.into_iter().chain([when("games-ended", day(since))]).collect()
        }
        Stage::Playing => {
            let awaited: Vec<Seat> = state.awaited().iter().collect();
            let what = match waiting.is_awaited {
                true => board::duty(state, waiting.seat).map(|duty| writer.say(&duty)).unwrap_or_default(),
                false => few(&awaited, writer),
            };
            // Where it rests, no time says anything.
            let is_timed = state.paused_until.is_none();
            let called = is_timed && (!waiting.is_awaited || due.is_none() || is_old);
            let called = called.then(|| when("games-called", stamp(since)));
            let due = due.filter(|_| is_timed).map(|due| when("games-due", stamp(due)));
            Some(what).filter(|what| !what.is_empty()).into_iter().chain(called).chain(due).chain(mark).collect()
        }
    }
}

fn play(state: &TableState, speaker: &Speaker) -> Button {
    let label = state.speaker(speaker.language).say(&Text::of("games-play").with("game", title(state.game)));
    button(Id::at(state.id, state.entry(), Request::Play), limits::cut(&label, limits::LABEL))
}

/// The title of a table's game, or its id where this program does not know it.
pub fn title_of(shared: &Shared, row: &TableRow, speaker: &Speaker) -> String {
    shared.game(&row.game).map_or_else(|| row.game.clone(), |game| speaker.say(&title(game)))
}

/// When those a table waits for were called: with the entry after which its board was made.
async fn called(shared: &Shared, row: &TableRow, shown: Option<Shown>) -> i64 {
    let entry = shown.map_or(row.entries, |shown| shown.step);
    shared.store.written(row.id, entry).await.ok().flatten().unwrap_or(row.touched)
}

/// Names as far as a line has room for them.
fn few(seats: &[Seat], writer: &Speaker) -> String {
    let mut names: Vec<String> = Vec::new();
    for seat in seats {
        let name = writer.name(*seat);
        let length: usize = names.iter().map(|name| name.chars().count() + 2).sum();
        if !names.is_empty() && length + name.chars().count() > NAMES {
            names.push("…".to_owned());
            break;
        }
        names.push(name);
    }
    names.join(", ")
}

/// Lines as they are, or shorter where they would be too long for a message.
pub fn fit(said: impl Fn(bool) -> String) -> String {
    let text = Some(said(false)).filter(|text| text.chars().count() <= limits::CONTENT);
    text.unwrap_or_else(|| limits::cut(&said(true), limits::CONTENT))
}

/// The tables that wait for a person, under such a line, what is due first in front; none where none waits. Where a moment is
/// given, it is said of those that wait since before it how long they do.
pub async fn waiting(
    shared: &Shared,
    user: UserId,
    (head, since): (impl Fn(usize) -> String, Option<i64>),
    speaker: &Speaker,
) -> Option<Screen> {
    let mut tables = shared.store.tables_of(user).await.unwrap_or_default();
    tables.retain(|waiting| waiting.is_awaited && waiting.table.stage == Stage::Playing);
    let mut listed = Vec::new();
    for waiting in &tables {
        listed.push(line_since(shared, waiting, since, speaker).await);
    }
    if listed.is_empty() {
        return None;
    }
    listed.sort_by_key(|listed| (listed.due.is_none(), listed.due.unwrap_or(listed.since)));
    listed.truncate(LINES);
    let said = |is_short: bool| {
        let lines = listed.iter().map(|listed| listed.said(is_short, speaker));
        [head(tables.len())].into_iter().chain(lines).collect::<Vec<_>>().join("\n")
    };
    let text = fit(said);
    let buttons = listed.into_iter().filter_map(|listed| listed.play).take(limits::ROW_BUTTONS);
    Some(Screen::of(text).row(buttons))
}

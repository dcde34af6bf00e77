//! A person's tables as lines, each with the way there. Wakes what it looks at, and changes nothing.

use crate::chat::{Button, Id, Request, UserId, limits};
use crate::rules::{Seat, Text, Tongue};
use crate::store::{Shown, Stage, Surface, TableRow, Waiting};
use crate::words::Speaker;

use super::screen::{Screen, button};
use super::screens::hand::company;
use super::screens::{board, stamp, title};
use super::shared::Shared;
use super::state::TableState;

/// So many characters of names stand in a line, or one name.
const NAMES: usize = 60;
/// So many tables stand in a message that nobody asked for.
const LINES: usize = 10;

/// A table in a line.
pub struct Listed {
    /// The line.
    pub line: String,
    /// The button to play there, where it waits for the person.
    pub play: Option<Button>,
    /// When the time of the person is up there.
    due: Option<i64>,
    /// Since when it has been as it is.
    since: i64,
}

/// One table in one line, with a link to its newest board, until when or since when it waits; and the button to play there.
/// A table in trouble is a line as well, and hides no other.
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
        let game = title_of(shared, row, speaker);
        let line = speaker.say(&Text::of("games-broken").with("game", game).with("link", link));
        return Listed { line, play: None, due: None, since: row.touched };
    };
    let writer = state.writer(speaker.language);
    let what = match state.awaited().first() {
        _ if state.stage == Stage::Lobby => Text::of("games-lobby"),
        Some(_) if waiting.is_awaited => board::duty(&state, waiting.seat).unwrap_or(Text::of("")),
        Some(first) => {
            let names: Vec<Seat> = state.awaited().iter().collect();
            let what = board::duty(&state, first).unwrap_or(Text::of(""));
            Text::of("waiting-for").with("names", names).with("what", what)
        }
        None => Text::of("games-over"),
    };
    // That an absence is over need not have come to every table yet.
    let is_back = state.away_until(waiting.seat).is_some_and(|until| until <= shared.clock.now());
    let after = || state.due_after_away(waiting.seat).filter(|_| is_back);
    let due = state.due(waiting.seat).or_else(after).filter(|_| waiting.is_awaited);
    let (key, since) = match row.stage {
        Stage::Lobby => ("games-opened", row.created),
        Stage::Playing => ("games-called", called(shared, row, shown).await),
        Stage::Over | Stage::Closed => ("games-ended", row.touched),
    };
    let called = state.calls.get(&waiting.seat).filter(|call| before.is_some_and(|before| call.at <= before));
    let due_text = due.map(|due| Text::of("games-due").with("when", stamp(due)));
    let since_text = match (called, due) {
        (Some(call), Some(_)) => Some(Text::of("games-called").with("when", stamp(call.at))),
        (None, Some(_)) => None,
        (_, None) => Some(Text::of(key).with("when", stamp(since))),
    };
    let when: Vec<String> = due_text.iter().chain(&since_text).map(|text| writer.say(text)).collect();
    let company = company(&state, waiting.seat);
    let key = if company.is_empty() { "games-line-alone" } else { "games-line" };
    let text = Text::of(key).with("game", title(state.game)).with("names", few(&company, &writer));
    let line = writer.say(&text.with("what", what).with("when", when.join(" · ")).with("link", link));
    let play = waiting.is_awaited.then(|| play(&state, speaker));
    Listed { line, play, due, since }
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
    let lines = listed.iter().map(|listed| speaker.say(&Text::of("board-line").with("what", listed.line.clone())));
    let lines: Vec<String> = [head(tables.len())].into_iter().chain(lines).collect();
    let buttons = listed.into_iter().filter_map(|listed| listed.play).take(limits::ROW_BUTTONS);
    Some(Screen::of(limits::cut(&lines.join("\n"), limits::CONTENT)).row(buttons))
}

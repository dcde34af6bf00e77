//! What waits for a person, over all their tables. Wakes none of those.

use crate::chat::{Button, Found, Id, Incoming, Named, Request, Which, find, limits};
use crate::rules::{Game, Seat, Text, Tongue};
use crate::store::{Shown, Stage, Surface, TableRow, Waiting};
use crate::words::{Language, Speaker, phrase};

use super::manager::Manager;
use super::screen::{Screen, button};
use super::screens::hand::company;
use super::screens::{board, title};
use super::state::TableState;

/// The most tables on a page: as many as have room in a message with everything that is said of them.
const PAGE: usize = 8;
/// The most finished tables that are looked back at.
const MOST: usize = 1000;
/// So many characters of names stand in a line, or one name.
const NAMES: usize = 60;

impl Manager {
    /// Lists a person's tables by pages, those that wait for them first, and of these the one that waits longest.
    pub(super) async fn list_games(&self, incoming: &Incoming, which: Which, page: usize) {
        let language = self.shared.language(&incoming.person).await;
        let speaker = Speaker::alone(language);
        let tables = match which {
            Which::Finished => self.shared.store.finished_of(incoming.person.id, MOST).await,
            Which::Mine | Which::All => self.shared.store.tables_of(incoming.person.id).await,
        };
        let mut tables = match tables {
            Ok(tables) => tables,
            Err(error) => {
                tracing::error!(%error, "a person's tables can't be looked up");
                return self.say(incoming, &Text::of("fault")).await;
            }
        };
        tables.retain(|waiting| waiting.is_awaited || which != Which::Mine);
        if tables.is_empty() {
            let text = Text::of("games-none").with("new", self.shared.command("table new", &incoming.place));
            return self.say(incoming, &text).await;
        }
        let longest = |waiting: &Waiting| waiting.table.touched * if waiting.is_awaited { 1 } else { -1 };
        tables.sort_by_key(|waiting| (!waiting.is_awaited, longest(waiting)));
        let screen = self.page(&tables, which, page, &speaker).await;
        self.show(incoming, screen);
    }

    async fn page(&self, tables: &[Waiting], which: Which, page: usize, speaker: &Speaker) -> Screen {
        let pages = tables.len().div_ceil(PAGE);
        let page = page.clamp(1, pages);
        let shown: Vec<&Waiting> = tables.iter().skip((page - 1) * PAGE).take(PAGE).collect();
        let rest = if which == Which::Finished { "games-finished" } else { "games-others" };
        let (mut lines, mut buttons) = (Vec::new(), Vec::new());
        for (key, is_awaited) in [("games-yours", true), (rest, false)] {
            let all = tables.iter().filter(|waiting| waiting.is_awaited == is_awaited).count();
            let here: Vec<&Waiting> =
                shown.iter().copied().filter(|waiting| waiting.is_awaited == is_awaited).collect();
            if !here.is_empty() {
                lines.push(format!("**{}**", speaker.say(&Text::of(key).with("n", all))));
            }
            for waiting in here {
                let (line, play) = self.line(waiting, speaker).await;
                lines.push(line);
                buttons.extend(play);
            }
        }
        let to = |page: usize| Id::of(Request::Games(Some((which, page))));
        let before = (page > 1).then(|| button(to(page - 1), speaker.word("button-previous")));
        let after = (page < pages).then(|| button(to(page + 1), speaker.word("button-next")));
        if pages > 1 {
            lines.push(speaker.say(&Text::of("page").with("n", page).with("of", pages)));
        }
        let mut screen = Screen::of(limits::cut(&lines.join("\n"), limits::CONTENT));
        for row in buttons.chunks(limits::ROW_BUTTONS) {
            screen = screen.row(row.iter().cloned());
        }
        screen.row(before.into_iter().chain(after))
    }

    /// One table in one line, with a link to its newest board and since when it waits; and the button to play there. A
    /// table in trouble is a line as well, and hides no other.
    async fn line(&self, waiting: &Waiting, speaker: &Speaker) -> (String, Option<Button>) {
        let row = &waiting.table;
        let surface = if row.stage == Stage::Lobby { Surface::Lobby } else { Surface::Board };
        let shown = self.shared.store.shown(row.id, surface).await.ok().flatten();
        let channel = shown.map_or(row.channel, |shown| shown.channel);
        let link = self.shared.chat.address(row.guild, channel, shown.map(|shown| shown.message));
        let Ok(handle) = self.handle(row.id).await else {
            let game = self.title_of(row, speaker);
            return (speaker.say(&Text::of("games-broken").with("game", game).with("link", link)), None);
        };
        let state = handle.state.borrow().clone();
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
        let (key, since) = match row.stage {
            Stage::Lobby => ("games-opened", row.created),
            Stage::Playing => ("games-called", self.called(row, shown).await),
            Stage::Over | Stage::Closed => ("games-ended", row.touched),
        };
        let when = Text::of(key).with("when", format!("<t:{}:R>", since / 1000));
        let company = company(&state, waiting.seat);
        let key = if company.is_empty() { "games-line-alone" } else { "games-line" };
        let text = Text::of(key).with("game", title(state.game)).with("names", few(&company, &writer));
        let line = writer.say(&text.with("what", what).with("when", when).with("link", link));
        let play = waiting.is_awaited.then(|| {
            let label = state.speaker(speaker.language).say(&Text::of("games-play").with("game", title(state.game)));
            button(Id::at(state.id, state.entry(), Request::Play), limits::cut(&label, limits::LABEL))
        });
        (line, play)
    }

    /// When those a table waits for were called: with the entry after which its board was made.
    async fn called(&self, row: &TableRow, shown: Option<Shown>) -> i64 {
        let entry = shown.map_or(row.entries, |shown| shown.step);
        self.shared.store.written(row.id, entry).await.ok().flatten().unwrap_or(row.touched)
    }
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

/// A table in a few words: the game and who else sits there.
pub fn short(state: &TableState, seat: Seat, speaker: &Speaker) -> String {
    speaker.say(&Text::of("hand-head").with("game", title(state.game)).with("names", company(state, seat)))
}

/// The game that a person names: by its id or its title in any language.
pub fn named(games: &'static [Game], wanted: &str) -> Option<&'static Game> {
    let names = |game: &Game| Language::ALL.map(|language| phrase(language, &title(game))).into();
    let known: Vec<Named> = games.iter().map(|game| Named::of(game.id, names(game))).collect();
    let Found::One(token) = find(known.iter(), wanted) else { return None };
    games.iter().find(|game| game.id == token)
}

//! What waits for a person, over all their tables. Wakes none of those.

use crate::chat::{Found, Id, Incoming, Named, Request, Which, find, limits};
use crate::rules::{Game, Seat, Text, Tongue};
use crate::store::Waiting;
use crate::words::{Language, Speaker, phrase};

use super::lists;
use super::manager::Manager;
use super::screen::{Screen, button};
use super::screens::hand::company;
use super::screens::title;
use super::state::TableState;

/// The most tables on a page: as many as have room in a message with everything that is said of them.
const PAGE: usize = 8;
/// The most finished tables that are looked back at.
const MOST: usize = 1000;

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
                let listed = lists::line(&self.shared, waiting, speaker).await;
                lines.push(listed.line);
                buttons.extend(listed.play);
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

//! What waits for a person, over all their tables. Wakes none of those.

use crate::chat::{Found, Id, Incoming, Named, Request, Which, find, limits};
use crate::rules::{Game, Seat, Text, Tongue};
use crate::store::Waiting;
use crate::words::{Language, Speaker, phrase};

use super::lists::{self, Listed};
use super::manager::Manager;
use super::screen::{Screen, button};
use super::screens::hand::company;
use super::screens::title;
use super::state::TableState;

/// The most tables on a page.
const PAGE: usize = 10;
/// The most finished tables that are looked back at.
const MOST: usize = 1000;

impl Manager {
    /// Lists a person's tables by pages, those that wait for them first, and of these the one whose time is up first.
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
        if which != Which::Finished {
            tables.sort_by_key(order);
        }
        let screen = self.page(&tables, which, page, &speaker).await;
        self.show(incoming, screen);
    }

    async fn page(&self, tables: &[Waiting], which: Which, page: usize, speaker: &Speaker) -> Screen {
        let pages = tables.len().div_ceil(PAGE);
        let page = page.clamp(1, pages);
        let shown: Vec<&Waiting> = tables.iter().skip((page - 1) * PAGE).take(PAGE).collect();
        let mut listed = Vec::new();
        for waiting in &shown {
            listed.push(lists::line(&self.shared, waiting, speaker).await);
        }
        let rest = if which == Which::Finished { "games-finished" } else { "games-others" };
        let said = |is_short: bool| {
            let mut lines = Vec::new();
            for (key, is_awaited) in [("games-yours", true), (rest, false)] {
                let is_here = |waiting: &&Waiting| waiting.is_awaited == is_awaited;
                let all = tables.iter().filter(is_here).count();
                let head = format!("**{}**", speaker.say(&Text::of(key).with("n", all)));
                let here = shown.iter().zip(&listed).filter(|(waiting, _)| is_here(waiting));
                let here: Vec<String> = here.map(|(_, listed)| listed.said(is_short, speaker)).collect();
                lines.extend((!here.is_empty()).then_some(head).into_iter().chain(here));
            }
            lines.extend((pages > 1).then(|| speaker.say(&Text::of("page").with("n", page).with("of", pages))));
            lines.join("\n")
        };
        let text = lists::fit(said);
        let to = |page: usize| Id::of(Request::Games(Some((which, page))));
        let before = (page > 1).then(|| button(to(page - 1), speaker.word("button-previous")));
        let after = (page < pages).then(|| button(to(page + 1), speaker.word("button-next")));
        let play = listed.into_iter().filter_map(|Listed { play, .. }| play).take(limits::ROW_BUTTONS);
        Screen::of(text).row(play).row(before.into_iter().chain(after))
    }
}

/// What stands before what in a list of tables: those that wait for the person, first what is due first, then what has no deadline
/// and waits longest, and at last where the clocks stand still.
fn order(waiting: &Waiting) -> (bool, u8, i64) {
    let Waiting { table, is_awaited, due, called, .. } = waiting;
    let rank = match (due, table.paused_until) {
        (Some(_), None) => 0,
        (None, None) if !waiting.is_still => 1,
        _ => 2,
    };
    (!is_awaited, rank, due.or(*called).unwrap_or(table.created))
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

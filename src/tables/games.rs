//! What waits for a person, over all their tables.

use crate::chat::{Found, Id, Incoming, Named, find, limits};
use crate::rules::{Game, Seat, Text, Tongue};
use crate::store::{Stage, Surface};
use crate::words::{Language, Speaker, phrase};

use super::desk::Desk;
use super::hall::Hall;
use super::screen::{Screen, button};
use super::screens::hand::company;
use super::screens::{board, title};

/// The most tables that are listed.
const LISTED: usize = 10;
/// The most tables that get a button.
const BUTTONS: usize = 5;

/// Which of a person's tables are wanted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Which {
    /// Those that wait for them.
    Mine,
    /// All that go on.
    All,
    /// Those that are over.
    Finished,
}

impl Hall {
    /// Lists a person's tables, those that wait for them first.
    pub(super) async fn list_games(&self, incoming: &Incoming, which: Which) {
        let language = self.shared.language(&incoming.person).await;
        let speaker = Speaker::alone(language);
        let tables = match which {
            Which::Finished => self.shared.store.finished_of(incoming.person.id, LISTED).await,
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
        let (mut yours, mut others, mut buttons) = (Vec::new(), Vec::new(), Vec::new());
        for waiting in tables.iter().take(LISTED) {
            // A table in trouble does not hide the others.
            let Ok(handle) = self.handle(waiting.table.id).await else { continue };
            let desk = handle.desk.borrow().clone();
            let line = self.line(&desk, waiting.seat, waiting.is_awaited, &desk.writer(language)).await;
            if waiting.is_awaited {
                let label = Text::of("games-play").with("game", title(desk.game));
                let label = limits::cut(&desk.speaker(language).say(&label), limits::LABEL);
                buttons.push(button(Id::at(desk.id, desk.entry(), "play", None).to_string(), label));
                yours.push(line);
            } else {
                others.push(line);
            }
        }
        if yours.is_empty() && others.is_empty() {
            let text = Text::of("games-none").with("new", self.shared.chat.clickable("table new"));
            return self.say(incoming, &text).await;
        }
        let mut lines = Vec::new();
        let rest = if which == Which::Finished { "games-finished" } else { "games-others" };
        for (key, tables) in [("games-yours", yours), (rest, others)] {
            if !tables.is_empty() {
                lines.push(format!("**{}**", speaker.say(&Text::of(key).with("n", tables.len()))));
                lines.extend(tables);
            }
        }
        buttons.truncate(BUTTONS);
        self.show(incoming, Screen::of(limits::cut(&lines.join("\n"), limits::CONTENT)).row(buttons));
    }

    /// One table in one line, with a link to its newest board.
    async fn line(&self, desk: &Desk, seat: Seat, is_awaited: bool, writer: &Speaker) -> String {
        let surface = if desk.stage == Stage::Lobby { Surface::Lobby } else { Surface::Board };
        let shown = self.shared.store.shown(desk.id, surface).await.ok().flatten();
        let channel = shown.map_or(desk.channel, |shown| shown.channel);
        let link = self.shared.chat.address(desk.guild, channel, shown.map(|shown| shown.message));
        let text = Text::of("games-line").with("game", title(desk.game)).with("names", company(desk, seat));
        let what = match desk.awaited().first() {
            _ if desk.stage == Stage::Lobby => Text::of("games-lobby"),
            Some(_) if is_awaited => board::duty(desk, seat).unwrap_or(Text::of("")),
            Some(first) => {
                let names: Vec<Seat> = desk.awaited().iter().collect();
                let what = board::duty(desk, first).unwrap_or(Text::of(""));
                Text::of("waiting-for").with("names", names).with("what", what)
            }
            None => Text::of("games-over"),
        };
        writer.say(&text.with("what", what).with("link", link))
    }
}

/// A table in a few words: the game and who else sits there.
pub fn short(desk: &Desk, seat: Seat, speaker: &Speaker) -> String {
    speaker.say(&Text::of("hand-head").with("game", title(desk.game)).with("names", company(desk, seat)))
}

/// The game that a person names: by its id or its title in any language.
pub fn named(games: &'static [Game], wanted: &str) -> Option<&'static Game> {
    let names = |game: &Game| Language::ALL.map(|language| phrase(language, &title(game))).into();
    let known: Vec<Named> = games.iter().map(|game| Named::of(game.id, names(game))).collect();
    let Found::One(token) = find(known.iter(), wanted) else { return None };
    games.iter().find(|game| game.id == token)
}

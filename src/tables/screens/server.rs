//! What is set in a server, and which tables run there.

use crate::chat::{Id, Permission, Request, TableId, limits};
use crate::rules::{Seat, Text, Tongue};
use crate::store::{ServerSettings, Stage};
use crate::tables::clock::Pace;
use crate::tables::permitted::{channels, role_name};
use crate::tables::screen::{Meant, Screen, button};
use crate::tables::state::TableState;
use crate::words::{Language, Speaker, word};

use super::title;

/// What is set, in so many lines.
pub fn lines(settings: &ServerSettings, speaker: &Speaker) -> Vec<String> {
    let line = |setting: &'static str, value: String| {
        speaker.say(&Text::of("option-line").with("setting", Text::of(setting)).with("value", value))
    };
    let pace = settings.pace.as_deref().and_then(Pace::of).unwrap_or_default();
    let place = if settings.has_threads == Some(false) { "setting-where-channel" } else { "setting-where-thread" };
    let head = format!("**{}**", speaker.word("server-head"));
    let first = [
        head,
        line("server-pace", speaker.say(&pace.label())),
        line("setting-language", language(settings.language, speaker)),
        line("server-place", speaker.word(place)),
    ];
    let opening = match &settings.opening {
        Some((_, name)) => Text::of("server-opening").with("role", role_name(name)),
        None => Text::of("server-opening-all"),
    };
    let places = match settings.channels.as_slice() {
        [] => Text::of("server-channels-all"),
        _ => Text::of("server-channels").with("channels", channels(settings)),
    };
    let ladders = if settings.has_ladders == Some(false) { "server-ladder-off" } else { "server-ladder-on" };
    let ladders = line("server-ladder", speaker.word(ladders));
    vec![first.join(" · "), [speaker.say(&places), speaker.say(&opening), ladders].join(" · ")]
}

/// A language as it calls itself.
fn language(language: Option<Language>, speaker: &Speaker) -> String {
    match language {
        Some(language) => word(language, "language-name"),
        None => speaker.word("server-language-opener"),
    }
}

/// A running table in one line: for whom it waits, and what is the matter with it.
pub fn table(state: &TableState, link: &str, speaker: &Speaker) -> String {
    let writer = state.writer(speaker.language);
    let awaited: Vec<String> = state.awaited().iter().map(|seat| writer.name(seat)).collect();
    let names = (!state.is_lost && !awaited.is_empty()).then(|| awaited.join(", "));
    let what: Vec<String> = names.into_iter().chain(mark(state).map(|mark| writer.say(&mark))).collect();
    let text = Text::of("server-table").with("table", state.id.to_string()).with("game", title(state.game));
    writer.say(&text.with("what", what.join(", ")).with("link", link.to_owned()))
}

/// What is to be known of a running table before anything else, if it does not simply wait for somebody's move.
pub fn mark(state: &TableState) -> Option<Text> {
    if state.is_lost {
        return Some(Text::of("mark-lost"));
    }
    if state.stage == Stage::Lobby {
        return Some(Text::of("games-lobby"));
    }
    if let Some(until) = state.paused_until {
        return Some(Text::of("mark-paused").with("when", format!("<t:{}:D>", until / 1000)));
    }
    if !state.late().is_empty() {
        return Some(Text::of("mark-late"));
    }
    state.open_votes().next().map(|_| Text::of("mark-vote"))
}

/// A table in a few words, for a list of suggestions or a question.
pub fn short(state: &TableState, language: Language) -> String {
    let names: Vec<Seat> = state.seated().filter(|(_, chair)| !chair.name.is_empty()).map(|(seat, _)| seat).collect();
    let text = Text::of("server-table-short").with("table", state.id.to_string()).with("game", title(state.game));
    state.speaker(language).say(&text.with("names", names))
}

/// What the bot lacks where the list is looked at, if anything.
pub fn lacks(lacks: &[Permission], speaker: &Speaker) -> Option<String> {
    let names: Vec<String> = lacks.iter().map(|each| format!("**{}**", speaker.word(each.key()))).collect();
    (!names.is_empty()).then(|| speaker.say(&Text::of("server-lacks").with("permissions", speaker.list(&names))))
}

/// All of it with one page of tables, of so many.
pub fn page(lines: &[String], (page, pages): (usize, usize), speaker: &Speaker) -> Screen {
    let to = |page: usize| Id::of(Request::Server(page));
    let before = (page > 1).then(|| button(to(page - 1), speaker.word("button-previous")));
    let after = (page < pages).then(|| button(to(page + 1), speaker.word("button-next")));
    let close = button(Id::of(Request::Dismiss), speaker.word("button-close"));
    let text = limits::cut(&lines.join("\n"), limits::CONTENT);
    Screen::of(text).row(before.into_iter().chain(after).chain([close]))
}

/// Whether a table is to be closed for good; what it is called may be all that is known of it.
pub fn ask_to_close(table: TableId, called: &str, speaker: &Speaker) -> Screen {
    let yes = button(Id::at(table, 0, Request::CloseByServer), speaker.word("button-close-yes")).danger();
    let stay = button(Id::of(Request::Dismiss), speaker.word("button-stay"));
    Screen::of(speaker.say(&Text::of("server-close-ask").with("table", called.to_owned()))).row([yes, stay])
}

//! The lobby: who sits, what is still free, how the table will be played, and the buttons to change that.

use crate::chat::{Id, Request, Row, Select, SelectOption};
use crate::record::{Play, commitment};
use crate::rules::{Seat, Text, Tongue};
use crate::store::Stage;
use crate::tables::clock::Pace;
use crate::tables::first;
use crate::tables::origin::{Moment, Origin};
use crate::tables::overtime::Overtime;
use crate::tables::screen::{Meant, Screen, button};
use crate::tables::state::{Chair, Sitter, TableState};
use crate::words::Speaker;

use super::learn;
use super::scores::scores;
use super::settings::{setting_word, value_word};
use super::title;

/// The lobby in its present form: open, started or closed.
pub fn screen(state: &TableState) -> Screen {
    let writer = state.writer(state.language);
    match state.stage {
        Stage::Lobby => open(state, &writer),
        Stage::Closed if state.play.is_none() => {
            Screen::of(writer.say(&Text::of("lobby-closed").with("game", title(state.game))))
        }
        Stage::Playing | Stage::Over | Stage::Closed => started(state, &writer),
    }
}

/// A lobby that was closed since nobody wanted it for long, and how it is opened again.
pub fn old(state: &TableState) -> Screen {
    let writer = state.writer(state.language);
    let again = button(Id::at(state.id, 0, Request::OpenAgain), writer.word("button-open-again"));
    Screen::of(writer.say(&Text::of("lobby-old").with("game", title(state.game)))).row([again])
}

fn open(state: &TableState, writer: &Speaker) -> Screen {
    let free = state.chairs.len() - state.taken();
    let mut lines = vec![writer.say(&Text::of("lobby-open").with("game", title(state.game)).with("n", free))];
    lines.extend((1usize..).zip(&state.chairs).map(|(n, chair)| {
        let text = match chair.sitter {
            Sitter::Nobody => Text::of("lobby-seat-free").with("n", n),
            Sitter::Person(id) => {
                let key = if id == state.host { "lobby-seat-host" } else { "lobby-seat" };
                Text::of(key).with("n", n).with("name", crate::chat::escape(&chair.name))
            }
            Sitter::Bot(level) => {
                let name = crate::chat::escape(&chair.name);
                Text::of("lobby-seat-bot").with("n", n).with("name", name).with("level", level_word(level))
            }
        };
        writer.say(&text)
    }));
    lines.push(options(state, writer));
    let needed = state.origin.map_or(*state.game.seats.start(), |_| 1);
    let missing = usize::from(needed).saturating_sub(state.taken());
    lines.extend(goes_on(state, writer));
    lines.push(writer.say(&match (missing, free) {
        (0, 1..) if state.origin.is_some() => Text::of("lobby-hint-goes-on"),
        (0, 0) => Text::of("lobby-hint-full"),
        (0, _) => Text::of("lobby-hint"),
        (n, _) => Text::of("lobby-hint-few").with("n", n),
    }));
    let id = |request| Id::at(state.id, 0, request);
    Screen::of(lines.join("\n"))
        .row([
            button(id(Request::Join), writer.word("button-join")).main().only_if(free > 0),
            button(id(Request::Leave), writer.word("button-leave")),
            button(id(Request::Bot(None)), writer.word("button-bot")).only_if(free > 0),
            button(id(Request::Options), writer.word("button-options")),
            button(id(Request::Start), writer.word("button-start")).only_if(missing == 0),
        ])
        .row(learn::offer(state.game, "button-learn", writer))
}

/// Where the game goes on from, if it is not dealt anew.
pub fn goes_on(state: &TableState, writer: &Speaker) -> Option<String> {
    let text = match state.origin? {
        Origin::Moment(Moment { table, step, .. }) => {
            Text::of("goes-on").with("n", step).with("table", table.to_string())
        }
        Origin::Lesson => Text::of("goes-on-lesson"),
    };
    Some(writer.say(&text))
}

/// The word for how well a bot plays.
pub fn level_word(level: crate::bots::Level) -> Text {
    Text::of(format!("level-{}", level.name()))
}

/// Whether a bot moves by itself where somebody's time is up.
pub fn bot_moves(state: &TableState) -> bool {
    state.pace != Pace::None && state.overtime == Overtime::Bot
}

/// How the table will be played, in one line: where, in which language, and what differs between tables.
fn options(state: &TableState, writer: &Speaker) -> String {
    let mut parts = vec![
        writer.word(if state.wants_thread { "setting-where-thread" } else { "setting-where-channel" }),
        writer.word("language-name"),
    ];
    parts.extend(state.game.settings.iter().map(|setting| {
        let value = value_word(state, setting, state.option(setting));
        writer.say(&Text::of("option-line").with("setting", setting_word(state, setting)).with("value", value))
    }));
    if let Some(chair) = first::chair(state) {
        let name = crate::chat::escape(&chair.name);
        let first = Text::of("option-line").with("setting", Text::of("setting-first")).with("value", name);
        parts.push(writer.say(&first));
    }
    parts.extend((state.pace != Pace::None).then(|| writer.say(&state.pace.label())));
    parts.extend(bot_moves(state).then(|| writer.word("board-late-bot")));
    parts.extend(state.is_advised().then(|| writer.word("lobby-advice")));
    let edition = Text::of(format!("{}-edition", state.game.command));
    parts.push(writer.say(&edition));
    parts.join(" · ")
}

fn started(state: &TableState, writer: &Speaker) -> Screen {
    let names: Vec<String> = state.seated().map(|(seat, _)| writer.name(seat)).collect();
    let names = names.join(", ");
    let elsewhere = state.channel != state.home;
    let key = if elsewhere { "lobby-started" } else { "lobby-started-here" };
    let mut head = Text::of(key).with("game", title(state.game)).with("names", names);
    if elsewhere {
        head = head.with("where", format!("<#{}>", state.channel.0));
    }
    match &state.play {
        Some(play) => {
            let lines = [Some(writer.say(&head)), goes_on(state, writer), Some(fingerprint(state, play, writer))];
            Screen::of(lines.into_iter().flatten().collect::<Vec<_>>().join("\n"))
        }
        None => Screen::of(writer.say(&head)),
    }
}

/// What the seed was held to from the start. It stays when the game is over, for then it can be checked. Where a game goes on,
/// people sit where they sat.
fn fingerprint(state: &TableState, play: &Play, writer: &Speaker) -> String {
    let lots = state.origin.is_none().then(|| writer.word("lobby-lots"));
    let seed = writer.say(&Text::of("lobby-fingerprint").with("hash", commitment(play.header().seed)));
    lots.into_iter().chain([seed]).collect::<Vec<_>>().join(" ")
}

/// What became of the lobby in the end: everybody's points, the best first, and where the end stands in full.
pub fn result(state: &TableState, link: &str) -> Option<Screen> {
    let (play, writer) = (state.play.as_ref()?, state.writer(state.language));
    let scores = scores(&play.table().standing()?, &[], &writer);
    let text = Text::of("lobby-result").with("game", title(state.game)).with("scores", scores);
    let text = writer.say(&text.with("where", link.to_owned()));
    Some(Screen::of(format!("{text}\n{}", fingerprint(state, play, &writer))))
}

/// Which bot sits down.
pub fn bots(state: &TableState, speaker: &Speaker) -> Screen {
    let levels = crate::bots::Level::ALL.map(|level| {
        let id = Id::at(state.id, 0, Request::Bot(Some(level)));
        button(id, speaker.say(&Text::of(format!("button-level-{}", level.name()))))
    });
    let close = button(Id::at(state.id, 0, Request::Dismiss), speaker.word("button-close"));
    Screen::of(speaker.word("bot-ask")).row(levels).row([close])
}

/// Whom the host may take off the table.
pub fn chairs(state: &TableState, speaker: &Speaker) -> Screen {
    let others = state.seated().filter(|(_, chair)| chair.sitter != Sitter::Nobody);
    let others = others.filter(|(_, chair)| chair.person() != Some(state.host));
    let option = |(seat, chair): (Seat, &Chair)| {
        let (label, value) = (chair.name.clone(), seat.0.to_string());
        SelectOption { label, value, note: None, chosen: false }
    };
    let options: Vec<SelectOption> = others.map(option).collect();
    let (id, placeholder) = (Id::at(state.id, 0, Request::Chairs).to_string(), speaker.word("kick-ask"));
    let mut screen = Screen::of(speaker.word("kick-ask"));
    if !options.is_empty() {
        screen.rows.push(Row::Select(Select { id, placeholder, options, min: 1, max: 1 }));
    }
    let back = button(Id::at(state.id, 0, Request::Options), speaker.word("button-back"));
    screen.row([back, button(Id::at(state.id, 0, Request::Dismiss), speaker.word("button-close"))])
}

/// Whether somebody is to be taken off the table.
pub fn ask_to_kick(state: &TableState, (seat, chair): (Seat, &Chair), speaker: &Speaker) -> Screen {
    let yes = Id::at(state.id, 0, Request::KickSurely(seat.0, chair.mark()));
    let text = speaker.say(&Text::of("kick-sure").with("name", crate::chat::escape(&chair.name)));
    Screen::of(text).row([
        button(yes, speaker.word("button-kick-yes")).danger(),
        button(Id::at(state.id, 0, Request::Dismiss), speaker.word("button-stay")),
    ])
}

/// So many selects stand under one another, with room for a row of buttons.
const SELECTS: usize = 4;

/// The page on which that option can be changed, counted from 1.
pub fn page_of(state: &TableState, speaker: &Speaker, option: &str) -> usize {
    let at = super::settings::all(state, speaker).iter().position(|choice| choice.token == option);
    at.unwrap_or_default() / SELECTS + 1
}

/// The options, with a select for each that the host may change before the start; only the list for others and later.
pub fn settings(state: &TableState, speaker: &Speaker, is_host: bool, page: usize) -> Screen {
    let host = state.chairs.iter().find(|chair| chair.person() == Some(state.host));
    let name = host.map_or(String::new(), |chair| crate::chat::escape(&chair.name));
    let choices = super::settings::all(state, speaker);
    let line = |setting: &super::settings::TableSetting| {
        let value = setting.options.iter().find(|option| option.chosen).map_or("", |option| option.label.as_str());
        // A name may have marks of the chat in it.
        let value = if setting.token == super::settings::FIRST { crate::chat::escape(value) } else { value.to_owned() };
        let text = Text::of("option-line").with("setting", setting.name.clone());
        speaker.say(&text.with("value", value))
    };
    let is_open = state.stage == Stage::Lobby;
    let head = if is_open { Text::of("options-head").with("name", name) } else { Text::of("options-head-started") };
    let mut lines = vec![speaker.say(&head)];
    lines.extend(choices.iter().map(line));
    let mut screen = Screen::of(lines.join("\n"));
    let mut buttons = Vec::new();
    if is_host && is_open {
        let pages = choices.len().div_ceil(SELECTS);
        let page = page.clamp(1, pages);
        let to = |page: usize| Id::at(state.id, 0, Request::Settings(page));
        buttons.extend((page > 1).then(|| button(to(page - 1), speaker.word("button-previous"))));
        buttons.extend((page < pages).then(|| button(to(page + 1), speaker.word("button-next"))));
        let shown = choices.into_iter().skip((page - 1) * SELECTS).take(SELECTS);
        screen.rows.extend(shown.map(|choice| Row::Select(choice.select(state))));
    }
    let has_others = is_host && is_open && state.taken() > 1;
    let chairs = Id::at(state.id, 0, Request::Chairs);
    buttons.extend(has_others.then(|| button(chairs, speaker.word("setting-seats"))));
    buttons.push(button(Id::at(state.id, 0, Request::Dismiss), speaker.word("button-close")));
    screen.row(buttons)
}

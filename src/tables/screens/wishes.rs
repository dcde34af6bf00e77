//! What a person set for themselves, with a select for each.

use serde_json::Value;

use crate::chat::wishes::{Pings, Wish, Wishes};
use crate::chat::{Id, Request, Row, Select, SelectOption};
use crate::rules::{Arg, Text, Tongue};
use crate::tables::days::Days;
use crate::tables::screen::{Screen, button};
use crate::tables::state::TableState;
use crate::words::{Language, Speaker, word};

use super::days;

/// The wishes that have a select where all stands; the others have a button there.
const SELECTED: [Wish; 4] = [Wish::Pings, Wish::Reminders, Wish::Hand, Wish::Confirm];

/// All of it.
pub fn all(wishes: &Wishes, days: &Days, speaker: &Speaker) -> Screen {
    let line = |wish: Wish| {
        let text = Text::of("option-line").with("setting", name(wish));
        speaker.say(&text.with("value", value(wish, wishes.value(wish, speaker.language))))
    };
    let mut lines: Vec<String> = Wish::ALL.into_iter().map(line).collect();
    if wishes.pings == Pings::Daily {
        lines.push(speaker.say(&days::digest(days)));
    }
    let text = format!("**{}** · {}", speaker.word("settings-head"), lines.join(" · "));
    let mut screen = Screen::of(format!("{text}\n{}", days::line(days, speaker)));
    screen.rows.extend(SELECTED.into_iter().map(|wish| Row::Select(select(wish, wishes, speaker))));
    screen.row([
        button(Id::of(Request::Quiet), speaker.word("button-quiet")),
        button(Id::of(Request::Away), speaker.word("button-away")),
        button(Id::of(Request::Zone), speaker.word("button-zone")),
        button(Id::of(Request::Tongue), speaker.word("setting-language")),
        button(Id::of(Request::Dismiss), speaker.word("button-close")),
    ])
}

/// What stands for a wish that is at a table as it is everywhere.
pub const SAME: &str = "same";

/// What somebody wishes otherwise at a table, with the way to what they wish everywhere.
pub fn at_table(state: &TableState, overrides: &Value, speaker: &Speaker) -> Screen {
    let chosen = |wish: Wish| overrides.get(wish.name()).and_then(Value::as_str).unwrap_or(SAME);
    let shown =
        |wish: Wish, token: &str| if token == SAME { Text::of("settings-same").into() } else { value(wish, token) };
    let line = |wish: Wish, token: &str| {
        speaker.say(&Text::of("option-line").with("setting", name(wish)).with("value", shown(wish, token)))
    };
    let lines: Vec<String> = Wish::AT_TABLE.into_iter().map(|wish| line(wish, chosen(wish))).collect();
    let mut screen = Screen::of(format!("**{}** · {}", speaker.word("settings-table-head"), lines.join(" · ")));
    screen.rows.extend(Wish::AT_TABLE.into_iter().map(|wish| {
        let tokens = [SAME].into_iter().chain(wish.values());
        let option = |token: &str| SelectOption {
            label: line(wish, token),
            value: token.to_owned(),
            note: None,
            chosen: token == chosen(wish),
        };
        let id = Id::at(state.id, 0, Request::Wish(wish.name().to_owned())).to_string();
        let options = tokens.map(option).collect();
        Row::Select(Select { id, placeholder: speaker.say(&name(wish)), options, min: 1, max: 1 })
    }));
    screen.row([
        button(Id::of(Request::Wishes), speaker.word("settings-head")),
        button(Id::of(Request::Dismiss), speaker.word("button-close")),
    ])
}

/// One wish alone.
pub fn one(wish: Wish, wishes: &Wishes, speaker: &Speaker) -> Screen {
    let mut screen = Screen::of(speaker.say(&name(wish)));
    screen.rows.push(Row::Select(select(wish, wishes, speaker)));
    screen.row([button(Id::of(Request::Wishes), speaker.word("button-back"))])
}

fn select(wish: Wish, wishes: &Wishes, speaker: &Speaker) -> Select {
    let now = wishes.value(wish, speaker.language);
    // A list that is closed shows what is chosen alone, so each of its lines says what it is about.
    let option = |token: &str| {
        let text = Text::of("option-line").with("setting", name(wish)).with("value", value(wish, token));
        SelectOption { label: speaker.say(&text), value: token.to_owned(), note: None, chosen: token == now }
    };
    let options = wish.values().into_iter().map(option).collect();
    let id = Id::of(Request::Wish(wish.name().to_owned())).to_string();
    Select { id, placeholder: speaker.say(&name(wish)), options, min: 1, max: 1 }
}

/// What a wish is called.
pub fn name(wish: Wish) -> Text {
    match wish {
        Wish::Language => Text::of("setting-language"),
        wish => Text::of(format!("set-{}", wish.name())),
    }
}

/// A value of a wish in words. Languages are called as they call themselves.
pub fn value(wish: Wish, value: &str) -> Arg {
    match wish {
        Wish::Language => word(Language::of_locale(value), "language-name").into(),
        wish => Text::of(format!("set-{}-{value}", wish.name())).into(),
    }
}

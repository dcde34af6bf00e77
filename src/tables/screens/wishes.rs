//! What a person set for themselves, with a select for each.

use crate::chat::wishes::{Pings, Wish, Wishes};
use crate::chat::{Id, Request, Row, Select, SelectOption};
use crate::rules::{Arg, Text, Tongue};
use crate::tables::days::Days;
use crate::tables::screen::{Screen, button};
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
        Wish::Pings | Wish::Reminders | Wish::HeadsUp | Wish::Hand | Wish::Confirm => {
            Text::of(format!("set-{}", wish.name()))
        }
    }
}

/// A value of a wish in words. Languages are called as they call themselves.
pub fn value(wish: Wish, value: &str) -> Arg {
    match wish {
        Wish::Language => word(Language::of_locale(value), "language-name").into(),
        Wish::Pings | Wish::Reminders | Wish::HeadsUp | Wish::Hand | Wish::Confirm => {
            Text::of(format!("set-{}-{value}", wish.name())).into()
        }
    }
}

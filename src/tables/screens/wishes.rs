//! What a person set for themselves, with a select for each.

use crate::chat::wishes::{Wish, Wishes};
use crate::chat::{Id, Request, Row, Select, SelectOption};
use crate::rules::{Arg, Text, Tongue};
use crate::tables::screen::Screen;
use crate::words::{Language, Speaker, word};

/// All of it.
pub fn all(wishes: &Wishes, speaker: &Speaker) -> Screen {
    let line = |wish: Wish| {
        let text = Text::of("option-line").with("setting", name(wish));
        speaker.say(&text.with("value", value(wish, wishes.value(wish, speaker.language))))
    };
    let lines: Vec<String> = Wish::ALL.into_iter().map(line).collect();
    let mut screen = Screen::of(format!("**{}** · {}", speaker.word("settings-head"), lines.join(" · ")));
    screen.rows.extend(Wish::ALL.into_iter().map(|wish| Row::Select(select(wish, wishes, speaker))));
    screen
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
        Wish::Hand | Wish::Confirm => Text::of(format!("set-{}", wish.name())),
    }
}

/// A value of a wish in words. Languages are called as they call themselves.
pub fn value(wish: Wish, value: &str) -> Arg {
    match wish {
        Wish::Language => word(Language::of_locale(value), "language-name").into(),
        Wish::Hand | Wish::Confirm => Text::of(format!("set-{}-{value}", wish.name())).into(),
    }
}

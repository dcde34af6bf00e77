//! What a table can decide before the start, as selects.

use crate::chat::{Id, Request, Select, SelectOption};
use crate::rules::{Setting, Text, Tongue};
use crate::tables::advice::Advice;
use crate::tables::clock::Pace;
use crate::tables::first;
use crate::tables::overtime::Overtime;
use crate::tables::state::TableState;
use crate::words::{Language, Speaker, word as say};

/// One thing to decide.
pub struct TableSetting {
    /// Its token.
    pub token: String,
    /// Its name.
    pub name: String,
    /// Its values; the present one is chosen.
    pub options: Vec<SelectOption>,
}

impl TableSetting {
    /// The select for it.
    pub fn select(self, state: &TableState) -> Select {
        let id = Id::at(state.id, 0, Request::Set(self.token)).to_string();
        Select { id, placeholder: self.name, options: self.options, min: 1, max: 1 }
    }
}

/// The token of the place.
pub const WHERE: &str = "where";
/// The value of the place that is the channel itself.
pub const HERE: &str = "channel";
/// The token of who begins.
pub const FIRST: &str = "first";
/// The token of the language.
pub const LANGUAGE: &str = "language";
/// The token of how long a move may take.
pub const PACE: &str = "pace";
/// What follows when the time of a move is up.
pub const LATE: &str = "late";
/// The token of whether advice is given.
pub const ADVICE: &str = "advice";
/// The token of the number of seats.
pub const SEATS: &str = "seats";

/// Whether an option says what is played by whom: a game that goes on from another one has all that already.
pub fn is_of_game(state: &TableState, token: &str) -> bool {
    [FIRST, SEATS].contains(&token) || state.game.settings.iter().any(|setting| setting.name == token)
}

/// Everything that can be decided: the game's settings first, then who begins, seats, place, language, pace and
/// what follows when the time is up, and advice.
pub fn all(state: &TableState, speaker: &Speaker) -> Vec<TableSetting> {
    let option =
        |label: String, value: &str, chosen| SelectOption { label, value: value.to_owned(), note: None, chosen };
    let mut all: Vec<TableSetting> = state
        .game
        .settings
        .iter()
        .map(|setting| TableSetting {
            token: setting.name.to_owned(),
            name: speaker.say(&setting_word(state, setting)),
            options: setting
                .values
                .iter()
                .map(|value| {
                    option(speaker.say(&value_word(state, setting, value)), value, *value == state.option(setting))
                })
                .collect(),
        })
        .collect();
    let chosen = first::chair(state);
    let named = first::candidates(state).map(|(who, chair)| {
        option(chair.name.clone(), &who.token(), chosen.is_some_and(|chosen| std::ptr::eq(chosen, chair)))
    });
    let lot = option(speaker.word("setting-first-lot"), first::LOT, chosen.is_none());
    let options = [lot].into_iter().chain(named).collect();
    all.push(TableSetting { token: FIRST.to_owned(), name: speaker.word("setting-first"), options });
    let seats = state.game.seats.clone().filter(|n| usize::from(*n) >= state.taken());
    let seats = seats.map(|n| option(n.to_string(), &n.to_string(), usize::from(n) == state.chairs.len()));
    all.push(TableSetting { token: SEATS.to_owned(), name: speaker.word("setting-seats"), options: seats.collect() });
    let places = [("thread", "setting-where-thread", true), (HERE, "setting-where-channel", false)];
    // What is chosen is shown even where it cannot be.
    let places = places.into_iter().filter(|(.., thread)| !thread || state.takes_threads || state.wants_thread);
    let places = places.map(|(value, key, thread)| option(speaker.word(key), value, thread == state.wants_thread));
    all.push(TableSetting { token: WHERE.to_owned(), name: speaker.word("setting-where"), options: places.collect() });
    let languages = Language::ALL.map(|l| option(say(l, "language-name"), l.code(), l == state.language));
    all.push(TableSetting {
        token: LANGUAGE.to_owned(),
        name: speaker.word("setting-language"),
        options: languages.into(),
    });
    let paces = Pace::ALL.map(|pace| option(speaker.say(&pace.label()), pace.token(), pace == state.pace));
    all.push(TableSetting { token: PACE.to_owned(), name: speaker.word("setting-pace"), options: paces.into() });
    let late = [(Overtime::Ask, "setting-late-ask"), (Overtime::Bot, "setting-late-bot")];
    let late = late.map(|(which, key)| option(speaker.word(key), which.token(), which == state.overtime));
    all.push(TableSetting { token: LATE.to_owned(), name: speaker.word("setting-late"), options: late.into() });
    let advice = [
        (Advice::Alone, "setting-advice-alone"),
        (Advice::On, "setting-advice-on"),
        (Advice::Off, "setting-advice-off"),
    ];
    let advice = advice.map(|(which, key)| option(speaker.word(key), which.token(), which == state.advice));
    all.push(TableSetting { token: ADVICE.to_owned(), name: speaker.word("setting-advice"), options: advice.into() });
    all.retain(|setting| state.origin.is_none() || !is_of_game(state, &setting.token));
    all
}

/// A setting of the game in words.
pub fn setting_word(state: &TableState, setting: &Setting) -> Text {
    Text::of(format!("{}-setting-{}", state.game.command, setting.name.replace('_', "-")))
}

/// A value of a setting in words.
pub fn value_word(state: &TableState, setting: &Setting, value: &str) -> Text {
    let (name, value) = (setting.name.replace('_', "-"), value.replace('_', "-"));
    Text::of(format!("{}-setting-{name}-{value}", state.game.command))
}

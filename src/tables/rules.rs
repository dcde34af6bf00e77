//! Looking things up in a game: a card, a tile, a word of the rules.

use crate::rules::{Game, Text, Tongue, Topic};
use crate::words::Speaker;
use unicode_normalization::UnicodeNormalization;

use super::screen::Screen;
use super::screens::title;

/// The longest list of what can be looked up, in characters.
const LIST: usize = 1500;

/// What can be looked up in a game.
pub fn contents(game: &Game, rules: &str, speaker: &Speaker) -> Screen {
    let titles: Vec<String> = (game.topics)().iter().map(|topic| speaker.say(&topic.title)).collect();
    let list = crate::chat::limits::cut(&titles.join(" · "), LIST);
    let head = speaker.say(&Text::of("rules-head").with("game", title(game)));
    let hint = speaker.say(&Text::of("rules-hint").with("rules", rules.to_owned()));
    Screen::of(format!("**{head}**\n{list}\n{hint}"))
}

/// One thing that was looked up.
///
/// # Errors
/// When the game knows nothing of that name.
pub fn look_up(game: &Game, wanted: &str, speaker: &Speaker) -> Result<Screen, Text> {
    let Some(topic) = find(game, wanted, speaker) else {
        let text = Text::of("declined-unknown-topic").with("topic", crate::chat::escape(wanted));
        return Err(text.with("game", title(game)));
    };
    let head = speaker.say(&Text::of("rules-title").with("title", topic.title.clone()));
    Ok(Screen::of(format!("{head}\n{}", speaker.say(&topic.body))))
}

/// By its token, its name, or the beginning of its name.
fn find(game: &Game, wanted: &str, speaker: &Speaker) -> Option<Topic> {
    let topics = (game.topics)();
    let plain = simple(wanted);
    let exact = topics.iter().position(|topic| topic.id == wanted || simple(&speaker.say(&topic.title)) == plain);
    let close = || topics.iter().position(|topic| simple(&speaker.say(&topic.title)).starts_with(&plain));
    let at = exact.or_else(close)?;
    topics.into_iter().nth(at)
}

/// The things whose names fit what was typed, those that begin with it first: token and name.
pub fn matching(game: &Game, typed: &str, speaker: &Speaker) -> Vec<(String, String)> {
    let plain = simple(typed);
    let named = (game.topics)().into_iter().map(|topic| (topic.id, speaker.say(&topic.title)));
    let mut found: Vec<(String, String)> = named.filter(|(_, name)| simple(name).contains(&plain)).collect();
    found.sort_by_key(|(_, name)| !simple(name).starts_with(&plain));
    found
}

/// A text as it is compared: without capitals and accents.
pub fn simple(text: &str) -> String {
    let plain = text.trim().nfd().filter(|c| !unicode_normalization::char::is_combining_mark(*c));
    plain.flat_map(char::to_lowercase).map(|c| if c == 'ł' { 'l' } else { c }).collect()
}

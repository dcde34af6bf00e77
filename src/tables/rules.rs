//! Looking things up in a game: a card, a tile, a word of the rules.

use crate::chat::{Found, Named, find, plain};
use crate::rules::{Game, Text, Tongue, Topic};
use crate::words::{Language, Speaker, phrase};

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
    let Some(topic) = find_topic(game, wanted, speaker) else {
        let text = Text::of("declined-unknown-topic").with("topic", crate::chat::quoted(wanted));
        return Err(text.with("game", title(game)));
    };
    let head = speaker.say(&Text::of("rules-title").with("title", topic.title.clone()));
    Ok(Screen::of(format!("{head}\n{}", speaker.say(&topic.body))))
}

/// What the game knows by that name, in whichever language.
fn find_topic(game: &Game, wanted: &str, speaker: &Speaker) -> Option<Topic> {
    let topics = (game.topics)();
    let named = named(&topics, speaker);
    let Found::One(token) = find(named.iter(), wanted) else { return None };
    topics.into_iter().find(|topic| topic.id == token)
}

fn named(topics: &[Topic], speaker: &Speaker) -> Vec<Named> {
    let languages = || [speaker.language].into_iter().chain(Language::ALL);
    let names = |topic: &Topic| languages().map(|language| phrase(language, &topic.title)).collect();
    topics.iter().map(|topic| Named::of(&topic.id, names(topic))).collect()
}

/// The things whose names fit what was typed: token and name.
pub fn matching(game: &Game, typed: &str, speaker: &Speaker) -> Vec<(String, String)> {
    let (topics, typed) = ((game.topics)(), plain(typed));
    let fitting = named(&topics, speaker).into_iter().filter(|named| named.may_be(&typed));
    fitting.map(|named| (named.token, named.name)).collect()
}

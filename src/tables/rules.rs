//! Looking things up in a game: how it is played in half a page, then by chapter a card, a tile, a word of the rules.

use crate::chat::limits::{LABEL, ROW_BUTTONS, ROWS, SELECT_OPTIONS, SELECT_TEXT, cut};
use crate::chat::{Found, Id, Learn, Named, Request, Row, Select, SelectOption, find, plain};
use crate::rules::{Game, Text, Tongue, Topic};
use crate::words::{Language, Speaker, phrase};

use super::screen::{Screen, button};
use super::screens::title;

/// Shorter words that are typed say nothing: "of", "az", "na".
const TELLING: usize = 3;

/// How a game is played, in half a page, and what can be looked up, by chapter.
pub fn contents(game: &Game, rules: &str, speaker: &Speaker) -> Screen {
    let how = speaker.say(&Text::of(format!("{}-how", game.command)));
    let hint = speaker.say(&Text::of("rules-hint").with("rules", rules.to_owned()));
    let screen = with_chapters(Screen::of(format!("{how}\n{hint}")), game, speaker);
    match crate::lessons::of(game.id) {
        Some(_) => screen.row([button(learn(game), speaker.word("button-learn-play"))]),
        None => screen,
    }
}

/// The custom id of a game's lesson.
fn learn(game: &Game) -> Id {
    Id::of(Request::Learn(Learn::Beside(game.id.to_owned())))
}

/// The things of a chapter, counted from 0; the half page, where there is no such chapter.
pub fn chapter(game: &Game, nth: usize, rules: &str, speaker: &Speaker) -> Screen {
    let Some(name) = chapters(game).get(nth).copied() else { return contents(game, rules, speaker) };
    let topics: Vec<Topic> = (game.topics)().into_iter().filter(|topic| topic.chapter == name).collect();
    let titles: Vec<String> = topics.iter().map(|topic| speaker.say(&topic.title)).collect();
    let head = Text::of("rules-chapter").with("game", title(game)).with("chapter", Text::of(name));
    let text = format!("{}\n{}", speaker.say(&head), titles.join(" · "));
    let mut screen = Screen::of(cut(&text, crate::chat::limits::CONTENT));
    screen.rows = selects(game, &topics, speaker, ROWS - 1);
    screen.row([button(to(game, None), speaker.word("button-back"))])
}

/// What is meant by a typed name or a token: the thing itself, or those that it can be.
pub fn look_up(game: &Game, wanted: &str, speaker: &Speaker) -> Screen {
    let mut found = search(game, wanted, speaker);
    if found.len() > 1 {
        let text = Text::of("rules-several").with("topic", crate::chat::quoted(wanted));
        let mut screen = Screen::of(speaker.say(&text));
        screen.rows = selects(game, &found, speaker, ROWS - 1);
        return screen.row([button(to(game, None), speaker.word("button-back"))]);
    }
    let Some(topic) = found.pop() else {
        let text = Text::of("declined-unknown-topic").with("topic", crate::chat::quoted(wanted));
        return with_chapters(Screen::of(speaker.say(&text.with("game", title(game)))), game, speaker);
    };
    let head = speaker.say(&Text::of("rules-title").with("title", topic.title.clone()));
    let nth = chapters(game).iter().position(|chapter| *chapter == topic.chapter).unwrap_or_default();
    let back = button(to(game, Some(nth)), speaker.word("button-back"));
    Screen::of(format!("{head}\n{}", speaker.say(&topic.body))).row([back])
}

/// The things whose names fit what was typed: token and name.
pub fn matching(game: &Game, typed: &str, speaker: &Speaker) -> Vec<(String, String)> {
    let (topics, plainly) = ((game.topics)(), plain(typed));
    let fitting: Vec<Named> = named(&topics, speaker).into_iter().filter(|named| named.may_be(&plainly)).collect();
    if !fitting.is_empty() {
        return fitting.into_iter().map(|named| (named.token, named.name)).collect();
    }
    search(game, typed, speaker).into_iter().map(|topic| (topic.id, speaker.say(&topic.title))).collect()
}

/// The chapters of a game, in the order of its topics.
fn chapters(game: &Game) -> Vec<&'static str> {
    let mut chapters = Vec::new();
    for topic in (game.topics)() {
        if !chapters.contains(&topic.chapter) {
            chapters.push(topic.chapter);
        }
    }
    chapters
}

fn with_chapters(mut screen: Screen, game: &Game, speaker: &Speaker) -> Screen {
    let buttons: Vec<_> = (0..)
        .zip(chapters(game))
        .map(|(nth, chapter): (usize, _)| {
            let label = cut(&speaker.say(&Text::of(chapter)), LABEL);
            button(to(game, Some(nth)), label)
        })
        .collect();
    for row in buttons.chunks(ROW_BUTTONS) {
        screen = screen.row(row.to_vec());
    }
    screen
}

/// Lists of things to look up, at most so many; each is named by its first and last.
fn selects(game: &Game, topics: &[Topic], speaker: &Speaker, most: usize) -> Vec<Row> {
    let title = |topic: &Topic| speaker.say(&topic.title);
    let list = |(nth, topics): (usize, &[Topic])| {
        let option = |topic: &Topic| SelectOption {
            label: cut(&title(topic), SELECT_TEXT),
            value: topic.id.clone(),
            note: None,
            chosen: false,
        };
        let ends = [topics.first(), topics.last()].map(|topic| topic.map(title).unwrap_or_default());
        let placeholder = if topics.len() > 1 { ends.join(" – ") } else { ends[0].clone() };
        // Every control of a message has an id of its own.
        let id = Id::of(Request::Topic(game.id.to_owned(), Some(nth))).to_string();
        let placeholder = cut(&placeholder, crate::chat::limits::PLACEHOLDER);
        Row::Select(Select { id, placeholder, options: topics.iter().map(option).collect(), min: 1, max: 1 })
    };
    topics.chunks(SELECT_OPTIONS).enumerate().map(list).take(most).collect()
}

/// The custom id of a game's half page, or of a chapter of it by number.
fn to(game: &Game, chapter: Option<usize>) -> Id {
    Id::of(Request::Chapter(game.id.to_owned(), chapter))
}

/// What the game knows by that name, in whichever language: what is named exactly or without doubt alone; else what
/// has most of the words in its name; else what is about all of them.
fn search(game: &Game, wanted: &str, speaker: &Speaker) -> Vec<Topic> {
    let topics = (game.topics)();
    let named = named(&topics, speaker);
    if let Found::One(token) = find(named.iter(), wanted) {
        return topics.into_iter().filter(|topic| topic.id == token).take(1).collect();
    }
    let wanted = plain(wanted);
    let words: Vec<&str> = wanted.split(' ').filter(|word| word.chars().count() >= TELLING).collect();
    if words.is_empty() {
        return Vec::new();
    }
    let has = |text: &str, word: &str| text.split(' ').any(|other| is_like(other, word));
    let best = |score: &dyn Fn(&Topic, &Named) -> usize| {
        let scores: Vec<usize> = topics.iter().zip(&named).map(|(topic, named)| score(topic, named)).collect();
        let most = scores.iter().copied().max().filter(|most| *most > 0);
        let kept = topics.iter().zip(&scores).filter(|(_, score)| Some(**score) == most);
        kept.map(|(topic, _)| topic.clone()).collect::<Vec<Topic>>()
    };
    let by_name = best(&|_, named| words.iter().filter(|word| named.known_as().any(|name| has(name, word))).count());
    if !by_name.is_empty() {
        return by_name;
    }
    let mut languages = vec![speaker.language];
    languages.extend(Language::ALL);
    best(&|topic, _| {
        let about = |language: &Language| plain(&phrase(*language, &topic.body));
        languages.iter().any(|language| words.iter().all(|word| has(&about(language), word))).into()
    })
}

/// Whether one word is the other with another ending, or begins it.
fn is_like(word: &str, typed: &str) -> bool {
    let common = word.chars().zip(typed.chars()).take_while(|(a, b)| a == b).count();
    let typed = typed.chars().count();
    let may_lack = if typed > 2 * TELLING { 2 } else { usize::from(typed > TELLING) };
    common >= typed - may_lack && word.chars().count() <= common + 4
}

fn named(topics: &[Topic], speaker: &Speaker) -> Vec<Named> {
    let languages = || [speaker.language].into_iter().chain(Language::ALL);
    let names = |topic: &Topic| languages().map(|language| phrase(language, &topic.title)).collect();
    topics.iter().map(|topic| Named::of(&topic.id, names(topic))).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::chat::limits::CONTENT;
    use crate::games::GAMES;

    /// The longest half page, in characters.
    const HALF: usize = 1_200;

    fn speakers() -> impl Iterator<Item = Speaker> {
        Language::ALL.into_iter().map(Speaker::alone)
    }

    #[test]
    fn every_game_opens_with_half_a_page_and_its_chapters() {
        for (game, speaker) in GAMES.iter().flat_map(|game| speakers().map(move |speaker| (game, speaker))) {
            let how = speaker.say(&Text::of(format!("{}-how", game.command)));
            let (length, head) = (how.chars().count(), how.lines().next().unwrap_or_default());
            assert!((600..=HALF).contains(&length), "{} {}: {length}", game.id, speaker.language.code());
            assert!(head.contains(&speaker.say(&title(game))), "{head}");
            let screen = contents(game, "/rules", &speaker);
            assert!(screen.text.starts_with(&how) && screen.text.chars().count() <= CONTENT);
            assert!((1..=ROWS).contains(&screen.rows.len()));
            let last = screen.rows.last().map(|row| matches!(row, Row::Buttons(row) if row.len() == 1));
            assert!(last == Some(true) || crate::lessons::of(game.id).is_none(), "{}", game.id);
        }
    }

    #[test]
    fn every_topic_is_listed_in_its_chapter_and_found_by_its_names_in_every_language() {
        for (game, speaker) in GAMES.iter().flat_map(|game| speakers().map(move |speaker| (game, speaker))) {
            let mut listed = Vec::new();
            for nth in 0..chapters(game).len() {
                let screen = chapter(game, nth, "/rules", &speaker);
                assert!(screen.rows.len() <= ROWS && screen.text.chars().count() < CONTENT, "{}: {nth}", game.id);
                listed.extend(screen.rows.into_iter().filter_map(|row| match row {
                    Row::Select(select) => Some(select.options.into_iter().map(|option| option.value)),
                    Row::Buttons(_) => None,
                }));
            }
            let listed: Vec<String> = listed.into_iter().flatten().collect();
            for topic in (game.topics)() {
                assert_eq!(listed.iter().filter(|id| **id == topic.id).count(), 1, "{} {}", game.id, topic.id);
                let body = speaker.say(&topic.body);
                for name in [topic.id.clone()].into_iter().chain(Language::ALL.map(|l| phrase(l, &topic.title))) {
                    let found = search(game, &name.to_uppercase(), &speaker);
                    let is_there = found.iter().any(|other| speaker.say(&other.body) == body);
                    assert!(is_there || found.iter().any(|other| phrase(Language::En, &other.title) == name), "{name}");
                }
            }
        }
    }

    #[test]
    fn things_are_found_loosely() {
        let found = |id: &str, wanted: &str| {
            let game = crate::games::find(id).unwrap();
            let found = search(game, wanted, &Speaker::alone(Language::En));
            found.into_iter().map(|topic| topic.id).collect::<Vec<_>>().join(" ")
        };
        for (game, wanted, topic) in [
            ("san_juan", "chapels", "chapel"),
            ("san_juan", "a kápolnát", "chapel"),
            ("san_juan", "KAPLICA", "chapel"),
            ("burgundy", "end of game", "end"),
            ("burgundy", "end of the game", "end"),
            ("golden_city", "end of game", "end"),
        ] {
            assert!(found(game, wanted).split(' ').any(|id| id == topic), "{wanted}: {}", found(game, wanted));
        }
        assert_eq!(found("san_juan", "xyzzy"), "");
        assert_eq!(found("san_juan", "·"), "");
    }
}

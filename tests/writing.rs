//! How the words sound, as far as a program can hear it. The rules are those of `docs/words.md`.

#![cfg(test)]

use guildhall::games::GAMES;
use guildhall::rules::Game;
use guildhall::words::Language;
use support::ftl::{Said, texts};

mod support {
    pub mod ftl;
}

fn none(what: &str, offences: Vec<String>) {
    assert!(offences.is_empty(), "{what}:\n{}", offences.join("\n"));
}

fn each_text() -> impl Iterator<Item = (Language, String, Said)> {
    Language::ALL.into_iter().flat_map(|l| texts(l).into_iter().map(move |(key, said)| (l, key, said)))
}

/// Where "which" is asked with a number, one thing is asked for in a word: the text chooses by the number, or stands
/// beside a text of its own for one.
#[test]
fn one_thing_is_not_asked_for_by_number() {
    let texts = texts(Language::En);
    let bad = texts.iter().filter(|(key, said)| {
        let asks = said.words.contains("Which \u{1} ") && !said.words.contains("Which one");
        let beside = key.strip_suffix("-some").is_some_and(|stem| texts.contains_key(&format!("{stem}-one")));
        asks && !beside
    });
    none("which 1", bad.map(|(key, said)| format!("{key}: {}", said.words.replace('\u{1}', "{}"))).collect());
}

/// Turns of phrase that came from another language and that nobody would use.
const CALQUES: [(Language, &[&str]); 3] = [
    (Language::En, &["Now it is:"]),
    (Language::Hu, &["értékű kocka", "Új próba", "Ez lenne:"]),
    (
        Language::Pl,
        &[
            "o będzie:",
            "d tamtego przycisku",
            "do innej chwili",
            "u ciebie nic",
            "idzie na sakiewkę",
            "według stanu na teraz",
            "w komplecie",
            "idzie najpierw",
            "w tym kanale",
        ],
    ),
];

#[test]
fn nothing_sounds_translated() {
    let bad = each_text().flat_map(|(language, key, said)| {
        let own = CALQUES.iter().find(|(l, _)| *l == language).map_or(&[][..], |(_, phrases)| phrases);
        let found = own.iter().filter(|phrase| said.words.contains(**phrase)).copied().collect::<Vec<_>>();
        found.into_iter().map(move |phrase| format!("{} {key}: {phrase}", language.code())).collect::<Vec<_>>()
    });
    none("calques", bad.collect());
}

/// A second colon in the same breath makes a riddle of who or what is meant. Items of a list may each have one.
#[test]
fn one_colon_is_enough_for_a_sentence() {
    let is_crowded = |text: &str| {
        let breaths = text.split(['\u{2}', '\n', ',', ';', '(', ')', '·', '→', '.', '?', '“', '„']);
        breaths.into_iter().any(|breath| breath.matches(": ").count() + usize::from(breath.ends_with(':')) > 1)
    };
    let bad = each_text().filter(|(_, _, said)| is_crowded(&said.words));
    none(
        "colons",
        bad.map(|(l, key, said)| format!("{} {key}: {}", l.code(), said.words.replace('\u{1}', "{}"))).collect(),
    );
}

/// A sentence that agrees with the number of people names them.
#[test]
fn whoever_is_counted_is_named() {
    let bad = each_text().filter(|(_, _, said)| {
        let counted = said.chooses.iter().filter_map(|name| name.strip_suffix("-count"));
        counted.into_iter().any(|name| !said.shows.contains(name))
    });
    none("nameless", bad.map(|(language, key, _)| format!("{} {key}", language.code())).collect());
}

/// A game is called by its name in the language, also within sentences.
#[test]
fn titles_are_in_the_language_of_the_sentence() {
    let title = |language, game: &Game| texts(language)[&format!("{}-title", game.command)].words.clone();
    let mut bad = Vec::new();
    for (game, language) in GAMES.iter().flat_map(|game| Language::ALL.map(|language| (game, language))) {
        let own = title(language, game);
        let foreign: Vec<String> = Language::ALL.map(|l| title(l, game)).into_iter().filter(|t| *t != own).collect();
        let is_foreign = |said: &Said| foreign.iter().any(|title| said.words.contains(title.as_str()));
        // An edition is called what stands on its box.
        let is_edition = |key: &str| key == format!("{}-edition", game.command);
        let found = texts(language).into_iter().filter(|(key, said)| !is_edition(key) && is_foreign(said));
        bad.extend(found.map(|(key, _)| format!("{} {key}", language.code())));
    }
    none("titles", bad);
}

//! How the words sound, as far as a program can hear it. The rules are those of `docs/words.md`.

#![cfg(test)]

use std::collections::BTreeSet;

use guildhall::games::GAMES;
use guildhall::rules::{Asked, Dice, Game, Menu, Seed, Text, Told, Tongue};
use guildhall::tools::speaker;
use guildhall::words::{Language, Speaker};
use serde_json::Value;
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

fn colons(text: &str) -> usize {
    text.matches(": ").count() + usize::from(text.ends_with(':'))
}

/// A second colon in the same breath makes a riddle of who or what is meant. Items of a list may each have one.
#[test]
fn one_colon_is_enough_for_a_sentence() {
    let is_crowded = |text: &str| {
        let breaths = text.split(['\u{2}', '\n', ',', ';', '(', ')', '·', '→', '.', '?', '“', '„']);
        breaths.into_iter().any(|breath| colons(breath) > 1)
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

/// What stands behind the colon of another text brings none of its own: notes and duties always do.
#[test]
fn what_stands_behind_a_colon_brings_none() {
    let stands_behind = |key: &str| key.contains("-note-") || key.contains("-duty-");
    let bad = each_text().filter(|(_, key, said)| stands_behind(key) && colons(&said.words) > 0);
    none("colons", bad.map(|(l, key, _)| format!("{} {key}", l.code())).collect());
}

/// Whoever waits reads a duty in brackets behind the name of whom they wait for.
#[test]
fn a_duty_brings_no_brackets() {
    let bad = each_text().filter(|(_, key, said)| key.contains("-duty-") && said.words.contains('('));
    none("brackets", bad.map(|(l, key, said)| format!("{} {key}: {}", l.code(), said.words)).collect());
}

/// A game played by chance: `each` hears the questions of a move and what is told of it, and who says so in a language.
fn played(game: &Game, seed: u64, mut each: impl FnMut(&[Menu], &[Text], &dyn Fn(Language) -> Speaker)) {
    let chance = &mut Dice::for_step(Seed::from_number(seed), 0);
    let mut table = (game.new)(&Value::Null, *game.seats.end(), None, chance).expect("a table");
    while let Some(seat) = table.awaiting().first() {
        let path = table.wander(seat, chance).expect("a move");
        let menu = |at| match table.ask(seat, &path[..at]) {
            Asked::One(menu) | Asked::Several { menu, .. } => Some(menu),
            Asked::Ready | Asked::No(_) => None,
        };
        let menus: Vec<Menu> = (0..path.len()).filter_map(menu).collect();
        let told = table.play(seat, &path, chance).expect("legal").told;
        let both = |told: Told| told.public.into_iter().chain(told.seats.into_iter().map(|(_, text)| text));
        let told: Vec<Text> = told.into_iter().flat_map(both).collect();
        each(&menus, &told, &|language| speaker(language, &*table));
    }
}

/// The same for texts put together: what a log says in one sentence, and an answer with what stands behind it.
#[test]
fn one_colon_is_enough_once_everything_is_put_in() {
    let is_crowded = |said: &String| {
        let sentences = said.split(". ").flat_map(|sentence| sentence.split("? "));
        sentences.flat_map(|sentence| sentence.split(" · ")).any(|breath| colons(breath) > 1)
    };
    // What the manager puts around what somebody did.
    const FRAMES: [&str; 7] = [
        "panel-done",
        "panel-done-many",
        "panel-done-final",
        "panel-done-fixed",
        "undo-ask",
        "undo-ask-turn",
        "undone",
    ];
    let mut bad = BTreeSet::new();
    for (game, seed) in GAMES.iter().flat_map(|game| (0..4).map(move |seed| (game, seed))) {
        played(game, seed, |menus, told, speaker| {
            for speaker in Language::ALL.map(speaker) {
                let framed = |frame| told.iter().map(move |what| Text::of(frame).with("what", what.clone()));
                let framed =
                    FRAMES.into_iter().flat_map(framed).map(|text| speaker.say(&text.with("name", "Anna".to_owned())));
                bad.extend(told.iter().map(|text| speaker.say(text)).chain(framed).filter(is_crowded));
                let choices = menus.iter().flat_map(|menu| &menu.offers).map(|offer| &offer.choice);
                let with_note = choices.filter_map(|choice| Some((speaker.say(&choice.name), choice.note.as_ref()?)));
                let line = |(name, note): (String, &Text)| format!("{name}: {}", speaker.say(note));
                bad.extend(with_note.map(line).filter(is_crowded));
            }
        });
    }
    none("colons", bad.into_iter().collect());
}

/// English tells what has happened in the present; a participle stands behind a thing (*goal card kept*).
#[test]
fn english_logs_tell_in_the_present() {
    const PAST: [&str; 12] = [
        "picked",
        "built",
        "produced",
        "sold",
        "kept",
        "discarded",
        "drew",
        "took",
        "gave",
        "passed",
        "bought",
        "placed",
    ];
    let is_past = |said: &String| said.split(' ').nth(1).is_some_and(|verb| PAST.contains(&verb));
    let mut bad = BTreeSet::new();
    for game in GAMES {
        played(game, 5, |_, told, speaker| {
            let speaker = speaker(Language::En);
            bad.extend(told.iter().map(|text| speaker.say(text)).filter(is_past));
        });
    }
    none("past", bad.into_iter().collect());
}

/// A button that is named in a text is named by its key, so that it is called the same for ever.
#[test]
fn buttons_are_named_by_their_keys() {
    let is_button = |key: &str| key.starts_with("button-") || key.contains("-label-") || key.contains("-button-");
    let mut bad = Vec::new();
    for language in Language::ALL {
        let texts = texts(language);
        let buttons = texts.iter().filter(|(key, _)| is_button(key)).map(|(_, said)| said.words.trim());
        let buttons: BTreeSet<&str> = buttons.collect();
        for (key, said) in &texts {
            let quoted = said.words.split(['“', '”', '„']).skip(1).step_by(2);
            let bold = said.words.split("**").skip(1).step_by(2);
            let named = quoted.chain(bold).filter(|part| !part.contains('\u{1}') && buttons.contains(part));
            bad.extend(named.map(|part| format!("{} {key}: {part}", language.code())));
        }
    }
    none("buttons", bad);
}

/// *Mely* before several things, *melyik* before one.
#[test]
fn which_agrees_in_hungarian() {
    const PLURAL: [&str; 9] = ["ok", "ek", "ák", "uk", "kat", "ket", "kot", "kkal", "kkel"];
    let is_plural = |word: &str| {
        let word = word.trim_matches(|c: char| !c.is_alphabetic());
        word != "birtok" && PLURAL.iter().any(|ending| word.ends_with(ending))
    };
    let bad = each_text().filter(|(language, _, said)| {
        let lower = said.words.to_lowercase();
        let mut after = lower.split("melyik ").skip(1).filter_map(|rest| rest.split([' ', '\n']).next());
        *language == Language::Hu && after.any(is_plural)
    });
    none("melyik", bad.map(|(_, key, said)| format!("{key}: {}", said.words)).collect());
}

/// A duty is a noun in every language: it is read by its owner, by others, by several at once.
#[test]
fn duties_are_no_orders() {
    const ORDERS: [(Language, &[&str]); 3] = [
        (Language::En, &["buy ", "end ", "load ", "use ", "choose ", "keep ", "pick ", "build ", "discard ", "take "]),
        (
            Language::Hu,
            &[
                "válassz",
                "vásárolj",
                "rakj",
                "fejezd",
                "használd",
                "dönts",
                "oszd",
                "vegyél",
                "válaszd",
                "mozgass",
                "építs",
                "dobj",
            ],
        ),
        (
            Language::Pl,
            &["wybierz", "kup ", "zakończ", "załaduj", "użyj", "weź", "zatrzymaj", "odrzuć", "zbuduj", "podziel"],
        ),
    ];
    let bad = each_text().filter(|(language, key, said)| {
        let orders = ORDERS.iter().find(|(l, _)| l == language).map_or(&[][..], |(_, orders)| orders);
        key.contains("-duty-") && orders.iter().any(|order| said.words.starts_with(order))
    });
    none("orders", bad.map(|(language, key, said)| format!("{} {key}: {}", language.code(), said.words)).collect());
}

/// Rounds are called as in the printed rules: *kör* in San Juan and The Golden City, *forduló* in the other two games,
/// where *kör* is a turn. So the manager, who speaks in all of them, calls nothing *forduló*.
#[test]
fn rounds_are_called_as_in_the_rules() {
    let is_round =
        |said: &Said| said.words.split([' ', '\u{2}', '\n']).any(|word| word.to_lowercase().starts_with("forduló"));
    let has_turns = |said: &Said| ["burgundy", "marco_polo"].iter().any(|game| said.file.contains(game));
    let bad = each_text().filter(|(language, _, said)| *language == Language::Hu && is_round(said) && !has_turns(said));
    none("rounds", bad.map(|(_, key, said)| format!("{key}: {}", said.words)).collect());
}

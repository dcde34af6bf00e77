//! The words: the same in every language, all there and all used, and within what the platform takes.

#![cfg(test)]

use std::borrow::Cow;
use std::collections::{BTreeMap, BTreeSet};

use guildhall::chat::catalogue::{CommandSpec, Localised, OptionSpec, catalogue};
use guildhall::chat::limits::{CHOICE, COMMAND, COMMAND_NAME, COMMANDS, DESCRIPTION, OPTIONS};
use guildhall::games::GAMES;
use guildhall::rules::{Arg, Dice, Seat, Seed, Text, Tongue, fold};
use guildhall::words::{Language, Speaker, Words, word};
use serde_json::Value;
use support::ftl::{Said, texts};
use support::sources::rust;

mod support {
    pub mod ftl;
    #[expect(dead_code, reason = "other tests read more of the sources than their literals")]
    pub mod sources;
}

/// The length we aim at for the label of a button.
const AIM: usize = 34;

fn none(what: &str, offences: Vec<String>) {
    assert!(offences.is_empty(), "{what}:\n{}", offences.join("\n"));
}

fn each_text() -> impl Iterator<Item = (Language, String, Said)> {
    Language::ALL.into_iter().flat_map(|l| texts(l).into_iter().map(move |(key, said)| (l, key, said)))
}

#[test]
fn the_word_files_have_no_faults() {
    assert_eq!(Words::load().1, Vec::<String>::new());
}

#[test]
fn every_language_says_the_same_things_with_the_same_arguments() {
    let english = texts(Language::En);
    for language in Language::ALL {
        let own = texts(language);
        let keys = |texts: &BTreeMap<String, Said>| texts.keys().cloned().collect::<BTreeSet<_>>();
        let differing: Vec<_> = keys(&english).symmetric_difference(&keys(&own)).cloned().collect();
        none(language.code(), differing);
        let differs = |(key, said): (&String, &Said)| {
            let other = &own[key];
            let counts = said.shows.iter().map(|name| format!("{name}-count"));
            let known = said.shows.union(&said.chooses).cloned().chain(counts).collect();
            let is_same = other.shows == said.shows && other.chooses.is_subset(&known);
            (!is_same).then(|| format!("{key}: {:?}, in English {:?}", other.shows, said.shows))
        };
        none(language.code(), english.iter().filter_map(differs).collect());
    }
}

#[test]
fn no_text_is_empty_and_none_shouts() {
    let bad = each_text().filter_map(|(language, key, said)| {
        let parts: Vec<_> = said.words.split('\u{2}').collect();
        let is_empty = said.words.replace('\u{2}', "").trim().is_empty();
        let shouts = said.words.contains('!') && !key.contains("-topic-");
        let spaced = parts.iter().any(|part| part.contains("  ") || part.contains(" \n"));
        (is_empty || shouts || spaced).then(|| format!("{} {key}: {:?}", language.code(), said.words))
    });
    none("texts", bad.collect());
}

/// Tone, rule 4: names and other insertions stand as they are, without an ending, and in Hungarian without an article
/// that would have to fit their first sound.
#[test]
fn nothing_inserted_is_inflected() {
    let is_letter = |c: Option<char>| c.is_some_and(char::is_alphabetic);
    let bad = each_text().filter(|(language, ..)| *language != Language::En).filter_map(|(language, key, said)| {
        let ending = said.words.match_indices('\u{1}').any(|(at, _)| {
            let mut rest = said.words[at + 1..].chars();
            match rest.next() {
                Some('-') => is_letter(rest.next()),
                next => is_letter(next),
            }
        });
        let article = language == Language::Hu
            && said.words.match_indices('\u{1}').any(|(at, _)| {
                let before = said.words[..at].rsplit(['\u{2}', '\n']).next().unwrap_or_default();
                let last = before.strip_suffix(' ').and_then(|before| before.rsplit(' ').next());
                matches!(last.map(str::to_lowercase).as_deref(), Some("a" | "az" | "a(z)"))
            });
        (ending || article).then(|| format!("{} {key}: {}", language.code(), said.words.replace('\u{1}', "{}")))
    });
    none("inflected", bad.collect());
}

#[test]
fn labels_of_buttons_are_short() {
    let bad = each_text().filter(|(_, key, _)| key.starts_with("button-") || key.contains("-button-")).filter_map(
        |(language, key, said)| {
            let length = said.words.chars().count();
            (length > AIM).then(|| format!("{} {key}: {length}", language.code()))
        },
    );
    none("labels", bad.collect());
}

/// What several did alike is told once, so whatever is folded in real games must be able to speak of several: its verb
/// chooses by the number of people, or it has no verb, or one that is the same.
#[test]
fn what_is_folded_speaks_of_several() {
    let mut folded = BTreeSet::new();
    for game in GAMES {
        for seed in 0..12 {
            let chance = &mut Dice::for_step(Seed::from_number(seed), 0);
            let mut table = (game.new)(&Value::Null, *game.seats.end(), None, chance).expect("a table");
            let mut told = Vec::new();
            while let Some(seat) = table.awaiting().first() {
                let path = table.wander(seat, chance).expect("a move");
                let played = table.play(seat, &path, chance).expect("legal");
                told.extend(played.told.into_iter().filter_map(|told| told.public));
            }
            let several = fold(told).into_iter().filter(|text| matches!(text.arg("seat"), Some(Arg::Seats(_))));
            folded.extend(several.map(|text| text.key));
        }
    }
    assert!(GAMES.is_empty() || !folded.is_empty());
    for (language, singular) in [(Language::En, &["s "][..]), (Language::Pl, &["a ", "e ", "a: ", "e: "])] {
        let texts = texts(language);
        let speaks_of_one = |key: &&Cow<str>| {
            let said = &texts[key.as_ref()];
            let verb = said.words.strip_prefix("\u{1} ").and_then(|rest| rest.split_inclusive(' ').next());
            let is_one = verb.is_some_and(|verb| singular.iter().any(|ending| verb.ends_with(ending)));
            is_one && !said.chooses.contains("seat-count")
        };
        none(language.code(), folded.iter().filter(speaks_of_one).map(|key| key.to_string()).collect());
    }
}

#[test]
fn verbs_agree_with_the_number_of_people() {
    let passed = |language, seats: &[u8]| {
        let seats: Vec<_> = seats.iter().map(|seat| Seat(*seat)).collect();
        let names = ["Anna", "Béla"].map(str::to_owned);
        Speaker::new(language, names).say(&Text::of("sj-passed").with("seat", seats))
    };
    assert_eq!([passed(Language::En, &[0]), passed(Language::En, &[0, 1])], ["Anna passes", "Anna, Béla pass"]);
    assert_eq!([passed(Language::Pl, &[0]), passed(Language::Pl, &[0, 1])], ["Anna pasuje", "Anna, Béla pasują"]);
    assert_eq!(passed(Language::Hu, &[0, 1]), "Anna, Béla passzolt");
}

/// The texts between double quotes in these parts of the program.
fn literals(places: &[&str]) -> Vec<String> {
    let mut found = Vec::new();
    for source in rust(places) {
        let code = source.shipped().replace("'\"'", "' '").replace("'\\\"'", "' '").replace("\\\"", " ");
        found.extend(code.split('"').skip(1).step_by(2).map(str::to_owned));
    }
    found
}

/// Whether a text that the program puts together, `level-{}` say, can be that key.
fn can_be(pattern: &str, key: &str) -> bool {
    let parts: Vec<&str> = pattern.split('{').map(|part| part.split_once('}').map_or(part, |(_, rest)| rest)).collect();
    let (Some(first), Some(last)) = (parts.first(), parts.last()) else { return false };
    let Some(mut rest) = key.strip_prefix(first) else { return false };
    for part in &parts[1..parts.len() - 1] {
        // What is filled in is at least one character.
        let Some(at) = rest.char_indices().skip(1).map(|(at, _)| at).find(|at| rest[*at..].starts_with(part)) else {
            return false;
        };
        rest = &rest[at + part.len()..];
    }
    rest.len() > last.len() && rest.ends_with(last)
}

fn is_key_like(text: &str) -> bool {
    let is_part = |part: &str| !part.is_empty() && part.chars().all(|c| c.is_ascii_alphanumeric() || c == '_');
    text.contains('-') && text.split(['-', '.']).all(is_part) && text.starts_with(|c: char| c.is_ascii_lowercase())
}

/// What puts keys together says at least so much of them.
fn patterns(literals: &[String]) -> Vec<&String> {
    let said = |text: &str| text.split('{').map(|part| part.split_once('}').map_or(part, |(_, rest)| rest)).collect();
    let is_pattern = |text: &&String| {
        let fixed: String = said(text);
        let is_plain = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || "-_.".contains(c);
        text.contains('{') && fixed.len() > 3 && fixed.contains('-') && fixed.chars().all(is_plain)
    };
    literals.iter().filter(is_pattern).collect()
}

#[test]
fn every_text_is_used() {
    let literals = literals(&["src"]);
    let patterns = patterns(&literals);
    let referred: BTreeSet<String> = each_text().flat_map(|(_, _, said)| said.refers).collect();
    let is_used = |key: &str| {
        let message = key.split('.').next().unwrap_or(key);
        [key, message].into_iter().any(|key| {
            literals.iter().any(|literal| literal == key)
                || referred.contains(key)
                || patterns.iter().any(|pattern| can_be(pattern, key))
        })
    };
    none("unused", texts(Language::En).into_keys().filter(|key| !is_used(key)).collect());
}

/// Whatever looks like a key of a family that exists is a key that exists. The games have families of their own.
/// The title of a game, say, is read from its words even where it is the same in every language.
#[test]
fn nothing_that_is_said_stands_in_the_code() {
    let said: BTreeSet<String> = each_text().map(|(_, _, said)| said.words.trim().to_owned()).collect();
    assert!(said.contains("San Juan"));
    let is_said = |text: &String| text.starts_with(char::is_uppercase) && said.contains(text);
    none("said in code", literals(&["src/games", "src/chat", "src/tables"]).into_iter().filter(is_said).collect());
}

#[test]
fn every_text_that_is_used_is_there() {
    let texts = texts(Language::En);
    let messages: BTreeSet<&str> = texts.keys().map(|key| key.split('.').next().unwrap_or(key)).collect();
    let family = |key: &str| key.split('-').next().unwrap_or_default().to_owned();
    for (places, is_own) in [(&["src/games"][..], false), (&["src/rules", "src/words", "src/chat", "src/tables"], true)]
    {
        let keys = texts.iter().filter(|(_, said)| said.file.starts_with("words/") == is_own).map(|(key, _)| key);
        let families: BTreeSet<String> = keys.map(|key| family(key)).collect();
        let missing = |literal: &String| {
            is_key_like(literal)
                && families.contains(&family(literal))
                && !texts.contains_key(literal)
                && !messages.contains(literal.as_str())
        };
        none("missing", literals(places).into_iter().filter(missing).collect());
    }
}

#[test]
fn every_game_has_the_words_that_the_manager_needs() {
    let mut keys = Vec::new();
    for game in GAMES {
        let of = |rest: &str| format!("{}-{rest}", game.command);
        keys.extend([of("title"), of("edition"), of("button-own"), of("how")]);
        keys.extend((game.topics)().iter().map(|topic| topic.chapter.to_owned()));
        for setting in game.settings {
            let name = setting.name.replace('_', "-");
            keys.push(of(&format!("setting-{name}")));
            let value = |value: &&str| of(&format!("setting-{name}-{}", value.replace('_', "-")));
            keys.extend(setting.values.iter().map(value));
        }
    }
    for command in catalogue() {
        let name = &command.name.default;
        keys.extend(["name", "description"].map(|attribute| format!("{name}-command.{attribute}")));
        for sub in &command.subcommands {
            let verb = &sub.name.default;
            keys.extend(["name", "description"].map(|attribute| format!("{name}-verb-{verb}.{attribute}")));
        }
        for option in options(&command) {
            let slot = &option.name.default;
            keys.extend(["name", "description"].map(|attribute| format!("{name}-slot-{slot}.{attribute}")));
        }
    }
    let lacks = |key: &String| Language::ALL.into_iter().any(|language| !Words::get().has(language, key));
    none("missing", keys.into_iter().filter(lacks).collect());
}

fn options(command: &CommandSpec) -> impl Iterator<Item = &OptionSpec> {
    command.options.iter().chain(command.subcommands.iter().flat_map(|sub| &sub.options))
}

fn forms(text: &Localised) -> Vec<&str> {
    [&text.default].into_iter().chain(text.others.iter().map(|(_, text)| text)).map(String::as_str).collect()
}

fn in_language(text: &Localised, language: Language) -> &str {
    text.others.iter().find(|(l, _)| *l == language).map_or(&text.default, |(_, text)| text)
}

/// The platform's pattern for names, lower case wherever a letter has one.
fn is_name(name: &str) -> bool {
    let is_sound = |c: char| c.is_alphanumeric() || c == '-' || c == '_';
    (1..=COMMAND_NAME).contains(&name.chars().count()) && name.chars().all(is_sound) && name.to_lowercase() == name
}

fn is_description(text: &str) -> bool {
    (1..=DESCRIPTION).contains(&text.chars().count())
}

#[test]
fn names_and_descriptions_of_commands_keep_the_rules_of_the_platform() {
    let commands = catalogue();
    let mut bad = Vec::new();
    let mut look = |name: &Localised, description: &Localised| {
        bad.extend(forms(name).into_iter().filter(|name| !is_name(name)).map(str::to_owned));
        bad.extend(forms(description).into_iter().filter(|text| !is_description(text)).map(str::to_owned));
    };
    for command in &commands {
        look(&command.name, &command.description);
        command.subcommands.iter().for_each(|sub| look(&sub.name, &sub.description));
        options(command).for_each(|option| look(&option.name, &option.description));
    }
    let choices = commands.iter().flat_map(options).flat_map(|option| &option.choices);
    let texts = choices.flat_map(|choice| forms(&choice.name).into_iter().chain([choice.value.as_str()]));
    bad.extend(texts.filter(|text| !(1..=CHOICE).contains(&text.chars().count())).map(str::to_owned));
    none("names", bad);
}

#[test]
fn no_name_stands_twice_among_its_siblings() {
    let commands = catalogue();
    let mut families: Vec<(String, Vec<&Localised>)> =
        vec![("commands".to_owned(), commands.iter().map(|command| &command.name).collect())];
    for command in &commands {
        let name = &command.name.default;
        families.push((name.clone(), command.subcommands.iter().map(|sub| &sub.name).collect()));
        families.push((name.clone(), command.options.iter().map(|option| &option.name).collect()));
        for sub in &command.subcommands {
            let names = sub.options.iter().map(|option| &option.name).collect();
            families.push((format!("{name} {}", sub.name.default), names));
        }
        for option in options(command) {
            families.push((name.clone(), option.choices.iter().map(|choice| &choice.name).collect()));
        }
    }
    let mut twice = Vec::new();
    for (family, names) in &families {
        for language in Language::ALL {
            let mut seen = BTreeSet::new();
            let again = names.iter().map(|name| in_language(name, language)).filter(|name| !seen.insert(*name));
            twice.extend(again.map(|name| format!("{family}: {name}")));
        }
    }
    none("twice", twice);
}

/// English names are the tokens that an interaction says, so that nobody has to translate them back.
#[test]
fn english_names_are_the_tokens() {
    for command in catalogue() {
        let names = [&command.name].into_iter().chain(command.subcommands.iter().map(|sub| &sub.name));
        for name in names.chain(options(&command).map(|option| &option.name)) {
            assert_eq!(in_language(name, Language::En), name.default);
        }
    }
}

#[test]
fn the_catalogue_is_within_the_limits_of_the_platform() {
    let longest = |text: &Localised| forms(text).into_iter().map(|text| text.chars().count()).max().unwrap_or_default();
    let commands = catalogue();
    assert!(commands.len() <= COMMANDS);
    for command in &commands {
        let subs = command.subcommands.iter();
        let all = options(command).flat_map(|option| &option.choices);
        let size = longest(&command.name)
            + longest(&command.description)
            + subs.clone().map(|sub| longest(&sub.name) + longest(&sub.description)).sum::<usize>()
            + options(command).map(|option| longest(&option.name) + longest(&option.description)).sum::<usize>()
            + all.map(|choice| longest(&choice.name) + choice.value.chars().count()).sum::<usize>();
        assert!(size <= COMMAND, "{}: {size}", command.name.default);
        let counts = [command.subcommands.len(), command.options.len()].into_iter();
        let counts = counts.chain(subs.map(|sub| sub.options.len()));
        let counts = counts.chain(options(command).map(|option| option.choices.len()));
        assert!(counts.max() <= Some(OPTIONS), "{}", command.name.default);
    }
}

#[test]
fn the_patterns_of_keys_find_what_they_are_for() {
    for (pattern, key, fits) in [
        ("level-{}", "level-easy", true),
        ("level-{}", "level-", false),
        ("{command}-verb-{verb}", "table-verb-new", true),
        ("{command}-verb-{verb}", "table-slot-new", false),
        ("{}-title", "sanjuan-title", true),
        ("{}-title", "-title", false),
        ("sj-card-{kind}", "sj-card-sugar_mill", true),
    ] {
        assert_eq!(can_be(pattern, key), fits, "{pattern} {key}");
    }
    let written = ["level-{}", "{}-{}", "a {} b-c", "plain-key"].map(str::to_owned);
    assert_eq!(patterns(&written), [&written[0]]);
    assert_eq!(["die-a", "x", "A-b", "a--b", "a-b.name"].map(is_key_like), [true, false, false, false, true]);
    assert_eq!(word(Language::Pl, "table-command.name"), "stół");
}

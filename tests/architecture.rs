//! The house rules that a compiler does not hold anybody to: who may use whom, what may not occur where, and that
//! every numbered rule of a game is named by a test.

#![cfg(test)]

use std::collections::BTreeSet;

use guildhall::games::GAMES;
use support::circles::{circles, uses};
use support::numbers::{listed, named, numbered, shown};
use support::sources::{Source, files, has_word, root, rust};

mod support {
    pub mod circles;
    pub mod numbers;
    pub mod sources;
}

/// No file is longer.
const LONGEST_FILE: usize = 400;

/// Modules that know no clock, file, network, thread or ambient chance, no order that changes from run to run, and
/// no fraction that could differ from machine to machine.
const PURE: [&str; 6] = ["scene", "rules", "games", "record", "bots", "lessons"];

/// What pure modules do without.
const IMPURE: [&str; 24] = [
    "HashMap",
    "HashSet",
    "RandomState",
    "SystemTime",
    "Instant",
    "tokio",
    "std::fs",
    "std::io",
    "std::net",
    "std::thread",
    "std::env",
    "std::time",
    "std::process",
    "f32",
    "f64",
    "async",
    "await",
    "rand",
    "println",
    "eprintln",
    "tracing",
    "rusqlite",
    "serenity",
    "static mut",
];

/// Who may use a library that only one part of the program is about.
const OWNED: [(&str, &[&str]); 22] = [
    ("serenity", &["discord"]),
    ("poise", &["discord"]),
    ("rusqlite", &["store"]),
    ("rusqlite_migration", &["store"]),
    ("tokio_postgres", &["store"]),
    ("deadpool_postgres", &["store"]),
    ("refinery_core", &["store"]),
    ("image", &["paint", "sandbox"]),
    ("png", &["paint"]),
    ("gif", &["paint"]),
    ("tiny_skia", &["paint"]),
    ("ab_glyph", &["paint", "scene"]),
    ("fluent_bundle", &["words"]),
    ("axum", &["sandbox", "main"]),
    ("prometheus_client", &["meters"]),
    ("sd_notify", &["main"]),
    ("fs4", &["main"]),
    ("jiff", &["tables", "discord"]),
    ("toml", &["games"]),
    ("anyhow", &["main"]),
    ("clap", &["main"]),
    ("dotenvy", &["config", "main"]),
];

/// Modules that may not use one another though the order would let them, with the reason.
const STRANGERS: [(&str, &str, &str); 6] = [
    ("sandbox", "discord", "a wrong belief of the adapter must not be mirrored in the imitation"),
    ("discord", "rules", "the adapter carries posts and presses, whatever the game"),
    ("discord", "games", "the adapter carries posts and presses, whatever the game"),
    ("discord", "record", "the adapter carries posts and presses, whatever the game"),
    ("tables", "games::", "the manager knows games by the list alone"),
    ("chat", "store", "the port knows no database"),
];

/// Every way out of saying what is wrong.
const EXCUSES: [&str; 9] =
    ["#[allow(", "#![allow(", "#[ignore", "todo!", "unimplemented!", "TODO", "FIXME", "XXX", "dbg!"];

fn none(what: &str, offences: Vec<String>) {
    assert!(offences.is_empty(), "{what}:\n{}", offences.join("\n"));
}

/// The modules of the library in their order, as `src/lib.rs` lists them.
fn order() -> Vec<String> {
    let lib = std::fs::read_to_string(root().join("src/lib.rs")).unwrap();
    let listed = lib.lines().filter_map(|line| line.strip_prefix("pub mod ")?.strip_suffix(';'));
    listed.map(str::to_owned).collect()
}

/// The modules a file names by a path from the library's root, `crate::…` or up through `super::…`.
fn used(source: &Source) -> BTreeSet<String> {
    let code = source.code();
    let mut used = BTreeSet::new();
    let climb = "super::".repeat(source.depth());
    // One more `super` inside a `mod tests`.
    for prefix in ["crate::", &*climb, &*format!("super::{climb}")] {
        for (at, _) in code.match_indices(prefix) {
            if code[..at].ends_with("super::") || code[..at].ends_with("pub(in ") {
                continue;
            }
            let rest = &code[at + prefix.len()..];
            let names = match rest.strip_prefix('{') {
                Some(list) => top_level(list),
                None => vec![ident(rest)],
            };
            used.extend(names.into_iter().filter(|name| !name.is_empty()));
        }
    }
    used
}

fn ident(text: &str) -> String {
    text.chars().take_while(|c| c.is_alphanumeric() || *c == '_').collect()
}

/// The first names in `a::b, c::{d, e}, f}`.
fn top_level(list: &str) -> Vec<String> {
    let (mut names, mut depth, mut fresh) = (Vec::new(), 0, true);
    for (at, c) in list.char_indices() {
        match c {
            '{' => depth += 1,
            '}' if depth == 0 => break,
            '}' => depth -= 1,
            ',' if depth == 0 => fresh = true,
            c if c.is_whitespace() => {}
            _ if fresh => {
                names.push(ident(&list[at..]));
                fresh = false;
            }
            _ => {}
        }
    }
    names
}

#[test]
fn a_module_uses_only_modules_above_it() {
    let order = order();
    let place = |name: &str| order.iter().position(|module| module == name);
    let mut offences = Vec::new();
    for source in rust(&["src"]) {
        let Some(own) = place(source.module()) else { continue };
        for name in used(&source) {
            if place(&name).is_some_and(|place| place > own) {
                offences.push(format!("{}: uses {name}, which stands below {}", source.path, source.module()));
            }
        }
    }
    assert!(order.len() > 5 && order[0] == "scene", "{order:?}");
    none("modules out of order", offences);
}

/// Folders in which no files use each other in a circle.
const STRAIGHT: [&str; 7] =
    ["src/chat", "src/tables", "src/store", "src/games", "src/rules", "src/scene", "src/lessons"];

#[test]
fn no_files_use_each_other_in_a_circle() {
    none("files in a circle", STRAIGHT.iter().flat_map(|folder| circles(&uses(folder))).collect());
}

#[test]
fn every_module_is_in_the_list() {
    let order = order();
    let strange = |source: &Source| {
        let module = source.module();
        !["lib", "main"].contains(&module) && !order.iter().any(|listed| listed == module)
    };
    none("not listed in src/lib.rs", rust(&["src"]).into_iter().filter(strange).map(|source| source.path).collect());
}

#[test]
fn strangers_stay_strangers() {
    let mut offences = Vec::new();
    for source in rust(&["src"]) {
        for (module, other, why) in STRANGERS.iter().filter(|(module, ..)| *module == source.module()) {
            let games = GAMES.iter().any(|game| source.shipped().contains(&format!("games::{}", game.id)));
            let uses = if *other == "games::" { games } else { used(&source).contains(*other) };
            if uses {
                offences.push(format!("{}: {module} uses {other}: {why}", source.path));
            }
        }
    }
    none("strangers", offences);
}

#[test]
fn libraries_stay_where_they_belong() {
    let mut offences = Vec::new();
    for source in rust(&["src"]) {
        let code = source.shipped();
        for (library, owners) in OWNED {
            let used = code.contains(&format!("use {library}::")) || path_of(&code, library);
            if used && !owners.contains(&source.module()) {
                offences.push(format!("{}: {library} belongs to {}", source.path, owners.join(", ")));
            }
        }
    }
    none("libraries out of place", offences);
}

/// Whether a path begins with that library's name: `image::RgbaImage`, but not `self::image::…`.
fn path_of(code: &str, library: &str) -> bool {
    code.match_indices(&format!("{library}::")).any(|(at, _)| {
        let before = code[..at].chars().next_back();
        !before.is_some_and(|c| c.is_alphanumeric() || c == '_' || c == ':')
            && !code.contains(&format!("mod {library};"))
    })
}

#[test]
fn pure_modules_are_pure() {
    let mut offences = Vec::new();
    for source in rust(&["src"]).into_iter().filter(|source| PURE.contains(&source.module())) {
        let code = source.shipped();
        let found = IMPURE.iter().filter(|word| has_word(&code, word));
        offences.extend(found.map(|word| format!("{}: {word}", source.path)));
    }
    none("impure", offences);
}

#[test]
fn files_are_short_and_say_what_they_are() {
    let mut offences = Vec::new();
    for source in rust(&["src", "tests", "benches"]) {
        let lines = source.text.lines().count();
        if lines > LONGEST_FILE {
            offences.push(format!("{}: {lines} lines", source.path));
        }
        if !source.text.starts_with("//! ") {
            offences.push(format!("{}: does not begin by saying what it is", source.path));
        }
    }
    none("files", offences);
}

#[test]
fn no_game_is_named_outside_its_folder() {
    let mut offences = Vec::new();
    let ids: BTreeSet<&str> =
        ["burgundy", "san_juan", "golden_city", "marco_polo"].into_iter().chain(GAMES.iter().map(|g| g.id)).collect();
    for source in files(&["src"]) {
        let found = ids.iter().filter(|id| {
            let own = source.path.starts_with(&format!("src/games/{id}/")) || source.path == "src/games/mod.rs";
            !own && (has_word(&source.shipped(), id) || source.shipped().contains(&id.replace('_', "-")))
        });
        offences.extend(found.map(|id| format!("{}: {id}", source.path)));
    }
    none("games named outside their folders", offences);
}

#[test]
fn games_do_not_know_each_other() {
    let mut offences = Vec::new();
    for source in rust(&["src/games"]) {
        let Some(own) = source.path.strip_prefix("src/games/").and_then(|path| path.split_once('/')) else { continue };
        let others = GAMES.iter().filter(|game| game.id != own.0 && source.code().contains(&format!("{}::", game.id)));
        offences.extend(others.map(|game| format!("{}: {}", source.path, game.id)));
    }
    none("games that know each other", offences);
}

/// What stands in a custom id and nowhere else in the code: ids are made and read by `chat::Id` alone.
fn makes_an_id(code: &str) -> bool {
    let is_quoted =
        |line: &str| line.split('"').skip(1).step_by(2).any(|text| has_a_word(text) || text.starts_with("-.0."));
    code.lines().any(is_quoted)
}

/// Whether a text has the sign before a request, with a word or an argument after it.
fn has_a_word(text: &str) -> bool {
    text.match_indices('~').any(|(at, _)| text[at + 1..].starts_with(|c: char| c.is_ascii_lowercase() || c == '{'))
}

#[test]
fn ids_are_made_by_their_codec_alone() {
    let mut offences = Vec::new();
    for source in rust(&["src"]) {
        let code = source.shipped();
        let is_codec = source.path == "src/chat/ids.rs";
        let presses = code.matches("Target::Press(").count() - code.matches("Target::Press(id)").count();
        if !is_codec && (makes_an_id(&code) || presses > usize::from(source.path == "src/chat/mod.rs")) {
            offences.push(source.path);
        }
    }
    none("ids made from a text", offences);
}

#[test]
fn nothing_is_excused() {
    let mut offences = Vec::new();
    for source in rust(&["src", "tests", "benches"]).into_iter().filter(|source| source.path != "tests/architecture.rs")
    {
        let found = EXCUSES.iter().filter(|word| source.text.contains(**word));
        offences.extend(found.map(|word| format!("{}: {word}", source.path)));
    }
    none("excuses", offences);
}

#[test]
fn the_project_stands_on_its_own() {
    // Written in two parts, for this file is read too.
    let outside = [concat!("../", "shared"), concat!("/work/", "shared"), concat!("/tmp/", "h/")];
    let mut offences = Vec::new();
    for source in files(&[
        "src",
        "tests",
        "benches",
        "docs",
        "assets",
        "migrations",
        "migrations-postgres",
        "README.md",
        "Cargo.toml",
    ]) {
        let found = outside.iter().filter(|path| source.text.contains(**path));
        offences.extend(found.map(|path| format!("{}: {path}", source.path)));
    }
    none("paths that nobody else has", offences);
}

#[test]
fn every_numbered_rule_is_named_by_a_test() {
    let mut offences = Vec::new();
    for game in GAMES {
        let page = format!("docs/rules/{}.md", game.id);
        let rules = std::fs::read_to_string(root().join(&page)).map(|text| numbered(&text)).unwrap_or_default();
        if rules.is_empty() {
            offences.push(format!("{page} has no numbered rules"));
        }
        let tests = rust(&[&*format!("src/games/{}", game.id), "tests"]);
        let tested: BTreeSet<String> = tests.iter().flat_map(|source| named(source.tests())).collect();
        offences.extend(rules.difference(&tested).map(|rule| format!("{rule} is named by no test")));
    }
    none("rules", offences);
}

#[test]
fn every_fault_of_one_process_is_named_by_a_test() {
    let page = std::fs::read_to_string(root().join("docs/faults.md")).unwrap();
    let (alone, _) = page.split_once("## Several processes").unwrap();
    let (faults, tests) = (listed(alone), rust(&["src", "tests"]));
    let shown: BTreeSet<u8> = tests.iter().flat_map(|source| shown(source.tests())).collect();
    assert!(!faults.is_empty(), "docs/faults.md lists none");
    none("faults", faults.symmetric_difference(&shown).map(|fault| format!("{fault}: not in both")).collect());
}

#[test]
fn offences_would_be_seen() {
    let source = |path: &str, text: &str| Source { path: path.into(), text: text.into() };
    let uses = |path, text| used(&source(path, text)).into_iter().collect::<Vec<_>>().join(" ");
    assert_eq!(uses("src/rules/ask.rs", "use crate::{games, words::{a, b}, paint};"), "games paint words");
    assert_eq!(uses("src/rules/ask.rs", "use super::super::store::x; // crate::chat"), "store");
    assert_eq!(uses("src/rules/mod.rs", "use super::tables::Manager;"), "tables");
    assert_eq!(uses("src/games/a/b.rs", "super::super::super::bots::x"), "bots");
    let code =
        source("src/rules/x.rs", "let a: f64 = 1; // HashMap\n#[cfg(test)]\nmod tests { use std::fs; }").shipped();
    assert!(has_word(&code, "f64") && !has_word(&code, "HashMap") && !has_word(&code, "std::fs"));
    assert!(!has_word("instant_win f640", "f64"));
    assert!(path_of("fn a(i: image::Rgba)", "image") && !path_of("self::image::x", "image"));
    assert!(
        makes_an_id("x(\"k7q.0.~play\")") && makes_an_id("format!(\"{t}.0.~{word}\")") && makes_an_id("a(\"-.0.x\")")
    );
    assert!(!makes_an_id("a(\"~\", 1) ~play \"-\"") && !makes_an_id("\"a\" ~play \"b\""));
}

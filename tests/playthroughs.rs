//! Whole games written down as text still go as they went. `UPDATE_GOLDEN=1` writes them anew.

#![cfg(test)]

use std::path::{Path, PathBuf};

use guildhall::bots::Level;
use guildhall::games::GAMES;
use guildhall::rules::{Game, Seed};
use guildhall::tools::playthrough::{difference, make, replay};
use serde_json::{Value, json};
use support::toy::Sound;

#[path = "support"]
mod support {
    pub mod flaw;
    pub mod toy;
    pub mod toy_ask;
    pub mod toy_face;
}

static TOY: Game = Game::of::<Sound>();

/// People read these files.
const MOST_LINES: usize = 800;

fn written(game: &Game) -> Vec<PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/playthroughs").join(game.id);
    let files = std::fs::read_dir(folder).into_iter().flatten().map(|entry| entry.unwrap().path());
    let mut files: Vec<_> = files.filter(|path| path.extension().is_some_and(|e| e == "txt")).collect();
    files.sort();
    files
}

#[test]
fn every_game_has_playthroughs_that_still_go_as_written() {
    let update = std::env::var_os("UPDATE_GOLDEN").is_some();
    for game in GAMES {
        let files = written(game);
        assert!(!files.is_empty(), "{} has no playthrough", game.id);
        for file in files {
            let old = std::fs::read_to_string(&file).unwrap();
            let new = replay(game, &old).unwrap_or_else(|error| panic!("{}: {error}", file.display()));
            if update {
                std::fs::write(&file, &new).unwrap();
            } else if let Some((line, was, is)) = difference(&old, &new) {
                panic!("{}, line {line}:\n  written: {was}\n  now:     {is}", file.display());
            }
            let lines = new.lines().count();
            assert!(lines <= MOST_LINES && new.contains("\nend: "), "{}: {lines} lines", file.display());
        }
    }
}

fn toy() -> String {
    make(&TOY, &json!({"chips": "seven"}), (3, Seed::from_number(7)), Level::Normal, &[2]).unwrap()
}

#[test]
fn a_game_is_written_down_and_replayed() {
    let text = toy();
    assert_eq!(replay(&TOY, &text).unwrap(), text);
    assert!(text.starts_with("game: toy\nrules: 1\noptions: {\"chips\":\"seven\"}\nseats: 3\nseed: 07"), "{text}");
    assert!(text.contains("\n1 anna> ") && text.contains(" | drew ") && text.contains("\n= "), "{text}");
    assert!(text.contains("\nend: "), "{text}");
}

#[test]
fn a_change_is_noticed() {
    let text = toy();
    let changed = text.replacen(" | drew ", " | drew 1", 1);
    let anew = replay(&TOY, &changed).unwrap();
    let (_, was, is) = difference(&changed, &anew).unwrap();
    assert!(was.contains(" | drew 1") && is.contains(" | drew "), "{was} {is}");
    assert_eq!(difference("a\nb", "a\nb\nc"), Some((3, "(the end)", "c")));
    assert_eq!(difference("a\nb", "a\nb\n"), None);
}

#[test]
fn what_is_no_playthrough_is_refused() {
    let text = toy();
    for (from, to) in [("game: toy", "game: chess"), ("seats: 3", "seats: x"), ("seats: 3", "seats: 9"), ("seed: ", "")]
    {
        assert!(replay(&TOY, &text.replacen(from, to, 1)).is_err(), "{to}");
    }
    let illegal = text.replacen("\n1 anna> ", "\n1 anna> claim ", 1);
    assert!(replay(&TOY, &illegal).is_err());
    assert!(make(&TOY, &Value::Null, (9, Seed::from_number(1)), Level::Easy, &[]).is_err());
}

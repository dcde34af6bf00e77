//! The design's transcripts of a round of each game, on positions like those it tells of; and whole games of every
//! kind played by nothing but presses.

#![cfg(test)]

use std::collections::BTreeSet;

use guildhall::chat::panel::{Asks, Desk, Panel, Stand, Turn};
use guildhall::chat::{Id, Mark, Row, Target, To};
use guildhall::games::{self, GAMES};
use guildhall::rules::{Chance, Dice, Path, Played, Seat, Seed, Surveyed, Table, Text, Told, Tongue};
use guildhall::words::{Language, Speaker};
use serde_json::Value;
use support::panel::{sound, written};

mod rounds {
    pub mod burgundy;
    pub mod golden_city;
    pub mod marco_polo;
    pub mod san_juan;
}
mod support {
    pub mod panel;
}

/// A round that is written down: the name of its file, and its scenes.
type Round = (&'static str, fn() -> Vec<Scene>);

/// All of them.
const ROUNDS: &[Round] = &[
    ("burgundy", rounds::burgundy::scenes),
    ("golden_city", rounds::golden_city::scenes),
    ("marco_polo", rounds::marco_polo::scenes),
    ("san_juan", rounds::san_juan::scenes),
];

/// A transcript: what it is called, the position, and what Anna answers. What is final is agreed to.
pub struct Scene {
    /// What it is called.
    pub title: &'static str,
    /// The position.
    pub table: Box<dyn Table>,
    /// What Anna answers, token by token.
    pub answers: &'static [&'static str],
}

fn on<T>(table: &dyn Table, seat: Seat, language: Language, then: impl FnOnce(&Desk) -> T) -> T {
    let speaker = Speaker::new(language, ["Anna", "Béla", "Cecylia", "Dorota"].map(str::to_owned));
    let id = "k7q".parse().expect("an id");
    let game = games::find(table.id()).expect("registered");
    let (command, lead, end) = (game.command, game.lead, game.end);
    then(&Desk {
        table: Surveyed::by(seat, table),
        speaker: &speaker,
        command,
        at: Stand::Table { id, step: 41 },
        lead,
        end,
        can_undo: true,
        again: 0,
        just: None,
        asks: Asks::Big,
    })
}

/// The questions of a scene with their answers, the move they lead to, and what is told of it: a star before what
/// everybody reads, a plus before what only Anna reads in its place.
fn transcript(scene: &Scene, language: Language) -> String {
    let mut text = format!("== {}\n", scene.title);
    let play = |path: &[String]| {
        let played = scene.table.fork().play(Seat(0), path, &mut Dice::for_step(Seed::from_number(7), 1));
        played.expect("legal")
    };
    on(&*scene.table, Seat(0), language, |desk| {
        let mut panel = sound(desk.open().expect("a question"));
        for answer in scene.answers.iter().chain(&["!"]) {
            text += &format!("{}\n> {answer}\n", written(&panel));
            match pressed(desk, &panel, answer) {
                Turn::Show(next) => panel = sound(next),
                Turn::Play(path) => {
                    let told = told(&play(&path), desk.speaker);
                    return text += &format!("= {}\n{told}\n", path.join(" "));
                }
                Turn::No(why, _) => panic!("{}: {why:?}", scene.title),
            }
        }
        panic!("{} does not end:\n{text}{}", scene.title, written(&panel));
    });
    text
}

fn told(played: &Played, speaker: &Speaker) -> String {
    let line = |mark: char, text: &Text| format!("{mark} {}\n", speaker.say(text));
    let both = |told: &Told| {
        let own = told.seats.iter().find(|(seat, _)| *seat == Seat(0)).map(|(_, text)| line('+', text));
        told.public.iter().map(|text| line('*', text)).chain(own).collect::<String>()
    };
    played.told.iter().map(both).collect()
}

/// Presses the control that gives this answer: the button whose path ends in it, or a select that offers its parts.
/// `!` agrees to what is final, `*` chooses otherwise than suggested.
fn pressed(desk: &Desk, panel: &Panel, answer: &str) -> Turn {
    let plain = answer.trim_end_matches('!');
    for row in &panel.rows {
        match row {
            Row::Buttons(buttons) => {
                for (path, mark) in buttons.iter().filter_map(|button| way(panel, &button.target)) {
                    let is_it = match mark {
                        Mark::Sure => answer.ends_with('!'),
                        Mark::Free => answer == "*",
                        _ => {
                            mark == Mark::Go
                                && (path.last().is_some_and(|last| same(last, plain)) || path.join(".") == plain)
                        }
                    };
                    if is_it {
                        return desk.press(&path, mark, &[]);
                    }
                }
            }
            Row::Select(select) => {
                let (path, mark) = way(panel, &Target::Press(select.id.clone())).expect("a path");
                let is_wanted = |token: &str| plain.split('+').any(|part| part == token) != (mark == Mark::Rest);
                let values = select.options.iter().map(|option| option.value.clone());
                let values: Vec<_> = values.filter(|value| is_wanted(value)).collect();
                if !values.is_empty() {
                    return desk.press(&path, mark, &values);
                }
            }
        }
    }
    panic!("nothing gives {answer} in\n{}", written(panel))
}

/// The same parts in another order.
fn same(a: &str, b: &str) -> bool {
    let parts = |text: &str| text.split('+').map(str::to_owned).collect::<BTreeSet<_>>();
    parts(a) == parts(b)
}

fn way(panel: &Panel, target: &Target) -> Option<(Path, Mark)> {
    let Target::Press(id) = target else { return None };
    match id.parse::<Id>().expect("our own id").to {
        To::Path(path, mark) => Some((path, mark)),
        To::Kept(key, mark) => panel.kept.iter().find(|(kept, _)| *kept == key).map(|(_, path)| (path.clone(), mark)),
        To::Word(..) => None,
    }
}

/// Every panel of the design's rounds, in each language. `UPDATE_GOLDEN=1` writes them anew.
#[test]
fn the_transcripts_read_as_written() {
    for (game, scenes) in ROUNDS {
        for language in Language::ALL {
            let file = std::path::Path::new(env!("CARGO_MANIFEST_DIR"))
                .join(format!("tests/rounds/{game}.{}.txt", language.code()));
            let now: String = scenes().iter().map(|scene| transcript(scene, language)).collect();
            if std::env::var_os("UPDATE_GOLDEN").is_some() {
                std::fs::write(&file, &now).expect("written");
            }
            let written = std::fs::read_to_string(&file).unwrap_or_default();
            for (at, (was, is)) in written.lines().zip(now.lines()).enumerate() {
                assert_eq!(was, is, "{}:{}", file.display(), at + 1);
            }
            assert_eq!(written.lines().count(), now.lines().count(), "{}", file.display());
        }
    }
}

/// Whole games are played by nothing but presses, chosen by chance: no panel is a dead end or breaks a limit, and
/// what a press plays is legal.
#[test]
fn whole_games_are_played_by_presses() {
    for game in GAMES {
        for (seed, language) in (0..).zip(Language::ALL) {
            let seats = *game.seats.end() - seed as u8 % 2;
            let chance = &mut Dice::for_step(Seed::from_number(seed), 0);
            let mut table = (game.new)(&Value::Null, seats, None, chance).expect("a table");
            let mut steps = 0;
            while let Some(seat) = table.awaiting().first() {
                let path = on(&*table, seat, language, |desk| press_on(desk, chance));
                table.play(seat, &path, chance).unwrap_or_else(|why| panic!("{path:?}: {why:?}"));
                steps += 1;
                assert!(steps <= game.longest);
            }
        }
    }
}

/// Presses by chance until a move is complete.
fn press_on(desk: &Desk, chance: &mut dyn Chance) -> Path {
    let mut panel = sound(desk.open().expect("a question"));
    for _ in 0..200 {
        let mut ways: Vec<(Path, Mark, Vec<String>)> = Vec::new();
        for row in &panel.rows {
            match row {
                Row::Buttons(buttons) => {
                    let ready = buttons.iter().filter(|button| button.enabled);
                    ways.extend(ready.filter_map(|b| way(&panel, &b.target)).map(|(path, mark)| (path, mark, vec![])));
                }
                Row::Select(select) => {
                    let (path, mark) = way(&panel, &Target::Press(select.id.clone())).expect("a path");
                    let count = select.min + chance.below((select.max - select.min + 1) as u32) as usize;
                    let mut values: Vec<_> = select.options.iter().map(|option| option.value.clone()).collect();
                    while values.len() > count {
                        values.swap_remove(chance.below(values.len() as u32) as usize);
                    }
                    ways.push((path, mark, values));
                }
            }
        }
        let (path, mark, values) = ways.swap_remove(chance.below(ways.len() as u32) as usize);
        match desk.press(&path, mark, &values) {
            Turn::Show(next) => panel = sound(next),
            Turn::Play(path) => return path,
            // Lines of identical things may add up to another number than is asked for.
            Turn::No(why, Some(next)) if why.0.key.starts_with("refused-count") => panel = sound(next),
            Turn::No(why, _) => panic!("{path:?} {mark:?} {values:?}: {why:?}"),
        }
    }
    panic!("no end of questions: {}", written(&panel))
}

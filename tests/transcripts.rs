//! The design's transcripts of a San Juan round, on positions like those it tells of; and whole games of every kind
//! played by nothing but presses.

#![cfg(test)]

use std::collections::BTreeSet;

use guildhall::chat::control::{Desk, Panel, Turn};
use guildhall::chat::{Id, Mark, Row, Target, To};
use guildhall::games::{self, GAMES};
use guildhall::rules::{Chance, Dice, Path, Seat, Seed, Table};
use guildhall::words::{Language, Speaker};
use serde_json::{Value, json};
use support::panel::{sound, written};

mod support {
    pub mod panel;
}

/// The kinds of cards in the order in which a saved position counts them.
const KINDS: [&str; 29] = [
    "indigo_plant",
    "sugar_mill",
    "tobacco_storage",
    "coffee_roaster",
    "silver_smelter",
    "smithy",
    "gold_mine",
    "archive",
    "poor_house",
    "black_market",
    "trading_post",
    "well",
    "market_stand",
    "crane",
    "chapel",
    "tower",
    "aqueduct",
    "carpenter",
    "prefecture",
    "market_hall",
    "quarry",
    "library",
    "statue",
    "victory_column",
    "hero",
    "guild_hall",
    "city_hall",
    "triumphal_arch",
    "palace",
];

/// A position of three with Anna to move, changed by `change`; whatever cards it takes come out of the draw pile.
fn position(change: impl FnOnce(&mut Value)) -> Box<dyn Table> {
    let game = games::find("san_juan").expect("registered");
    let fresh = (game.new)(&Value::Null, 3, &mut Dice::for_step(Seed::from_number(7), 0)).expect("three can play");
    let all = cards(&fresh.save());
    let mut state = fresh.save();
    for (key, value) in [("governor", json!(0)), ("picker", json!(0)), ("awaiting", json!(1))] {
        state[key] = value;
    }
    change(&mut state);
    let used = cards(&state);
    for (at, count) in state["draw"].as_array_mut().expect("a pile").iter_mut().enumerate() {
        *count = json!(count.as_i64().unwrap_or_default() + all[at] - used[at]);
    }
    (game.load)(state).unwrap_or_else(|fault| panic!("{}: {}", fault.field, fault.why))
}

/// How many cards of each kind a position has, wherever they lie.
fn cards(state: &Value) -> Vec<i64> {
    let mut counts: Vec<i64> = state["draw"].as_array().into_iter().flatten().filter_map(Value::as_i64).collect();
    let mut count = |kind: &Value| {
        let at = KINDS.iter().position(|known| Some(*known) == kind.as_str());
        at.into_iter().for_each(|at| counts[at] += 1);
    };
    for player in state["players"].as_array().into_iter().flatten() {
        for pile in ["hand", "drawn"] {
            player[pile].as_array().into_iter().flatten().for_each(&mut count);
        }
        for building in player["buildings"].as_array().into_iter().flatten() {
            count(&building["kind"]);
            count(&building["good"]);
        }
    }
    counts
}

/// A transcript: what it is called, the position, and what Anna answers. What is final is agreed to.
struct Scene {
    title: &'static str,
    table: Box<dyn Table>,
    answers: &'static [&'static str],
}

fn scene(title: &'static str, answers: &'static [&'static str], change: impl FnOnce(&mut Value)) -> Scene {
    Scene { title, table: position(change), answers }
}

fn hand(state: &mut Value) {
    state["players"][0]["hand"] = json!(["sugar_mill", "coffee_roaster", "smithy", "well", "chapel", "library"]);
}

fn phase(state: &mut Value, name: &str, role: usize) {
    state["phase"] = json!(name);
    state["roles"][role] = json!(0);
}

/// Anna's buildings: `coffee_roaster+well` has a well face down on it as its good.
fn builds(state: &mut Value, row: &[&str]) {
    let building = |text: &&str| {
        let (kind, good) = text.split_once('+').map_or((*text, None), |(kind, good)| (kind, Some(good)));
        json!({"kind": kind, "good": good, "covered": []})
    };
    state["players"][0]["buildings"] = row.iter().map(building).collect();
}

fn trading(state: &mut Value) {
    phase(state, "trader", 2);
    state["house"] = json!({"open": 1, "seen": [], "unseen": [1, 0, 1, 1, 1]});
}

fn drawn(state: &mut Value) {
    phase(state, "councillor", 3);
    state["players"][0]["drawn"] = json!(["aqueduct", "poor_house", "palace", "crane", "silver_smelter"]);
}

fn scenes() -> Vec<Scene> {
    let laden = ["indigo_plant+quarry", "tobacco_storage+tower", "coffee_roaster+crane"];
    vec![
        scene("2.2 picking a role", &["trader"], hand),
        scene("2.3 building", &["library", "sugar_mill+coffee_roaster+smithy+chapel"], |state| {
            phase(state, "builder", 0);
            hand(state);
        }),
        scene(
            "2.3 building with a Crane and a Black market",
            &["library", "quarry", "-", "sugar_mill+chapel"],
            |state| {
                phase(state, "builder", 0);
                builds(state, &["crane", "quarry", "black_market", "indigo_plant+tower"]);
                hand(state);
            },
        ),
        scene("2.6 keeping one card", &["aqueduct"], drawn),
        scene("2.6 keeping two cards with a Prefecture", &["crane+palace"], |state| {
            drawn(state);
            builds(state, &["indigo_plant", "prefecture"]);
        }),
        scene("2.6 discarding with an Archive", &["aqueduct+well+smithy+crane"], |state| {
            drawn(state);
            hand(state);
            builds(state, &["indigo_plant", "archive"]);
        }),
        scene("2.7 selling two goods of two", &["tobacco_storage+indigo_plant"], move |state| {
            trading(state);
            builds(state, &laden[..2]);
        }),
        scene("2.7 selling three goods of three", &["*", "coffee_roaster+indigo_plant"], move |state| {
            trading(state);
            builds(state, &[laden[0], laden[1], laden[2], "trading_post"]);
        }),
        scene("2.7 producing", &["tobacco_storage"], |state| {
            phase(state, "producer", 1);
            state["awaiting"] = json!(7);
            builds(state, &["indigo_plant", "tobacco_storage", "coffee_roaster"]);
        }),
        scene("2.7 too many cards", &["well+tower+crane"], |state| {
            state["phase"] = json!("hand_limit");
            state["players"][0]["hand"] = json!([
                "sugar_mill",
                "coffee_roaster",
                "smithy",
                "well",
                "chapel",
                "library",
                "tower",
                "crane",
                "palace",
                "hero"
            ]);
        }),
        scene("2.7 the Chapel", &["none"], |state| {
            state["phase"] = json!("chapel");
            builds(state, &["indigo_plant", "chapel"]);
        }),
        scene("2.7 the Gold mine", &["mine"], |state| {
            phase(state, "prospector", 4);
            builds(state, &["indigo_plant", "gold_mine"]);
        }),
    ]
}

fn on<T>(table: &dyn Table, seat: Seat, language: Language, then: impl FnOnce(&Desk) -> T) -> T {
    let speaker = Speaker::new(language, ["Anna", "Béla", "Cecylia", "Dorota"].map(str::to_owned));
    let id = "k7q".parse().expect("an id");
    let command = games::find(table.id()).expect("registered").command;
    then(&Desk { table, seat, speaker: &speaker, command, id, step: 41, can_undo: true })
}

fn transcript(scene: &Scene, language: Language) -> String {
    let mut text = format!("== {}\n", scene.title);
    let is_final = |path: &[String]| {
        let played = scene.table.fork().play(Seat(0), path, &mut Dice::for_step(Seed::from_number(7), 1));
        played.expect("legal").is_final
    };
    on(&*scene.table, Seat(0), language, |desk| {
        let mut panel = sound(desk.open().expect("a question"));
        for answer in scene.answers.iter().chain(&["!"]) {
            text += &format!("{}\n> {answer}\n", written(&panel));
            match pressed(desk, &panel, answer, &is_final) {
                Turn::Show(next) => panel = sound(next),
                Turn::Play(path) => return text += &format!("= {}\n\n", path.join(" ")),
                Turn::No(why, _) => panic!("{}: {why:?}", scene.title),
            }
        }
        panic!("{} does not end:\n{text}{}", scene.title, written(&panel));
    });
    text
}

/// Presses the control that gives this answer: the button whose path ends in it, or a select that offers its parts.
/// `!` agrees to what is final, `*` chooses otherwise than suggested.
fn pressed(desk: &Desk, panel: &Panel, answer: &str, is_final: &dyn Fn(&[String]) -> bool) -> Turn {
    let plain = answer.trim_end_matches('!');
    for row in &panel.rows {
        match row {
            Row::Buttons(buttons) => {
                for (path, mark) in buttons.iter().filter_map(|button| way(panel, &button.target)) {
                    let is_it = match mark {
                        Mark::Sure => answer.ends_with('!'),
                        Mark::Free => answer == "*",
                        _ => mark == Mark::Go && path.last().is_some_and(|last| last == plain || same(last, plain)),
                    };
                    if is_it {
                        return desk.press(&path, mark, &[], is_final);
                    }
                }
            }
            Row::Select(select) => {
                let (path, mark) = way(panel, &Target::Press(select.id.clone())).expect("a path");
                let is_wanted = |token: &str| plain.split('+').any(|part| part == token) != (mark == Mark::Rest);
                let values = select.options.iter().map(|option| option.value.clone()).filter(|v| is_wanted(v));
                return desk.press(&path, mark, &values.collect::<Vec<_>>(), is_final);
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

/// Every panel of the design's round, in each language. `UPDATE_GOLDEN=1` writes them anew.
#[test]
fn the_transcripts_read_as_written() {
    for language in Language::ALL {
        let file = std::path::Path::new(env!("CARGO_MANIFEST_DIR"))
            .join(format!("tests/rounds/san_juan.{}.txt", language.code()));
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

/// Whole games are played by nothing but presses, chosen by chance: no panel is a dead end or breaks a limit, and
/// what a press plays is legal.
#[test]
fn whole_games_are_played_by_presses() {
    for game in GAMES {
        for (seed, language) in (0..).zip(Language::ALL) {
            let seats = *game.seats.end() - seed as u8 % 2;
            let chance = &mut Dice::for_step(Seed::from_number(seed), 0);
            let mut table = (game.new)(&Value::Null, seats, chance).expect("a table");
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
        match desk.press(&path, mark, &values, &|path| path.len() % 2 == 0) {
            Turn::Show(next) => panel = sound(next),
            Turn::Play(path) => return path,
            Turn::No(why, _) => panic!("{path:?} {mark:?} {values:?}: {why:?}"),
        }
    }
    panic!("no end of questions: {}", written(&panel))
}

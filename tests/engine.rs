//! The engine on a line: every request, and everything that is none.

#![cfg(test)]

use std::io::Write;
use std::process::{Command, Stdio};

use guildhall::rules::Game;
use guildhall::tools::engine::Engine;
use serde_json::{Value, json};
use support::toy::Sound;

mod support {
    pub mod flaw;
    pub mod toy;
    pub mod toy_ask;
    pub mod toy_face;
}

static GAMES: [Game; 1] = [Game::of::<Sound>()];

fn ask(engine: &mut Engine, request: Value) -> Value {
    engine.answer(&request.to_string())
}

/// An engine with a toy of two seats.
fn begun() -> Engine {
    let mut engine = Engine::of(&GAMES);
    let opened = ask(&mut engine, json!({"op": "new", "game": "toy", "seats": 2, "seed": 7, "options": {}}));
    assert_eq!(opened, json!({"ok": true, "awaiting": [0, 1]}));
    engine
}

fn play(engine: &mut Engine, seat: u8, path: &[&str]) -> Value {
    ask(engine, json!({"op": "play", "seat": seat, "path": path}))
}

fn code(answer: &Value) -> &str {
    assert_eq!(answer["ok"], false, "{answer}");
    assert!(!answer["reason"].as_str().unwrap().is_empty(), "{answer}");
    answer["code"].as_str().unwrap()
}

#[test]
fn the_games_are_listed() {
    let answer = ask(&mut Engine::of(&GAMES), json!({"op": "games"}));
    let toy = json!({"id": "toy", "seats": [2, 4], "options": {"chips": ["six", "seven"]}, "rules_version": 1});
    assert_eq!(answer, json!({"ok": true, "games": [toy]}));
}

#[test]
fn questions_are_asked_in_tokens_and_words() {
    let mut engine = begun();
    let verbs = ask(&mut engine, json!({"op": "ask", "seat": 0, "path": [], "lang": "hu"}));
    assert_eq!((&verbs["ask"], &verbs["slot"]), (&json!("one"), &json!("verb")));
    let tokens: Vec<_> = verbs["options"].as_array().unwrap().iter().map(|option| &option["token"]).collect();
    assert_eq!(tokens, ["keep", "swap"]);
    let cards = ask(&mut engine, json!({"op": "ask", "seat": 0, "path": ["swap"]}));
    assert_eq!((&cards["ask"], &cards["min"], &cards["max"]), (&json!("several"), &json!(1), &json!(2)));
    assert_eq!(cards["options"].as_array().unwrap().len(), 4);
    let ready = ask(&mut engine, json!({"op": "ask", "seat": 0, "path": ["keep"]}));
    assert_eq!(ready, json!({"ok": true, "ask": "ready"}));
    let no = ask(&mut engine, json!({"op": "ask", "seat": 0, "path": ["claim"]}));
    assert_eq!((&no["ok"], &no["ask"]), (&json!(true), &json!("no")));
    let paths = ask(&mut engine, json!({"op": "paths", "seat": 0, "limit": 500}));
    assert_eq!((paths["paths"].as_array().unwrap().len(), &paths["complete"]), (11, &json!(true)));
    let few = ask(&mut engine, json!({"op": "paths", "seat": 0, "limit": 3}));
    assert_eq!((few["paths"].as_array().unwrap().len(), &few["complete"]), (3, &json!(false)));
}

#[test]
fn a_game_is_played_told_taken_back_and_recorded() {
    let mut engine = begun();
    let first = play(&mut engine, 0, &["keep"]);
    assert_eq!((&first["awaiting"], &first["drawn"]), (&json!([1]), &json!([])));
    assert_eq!(first["told"]["public"].as_array().unwrap().len(), 1);
    let card = ask(&mut engine, json!({"op": "ask", "seat": 1, "path": ["swap"]}))["options"][0]["token"].clone();
    let second = ask(&mut engine, json!({"op": "play", "seat": 1, "path": ["swap", card], "chance": [5]}));
    assert_eq!((&second["drawn"], &second["awaiting"]), (&json!([5]), &json!([1])));
    assert_eq!(second["told"]["seats"]["1"].as_array().unwrap().len(), 1);
    assert_eq!(second["hash"].as_str().unwrap().len(), 16);
    assert_eq!(ask(&mut engine, json!({"op": "standing"})), json!({"ok": true, "over": false}));
    let back = ask(&mut engine, json!({"op": "undo", "to": 1}));
    assert_eq!(back, json!({"ok": true, "awaiting": [1], "step": 1}));
    let record = ask(&mut engine, json!({"op": "record"}))["record"].clone();
    assert_eq!(record["entries"].as_array().unwrap().len(), 3);
    assert_eq!(record["header"]["game"], "toy");
}

#[test]
fn the_end_has_places_and_a_score_sheet() {
    let mut engine = begun();
    loop {
        let table = ["0", "1"].map(|seat| {
            let request = json!({"op": "paths", "seat": seat.parse::<u8>().unwrap(), "limit": 1});
            ask(&mut engine, request)["paths"][0].clone()
        });
        let Some(seat) = table.iter().position(|path| !path.is_null()) else { break };
        let answer = ask(&mut engine, json!({"op": "play", "seat": seat, "path": table[seat]}));
        assert_eq!(answer["ok"], true, "{answer}");
    }
    let standing = ask(&mut engine, json!({"op": "standing", "lang": "pl"}));
    assert_eq!(standing["over"], true);
    assert_eq!(standing["places"].as_array().unwrap().len(), 2);
    assert_eq!(standing["lines"].as_array().unwrap().len(), 2);
}

#[test]
fn positions_and_views_are_shown_and_positions_loaded() {
    let mut engine = begun();
    let state = ask(&mut engine, json!({"op": "state"}))["state"].clone();
    let hand = ask(&mut engine, json!({"op": "view", "seat": 1}))["view"]["own"]["hand"].clone();
    assert_eq!(hand, state["hands"][1]);
    assert!(ask(&mut engine, json!({"op": "view", "seat": null}))["view"]["own"].is_null());
    let load = |engine: &mut Engine, state: &Value, seats| {
        ask(engine, json!({"op": "load", "game": "toy", "seats": seats, "state": state}))
    };
    assert_eq!(load(&mut engine, &state, 2), json!({"ok": true, "awaiting": [0, 1]}));
    let mut other = state.clone();
    other["hands"][0] = json!([0, 0]);
    let refused = load(&mut engine, &other, 2);
    assert_eq!((code(&refused), &refused["field"]), ("refused", &json!("hands")));
    assert_eq!(code(&load(&mut engine, &state, 3)), "refused");
    assert_eq!(code(&load(&mut engine, &json!(7), 2)), "refused");
    let listed = json!(state.as_object().unwrap().values().collect::<Vec<_>>());
    let refused = load(&mut engine, &listed, 2);
    assert_eq!((code(&refused), &refused["field"]), ("refused", &json!("state")), "a list is no position");
    assert_eq!(ask(&mut engine, json!({"op": "state"}))["state"], state, "a refused position replaces nothing");
}

#[test]
fn a_refusal_changes_nothing() {
    let mut engine = begun();
    let before = ask(&mut engine, json!({"op": "state"}));
    let record = ask(&mut engine, json!({"op": "record"}));
    assert_eq!(code(&play(&mut engine, 0, &["claim", "chip1"])), "refused");
    assert_eq!(code(&play(&mut engine, 0, &[])), "refused");
    play(&mut engine, 0, &["keep"]);
    for chance in [json!([]), json!([99]), json!([1, 2, 3])] {
        let card = ask(&mut engine, json!({"op": "ask", "seat": 1, "path": ["swap"]}))["options"][0]["token"].clone();
        let answer = ask(&mut engine, json!({"op": "play", "seat": 1, "path": ["swap", card], "chance": chance}));
        assert_eq!(code(&answer), "bad_request");
    }
    assert_eq!(ask(&mut engine, json!({"op": "undo", "to": 0}))["ok"], true);
    assert_eq!(ask(&mut engine, json!({"op": "state"})), before);
    assert_ne!(ask(&mut engine, json!({"op": "record"})), record, "what was taken back stays in the record");
}

/// Lines that are no request, or none that makes sense.
const BAD: [&str; 36] = [
    "",
    "hello",
    "{",
    "[]",
    "null",
    "7",
    "\"games\"",
    "{}",
    r#"{"op":null}"#,
    r#"{"op":"dance"}"#,
    r#"{"op":"games","x":1}"#,
    r#"{"op":"new"}"#,
    r#"{"op":"new","game":"chess","seats":2,"seed":1}"#,
    r#"{"op":"new","game":"toy","seats":-1,"seed":1}"#,
    r#"{"op":"new","game":"toy","seats":900,"seed":1}"#,
    r#"{"op":"new","game":"toy","seats":2,"seed":"xyz"}"#,
    r#"{"op":"new","game":"toy","seats":2,"seed":1.5}"#,
    r#"{"op":"new","game":"toy","seats":2,"seed":-1}"#,
    r#"{"op":"ask","seat":"0"}"#,
    r#"{"op":"ask","seat":9}"#,
    r#"{"op":"ask","seat":0,"path":"keep"}"#,
    r#"{"op":"ask","seat":0,"path":[1]}"#,
    r#"{"op":"ask","seat":0,"lang":"xx"}"#,
    r#"{"op":"paths","seat":0,"limit":-1}"#,
    r#"{"op":"play","seat":0}"#,
    r#"{"op":"play","seat":0,"path":["keep"],"chance":[-1]}"#,
    r#"{"op":"play","seat":0,"path":["keep"],"chance":"luck"}"#,
    r#"{"op":"undo"}"#,
    r#"{"op":"undo","to":99}"#,
    r#"{"op":"view","seat":8}"#,
    r#"{"op":"picture","seat":null}"#,
    r#"{"op":"picture","out":"x.png"}"#,
    r#"{"op":"picture","seat":null,"out":"x.png","board":7}"#,
    r#"{"op":"view"}"#,
    r#"{"op":"undo","to":0}"#,
    r#"{"op":"new","game":"toy","seats":2,"seed":1,"options":{"chips":"six"},"options":{"chips":"six"}}"#,
];

#[test]
fn a_bad_line_gets_an_answer_and_loses_nothing() {
    let mut engine = begun();
    let before = ask(&mut engine, json!({"op": "record"}));
    let deep = "[".repeat(100_000);
    for line in BAD.into_iter().chain([&*deep]) {
        let answer = engine.answer(line);
        assert_eq!(code(&answer), "bad_request", "{line}");
    }
    let answer = ask(&mut engine, json!({"op": "new", "game": "toy", "seats": 2, "seed": 1, "first": 2}));
    assert_eq!((code(&answer), &answer["field"]), ("refused", &json!("first")));
    for seats in [0, 1, 5, 255] {
        let answer = ask(&mut engine, json!({"op": "new", "game": "toy", "seats": seats, "seed": 1}));
        assert_eq!((code(&answer), &answer["field"]), ("refused", &json!("seats")));
    }
    for options in [json!({"x": 1}), json!({"chips": "eight"}), json!(["seven"]), json!([]), json!("seven"), json!(7)] {
        let answer = ask(&mut engine, json!({"op": "new", "game": "toy", "seats": 2, "seed": 1, "options": options}));
        assert_eq!((code(&answer), &answer["field"]), ("refused", &json!("options")), "{options}");
    }
    assert_eq!(ask(&mut engine, json!({"op": "record"})), before);
}

/// Where a field is to blame, it is named.
#[test]
fn a_slip_is_answered_with_its_field() {
    let mut engine = begun();
    play(&mut engine, 0, &["keep"]);
    for (field, slip) in [
        ("game", json!({"op": "new", "game": "chess", "seats": 2, "seed": 1})),
        ("seat", json!({"op": "ask", "seat": 9})),
        ("seat", json!({"op": "view", "seat": 2})),
        ("board", json!({"op": "picture", "seat": null, "out": "x.png", "board": 7})),
        ("chance", json!({"op": "play", "seat": 1, "path": ["keep"], "chance": [1, 2, 3]})),
        ("to", json!({"op": "undo", "to": 1})),
        ("to", json!({"op": "undo", "to": 2})),
    ] {
        let answer = ask(&mut engine, slip);
        assert_eq!((code(&answer), &answer["field"]), ("bad_request", &json!(field)), "{answer}");
        assert!(answer["reason"].as_str().unwrap().starts_with(field), "{answer}");
    }
    let answer = ask(&mut engine, json!({"op": "undo", "to": 1}));
    assert_eq!(answer["reason"], "to: 1 is not in the past; the table is at step 1");
}

#[test]
fn without_a_table_there_is_a_reason() {
    let mut engine = Engine::of(&GAMES);
    for op in ["state", "record", "standing"] {
        assert_eq!(code(&ask(&mut engine, json!({"op": op}))), "bad_request", "{op}");
    }
    assert_eq!(code(&ask(&mut engine, json!({"op": "view", "seat": null}))), "bad_request");
    assert_eq!(code(&play(&mut engine, 0, &["keep"])), "bad_request");
    assert_eq!(code(&ask(&mut engine, json!({"op": "picture", "seat": null, "out": "x.png"}))), "bad_request");
}

#[test]
fn the_program_answers_every_line_and_ends_with_its_input() {
    let mut engine = Command::new(env!("CARGO_BIN_EXE_guildhall"))
        .arg("engine")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let lines: [&[u8]; 5] = [b"nonsense\n", b"\xff\xfe\x00\n", b"\n", b"{\"op\":\"games\"}\r\n", b"{\"op\":\"state\"}"];
    engine.stdin.take().unwrap().write_all(&lines.concat()).unwrap();
    let output = engine.wait_with_output().unwrap();
    assert!(output.status.success());
    let answers: Vec<Value> =
        String::from_utf8(output.stdout).unwrap().lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    assert_eq!(
        answers.iter().map(|answer| answer["ok"] == true).collect::<Vec<_>>(),
        [false, false, false, true, false]
    );
}

//! Turns of Marco Polo II as the design tells them: a position for every panel, and what Anna answers.

use guildhall::games;
use guildhall::rules::{Dice, Seed, Table};
use serde_json::{Value, json};

use crate::Scene;

/// The starting contracts and the normal ones, in the order in which a saved position counts them.
const CONTRACTS: (usize, usize) = (7, 42);

/// Where there are dice, goods and posts to do everything with: the third round of three.
const MIDDLE: &str = include_str!("../positions/marco_polo/middle3.json");

/// A position of three in which Anna is in Xian with a character whose ability stays out of the way, changed by
/// `change`. Contracts that nobody has make the deck.
fn position(change: impl FnOnce(&mut Value)) -> Box<dyn Table> {
    let mut state: Value = serde_json::from_str(MIDDLE).expect("JSON");
    (state["table"]["awaiting"], state["table"]["start"], state["table"]["hourglass"]) = (json!(1), json!(0), json!(0));
    anna(&mut state, "character", json!("filippo_vitello"));
    anna(&mut state, "figures", json!(["xian"]));
    anna(&mut state, "posts", json!(["xian", "dunhuang", "baghdad"]));
    anna(&mut state, "seals", json!(["basic", null, null, null]));
    anna(&mut state, "active", json!(["red_15"]));
    dice(&mut state, &[2, 3, 5, 6]);
    stock(&mut state, 5, 2, [2, 1, 1, 3]);
    change(&mut state);
    let table = &state["table"];
    let lists =
        table["players"].as_array().expect("players").iter().flat_map(|one| [&one["active"], &one["fulfilled"]]);
    let used: Vec<Value> =
        lists.chain([&table["contracts"]]).flat_map(|list| list.as_array().expect("a list").clone()).collect();
    let (blue, red) = CONTRACTS;
    let left = (1..=red).map(|n| u8::from(!used.contains(&json!(format!("red_{n:02}")))));
    state["deck"] = std::iter::repeat_n(0, blue).chain(left).collect();
    load(state)
}

/// The position, with posts in the order of the map, as it is saved.
fn load(mut state: Value) -> Box<dyn Table> {
    let map = include_str!("../../assets/games/marco_polo/map.toml");
    for player in state["table"]["players"].as_array_mut().expect("players") {
        let place = |post: &Value| map.find(&format!("id = {post}\n")).expect("a city of the map");
        player["posts"].as_array_mut().expect("posts").sort_by_key(place);
    }
    let game = games::find("marco_polo").expect("registered");
    (game.load)(state).unwrap_or_else(|fault| panic!("{}: {}", fault.field, fault.why))
}

/// Before the first round: Anna picks first, as the last one in turn order.
fn before(kept: bool) -> Box<dyn Table> {
    let game = games::find("marco_polo").expect("registered");
    let mut state =
        (game.new)(&Value::Null, 3, None, &mut Dice::for_step(Seed::from_number(7), 0)).expect("three").save();
    let table = &mut state["table"];
    (table["start"], table["hourglass"], table["awaiting"]) = (json!(1), json!(1), json!(1));
    let mut table = load(state);
    if kept {
        for (seat, step) in [(0, 1), (2, 2), (1, 3)] {
            let asked = table.paths(guildhall::rules::Seat(seat), 1).0.remove(0);
            let chance = &mut Dice::for_step(Seed::from_number(7), step);
            table.play(guildhall::rules::Seat(seat), &asked, chance).expect("a character");
        }
    }
    table
}

/// Something that Anna has.
fn anna(state: &mut Value, field: &str, value: Value) {
    state["table"]["players"][0][field] = value;
}

/// What Anna's dice show; those that are not named lie in the money bag.
fn dice(state: &mut Value, values: &[u8]) {
    anna(state, "dice", json!(values));
    let placed = state["table"]["placed"].as_array_mut().expect("dice");
    placed.retain(|one| one["by"] != 0);
    placed.extend((values.len()..5).map(|_| json!({"by": 0, "dice": "d1", "space": "bag"})));
}

/// Anna's coins, camels, and wares: pepper, silk, gold and jade.
fn stock(state: &mut Value, coins: u16, camels: u16, wares: [u16; 4]) {
    anna(state, "stock", json!({"coins": coins, "camels": camels, "wares": wares}));
}

/// What a gain leaves open for Anna, in the middle of her turn.
fn due(state: &mut Value, due: Value) {
    anna(state, "due", json!([due]));
    acted(state);
}

/// Anna has done her action, with the die that is not left.
fn acted(state: &mut Value) {
    state["table"]["turn"]["acted"] = json!(true);
    let placed = state["table"]["placed"].as_array_mut().expect("dice");
    placed.last_mut().expect("a die of Anna's")["space"] = json!({"book": 0});
}

/// What the start of a round leaves open for Anna.
fn round_start(state: &mut Value, stage: &str, open: Value) {
    state["table"]["stage"] = json!(stage);
    anna(state, "due", json!([open]));
    let placed = state["table"]["placed"].as_array_mut().expect("dice");
    placed.retain(|one| one["by"].is_null());
    if stage == "bonuses" {
        (0..3).for_each(|seat| state["table"]["players"][seat]["dice"] = json!([]));
    } else {
        anna(state, "dice", json!([1, 2, 2, 3, 3]));
    }
}

fn scene(title: &'static str, answers: &'static [&'static str], change: impl FnOnce(&mut Value)) -> Scene {
    Scene { title, table: position(change), answers }
}

/// The design's turns, and what else a turn may ask.
pub fn scenes() -> Vec<Scene> {
    [first(), actions(), travels(), bonus_actions(), gains()].into_iter().flatten().collect()
}

/// Before the first round, and at the start of others.
fn first() -> Vec<Scene> {
    vec![
        Scene { title: "5.0 picking a character", table: before(false), answers: &["abha_basu"] },
        Scene { title: "5.0 keeping a goal card", table: before(true), answers: &["goal_04"] },
        scene("5.0 a low roll", &["2"], |state| {
            round_start(state, "rolled", json!({"compensation": {"missing": 4}}));
        }),
        scene("5.0 a pair of dice", &["pair"], |state| {
            anna(state, "character", json!("isabella_donati"));
            round_start(state, "rolled", json!({"pair": {"value": 3}}));
        }),
        scene("5.0 a bonus twice", &["lhasa"], |state| {
            anna(state, "character", json!("mailin_and_tian_chin"));
            anna(state, "figures", json!(["xian", "lhasa"]));
            anna(state, "posts", json!(["xian", "dunhuang", "lhasa"]));
            anna(state, "seals", json!(["improved", null, null, null]));
            round_start(state, "bonuses", json!("twice"));
            let token = |place: &str, gain: Value| json!({"gain": {"gain": gain, "from": {"token": place}}});
            let lhasa = token("lhasa", json!({"coins": 3, "camels": 1}));
            let dunhuang = token("dunhuang", json!({"camels": 3}));
            anna(state, "due", json!([lhasa, dunhuang, "twice"]));
        }),
        scene("5.0 another city bonus", &["hormuz"], |state| {
            anna(state, "posts", json!(["kashgar"]));
            round_start(state, "bonuses", json!({"copy": {"from": {"token": "kashgar"}}}));
        }),
    ]
}

/// Normal actions but for travel.
fn actions() -> Vec<Scene> {
    let full = |state: &mut Value| anna(state, "active", json!(["red_15", "red_06"]));
    vec![
        scene("5.1 an offer of a book", &["book", "book-1-3", "d3"], |_| {}),
        scene("5.1 a book that is occupied", &["book", "book-2-2", "d3"], |state| {
            let placed = state["table"]["placed"].as_array_mut().expect("dice");
            placed.push(json!({"by": 1, "dice": "d5", "space": {"book": 1}}));
            state["table"]["players"][1]["dice"] = json!([1, 1, 3, 6]);
        }),
        scene("5.1 the Khan's favour", &["khan", "d3"], |_| {}),
        scene("5.1 a guild seal", &["seal", "tailors", "dice-d3-d5"], |_| {}),
        scene("5.1 two contracts without room", &["contracts", "red_05+red_14", "d2", "red_06"], full),
        scene("5.1 one contract without room", &["contracts", "red_14", "d2", "red_06"], full),
        scene("5.1 a special city", &["city", "d2"], |_| {}),
        scene(
            "5.1 a city card several times",
            &["card", "card-two_kinds_to_points", "d3", "3", "goods-3-2-1"],
            |state| {
                state["table"]["cards"][0] = json!("two_kinds_to_points");
                stock(state, 5, 2, [4, 3, 2, 0]);
            },
        ),
        scene(
            "5.1 a city card with two sides",
            &["card", "card-exchange_points_coins", "d3", "option-2", "2"],
            |state| {
                state["table"]["cards"][0] = json!("exchange_points_coins");
                state["table"]["cards"][4] = json!("contracts_by_die");
            },
        ),
    ]
}

/// Journeys.
fn travels() -> Vec<Scene> {
    vec![
        scene("5.2 travel with seals and jade", &["travel", "jaipur", "middle-d3-d5"], |_| {}),
        scene("5.2 travel by one of several routes", &["travel", "pagan", "middle-d5-d6", "sichuan-pagan"], |state| {
            stock(state, 20, 9, [2, 1, 1, 3]);
        }),
        scene("5.2 travel with an extra post", &["travel", "jaipur", "upper-d3-d5-d6", "pagan"], |state| {
            stock(state, 20, 9, [2, 1, 1, 3]);
        }),
        scene("5.2 travel with jade by wish", &["travel", "yangzhou", "lower-d2", "jade-2-0"], |state| {
            state["table"]["turn"]["asks"] = json!(true);
        }),
        scene(
            "5.2 travel with two figures",
            &["travel", "kashgar", "middle-d3-d5", "via-oasis_turpan-kashgar", "xanadu"],
            |state| {
                anna(state, "character", json!("mailin_and_tian_chin"));
                anna(state, "figures", json!(["dunhuang", "beijing"]));
                stock(state, 20, 9, [2, 1, 1, 3]);
            },
        ),
        scene("5.2 travel without a price of the ways", &["travel", "fuzhou", "lower-d2"], |state| {
            anna(state, "character", json!("gantulga_od"));
            state["table"]["players"][1]["character"] = json!("isabella_donati");
        }),
    ]
}

/// Bonus actions and the end.
fn bonus_actions() -> Vec<Scene> {
    vec![
        scene("5.3 fulfilling a contract", &["fulfil"], |state| {
            anna(state, "active", json!(["red_15"]));
            stock(state, 5, 5, [4, 4, 4, 3]);
        }),
        scene("5.3 improving a seal", &["improve", "tailors"], |state| {
            anna(state, "seals", json!(["basic", null, "basic", null]));
            stock(state, 9, 4, [2, 2, 1, 0]);
        }),
        scene("5.3 the money bag", &["bag", "d2", "option-3"], |_| {}),
        scene("5.3 a reroll", &["reroll", "d2"], |_| {}),
        scene("5.3 a change", &["change", "d2", "up"], |_| {}),
        scene("5.3 a black die", &["black"], |_| {}),
        scene("5.3 an open black die", &["black", "b4"], |state| {
            state["table"]["options"]["black_dice"] = json!("open");
            state["table"]["black"] = json!([1, 3, 4, 4, 6]);
        }),
        scene("5.3 paying with jade by wish", &["jade"], |_| {}),
        scene("5.3 the end of a turn", &["end"], acted),
    ]
}

/// What gains ask.
fn gains() -> Vec<Scene> {
    let post = |place: &str| json!({"post": place});
    vec![
        scene("5.4 a contract of a post", &["red_11"], |state| {
            anna(state, "posts", json!(["xian", "jaipur"]));
            due(state, json!({"offered": {"place": "jaipur"}}));
        }),
        scene("5.4 a contract of a post without room", &["red_11", "red_06"], |state| {
            anna(state, "posts", json!(["xian", "jaipur"]));
            anna(state, "active", json!(["red_15", "red_06"]));
            due(state, json!({"offered": {"place": "jaipur"}}));
        }),
        scene("5.4 goods of choice", &["goods-1-0-1"], |state| {
            due(state, json!({"any_goods": {"count": 2, "from": post("pagan")}}));
        }),
        scene("5.4 a move", &["yangzhou"], |state| {
            due(state, json!({"move": {"steps": 1, "from": post("kabul")}}));
        }),
        scene("5.4 oases", &["2"], |state| {
            anna(state, "character", json!("mongke_khan"));
            state["table"]["players"][2]["character"] = json!("filippo_vitello");
            due(state, json!({"oases": {"count": 3}}));
        }),
        scene("5.4 a guild seal for a die", &["spicers"], |state| {
            due(state, json!({"seal": {"die": 3, "from": {"card": "seal_for_one_die"}}}));
        }),
        scene("5.4 own city bonuses", &["baghdad+lhasa"], |state| {
            anna(state, "posts", json!(["xian", "dunhuang", "baghdad", "lhasa"]));
            due(state, json!({"own_tokens": {"count": 2, "from": {"card": "own_city_bonus"}}}));
        }),
        scene("5.4 a kept outpost tile", &["outpost"], |state| anna(state, "kept", json!(["gold"]))),
        scene("5.4 a post that moves", &["xanadu"], |state| {
            let all = ["xian", "yangzhou", "karakorum", "kabul", "xanadu", "fuzhou", "kashgar", "quilon", "baghdad"];
            let all: Vec<&str> = all.into_iter().chain(["dunhuang", "lhasa"]).collect();
            anna(state, "posts", json!(all));
            anna(state, "figures", json!(["pagan"]));
            due(state, json!({"post": {"place": "pagan", "bonus": true}}));
        }),
    ]
}

//! A round of The Golden City as the design tells it: a position for every panel, and what Anna answers.

use guildhall::games;
use guildhall::rules::{Dice, Seed, Table};
use serde_json::{Value, json};

use crate::Scene;

/// The kinds of terrain cards in the order in which a saved position counts them.
const LANDS: [&str; 5] = ["coast", "forest", "meadow", "mountain", "desert"];
/// The goods cards in the order in which a saved position counts them, and how many there are.
const GOODS: [(&str, u8); 6] = [
    ("wine-pottery", 2),
    ("wine-cloth", 1),
    ("wine-spice", 1),
    ("pottery-cloth", 1),
    ("pottery-spice", 1),
    ("cloth-spice", 2),
];
const BONUS: [&str; 8] = [
    "bonus-goods",
    "bonus-coins",
    "bonus-city",
    "bonus-river",
    "bonus-forest",
    "bonus-meadow",
    "bonus-mountain",
    "bonus-desert",
];

/// Places that bring a terrain card.
const BRING_A_CARD: [&str; 6] =
    ["harbour-mountain-2", "harbour-meadow-2", "harbour-forest-2", "harbour-desert-2", "meadow-b", "desert-b"];

/// A position in round 4, in which everybody has built a little, changed by `change`. All that is not somewhere else lies
/// on its pile.
fn position(seats: u8, change: impl FnOnce(&mut Value)) -> Box<dyn Table> {
    let game = games::find("golden_city").expect("registered");
    let fresh =
        (game.new)(&Value::Null, seats, None, &mut Dice::for_step(Seed::from_number(7), 0)).expect("they can play");
    let mut state = fresh.save();
    (state["used"], state["phase"]) = (json!([1, 2, 3, 0]), json!("build"));
    (state["start"], state["turn"], state["pairs"]) = (json!(0), json!(0), json!([]));
    state["goods"] = json!(["wine-cloth", "pottery-spice", "wine-pottery"]);
    let built = [
        (json!(["harbour-desert-4", "desert-s"]), 3),
        (json!(["harbour-forest-3", "harbour-forest-4"]), 5),
        (json!(["harbour-meadow-3", "harbour-meadow-4"]), 5),
        (json!(["harbour-mountain-1", "harbour-desert-1"]), 7),
    ];
    for (player, (houses, coins)) in state["players"].as_array_mut().expect("players").iter_mut().zip(built) {
        (player["hand"], player["houses"], player["coins"]) = (json!(["forest", "mountain"]), houses, json!(coins));
    }
    change(&mut state);
    gather(&mut state);
    for player in state["players"].as_array_mut().expect("players") {
        as_saved(player["houses"].as_array_mut().expect("houses"));
    }
    (game.load)(state).unwrap_or_else(|fault| panic!("{}: {}", fault.field, fault.why))
}

/// Puts houses in the order of the board, as a position is saved.
fn as_saved(houses: &mut [Value]) {
    let board: toml::Table = include_str!("../../assets/games/golden_city/board.toml").parse().expect("a table");
    let places = board["place"].as_array().expect("places");
    let order: Vec<String> = places
        .iter()
        .map(|place| {
            let word = |field: &str| place[field].as_str().expect("a word");
            let kind = if word("kind") == "suburb" { String::new() } else { format!("{}-", word("kind")) };
            let mark =
                place.get("mark").and_then(toml::Value::as_str).map_or_else(String::new, |mark| format!("-{mark}"));
            format!("{kind}{}{mark}", word("terrain"))
        })
        .collect();
    houses.sort_by_key(|house| order.iter().position(|place| house == place).expect("a place of the board"));
}

/// How often a word stands in a list of some objects.
fn held(objects: &Value, field: &str, word: &str) -> u8 {
    let lists = objects.as_array().into_iter().flatten().filter_map(|one| one[field].as_array());
    lists.flatten().filter(|held| *held == word).count() as u8
}

fn len(list: &Value) -> usize {
    list.as_array().map_or(0, Vec::len)
}

/// How many cards have been played or thrown away, and how many of them lie on the discards: all of them, until the draw
/// pile is used up for the first time; after that some.
fn discards(state: &Value) -> usize {
    let players = state["players"].as_array().expect("players");
    let rounds = len(&state["used"]);
    let taken = rounds - usize::from(state["phase"] == "bid");
    let brought = |player: &Value| {
        BRING_A_CARD.iter().filter(|place| player["houses"].as_array().expect("houses").contains(&json!(place))).count()
    };
    let left = players.iter().map(|player| 2 + 2 * taken + brought(player) - len(&player["hand"])).sum::<usize>();
    let drawn = players.len() * (2 + 2 * rounds) + players.iter().map(brought).sum::<usize>();
    if drawn <= 50 { left } else { 12 }
}

/// Puts everything that nobody has on its pile.
fn gather(state: &mut Value) {
    let of = |state: &Value, at: usize| {
        10 - held(&state["players"], "hand", LANDS[at]) - held(&state["pairs"], "cards", LANDS[at])
    };
    let mut discarded = [0u8; 5];
    let kinds = (0..LANDS.len()).cycle();
    let mut left = discards(state);
    for at in kinds {
        if left == 0 {
            break;
        }
        if discarded[at] < of(state, at) {
            (discarded[at], left) = (discarded[at] + 1, left - 1);
        }
    }
    state["discard"] = json!(discarded);
    let draw: Vec<u8> = (0..LANDS.len()).map(|at| of(state, at) - discarded[at]).collect();
    let open = json!([{ "goods": state["goods"] }]);
    let good = |(card, all): &(&str, u8)| all - held(&state["players"], "goods", card) - held(&open, "goods", card);
    let pile: Vec<u8> = GOODS.iter().map(good).collect();
    let free = |card: &&&str| held(&state["players"], "bonus", card) == 0;
    let bonus: Vec<&str> = BONUS.iter().filter(free).copied().collect();
    let keys: u64 = state["players"].as_array().into_iter().flatten().filter_map(|one| one["keys"].as_u64()).sum();
    (state["draw"], state["goods_pile"], state["bonus"], state["keys"]) =
        (json!(draw), json!(pile), json!(bonus), json!(6 - keys));
}

fn scene(title: &'static str, answers: &'static [&'static str], change: impl FnOnce(&mut Value)) -> Scene {
    Scene { title, table: position(4, change), answers }
}

/// The bidding of the design: Béla and Cecylia have a hand on a pair each, and Anna is next.
fn bidding(state: &mut Value) {
    (state["phase"], state["start"]) = (json!("bid"), json!(1));
    state["pairs"] = json!([
        { "cards": ["forest", "desert"], "hand": 3 },
        { "cards": ["coast", "coast"], "hand": null },
        { "cards": ["coast", "meadow"], "hand": 1 },
        { "cards": ["mountain", "mountain"], "hand": 2 },
    ]);
}

/// Anna's cards of the design; her houses are a harbour, and a suburb from which roads lead on.
fn building(state: &mut Value) {
    let anna = &mut state["players"][0];
    anna["hand"] = json!(["coast", "coast", "coast", "forest", "forest", "meadow", "desert"]);
}

/// A reward is to be chosen for the house that Anna has just built.
fn reward(state: &mut Value, phase: &str) {
    building(state);
    (state["phase"], state["built"]) = (json!(phase), json!(1));
    state["players"][0]["hand"] = json!(["coast", "forest", "desert"]);
}

/// A goods card is to be chosen for the suburb that Anna has just built.
fn good(state: &mut Value) {
    reward(state, "good");
    state["players"][0]["houses"] = json!(["harbour-desert-4", "desert-s", "mountain-a"]);
}

/// Dorota, the last of the round, is Anna's seat here: the round ends with her turn.
fn last_of_the_round(state: &mut Value) {
    building(state);
    state["players"][0]["hand"] = json!(["coast", "forest", "desert"]);
    (state["start"], state["built"]) = (json!(1), json!(1));
    let mine = json!(["harbour-mountain-4", "mountain-s", "mountain-d"]);
    (state["players"][0]["houses"], state["players"][0]["goods"]) = (mine, json!(["wine-spice"]));
    state["players"][1]["houses"] = json!(["harbour-meadow-1", "meadow-a", "meadow-b"]);
    state["players"][1]["goods"] = json!(["wine-pottery"]);
}

/// The design's round, and what else a turn may ask.
pub fn scenes() -> Vec<Scene> {
    vec![
        scene("4.1 bidding", &["pair-3"], bidding),
        scene("4.1 bidding again", &["pair-2"], |state| {
            bidding(state);
            // Anna has displaced Cecylia, and Cecylia Anna.
            state["displaced"] = json!(2);
            (state["players"][0]["coins"], state["players"][2]["coins"]) = (json!(2), json!(3));
        }),
        scene("4.2 a house in the city", &["outer-desert-2", "2coast-1desert"], building),
        scene("4.2 a second house", &["harbour-mountain-2"], |state| {
            building(state);
            (state["built"], state["players"][0]["hand"]) = (json!(1), json!(["coast", "coast", "forest", "meadow"]));
        }),
        scene("4.2 the end of a turn with too many cards", &["pass"], |state| {
            building(state);
            state["built"] = json!(1);
        }),
        scene("4.2 no house that the cards allow", &["pass"], |state| {
            building(state);
            state["players"][0]["hand"] = json!(["forest", "meadow", "mountain"]);
        }),
        scene("4.2 an open goods card", &["pottery-spice"], good),
        scene("4.2 the top of the goods pile", &["pile"], good),
        scene("4.2 a fifth goods card", &["wine-spice"], |state| {
            reward(state, "return");
            state["used"] = json!([0, 1, 2, 3, 4, 5, 7, 8, 6]);
            state["players"][0]["houses"] = json!([
                "harbour-desert-4",
                "desert-s",
                "mountain-a",
                "harbour-mountain-3",
                "mountain-d",
                "harbour-desert-3",
                "desert-d",
                "harbour-meadow-1",
                "meadow-a",
                "harbour-forest-1",
                "forest-a",
            ]);
            state["players"][0]["goods"] =
                json!(["wine-spice", "cloth-spice", "pottery-cloth", "cloth-spice", "wine-pottery"]);
        }),
        scene("4.2 a bonus card", &["bonus-river"], |state| {
            reward(state, "bonus");
            state["players"][0]["houses"] = json!(["harbour-desert-4", "desert-s", "harbour-desert-2", "desert-c"]);
            let bela = &mut state["players"][1];
            (bela["bonus"], bela["coins"]) = (json!(["bonus-city"]), json!(4));
            bela["houses"] = json!(["harbour-forest-3", "harbour-forest-2", "forest-c"]);
        }),
        scene("4.2 the surplus over five", &["coast+meadow"], |state| {
            building(state);
            state["phase"] = json!("discard");
        }),
        scene("4.2 the end of a round", &["pass"], last_of_the_round),
        scene("6.7 the end of the game", &["pass"], |state| {
            last_of_the_round(state);
            state["used"] = json!([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 14, 15, 13]);
        }),
    ]
}

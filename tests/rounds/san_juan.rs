//! San Juan's round as the design tells it: a position for every panel, and what Anna answers.

use guildhall::games;
use guildhall::rules::{Dice, Seed, Table};
use serde_json::{Value, json};

use crate::Scene;

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
    let fresh =
        (game.new)(&Value::Null, 3, None, &mut Dice::for_step(Seed::from_number(7), 0)).expect("three can play");
    let all = cards(&fresh.save());
    let mut state = fresh.save();
    // Late enough for anything to have been built.
    let now = [("round", json!(9)), ("governor", json!(0)), ("picker", json!(0)), ("awaiting", json!(1))];
    for (key, value) in now {
        state[key] = value;
    }
    change(&mut state);
    let used = cards(&state);
    for (at, count) in state["draw"].as_array_mut().expect("a pile").iter_mut().enumerate() {
        *count = json!(count.as_i64().unwrap_or_default() + all[at] - used[at]);
    }
    // As they are saved.
    for player in state["players"].as_array_mut().expect("players") {
        for pile in ["hand", "drawn"] {
            let place = |card: &Value| KINDS.iter().position(|kind| card == kind).expect("a card");
            player[pile].as_array_mut().expect("cards").sort_by_key(place);
        }
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

/// Anna has drawn as Councillor; the others have already chosen.
fn drawn(state: &mut Value) {
    phase(state, "councillor", 3);
    for (seat, cards) in [(1, ["well", "statue"]), (2, ["archive", "tower"])] {
        state["players"][seat]["drawn"] = json!(cards);
        state["players"][seat]["answer"] = json!({ "keep": [cards[0]] });
    }
    state["players"][0]["drawn"] = json!(["aqueduct", "poor_house", "palace", "crane", "silver_smelter"]);
}

/// The design's round.
pub fn scenes() -> Vec<Scene> {
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
                builds(state, &["indigo_plant+tower", "crane", "quarry", "black_market"]);
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

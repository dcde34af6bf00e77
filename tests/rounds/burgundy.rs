//! Turns of The Castles of Burgundy as the design tells them: a position for every panel, and what Anna answers.

use guildhall::games;
use guildhall::rules::{Dice, Seed, Table};
use serde_json::{Value, json};

use crate::Scene;

/// The colours of goods in the order in which a saved position counts them.
const GOODS: [&str; 6] = ["turquoise", "purple", "pink", "red", "brown", "orange"];

/// A position of three with Anna to move, dice 3 and 5, 1 worker and 1 silver, changed by `change`. Depots and stores
/// are empty before it; goods come from those unseen.
fn position(options: &Value, change: impl FnOnce(&mut Value)) -> Box<dyn Table> {
    let game = games::find("burgundy").expect("registered");
    let fresh = (game.new)(options, 3, None, &mut Dice::for_step(Seed::from_number(7), 0)).expect("three can play");
    let mut state = fresh.save();
    for pile in state["piles"].as_array_mut().expect("piles").iter_mut() {
        *pile = json!(vec![0; 49]);
    }
    state["dark"] = json!(vec![0; 49]);
    state["order"] = json!([0, 1, 2]);
    for depot in 1..=6 {
        lay(&mut state, depot, &[]);
        wares(&mut state, depot, &[]);
    }
    lay(&mut state, 0, &[]);
    let players = state["players"].as_array_mut().expect("players");
    for player in players.iter_mut() {
        player["goods"] = json!([0, 0, 0, 0, 0, 0]);
    }
    (players[0]["dice"], players[0]["workers"]) = (json!([3, 5]), json!(1));
    if state["stage"] == "turns" {
        state["awaiting"] = json!(1);
    }
    change(&mut state);
    let unseen: Vec<i64> = (0..GOODS.len()).map(|at| 7 - seen(&state, at)).collect();
    state["unseen"] = json!(unseen);
    (game.load)(state).unwrap_or_else(|fault| panic!("{}: {}", fault.field, fault.why))
}

/// How many goods of a colour lie somewhere.
fn seen(state: &Value, colour: usize) -> i64 {
    let each = |list: &Value, field: &str| -> i64 {
        list.as_array().into_iter().flatten().filter_map(|one| one[field][colour].as_i64()).sum()
    };
    let coming = state["coming"].as_array().into_iter().flatten().filter(|good| *good == GOODS[colour]).count();
    each(&state["depots"], "goods") + each(&state["players"], "goods") + each(&state["players"], "sold") + coming as i64
}

/// Puts tiles into a depot; 0 is the black one.
fn lay(state: &mut Value, depot: usize, tiles: &[&str]) {
    let (places, spaces) = match depot {
        0 => (&mut state["black"], 8),
        _ => (&mut state["depots"][depot - 1]["tiles"], 4),
    };
    *places = (0..spaces).map(|at| json!(tiles.get(at))).collect();
}

fn goods(these: &[(&str, u8)]) -> Value {
    GOODS.iter().map(|good| json!(these.iter().find(|(name, _)| name == good).map_or(0, |(_, count)| *count))).collect()
}

/// Puts goods on a depot.
fn wares(state: &mut Value, depot: usize, these: &[(&str, u8)]) {
    state["depots"][depot - 1]["goods"] = goods(these);
}

/// What Anna has in store.
fn stores(state: &mut Value, tiles: &[&str], these: &[(&str, u8)]) {
    state["players"][0]["storage"] = (0..3).map(|at| json!(tiles.get(at))).collect();
    state["players"][0]["goods"] = goods(these);
}

/// Anna has placed more tiles.
fn placed(state: &mut Value, tiles: &[(&str, &str)]) {
    for (space, tile) in tiles {
        state["players"][0]["cover"][*space] = json!(tile);
    }
}

/// A chain that began with a die: Anna placed these tiles on these spaces, and the last one asks for something.
fn chain(state: &mut Value, die: u8, tiles: &[(&str, &str)], open: Value) {
    placed(state, tiles);
    state["pending"] = open;
    state["chain"] = json!({"die": die, "tiles": tiles.iter().map(|(_, tile)| *tile).collect::<Vec<_>>()});
    state["players"][0]["dice"] = json!([die, 2]);
    state["players"][0]["used"] = json!([true, false]);
}

/// All dice of the last round of a phase are used.
fn last_turn(state: &mut Value) {
    (state["round"], state["done"]) = (json!(5), json!(6));
    state["coming"] = json!([null, null, null, null, null]);
    for player in state["players"].as_array_mut().expect("players") {
        player["used"] = json!([true, true]);
    }
}

/// The depots of the design's round.
fn depots(state: &mut Value) {
    lay(state, 1, &["church", "ship", "k2", "cow4"]);
    lay(state, 2, &["k13", "castle", "market"]);
    lay(state, 3, &["sheep3", "bank", "ship"]);
    lay(state, 4, &["ship", "church", "cow4"]);
    lay(state, 5, &["mine", "k24", "boarding_house"]);
    lay(state, 6, &["town_hall", "chicken2", "castle"]);
    lay(state, 0, &["k15", "watchtower", "ship", "pig3", "mine", "carpenter"]);
}

fn scene(title: &'static str, answers: &'static [&'static str], change: impl FnOnce(&mut Value)) -> Scene {
    Scene { title, table: position(&Value::Null, change), answers }
}

fn variant(title: &'static str, estates: &str, answers: &'static [&'static str]) -> Scene {
    let table = position(&json!({"estates": estates}), |state| {
        if estates == "open" {
            state["awaiting"] = json!(1);
        }
        (state["players"][0]["board"], state["players"][1]["board"], state["players"][2]["board"]) =
            (json!(4), json!(0), json!(1));
    });
    Scene { title, table, answers }
}

/// The design's turns, and what else a turn may ask.
pub fn scenes() -> Vec<Scene> {
    let start = |state: &mut Value| {
        depots(state);
        stores(state, &["bank", "ship"], &[("pink", 2), ("red", 1)]);
    };
    vec![
        scene("3.1 placing a tile", &["place.3", "bank", "c3"], start),
        scene("3.2 taking a tile", &["take.3", "k13-2"], start),
        scene("3.2 taking a tile with full storage", &["take.5", "k24-5", "mine"], |state| {
            depots(state);
            stores(state, &["bank", "ship", "mine"], &[]);
        }),
        scene("3.2 selling goods", &["sell.5", "red"], |state| {
            depots(state);
            stores(state, &[], &[("pink", 2), ("red", 1), ("orange", 3)]);
            placed(state, &[("c4", "k4")]);
        }),
        scene("3.2 buying a tile", &["buy", "k15-black"], |state| {
            start(state);
            state["players"][0]["silver"] = json!(3);
        }),
        scene("3.2 buying a tile with Knowledge 6", &["buy", "castle-2"], |state| {
            start(state);
            state["players"][0]["silver"] = json!(3);
            placed(state, &[("c4", "k6")]);
        }),
        scene("3.3 loading a ship", &["4"], |state| {
            depots(state);
            stores(state, &[], &[("pink", 2), ("red", 1)]);
            [(3, "pink"), (4, "brown")].into_iter().for_each(|(depot, good)| wares(state, depot, &[(good, 1)]));
            chain(state, 5, &[("d5", "ship")], json!("ship"));
        }),
        scene("3.3 loading a ship from two depots", &["3", "4", "brown"], |state| {
            stores(state, &[], &[("pink", 2), ("red", 1)]);
            placed(state, &[("c4", "k5")]);
            wares(state, 3, &[("pink", 1), ("orange", 2), ("turquoise", 1)]);
            wares(state, 4, &[("brown", 1)]);
            chain(state, 5, &[("d5", "ship")], json!("ship"));
        }),
        scene("3.4 a castle's action", &["place", "k14", "c4"], |state| {
            depots(state);
            stores(state, &["k14", "ship"], &[("pink", 2)]);
            chain(state, 6, &[("b3", "castle")], json!("castle"));
        }),
        scene("3.4 a chain of castle and church", &["castle-6"], |state| {
            depots(state);
            chain(state, 6, &[("b3", "castle"), ("c3", "church")], json!({"building": "church"}));
        }),
        scene("3.4 a town hall", &["cow4", "b2"], |state| {
            stores(state, &["cow4", "ship"], &[]);
            placed(state, &[("b1", "cow3"), ("c2", "cow2")]);
            chain(state, 3, &[("c3", "town_hall")], json!({"building": "town_hall"}));
        }),
        scene("3.4 a watchtower that completes a city", &["place.6", "watchtower", "f1"], |state| {
            stores(state, &["watchtower", "ship"], &[]);
            placed(state, &[("e3", "mine"), ("e2", "bank"), ("e1", "market")]);
            state["players"][0]["dice"] = json!([6, 4]);
        }),
        scene("3.4 a warehouse", &["orange"], |state| {
            stores(state, &[], &[("pink", 2), ("orange", 3)]);
            placed(state, &[("c4", "k3")]);
            chain(state, 3, &[("c3", "warehouse")], json!({"building": "warehouse"}));
        }),
        scene("3.4 taking workers with Knowledge 13 and 14", &["5"], |state| {
            placed(state, &[("c4", "k13"), ("b4", "k14")]);
        }),
        scene("3.6 the last turn of a phase", &["end"], |state| {
            placed(state, &[("e3", "mine"), ("c4", "k2")]);
            last_turn(state);
        }),
        scene("6.7 the last turn of the game", &["end"], |state| {
            stores(state, &["ship"], &[("pink", 2)]);
            placed(state, &[("c3", "bank"), ("c4", "k22"), ("d5", "ship")]);
            last_turn(state);
            (state["phase"], state["players"][0]["workers"]) = (json!("E"), json!(5));
        }),
        scene("3.6 the end of a turn", &["end"], |state| {
            start(state);
            state["players"][0]["silver"] = json!(2);
            state["players"][0]["used"] = json!([true, true]);
        }),
        variant("an estate in secret", "secret", &["7", "a3"]),
        variant("an estate chosen openly", "open", &["6", "g4"]),
    ]
}

//! Turns of The Castles of Burgundy as the design tells them: a position for every panel, and what Anna answers.

use guildhall::games;
use guildhall::rules::{Dice, Seed, Table};
use serde_json::{Value, json};

use crate::Scene;

/// The colours of goods in the order in which a saved position counts them.
const GOODS: [&str; 6] = ["turquoise", "purple", "pink", "red", "brown", "orange"];

/// The faces of tiles in the order in which a saved position counts them; those of knowledge follow by number.
const FACES: [&str; 23] = [
    "warehouse",
    "carpenter",
    "church",
    "market",
    "boarding_house",
    "bank",
    "town_hall",
    "watchtower",
    "cow2",
    "cow3",
    "cow4",
    "sheep2",
    "sheep3",
    "sheep4",
    "pig2",
    "pig3",
    "pig4",
    "chicken2",
    "chicken3",
    "chicken4",
    "ship",
    "castle",
    "mine",
];

/// A position of three in round 5, with Anna to move, dice 3 and 5, 1 worker and 1 silver, changed by `change`. Depots
/// and stores are empty before it; what it leaves open is made such that it can have come from play.
fn position(change: impl FnOnce(&mut Value)) -> Box<dyn Table> {
    let mut state = fresh(&Value::Null);
    let stock = Stock::of(&state);
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
    (state["awaiting"], state["white"]) = (json!(1), json!(6));
    (state["round"], state["coming"]) = (json!(5), json!([null, null, null, null, null]));
    change(&mut state);
    stock.pile(&mut state);
    spread(&mut state);
    load(state)
}

fn fresh(options: &Value) -> Value {
    let game = games::find("burgundy").expect("registered");
    (game.new)(options, 3, None, &mut Dice::for_step(Seed::from_number(7), 0)).expect("three can play").save()
}

fn load(state: Value) -> Box<dyn Table> {
    let game = games::find("burgundy").expect("registered");
    (game.load)(state).unwrap_or_else(|fault| panic!("{}: {}", fault.field, fault.why))
}

/// How many tiles of each face there are, by back.
struct Stock {
    own: Vec<i64>,
    black: Vec<i64>,
}

fn face(tile: &str) -> usize {
    let known = FACES.iter().position(|face| *face == tile);
    known.unwrap_or_else(|| FACES.len() - 1 + tile[1..].parse::<usize>().expect("a knowledge tile"))
}

/// The faces of all tiles in these lists and maps.
fn faces(places: &Value) -> Vec<usize> {
    match places {
        Value::String(tile) => vec![face(tile)],
        Value::Array(list) => list.iter().flat_map(faces).collect(),
        Value::Object(map) => map.values().flat_map(faces).collect(),
        _ => Vec::new(),
    }
}

fn in_depots(state: &Value) -> Vec<usize> {
    state["depots"].as_array().into_iter().flatten().flat_map(|depot| faces(&depot["tiles"])).collect()
}

fn counts(pile: &Value) -> impl Iterator<Item = i64> + '_ {
    pile.as_array().into_iter().flatten().filter_map(Value::as_i64)
}

impl Stock {
    /// Everything that a fresh game has, with the castle of each of its three players.
    fn of(fresh: &Value) -> Stock {
        let mut own = vec![0; FACES.len() + 26];
        for pile in fresh["piles"].as_array().expect("piles") {
            own.iter_mut().zip(counts(pile)).for_each(|(sum, count)| *sum += count);
        }
        in_depots(fresh).into_iter().for_each(|face| own[face] += 1);
        own[face("castle")] += 3;
        let mut black: Vec<i64> = counts(&fresh["dark"]).collect();
        faces(&fresh["black"]).into_iter().for_each(|face| black[face] += 1);
        Stock { own, black }
    }

    /// Fills the piles with tiles that lie nowhere, up to what the phases to come take.
    fn pile(mut self, state: &mut Value) {
        let (sizes, dark) = match state["phase"].as_str() {
            Some("E") => ([10, 5, 5, 5, 3, 3], 10),
            _ => ([34, 17, 17, 17, 9, 9], 34),
        };
        in_depots(state).into_iter().for_each(|face| self.own[face] -= 1);
        faces(&state["black"]).into_iter().for_each(|face| self.black[face] -= 1);
        for player in state["players"].as_array().expect("players") {
            for face in faces(&player["storage"]).into_iter().chain(faces(&player["cover"])) {
                let (own, size) =
                    colours().into_iter().zip(sizes).find(|(faces, _)| faces.contains(&face)).expect("a colour");
                let is_own = self.own[face] > 0 && self.own[own].iter().sum::<i64>() > size;
                let back = if is_own { &mut self.own } else { &mut self.black };
                back[face] -= 1;
            }
        }
        let piles = colours().into_iter().zip(sizes).map(|(faces, size)| some(&self.own, faces, size));
        (state["piles"], state["dark"]) = (piles.collect(), some(&self.black, 0..FACES.len() + 26, dark));
    }
}

/// The faces of each colour, in the order of the piles.
fn colours() -> [std::ops::Range<usize>; 6] {
    [0..8, 8..20, 20..21, FACES.len()..FACES.len() + 26, 21..22, 22..23]
}

/// So many of these faces, the first ones first.
fn some(of: &[i64], faces: std::ops::Range<usize>, mut size: i64) -> Value {
    let mut pile = vec![0; of.len()];
    for face in faces {
        pile[face] = of[face].min(size);
        size -= pile[face];
    }
    assert_eq!(size, 0, "tiles are missing");
    json!(pile)
}

/// Everybody had three goods, and sold those that are not in store; what else has come lies in depot 6. Sales scored.
fn spread(state: &mut Value) {
    let phases = if state["phase"] == "E" { 5 } else { 1 };
    let unseen = 42 - 9 - 5 * phases;
    for player in 0..3 {
        let had: i64 = counts(&state["players"][player]["goods"]).sum();
        for _ in had..3 {
            let good = commonest(state);
            let sold = &mut state["players"][player]["sold"][good];
            *sold = json!(sold.as_i64().expect("a number") + 1);
        }
        let sold: i64 = counts(&state["players"][player]["sold"]).sum();
        state["players"][player]["points"]["sales"] = json!(3 * sold);
    }
    while (0..GOODS.len()).map(|at| 7 - seen(state, at)).sum::<i64>() > unseen {
        let good = commonest(state);
        let there = &mut state["depots"][5]["goods"][good];
        *there = json!(there.as_i64().expect("a number") + 1);
    }
    state["unseen"] = (0..GOODS.len()).map(|at| json!(7 - seen(state, at))).collect();
}

/// The colour of which most goods lie nowhere.
fn commonest(state: &Value) -> usize {
    (0..GOODS.len()).max_by_key(|at| 7 - seen(state, *at)).expect("a colour")
}

/// How many goods of a colour lie somewhere.
fn seen(state: &Value, colour: usize) -> i64 {
    let each = |list: &Value, field: &str| -> i64 {
        list.as_array().into_iter().flatten().filter_map(|one| one[field][colour].as_i64()).sum()
    };
    let coming = state["coming"].as_array().into_iter().flatten().filter(|good| *good == GOODS[colour]).count();
    each(&state["depots"], "goods") + each(&state["players"], "goods") + each(&state["players"], "sold") + coming as i64
}

/// Puts tiles into a depot, with nothing where a name is missing; 0 is the black one.
fn lay(state: &mut Value, depot: usize, tiles: &[&str]) {
    let (places, spaces) = match depot {
        0 => (&mut state["black"], 8),
        _ => (&mut state["depots"][depot - 1]["tiles"], 4),
    };
    *places = (0..spaces).map(|at| json!(tiles.get(at).filter(|tile| !tile.is_empty()))).collect();
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

/// Anna has completed the city of one space, c3, in phase A.
fn one_city(state: &mut Value) {
    (state["players"][0]["points"]["regions"], state["players"][0]["points"]["phases"]) = (json!(1), json!(10));
}

/// Anna has loaded a ship, which lies on d5.
fn sailed(state: &mut Value) {
    placed(state, &[("d5", "ship")]);
    state["players"][0]["track"] = json!(1);
}

/// Anna has used both dice.
fn used(state: &mut Value) {
    state["players"][0]["used"] = json!([true, true]);
    state["chain"] = json!({"die": 3, "tiles": []});
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

/// All dice of the last round of a phase are used, and Anna is the last in order.
fn last_turn(state: &mut Value) {
    (state["order"], state["done"]) = (json!([1, 2, 0]), json!(6));
    used(state);
    for player in state["players"].as_array_mut().expect("players") {
        player["used"] = json!([true, true]);
    }
}

/// The depots of the design's round.
fn depots(state: &mut Value) {
    lay(state, 1, &["church", "ship"]);
    lay(state, 2, &["k13", "castle", "market"]);
    lay(state, 3, &["sheep3", "bank", "ship"]);
    lay(state, 4, &["ship", "", "cow4"]);
    lay(state, 5, &["mine", "k22", "boarding_house"]);
    lay(state, 6, &["town_hall", "chicken2", "castle"]);
    lay(state, 0, &["k15", "watchtower", "pig3", "carpenter"]);
}

fn scene(title: &'static str, answers: &'static [&'static str], change: impl FnOnce(&mut Value)) -> Scene {
    Scene { title, table: position(change), answers }
}

fn variant(title: &'static str, estates: &str, answers: &'static [&'static str]) -> Scene {
    let mut state = fresh(&json!({"estates": estates}));
    state["order"] = json!([0, 1, 2]);
    if estates == "open" {
        state["awaiting"] = json!(1);
    }
    for (player, board) in [4, 0, 1].into_iter().enumerate() {
        (state["players"][player]["board"], state["players"][player]["workers"]) = (json!(board), json!(player + 1));
    }
    Scene { title, table: load(state), answers }
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
        scene("3.2 taking a tile with full storage", &["take.5", "k22-5", "mine"], |state| {
            depots(state);
            stores(state, &["bank", "ship", "mine"], &[]);
        }),
        scene("3.2 selling goods", &["sell.5", "red"], |state| {
            depots(state);
            stores(state, &[], &[("pink", 2), ("red", 1), ("orange", 3)]);
            placed(state, &[("c4", "k4")]);
            sailed(state);
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
        scene("3.4 a castle's action", &["place", "k14", "b4"], |state| {
            depots(state);
            lay(state, 2, &["k13", "", "market"]);
            stores(state, &["k14", "ship"], &[("pink", 2)]);
            placed(state, &[("c4", "k4")]);
            chain(state, 6, &[("b3", "castle")], json!("castle"));
        }),
        scene("3.4 a chain of castle and church", &["castle-6"], |state| {
            depots(state);
            lay(state, 2, &["k13", "", "market"]);
            placed(state, &[("c4", "k4")]);
            chain(state, 6, &[("b3", "castle"), ("c3", "church")], json!({"building": "church"}));
            one_city(state);
        }),
        scene("3.4 a town hall", &["cow4", "b2"], |state| {
            stores(state, &["cow4", "ship"], &[]);
            placed(state, &[("b1", "cow3"), ("c2", "cow2")]);
            chain(state, 3, &[("c3", "town_hall")], json!({"building": "town_hall"}));
            one_city(state);
            state["players"][0]["points"]["animals"] = json!(8);
        }),
        scene("3.4 a watchtower that completes a city", &["place.6", "watchtower", "f1"], |state| {
            stores(state, &["watchtower", "ship"], &[]);
            placed(state, &[("e3", "mine"), ("e2", "bank"), ("e1", "market")]);
            state["players"][0]["dice"] = json!([6, 4]);
        }),
        scene("3.4 a warehouse", &["orange"], |state| {
            stores(state, &[], &[("pink", 1), ("orange", 2)]);
            placed(state, &[("c4", "k3")]);
            chain(state, 3, &[("c3", "warehouse")], json!({"building": "warehouse"}));
            one_city(state);
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
            placed(state, &[("c3", "bank"), ("c4", "k22")]);
            one_city(state);
            last_turn(state);
            sailed(state);
            state["order"] = json!([0, 1, 2]);
            (state["phase"], state["players"][0]["workers"]) = (json!("E"), json!(5));
        }),
        scene("3.6 the end of a turn", &["end"], |state| {
            start(state);
            state["players"][0]["silver"] = json!(2);
            used(state);
        }),
        variant("an estate in secret", "secret", &["7", "a3"]),
        variant("an estate chosen openly", "open", &["6", "g4"]),
    ]
}

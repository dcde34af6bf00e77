//! Questions as they are shown, with every label: for each game in a position in which much can be done, and for journeys
//! of somebody rich who passes oases for nothing, which is as much as a question of any game takes.
//!
//! Only ratios between lines of one run mean anything on another machine: a menu beside a whole random game.

use std::hint::black_box;

use criterion::{Criterion, criterion_group, criterion_main};
use guildhall::games::find;
use guildhall::rules::{Dice, Path, Seat, Seed, Table};
use serde_json::{Value, json};

/// Of each game a position in which much can be done.
const FULL: [(&str, &str); 4] = [
    ("san_juan", include_str!("../tests/positions/san_juan/full4.json")),
    ("burgundy", include_str!("../tests/positions/burgundy/full4.json")),
    ("golden_city", include_str!("../tests/positions/golden_city/build4.json")),
    ("marco_polo", include_str!("../tests/positions/marco_polo/full4.json")),
];
/// Who passes oases without a step stands in Xian with five sixes.
const OASES: &str = include_str!("../tests/positions/marco_polo/oases2.json");
/// Where a journey leads, and how: each of these asks for more than the one before.
const JOURNEY: [&str; 4] = ["travel", "fuzhou", "upper-d6-d6-d6", "none"];

fn loaded(game: &str, position: Value) -> Option<Box<dyn Table>> {
    (find(game)?.load)(position).ok()
}

/// Asks whoever is awaited first.
fn asked(table: &dyn Table, path: &[String]) {
    black_box(table.ask(table.awaiting().first().unwrap_or(Seat(0)), path));
}

/// Plays a random game from here to its end.
fn played(table: &dyn Table, seed: u64) {
    let dice = |step| Dice::for_step(Seed::from_number(seed), step);
    let (mut table, mut guide, mut chance) = (table.fork(), dice(0), dice(1));
    while let Some(seat) = table.awaiting().first() {
        if !table.stride(seat, &mut guide, &mut chance) {
            break;
        }
    }
}

fn questions(criterion: &mut Criterion) {
    for (game, position) in FULL {
        let Some(table) = serde_json::from_str(position).ok().and_then(|position| loaded(game, position)) else {
            continue;
        };
        let mut group = criterion.benchmark_group(game);
        group.bench_function("the first question", |bencher| bencher.iter(|| asked(&*table, &[])));
        group.bench_function("a random game to its end", |bencher| bencher.iter(|| played(&*table, 1)));
        group.finish();
    }
    for (name, coins, camels, jade) in [("some", 12, 12, 3), ("rich", 60, 60, 20), ("boundless", 900, 900, 900)] {
        let Ok(mut position) = serde_json::from_str::<Value>(OASES) else { continue };
        let player = &mut position["table"]["players"][0];
        player["stock"] = json!({ "coins": coins, "camels": camels, "wares": [0, 0, 0, jade] });
        player["seals"] = json!(["basic", "basic", "basic", "basic"]);
        let Some(table) = loaded("marco_polo", position) else { continue };
        let mut group = criterion.benchmark_group(format!("journeys past oases, {name}"));
        for length in 1..=JOURNEY.len() {
            let path: Path = JOURNEY[..length].iter().map(|token| (*token).to_owned()).collect();
            group.bench_function(path.join(" "), |bencher| bencher.iter(|| asked(&*table, &path)));
        }
        group.finish();
    }
}

criterion_group!(benches, questions);
criterion_main!(benches);

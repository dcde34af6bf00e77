//! Random games by the thousand: how long one takes at each registered game and number of seats, beside the toy.
//!
//! Only ratios between lines of one run mean anything on another machine.

use std::hint::black_box;

use criterion::{Criterion, criterion_group, criterion_main};
use guildhall::games::GAMES;
use guildhall::rules::{Dice, Game, Seed};
use serde_json::Value;

#[path = "../tests/support"]
mod support {
    pub mod flaw;
    pub mod toy;
    pub mod toy_ask;
    pub mod toy_face;
}

static TOY: Game = Game::of::<support::toy::Sound>();

/// Plays one random game; how many decisions it took.
fn playout(game: &Game, seats: u8, seed: u64) -> u32 {
    let dice = |step| Dice::for_step(Seed::from_number(seed), step);
    let Ok(mut table) = (game.new)(&Value::Null, seats, None, &mut dice(0)) else { return 0 };
    let (mut guide, mut chance, mut decisions) = (dice(1), dice(2), 0);
    while let Some(seat) = table.awaiting().first() {
        if !table.stride(seat, &mut guide, &mut chance) {
            break;
        }
        decisions += 1;
    }
    decisions
}

fn playouts(criterion: &mut Criterion) {
    for game in [&TOY].into_iter().chain(GAMES) {
        for seats in game.seats.clone() {
            let decisions: u32 = (0..200).map(|seed| playout(game, seats, seed)).sum();
            let name = format!("{} {seats} seats, {} decisions", game.id, decisions / 200);
            let mut seed = 0;
            criterion.bench_function(&name, |bencher| {
                bencher.iter(|| {
                    seed += 1;
                    black_box(playout(game, seats, seed))
                });
            });
        }
    }
}

criterion_group!(benches, playouts);
criterion_main!(benches);

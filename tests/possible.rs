//! What `check` accepts can be played. Positions of random games are changed at random and loaded as the engine loads
//! them; whatever is accepted stays acceptable after every move, never awaits a seat that has nothing to choose, comes
//! to its end without a panic or a refused offer, and is the same when it is saved and loaded again.
//!
//! `POSSIBLE_MUTANTS` sets how many are tried of each game and `POSSIBLE_SEED` which, for longer runs. Of each trouble
//! that is found the change is printed and a file of requests is left for `guildhall engine`.

#![cfg(test)]

use guildhall::games::GAMES;
use guildhall::rules::Game;
use support::flaw;
use support::possible::attempt;
use support::toy::{Sound, Toy};

mod support {
    pub mod flaw;
    pub mod mutate;
    pub mod possible;
    pub mod toy;
    pub mod toy_ask;
    pub mod toy_face;
}

/// How many mutants of each game are tried in every run.
const MUTANTS: usize = 1_500;

fn wanted(variable: &str, else_: u64) -> u64 {
    std::env::var(variable).map_or(else_, |given| given.parse().expect("a number"))
}

#[track_caller]
fn can_be_played(game: &'static Game) {
    let tally = attempt(game, wanted("POSSIBLE_MUTANTS", MUTANTS as u64) as usize, wanted("POSSIBLE_SEED", 1));
    let faults: Vec<String> =
        tally.faults.iter().map(|(what, (often, once))| format!("{often} times: {what}\n    {once}")).collect();
    println!("{}: {} refused, {} accepted", game.id, tally.refused, tally.accepted);
    assert!(faults.is_empty(), "{} kinds of trouble in {}:\n{}", faults.len(), game.id, faults.join("\n"));
    assert!(tally.refused > 0 && tally.accepted > 0, "{}: {tally:?}", game.id);
}

#[test]
fn what_the_toy_accepts_can_be_played() {
    static TOY: Game = Game::of::<Sound>();
    can_be_played(&TOY);
}

#[test]
fn what_every_registered_game_accepts_can_be_played() {
    std::thread::scope(|scope| GAMES.iter().for_each(|game| _ = scope.spawn(|| can_be_played(game))));
}

#[test]
fn a_check_that_looks_away_is_noticed() {
    static TRUSTING: Game = Game::of::<Toy<{ flaw::TRUSTS }>>();
    let tally = attempt(&TRUSTING, 400, 1);
    let noticed = |what: &str| tally.faults.keys().any(|fault| fault.contains(what));
    assert!(noticed("panics") && noticed("nothing to choose"), "{:?}", tally.faults.keys());
}

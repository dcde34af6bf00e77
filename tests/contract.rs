//! Every registered game, and the toy, keep the contract at every number of seats; and every way in which the toy
//! can be flawed is noticed. `CONTRACT_GAME` names the only game that is examined, for whoever works on one.

#![cfg(test)]

use guildhall::games::GAMES;
use guildhall::rules::{Game, Guide, Seed};
use proptest::prelude::*;
use support::conform::{conform, open};
use support::flaw;
use support::toy::{Sound, Toy};

mod support {
    pub mod conform;
    pub mod flaw;
    pub mod toy;
    pub mod toy_ask;
    pub mod toy_face;
}

static TOY: Game = Game::of::<Sound>();

/// How many random games of each game and number of seats are examined.
const GAMES_EACH: u64 = 2;

fn keeps_the_contract(game: &'static Game, games: u64) {
    std::thread::scope(|scope| {
        for seats in game.seats.clone() {
            scope.spawn(move || conform(game, seats, games).unwrap_or_else(|b| panic!("{}: {}", b.duty, b.why)));
        }
    });
}

#[test]
fn the_toy_keeps_the_contract() {
    keeps_the_contract(&TOY, 30);
}

#[test]
fn every_registered_game_keeps_the_contract() {
    let only = std::env::var("CONTRACT_GAME").ok();
    let wanted = GAMES.iter().filter(|game| only.as_ref().is_none_or(|only| only == game.id));
    wanted.for_each(|game| keeps_the_contract(game, GAMES_EACH));
}

/// The duty that a flawed toy is found not to keep.
fn caught<const FLAW: u8>() -> Option<&'static str> {
    static_game::<FLAW>()
        .seats
        .clone()
        .find_map(|seats| conform(static_game::<FLAW>(), seats, 30).err())
        .map(|b| b.duty)
}

fn static_game<const FLAW: u8>() -> &'static Game {
    Box::leak(Box::new(Game::of::<Toy<FLAW>>()))
}

macro_rules! flaws {
    ($($flaw:ident => $duty:literal),* $(,)?) => {
        #[test]
        fn every_flaw_is_noticed() {
            $(assert_eq!(caught::<{ flaw::$flaw }>(), Some($duty), stringify!($flaw));)*
        }
    };
}

flaws! {
    SHOWS_HAND => "leak",
    OFFERS_TELL => "leak",
    IMAGINES_NOTHING => "imagine",
    TOUCHED => "refusals",
    DRIFTS => "save",
    LIES => "offers",
    DOUBTS => "shadows",
    MUTE => "shadows",
    TWINS => "tokens",
    SHOUTS => "tokens",
    UNLISTED_VERB => "verbs",
    LOSES_CARDS => "check",
    ENDLESS => "longest",
    WRONG_PLACES => "standing",
    FORGETS => "save",
    SAME_SETUP => "setup",
    STUCK => "paths",
    TELLS_SECRET => "told",
    TELLS_NEIGHBOUR => "taint",
    IMAGINES_OWN => "leak",
    IMAGINES_HALF => "imagine",
}

/// Each number picks an option modulo how many there are; when the numbers run out, the first is taken.
struct Choices<'a>(std::slice::Iter<'a, u16>);

impl Guide for Choices<'_> {
    fn one(&mut self, of: usize) -> usize {
        self.0.next().map_or(0, |&number| usize::from(number) % of.max(1))
    }
}

/// Plays a game that is a function of a seed and a list of numbers.
fn played_by_numbers(game: &'static Game, seed: u64, numbers: &[u16]) -> Result<(), TestCaseError> {
    let mut choices = Choices(numbers.iter());
    let seats = game.seats.start() + (seed % (u64::from(game.seats.end() - game.seats.start()) + 1)) as u8;
    let mut play = open(game, seats, Seed::from_number(seed)).map_err(|breach| TestCaseError::fail(breach.why))?;
    while let Some(seat) = play.table().awaiting().first() {
        let path = play.table().wander(seat, &mut choices);
        let path = path.ok_or_else(|| TestCaseError::fail(format!("{seat:?} has no way at step {}", play.step())))?;
        let played = play.play(seat, &path, false);
        prop_assert!(played.is_ok(), "step {}: {path:?} {:?}", play.step(), played.err());
        prop_assert_eq!(play.table().check(), Ok(()), "after step {}: {:?}", play.step(), path);
        prop_assert!(play.step() <= game.longest, "no end after {} steps", game.longest);
    }
    prop_assert!(play.table().standing().is_some());
    Ok(())
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 12, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn games_played_by_numbers_go_well(seed in 0..1_000_000u64, numbers in prop::collection::vec(any::<u16>(), 0..400)) {
        for game in GAMES.iter().chain([&TOY]) {
            played_by_numbers(game, seed, &numbers)?;
        }
    }
}

#[test]
fn a_failing_game_shrinks_to_a_short_list_of_choices() {
    let game = static_game::<{ flaw::LIES }>();
    let mut runner = proptest::test_runner::TestRunner::deterministic();
    let found = runner.run(&(0..100u64, prop::collection::vec(any::<u16>(), 0..100)), |(seed, numbers)| {
        played_by_numbers(game, seed, &numbers)
    });
    let Err(proptest::test_runner::TestError::Fail(_, (_, numbers))) = found else { panic!("{found:?}") };
    assert!(numbers.len() <= 4, "{numbers:?}");
}

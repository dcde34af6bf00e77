//! Whole random games: what must hold whatever is played.

use proptest::prelude::*;

use super::super::events::Event;
use super::super::given::options;
use super::super::options::Options;
use super::super::state::Stage;
use super::super::*;
use crate::rules::{Dice, Guide, Questions, Seed, wander};

/// Plays a game to its end, looking at each position and what led to it. Gives how many steps it took.
fn play(seed: u64, seats: u8, options: Options, mut look: impl FnMut(&MarcoPolo, &[Event])) -> (MarcoPolo, usize) {
    let mut chance = Dice::for_step(Seed::from_number(seed), 0);
    let mut guide = Dice::for_step(Seed::from_number(seed), 1);
    let mut game = MarcoPolo::setup(&options, seats, None, &mut chance).unwrap();
    let mut steps = 0;
    while !game.awaiting().is_empty() {
        let awaited: Vec<Seat> = game.awaiting().iter().collect();
        let seat = awaited[guide.one(awaited.len())];
        let Some((_, mv)) = wander(&game, seat, &mut guide) else { panic!("{seat:?} has no way in {game:?}") };
        let events = Questions::apply(&mut game, seat, &mv, &mut chance);
        look(&game, &events);
        steps += 1;
        assert!(steps <= MarcoPolo::LONGEST, "the game does not end");
    }
    (game, steps)
}

fn any_options() -> impl Strategy<Value = Options> {
    prop_oneof![Just("").prop_map(options), Just("open").prop_map(options), Just("extra").prop_map(options)]
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(60))]

    /// Dice, contracts, cards and tiles are conserved, no stock is ever negative, nobody has more than eleven posts
    /// ([`Rules::check`]), everybody uses all dice of all five rounds (MP-24, MP-29), and the game ends.
    #[test]
    fn a_random_game_keeps_every_invariant_and_ends(seed: u64, seats in 2u8..=4, options in any_options()) {
        let mut rounds = 0;
        let mut turns = 0;
        let (game, _) = play(seed, seats, options, |game, events| {
            if let Err(fault) = game.check() {
                panic!("{fault:?} after {events:?} in {game:?}");
            }
            for event in events {
                match event {
                    Event::Round { round, .. } => {
                        rounds += 1;
                        assert_eq!(*round, rounds);
                    }
                    Event::Ended { .. } => turns += 1,
                    _ => {}
                }
            }
        });
        prop_assert_eq!((game.table.stage, rounds), (Stage::Over, 5));
        prop_assert!(turns >= 5 * usize::from(seats), "{} turns", turns);
        prop_assert!(game.table.players.iter().all(|player| !player.has_dice()));
        prop_assert!(game.standing().is_some());
    }

    /// What a seat knows fits every position imagined for it.
    #[test]
    fn imagined_positions_look_the_same(seed: u64, seats in 2u8..=4, options in any_options()) {
        let mut chance = Dice::for_step(Seed::from_number(seed), 2);
        let mut step = 0;
        play(seed, seats, options, |game, _| {
            step += 1;
            if step % 7 == 0 || game.table.stage == Stage::Over {
                for viewer in Viewer::all(seats) {
                    let mut imagined = game.clone();
                    imagined.reimagine(viewer.seats(), &mut chance);
                    assert_eq!(imagined.check(), Ok(()));
                    assert_eq!(imagined.view(viewer), game.view(viewer));
                }
            }
        });
    }
}

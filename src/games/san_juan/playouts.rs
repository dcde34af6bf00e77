//! Whole random games: what must hold whatever is played.

mod tests {
    use proptest::prelude::*;

    use super::super::setup::{Options, StartHand};
    use super::super::state::Phase;
    use super::super::*;
    use crate::rules::{Dice, Guide, Seed, wander};

    /// Plays a game to its end, looking at each position.
    fn play(seed: u64, seats: u8, start_hand: StartHand, mut look: impl FnMut(&SanJuan)) -> (SanJuan, usize) {
        let mut chance = Dice::for_step(Seed::from_number(seed), 0);
        let mut guide = Dice::for_step(Seed::from_number(seed), 1);
        let mut game = SanJuan::setup(&Options { start_hand }, seats, None, &mut chance).unwrap();
        let mut steps = 0;
        look(&game);
        while !game.awaiting().is_empty() {
            let awaited: Vec<Seat> = game.awaiting().iter().collect();
            let seat = awaited[guide.one(awaited.len())];
            let (path, mv) = wander(&game, seat, &mut guide).unwrap();
            let before = game.clone();
            if let Err(refusal) = game.apply(seat, &mv, &mut chance) {
                panic!("{path:?} {mv:?} is refused: {refusal:?} in {before:?}");
            }
            steps += 1;
            look(&game);
            assert!(
                steps <= SanJuan::LONGEST,
                "the game does not end {seed} {}",
                serde_json::to_string(&game).unwrap()
            );
        }
        (game, steps)
    }

    fn start() -> impl Strategy<Value = StartHand> {
        prop_oneof![Just(StartHand::Four), Just(StartHand::Choose)]
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(40))]

        /// No position on the way is impossible, every decision has a legal answer that could be given for somebody
        /// who is absent (SJ-Q37), and the game ends.
        #[test]
        fn a_random_game_keeps_every_invariant_and_ends(seed: u64, seats in 2u8..=4, start in start()) {
            let (game, _) = play(seed, seats, start, |game| assert_eq!(game.check(), Ok(()), "{game:?}"));
            prop_assert_eq!(game.phase, Phase::Over);
            prop_assert!(game.standing().is_some());
        }
    }
}

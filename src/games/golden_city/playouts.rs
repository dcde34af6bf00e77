//! Whole random games: what must hold whatever is played.

mod tests {
    use proptest::prelude::*;

    use super::super::cards::scored;
    use super::super::moves::Event;
    use super::super::setup::{Letters, Options};
    use super::super::state::{GoldenCity, Phase, houses_each};
    use super::super::*;
    use crate::rules::{Dice, Guide, Questions, Seed, wander};

    /// Plays a game to its end, looking at each move and at what came of it.
    fn play(seed: u64, seats: u8, mut look: impl FnMut(&GoldenCity, &[Event], &GoldenCity)) -> (GoldenCity, usize) {
        let mut chance = Dice::for_step(Seed::from_number(seed), 0);
        let mut guide = Dice::for_step(Seed::from_number(seed), 1);
        let options = Options { letters: if guide.one(2) == 0 { Letters::Secret } else { Letters::Open } };
        let mut game = GoldenCity::setup(&options, seats, None, &mut chance).unwrap();
        let mut steps = 0;
        while let Some(seat) = game.awaiting().first() {
            let (_, mv) = wander(&game, seat, &mut guide).unwrap();
            let before = game.clone();
            let events = game.apply(seat, &mv, &mut chance);
            steps += 1;
            look(&before, &events, &game);
            assert!(steps <= GoldenCity::LONGEST, "the game does not end: {seed}");
        }
        (game, steps)
    }

    fn coins(game: &GoldenCity) -> i32 {
        game.players.iter().map(|player| i32::from(player.coins)).sum()
    }

    /// What an event adds to all coins that players have.
    fn coins_of(event: &Event) -> i32 {
        match event {
            Event::Coins { count, .. } => i32::from(*count),
            Event::Bid { paid, .. } => -i32::from(*paid),
            _ => 0,
        }
    }

    fn letters(game: &GoldenCity) -> u32 {
        game.seats_in_order().map(|seat| u32::from(scoring::Score::of(game, seat, false).total)).sum()
    }

    /// What an event adds to all letters that players have.
    fn letters_of(event: &Event) -> u32 {
        match event {
            Event::Letters { count, .. } => u32::from(*count),
            Event::ScoredGood { letters, .. } | Event::ScoredArea { letters, .. } => {
                letters.iter().map(|(_, count)| u32::from(*count)).sum()
            }
            _ => 0,
        }
    }

    fn houses(game: &GoldenCity) -> usize {
        game.players.iter().map(|player| player.houses.len()).sum()
    }

    proptest! {
        #![proptest_config(ProptestConfig { cases: 60, failure_persistence: None, ..ProptestConfig::default() })]

        /// No position on the way is impossible: 50 terrain cards, one house a harbour and suburb, every house connected
        /// (GC-36, GC-38, GC-39). Coins, letters and houses are conserved: they change by what is told, and by nothing
        /// else (GC-25, GC-41). And the game ends, with somebody who has won.
        #[test]
        fn a_random_game_keeps_every_invariant_and_ends(seed: u64, seats in 3u8..=4) {
            let (game, steps) = play(seed, seats, |before, events, after| {
                assert_eq!(after.check(), Ok(()), "{after:?}");
                let sum = |of: fn(&Event) -> i32| events.iter().map(of).sum::<i32>();
                assert_eq!(coins(after) - coins(before), sum(coins_of), "{events:?}");
                assert_eq!(letters(after) - letters(before), events.iter().map(letters_of).sum::<u32>(), "{events:?}");
                let built = events.iter().filter(|event| matches!(event, Event::Built { .. })).count();
                assert_eq!(houses(after) - houses(before), built, "{events:?}");
                for (old, new) in before.players.iter().zip(&after.players) {
                    assert_eq!(old.houses.without(new.houses).len(), 0, "a house is gone");
                }
            });
            prop_assert_eq!(game.phase, Phase::Over);
            prop_assert!(game.standing().is_some_and(|standing| standing.winners().count() > 0));
            prop_assert!(game.seats_in_order().all(|seat| game.player(seat).houses.len() <= usize::from(houses_each(seats))));
            prop_assert!(steps <= GoldenCity::LONGEST);
        }

        /// GC-22, GC-E4: within a round the price goes up by one with each displacing, and starts at 1 in the next; GC-66:
        /// each round scores one good and the areas of its card.
        #[test]
        fn prices_and_scorings_keep_step_with_rounds(seed: u64, seats in 3u8..=4) {
            play(seed, seats, |before, events, after| {
                for event in events {
                    if let Event::Bid { displaced, paid, .. } = event {
                        assert_eq!(*paid, displaced.map_or(0, |_| before.price()));
                    }
                }
                let count = |wanted: fn(&Event) -> bool| events.iter().filter(|event| wanted(event)).count();
                let goods = count(|event| matches!(event, Event::ScoredGood { .. }));
                let areas = count(|event| matches!(event, Event::ScoredArea { .. }));
                let ended = after.round() > before.round() || after.phase == Phase::Over;
                let expected = if ended { (1, scored(before.card()).areas.len()) } else { (0, 0) };
                assert_eq!((goods, areas), expected);
                assert!(after.round() == before.round() || after.price() == 1);
            });
        }
    }
}

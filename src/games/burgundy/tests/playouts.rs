//! Whole random games: what must hold whatever is played.

use proptest::prelude::*;

use super::super::moves::Event;
use super::super::setup::{Estates, Options};
use super::super::state::Stage;
use super::super::*;
use crate::rules::{Dice, Guide, Questions, Seed, wander};

/// Plays a game to its end, looking at each position, the one before it, and what led from that to this.
/// Of three random moves a placement is preferred, so that estates fill.
pub(super) fn play(
    seed: u64,
    seats: u8,
    estates: Estates,
    mut look: impl FnMut(Option<&Burgundy>, &Burgundy, &[Event]),
) -> Burgundy {
    let mut chance = Dice::for_step(Seed::from_number(seed), 0);
    let mut guide = Dice::for_step(Seed::from_number(seed), 1);
    let mut game = Burgundy::setup(&Options { estates }, seats, None, &mut chance).unwrap();
    let mut steps = 0;
    look(None, &game, &[]);
    while !game.awaiting().is_empty() {
        let awaited: Vec<Seat> = game.awaiting().iter().collect();
        let seat = awaited[guide.one(awaited.len())];
        let mut moves: Vec<_> = (0..3).filter_map(|_| wander(&game, seat, &mut guide)).collect();
        let at = moves.iter().position(|(_, mv)| matches!(**mv, moves::Move::Place { .. })).unwrap_or_default();
        let (_, mv) = moves.swap_remove(at);
        let before = game.clone();
        let events = game.apply(seat, &mv, &mut chance);
        look(Some(&before), &game, &events);
        steps += 1;
        assert!(steps <= Burgundy::LONGEST, "the game does not end");
    }
    game
}

/// How many hex tiles there are.
const TILES: usize = 164;

/// How many hex tiles lie in depots.
fn in_depots(game: &Burgundy) -> usize {
    game.depots.iter().flat_map(|depot| depot.tiles).chain(game.black).flatten().count()
}

/// How many hex tiles there are anywhere; the castle that a seat without an estate will start with is its own.
fn everywhere(game: &Burgundy) -> usize {
    let piles: usize = game.piles.iter().chain([&game.dark]).map(tiles::Pile::len).sum();
    let owned = game.players.iter().map(|player| player.stored().count() + player.cover.each().count().max(1));
    piles + in_depots(game) + owned.sum::<usize>()
}

/// How many hex tiles left the game: those given up, and those that lay in depots when a phase ended.
fn lost(before: &Burgundy, events: &[Event]) -> usize {
    let lost = |event: &Event| match event {
        Event::Took { discard: Some(_), .. } | Event::Bought { discard: Some(_), .. } => 1,
        Event::Phase(_) => in_depots(before),
        _ => 0,
    };
    events.iter().map(lost).sum()
}

pub(super) fn estates() -> impl Strategy<Value = Estates> {
    prop_oneof![Just(Estates::Basic), Just(Estates::Open), Just(Estates::Secret)]
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(60))]

    /// Tiles and goods are conserved and no stock is ever negative ([`Rules::check`]); every game has 25 turns and 50
    /// die actions for everybody (CB-E16); a region and a colour score once; and the game ends.
    #[test]
    fn a_random_game_keeps_every_invariant_and_ends(seed: u64, seats in 2u8..=4, estates in estates()) {
        let mut turns = vec![0; seats.into()];
        let mut actions = vec![0; seats.into()];
        let mut regions = vec![0; seats.into()];
        let game = play(seed, seats, estates, |before, game, events| {
            assert_eq!(game.check(), Ok(()), "{game:?}");
            let there = before.map_or(TILES, |before| everywhere(before) - lost(before, events));
            assert_eq!(everywhere(game), there, "tiles are conserved");
            for event in events {
                match event {
                    Event::Ended(seat) => turns[seat.index()] += 1,
                    Event::Took { seat, how: moves::How::Die { .. }, .. }
                    | Event::Sold { seat, how: moves::How::Die { .. }, .. }
                    | Event::Hired { seat, how: moves::How::Die { .. }, .. } => actions[seat.index()] += 1,
                    Event::Placed { seat, how, gains, .. } => {
                        actions[seat.index()] += usize::from(matches!(how, moves::How::Die { .. }));
                        regions[seat.index()] += gains.iter().filter(|gain| matches!(gain, moves::Gain::Region { .. })).count();
                    }
                    _ => {}
                }
            }
        });
        prop_assert_eq!(game.stage, Stage::Over);
        prop_assert_eq!((turns, actions), (vec![25; seats.into()], vec![50; seats.into()]));
        for (player, scored) in game.players.iter().zip(regions) {
            let complete = player.regions().iter().filter(|region| region.spaces.without(player.cover.covered()).is_empty());
            let start = player.regions().iter().filter(|region| {
                region.spaces.len() == 1 && region.colour == tiles::Colour::Castle && !region.spaces.and(player.cover.covered()).is_empty()
            });
            let (complete, start) = (complete.count(), start.count());
            prop_assert!((complete - start..=complete).contains(&scored), "{} of {}", scored, complete);
        }
        prop_assert!(game.standing().is_some());
    }

    /// What a seat knows fits every position imagined for it.
    #[test]
    fn imagined_positions_look_the_same(seed: u64, seats in 2u8..=4, estates in estates()) {
        let mut chance = Dice::for_step(Seed::from_number(seed), 2);
        let mut step = 0;
        play(seed, seats, estates, |_, game, _| {
            step += 1;
            if step % 7 == 0 {
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

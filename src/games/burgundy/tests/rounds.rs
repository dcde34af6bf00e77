//! CB-17 to CB-42: phases, rounds, turns, and dice changed by workers.

use super::super::board::Phase;
use super::super::given::{Position, given};
use super::super::moves::Event;
use super::super::state::Stage;
use super::super::tiles::Tile;
use super::super::*;

fn until_round_end(mut at: Position) -> Position {
    let (phase, round) = (at.game().phase, at.game().round);
    while (at.game().phase, at.game().round) == (phase, round) && at.game().stage == Stage::Turns {
        at = at.idle();
    }
    at
}

/// CB-17, CB-33, CB-E16: five phases of five rounds, 25 turns and 50 die actions for everybody.
#[test]
fn a_game_has_25_rounds() {
    let mut at = given(3);
    let (mut turns, mut actions, mut rounds) = ([0; 3], [0; 3], Vec::new());
    while at.game().stage == Stage::Turns {
        let seat = at.game().awaiting.first().unwrap();
        let now = (at.game().phase, at.game().round);
        if rounds.last() != Some(&now) {
            rounds.push(now);
        }
        turns[seat.index()] += 1;
        actions[seat.index()] += at.player(seat.0).left().count();
        at = at.idle();
    }
    assert_eq!((turns, actions), ([25; 3], [50; 3]));
    let all = Phase::ALL.into_iter().flat_map(|phase| (1..=5).map(move |round| (phase, round)));
    assert_eq!(rounds, all.collect::<Vec<_>>());
    assert_eq!(at.events.last(), Some(&Event::Over));
}

/// CB-18: a phase begins with leftovers taken away (CB-19, CB-20, CB-Q21: all of them, ships, mines, castles and the
/// black depot too), depots filled (CB-21), the black depot (CB-24) and five goods (CB-25).
#[test]
fn a_phase_begins_with_new_tiles_and_goods() {
    let at = given(4).last_round("A").depot(1, "k26 k20").depot(0, "k7").wares(3, "pink 2");
    let at = until_round_end(at);
    assert_eq!((at.game().phase, at.game().round), (Phase::B, 1));
    let laid: Vec<Tile> = at.game().depots.iter().flat_map(|depot| depot.tiles).flatten().collect();
    assert_eq!((laid.len(), at.game().black.iter().flatten().count()), (24, 8));
    let elsewhere = laid.into_iter().chain(at.game().black.into_iter().flatten());
    assert!(!elsewhere.into_iter().any(|tile| [Tile::K26, Tile::K20, Tile::K7].contains(&tile)), "gone for good");
    assert_eq!(at.game().coming.iter().flatten().count(), 4, "five, and one has come");
    assert!(matches!(at.events[1..], [Event::Phase(Phase::B), Event::Round { round: 1, .. }]));
    assert!(at.game().depots[2].goods.count(super::super::tiles::Good::Pink) >= 2, "CB-26: goods stay");
}

/// CB-22, CB-24: 12 and 4 tiles with two, 18 and 6 with three.
#[test]
fn fewer_players_get_fewer_tiles() {
    for (seats, numbered, black) in [(2, 12, 4), (3, 18, 6)] {
        let at = until_round_end(given(seats).last_round("B"));
        let laid = at.game().depots.iter().flat_map(|depot| depot.tiles).flatten().count();
        assert_eq!((laid, at.game().black.iter().flatten().count()), (numbered, black));
    }
}

/// CB-23: three players find a mine in depot 6 in phases B and D, a castle in the others.
#[test]
fn depot_6_changes_for_three() {
    for (before, is_mine) in [("A", true), ("B", false), ("C", true), ("D", false)] {
        let at = until_round_end(given(3).last_round(before));
        let third = at.game().depots[5].tiles[2];
        assert_eq!(third, Some(if is_mine { Tile::Mine } else { Tile::Castle }), "after {before}");
    }
}

/// CB-27: what was taken is not replaced within the phase.
#[test]
fn depots_are_not_refilled_in_between() {
    let at = given(2).depot(1, "bank church").play(0, "take 1 bank-1").play(0, "workers 2").play(0, "end");
    let at = until_round_end(at);
    assert_eq!(at.game().depots[0].tiles.into_iter().flatten().collect::<Vec<_>>(), [Tile::Church]);
}

/// CB-28: all dice are rolled at once when a round begins, and everybody sees them; CB-29: the next goods tile comes
/// to the depot of the white die; CB-34: as many goods are left as rounds come.
#[test]
fn a_round_begins_with_dice_and_a_good() {
    let at = given(3);
    let next = at.game().coming[1].unwrap();
    let at = until_round_end(at);
    let game = at.game();
    assert_eq!(game.round, 2);
    assert!(
        game.players
            .iter()
            .all(|player| player.dice.iter().all(|die| (1..=6).contains(die)) && player.used == [false; 2])
    );
    assert_eq!(game.depots[usize::from(game.white) - 1].goods.count(next), 1);
    assert_eq!((game.coming[1], game.coming.iter().flatten().count()), (None, 3));
    assert_eq!(game.view(Viewer::Public).players[2].dice, game.players[2].dice);
    let Some(Event::Round { dice, good, depot, .. }) = at.events.last() else { panic!("{:?}", at.events) };
    assert_eq!((dice[0], *good, depot.0), (game.player(game.order[0]).dice, next, game.white));
}

/// CB-30: the white die is nobody's: only the own two numbers are offered.
#[test]
fn the_white_die_is_nobodys() {
    let at = given(2).dice(0, 3, 5);
    assert_eq!(at.offers(0, "workers"), "3 5");
    assert_eq!(at.refusal(0, "workers 4"), "cb-refuse-die-not-rolled");
}

/// CB-31, CB-32: one turn each, by the track: the foremost first, in a stack from above.
#[test]
fn turns_go_by_the_track() {
    let at = given(4).ahead(2, 3).ahead(3, 1);
    assert_eq!(at.order(), [2, 3, 0, 1]);
    let mut seen = Vec::new();
    let mut at = at;
    for _ in 0..4 {
        seen.push(at.game().awaiting.first().unwrap().0);
        at = at.idle();
    }
    assert_eq!(seen, [2, 3, 0, 1]);
    assert_eq!(at.game().round, 2);
    assert_eq!(at.refusal(0, "workers"), "refused-not-asked");
}

/// CB-35, CB-36, CB-38: two die actions in any order and combination of the four kinds; CB-37: a used die is used up;
/// CB-Q1: none can be left.
#[test]
fn two_dice_two_actions() {
    let at = given(2).dice(0, 3, 5).depot(3, "bank").goods(0, "brown 2").stored(0, "ship");
    assert_eq!(at.offers(0, ""), "take place sell workers");
    assert_eq!(at.refusal(0, "end"), "cb-refuse-dice-left");
    let at = at.play(0, "workers 5");
    assert_eq!(at.offers(0, "workers"), "3");
    assert_eq!(at.refusal(0, "workers 5"), "cb-refuse-die-used");
    assert_eq!(at.refusal(0, "end"), "cb-refuse-dice-left");
    let at = at.play(0, "workers 3");
    assert_eq!(at.offers(0, ""), "end", "CB-Q39: nothing can be bought");
    assert_eq!(at.refusal(0, "workers"), "cb-refuse-no-dice");
    let double = given(2).dice(0, 4, 4);
    assert_eq!(double.offers(0, "workers"), "4");
    assert_eq!(double.steps(0, "workers 4, workers 4").offers(0, ""), "end");
}

/// CB-40: a worker changes a die by one, up or down; CB-41: 1 and 6 are neighbours; CB-42: workers are spent;
/// CB-Q34: the cheapest way is taken.
#[test]
fn workers_change_dice() {
    let at = given(2).dice(0, 2, 2).depot(4, "bank").depot(6, "church").depot(1, "market");
    assert_eq!(at.refusal(0, "take"), "cb-refuse-take-dear");
    let one =
        |workers| given(2).dice(0, 2, 2).depot(4, "bank").depot(6, "church").depot(1, "market").means(0, 1, workers);
    assert_eq!(one(1).offers(0, "take 2"), "market-1");
    assert_eq!(one(2).offers(0, "take 2"), "market-1 bank-4 church-6");
    assert_eq!(one(1).refusal(0, "take 2 bank-4"), "cb-refuse-depot-far");
    assert_eq!(one(3).play(0, "take 2 bank-4").has(0).2, 1);
}

/// CB-E1: a 2 becomes a 6 with two workers.
#[test]
fn example_1() {
    let at = given(2).dice(0, 2, 5).depot(6, "mine").means(0, 1, 2).play(0, "take 2 mine-6");
    assert_eq!((at.store(0).as_str(), at.has(0)), ("mine", (0, 1, 0)));
}

/// CB-39: one purchase in a turn besides; after both dice too.
#[test]
fn a_purchase_comes_besides() {
    let at = given(2).means(0, 4, 0).depot(0, "ship castle");
    assert_eq!(at.offers(0, ""), "workers buy");
    let at = at.steps(0, "workers 1, workers 2");
    assert_eq!(at.offers(0, ""), "buy end");
    let at = at.play(0, "buy ship-black");
    assert_eq!((at.store(0).as_str(), at.has(0).1), ("ship", 2));
    assert_eq!(at.offers(0, ""), "end");
    assert_eq!(at.refusal(0, "buy"), "cb-refuse-bought");
}

/// CB-Q20: an order marker that moves changes nothing in the running round.
#[test]
fn the_running_round_keeps_its_order() {
    let at = given(3).dice(0, 5, 2).stored(0, "ship").steps(0, "place 5 ship d5, workers 2, end");
    assert_eq!(at.game().awaiting, Seats::only(Seat(1)));
    assert_eq!(at.order(), [0, 1, 2]);
    let at = given(3).dice(1, 5, 2).stored(1, "ship").idle().steps(1, "place 5 ship d5, workers 2, end");
    assert_eq!(at.order(), [1, 0, 2], "CB-58: first in the next round");
    assert_eq!(at.game().awaiting, Seats::only(Seat(2)));
    assert_eq!(at.idle().game().awaiting, Seats::only(Seat(1)));
}

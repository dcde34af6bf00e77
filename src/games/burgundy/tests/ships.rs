//! CB-53 to CB-66: ships, animals, castles and mines.

use super::super::given::{Position, given};
use super::super::moves::{Event, Gain};
use super::super::tiles::{Animal, Tile};
use super::super::*;

fn goods(at: &Position, seat: u8) -> String {
    Position::ware(at.player(seat).goods)
}

/// CB-53, CB-54: a ship loads all goods of any one depot, whatever the die; then the marker moves (CB-57).
#[test]
fn a_ship_loads_a_depot_and_moves_the_marker() {
    let at = given(2).dice(0, 5, 1).stored(0, "ship").wares(3, "pink 2, red 1").wares(6, "brown 1");
    let at = at.play(0, "place 5 ship d5");
    assert_eq!(at.offers(0, ""), "load");
    assert_eq!(at.offers(0, "load"), "1 2 3 4 5 6", "CB-Q18: an empty depot may be chosen");
    assert_eq!(at.refusal(0, "skip"), "cb-refuse-ship-skip");
    assert_eq!(at.refusal(0, "workers"), "cb-refuse-open");
    let at = at.play(0, "load 3");
    assert_eq!(goods(&at, 0), "pink 2, red 1");
    assert!(at.game().depots[2].goods.is_empty());
    assert_eq!((at.player(0).track, at.offers(0, "").as_str()), (1, "workers"));
    assert!(matches!(at.events[..], [Event::Loaded { left: 0, place: 1, .. }]));
}

/// CB-55: three colours at most; CB-56, CB-E2, CB-Q17: known colours come along, of the new ones as many as find room,
/// by choice; the rest stays.
#[test]
fn example_2() {
    let at = given(2)
        .dice(0, 5, 1)
        .stored(0, "ship")
        .goods(0, "turquoise 2, red 1")
        .wares(4, "turquoise 1, pink 2, brown 1");
    let at = at.play(0, "place 5 ship d5");
    assert_eq!(at.offers(0, "load 4"), "pink brown");
    let at = at.play(0, "load 4 pink");
    assert_eq!(goods(&at, 0), "turquoise 3, pink 2, red 1");
    assert_eq!(Position::ware(at.game().depots[3].goods), "brown 1");
    assert!(matches!(at.events[..], [Event::Loaded { left: 1, .. }]));
    let full = given(2)
        .dice(0, 5, 1)
        .stored(0, "ship")
        .goods(0, "turquoise 2, red 1, orange 1")
        .wares(4, "turquoise 1, pink 2");
    let full = full.steps(0, "place 5 ship d5, load 4");
    assert_eq!(goods(&full, 0), "turquoise 3, red 1, orange 1");
    assert_eq!(Position::ware(full.game().depots[3].goods), "pink 2");
}

/// CB-Q18: with no goods anywhere nothing is asked, and the marker moves all the same.
#[test]
fn a_ship_without_goods_moves_the_marker() {
    let at = given(2).dice(0, 5, 1).stored(0, "ship").play(0, "place 5 ship d5");
    assert_eq!((at.player(0).track, at.offers(0, "").as_str()), (1, "workers"));
    assert_eq!(at.gains(), [Gain::Order(1)]);
}

/// CB-57: the marker lands on top of those already there; CB-58: and is first in the next round.
#[test]
fn the_newcomer_is_ahead_on_a_space() {
    let at = given(3).ahead(0, 1).ahead(1, 1).idle().dice(1, 5, 1).stored(1, "ship");
    assert_eq!(at.order(), [0, 1, 2]);
    let at = given(3).ahead(0, 2).ahead(1, 1).idle().dice(1, 5, 1).stored(1, "ship").play(1, "place 5 ship d5");
    assert_eq!((at.order(), at.gains()), (vec![1, 0, 2], vec![Gain::Order(1)]));
    let at = at.play(1, "workers 1").play(1, "end").idle();
    assert_eq!(at.game().awaiting, Seats::only(Seat(1)));
}

/// CB-Q19: on the last space a marker only moves to the top.
#[test]
fn the_track_ends() {
    let at = given(2).ahead(0, 6).ahead(1, 6).dice(0, 5, 1).stored(0, "ship").play(0, "place 5 ship d5");
    assert_eq!((at.player(0).track, at.order()), (6, vec![0, 1]));
    let at = given(2).ahead(0, 6).ahead(1, 6).idle().dice(1, 5, 1).stored(1, "ship").play(1, "place 5 ship d5");
    assert_eq!((at.player(1).track, at.order()), (6, vec![1, 0]));
}

/// CB-59: an animal tile scores its number; CB-60, CB-61, CB-E3: all of its kind on the pasture score again, beside it
/// or not; CB-62: other kinds and other pastures do not.
#[test]
fn example_3() {
    let at = given(2).dice(0, 5, 4).placed(0, "b3 castle, b2 cow3").stored(0, "cow4 cow4 pig2");
    let at = at.play(0, "place 4 cow4 c2");
    assert_eq!(at.has(0).0, 7);
    let at = at.play(0, "place 5 cow4 c1");
    assert_eq!((at.has(0).0, at.gains()), (18, vec![Gain::Herd { animal: Animal::Cow, tiles: 3, points: 11 }]));
    let other = given(2).dice(0, 2, 1).placed(0, "b3 castle, b2 cow3, e4 bank, e5 church").stored(0, "cow4");
    let at = other.play(0, "place 2 cow4 e6");
    assert_eq!(at.gains()[1..], [Gain::Herd { animal: Animal::Cow, tiles: 1, points: 4 }], "another pasture");
    let at = given(2).dice(0, 4, 1).placed(0, "b3 castle, b2 cow3").stored(0, "pig2").play(0, "place 4 pig2 c2");
    assert_eq!(at.has(0).0, 2, "another kind");
}

/// CB-63, CB-E4, CB-Q3: a castle gives one more action of any kind and any number, without workers; CB-64: at once;
/// CB-Q2: it must be used, and workers can always be taken.
#[test]
fn a_castle_gives_an_action() {
    let start = || given(2).dice(0, 6, 1).placed(0, "c4 k1").depot(2, "bank").depot(0, "mine").goods(0, "pink 1");
    let at = start().stored(0, "castle ship").play(0, "place 6 castle b3");
    assert_eq!(at.offers(0, ""), "take place sell workers");
    assert_eq!(at.refusal(0, "skip"), "cb-refuse-castle-skip");
    assert_eq!(at.refusal(0, "end"), "cb-refuse-open");
    assert_eq!(at.offers(0, "take"), "bank-2", "CB-Q3: no black depot");
    assert_eq!(at.refusal(0, "take mine-black"), "cb-refuse-black");
    assert_eq!(at.offers(0, "place ship"), "d3 d5");
    assert_eq!(at.offers(0, "sell"), "pink");
    let at = at.play(0, "place ship d3");
    assert_eq!((at.on(0, "d3"), at.has(0).2), (Some(Tile::Ship), 0));
    assert_eq!(at.offers(0, ""), "workers", "the second die");
    assert_eq!(start().stored(0, "castle").steps(0, "place 6 castle b3, workers").has(0), (0, 1, 2));
    assert_eq!(start().stored(0, "castle").steps(0, "place 6 castle b3, take bank-2").store(0), "bank");
    assert_eq!(start().stored(0, "castle").steps(0, "place 6 castle b3, sell pink").has(0), (2, 2, 0));
    let bare = given(2).dice(0, 6, 1).placed(0, "c4 k1").stored(0, "castle").play(0, "place 6 castle b3");
    assert_eq!(bare.refusal(0, "take"), "cb-refuse-nothing-to-take");
    assert_eq!(bare.refusal(0, "place"), "cb-refuse-nothing-stored");
    assert_eq!(bare.refusal(0, "sell"), "cb-refuse-nothing-to-sell");
}

/// CB-65, CB-Q4: castles open castles and town halls, depth first, as long as tiles are stored; CB-Q5: numbers do not
/// matter on the way.
#[test]
fn chains_go_on() {
    let at =
        given(2).dice(0, 6, 1).placed(0, "c4 k1").stored(0, "castle castle town_hall").play(0, "place 6 castle b3");
    let at = at.play(0, "place castle a2");
    assert_eq!(at.game().chain.tiles, [Tile::Castle, Tile::Castle]);
    let at = at.play(0, "place town_hall c3");
    assert_eq!(
        at.gains(),
        [Gain::Region { colour: tiles::Colour::Building, size: 1, points: 1, phase: 10 }, Gain::Nothing,],
        "CB-Q6: nothing is left to place"
    );
    assert_eq!((at.offers(0, "").as_str(), at.has(0).0), ("workers", 11));
    assert_eq!(at.game().chain.die, 6);
}

/// CB-66: a mine does nothing when it is placed, and brings 1 silver at the end of every phase.
#[test]
fn mines_pay_at_the_end_of_a_phase() {
    let at = given(2).dice(0, 4, 1).stored(0, "mine").last_round("A").play(0, "place 4 mine e3");
    assert_eq!((at.has(0), at.gains()), ((0, 1, 0), vec![]));
    let at = at.steps(0, "workers 1, end").idle();
    assert_eq!(at.has(0), (0, 2, 2));
    assert!(at.events.contains(&Event::Income { seat: Seat(0), silver: 1, workers: 0 }));
    assert!(!at.events.iter().any(|event| matches!(event, Event::Income { seat: Seat(1), .. })));
}

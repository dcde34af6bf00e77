//! CB-43 to CB-52 and CB-79 to CB-87: taking, placing, selling, workers, buying.

use super::super::given::{Position, given};
use super::super::moves::{Event, How};
use super::super::tiles::Tile;

/// CB-43: any tile of the depot of the die; CB-44, CB-47: into the storage; CB-46: not from the black depot; CB-Q28:
/// nothing is offered where nothing lies.
#[test]
fn a_tile_is_taken_from_the_depot_of_the_die() {
    let at = given(2).depot(1, "bank ship ship").depot(2, "mine").depot(0, "castle");
    assert_eq!(at.offers(0, "take 1"), "bank-1 ship-1");
    assert_eq!(at.refusal(0, "take 1 mine-2"), "cb-refuse-depot-far");
    assert_eq!(at.refusal(0, "take 1 castle-1"), "cb-refuse-not-in-depot");
    assert_eq!(at.refusal(0, "take 1 castle-black"), "cb-refuse-black");
    let at = at.play(0, "take 1 ship-1");
    assert_eq!(at.store(0), "ship");
    assert_eq!(at.offers(0, "take 2"), "mine-2");
    assert_eq!(given(2).depot(3, "bank").refusal(0, "take"), "cb-refuse-take-dear");
}

/// CB-45, CB-E15, CB-Q9: a full storage asks for the tile that goes, and only then.
#[test]
fn a_full_storage_gives_one_up() {
    let at = given(2).dice(0, 4, 1).depot(4, "castle").stored(0, "bank mine mine");
    assert_eq!(at.offers(0, "take 4 castle-4"), "bank mine");
    assert_eq!(at.refusal(0, "take 4 castle-4 ship"), "cb-refuse-not-stored");
    let at = at.play(0, "take 4 castle-4 mine");
    assert_eq!(at.store(0), "bank castle mine");
    assert!(matches!(at.events[..], [Event::Took { discard: Some(Tile::Mine), .. }]));
    let room = given(2).dice(0, 4, 1).depot(4, "castle").stored(0, "bank mine");
    assert_eq!(room.offers(0, "take 4 castle-4"), "ready");
}

/// CB-48: a stored tile, an empty space, the number of the die; CB-49: the space's colour; CB-50: beside a tile, at
/// first beside the castle; CB-51: it stays there.
#[test]
fn a_tile_is_placed_beside_others() {
    let at = given(2).dice(0, 3, 5).stored(0, "bank ship").means(0, 1, 0);
    assert_eq!(at.offers(0, "place"), "3 5");
    assert_eq!(at.offers(0, "place 3"), "bank");
    assert_eq!(at.offers(0, "place 3 bank"), "c3 e4");
    assert_eq!(at.refusal(0, "place 3 bank c6"), "cb-refuse-not-adjacent");
    assert_eq!(at.refusal(0, "place 3 bank c4"), "cb-refuse-colour");
    assert_eq!(at.refusal(0, "place 3 bank d4"), "cb-refuse-covered");
    assert_eq!(at.refusal(0, "place 3 mine"), "cb-refuse-not-stored");
    assert_eq!(at.refusal(0, "place 3 ship"), "cb-refuse-tile-far");
    assert_eq!(at.offers(0, "place 5 ship"), "d5");
    assert_eq!(at.refusal(0, "place 5 ship d3"), "cb-refuse-number");
    let at = at.play(0, "place 3 bank c3");
    assert_eq!((at.on(0, "c3"), at.store(0).as_str()), (Some(Tile::Bank), "ship"));
    assert_eq!(given(2).stored(0, "castle").refusal(0, "place"), "cb-refuse-nothing-to-place");
    assert_eq!(given(2).stored(0, "castle bank").dice(0, 3, 3).refusal(0, "place 3 castle"), "cb-refuse-no-room");
}

/// CB-49: a black-backed tile goes by its front.
#[test]
fn black_backs_do_not_matter() {
    let at = given(2).means(0, 2, 0).depot(0, "k14").steps(0, "buy k14-black").dice(0, 1, 1);
    assert_eq!(at.offers(0, "place 1 k14"), "c4");
}

/// CB-52, CB-Q11: the effect comes right after, and a knowledge tile does not help with its own placing.
#[test]
fn effects_come_at_once() {
    let at = given(2).dice(0, 3, 2).stored(0, "boarding_house").play(0, "place 3 boarding_house e4");
    assert_eq!(at.has(0).2, 4);
    let at = given(2).dice(0, 2, 1).stored(0, "k11").means(0, 1, 0);
    assert_eq!(at.refusal(0, "place 2 k11"), "cb-refuse-die-useless");
    let at = at.play(0, "place 1 k11 c4").stored(0, "mine");
    assert_eq!(at.dice(0, 3, 1).offers(0, "place 3 mine"), "e3", "from then on it helps");
}

/// CB-79: the die's number names the colour; CB-80: all of it; CB-81: 1 silver in all; CB-82: 2, 3 or 4 points a tile;
/// CB-83: the place is free, and what was sold is kept; CB-Q27: nothing cannot be sold.
#[test]
fn goods_are_sold_by_number() {
    for (seats, each) in [(2, 2), (3, 3), (4, 4)] {
        let at = given(seats).dice(0, 3, 4).goods(0, "pink 3, red 1");
        assert_eq!(at.offers(0, "sell 3"), "pink");
        assert_eq!(at.refusal(0, "sell 3 red"), "cb-refuse-goods-far");
        assert_eq!(at.refusal(0, "sell 3 brown"), "cb-refuse-no-goods");
        let at = at.play(0, "sell 3 pink");
        assert_eq!(at.has(0), (3 * each, 2, 0));
        assert_eq!(
            (Position::ware(at.player(0).goods), Position::ware(at.player(0).sold)),
            ("red 1".into(), "pink 3".into())
        );
    }
    assert_eq!(given(2).refusal(0, "sell"), "cb-refuse-nothing-to-sell");
    assert_eq!(given(2).goods(0, "red 1").refusal(0, "sell"), "cb-refuse-sell-dear");
    assert_eq!(given(3).dice(0, 2, 1).goods(0, "purple 4").play(0, "sell 2").has(0), (12, 2, 0));
}

/// CB-84: two workers for any die; CB-85: always.
#[test]
fn any_die_takes_two_workers() {
    for die in 1..=6 {
        let at = given(2).dice(0, die, die).play(0, &format!("workers {die}"));
        assert_eq!(at.has(0), (0, 1, 2));
        assert!(matches!(
            at.events[..],
            [Event::Hired { how: How::Die { workers: 0, .. }, workers: 2, silver: 0, .. }]
        ));
    }
}

/// CB-86: 2 silver for a tile of the black depot, once a turn; CB-87: before, between and after the dice, with CB-45.
#[test]
fn the_black_depot_sells() {
    let at = given(2).means(0, 5, 0).depot(0, "ship castle bank").stored(0, "mine mine mine").depot(1, "church");
    assert_eq!(at.offers(0, "buy"), "ship-black castle-black bank-black");
    assert_eq!(at.refusal(0, "buy church-1"), "cb-refuse-not-for-sale");
    assert_eq!(at.refusal(0, "buy k7-black"), "cb-refuse-not-in-depot");
    assert_eq!(at.offers(0, "buy ship-black"), "mine");
    let at = at.play(0, "workers 1").play(0, "buy ship-black mine");
    assert_eq!((at.store(0).as_str(), at.has(0)), ("ship mine mine", (0, 3, 2)));
    assert_eq!(at.refusal(0, "buy"), "cb-refuse-bought");
    let at = at.steps(0, "workers 2, end").idle();
    let mover = at.game().awaiting.first().unwrap().0;
    assert_eq!(mover, 0);
    assert!(at.offers(0, "").contains("buy"), "again in the next turn");
    assert_eq!(given(2).depot(0, "ship").refusal(0, "buy"), "cb-refuse-silver");
    assert_eq!(given(2).means(0, 2, 0).refusal(0, "buy"), "cb-refuse-nothing-to-buy");
}

/// CB-Q29: not while an effect is open.
#[test]
fn nothing_is_bought_in_the_middle_of_an_effect() {
    let at = given(2)
        .dice(0, 6, 1)
        .means(0, 5, 0)
        .depot(0, "ship")
        .stored(0, "castle")
        .placed(0, "c4 k1")
        .play(0, "place 6 castle b3");
    assert_eq!(at.offers(0, ""), "workers");
    assert_eq!(at.refusal(0, "buy"), "cb-refuse-buy-now");
    assert!(at.play(0, "workers").offers(0, "").contains("buy"));
}

/// CB-Q39: after the second die one may still buy, or end; with nothing to buy only the end is left, and it is asked for
/// all the same. That it comes by itself after a while is the table's business, not the rules'.
#[test]
fn the_end_of_a_turn_is_a_step_of_its_own() {
    let at = given(2).steps(0, "workers 1, workers 2");
    assert_eq!(at.offers(0, ""), "end");
    assert_eq!(at.refusal(0, "estate"), "cb-refuse-estate-chosen");
    assert_eq!(at.refusal(0, "load"), "cb-refuse-no-benefit");
    let at = at.play(0, "end");
    assert_eq!(at.game().awaiting.iter().map(|seat| seat.0).collect::<Vec<_>>(), [1]);
}

/// CB-35, CB-63, CB-Q29: what is not open is refused, and with a die only what it shows.
#[test]
fn what_is_not_open_is_refused() {
    let refused = |at: &Position, all: &[(&str, &str)]| {
        all.iter().for_each(|(path, key)| assert_eq!(at.refusal(0, path), *key, "{path}"));
    };
    let at = given(2).dice(0, 6, 1).means(0, 2, 0).depot(0, "mine").placed(0, "c4 k1").stored(0, "castle");
    let closed =
        [("load", "cb-refuse-no-benefit"), ("fetch", "cb-refuse-no-benefit"), ("skip", "cb-refuse-no-benefit")];
    refused(&at, &closed);
    refused(&at, &[("end", "cb-refuse-dice-left"), ("workers 2", "cb-refuse-die-not-rolled")]);
    let open = at.play(0, "place 6 castle b3");
    refused(&open, &[("load", "cb-refuse-open"), ("fetch", "cb-refuse-open"), ("end", "cb-refuse-open")]);
    refused(&open, &[("skip", "cb-refuse-castle-skip"), ("buy", "cb-refuse-buy-now")]);
    assert_eq!(open.offers(0, "workers"), "ready", "no die is asked for");
}

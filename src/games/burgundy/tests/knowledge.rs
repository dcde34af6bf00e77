//! CB-103 to CB-130: the 26 knowledge tiles.

use super::super::given::{Position, given};
use super::super::moves::{Event, Gain, How};
use super::super::scoring::Score;
use super::super::state::Stage;
use super::super::tiles::{Animal, Tile};
use super::super::*;

/// CB-103: with tile 1 equal buildings may stand in one city; CB-Q35: in earlier cities and by any means.
#[test]
fn tile_1() {
    let at = given(2).knows(0, "k1").dice(0, 1, 3).placed(0, "e4 bank").stored(0, "bank bank");
    assert_eq!(at.offers(0, "place 1 bank"), "e5");
    let at = at.play(0, "place 1 bank e5");
    assert_eq!(check::shape(at.play(0, "place 3 bank c3").game()), Ok(()));
}

/// CB-104: with tile 2 each mine also brings a worker at the end of a phase; CB-Q23: together with the silver.
#[test]
fn tile_2() {
    let at = given(2).knows(0, "k2").placed(0, "e3 mine, f2 mine").last_round("E").idle().idle();
    assert!(at.events.contains(&Event::Income { seat: Seat(0), silver: 2, workers: 2 }));
    assert_eq!(at.has(0), (0, 3, 6), "CB-96: at the end of phase E too");
}

/// CB-105: with tile 3 every sale brings 2 silver; CB-106: with tile 4 a worker as well; both by a warehouse too.
#[test]
fn tiles_3_and_4() {
    let at = given(3).knows(0, "k3 k4").dice(0, 3, 1).goods(0, "pink 4").play(0, "sell 3");
    assert_eq!(at.has(0), (12, 3, 1));
    let at = given(3).knows(0, "k3").dice(0, 3, 1).goods(0, "pink 1").stored(0, "warehouse");
    assert_eq!(at.steps(0, "place 3 warehouse c3, sell pink").has(0).1, 3);
    let at = given(3).knows(0, "k4").dice(0, 3, 1).goods(0, "pink 1").stored(0, "warehouse");
    assert_eq!(at.steps(0, "place 3 warehouse c3, sell pink").has(0).2, 1);
}

/// CB-107: with tile 5 a ship loads two neighbouring depots; CB-Q16: in the ring of 1 to 6, the second by choice;
/// CB-Q17: the three colours are chosen once for both.
#[test]
fn tile_5() {
    let at = given(2)
        .knows(0, "k5")
        .dice(0, 5, 1)
        .stored(0, "ship")
        .goods(0, "red 1, brown 1")
        .wares(6, "pink 1")
        .wares(1, "orange 2");
    let at = at.play(0, "place 5 ship d5");
    assert_eq!(at.offers(0, "load 6"), "1 5 none");
    assert_eq!(at.offers(0, "load 1"), "2 6 none");
    assert_eq!(at.refusal(0, "load 6 3"), "cb-refuse-not-beside");
    assert_eq!(at.offers(0, "load 6 1"), "pink orange");
    let both = at.play(0, "load 6 1 orange");
    assert_eq!(Position::ware(both.player(0).goods), "red 1, brown 1, orange 2");
    assert_eq!(Position::ware(both.game().depots[5].goods), "pink 1");
}

/// CB-108: with tile 6 the purchase may be made at any depot, for 2 silver (CB-Q36), once a turn.
#[test]
fn tile_6() {
    let at = given(2).knows(0, "k6").means(0, 4, 0).depot(3, "castle").depot(0, "ship");
    assert_eq!(at.offers(0, "buy"), "ship-black castle-3");
    let at = at.play(0, "buy castle-3");
    assert_eq!((at.store(0).as_str(), at.has(0).1, at.refusal(0, "buy").as_str()), ("castle", 2, "cb-refuse-bought"));
}

/// CB-109, CB-E8: with tile 7 every animal tile that scores brings one more.
#[test]
fn example_8() {
    let at = given(2).knows(0, "k7").dice(0, 4, 1).placed(0, "b3 castle, b2 sheep4").stored(0, "sheep3 pig2");
    let at = at.play(0, "place 4 sheep3 c2");
    assert_eq!(at.gains(), [Gain::Herd { animal: Animal::Sheep, tiles: 2, points: 9 }]);
    let at = at.dice(0, 4, 5).means(0, 0, 1).play(0, "place 5 pig2 c1");
    assert_eq!(at.gains(), [Gain::Herd { animal: Animal::Pig, tiles: 1, points: 3 }]);
}

/// CB-110, CB-E9: with tile 8 a worker changes a die by 1 or 2 (CB-Q13): a 3 is a 6 for two.
#[test]
fn example_9() {
    let at = given(2).knows(0, "k8").dice(0, 3, 3).depot(6, "bank").depot(5, "mine").depot(4, "castle");
    assert_eq!(at.refusal(0, "take"), "cb-refuse-take-dear");
    let with = |workers| {
        given(2).knows(0, "k8").dice(0, 3, 3).depot(6, "bank").depot(5, "mine").depot(4, "castle").means(0, 1, workers)
    };
    assert_eq!(with(1).offers(0, "take 3"), "castle-4 mine-5");
    assert_eq!(with(2).play(0, "take 3 bank-6").has(0).2, 0);
    assert_eq!(with(1).play(0, "take 3 mine-5").has(0).2, 0);
}

/// CB-111: with tile 9 a die for a building may be changed by 1 for nothing; CB-112: tile 10 for ships and animals;
/// CB-113: tile 11 for castles, mines and knowledge; CB-114: tile 12 for taking. CB-Q12: 1 only, and besides workers.
#[test]
fn tiles_9_to_12() {
    let at = |tile, die, stored, workers| {
        let at = given(2).knows(0, tile).dice(0, die, die).placed(0, "b3 castle");
        at.stored(0, stored).means(0, 1, workers)
    };
    for (tile, stored, near) in
        [("k9", "bank", 4), ("k10", "cow2", 2), ("k10", "ship", 4), ("k11", "mine", 3), ("k11", "k1", 3)]
    {
        let free = at(tile, near, stored, 0);
        let first = free.offers(0, &format!("place {near} {stored}")).split(' ').next().unwrap().to_owned();
        let placed = free.play(0, &format!("place {near} {stored} {first}"));
        assert!(matches!(placed.events[..], [Event::Placed { how: How::Die { workers: 0, .. }, .. }]), "{tile}");
    }
    for (tile, stored, far) in [("k9", "bank", 1), ("k10", "cow2", 3), ("k11", "mine", 2)] {
        assert_eq!(at(tile, far, stored, 0).refusal(0, "place"), "cb-refuse-place-dear", "{tile}: two steps");
        assert!(at(tile, far, stored, 1).offers(0, "").contains("place"), "{tile}: the second takes a worker");
    }
    let at = given(2).knows(0, "k12").dice(0, 6, 6).depot(1, "bank").depot(2, "mine").means(0, 2, 0).depot(0, "ship");
    assert_eq!(at.offers(0, "take 6"), "bank-1", "CB-Q14: over the 6 too");
    assert_eq!(at.offers(0, "buy"), "ship-black", "CB-Q15: only the action");
    let other = given(2).knows(0, "k9").dice(0, 4, 4).stored(0, "ship");
    assert_eq!(other.refusal(0, "place"), "cb-refuse-place-dear", "tile 9 is for buildings alone");
    let both = given(2).knows(0, "k8 k9").dice(0, 6, 6).stored(0, "bank").means(0, 1, 1);
    assert!(both.offers(0, "place 6 bank").starts_with("c3 e4"), "CB-Q12: three steps, one of them free");
}

/// CB-115: with tile 13 taking workers brings 1 silver; CB-E14: a boarding house does not; CB-116: with tile 14 it
/// brings 4 workers; CB-Q3: by a castle's action too.
#[test]
fn tiles_13_and_14() {
    assert_eq!(given(2).knows(0, "k13").play(0, "workers 1").has(0), (0, 2, 2));
    assert_eq!(given(2).knows(0, "k14").play(0, "workers 1").has(0), (0, 1, 4));
    let house =
        given(2).knows(0, "k13 k14").dice(0, 3, 1).stored(0, "boarding_house").play(0, "place 3 boarding_house e4");
    assert_eq!(house.has(0), (0, 1, 4));
    let castle = given(2).knows(0, "k13 k14").dice(0, 6, 1).placed(0, "c4 k1").stored(0, "castle");
    assert_eq!(castle.steps(0, "place 6 castle b3, workers").has(0), (0, 2, 4));
}

/// The points of the knowledge tiles of seat 0 at the end.
fn knowledge(at: &Position) -> Vec<(u8, u16)> {
    at.game().knowledge(Seat(0)).collect()
}

/// CB-117, CB-E10: tile 15 brings 3 for each colour sold; CB-128, CB-E11: tile 25 brings 1 for each tile sold; unsold
/// goods do not count.
#[test]
fn examples_10_and_11() {
    let at = given(2).knows(0, "k15 k25").sold(0, "red 4, purple 3, pink 3, orange 1").goods(0, "brown 2");
    assert_eq!(knowledge(&at), [(15, 12), (25, 11)]);
}

/// CB-118, CB-Q32: a seat sees which goods it sold, others how many; at the end everybody does.
#[test]
fn sold_goods_are_the_owners() {
    let mut at = given(2).sold(0, "red 4, pink 1");
    let seen = |at: &Position, viewer| {
        (Position::ware(at.game().view(viewer).players[0].sold), at.game().view(viewer).sold[0])
    };
    assert_eq!(seen(&at, Viewer::Seat(Seat(0))), ("pink 1, red 4".to_owned(), 5));
    assert_eq!(seen(&at, Viewer::Seat(Seat(1))), (String::new(), 5));
    assert_eq!(seen(&at, Viewer::Public), (String::new(), 5));
    at.table.0.stage = Stage::Over;
    assert_eq!(seen(&at, Viewer::Public).0, "pink 1, red 4");
}

/// CB-119, CB-120, CB-121, CB-122, CB-123, CB-124, CB-125, CB-126, CB-E12: tiles 16 to 23 bring 4 for each of their
/// building.
#[test]
fn example_12() {
    let at = given(2).knows(0, "k17 k22").placed(0, "c3 watchtower, e4 watchtower, b5 bank, e1 bank, e5 bank");
    assert_eq!(knowledge(&at), [(17, 8), (22, 12)]);
    for (number, building) in (16..=23).zip([
        "warehouse",
        "watchtower",
        "carpenter",
        "church",
        "market",
        "boarding_house",
        "bank",
        "town_hall",
    ]) {
        let at = given(2).knows(0, &format!("k{number}")).placed(0, &format!("c3 {building}, b5 {building}"));
        assert_eq!(knowledge(&at), [(number, 8)], "{building}");
    }
}

/// CB-127, CB-E13: tile 24 brings 4 for each kind of animals.
#[test]
fn example_13() {
    let at = given(2).knows(0, "k24").placed(0, "a1 cow2, b1 chicken3, b2 sheep2, c1 sheep3, c2 sheep4");
    assert_eq!(knowledge(&at), [(24, 12)]);
}

/// CB-129: tile 26 brings 2 for each bonus tile, large or small.
#[test]
fn tile_26() {
    let mut at = given(2).knows(0, "k26");
    at.table.0.bonuses[2] = [Some(Seat(0)), Some(Seat(1))];
    at.table.0.bonuses[5] = [Some(Seat(1)), Some(Seat(0))];
    assert_eq!(knowledge(&at), [(26, 4)]);
}

/// CB-130: tiles 1 to 14 bring nothing at the end, and 15 to 26 nothing before it.
#[test]
fn tiles_count_in_their_time() {
    let at = given(2).knows(0, "k1 k2 k3 k4 k5 k6").placed(0, "e3 mine");
    assert_eq!(knowledge(&at), []);
    let at = given(2).knows(0, "k17").placed(0, "c3 watchtower");
    assert_eq!(Score::of(at.game(), Seat(0), false).total, 0);
    assert_eq!(Score::of(at.game(), Seat(0), true).total, 4 + 1, "and 1 silver");
    assert_eq!(at.on(0, "c3"), Some(Tile::Watchtower));
}

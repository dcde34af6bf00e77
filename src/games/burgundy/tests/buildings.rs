//! CB-67 to CB-78: buildings and their benefits.

use super::super::given::{Position, given};
use super::super::moves::{Event, Gain};
use super::super::tiles::{Building, Tile};

/// A building placed with a 3 on c3, where it stands alone.
fn built(at: Position, building: &str) -> Position {
    at.dice(0, 3, 1).stored(0, building).play(0, &format!("place 3 {building} c3"))
}

/// CB-67: the benefit comes once, at once, without a die.
#[test]
fn benefits_need_no_die() {
    let at = built(given(2).depot(6, "castle"), "church").play(0, "fetch castle-6");
    assert_eq!((at.store(0).as_str(), at.offers(0, "").as_str()), ("castle", "workers"));
    assert_eq!(at.has(0).2, 0);
}

/// CB-68: one of a kind in a city; the same kind may stand in another one.
#[test]
fn one_building_of_a_kind_in_a_city() {
    let at = given(2).dice(0, 1, 3).placed(0, "e4 bank, c3 church").stored(0, "bank church").means(0, 0, 9);
    assert_eq!(at.refusal(0, "place 1 bank"), "cb-refuse-no-room");
    assert_eq!(at.offers(0, "place 1 church"), "e5 f4");
    let at = given(2).dice(0, 1, 3).placed(0, "e4 bank, e3 mine").stored(0, "bank").means(0, 0, 9);
    assert_eq!(at.refusal(0, "place 1 bank e5"), "cb-refuse-twin");
    assert_eq!(at.offers(0, "place 1 bank"), "c3 e2");
}

/// CB-69, CB-E6: a building may be placed though it brings nothing.
#[test]
fn example_6() {
    let at = built(given(2).depot(0, "ship cow3").depot(1, "bank mine castle k1"), "market");
    assert_eq!(at.gains().last(), Some(&Gain::Nothing));
    assert_eq!((at.store(0).as_str(), at.offers(0, "").as_str()), ("", "take workers"));
}

/// CB-70: a warehouse sells one colour of choice, as the action does, or none (CB-Q7).
#[test]
fn a_warehouse_sells() {
    let at = built(given(3).goods(0, "pink 2, brown 1"), "warehouse");
    assert_eq!(at.offers(0, ""), "sell skip");
    assert_eq!(at.offers(0, "sell"), "pink brown");
    assert_eq!(at.refusal(0, "sell red"), "cb-refuse-no-goods");
    let before = at.has(0);
    let sold = at.play(0, "sell pink");
    assert_eq!(sold.has(0), (before.0 + 6, before.1 + 1, before.2));
    let at = built(given(3).goods(0, "pink 2"), "warehouse").play(0, "skip");
    assert!(matches!(at.events[..], [Event::Skipped { building: Building::Warehouse, .. }]));
    assert_eq!(Position::ware(at.player(0).goods), "pink 2");
    assert_eq!(built(given(2), "warehouse").gains().last(), Some(&Gain::Nothing), "CB-Q27");
}

/// CB-71: a carpenter's workshop takes a building; CB-72: a church a mine, knowledge or castle; CB-73: a market a ship
/// or animals; CB-74: never from the black depot; CB-47: into the storage; CB-Q8: there is always room.
#[test]
fn three_buildings_fetch_tiles() {
    let board =
        || given(2).depot(1, "bank ship").depot(4, "mine cow3").depot(6, "k1 castle bank").depot(0, "church k7 ship");
    for (building, offered, barred) in [
        ("carpenter", "bank-1 bank-6", "ship-1"),
        ("church", "mine-4 k1-6 castle-6", "cow3-4"),
        ("market", "ship-1 cow3-4", "mine-4"),
    ] {
        let at = built(board(), building);
        assert_eq!(at.offers(0, ""), "fetch skip");
        assert_eq!(at.offers(0, "fetch"), offered);
        assert_eq!(at.refusal(0, &format!("fetch {barred}")), "cb-refuse-fetch");
        let black = if building == "carpenter" {
            "church"
        } else if building == "church" {
            "k7"
        } else {
            "ship"
        };
        assert_eq!(at.refusal(0, &format!("fetch {black}-black")), "cb-refuse-black");
        let first = offered.split(' ').next().unwrap();
        let at = at.play(0, &format!("fetch {first}"));
        assert_eq!(Some(at.store(0).as_str()), first.split('-').next());
        assert!(matches!(at.events[..], [Event::Fetched { .. }]));
    }
    let full = given(2).dice(0, 3, 1).stored(0, "carpenter mine mine").depot(1, "bank").play(0, "place 3 carpenter c3");
    assert_eq!(full.play(0, "fetch bank-1").store(0), "bank mine mine");
    assert_eq!(built(board(), "church").play(0, "skip").store(0), "", "CB-Q7");
}

/// CB-75: a boarding house brings 4 workers; CB-76: a bank 2 silver; CB-78: a watchtower 4 points; CB-Q7: at once.
#[test]
fn three_buildings_pay_at_once() {
    let region = 11;
    assert_eq!(built(given(2), "boarding_house").has(0), (region, 1, 4));
    assert_eq!(built(given(2), "bank").has(0), (region, 3, 0));
    assert_eq!(built(given(2), "watchtower").has(0), (region + 4, 1, 0));
}

/// CB-77: a town hall places one more tile, whatever the number (CB-Q5), and its effect happens too; CB-Q7: or none.
#[test]
fn a_town_hall_places_another() {
    let at = built(given(2).stored(0, "bank k1"), "town_hall");
    assert_eq!(at.offers(0, ""), "place skip");
    assert_eq!(at.offers(0, "place k1"), "c4");
    let silver = at.has(0).1;
    let at = at.play(0, "place bank e4");
    assert_eq!((at.on(0, "e4"), at.has(0).1), (Some(Tile::Bank), silver + 2));
    assert_eq!(at.game().chain.tiles, [Tile::TownHall, Tile::Bank]);
    let at = built(given(2).stored(0, "k1"), "town_hall").play(0, "skip");
    assert_eq!(at.offers(0, ""), "place workers");
}

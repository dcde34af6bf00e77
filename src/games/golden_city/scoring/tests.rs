//! What the scoring card pays, what is counted at the end, and who wins.

use super::super::check;
use super::super::given::{Position, given};
use super::super::moves::Event;
use super::*;
use crate::rules::Seats;

/// Everybody passes, and the card of the round is scored: what each got from the good and from the area.
fn scored_by(at: Position, seats: u8) -> Vec<(u16, u16)> {
    let at = (0..seats).fold(at, |at, seat| at.hand(seat, "coast")).building(0).end_round();
    at.game().players.iter().map(|player| (player.goods_letters, player.area_letters)).collect()
}

/// What the area of the card pays each, from the harbours and houses of seats 0 to 2.
fn river(houses: [&str; 3]) -> Vec<u16> {
    let at = (0..).zip(houses).fold(given(3), |at, (seat, ids)| at.houses(seat, ids));
    scored_by(at.card("wine", "mountain-meadow"), 3).into_iter().map(|(_, area)| area).collect()
}

const WHITE: &str = "harbour-mountain-4 mountain-s";
const BLACK: &str = "harbour-meadow-1 meadow-a";

/// GC-E5, GC-D17: the river between mountain and meadow with a house of White and one of Black, its third place empty: 2
/// each. Variations: alone 4; with the third place too 4, and 2 for the other. GC-68: directly at the river only.
#[test]
fn the_example_of_a_river() {
    assert_eq!(river([WHITE, BLACK, "harbour-meadow-2 meadow-c"]), [2, 2, 0]);
    assert_eq!(river([WHITE, "harbour-meadow-1", ""]), [4, 0, 0]);
    assert_eq!(river([WHITE, "harbour-meadow-1 meadow-a meadow-b", ""]), [2, 4, 0]);
    assert_eq!(river(["", "", ""]), [0, 0, 0]);
}

/// GC-E6, GC-69, GC-D13: the desert quarter with 3, 2, 1 and 0 houses in inner or outer districts: 4, 2, 2, 0. Houses in
/// desert suburbs do not count, nor does it matter who built first.
#[test]
fn the_example_of_a_quarter() {
    let at = given(4).houses(1, "harbour-desert-1 desert-a desert-b outer-desert-1 outer-desert-2");
    let at = at.houses(0, "harbour-desert-4 desert-s outer-desert-2 outer-desert-1 inner-desert");
    let at = at.houses(2, "harbour-forest-4 forest-s outer-forest-2 outer-desert-1");
    let at = at.houses(3, "harbour-desert-2 desert-c desert-f desert-g").card("wine", "desert");
    let areas: Vec<u16> = scored_by(at, 4).into_iter().map(|(_, area)| area).collect();
    assert_eq!(areas, [4, 2, 2, 0]);
}

/// GC-67, GC-70, GC-71, GC-Q29: 2 for everybody who owns the good, however many cards show it; 2 more only for a sole
/// owner; GC-D11: letters count by value.
#[test]
fn goods_pay_their_owners() {
    let goods = |cards: [&str; 3]| -> Vec<u16> {
        let at = (0..).zip(cards).fold(given(3), |at, (seat, ids)| at.goods(seat, ids));
        scored_by(at.card("wine", "mountain-meadow"), 3).into_iter().map(|(good, _)| good).collect()
    };
    assert_eq!(goods(["wine-cloth", "cloth-spice", ""]), [4, 0, 0]);
    assert_eq!(goods(["wine-cloth wine-spice", "wine-pottery", ""]), [2, 2, 0], "more copies are not enough");
    assert_eq!(goods(["wine-cloth wine-spice", "pottery-cloth", "pottery-spice"]), [4, 0, 0]);
    assert_eq!(goods(["cloth-spice", "cloth-spice", "pottery-cloth"]), [0, 0, 0]);
}

/// GC-72, GC-D23: alone or with more than each other; on a tie nobody gets more.
#[test]
fn most_is_more_than_each_other() {
    assert_eq!(share(&[1, 1, 0]), [2, 2, 0]);
    assert_eq!(share(&[2, 2, 1, 0]), [2, 2, 2, 0]);
    assert_eq!(share(&[3, 2, 2]), [4, 2, 2]);
    assert_eq!(share(&[0, 0, 0]), [0, 0, 0]);
}

/// GC-66: always two scorings; GC-73: so at most 8 in a round; GC-Q38: the good comes first; GC-75: what is told is the
/// value.
#[test]
fn a_round_brings_eight_at_most() {
    let at = given(3).houses(0, WHITE).goods(0, "wine-cloth").hand(0, "coast").hand(1, "coast").hand(2, "coast");
    let at = at.building(0).end_round();
    assert_eq!(at.letters(0), 8);
    let told: Vec<&Event> = at.events.iter().filter(|event| !matches!(event, Event::Passed { .. })).collect();
    let eight = vec![(Seat(0), 4)];
    assert!(matches!(told[0], Event::ScoredGood { letters, .. } if *letters == eight), "{told:?}");
    assert!(matches!(told[1], Event::ScoredArea { letters, .. } if *letters == eight), "{told:?}");
}

/// What a bonus card brings a seat with these houses.
fn bonus(card: &str, at: Position) -> u16 {
    at.game().bonus_letters(Seat(0), card.parse().unwrap())
}

/// GC-84, GC-Q28: 3 for each goods card; GC-85, GC-Q24: 2 for each coin.
#[test]
fn goods_and_coins_bring_letters() {
    assert_eq!(bonus("bonus-goods", given(3).goods(0, "wine-cloth wine-pottery wine-pottery")), 9);
    assert_eq!(bonus("bonus-coins", given(3).coins(0, 3)), 6);
}

const WEST: &str = "harbour-desert-4 desert-s outer-desert-2 outer-desert-1 desert-b mountain-a";

/// GC-86: 1 for each house in the city; GC-87, GC-Q25, GC-Q26: 2 for each house at any river, each once, none in districts.
#[test]
fn houses_in_the_city_and_at_rivers_bring_letters() {
    assert_eq!(bonus("bonus-city", given(3).houses(0, WEST)), 2);
    assert_eq!(bonus("bonus-river", given(3).houses(0, WEST)), 6);
}

/// GC-88, GC-D24, GC-Q27: 1 for each house in a suburb or district of the land on the card; harbours do not count.
#[test]
fn houses_on_a_land_bring_letters() {
    let lands = ["forest", "meadow", "mountain", "desert"];
    let letters = lands.map(|land| bonus(&format!("bonus-{land}"), given(3).houses(0, WEST)));
    assert_eq!(letters, [0, 0, 1, 4]);
    assert_eq!(bonus("bonus-desert", given(3).houses(0, "harbour-desert-1")), 0);
}

/// A finished game.
fn finished(at: Position) -> Standing {
    let mut at = at.last_round();
    at.change().phase = Phase::Over;
    at.change().pairs.clear();
    standing(at.game()).unwrap()
}

/// GC-83: bonus cards pay when the game is over, besides what there was; GC-89: most letters win.
#[test]
fn bonus_cards_are_added_at_the_end() {
    let at = || given(3).houses(0, WEST).houses(1, "harbour-mountain-2").bonus(0, "bonus-city bonus-desert");
    assert_eq!((at().letters(0), Score::of(at().game(), Seat(0), true).total), (10, 16));
    let standing = finished(at().bonus(1, "bonus-goods").goods(1, "wine-cloth wine-spice cloth-spice cloth-spice"));
    assert_eq!((standing.scores, standing.places), (vec![16, 12, 0], vec![1, 2, 3]));
    assert_eq!(super::standing(at().game()), None, "before the end there is no result");
}

/// GC-90: of those with most letters the one with more houses in the city, then with more coins; after that they share.
#[test]
fn ties_go_to_houses_in_the_city_then_to_coins() {
    let tie = |coins: [u16; 2]| {
        let at = given(3).houses(0, "harbour-mountain-4 mountain-s outer-mountain-2 outer-mountain-1");
        let at = at.houses(1, "harbour-forest-4 forest-s outer-forest-2 outer-forest-1");
        finished(at.coins(0, coins[0]).coins(1, coins[1])).places
    };
    assert_eq!((tie([3, 2]), tie([2, 3]), tie([2, 2])), (vec![1, 2, 3], vec![2, 1, 3], vec![1, 1, 3]));
    let city =
        given(3).houses(0, "harbour-mountain-4 mountain-s outer-mountain-2").houses(1, "harbour-forest-4 forest-s");
    let city = city.bonus(1, "bonus-river bonus-goods").goods(1, "wine-cloth").coins(1, 3).coins(0, 0);
    let standing = finished(city);
    assert_eq!((standing.scores, standing.places), (vec![5, 5, 0], vec![1, 2, 3]), "the city comes before coins");
}

/// The sheet adds up, and names what breaks ties without counting it.
#[test]
fn the_score_sheet_adds_up() {
    let standing = finished(given(3).houses(0, WEST).bonus(0, "bonus-river bonus-mountain").coins(2, 1));
    let sum = |seat: usize| standing.lines.iter().filter(|line| line.counts).map(|line| line.values[seat]).sum::<i32>();
    assert!((0..3).all(|seat| sum(seat) == standing.scores[seat]));
    assert_eq!(standing.lines.iter().filter(|line| !line.counts).count(), 2);
    assert_eq!(standing.losers, Seats::NONE);
}

/// Seats 1 and 2 have a harbour each whose only road leads to a suburb of seat 0, who has all other harbours.
fn stuck() -> Position {
    let alone = ["harbour-mountain-1", "harbour-mountain-2"];
    let others: Vec<&str> = Places::HARBOURS.iter().map(Place::id).filter(|id| !alone.contains(id)).collect();
    let at = given(3).houses(0, &others.join(" ")).houses(0, "mountain-d mountain-c mountain-a");
    at.houses(1, alone[0]).houses(2, alone[1])
}

/// GC-91, GC-Q20: whoever is stuck cannot win, whatever the letters; several may be, and stand last in the order of their
/// letters.
#[test]
fn whoever_is_stuck_cannot_win() {
    let standing =
        finished(stuck().bonus(2, "bonus-goods").goods(2, "wine-cloth wine-spice cloth-spice").bonus(1, "bonus-coins"));
    assert_eq!((standing.scores, standing.places), (vec![0, 6, 9], vec![1, 3, 2]));
    assert_eq!(standing.losers, [Seat(1), Seat(2)].into_iter().collect::<Seats>());
}

/// The rounds scored so far: the open card counts only once the game is over.
#[test]
fn the_open_card_is_scored_last() {
    let at = given(3).card("wine", "desert");
    assert_eq!((at.game().scored_cards().len(), at.game().areas_scored()), (4, 4));
    let mut game = at.last_round().game().clone();
    game.phase = Phase::Over;
    game.pairs.clear();
    assert_eq!((game.scored_cards().len(), check::sound(&game)), (16, Ok(())));
}

//! The Builder phase, rule by rule.

use super::super::super::cards::Kind::{self, *};
use super::super::super::given::{Position, given};
use super::super::super::price::Means;
use super::*;

mod cover;
mod pay;

/// Seat 0 picks Builder.
fn building(at: Position) -> Position {
    at.play(0, "role builder")
}

/// Seat 1 picks Builder, and seat 0 is the last to build, with one card more in hand.
fn last(at: Position) -> Position {
    at.moves("0 role prospector, 1 role builder")
}

/// What a card costs seat 0 or 1 once seat 0 is Builder.
fn cost(seat: u8, row: &str, card: Kind) -> usize {
    let at = building(given(3).row(seat, row).holding(seat, 6).holding(0, 1));
    Means::of(at.game(), Seat(seat)).terms(card, None).cost
}

/// SJ-27: a card of the hand is laid down and paid for; SJ-28: with that many other cards, each worth 1, and never
/// with itself; SJ-26: they go to the discard pile.
#[test]
fn a_building_is_paid_with_other_cards() {
    let at = building(given(3).hand(0, "coffee_roaster well statue palace quarry"));
    assert_eq!(at.slot(0, "build coffee_roaster"), ("pay", 3, 3));
    assert_eq!(at.offers(0, "build coffee_roaster"), "well quarry statue palace");
    let at = at.play(0, "build coffee_roaster well+quarry+palace");
    assert_eq!((at.holds(0), at.stands(0)), ("statue".into(), "indigo_plant coffee_roaster".into()));
    assert_eq!(at.piles().1, 3);
}

/// SJ-29: the Builder pays 1 less; SJ-30: the others pay the full cost, less what their own buildings save.
#[test]
fn only_the_builder_has_the_privilege() {
    assert_eq!((cost(0, "", Prefecture), cost(1, "", Prefecture), cost(1, "quarry", Prefecture)), (2, 3, 2));
}

/// SJ-31: one building a phase.
#[test]
fn nobody_builds_twice() {
    let at = building(given(3).hand(0, "smithy indigo_plant").holding(1, 1)).play(0, "build smithy");
    assert_eq!((at.awaited(), at.count(0)), (vec![1], 1));
    assert_eq!(at.refusal(0, "build"), "refused-not-asked");
}

/// SJ-32, SJ-Q1: the cost is never below 0, a building may be free, and nothing is given back.
#[test]
fn a_cost_of_zero_is_free() {
    let at = building(given(3).hand(0, "smithy gold_mine")).play(0, "build smithy");
    assert_eq!((at.holds(0), at.piles().1), ("gold_mine".into(), 0));
    assert_eq!(cost(0, "smithy library", IndigoPlant), 0);
}

/// SJ-E1: Builder with Smithy and Library: a Sugar Mill of cost 2 costs 3 less, so nothing.
#[test]
fn smithy_and_library_make_a_sugar_mill_free() {
    let at = building(given(3).row(0, "smithy library").hand(0, "sugar_mill palace")).build(0, "sugar_mill");
    assert_eq!((at.holds(0), at.stands(0)), ("palace".into(), "indigo_plant smithy library sugar_mill".into()));
}

/// SJ-61: the Smithy saves 1 on production buildings only; SJ-99: the Quarry on violet ones only; SJ-102, SJ-E16: the
/// Library makes the Builder's privilege count twice; SJ-E14: with a Quarry the Builder has a Crane for nothing.
#[test]
fn discounts() {
    let table = [
        (0, "", SilverSmelter, 4),
        (0, "smithy", SilverSmelter, 3),
        (0, "quarry", SilverSmelter, 4),
        (0, "library", SilverSmelter, 3),
        (0, "library smithy", SilverSmelter, 2),
        (1, "library smithy", SilverSmelter, 4),
        (0, "smithy", Palace, 5),
        (0, "quarry", Palace, 4),
        (0, "quarry", Crane, 0),
        (0, "library quarry", Palace, 3),
        (1, "library quarry", Palace, 5),
        (0, "library quarry", Statue, 0),
    ];
    for (seat, row, card, expected) in table {
        assert_eq!(cost(seat, row, card), expected, "{seat} {row} {card}");
    }
}

/// SJ-33: a building that was built stays; SJ-34: production buildings may be identical.
#[test]
fn production_buildings_may_be_identical() {
    let at = building(given(3).hand(0, "indigo_plant well")).play(0, "build indigo_plant").next_round().next_round();
    assert_eq!(at.stands(0), "indigo_plant indigo_plant");
}

/// SJ-35, SJ-108, SJ-E22: each violet building once, monuments too: a Statue and a Victory Column, not two Statues.
#[test]
fn violet_buildings_are_unique() {
    let at = building(given(3).row(0, "statue").hand(0, "statue victory_column hero well well well tower"));
    assert_eq!(at.offers(0, "build"), "well tower victory_column hero");
    assert_eq!(at.refusal(0, "build statue"), "sj-refuse-owned");
    assert_eq!(at.build(0, "victory_column well+well-2+well-3").stands(0), "indigo_plant statue victory_column");
}

/// SJ-36: who cannot pay builds nothing, and is told why; a seat without cards is not even asked.
#[test]
fn who_cannot_pay_passes() {
    let at = building(given(3).hand(0, "palace hero"));
    assert_eq!((at.offers(0, ""), at.refusal(0, "build")), ("pass".into(), "sj-refuse-nothing-to-build".into()));
    let at = building(given(3).hand(0, "palace hero smithy well"));
    assert_eq!(at.refusal(0, "build palace"), "sj-refuse-dear");
}

/// A pass that the hand forces is asked for, for played at once it would tell that the hand can build nothing; one that
/// everybody sees to be forced is not: without cards, or with one card and nothing to pay for it with.
#[test]
fn a_forced_pass_tells_nothing_that_is_not_seen() {
    let awaited = |at: Position| at.play(0, "role builder").awaited();
    assert_eq!(awaited(given(3).hand(0, "palace hero")), [0], "for all that others know it might be a Smithy");
    let at = building(given(3).holding(0, 1).holding(1, 1).holding(2, 2)).play(0, "pass");
    assert_eq!((at.awaited(), at.told.iter().filter(|key| *key == "sj-passed").count()), (vec![2], 2));
    let at = building(given(3).holding(2, 2));
    assert_eq!((at.awaited(), at.told.iter().filter(|key| *key == "sj-passed").count()), (vec![2], 2));
    assert_eq!(awaited(given(3).row(1, "quarry").holding(1, 1)), [1], "a Smithy would be free");
    assert_eq!(awaited(given(3).row(1, "smithy").holding(1, 1)), [1], "an Indigo plant would be free");
    assert_eq!(awaited(given(3).row(1, "black_market sugar_mill*").holding(1, 1)), [1], "the good may pay");
    assert_eq!(awaited(given(3).row(1, "crane").holding(1, 1)), [1], "over an Indigo plant even a Smithy is free");
}

/// SJ-59, SJ-37: a new building does not help in the phase in which it is built: a Poor House with no card left draws
/// nothing, SJ-94: nor does a Carpenter for itself.
#[test]
fn a_new_building_does_not_help_at_once() {
    assert_eq!(building(given(3).hand(0, "poor_house well")).build(0, "poor_house").count(0), 0);
    assert_eq!(building(given(3).hand(0, "carpenter well well")).build(0, "carpenter").count(0), 0);
}

/// SJ-59, SJ-Q14: it helps from the end of the phase on, in the same round.
#[test]
fn a_new_building_helps_in_the_same_round() {
    let at = building(given(3).row(0, "sugar_mill").hand(0, "aqueduct well well")).build(0, "aqueduct");
    assert_eq!(at.play(1, "role producer").slot(0, "produce").2, 2);
    let at = given(2).hand(0, "library well well well tower").play(0, "role builder").build(0, "library");
    assert_eq!(at.moves("1 role trader, 0 role prospector").count(0), 2);
}

/// SJ-114, SJ-Q41: with a twelfth building the Builder phase goes on to its end, SJ-Q34: in which others may build
/// theirs; SJ-115: then the game is over in the middle of the round; SJ-116: the Indigo Plant counts.
#[test]
fn a_twelfth_building_ends_the_game_after_the_phase() {
    let at = given(3).long_row(0, 11).long_row(1, 11).hand(0, "smithy").hand(1, "smithy well").hand(2, "smithy well");
    let at = building(at).build(0, "smithy");
    assert_eq!((at.game().phase, at.awaited()), (Phase::Builder, vec![1]));
    assert!(at.told.contains(&"sj-twelfth".to_owned()));
    let at = at.build(1, "smithy").build(2, "smithy");
    assert_eq!((at.game().phase, at.awaited()), (Phase::Over, Vec::<u8>::new()));
    assert_eq!(at.stands(2), "indigo_plant smithy");
    assert!(crate::rules::Table::standing(&at.table).is_some());
}

/// SJ-115, SJ-Q20: at the end there is neither a Chapel step nor a hand check.
#[test]
fn no_hand_check_at_the_end() {
    let at = given(2).later().row(1, "chapel").long_row(0, 11).hand(0, "smithy").holding(1, 14);
    let at = building(at).build(0, "smithy").play(1, "pass");
    assert_eq!((at.game().phase, at.count(1)), (Phase::Over, 14));
}

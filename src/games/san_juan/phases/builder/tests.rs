//! The Builder phase, rule by rule.

use super::super::super::cards::Kind::{self, *};
use super::super::super::given::{Position, given};
use super::super::super::price::Means;
use super::*;

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
    let at = building(given(3).row(seat, row).holding(seat, 8).holding(0, 1));
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
    let at = building(given(3).holding(2, 1));
    assert_eq!((at.awaited(), at.told.iter().filter(|key| *key == "sj-passed").count()), (vec![2], 2));
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

/// SJ-68: with 0 or 1 cards left after paying the Poor House draws one; SJ-70: without building it does not.
#[test]
fn a_poor_house_helps_whoever_has_little() {
    let left = |hand: &str, words: &str| building(given(3).row(0, "poor_house").hand(0, hand)).build(0, words).count(0);
    assert_eq!(left("smithy", "smithy"), 1);
    assert_eq!(left("smithy well", "smithy"), 2);
    assert_eq!(left("smithy well well", "smithy no"), 2);
    let at = building(given(3).row(0, "poor_house").hand(0, "smithy")).play(0, "pass");
    assert_eq!(at.count(0), 1);
}

/// SJ-69: the Carpenter draws first, and the Poor House only if the hand is then still below 2 cards.
#[test]
fn the_carpenter_draws_before_the_poor_house() {
    let left = |hand: &str, words: &str| {
        building(given(3).row(0, "poor_house carpenter").hand(0, hand)).build(0, words).count(0)
    };
    assert_eq!(left("smithy well", "smithy no"), 2, "1 left, the Carpenter makes 2");
    assert_eq!(left("smithy", "smithy"), 2, "0 left, the Carpenter makes 1, the Poor House 2");
}

/// SJ-93: the Carpenter draws for violet buildings only; SJ-Q16: it is done without asking.
#[test]
fn a_carpenter_draws_for_violet_buildings() {
    let left = |card: &str| {
        let at = given(3).row(0, "carpenter").hand(0, "smithy indigo_plant tower tower tower");
        building(at).build(0, card).count(0)
    };
    assert_eq!((left("smithy"), left("indigo_plant")), (5, 4));
}

/// SJ-71, SJ-72, SJ-E6: at full cost, a Library is paid with the goods of an Indigo Plant and a Tobacco Storage and
/// three cards; the goods go to the discard pile.
#[test]
fn a_black_market_pays_with_two_goods() {
    let at = given(3).row(0, "tobacco_storage black_market").laden(0).hand(0, "library well well well statue");
    let at = last(at.hand(0, "tower"));
    let before = at.piles().1;
    assert_eq!(at.slot(0, "build library"), ("goods", 0, 2));
    let at = at.build(0, "library indigo_plant+tobacco_storage well+well-2+well-3");
    assert_eq!(at.stands(0), "indigo_plant tobacco_storage black_market library");
    assert_eq!(at.piles().1, before + 5);
}

/// SJ-71: never more than two goods, each worth 1; SJ-Q31: so many that cards pay the rest exactly, also all of it;
/// without a Black Market none.
#[test]
fn goods_are_bounded_by_what_is_left_to_pay() {
    let rich = || given(3).row(0, "sugar_mill coffee_roaster black_market").laden(0);
    let at = building(rich().hand(0, "prefecture palace"));
    assert_eq!(at.slot(0, "build prefecture"), ("goods", 1, 2), "of 2 the one card can pay only 1");
    let at = at.build(0, "prefecture indigo_plant+coffee_roaster");
    assert_eq!((at.holds(0), at.stands(0).matches('*').count()), ("palace".into(), 1));
    let at = building(rich().hand(0, "palace well"));
    assert_eq!(at.refusal(0, "build palace"), "sj-refuse-dear", "three goods, but only two may pay");
    let at = building(given(3).row(0, "sugar_mill").laden(0).hand(0, "prefecture well"));
    assert_eq!((at.offers(0, "build"), at.refusal(0, "build prefecture")), ("well".into(), "sj-refuse-dear".into()));
    assert_eq!(at.build(0, "well prefecture").stands(0), "indigo_plant* sugar_mill* well");
}

/// SJ-76: with a Crane a building may be covered; SJ-77, SJ-E8: then it costs the difference; SJ-78: the covered one is
/// no building any more; SJ-81: the cards under a covered Chapel stay.
#[test]
fn a_crane_builds_over_a_chapel() {
    let at =
        given(3).row(0, "chapel crane").chapel(0, "well well").hand(0, "palace tower tower tower statue quarry hero");
    let at = last(at);
    assert_eq!(at.offers(0, "build palace"), "none indigo_plant chapel");
    assert_eq!(at.slot(0, "build palace chapel"), ("pay", 3, 3));
    let at = at.build(0, "palace chapel tower+tower-2+tower-3");
    assert_eq!(at.stands(0), "indigo_plant palace crane");
    assert_eq!(at.game().player(Seat(0)).buildings[1].covered, [Chapel]);
    assert_eq!(at.game().player(Seat(0)).chapel.len(), 2);
}

/// SJ-77, SJ-E9: a Statue over a Coffee Roaster is free, and the difference is not paid back.
#[test]
fn a_cheaper_building_over_a_dearer_one_is_free() {
    let at = last(given(3).row(0, "coffee_roaster crane").hand(0, "statue palace well"));
    let held = at.count(0);
    let at = at.build(0, "statue coffee_roaster");
    assert_eq!((at.stands(0), at.count(0)), ("indigo_plant statue crane".into(), held - 1));
}

/// SJ-79: the Crane itself is never covered; SJ-60: nothing need be.
#[test]
fn a_crane_does_not_cover_itself() {
    let at = building(given(3).row(0, "crane well").hand(0, "smithy statue"));
    assert_eq!(at.offers(0, "build smithy"), "none indigo_plant well");
    assert_eq!(at.refusal(0, "build smithy crane"), "sj-refuse-cover-crane");
    assert_eq!(at.build(0, "smithy none").stands(0), "indigo_plant crane well smithy");
}

/// SJ-80, SJ-Q11: a good on the covered building is lost, unseen, and cannot pay; the new building is empty.
#[test]
fn a_good_on_a_covered_building_is_lost() {
    let at = building(given(3).row(0, "sugar_mill* crane black_market").hand(0, "tobacco_storage well well"));
    assert_eq!(at.offers(0, "build tobacco_storage none"), "sugar_mill");
    let before = at.piles().1;
    let at = at.build(0, "tobacco_storage sugar_mill");
    assert_eq!((at.stands(0), at.piles().1), ("indigo_plant tobacco_storage crane black_market".into(), before + 1));
    assert_eq!(at.told.first().map(String::as_str), Some("sj-built-over-lost"));
}

/// SJ-82: once a violet building is covered, a later copy may be built; SJ-Q12: not over itself, though.
#[test]
fn a_covered_violet_building_may_be_built_again() {
    let at = given(3).row(0, "crane well").hand(0, "well smithy statue tower tower");
    let at = building(at);
    assert_eq!(at.refusal(0, "build well"), "sj-refuse-owned");
    let at = at.build(0, "smithy well").next_round().next_round().next_round();
    let at = at.play(0, "role builder").build(0, "well none statue");
    assert_eq!(at.stands(0), "indigo_plant crane smithy well");
}

/// SJ-Q12: a production building may cover its own kind, and then pays nothing.
#[test]
fn a_production_building_may_cover_its_own_kind() {
    let at = last(given(3).row(0, "sugar_mill* crane").hand(0, "sugar_mill palace"));
    assert_eq!(at.build(0, "sugar_mill sugar_mill").stands(0), "indigo_plant sugar_mill crane");
}

/// SJ-Q13: covered cards stay where they are; a building may be covered again, and only the cost of the top one counts.
#[test]
fn covered_cards_stay_covered() {
    let at = given(3).row(0, "crane quarry").hand(0, "statue smithy prefecture palace palace");
    let at = building(at).build(0, "statue quarry").next_round().next_round().next_round();
    let at = last(at.next_round().next_round().next_round().hand(0, "hero"));
    let means = Means::of(at.game(), Seat(0));
    assert_eq!(means.terms(Hero, Some(2)).full, 2, "Hero 5 over the Statue 3; the Quarry 4 below does not count");
    assert_eq!(at.game().player(Seat(0)).buildings[2].covered, [Quarry]);
}

/// SJ-Q10: what is covered does not help with the very building that covers it.
#[test]
fn a_covered_building_does_not_help_any_more() {
    let at = building(
        given(3).row(0, "crane quarry smithy library carpenter poor_house black_market").laden(0).holding(0, 1),
    );
    let means = Means::of(at.game(), Seat(0));
    let at_place = |card, kind: Kind| {
        let place = means.sites.iter().position(|(stands, _)| *stands == kind);
        means.terms(card, place)
    };
    assert_eq!((at_place(Palace, Quarry).cost, at_place(Palace, Smithy).cost), (6 - 4 - 2, 6 - 1 - 3));
    assert_eq!(at_place(SilverSmelter, Smithy).cost, 5 - 1 - 2);
    assert_eq!(at_place(Palace, Library).full, 1);
    let (over, beside) = (at_place(Hero, Archive), means.terms(Hero, None));
    assert_eq!(over, beside);
    assert!(!at_place(Hero, Carpenter).carpenter && beside.carpenter);
    assert!(!at_place(Hero, PoorHouse).poor_house && beside.poor_house);
    assert!(at_place(Hero, BlackMarket).goods.is_empty() && beside.goods.len() == 1);
}

/// SJ-Q10: over the Library the privilege counts once: Guild Hall 6 − Library 5 − privilege 1.
#[test]
fn a_covered_library_does_not_double() {
    let at = building(given(3).row(0, "crane library").holding(0, 9));
    let means = Means::of(at.game(), Seat(0));
    assert_eq!((means.terms(GuildHall, Some(2)).cost, means.terms(GuildHall, None).cost), (0, 4));
    assert_eq!(means.terms(GuildHall, Some(0)).cost, 6 - 1 - 2);
}

/// SJ-83: building over does not raise the number of buildings, so it is never the twelfth; SJ-116: the starting
/// Indigo Plant is one of the twelve.
#[test]
fn building_over_is_no_twelfth_building() {
    let at = building(given(2).row(0, "crane").long_row(0, 11).hand(0, "smithy well"));
    let at = at.build(0, "smithy indigo_plant");
    assert_eq!((at.game().player(Seat(0)).buildings.len(), at.game().phase), (11, Phase::Role));
}

/// SJ-85: all reductions work with building over: Builder 1, Library 1, Quarry 1; the Carpenter draws as well.
#[test]
fn reductions_work_with_building_over() {
    let at = building(given(3).row(0, "crane library quarry carpenter").hand(0, "palace well tower tower tower"));
    assert_eq!(Means::of(at.game(), Seat(0)).terms(Palace, Some(0)).cost, 6 - 1 - 3);
    let at = at.build(0, "palace indigo_plant tower+tower-2");
    assert_eq!(at.count(0), 2 + 1);
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
    let at = given(2).row(1, "chapel").long_row(0, 11).hand(0, "smithy").holding(1, 14);
    let at = building(at).build(0, "smithy").play(1, "pass");
    assert_eq!((at.game().phase, at.count(1)), (Phase::Over, 14));
}

/// SJ-Q15: discounts may be waived so that the Poor House helps; asked only where it makes that difference, and never
/// more than the full cost is paid.
#[test]
fn discounts_may_be_waived_for_the_poor_house() {
    let at = building(given(3).row(0, "poor_house").hand(0, "well tower quarry statue"));
    assert_eq!(at.offers(0, "build well"), "no yes");
    assert_eq!(at.slot(0, "build well yes"), ("pay", 2, 2));
    assert_eq!(at.build(0, "well yes tower+quarry").count(0), 1 + 1);
    let at = building(given(3).row(0, "poor_house").hand(0, "well tower quarry statue hero"));
    assert_eq!(at.slot(0, "build well").0, "pay", "2 cards are left anyway");
    let at = building(given(3).hand(0, "well tower quarry statue"));
    assert_eq!(at.slot(0, "build well").0, "pay", "no Poor House");
}

/// SJ-Q32, SJ-Q40: the card of the Carpenter comes after the payment, so it cannot pay for it.
#[test]
fn cards_drawn_for_building_come_after_the_payment() {
    let at = building(given(3).row(0, "carpenter poor_house").hand(0, "tower well"));
    assert_eq!(at.refusal(0, "build tower"), "sj-refuse-dear");
    let at = building(given(3).row(0, "carpenter").hand(0, "tower well well").pile("palace"));
    let at = at.build(0, "tower");
    assert_eq!((at.holds(0), at.told[..2].to_vec()), ("palace".into(), vec!["sj-built".to_owned(), "sj-drew".into()]));
}

/// SJ-Q30: which cards paid is told to nobody but the builder; their number and the goods are public.
#[test]
fn payments_are_told_by_number() {
    use crate::rules::{Arg, Dice, Rules, Viewer};
    let at = building(given(3).row(0, "black_market sugar_mill*").hand(0, "tower well statue"));
    let pay = ["well".parse(), "statue".parse()].into_iter().map(Result::unwrap).take(1).collect();
    let goods = [2].into_iter().collect();
    let mv = super::super::super::moves::Move::Build(Build { card: Tower, cover: None, goods, full: false, pay });
    let mut game = at.game().clone();
    let events = game.apply(Seat(0), &mv, &mut Dice::for_step(crate::rules::Seed([0; 32]), 0)).unwrap();
    let payment = |viewer| {
        let text = super::super::super::tell::tell(&events[0], viewer).unwrap();
        match text.arg("payment") {
            Some(Arg::Text(payment)) => format!("{payment:?}"),
            other => panic!("{other:?}"),
        }
    };
    assert!(payment(Viewer::Seat(Seat(0))).contains("sj-card-well"));
    for viewer in [Viewer::Public, Viewer::Seat(Seat(1))] {
        assert!(!payment(viewer).contains("sj-card-well"), "{}", payment(viewer));
        assert!(payment(viewer).contains("sj-some-cards") && payment(viewer).contains("sj-good-sugar_mill"));
    }
}

//! Paying with goods, paying more than need be, and the cards drawn for building.

use super::*;

/// SJ-68: with 0 or 1 cards left after paying the Poor House draws one; SJ-70: without building it does not.
#[test]
fn a_poor_house_helps_whoever_has_little() {
    let left = |hand: &str, words: &str| building(given(3).row(0, "poor_house").hand(0, hand)).build(0, words).count(0);
    assert_eq!(left("smithy", "smithy"), 1);
    assert_eq!(left("smithy well", "smithy"), 2);
    assert_eq!(left("smithy well well", "smithy 0"), 2);
    let at = building(given(3).row(0, "poor_house").hand(0, "smithy")).play(0, "pass");
    assert_eq!(at.count(0), 1);
}

/// SJ-69: the Carpenter draws first, and the Poor House only if the hand is then still below 2 cards.
#[test]
fn the_carpenter_draws_before_the_poor_house() {
    let left = |hand: &str, words: &str| {
        building(given(3).row(0, "poor_house carpenter").hand(0, hand)).build(0, words).count(0)
    };
    assert_eq!(left("smithy well", "smithy 0"), 2, "1 left, the Carpenter makes 2");
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

/// SJ-Q15: any of the discounts may be waived so that the Poor House helps; asked only where it makes that difference,
/// and never more than the full cost is paid.
#[test]
fn discounts_may_be_waived_for_the_poor_house() {
    let at = building(given(3).row(0, "poor_house").hand(0, "well tower quarry statue"));
    assert_eq!(at.offers(0, "build well"), "1 2");
    assert_eq!(at.slot(0, "build well 2"), ("pay", 2, 2));
    assert_eq!(at.build(0, "well 2 tower+quarry").count(0), 1 + 1);
    let at = building(given(3).row(0, "poor_house").hand(0, "well tower quarry statue hero"));
    assert_eq!(at.slot(0, "build well").0, "pay", "2 cards are left anyway");
    let at = building(given(3).hand(0, "well tower quarry statue"));
    assert_eq!(at.slot(0, "build well").0, "pay", "no Poor House");
    let at = building(given(3).row(0, "poor_house").hand(0, "well tower statue"));
    assert_eq!(at.slot(0, "build well").0, "pay", "it helps without");
}

/// SJ-Q15: of the discounts of Library and Quarry, 3 in all, one or two may be waived where all of them cannot be; at
/// each price the Poor House draws.
#[test]
fn any_subset_of_discounts_may_be_waived() {
    let at =
        || building(given(3).row(0, "library quarry poor_house").hand(0, "indigo_plant sugar_mill well tower hero"));
    assert_eq!(at().offers(0, "build hero"), "2 3 4", "with 4 other cards the full 5 cannot be paid");
    for (price, paid, left) in [(2, "well+tower", 2), (3, "well+tower+sugar_mill", 2), (4, "", 1)] {
        assert_eq!(at().slot(0, &format!("build hero {price}")), ("pay", price, price));
        assert_eq!(at().build(0, &format!("hero {price} {paid}")).count(0), left);
    }
    let at = building(given(3).row(0, "library quarry poor_house carpenter").hand(0, "sugar_mill well tower hero"));
    assert_eq!(at.offers(0, "build hero"), "2 3", "the Carpenter's card comes first");
}

/// SJ-Q15 with SJ-71: above the cost only so many goods may pay that the Poor House helps.
#[test]
fn goods_pay_a_waived_price_as_far_as_the_poor_house_helps() {
    let at = given(3).row(0, "poor_house quarry black_market").laden(0).hand(0, "tower well well statue");
    let at = building(at);
    assert_eq!(at.offers(0, "build tower"), "1 2 3");
    assert_eq!(at.slot(0, "build tower 1"), ("goods", 0, 1));
    assert_eq!(at.slot(0, "build tower 2").0, "pay", "a good in place of a card would leave too many");
    assert_eq!(at.slot(0, "build tower 3"), ("goods", 0, 1));
    let at = at.build(0, "tower 3 indigo_plant well+well-2");
    assert_eq!((at.count(0), at.stands(0)), (2, "indigo_plant poor_house quarry black_market tower".into()));
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
    use crate::rules::{Arg, Dice, Of, Questions, Viewer};
    let at = building(given(3).row(0, "black_market sugar_mill*").hand(0, "tower well statue"));
    let mut game = at.game().clone();
    let path = ["build", "tower", "sugar_mill", "well"].map(str::to_owned);
    let mv = Of(game.clone()).legal(Seat(0), &path).unwrap();
    let events = game.apply(Seat(0), &mv, &mut Dice::for_step(crate::rules::Seed([0; 32]), 0));
    let payment = |viewer| {
        let text = super::super::super::super::tell::tell(&events[0], viewer).unwrap();
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

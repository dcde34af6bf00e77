//! Building over other buildings with a Crane.

use super::*;

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

/// SJ-Q12: a building is never covered by its own kind, be it a violet or a production building; any other kind may.
#[test]
fn no_building_covers_its_own_kind() {
    let at = last(given(3).row(0, "sugar_mill* sugar_mill crane").hand(0, "sugar_mill palace hero"));
    assert_eq!(at.offers(0, "build sugar_mill"), "none indigo_plant");
    for own in ["sugar_mill", "sugar_mill-2"] {
        assert_eq!(at.refusal(0, &format!("build sugar_mill {own}")), "sj-refuse-cover-same");
    }
    let at = building(given(3).row(0, "crane smithy").hand(0, "indigo_plant smithy"));
    assert_eq!(at.offers(0, "build indigo_plant"), "none smithy");
    assert_eq!(at.refusal(0, "build smithy"), "sj-refuse-owned");
    let at = building(given(3).row(0, "crane").hand(0, "indigo_plant well"));
    assert_eq!(at.offers(0, "build indigo_plant"), "ready", "there is only a free place");
}

/// A place is refused for its own reason, whichever of several copies it is, and one that is not there as such.
#[test]
fn every_copy_has_its_own_reason() {
    let at = building(given(3).row(0, "crane black_market indigo_plant*").hand(0, "library well"));
    assert_eq!(at.refusal(0, "build library"), "sj-refuse-dear");
    let row = "crane black_market indigo_plant* sugar_mill*";
    let at = last(given(3).row(0, row).hand(0, "coffee_roaster"));
    assert_eq!(at.offers(0, "build coffee_roaster"), "indigo_plant sugar_mill");
    assert_eq!(at.refusal(0, "build coffee_roaster indigo_plant-2"), "sj-refuse-dear", "its good cannot pay");
    assert_eq!(at.refusal(0, "build coffee_roaster indigo_plant-3"), "sj-refuse-not-yours");
    assert_eq!(at.refusal(0, "build coffee_roaster well"), "sj-refuse-not-yours");
    let at = building(given(3).row(0, "crane black_market sugar_mill* indigo_plant*").hand(0, "library well well"));
    let path = ["build", "library", "indigo_plant-2"].map(str::to_owned);
    let reasons = crate::rules::Table::shadows(&at.table, Seat(0), &path);
    let reasons: Vec<_> = reasons.iter().map(|(offer, why)| (offer.token.as_str(), why.0.key.as_ref())).collect();
    assert_eq!(reasons, [("indigo_plant", "sj-refuse-no-good"), ("indigo_plant-2", "sj-refuse-good-lost")]);
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
    let at = building(given(3).row(0, "crane library").holding(0, 7));
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

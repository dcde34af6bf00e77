//! Special cities and city cards.

use super::super::events::Event;
use super::super::given::*;
use super::super::*;

/// MP-93, MP-96, MP-97, MP-E11: with a post there, one die of any value for the city's reward, the same for every die.
#[test]
fn a_special_city_rewards_any_die() {
    for die in 1..=6 {
        let position = given(3).posts(0, "hormuz").dice(0, &die.to_string()).owns(0, "");
        assert_eq!(position.play(0, &format!("city hormuz d{die}")).has(0), "5 coins, 2 pepper");
    }
    assert_eq!(given(3).refusal(0, "city"), "mp-refuse-no-special");
    assert_eq!(given(3).posts(0, "hormuz").refusal(0, "city baghdad"), "mp-refuse-city-no-post");
    assert_eq!(given(3).posts(0, "hormuz").refusal(0, "city xian"), "mp-refuse-not-special");
}

/// MP-94, MP-95, MP-38, MP-124, MP-Q36: two spaces of one die on one field; the own colour once, then a black die; when
/// both are taken nobody can, not even with a black die.
#[test]
fn a_special_city_has_room_for_two_dice() {
    let position = given(3).posts(0, "hormuz").posts(1, "hormuz").dice(0, "6 6 b 6").dice(1, "6 6 b 6");
    let used = position.play(0, "city hormuz d6").play(0, "end").idle().idle();
    assert_eq!(used.offers(0, "city hormuz"), "b6");
    let full = used.play(0, "city hormuz b6");
    let hormuz = spaces::Space::Special(seals::Special::at(place("hormuz")).unwrap());
    assert_eq!(full.open().placed.iter().filter(|placed| placed.space == hormuz).count(), 2);
    let other = given(3).posts(0, "hormuz").posts(1, "hormuz").posts(2, "hormuz").dice(2, "6 b 6");
    let other = other.play(0, "city hormuz d6").play(0, "end").play(1, "city hormuz d6").play(1, "end");
    assert_eq!(other.refusal(2, "city hormuz"), "mp-refuse-city-full");
    let own = given(3).posts(0, "hormuz").dice(0, "6 6").play(0, "city hormuz d6").play(0, "end").idle().idle();
    assert_eq!(own.refusal(0, "city hormuz"), "mp-refuse-city-used");
}

/// MP-98, MP-60, MP-E10, MP-Q39: with the improved seal its bonus comes on top, once or twice by the die; with the basic one
/// it does not.
#[test]
fn an_improved_seal_adds_its_bonus() {
    let bonus = |seals: &str, die: u8| {
        let position = given(3).posts(0, "baghdad").seals(0, seals).dice(0, &die.to_string()).owns(0, "");
        let used = position.play(0, &format!("city baghdad d{die}"));
        (used.has(0), used.points(0))
    };
    assert_eq!(bonus("jewelers", 6), ("1 gold".into(), 2));
    assert_eq!(bonus("jewelers+", 3), ("2 camels, 1 gold".into(), 2));
    assert_eq!(bonus("jewelers+", 5), ("4 camels, 1 gold".into(), 2));
}

/// MP-99, MP-100, MP-E12: a card in a city needs a post there and is closed once it was used by anybody.
#[test]
fn a_city_card_is_used_once_a_round() {
    let position = given(2).posts(0, "xanadu").posts(1, "xanadu").dice(0, "5 5 b 5");
    assert_eq!(given(2).refusal(0, "card card-double_coins"), "mp-refuse-card-no-post");
    let used = position.play(0, "card card-double_coins d5 5").play(0, "end");
    assert_eq!(used.has(0), "18 coins, 3 camels");
    assert_eq!(used.refusal(1, "card card-double_coins"), "mp-refuse-card-taken");
    let again = used.idle();
    assert_eq!(again.refusal(0, "card card-double_coins"), "mp-refuse-card-taken");
}

/// MP-102, MP-99: the two cards of the action area need no post.
#[test]
fn the_cards_of_the_action_area_are_open_to_all() {
    assert_eq!(given(2).offers(0, "card"), "card-points_by_die card-camels_by_die");
    assert_eq!(given(2).refusal(0, "card card-gold_to_points"), "mp-refuse-card-gone");
}

/// MP-E13, MP-101, MP-Q11: paid and received each time; no more often than it can be paid.
#[test]
fn a_card_is_paid_each_time() {
    let position = given(2).card(0, "jade_to_points").dice(0, "5").owns(0, "2 camels, 2 jade");
    assert_eq!(position.offers(0, "card card-jade_to_points d5"), "2 1");
    let twice = position.play(0, "card card-jade_to_points d5 2");
    assert_eq!((twice.points(0), twice.has(0)), (6, String::new()));
    // One jade stands in for the camel.
    let position = given(2).card(0, "jade_to_points").dice(0, "5").owns(0, "1 camels, 3 jade");
    assert_eq!(position.offers(0, "card card-jade_to_points d5"), "2 1");
    assert_eq!(
        given(2).card(0, "jade_to_points").owns(0, "9 camels").refusal(0, "card card-jade_to_points"),
        "mp-refuse-card-dear"
    );
}

/// MP-Q11: what came before can pay for what comes later.
#[test]
fn an_earlier_gain_pays_a_later_price() {
    let position = given(2).card(0, "trade_up").dice(0, "6").owns(0, "1 pepper");
    assert_eq!(position.offers(0, "card card-trade_up d6"), "ready");
    let position = given(2).card(0, "jade_to_caravan").dice(0, "6").owns(0, "3 jade");
    assert_eq!(position.play(0, "card card-jade_to_caravan d6 3").has(0), "9 coins, 6 camels");
}

/// MP-A8: always the same way within one use.
#[test]
fn an_exchange_keeps_its_direction() {
    let position = given(2).card(0, "exchange_camels_coins").dice(0, "3").owns(0, "2 coins, 2 camels");
    assert_eq!(position.offers(0, "card card-exchange_camels_coins d3"), "option-1 option-2");
    assert_eq!(position.fork().play(0, "card card-exchange_camels_coins d3 option-1 2").has(0), "8 coins");
    assert_eq!(position.play(0, "card card-exchange_camels_coins d3 option-2 2").has(0), "4 camels");
}

/// MP-A8: points may go below zero.
#[test]
fn points_may_go_below_zero() {
    let position = given(2).card(0, "exchange_points_coins").dice(0, "2").owns(0, "");
    let sold = position.play(0, "card card-exchange_points_coins d2 2");
    assert_eq!((sold.points(0), sold.has(0)), (-2, "10 coins".into()));
}

/// MP-A8: a point for each contract fulfilled, and something for each post, as the die allows.
#[test]
fn cards_count_contracts_and_posts() {
    let position = given(2).card(0, "contracts_to_points").fulfilled(0, "red_20 red_21 red_22");
    assert_eq!(position.fork().dice(0, "2").play(0, "card card-contracts_to_points d2 2").points(0), 2);
    assert_eq!(position.play(0, "card card-contracts_to_points d6 3").points(0), 3);
    assert!(!given(2).card(0, "contracts_to_points").is_offered(0, "card", "card-contracts_to_points"));
    let posts = given(2).card(0, "posts_to_supplies").posts(0, "xian baghdad").owns(0, "");
    assert_eq!(posts.play(0, "card card-posts_to_supplies d6 2").has(0), "2 coins, 2 camels");
}

/// MP-A1, MP-A8: the die decides what is received.
#[test]
fn the_die_decides_what_a_card_gives() {
    let gives = |die: u8| {
        let position = given(2).card(0, "goods_by_die").dice(0, &die.to_string()).owns(0, "");
        position.play(0, &format!("card card-goods_by_die d{die}")).has(0)
    };
    assert_eq!([gives(2), gives(3), gives(6)], ["2 coins, 2 pepper", "2 coins, 2 silk", "2 coins, 2 gold"]);
}

/// MP-A8, MP-A1: a movement places one post, is paid as usual, may be left, and does not touch the hourglass (MP-Q30, MP-Q48).
#[test]
fn a_card_moves_a_figure() {
    let position = given(2).card(0, "moves").dice(0, "3").owns(0, "2 coins, 1 camels").play(0, "card card-moves d3");
    assert_eq!(position.offers(0, ""), "move");
    assert!(position.is_offered(0, "move", "none") && position.is_offered(0, "move", "dunhuang"));
    let stayed = position.fork().play(0, "move none");
    assert_eq!((stayed.has(0).as_str(), stayed.posts_of(0).as_str()), ("4 coins, 1 camels", ""));
    let there = position.play(0, "move dunhuang");
    // The coins of the card paid for it; then the token brought 2 coins and a jade.
    assert_eq!((there.has(0).as_str(), there.posts_of(0).as_str()), ("2 coins, 1 jade", "dunhuang"));
    assert_eq!((there.open().highest, there.open().hourglass), (None, Seat(0)));
}

/// MP-A8: a seal with the die on the card, for a camel; what lies on the guild space does not matter.
#[test]
fn a_card_takes_a_seal() {
    let position = given(2).card(0, "seal_for_one_die").play(0, "seal farmers dice-d6-d6").play(0, "end");
    let position = position.dice(1, "3").owns(1, "1 camels").play(1, "card card-seal_for_one_die d3");
    assert_eq!(position.offers(1, "seal"), "farmers spicers tailors");
    assert_eq!(position.refusal(1, "seal jewelers"), "mp-refuse-seal-low");
    let sealed = position.play(1, "seal tailors");
    assert!(sealed.player(1).has_seal(print::Guild::Tailors));
    assert_eq!(sealed.has(1), "2 jade");
    let all = given(2).card(0, "seal_for_one_die").seals(0, "farmers spicers").dice(0, "2");
    assert!(!all.is_offered(0, "card", "card-seal_for_one_die"));
}

/// MP-A8: tokens of cities with an own post, different ones.
#[test]
fn a_card_uses_own_tokens() {
    let card = |posts: &str, die: &str| {
        let position = given(2).card(0, "own_city_bonus").posts(0, posts).dice(0, die).owns(0, "");
        position.token("baghdad", "three_camels").token("hormuz", "five_coins").token("balkh", "camel_and_coins")
    };
    let two = card("baghdad hormuz balkh", "4").play(0, "card card-own_city_bonus d4");
    assert_eq!(two.offers(0, "bonus"), "baghdad balkh hormuz");
    assert_eq!(two.play(0, "bonus baghdad+hormuz").has(0), "5 coins, 3 camels");
    assert_eq!(card("baghdad hormuz", "4").play(0, "card card-own_city_bonus d4").has(0), "5 coins, 3 camels");
    assert!(!card("xian", "4").is_offered(0, "card", "card-own_city_bonus"));
}

/// MP-A1: goods to choose, freely or all different, when they are paid and when they come.
#[test]
fn goods_are_chosen() {
    let position = given(2)
        .card(0, "six_goods_to_points")
        .owns(0, "5 pepper, 2 silk")
        .play(0, "card card-six_goods_to_points d6 goods-4-2-0");
    assert_eq!((position.points(0), position.has(0)), (7, "1 pepper".into()));
    let two = given(2).card(0, "two_kinds_to_points").dice(0, "3").owns(0, "3 pepper, 1 silk, 1 gold");
    assert_eq!(two.offers(0, "card card-two_kinds_to_points d3"), "2 1");
    assert_eq!(two.offers(0, "card card-two_kinds_to_points d3 2"), "ready");
    assert_eq!(two.offers(0, "card card-two_kinds_to_points d3 1"), "goods-1-1-0 goods-1-0-1 goods-0-1-1");
    assert_eq!(two.refusal(0, "card card-two_kinds_to_points d3 1 goods-2-0-0"), "mp-refuse-goods");
    assert_eq!(two.play(0, "card card-two_kinds_to_points d3 2").has(0), "1 pepper");
    let gain = given(2).card(0, "jade_to_goods").owns(0, "2 jade").play(0, "card card-jade_to_goods d6 2");
    assert_eq!(gain.offers(0, "bonus").split(' ').count(), 15);
    assert_eq!(gain.play(0, "bonus goods-1-0-3").has(0), "1 pepper, 3 gold");
    let different = given(2).dice(0, "2 2").token("dunhuang", "two_goods").owns(0, "4 coins, 1 camels");
    let different = different.play(0, "travel dunhuang middle-d2-d2");
    assert_eq!(different.offers(0, "bonus"), "goods-1-1-0 goods-1-0-1 goods-0-1-1");
}

/// MP-A7: one token copies any other on the map, a post there or not.
#[test]
fn a_token_copies_another() {
    let position = given(2)
        .dice(0, "2 2")
        .token("dunhuang", "copy_other")
        .token("hormuz", "five_coins")
        .owns(0, "4 coins, 1 camels");
    let there = position.play(0, "travel dunhuang middle-d2-d2");
    assert_eq!(there.offers(0, ""), "bonus");
    let offers = there.offers(0, "bonus");
    assert!(offers.split(' ').count() == 5 && !offers.contains("dunhuang"), "{offers}");
    assert_eq!(there.play(0, "bonus hormuz").has(0), "5 coins");
}

/// MP-Q48: what a card brings comes in one order, a movement last.
#[test]
fn a_contract_pays_before_it_moves() {
    let position = given(2).active(0, "blue_03").owns(0, "2 coins, 1 camels, 2 silk").play(0, "fulfil blue_03");
    assert_eq!((position.points(0), position.offers(0, "")), (1, "move".into()));
    assert!(matches!(position.events[0], Event::Fulfilled { .. }));
}

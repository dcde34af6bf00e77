//! Journeys, and the posts that come of them.

use super::super::events::Event;
use super::super::given::*;
use super::super::*;

fn paid(position: &Position) -> (u8, u8, u8) {
    match position.events.iter().find(|event| matches!(event, Event::Travelled { .. })) {
        Some(Event::Travelled { paid, .. }) => (paid.coins, paid.camels, paid.jade),
        other => panic!("no journey: {other:?}"),
    }
}

/// MP-61, MP-63, MP-64: three spaces for 1, 2 and 3 dice; as many steps as the lowest die allows, and no more than the space
/// shows; fewer are possible.
#[test]
fn dice_say_how_far_a_journey_leads() {
    let rich = |dice: &str| given(2).dice(0, dice).owns(0, "50 coins, 50 camels, 9 jade");
    let goals = |dice: &str| rich(dice).offers(0, "travel").split(' ').count();
    assert_eq!(goals("6"), 3);
    assert!(goals("2 6") > 3 && goals("4 6") > goals("2 6"));
    let lengths = |path: &str, dice: &str| rich(dice).offers(0, path);
    assert_eq!(lengths("travel xian", "1 2 6"), "lower-d1 middle-d1-d2 middle-d2-d6 upper-d1-d2-d6 other");
    // Dice that do no more than others stand behind those.
    assert_eq!(lengths("travel xian other", "1 2 6"), "lower-d2 lower-d6 middle-d1-d6");
    assert_eq!(rich("1 2 6").refusal(0, "travel xian lower-d6"), "mp-refuse-dice-other");
    assert_eq!(lengths("travel dunhuang", "1 2 6"), "middle-d2-d6");
    assert_eq!(rich("1 6").refusal(0, "travel dunhuang"), "mp-refuse-goal-steps");
    assert_eq!(rich("1 6").refusal(0, "travel xian upper-d1-d6"), "mp-refuse-dice-useless");
}

/// MP-62, MP-65, MP-66, MP-67: the space, then the ways, all before anything is received.
#[test]
fn a_journey_is_paid_as_a_whole() {
    let position = given(2).dice(0, "6 6").owns(0, "4 coins, 1 jade");
    assert_eq!(paid(&position.play(0, "travel xian lower-d6")), (4, 0, 0));
    let poor = given(2).dice(0, "6").owns(0, "3 coins");
    assert_eq!(poor.refusal(0, "travel"), "mp-refuse-travel-dear");
    // The tile in Xian would have paid for it.
    let short = given(2).dice(0, "1 1").tile("xian", "coins").owns(0, "1 coins");
    assert_eq!(short.refusal(0, "travel"), "mp-refuse-travel-dear");
}

/// MP-E7, MP-E24: dice 3 and 5 on the middle space: no price of the space, three steps, 5 coins and 5 camels; a post in
/// Pagan only.
#[test]
fn three_steps_to_pagan() {
    let position = given(2).dice(0, "3 5").at(0, "yangzhou").owns(0, "5 coins, 5 camels").tile("pagan", "gold");
    let there = position.play(0, "travel pagan middle-d3-d5");
    assert_eq!(paid(&there), (5, 5, 0));
    assert_eq!((there.posts_of(0).as_str(), there.player(0).figures[0].id()), ("pagan", "pagan"));
    assert_eq!(there.has(0), "2 gold");
    assert!(matches!(&there.events[0], Event::Travelled { journey, .. } if journey.first.route.places().len() == 3));
}

/// MP-E24: Xian to Jaipur by Fuzhou takes 4 steps, 8 coins and 4 camels; Pagan to Kabul 1 jade, 2 camels and 6 coins.
#[test]
fn known_journeys_have_their_known_price() {
    let position = given(2).dice(0, "4 5").at(0, "xian").owns(0, "8 coins, 4 camels");
    assert_eq!(paid(&position.play(0, "travel jaipur middle-d4-d5")), (8, 4, 0));
    let position = given(2).dice(0, "1 5").at(0, "pagan").owns(0, "6 coins, 2 camels, 1 jade");
    assert_eq!(paid(&position.play(0, "travel kabul middle-d1-d5")), (6, 2, 1));
}

/// MP-40, MP-62: an occupied travel space costs the lowest die besides.
#[test]
fn an_occupied_travel_space_is_paid_for() {
    let position = given(2).dice(0, "2 2").dice(1, "2 5").owns(1, "4 coins").play(0, "travel xian middle-d2-d2");
    let position = position.play(0, "take none").play(0, "end").play(1, "travel xian middle-d2-d5");
    assert_eq!((paid(&position), position.has(1)), ((4, 0, 0), String::new()));
}

/// MP-68, MP-A17: a route by sea needs its seal, on either side, and keeps it.
#[test]
fn sea_routes_need_a_seal() {
    let position = given(2).dice(0, "1").at(0, "xian").owns(0, "3 coins");
    assert!(!position.is_offered(0, "travel", "yangzhou"));
    for seals in ["farmers", "farmers+"] {
        let sealed = given(2).dice(0, "1").at(0, "xian").owns(0, "3 coins").seals(0, seals);
        let there = sealed.play(0, "travel yangzhou lower-d1");
        assert!(there.player(0).has_seal(print::Guild::Farmers));
        assert_eq!(paid(&there), (3, 0, 0));
    }
    let hidden = given(2).dice(0, "6 6").owns(0, "90 coins, 90 camels, 9 jade");
    assert_eq!(hidden.refusal(0, "travel oasis_sumatra"), "mp-refuse-goal-seals");
}

/// MP-62, MP-63, MP-66, MP-68: where a journey does not lead, what is missing is said: steps, a seal, the price of the way,
/// or that of way and space together.
#[test]
fn what_is_missing_for_a_journey_is_said() {
    let with = |dice: &str, stock: &str| given(2).dice(0, dice).owns(0, stock);
    assert_eq!(with("6 6", "2 coins").refusal(0, "travel dunhuang"), "mp-refuse-goal-price");
    assert_eq!(with("6", "2 coins, 1 camels").refusal(0, "travel xian"), "mp-refuse-goal-space");
    assert_eq!(with("6", "9 coins, 9 camels").refusal(0, "travel dunhuang"), "mp-refuse-goal-steps");
    let fuzhou = with("1", "9 coins, 9 camels");
    assert_eq!(fuzhou.refusal(0, "travel fuzhou"), "mp-refuse-goal-seals");
    assert_eq!(fuzhou.seals(0, "spicers").play(0, "travel fuzhou lower-d1").posts_of(0), "fuzhou");
}

/// MP-69, MP-71, MP-Q42: there and back again is a journey, also to where one has a post, to an oasis or to Beijing; nothing
/// is placed there.
#[test]
fn journeys_may_end_anywhere() {
    let position = given(2).dice(0, "2 2").at(0, "xian").posts(0, "xian").owns(0, "20 coins, 20 camels");
    for (goal, route) in [("beijing", ""), ("xian", " via-beijing-xian"), ("oasis_sichuan", "")] {
        let there = position.fork().play(0, &format!("travel {goal} middle-d2-d2{route}"));
        assert_eq!((there.posts_of(0).as_str(), there.player(0).figures[0].id()), ("xian", goal));
        assert!(there.offers(0, "").contains("end"));
    }
}

/// MP-70, MP-72: a post where the journey ends, none in cities that are passed.
#[test]
fn a_post_is_placed_where_the_journey_ends() {
    let position = given(2).dice(0, "2 2").owns(0, "20 coins, 20 camels").play(0, "travel dunhuang middle-d2-d2");
    assert_eq!(position.posts_of(0), "dunhuang");
}

/// MP-73, MP-74, MP-75, MP-Q3: eleven posts; one a city and seat; the last three bring points.
#[test]
fn the_last_posts_bring_points() {
    let all = "xian karakorum jaipur kabul xanadu fuzhou pagan kashgar quilon baghdad balkh hormuz";
    let some = |count: usize| all.split(' ').rev().take(count).collect::<Vec<_>>().join(" ");
    let points = |count: usize| {
        let position = given(2).dice(0, "1 1").posts(0, &some(count)).play(0, "travel yangzhou middle-d1-d1");
        assert_eq!(position.player(0).posts.len(), count + 1);
        position.player(0).points.posts
    };
    assert_eq!([points(7), points(8), points(9), points(10)], [0, 5, 5, 10]);
}

/// MP-76, MP-Q42: no post in Beijing.
#[test]
fn beijing_has_no_post() {
    let position = given(2).dice(0, "1 1").at(0, "xian").play(0, "travel beijing middle-d1-d1");
    assert_eq!((position.posts_of(0).as_str(), position.player(0).figures[0].id()), ("", "beijing"));
}

/// MP-77, MP-Q26: with all eleven on the map one of them moves; without the points again, with what the new city brings.
#[test]
fn the_twelfth_post_is_one_of_the_others() {
    let eleven = "karakorum jaipur kabul xanadu fuzhou pagan kashgar quilon baghdad balkh hormuz";
    let position = given(2).dice(0, "1 1").posts(0, eleven).owns(0, "9 coins").play(0, "travel xian middle-d1-d1");
    assert_eq!(position.offers(0, ""), "post");
    assert_eq!(position.offers(0, "post").split(' ').count(), 11);
    assert_eq!(position.refusal(0, "post lhasa"), "mp-refuse-no-post");
    let moved = position.play(0, "post quilon");
    assert!(moved.posts_of(0).starts_with("xian") && !moved.posts_of(0).contains("quilon"));
    assert_eq!((moved.player(0).posts.len(), moved.points(0), moved.has(0)), (11, 0, "7 coins, 2 gold".into()));
}

/// MP-78, MP-E3, MP-Q49: the bonus of the token at once; the token stays, and pays again at the start of a round.
#[test]
fn a_token_pays_at_once_and_again() {
    let position =
        given(2).dice(0, "2 2").dice(1, "6").token("dunhuang", "camel_and_coins").owns(0, "4 coins, 1 camels");
    let there = position.play(0, "travel dunhuang middle-d2-d2");
    assert_eq!(there.has(0), "3 coins, 1 camels");
    assert!(there.open().bonuses[place("dunhuang").index()].is_some());
    let next = there.play(0, "end").rolls_all(6).idle();
    assert_eq!(next.has(0), "6 coins, 2 camels");
}

/// MP-79, MP-E6, MP-93: a special city pays its token at once, and its action is open from the next turn on.
#[test]
fn a_special_city_pays_at_once_and_acts_later() {
    let position = given(2).dice(0, "1 1 6").at(0, "kabul").token("balkh", "three_camels").owns(0, "2 camels");
    let there = position.play(0, "travel balkh middle-d1-d1");
    assert_eq!((there.has(0), there.refusal(0, "city")), ("3 camels".into(), "mp-refuse-acted".into()));
    assert!(there.play(0, "end").idle().is_offered(0, "city", "balkh"));
}

/// MP-80, MP-E4: a city card can be used from the next turn on; where a city has two, each of them.
#[test]
fn city_cards_can_be_used_from_the_next_turn_on() {
    let position = given(2)
        .dice(0, "1 6 6")
        .at(0, "hormuz")
        .posts(0, "hormuz")
        .seals(0, "spicers")
        .owns(0, "9 coins")
        .play(0, "travel quilon lower-d1");
    assert_eq!(position.refusal(0, "card"), "mp-refuse-acted");
    let later = position.play(0, "end").idle();
    let cards = later.offers(0, "card");
    assert!(cards.contains("card-hired_hand") && cards.contains("card-own_city_bonus"), "{cards}");
}

/// MP-79, MP-80, MP-E4: a post that a bonus action brought before the normal action is new, too; only from the next turn
/// on the city's action and its card can be used. MP-85 knows no such limit.
#[test]
fn a_new_post_works_from_the_next_turn_on() {
    let at = |figure: &str| {
        let position = given(2).dice(0, "1 5 6").at(0, figure).active(0, "blue_03");
        position.owns(0, "9 coins, 9 camels, 2 silk, 9 jade").play(0, "fulfil blue_03")
    };
    let special = at("kabul").play(0, "move balkh");
    assert!(special.posts_of(0) == "balkh" && !special.is_offered(0, "", "city"));
    assert_eq!(special.refusal(0, "city balkh"), "mp-refuse-post-new");
    assert!(special.play(0, "khan d6").play(0, "end").idle().is_offered(0, "city", "balkh"));
    let card = at("beijing").card_in("xanadu", "camels_to_points").play(0, "move xanadu");
    assert_eq!(card.refusal(0, "card card-camels_to_points"), "mp-refuse-post-new");
    assert!(card.play(0, "khan d6").play(0, "end").idle().is_offered(0, "card", "card-camels_to_points"));
    let contracts = at("beijing").play(0, "move xian").play(0, "take none");
    assert!(contracts.is_offered(0, "", "contracts"));
}

/// MP-81, MP-A4, MP-Q1, MP-Q2, MP-Q3, MP-Q4: with the upper space one more post in a city that was passed; it brings nothing at once, and
/// an outpost tile there stays.
#[test]
fn the_upper_space_allows_an_extra_post() {
    let position = given(2).dice(0, "3 5 6").at(0, "yangzhou").owns(0, "5 coins, 5 camels");
    assert_eq!(position.offers(0, "travel pagan upper-d3-d5-d6"), "fuzhou none");
    let both = position.fork().play(0, "travel pagan upper-d3-d5-d6 fuzhou");
    assert_eq!(both.posts_of(0), "fuzhou pagan");
    assert!(both.open().outposts[place("fuzhou").index()].is_some());
    assert_eq!(position.play(0, "travel pagan upper-d3-d5-d6 none").posts_of(0), "pagan");
    let with =
        given_with(2, "extra").dice(0, "3 5 6").at(0, "yangzhou").owns(0, "5 coins, 5 camels").tile("fuzhou", "gold");
    let with = with.play(0, "travel pagan upper-d3-d5-d6 fuzhou");
    assert_eq!((with.posts_of(0).as_str(), with.player(0).stock.wares[2]), ("fuzhou pagan", 2));
}

/// MP-Q4: the start counts only when it is passed again; an oasis, Beijing or an own post may be the end.
#[test]
fn an_extra_post_stands_where_one_passed() {
    let position = given(2).dice(0, "2 2 2").owns(0, "9 coins, 9 camels");
    assert_eq!(position.offers(0, "travel beijing upper-d2-d2-d2"), "xian yangzhou xanadu none");
    assert_eq!(position.offers(0, "travel beijing upper-d2-d2-d2 none"), "via-xanadu-beijing via-xian-beijing");
    assert_eq!(position.offers(0, "travel beijing upper-d2-d2-d2 yangzhou"), "ready");
    let back = position.play(0, "travel beijing upper-d2-d2-d2 xian");
    assert_eq!((back.posts_of(0).as_str(), back.player(0).figures[0].id()), ("xian", "beijing"));
    let from = given(2).dice(0, "1 1 1").at(0, "xian").owns(0, "9 coins, 9 camels");
    assert_eq!(from.offers(0, "travel beijing upper-d1-d1-d1"), "ready");
}

/// MP-82, MP-Q27: Kashgar has a token, a tile and a card: the token first, then the tile.
#[test]
fn kashgar_pays_token_and_tile() {
    let position = given(2).dice(0, "1 1").at(0, "balkh").token("kashgar", "five_coins").tile("kashgar", "gold");
    let there = position.owns(0, "1 coins, 1 jade").play(0, "travel kashgar middle-d1-d1");
    assert_eq!(there.has(0), "5 coins, 2 gold");
    let got = there.events.iter().filter_map(|event| match event {
        Event::Got { from, .. } => Some(*from),
        _ => None,
    });
    assert!(matches!(got.collect::<Vec<_>>()[..], [source::Source::Token(_), source::Source::Outpost(_)]));
}

/// MP-83, MP-E5, MP-Q19: in a contract city one of its two contracts may be taken; with both spaces full an old one goes.
#[test]
fn a_contract_city_offers_its_contracts() {
    let position = given(2).dice(0, "1 1").play(0, "travel xian middle-d1-d1");
    assert_eq!(position.offers(0, "take"), "red_01 red_02 none");
    assert_eq!(position.refusal(0, "take red_03"), "mp-refuse-contract-far");
    assert_eq!(position.play(0, "take red_02").contracts(0), "red_02");
    let full = given(2).dice(0, "1 1").active(0, "blue_01 red_20").play(0, "travel xian middle-d1-d1");
    assert_eq!(full.offers(0, "take red_01"), "blue_01 red_20");
    assert_eq!(full.play(0, "take red_01 blue_01").contracts(0), "red_20 red_01");
}

/// MP-84: the first post in a city brings its outpost tile, which then leaves the game.
#[test]
fn an_outpost_tile_goes_to_the_first_post() {
    let position =
        given(2).character(0, "mongke_khan").dice(0, "1 1").dice(1, "1 1").play(0, "travel xian middle-d1-d1");
    assert_eq!(position.player(0).stock.wares[2], 2);
    let second = position.play(0, "take none").play(0, "end").play(1, "travel xian middle-d1-d1");
    assert_eq!(second.player(1).stock.wares[2], 0);
    assert!(second.open().outposts[place("xian").index()].is_none());
}

/// MP-Q2: a tile left by an extra post goes to the next post that brings something.
#[test]
fn a_tile_left_by_an_extra_post_waits_for_the_next_seat() {
    let position = given(2).dice(0, "2 2 2").dice(1, "1 1").owns(0, "9 coins, 9 camels").tile("xian", "gold");
    let position = position.play(0, "travel dunhuang upper-d2-d2-d2 xian").play(0, "end");
    let next = position.play(1, "travel xian middle-d1-d1");
    assert_eq!(next.player(1).stock.wares[2], 2);
}

/// MP-Q32, MP-66: every way of a route is paid each time, and routes that cost more for nothing are not offered.
#[test]
fn only_routes_worth_having_are_offered() {
    let position = given(2).dice(0, "4 4").owns(0, "30 coins, 30 camels, 5 jade");
    let routes = position.offers(0, "travel lhasa middle-d4-d4");
    let routes: Vec<&str> = routes.split(' ').collect();
    // By the Sichuan oasis for coins and camels, or by Dunhuang for a jade.
    assert_eq!(routes, ["via-xian-dunhuang-lhasa", "via-xian-oasis_sichuan-lhasa"]);
    assert_eq!(paid(&position.play(0, "travel lhasa middle-d4-d4 via-xian-oasis_sichuan-lhasa")), (4, 3, 0));
}

/// MP-81: cities passed by an earlier movement of the same turn can get the extra post, and those it ended in and that are
/// left; what was passed in an earlier turn cannot.
#[test]
fn cities_passed_earlier_in_the_turn_count_too() {
    let start = given(2).dice(0, "2 2 2 2").active(0, "blue_03").token("dunhuang", "five_coins");
    let start = start.owns(0, "30 coins, 30 camels, 2 silk").play(0, "fulfil blue_03");
    let there = start.play(0, "move dunhuang");
    let path = "travel oasis_turpan upper-d2-d2-d2";
    assert_eq!(there.offers(0, path), "xian none");
    let both = there.fork().play(0, &format!("{path} xian"));
    assert_eq!(both.posts_of(0), "xian dunhuang");
    // Another turn: nothing of it is left.
    let later = there.play(0, "bag d2 option-1");
    let later = later.play(0, "khan d2").play(0, "end").play(1, "khan d6").play(1, "end");
    assert!(later.open().turn.passed.is_empty() && later.open().turn.came.is_empty());
}

/// MP-Q16, MP-127: jade can be wished for while a movement of a reward is open, for it is paid for.
#[test]
fn jade_can_be_wished_for_while_a_movement_is_open() {
    let start = given(2).dice(0, "2 2").active(0, "blue_03").owns(0, "9 coins, 9 camels, 2 silk, 3 jade");
    let open = start.play(0, "fulfil blue_03");
    assert_eq!(open.offers(0, ""), "move jade");
    let wished = open.play(0, "jade");
    assert_eq!((wished.offers(0, "").as_str(), wished.refusal(0, "jade").as_str()), ("move", "mp-refuse-jade-asked"));
    assert_eq!(wished.offers(0, "move xian"), "jade-0-0 jade-1-0 jade-2-0");
    assert_eq!(wished.play(0, "move xian jade-2-0").has(0), "9 coins, 8 camels, 2 gold, 1 jade");
}

/// MP-63, MP-A1: too far for a movement of a reward is too far for it, whatever the dice show.
#[test]
fn a_reward_that_is_too_short_is_not_blamed_on_dice() {
    let open = given(2).dice(0, "6 6").active(0, "blue_03").owns(0, "30 coins, 30 camels, 2 silk, 3 jade");
    assert_eq!(open.play(0, "fulfil blue_03").refusal(0, "move kashgar"), "mp-refuse-goal-steps-move");
    assert_eq!(given(2).dice(0, "1 1").refusal(0, "travel kashgar"), "mp-refuse-goal-steps");
}

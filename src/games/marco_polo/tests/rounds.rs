//! Rounds and turns.

use super::super::events::Event;
use super::super::given::*;
use super::super::source::Source;
use super::super::state::Stage;
use super::super::*;

/// MP-25, MP-26, MP-28, MP-29, MP-Q8: clockwise, one normal action a turn; whoever has no dice is passed over; when nobody
/// has any, the next round begins.
#[test]
fn turns_go_clockwise_until_all_dice_are_used() {
    let mut position = given(3).dice(1, "6 6").dice(2, "6 6 6");
    let mut order = Vec::new();
    while position.open().round == 1 {
        let seat = position.awaited()[0];
        order.push(seat);
        position = position.play(seat, "bag d6 option-1");
        // A normal action is still due, where one is possible.
        let acts = position.offers(seat, "");
        position = if acts.contains("khan") { position.play(seat, "khan d6") } else { position };
        position =
            if position.is_offered(seat, "", "end") { position } else { position.play(seat, "book book-1-1 d6") };
        position = position.play(seat, "end");
    }
    assert_eq!(order[..5], [0, 1, 2, 0, 2]);
}

/// MP-27, MP-44, MP-Q6: whoever has dice and could act cannot end the turn.
#[test]
fn nobody_passes_while_an_action_is_possible() {
    let position = given(2);
    assert!(!position.is_offered(0, "", "end"));
    assert_eq!(position.refusal(0, "end"), "mp-refuse-end");
    assert!(position.play(0, "khan d6").is_offered(0, "", "end"));
}

/// MP-45, MP-26, MP-Q7: bonus actions before and after the normal one, never during it; only one normal action.
#[test]
fn bonus_actions_stand_around_the_normal_one() {
    let position = given(2).posts(0, "xian").at(0, "beijing").owns(0, "20 coins, 9 camels").dice(0, "1 6 6 6 6");
    let before = position.play(0, "reroll d6");
    assert!(before.is_offered(0, "", "travel"));
    let during = given(2).dice(0, "1 6 6 6 6").play(0, "travel yangzhou lower-d1");
    assert_eq!(during.offers(0, ""), "take");
    assert_eq!(during.refusal(0, "reroll"), "mp-refuse-open");
    assert_eq!(during.refusal(0, "end"), "mp-refuse-open");
    let after = during.play(0, "take none");
    assert_eq!(after.refusal(0, "khan"), "mp-refuse-acted");
    assert!(after.is_offered(0, "", "bag") && after.is_offered(0, "", "end"));
}

/// MP-115, MP-Q6: after the money bag a normal action is still due, unless no die is left or none is possible.
#[test]
fn the_money_bag_does_not_stand_in_for_an_action_that_is_possible() {
    let bagged = given(2).dice(0, "6 6").play(0, "bag d6 option-1");
    assert_eq!(bagged.refusal(0, "end"), "mp-refuse-end-bagged");
    assert!(bagged.play(0, "bag d6 option-1").is_offered(0, "", "end"));
    let stuck = stuck();
    assert_eq!(stuck.refusal(0, "end"), "mp-refuse-end-bag");
    assert!(stuck.play(0, "bag d1 option-3").is_offered(0, "", "end"));
}

/// Seat 0 can do no normal action: its dice are too low or its colour was used, and it owns nothing.
fn stuck() -> Position {
    let busy = given(2).dice(0, "1 6 6").dice(1, "6 6 6 6 6").owns(0, "");
    let busy = busy.play(0, "book book-1-1 d6").play(0, "end").play(1, "khan d6").play(1, "end");
    let busy = busy.play(0, "card card-points_by_die d6").play(0, "end");
    let busy = busy.play(1, "card card-camels_by_die d6 6").play(1, "end").owns(0, "");
    assert_eq!(busy.offers(0, ""), "bag");
    busy
}

/// MP-30: all dice come back, black ones to the board, and are rolled anew.
#[test]
fn dice_come_back_at_the_end_of_a_round() {
    let position = given(2).dice(0, "6 b 4 5").dice(1, "6").next_round();
    assert_eq!((position.open().round, position.open().black.len()), (2, 4));
    assert!(position.open().players.iter().all(|player| player.dice.len() == 5 && player.black.is_empty()));
    assert!(position.open().placed.iter().all(|placed| placed.by.is_none()));
}

/// MP-31, MP-51: the next tiles come to the books, those of the round leave the game; an offer is not used up.
#[test]
fn offers_change_every_round() {
    let position = given(2).dice(0, "6").dice(1, "6");
    let next = position.open().next;
    let old = position.open().tiles;
    let later = position.next_round();
    assert_eq!(later.open().tiles.map(Some), next);
    assert!(later.open().next.iter().flatten().all(|tile| !old.contains(tile)));
    let both = given(2).play(0, "book book-1-1 d6").play(0, "end").play(1, "book book-1-1 d6");
    assert_eq!(both.has(1), "2 coins, 3 camels, 2 pepper, 1 jade");
}

/// MP-Q28: an improved seal pays at once, and then once at every later start of a round.
#[test]
fn an_improved_seal_pays_at_once_and_at_each_start_of_a_round() {
    let position = given(2).dice(0, "6").dice(1, "6").seals(0, "farmers").owns(0, "3 coins, 2 camels");
    let improved = position.play(0, "improve farmers");
    assert_eq!(improved.has(0), "3 coins");
    let later = improved.rolls_all(6).next_round();
    // Three coins of the money bag, and three of the seal.
    assert_eq!(later.has(0), "9 coins");
}

/// MP-Q29: what a start of a round leaves to decide is decided before the new city cards are shown and dice are rolled.
#[test]
fn bonuses_are_decided_before_the_new_cards_are_shown() {
    let position = given(2).dice(0, "6").dice(1, "6").token("hormuz", "two_goods").posts(0, "hormuz");
    let old = position.open().cards.clone();
    let choosing = position.rolls_all(6).next_round();
    assert_eq!((choosing.open().stage, &choosing.open().cards), (Stage::Bonuses, &old));
    assert!(choosing.open().players.iter().all(|player| player.dice.is_empty()));
    let path = format!("bonus {}", choosing.offers(0, "bonus").split(' ').next().unwrap_or_default());
    let after = choosing.play(0, &path);
    assert!(after.open().stage != Stage::Bonuses && after.open().cards[..2] != old[..2]);
}

/// MP-32, MP-112, MP-Q29: tokens where a seat has a post, special cities too, and improved seals; basic seals bring
/// nothing.
#[test]
fn round_start_bonuses_are_paid() {
    let position = given(2).dice(0, "6").dice(1, "6").owns(0, "").owns(1, "").character(1, "mongke_khan");
    let position = position.posts(0, "baghdad hormuz xian").seals(0, "jewelers+ spicers").rolls_all(6).next_round();
    // Five coins and three camels of tokens, two camels of the seal, three coins of the money bag.
    assert_eq!((position.has(0), position.has(1)), ("8 coins, 5 camels".into(), "3 coins".into()));
}

/// MP-33, MP-102: the two cards of the action area are replaced, those in cities stay; a used card is open again.
#[test]
fn the_cards_of_the_action_area_are_replaced() {
    let position = given(2).dice(0, "6").dice(1, "6");
    let cards = position.open().cards.clone();
    let later = position.next_round();
    assert_eq!(later.open().cards[2..], cards[2..]);
    assert!(later.open().cards[..2].iter().all(|card| !cards.contains(card)));
    assert_eq!(later.game().cards.len(), 15);
}

/// MP-34, MP-35, MP-E22, MP-Q22: below 15 one coin or camel for each point missing, as each seat likes, all at once.
#[test]
fn a_low_roll_is_compensated() {
    let position = given(2).dice(0, "6").dice(1, "6").owns(0, "").character(1, "mongke_khan");
    let low = position.rolls(&[1, 1, 1, 2, 2, 6, 6, 6, 2, 1]).next_round();
    let sums: Vec<u8> = low.open().players.iter().map(|player| player.dice.sum()).collect();
    assert_eq!(low.open().stage, Stage::Rolled, "{sums:?}");
    assert_eq!((&sums[..], low.awaited()), (&[7, 21][..], vec![0]));
    for seat in low.awaited() {
        let missing = 15 - sums[usize::from(seat)];
        let offered: Vec<String> = (0..=missing).rev().map(|coins| coins.to_string()).collect();
        assert_eq!(low.offers(seat, "compensate"), offered.join(" "));
        assert_eq!(low.refusal(seat, &format!("compensate {}", missing + 1)), "mp-refuse-compensation");
    }
}

/// MP-E22, MP-35: 13 brings 2 camels, or 2 coins, or one of each.
#[test]
fn two_missing_points_are_two_things() {
    let low = |coins: &str| {
        let position = compensated(2).play(0, &format!("compensate {coins}"));
        assert_eq!(position.open().stage, Stage::Turns);
        position.has(0)
    };
    assert_eq!([low("0"), low("1"), low("2")], ["2 camels", "1 coins, 1 camels", "2 coins"]);
}

/// A round has begun in which seat 0 lacks so many points, and nobody else does.
fn compensated(missing: u8) -> Position {
    let mut position = given(2).owns(0, "").round(2);
    position.change_table().stage = Stage::Rolled;
    let player = &mut position.change_table().players[0];
    let mut left = 10 - missing;
    let dice = (0..5).map(|_| {
        let more = left.min(5);
        left -= more;
        1 + more
    });
    player.dice = dice.collect();
    player.due.push(due::Due::Compensation { missing });
    position
}

/// MP-24, MP-132: five rounds, then the end.
#[test]
fn the_game_ends_after_five_rounds() {
    let last = given(2).round(5).dice(0, "6").dice(1, "6").idle();
    let over = last.idle();
    assert_eq!((over.open().stage, over.awaited().is_empty()), (Stage::Over, true));
    assert!(over.events.iter().any(|event| matches!(event, Event::Over)));
    assert!(given(2).round(4).dice(0, "6").dice(1, "6").next_round().open().round == 5);
}

/// MP-129, MP-E23, MP-Q30: whoever uses a travel space as high as all before takes the hourglass; by position, not by
/// dice; black dice count alike.
#[test]
fn the_hourglass_goes_to_the_highest_travel_space() {
    let position =
        given(3).dice(0, "1 1 6 6 6").dice(1, "1 1 6 6 6").dice(2, "6 6 6 b 1 1").owns(2, "20 coins, 20 camels");
    let position = position
        .owns(0, "20 coins, 20 camels")
        .owns(1, "20 coins, 20 camels")
        .play(0, "travel xian other middle-d1-d6");
    assert_eq!((position.open().hourglass, position.open().start), (Seat(0), Seat(0)));
    let position = position.play(0, "take none").play(0, "end").play(1, "travel xanadu middle-d6-d6");
    assert_eq!(position.open().hourglass, Seat(1));
    let position = position.play(1, "end").play(2, "travel xian lower-b1").play(2, "take none");
    assert_eq!(position.open().hourglass, Seat(1));
    let position = position.play(2, "end").play(0, "travel fuzhou upper-d1-d6-d6");
    assert_eq!(position.open().hourglass, Seat(0));
}

/// MP-130, MP-131: without a journey the start player stays; the hourglass changes nothing in the running round.
#[test]
fn the_start_player_stays_where_nobody_travels() {
    let stays = given(2).dice(0, "6").dice(1, "6").next_round();
    assert_eq!((stays.open().start, stays.awaited()), (Seat(0), vec![0]));
    let position =
        given(2).dice(0, "6 6").dice(1, "6 6").play(0, "khan d6").play(0, "end").play(1, "travel xian middle-d6-d6");
    let position = position.play(1, "take none").play(1, "end");
    assert_eq!((position.open().start, position.awaited()), (Seat(0), vec![0]));
    let next = position.idle();
    assert_eq!((next.open().round, next.open().start, next.open().highest), (2, Seat(1), None));
}

/// MP-92, MP-Q21: contract spaces are filled at the end of the turn, not before.
#[test]
fn contracts_come_to_empty_spaces_at_the_end_of_the_turn() {
    let taken = given(2).posts(0, "xian").play(0, "contracts red_01+red_02 d6");
    assert_eq!(taken.open().contracts.iter().filter(|space| space.is_none()).count(), 2);
    let ended = taken.play(0, "end");
    assert!(ended.open().contracts.iter().all(Option::is_some));
    assert!(matches!(&ended.events[0], Event::Ended { contracts, .. } if contracts.len() == 2));
}

/// MP-Q38: what chance decided is final: refills and new cards come with the end of the turn.
#[test]
fn the_end_of_a_turn_is_a_step_of_its_own() {
    let position = given(2).posts(0, "xian").play(0, "contracts red_01 d6");
    assert!(position.events.iter().all(|event| !MarcoPolo::reveals(event)));
    assert_eq!(MarcoPolo::END, Some("end"));
    assert!(matches!(position.play(0, "end").events[0], Event::Ended { .. }));
}

/// MP-Q23: round-start bonuses of characters are paid in round 1, too.
#[test]
fn characters_are_paid_in_the_first_round() {
    let mut game = dealt(2, options(""), 21);
    let abha = characters::Character::find("abha_basu").unwrap();
    if !game.table.characters.contains(&abha) {
        game.table.characters[0] = abha;
    }
    let mut chance = crate::rules::Dice::for_step(crate::rules::Seed::from_number(1), 1);
    let first = game.awaiting().first().unwrap();
    carry_out(&mut game, first, &format!("character {abha}"), &mut chance);
    let other = game.table.characters[0];
    let last = game.awaiting().first().unwrap();
    carry_out(&mut game, last, &format!("character {other}"), &mut chance);
    let mut events = Vec::new();
    for seat in [0, 1] {
        let goal = game.table.players[seat].dealt[1];
        events = carry_out(&mut game, Seat(seat as u8), &format!("goal {goal}"), &mut chance);
    }
    let got =
        events.iter().filter(|event| matches!(event, Event::Got { from: Source::Character(it), .. } if *it == abha));
    assert_eq!((got.count(), game.table.player(first).stock.coins), (1, 10));
}

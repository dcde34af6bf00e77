//! Contracts: taken, given up, fulfilled.

use super::super::given::*;
use super::super::*;
use crate::rules::{Asked, Table as _};

/// MP-85, MP-86, MP-87, MP-E8: with a post in a contract city, one or two contracts for a die of any value, and 3 coins.
#[test]
fn contracts_are_taken_where_a_seat_has_posts() {
    let position = given(2).dice(0, "1 2");
    assert_eq!(position.refusal(0, "contracts"), "mp-refuse-no-contract-city");
    let position = given(2).dice(0, "1 2").posts(0, "xian yangzhou baghdad");
    assert_eq!(position.offers(0, "contracts"), "red_01 red_02 red_03 red_04");
    for both in ["red_01+red_02", "red_03+red_04", "red_02+red_03"] {
        let taken = position.fork().play(0, &format!("contracts {both} d1"));
        assert_eq!((taken.contracts(0), taken.has(0)), (both.replace('+', " "), "11 coins, 3 camels".into()));
    }
    let one = position.play(0, "contracts red_04 d2");
    assert_eq!((one.contracts(0).as_str(), one.has(0).as_str()), ("red_04", "11 coins, 3 camels"));
}

/// MP-Q39, MP-86: at least one, at most two, and only of cities with an own post.
#[test]
fn at_least_one_contract_is_taken() {
    let position = given(2).posts(0, "xian yangzhou");
    let refused = |picks: &str| position.refusal(0, &format!("contracts {picks}"));
    assert_eq!(refused("-"), "refused-count");
    assert_eq!(refused("red_01+red_02+red_03"), "refused-count");
    assert_eq!(refused("red_05"), "mp-refuse-contract-far");
}

/// MP-88, MP-89, MP-90, MP-E9, MP-Q18: two active contracts; old ones make room, normal ones under the deck, starting ones
/// out of the game; the new ones stay.
#[test]
fn old_contracts_make_room() {
    let position = given(2).posts(0, "xian").active(0, "red_20 blue_03");
    assert_eq!(position.offers(0, "contracts red_01 d6"), "red_20 blue_03");
    assert_eq!(position.refusal(0, "contracts red_01 d6 red_01"), "mp-refuse-not-active");
    let one = position.fork().play(0, "contracts red_01 d6 red_20");
    assert_eq!((one.contracts(0).as_str(), &one.open().under[..]), ("blue_03 red_01", &[vec![contract("red_20")]][..]));
    let both = position.fork().play(0, "contracts red_01+red_02 d6");
    assert_eq!((both.contracts(0).as_str(), both.open().under.len()), ("red_01 red_02", 1));
    let one_old = given(2).posts(0, "xian").active(0, "blue_03").play(0, "contracts red_01+red_02 d6");
    assert_eq!((one_old.contracts(0).as_str(), one_old.open().under.len()), ("red_01 red_02", 0));
    let room = given(2).posts(0, "xian").active(0, "blue_03").play(0, "contracts red_01 d6");
    assert_eq!(room.contracts(0), "blue_03 red_01");
}

/// MP-89, MP-Q18, MP-Q20: contracts under the deck come last, those given up together in random order; with an empty deck
/// spaces stay empty.
#[test]
fn contracts_given_up_come_back_last() {
    let mut position = given(2).posts(0, "xian").active(0, "red_20 red_21").play(0, "contracts red_01+red_02 d6");
    let rest: Vec<_> = cards::Contract::all().filter(|it| position.game().deck.count(it.index()) > 0).collect();
    for contract in rest {
        assert!(position.table.0.deck.take(contract.index()));
        position.change_table().players[1].fulfilled.push(contract);
    }
    assert_eq!(position.open().under.iter().map(Vec::len).sum::<usize>(), 2);
    let ended = position.play(0, "end");
    let mut back: Vec<_> = ended.open().contracts[..2].iter().flatten().map(|contract| contract.id()).collect();
    back.sort_unstable();
    assert_eq!((back, ended.open().under.len()), (vec!["red_20", "red_21"], 0));
    let empty = ended.posts(1, "xian").play(1, "contracts red_20 d6").play(1, "end");
    assert_eq!(empty.open().contracts.iter().filter(|space| space.is_none()).count(), 1);
}

/// MP-91, MP-104: a contract gives nothing until it is fulfilled, and only active ones can be.
#[test]
fn only_active_contracts_are_fulfilled() {
    let position = given(2).active(0, "red_01").owns(0, "9 camels, 9 pepper, 9 silk, 9 gold, 9 jade");
    assert_eq!((position.offers(0, "fulfil").as_str(), position.points(0)), ("red_01", 0));
    assert_eq!(position.refusal(0, "fulfil red_02"), "mp-refuse-not-active");
    assert_eq!(given(2).refusal(0, "fulfil"), "mp-refuse-no-contract");
    assert_eq!(given(2).active(0, "red_01").refusal(0, "fulfil"), "mp-refuse-contract-dear");
}

/// MP-105, MP-106, MP-107, MP-E14: all of its left side is paid, all of its right side received, and the card frees its
/// space.
#[test]
fn a_contract_is_paid_and_pays() {
    let position = given(2).active(0, "red_01 blue_01").owns(0, "2 camels, 1 silk, 2 pepper").play(0, "fulfil red_01");
    assert_eq!((position.has(0).as_str(), position.points(0)), ("4 coins", 2));
    let player = position.player(0);
    assert_eq!((position.contracts(0).as_str(), &player.fulfilled[..]), ("blue_01", &[contract("red_01")][..]));
    assert_eq!(player.points.contracts, 2);
}

/// MP-Q15, MP-127: jade stands in for the camels of a contract, never for its goods.
#[test]
fn jade_pays_for_the_camels_of_a_contract() {
    let position = given(2).active(0, "red_01").owns(0, "1 camels, 1 silk, 2 pepper, 1 jade").play(0, "fulfil red_01");
    assert_eq!(position.has(0), "4 coins");
    let position = given(2).active(0, "red_01").owns(0, "2 camels, 2 pepper, 3 jade");
    assert_eq!(position.refusal(0, "fulfil"), "mp-refuse-contract-dear");
}

/// MP-A2: a contract from the deck comes to an empty space; without one it or an old one goes.
#[test]
fn a_contract_from_the_deck_may_be_given_up_again() {
    let position = given(2).card_in("xanadu", "contracts_by_die").posts(0, "xanadu");
    let two = position.fork().play(0, "card card-contracts_by_die d6");
    assert_eq!((two.player(0).active.len(), two.has(0)), (2, "12 coins, 3 camels".into()));
    let full = position.active(0, "red_20 blue_01").play(0, "card card-contracts_by_die d6");
    assert_eq!(full.offers(0, ""), "take");
    let offers = full.offers(0, "take");
    let drawn = offers.split(' ').next_back().unwrap().to_owned();
    assert!(offers.starts_with("red_20 blue_01 "), "{offers}");
    let none = full.fork().play(0, &format!("take {drawn}"));
    assert_eq!((none.contracts(0).as_str(), none.open().under.len()), ("red_20 blue_01", 1));
    let again = none.offers(0, "take");
    assert!(again.starts_with("red_20 blue_01 ") && !again.ends_with(&drawn), "{again}");
    let some = full.play(0, "take blue_01");
    assert_eq!((some.contracts(0), some.open().under.len()), (format!("red_20 {drawn}"), 0));
}

/// MP-A2: an open contract by a reward has to be taken, and an old one makes room; without a contract city nothing comes.
#[test]
fn a_reward_brings_an_open_contract() {
    let owns = "3 camels, 1 pepper, 1 silk, 1 gold";
    let position = given(2).active(0, "red_11 red_20").posts(0, "xian").owns(0, owns).play(0, "fulfil red_11");
    assert_eq!((position.offers(0, ""), position.offers(0, "take")), ("take".into(), "red_01 red_02".into()));
    assert_eq!(position.play(0, "take red_01").contracts(0), "red_20 red_01");
    let nowhere = given(2).active(0, "red_11").owns(0, owns).play(0, "fulfil red_11");
    assert!(nowhere.events.iter().any(|event| matches!(event, events::Event::Nothing { .. })));
    assert!(nowhere.is_offered(0, "", "khan"));
}

/// MP-89, MP-Q18: nothing is given up without a word: what makes room is said before anything is picked, and again when
/// it is clear; where there is a choice, it is made.
#[test]
fn what_makes_room_is_said_before() {
    let full = given(2).posts(0, "xian").active(0, "blue_01 red_20");
    let asked = |path: &str| {
        let path: Vec<String> = path.split_whitespace().map(str::to_owned).collect();
        match full.table.ask(Seat(0), &path) {
            Asked::One(menu) | Asked::Several { menu, .. } => format!("{:?}", menu.prompt),
            other => panic!("{other:?}"),
        }
    };
    let names = ["blue_01", "red_20"].map(|id| format!("{:?}", names::contract(contract(id))));
    for path in ["contracts", "contracts red_01+red_02"] {
        assert!(names.iter().all(|name| asked(path).contains(name)), "{path}: {}", asked(path));
    }
    let taken = full.fork().play(0, "contracts red_01+red_02 d6");
    assert_eq!(taken.contracts(0), "red_01 red_02");
    assert_eq!(full.offers(0, "contracts red_01 d6"), "blue_01 red_20");
}

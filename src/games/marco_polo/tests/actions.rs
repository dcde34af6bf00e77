//! Dice on spaces, books, the Khan's favour, guild seals.

use super::super::given::*;
use super::super::spaces::Space;
use super::super::state::Side;
use super::super::*;

fn on(position: &Position, space: Space) -> Vec<String> {
    let placed = position.open().placed.iter().filter(|placed| placed.space == space && placed.by.is_some());
    placed.map(|placed| placed.dice.to_string()).collect()
}

/// MP-36, MP-37: exactly as many dice as the space shows, of those the seat has.
#[test]
fn only_dice_the_seat_has_are_offered() {
    let position = given(2).dice(0, "2 4 4 b 5");
    assert_eq!(position.offers(0, "khan"), "d2 d4 b5");
    assert_eq!(position.refusal(0, "khan d6"), "mp-refuse-no-such-die");
    assert_eq!(position.refusal(0, "khan b2"), "mp-refuse-no-such-black");
    assert_eq!(position.offers(0, "seal farmers"), "dice-d2-d4 dice-d2-b5 dice-d4-d4 dice-d4-b5");
    assert_eq!(position.refusal(0, "seal farmers dice-d2-d2"), "mp-refuse-no-such-dice");
    assert_eq!(position.refusal(0, "seal farmers dice-d4"), "mp-refuse-dice-useless");
}

/// MP-38, MP-40, MP-E20: an occupied blue space costs what the lowest die just placed shows, whatever lies there.
#[test]
fn an_occupied_blue_space_is_paid_for() {
    let position = given(2).dice(0, "6 6 6 6 6").play(0, "seal farmers dice-d6-d6").play(0, "end");
    let blue = position.dice(1, "1 3").owns(1, "5 coins");
    assert_eq!(blue.offers(1, "seal"), "farmers");
    let seal = blue.play(1, "seal farmers dice-d1-d3");
    assert_eq!((seal.has(1), seal.player(1).seals[0]), ("4 coins".into(), Some(Side::Basic)));
    let poor = given(2).play(0, "book book-1-1 d6").play(0, "end").owns(1, "5 coins");
    assert!(!poor.offers(1, "book").contains("book-1"));
    assert_eq!(poor.refusal(1, "book book-1-1"), "mp-refuse-space-dear");
    let poor = poor.owns(1, "9 coins");
    assert_eq!(poor.refusal(1, "book book-1-3"), "mp-refuse-offer-dear");
}

/// MP-40: where only the price of an occupied space is missing, that is the reason, and never that dice are too low or the
/// colour was there.
#[test]
fn an_occupied_space_that_is_too_dear_is_the_reason() {
    let book = given(2).dice(0, "1").play(0, "book book-1-1 d1").play(0, "end").dice(1, "1 2 2").owns(1, "");
    assert_eq!(book.refusal(1, "book"), "mp-refuse-space-dear");
    assert_eq!(book.refusal(1, "book book-1-1"), "mp-refuse-space-dear");
    let some = book.owns(1, "1 coins");
    assert_eq!(some.refusal(1, "book book-3-1"), "mp-refuse-book-low");
    assert_eq!(some.refusal(1, "book book-1-3"), "mp-refuse-offer-dear");
    let seal = given(2).dice(0, "1 1").play(0, "seal farmers dice-d1-d1").play(0, "end").owns(1, "5 coins");
    assert_eq!(seal.refusal(1, "seal"), "mp-refuse-space-dear");
    assert_eq!(seal.refusal(1, "seal farmers"), "mp-refuse-space-dear");
    assert_eq!(seal.dice(1, "3 3").refusal(1, "seal jewelers"), "mp-refuse-seal-low");
}

/// MP-39, MP-Q11: the price of a space is paid before anything is received, and cannot be paid with what comes.
#[test]
fn what_an_action_brings_does_not_pay_for_it() {
    let position = given(2).posts(0, "xian").posts(1, "xian").play(0, "contracts red_01 d6").play(0, "end");
    assert_eq!(position.owns(1, "5 coins").refusal(1, "contracts"), "mp-refuse-space-dear");
}

/// MP-41, MP-Q10, MP-Q44: dice stay where they were placed, the latest on top.
#[test]
fn dice_lie_on_one_another() {
    let position = given(2).play(0, "book book-1-1 d6").play(0, "end").play(1, "book book-1-2 d6");
    let book = Space::of_book(print::Pile::First).next().unwrap();
    assert_eq!(on(&position, book), ["d6", "d6"]);
    assert_eq!(position.open().placed.last().unwrap().by, Some(Seat(1)));
}

/// MP-42, MP-121, MP-123, MP-E21, MP-Q13: each colour once a space and round; with a black die again, and after a black die
/// alone the own colour once.
#[test]
fn a_colour_uses_a_space_once() {
    let position =
        given(2).posts(0, "xian yangzhou").dice(0, "6 6 6 b 5 5").owns(0, "20 coins").play(0, "contracts red_01 b5");
    let position = position.play(0, "end").idle();
    assert_eq!(position.offers(0, "contracts red_02"), "d6 b5");
    let position = position.play(0, "contracts red_02 d6").play(0, "end");
    assert_eq!(position.offers(0, "contracts red_03"), "b5");
    assert_eq!(position.refusal(0, "contracts red_03 d6"), "mp-refuse-die-useless");
    let again = position.play(0, "contracts red_03 b5 red_01");
    assert_eq!(on(&again, Space::Contracts), ["b5", "d6", "b5"]);
}

/// MP-122: with own and black dice together the own colour counts as used.
#[test]
fn mixed_dice_use_the_own_colour() {
    let position =
        given(2).dice(0, "6 6 6 6 b 3").owns(0, "20 coins").play(0, "seal farmers dice-b3-d6").play(0, "end");
    let position = position.idle();
    assert_eq!(position.refusal(0, "seal"), "mp-refuse-seals");
    let black =
        given(2).dice(0, "6 6 b 3 3").owns(0, "20 coins").play(0, "seal farmers dice-b3-b3").play(0, "end").idle();
    assert_eq!(black.offers(0, "seal spicers"), "dice-d6-d6");
}

/// MP-43, MP-44, MP-101, MP-Q5: the lowest die says how often at most; at least once.
#[test]
fn the_lowest_die_says_how_often() {
    let position = given(2).dice(0, "3 6");
    assert_eq!(position.offers(0, "card card-camels_by_die d3"), "3 2 1");
    assert_eq!(position.refusal(0, "card card-camels_by_die d3 4"), "mp-refuse-times");
    assert_eq!(position.refusal(0, "card card-camels_by_die d3 0"), "mp-refuse-times");
    assert_eq!(position.play(0, "card card-camels_by_die d3 2").has(0), "8 coins, 5 camels");
}

/// MP-46, MP-47, MP-Q12: four spaces at three books, for one die of 1, 3 or 5 at least.
#[test]
fn books_take_dice_that_are_high_enough() {
    let books = |dice: &str| {
        let position = given(2).dice(0, dice).owns(0, "");
        ["book-1-1", "book-2-1", "book-3-1"].map(|offer| position.is_offered(0, "book", offer))
    };
    assert_eq!((books("2"), books("3"), books("5")), ([true, false, false], [true, true, false], [true, true, true]));
    assert_eq!(given(2).dice(0, "4 4").refusal(0, "book book-3-1"), "mp-refuse-book-low");
    let spaces = print::Pile::ALL.map(|pile| Space::of_book(pile).count());
    assert_eq!(spaces, [1, 1, 2]);
}

/// MP-48: both spaces of book 3 in one round with the own colour; the empty one first.
#[test]
fn one_colour_uses_both_spaces_of_book_three() {
    let position = given(3).play(0, "book book-3-1 d6").play(0, "end").idle().idle();
    let again = position.play(0, "book book-3-1 d6").play(0, "end");
    assert_eq!((on(&again, Space::Book(2)).len(), on(&again, Space::Book(3)).len()), (1, 1));
    assert_eq!(again.has(0), "8 coins, 3 camels, 4 gold, 2 jade");
    assert_eq!(again.refusal(0, "book book-3-1"), "mp-refuse-book-used");
}

/// MP-49, MP-50, MP-E1, MP-Q43, MP-Q45: one of two free offers of the board, or one of the tile for 1 or 2 jade; all that
/// it shows, once, whatever the die.
#[test]
fn a_book_gives_one_offer_as_a_whole() {
    let position = given(2).offers_on([1, 1, 1]).owns(0, "2 jade");
    assert_eq!(position.fork().play(0, "book book-1-1 d6").has(0), "2 pepper, 3 jade");
    assert_eq!(position.fork().play(0, "book book-1-2 d6").has(0), "2 camels, 2 pepper, 2 jade");
    assert_eq!(position.fork().play(0, "book book-1-3 d6").has(0), "3 coins, 4 pepper, 1 jade");
    assert_eq!(position.fork().play(0, "book book-1-4 d6").has(0), "2 camels, 5 pepper, 1 silk");
    let poor = position.owns(0, "1 jade");
    assert_eq!(poor.refusal(0, "book book-1-4"), "mp-refuse-offer-dear");
    assert!(poor.is_offered(0, "book", "book-1-3"));
}

/// MP-52, MP-53, MP-56, MP-E2: 4 coins and 2 camels for any die that is not lower than the one before, without a price.
#[test]
fn the_khan_takes_dice_that_do_not_fall() {
    let position = given(4).dice(0, "3 6").dice(1, "2 2 4").play(0, "khan d3");
    assert_eq!(position.has(0), "12 coins, 5 camels");
    let red = position.play(0, "end");
    assert_eq!((red.offers(1, "khan").as_str(), red.refusal(1, "khan d2").as_str()), ("d4", "mp-refuse-die-useless"));
    assert_eq!(red.play(1, "khan d4").has(1), "12 coins, 5 camels");
    let low = given(4).dice(1, "2 2").play(0, "khan d6").play(0, "end");
    assert_eq!(low.refusal(1, "khan"), "mp-refuse-khan-low");
}

/// MP-54, MP-55, MP-Q14: four dice, each colour once; a black die is a second use.
#[test]
fn the_row_of_the_khan_is_closed_with_four_dice() {
    let position = given(4).dice(0, "6 6 b 6").play(0, "khan d6").play(0, "end").play(1, "khan d6").play(1, "end");
    let position = position.play(2, "khan d6").play(2, "end").idle();
    assert_eq!(position.offers(0, "khan"), "b6");
    let full = position.play(0, "khan b6").play(0, "end");
    assert_eq!(full.refusal(1, "khan"), "mp-refuse-khan-full");
    let used = given(4).dice(0, "6 6").play(0, "khan d6").play(0, "end").idle().idle().idle();
    assert_eq!(used.refusal(0, "khan"), "mp-refuse-khan-used");
}

/// MP-57, MP-58: the lower of two dice says which seals can be taken, a lower grade too; the jade comes with the seal.
#[test]
fn seals_ask_for_dice_and_bring_jade() {
    let seals = |dice: &str| given(2).dice(0, dice).offers(0, "seal");
    assert_eq!((seals("1 6").as_str(), seals("3 6").as_str()), ("farmers", "farmers spicers tailors"));
    let position = given(2).dice(0, "4 6").owns(0, "");
    for (guild, owned) in [("farmers", ""), ("spicers", "1 jade"), ("tailors", "2 jade"), ("jewelers", "3 jade")] {
        let taken = position.fork().play(0, &format!("seal {guild} dice-d4-d6"));
        assert_eq!((taken.has(0).as_str(), taken.player(0).seals.iter().flatten().count()), (owned, 1));
        assert!(taken.player(0).seals.iter().flatten().all(|side| *side == Side::Basic));
    }
    assert_eq!(given(2).dice(0, "3 6").refusal(0, "seal jewelers"), "mp-refuse-seal-low");
    assert_eq!(given(2).dice(0, "6").refusal(0, "seal"), "mp-refuse-seals");
}

/// MP-59, MP-Q40: one seal of each guild; with all that the dice reach the action is not possible.
#[test]
fn no_seal_is_taken_twice() {
    let position = given(2).seals(0, "farmers spicers").dice(0, "2 2");
    assert_eq!(position.refusal(0, "seal"), "mp-refuse-seals");
    let position = given(2).seals(0, "farmers spicers").dice(0, "6 6");
    assert_eq!(
        (position.offers(0, "seal").as_str(), position.refusal(0, "seal farmers").as_str()),
        ("tailors jewelers", "mp-refuse-seal-owned")
    );
}

/// MP-60, MP-109, MP-111, MP-E15: a seal that was just taken can be improved in the same turn, for its price, and brings its
/// bonus at once.
#[test]
fn a_seal_can_be_improved_in_the_turn_it_was_taken() {
    let position = given(2).owns(0, "9 coins, 2 gold").play(0, "seal jewelers dice-d6-d6");
    assert_eq!(position.offers(0, "improve"), "jewelers");
    let improved = position.play(0, "improve jewelers");
    assert_eq!(improved.has(0), "2 camels, 3 jade");
    assert_eq!(improved.player(0).seals[3], Some(Side::Improved));
}

/// MP-108, MP-110: the price has to be paid; each seal is improved once.
#[test]
fn a_seal_is_improved_once() {
    let position = given(2).seals(0, "spicers+ farmers jewelers").owns(0, "9 coins, 2 camels, 2 pepper");
    assert_eq!(position.offers(0, "improve"), "farmers");
    assert_eq!(position.refusal(0, "improve spicers"), "mp-refuse-improved");
    assert_eq!(position.refusal(0, "improve tailors"), "mp-refuse-seal-missing");
    assert_eq!(position.refusal(0, "improve jewelers"), "mp-refuse-improve-dear");
    assert_eq!(given(2).refusal(0, "improve"), "mp-refuse-no-basic");
}

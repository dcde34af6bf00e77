//! The rules by their numbers.

use super::data::{Basket, Fruit, Pie, check_parts};
use super::state::{Length, Options};
use super::*;
use crate::rules::given::{Position, path};
use crate::rules::{Bag, Dice, Of, Seats, Seed, Table};

fn dice() -> Dice {
    Dice::for_step(Seed::from_number(5), 1)
}

fn dealt(seats: u8, length: Length) -> PieDay {
    PieDay::setup(&Options { length }, seats, Some(Seat(0)), &mut dice()).unwrap()
}

/// A game of two in which seat 0 has that fruit in its hand.
fn given(fruit: &[Fruit]) -> Position<PieDay> {
    let mut game = dealt(2, Length::Short);
    game.basket.pour(&mut game.players[0].hand);
    for kind in fruit {
        assert!(game.basket.take(*kind as usize));
        game.players[0].hand.put(*kind as usize);
    }
    Position::of(game, PieDay::check)
}

#[test]
fn pd_1_and_2_setup() {
    // PD-1, PD-2
    for seats in [0, 1, 5] {
        assert!(PieDay::setup(&Options::default(), seats, None, &mut dice()).is_err());
    }
    let game = dealt(3, Length::Short);
    assert_eq!((game.turn, game.basket.len(), game.check()), (Seat(0), 60 - 9, Ok(())));
    assert!(game.players.iter().all(|player| player.hand.len() == 3 && player.pies.is_empty()));
}

#[test]
fn pd_3_a_hand_is_seen_by_its_owner_alone() {
    // PD-3
    let game = dealt(2, Length::Short);
    let own = |viewer| game.view(viewer).own.map(|own| own.hand);
    assert_eq!(own(Viewer::Seat(Seat(1))), Some(game.players[1].hand));
    assert_eq!((own(Viewer::Public), game.view(Viewer::Public).seats[1].hand), (None, 3));
    let mut other = game.clone();
    other.reimagine(Seats::only(Seat(0)), &mut Dice::for_step(Seed::from_number(8), 8));
    assert_eq!((other.players[0].hand, other.check()), (game.players[0].hand, Ok(())));
    assert_ne!(other.players[1].hand, game.players[1].hand);
}

#[test]
fn pd_4_and_5_whoever_gathers_draws_two_and_the_next_seat_follows() {
    // PD-4, PD-5
    let at = given(&[]);
    assert_eq!(at.refusal(0, "bake"), "pd-refuse-nothing");
    let drawn = Of(at.game().clone()).play(Seat(0), &path("gather"), &mut dice()).unwrap();
    assert!(drawn.is_final, "what was drawn is not put back");
    let at = at.play(0, "gather");
    assert_eq!((at.game().players[0].hand.len(), at.awaited(), at.game().round), (2, vec![1], 1));
    let at = at.play(1, "gather");
    assert_eq!((at.awaited(), at.game().round), (vec![0], 2));
    let mut basket: Basket = Bag::of([1, 0, 0, 0]);
    assert_eq!(state::draw(&mut basket, 2, &mut dice()).len(), 1);
}

#[test]
fn pd_6_and_7_a_pie_is_paid_with_fruit_and_its_best_fruit_counts_twice() {
    // PD-6, PD-7
    let at = given(&[Fruit::Apple, Fruit::Apple, Fruit::Plum]);
    assert_eq!(at.refusal(0, "bake cake"), "pd-refuse-dear");
    assert_eq!(at.refusal(0, "bake tart pear-1+apple-1+plum-1"), "pd-refuse-not-held");
    let at = at.play(0, "bake pancake apple-1+plum-1");
    let player = &at.game().players[0];
    assert_eq!((player.points(), player.hand), (3, Bag::of([1, 0, 0, 0])));
    assert_eq!(at.refusal(1, "bake pancake"), "pd-refuse-gone");
}

#[test]
fn pd_8_and_9_the_end() {
    // PD-8, PD-9
    for (length, rounds) in [(Length::Short, 5), (Length::Long, 7)] {
        let mut at = Position::of(dealt(2, length), PieDay::check);
        for turn in 0..2 * rounds {
            assert!(at.game().standing().is_none());
            at = at.play(turn % 2, "gather");
        }
        assert!(at.game().standing().is_some() && at.awaited().is_empty());
    }
    let mut game = dealt(2, Length::Short);
    game.players[1].pies = Pie::ALL.map(|pie| state::Baked { pie, best: 0 }).into();
    assert!(game.is_over() && game.awaiting().is_empty());
}

#[test]
fn pd_10_fruit_decides_a_tie() {
    // PD-10
    let mut game = dealt(2, Length::Short);
    game.round = 6;
    assert_eq!(game.standing().unwrap().places, [1, 1]);
    game.players[1].hand.put(0);
    assert_eq!(game.standing().unwrap().places, [2, 1]);
    game.players[0].pies.push(state::Baked { pie: Pie::Tart, best: 0 });
    assert_eq!(game.standing().unwrap().places, [1, 2]);
}

#[test]
fn pies_of_ones_own_are_checked() {
    let built_in = PieDay::PARTS[0].built_in;
    assert_eq!(check_parts(&[built_in]), Ok(()));
    for (sound, flawed) in [("copies = 15", "copies = 2"), ("cost = 2", "cost = 0"), ("\"cake\"", "\"tart\"")] {
        assert!(check_parts(&[&built_in.replace(sound, flawed)]).is_err(), "{flawed}");
    }
}

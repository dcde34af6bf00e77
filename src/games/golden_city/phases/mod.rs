//! The phases of a round (GC-14), one topic a file, each finished by all before the next begins.

mod bidding;
mod building;
mod rewards;
mod round;

pub(super) use building::{HAND_LIMIT, surplus};
pub(super) use rewards::GOODS_LIMIT;

use super::moves::{Course, Event, Move};
use super::state::GoldenCity;
use crate::rules::{Chance, Seat};

/// Carries out a move.
pub(super) fn apply(game: &mut GoldenCity, seat: Seat, mv: Move, chance: &mut dyn Chance) -> Vec<Event> {
    let mut course = Course::new(chance);
    match mv {
        Move::Bid(pair) => game.bid(seat, pair, &mut course),
        Move::Build { place, pay } => game.build(seat, place, pay, &mut course),
        Move::Pass => game.pass(seat, &mut course),
        Move::Good(card) => game.take_good(seat, card, &mut course),
        Move::Return(card) => game.give_up_good(seat, card, &mut course),
        Move::Bonus(card) => game.take_bonus(seat, card, &mut course),
        Move::Discard(cards) => game.discard_surplus(seat, cards, &mut course),
    }
    course.events
}

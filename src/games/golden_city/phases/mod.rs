//! The phases of a round (GC-14), one topic a file, each finished by all before the next begins.

mod bidding;
mod building;
mod rewards;
mod round;

pub(super) use building::HAND_LIMIT;
pub(super) use rewards::GOODS_LIMIT;

use super::moves::{Event, Move};
use super::piles::Course;
use super::state::{GoldenCity, Phase};
use crate::rules::{Chance, Refusal, Seat};

/// Whether a step could be carried out.
type Done = Result<(), Refusal>;

/// A move that no question led to.
fn not_offered() -> Refusal {
    Refusal::of("refused-not-offered")
}

/// Carries out a move.
pub(super) fn apply(
    game: &mut GoldenCity,
    seat: Seat,
    mv: &Move,
    chance: &mut dyn Chance,
) -> Result<Vec<Event>, Refusal> {
    if !game.awaited().has(seat) {
        return Err(Refusal::of("refused-not-asked"));
    }
    let mut course = Course::new(chance);
    match (game.phase, *mv) {
        (Phase::Bid, Move::Bid(pair)) => game.bid(seat, pair, &mut course)?,
        (Phase::Build, Move::Build { place, pay }) => game.build(seat, place, pay, &mut course)?,
        (Phase::Build, Move::Pass) => game.pass(seat, &mut course),
        (Phase::Good, Move::Good(card)) => game.take_good(seat, card, &mut course)?,
        (Phase::Return, Move::Return(card)) => game.give_up_good(seat, card, &mut course)?,
        (Phase::Bonus, Move::Bonus(card)) => game.take_bonus(seat, card, &mut course)?,
        (Phase::Discard, Move::Discard(cards)) => game.discard_surplus(seat, cards, &mut course)?,
        _ => return Err(not_offered()),
    }
    Ok(course.events)
}

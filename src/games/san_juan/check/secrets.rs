//! What seats hold, have drawn and have decided.

use super::super::cards::{Kind, best_price};
use super::super::limits::{dealt, hand_limit};
use super::super::moves::{Move, Role};
use super::super::setup::START_HAND;
use super::super::sites::Sites;
use super::super::state::{Phase, SanJuan};
use crate::rules::{Checked, Seat, must};

/// What a seat has decided while others are still to decide.
pub(super) fn choices(game: &SanJuan, seat: Seat) -> Checked {
    let Some(answer) = &game.player(seat).answer else { return Ok(()) };
    must(game.decides(seat) && !game.awaiting.has(seat), "players.answer", "this seat has nothing decided")?;
    must(answers(game, seat, answer), "players.answer", "this cannot be decided here")
}

fn answers(game: &SanJuan, seat: Seat, answer: &Move) -> bool {
    let player = game.player(seat);
    let sites = |chosen: &Sites, offered: Sites, most: usize| {
        (1..=most).contains(&chosen.len()) && chosen.iter().all(|at| offered.has(at))
    };
    let lot = game.lot(seat);
    match (game.phase, answer) {
        (Phase::Chapel, Move::Chapel(card)) => card.is_none_or(|kind| player.hand.has(kind)),
        (Phase::Producer, Move::Produce(chosen)) => sites(chosen, player.empty(), game.most_produced(seat)),
        (Phase::Trader, Move::Sell(chosen)) => sites(chosen, player.laden(), game.most_sold(seat)),
        (Phase::Producer | Phase::Trader, Move::Pass) => true,
        (_, Move::Keep(cards)) => lot.is_some_and(|lot| !lot.discards && lot.allows(cards)),
        (_, Move::Discard(cards)) => lot.is_some_and(|lot| lot.discards && lot.allows(cards)),
        _ => false,
    }
}

/// The cards drawn to choose from: at the start by seat (SJ-125); by the Councillor in action order, as long as there
/// are any (SJ-Q4, SJ-Q8).
pub(super) fn drawn(game: &SanJuan) -> Checked {
    let field = "players.drawn";
    let mut ran_out = false;
    for (steps, seat) in game.order().enumerate() {
        let drawn = game.player(seat).drawn.len();
        match game.phase {
            Phase::Opening => {
                must(drawn == START_HAND + 1 + steps, field, "dealt by seat: 5, 6, 7, 8")?;
                must(game.player(seat).hand.is_empty(), "players.hand", "the hand is yet to be chosen")?;
            }
            Phase::Councillor => {
                let due = if ran_out { 0 } else { dealt(game.privileges(seat)) };
                must(drawn <= due, field, "too many cards to choose from")?;
                ran_out |= drawn < due;
                must(!ran_out || game.stock() == 0, field, "there are cards that would have been dealt")?;
            }
            _ => must(drawn == 0, field, "nothing was drawn to choose from")?,
        }
    }
    Ok(())
}

/// A hand was within its limit at the start of the round (SJ-18), and every role since brings only so much.
pub(super) fn hand(game: &SanJuan, seat: Seat) -> Checked {
    let player = game.player(seat);
    let before = if game.round == 1 { START_HAND } else { hand_limit(player.had(Kind::Tower)) };
    let anew = game.picks() == 0 && game.phase != Phase::Role;
    let taken = Role::ALL.into_iter().filter(|role| anew || game.roles[*role as usize].is_some());
    let most = before + taken.map(gain).sum::<usize>();
    must(player.hand.len() <= most, "players.hand", "no roles can have brought so many cards")
}

/// How many cards a role can add to a hand that is not nearly empty.
fn gain(role: Role) -> usize {
    match role {
        Role::Builder => 0,
        Role::Producer => 1,
        Role::Trader => 4 * best_price() + 2,
        Role::Councillor => 2,
        Role::Prospector => 3,
    }
}

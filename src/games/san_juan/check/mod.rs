//! Whether a position can exist: what a position made by hand must satisfy, so that no rule meets what it cannot
//! handle, and no play leads from it to one that is refused.
//!
//! `rows` looks at what stands in front of a player and could have been built by now, `round` at who picks and acts,
//! `things` at cards and tiles, `secrets` at what seats hold and have decided.

mod round;
mod rows;
mod secrets;
mod things;

use super::state::{Phase, SanJuan};
use crate::rules::{Checked, Seat, must};

/// The first field that cannot be as it is.
pub(super) fn check(game: &SanJuan) -> Checked {
    must((2..=4).contains(&game.players.len()), "players", "two to four can play")?;
    let seated = |seat: &Seat| seat.0 < game.count();
    must(seated(&game.governor), "governor", "no such seat")?;
    must(seated(&game.picker), "picker", "no such seat")?;
    must(game.roles.iter().flatten().all(seated), "roles", "no such seat")?;
    must(game.mined.is_none_or(|mined| seated(&mined.seat)), "mined", "no such seat")?;
    must(game.awaiting.iter().all(|seat| seated(&seat)), "awaiting", "no such seat")?;
    must((1..10_000).contains(&game.round), "round", "rounds count from 1")?;
    things::cards(game)?;
    things::tiles(game)?;
    round::roles(game)?;
    game.order().try_for_each(|seat| rows::row(game, seat))?;
    round::library(game)?;
    things::mine(game)?;
    things::mined(game)?;
    game.order().try_for_each(|seat| secrets::choices(game, seat))?;
    secrets::drawn(game)?;
    game.order().try_for_each(|seat| secrets::hand(game, seat))?;
    round::awaiting(game)?;
    round::start(game)?;
    round::end(game)
}

/// How many rounds have begun with a Chapel step that is over (SJ-17): all but the first, and but for one that is still
/// in it, or ended the game before it.
fn chapel_steps(game: &SanJuan) -> usize {
    let without = match game.phase {
        Phase::Chapel => 2,
        Phase::Over if game.picks() == 0 => 2,
        _ => 1,
    };
    usize::from(game.round).saturating_sub(without)
}

/// How often a role was carried out at most, this round included if it is taken; not counting what is going on.
fn phases_of(game: &SanJuan, role: super::moves::Role) -> usize {
    let taken = game.roles[role as usize].is_some() && round::role_of(game.phase) != Some(role);
    usize::from(game.round - 1) + usize::from(taken)
}

#[cfg(test)]
mod tests;

//! Whose seat the others may give away: of whom the table has waited for too long, and for whom somebody else was wanted. Changes
//! nothing.

use crate::chat::UserId;
use crate::rules::{Seat, Text};
use crate::store::{ClockState, Outcome, Question, Standing, Vote};

use super::declined::Declined;
use super::screens::{day, stamp};
use super::state::TableState;

/// Where no clock runs, a table has waited long enough after so long, in milliseconds.
const LONG: i64 = 7 * 24 * 3600 * 1000;

/// Whether the others may be asked at `now` whether somebody else has a seat in which a person sits.
///
/// # Errors
/// Why not, and when they may be.
pub fn may_be_replaced(state: &TableState, seat: Seat, now: i64) -> Result<(), Declined> {
    let clock = state.clocks.get(&seat).map(|clock| clock.state);
    if clock == Some(ClockState::Late) || !state.is_here(seat) {
        return Ok(());
    }
    if let Some(until) = state.paused_until {
        return Err(Text::of("declined-nudge-paused").with("when", day(until)).into());
    }
    let Some(call) = state.calls.get(&seat).filter(|_| state.awaited().has(seat)) else {
        return Err(Text::of("declined-replace-idle").with("name", seat).into());
    };
    let at = match clock {
        Some(ClockState::Deputy) => return Err(Declined::because("declined-vote-open")),
        Some(ClockState::Running) => state.due(seat),
        Some(ClockState::Late | ClockState::Frozen) | None => None,
    };
    match at.unwrap_or(call.at.saturating_add(LONG)) {
        at if at > now || clock == Some(ClockState::Running) => {
            Err(Text::of("declined-replace-early").with("name", seat).with("when", stamp(at)).into())
        }
        _ => Ok(()),
    }
}

/// Whether the table has wanted somebody in that seat, and it still waits for them: nobody has sat there since.
pub fn is_wanted(state: &TableState, user: UserId, seat: Seat) -> bool {
    let still_waits = |decided: i64| {
        let mut claims = state.claims.iter();
        claims.any(|claim| (claim.seat, claim.since, claim.standing) == (seat, decided, Standing::Open))
    };
    let wants = |vote: &&Vote| {
        let comer = vote.comer.as_ref().map(|(comer, _)| *comer);
        (vote.question, vote.seat, comer) == (Question::Replace, Some(seat), Some(user))
    };
    state.votes.iter().filter(wants).any(|vote| match &vote.outcome {
        Some(Outcome::Replaced { at, .. }) => still_waits(*at),
        _ => false,
    })
}

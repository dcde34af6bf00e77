//! Who may have a seat of a running game: whoever had it comes back as they like, somebody new needs the word of one who
//! sits there, and nobody sees two hands of one game. Changes nothing.

use crate::chat::{UserId, escape};
use crate::rules::{Seat, Text};
use crate::store::{Claim, Question, Stage, Standing};

use super::declined::Declined;
use super::replacing;
use super::screens::stamp;
use super::state::{Sitter, TableState};
use super::votes;

/// A seat is kept for whoever got up for so long, in milliseconds.
const KEPT: i64 = 24 * 3600 * 1000;

/// How somebody may have a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Way {
    /// They had it before.
    Back,
    /// Nobody is there who could be asked.
    AtOnce,
    /// One who sits there has invited them.
    Invited,
    /// The table wants them in place of another.
    Wanted,
    /// The table is asked.
    Asked,
}

impl TableState {
    /// What somebody who has held a seat may expect of it.
    pub fn claim_of(&self, user: UserId) -> Option<&Claim> {
        self.claims.iter().find(|claim| claim.user == user)
    }

    /// The seat that somebody can come back to.
    pub fn seat_to_come_back_to(&self, user: UserId) -> Option<Seat> {
        let claim = self.claim_of(user).filter(|claim| claim.standing == Standing::Open)?;
        (self.stage == Stage::Playing && self.has_bot(claim.seat)).then_some(claim.seat)
    }

    /// The seats in which bots sit.
    pub fn bots(&self) -> impl Iterator<Item = Seat> {
        self.seated().map(|(seat, _)| seat).filter(|seat| self.has_bot(*seat))
    }

    /// Whether a bot sits there.
    pub fn has_bot(&self, seat: Seat) -> bool {
        self.chair(seat).is_some_and(|chair| matches!(chair.sitter, Sitter::Bot(_)))
    }
}

/// Whether somebody could have a seat at `now` if those who sit there want them; whether it was theirs.
///
/// # Errors
/// Why not.
pub fn is_free(state: &TableState, user: UserId, seat: Seat, now: i64) -> Result<bool, Declined> {
    match state.stage {
        Stage::Playing => {}
        Stage::Lobby => return Err(Declined::because("declined-not-started")),
        Stage::Over | Stage::Closed => return Err(Declined::Over),
    }
    if state.seat_of(user).is_some() {
        return Err(Declined::because("declined-seated"));
    }
    match state.claim_of(user) {
        Some(claim) if claim.standing == Standing::GaveUp => return Err(Declined::because("declined-seat-gave-up")),
        // They know what was in that hand.
        Some(claim) if claim.seat != seat => return Err(Declined::because("declined-seat-known")),
        _ if !state.has_bot(seat) => return Err(Declined::because("declined-full")),
        Some(claim) if claim.standing == Standing::Open => return Ok(true),
        _ => {}
    }
    if let Some((claim, until)) = kept(state, seat, now).filter(|_| !replacing::is_wanted(state, user, seat)) {
        let text = Text::of("declined-seat-kept").with("name", escape(&claim.name));
        return Err(text.with("when", stamp(until)).into());
    }
    Ok(false)
}

/// Whether somebody may have a seat at `now`, and how.
///
/// # Errors
/// Why not.
pub fn way(state: &TableState, user: UserId, seat: Seat, now: i64) -> Result<Way, Declined> {
    if is_free(state, user, seat, now)? {
        return Ok(Way::Back);
    }
    if replacing::is_wanted(state, user, seat) {
        return Ok(Way::Wanted);
    }
    if state.is_invited(user) {
        return Ok(Way::Invited);
    }
    if state.people().is_empty() {
        return Ok(Way::AtOnce);
    }
    if state.open_votes().any(|vote| (vote.question, vote.seat) == (Question::Seat, Some(seat))) {
        return Err(Declined::because("declined-vote-open"));
    }
    match votes::may_ask_at(state, Question::Seat, user, now) {
        Some(at) => Err(Text::of("declined-seat-soon").with("when", stamp(at)).into()),
        None => Ok(Way::Asked),
    }
}

/// For whom a seat is still kept, and until when.
fn kept(state: &TableState, seat: Seat, now: i64) -> Option<(&Claim, i64)> {
    let open =
        state.claims.iter().filter(|claim| claim.seat == seat && claim.is_kept && claim.standing == Standing::Open);
    let mut until = open.map(|claim| (claim, claim.since.saturating_add(KEPT)));
    until.find(|(_, until)| *until > now)
}

//! How far the way back leads: alone within one's own free steps, further if the others agree; what would go, and what bars
//! it. Takes nothing back.

use crate::record::{Entry, Play};
use crate::rules::{Seat, Text, Viewer};

use super::declined::Declined;
use super::state::TableState;

/// What a seat could take back.
#[derive(Clone, Debug, PartialEq)]
pub struct Reach {
    /// Back to before its last decision.
    pub last: usize,
    /// Back to before the first of its decisions in a row.
    pub first: usize,
}

/// How far a seat may go back without asking anybody.
///
/// # Errors
/// What bars the way.
pub fn reach(state: &TableState, seat: Seat) -> Result<Reach, Declined> {
    let play = state.play.as_ref().ok_or(Declined::because("declined-undo-nothing"))?;
    let first = play.alone(seat).max(play.before_holder(seat));
    match own_last(play, seat) {
        Some(last) if first <= last && first < play.step() => Ok(Reach { last, first }),
        last => Err(barred(play, seat, last)),
    }
}

/// The step before the latest one that the seat decided, as far as whoever holds it now was there: nobody takes back what
/// somebody else did in that seat, and sees what they saw.
fn own_last(play: &Play, seat: Seat) -> Option<usize> {
    play.before_last(seat).filter(|last| *last >= play.before_holder(seat))
}

/// Whether anybody at the table could take something back, alone or if the others agree.
pub fn is_possible(state: &TableState) -> bool {
    state.people().iter().any(|seat| reach(state, seat).is_ok() || together(state, seat).is_some())
}

fn barred(play: &Play, seat: Seat, last: Option<usize>) -> Declined {
    let Some(last) = last else { return Declined::because("declined-undo-nothing") };
    match mover(play, seat, last) {
        Some(by) => Text::of("declined-undo-moved").with("name", by).into(),
        None => Declined::because("declined-undo-new"),
    }
}

/// Somebody else who has decided since a step.
fn mover(play: &Play, seat: Seat, to: usize) -> Option<Seat> {
    let mut since = play.steps(to);
    since.find(|(_, step)| step.seat != seat && !step.auto).map(|(_, step)| step.seat)
}

/// Why a seat cannot go back to a step alone.
pub fn why(play: &Play, seat: Seat, to: usize) -> Text {
    mover(play, seat, to).map_or(Text::of("undo-why-new"), |by| Text::of("undo-why-moved").with("name", by))
}

/// How far a seat may go back if the others agree: its last decision, or all of that turn's.
pub fn together(state: &TableState, seat: Seat) -> Option<Reach> {
    let play = state.play.as_ref()?;
    Some(Reach { last: own_last(play, seat)?, first: play.before_turn(seat)?.max(play.before_holder(seat)) })
}

/// What would be taken back, as the seat was told it.
pub fn taken_back(play: &Play, seat: Seat, to: usize) -> Vec<Text> {
    play.told_to(Viewer::Seat(seat), to)
}

/// Who took back what had happened when the record had so many entries; nobody if all of it still holds.
pub fn who_took_back(play: &Play, entries: usize) -> Option<Seat> {
    let mut steps: Vec<Seat> = Vec::new();
    let mut then = 0;
    for (at, entry) in play.entries_from(0).enumerate() {
        match entry {
            Entry::Undone { to, .. } if at >= entries && to < then => return steps.get(to).copied(),
            Entry::Undone { to, .. } => steps.truncate(to),
            Entry::Played { seat, .. } => steps.push(seat),
            Entry::Conceded { .. } | Entry::SeatTaken { .. } | Entry::Rebased { .. } | Entry::Ended { .. } => {}
        }
        if at < entries {
            then = steps.len();
        }
    }
    None
}

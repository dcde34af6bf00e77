//! Taking back: within one's own free steps, and only after seeing what would go. Others are
//! not asked.

use crate::record::{Entry, Play};
use crate::rules::{Seat, Text, Viewer};

use super::announce;
use super::declined::Declined;
use super::log_lines::lines;
use super::state::TableState;
use super::transaction::Transaction;

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
    let first = play.alone(seat);
    match play.before_last(seat) {
        Some(last) if first <= last && first < play.step() => Ok(Reach { last, first }),
        last => Err(barred(play, seat, last)),
    }
}

fn barred(play: &Play, seat: Seat, last: Option<usize>) -> Declined {
    let Some(last) = last else { return Declined::because("declined-undo-nothing") };
    let other = play.steps(last).find(|(_, step)| step.seat != seat && !step.auto);
    match other {
        Some((_, step)) => Text::of("declined-undo-moved").with("name", step.seat).into(),
        None => Declined::because("declined-undo-new"),
    }
}

/// What would be taken back, as the seat was told it.
pub fn taken_back(play: &Play, seat: Seat, to: usize) -> Vec<Text> {
    play.told_to(Viewer::Seat(seat), to)
}

/// Takes back to a step, and calls whoever is to move then.
///
/// # Errors
/// When the way there is barred, or leads nowhere.
pub fn undo(tx: &mut Transaction, seat: Seat, to: usize) -> Result<(), Declined> {
    let reach = reach(&tx.state, seat)?;
    if to != reach.last && to != reach.first {
        return Err(Declined::Stale);
    }
    let before = tx.state.clone();
    let Some(play) = tx.state.play.as_mut() else { return Err(Declined::Stale) };
    let writer = before.writer(before.language);
    let gone = lines(&play.told_to(Viewer::Public, to), &writer).join(" · ");
    let entry = play.undo(to).map_err(|error| {
        tracing::error!(table = %before.id, %error, "steps can't be taken back");
        Declined::because("fault")
    })?;
    tx.note(entry);
    tx.settle();
    // What no board has told yet need not be told as undone.
    let is_told = tx.state.board.as_ref().is_some_and(|board| to < board.step) && !gone.is_empty();
    let news = is_told.then(|| Text::of("undone").with("what", gone).with("name", seat));
    announce::after(tx, &before, news.as_slice());
    Ok(())
}

/// Who took back what had happened when the record had so many entries; nobody if all of it still holds.
pub fn who_took_back(play: &Play, entries: usize) -> Option<Seat> {
    let mut steps: Vec<Seat> = Vec::new();
    let mut then = 0;
    for (at, entry) in play.entries_from(0).enumerate() {
        match entry {
            Entry::Undone { to } if at >= entries && to < then => return steps.get(to).copied(),
            Entry::Undone { to } => steps.truncate(to),
            Entry::Played { seat, .. } => steps.push(seat),
            Entry::Conceded { .. } | Entry::SeatTaken { .. } | Entry::Rebased { .. } => {}
        }
        if at < entries {
            then = steps.len();
        }
    }
    None
}

//! Taking back: within one's own free steps alone, further if the others agree, and only after seeing what would go.

use crate::record::{Entry, Play, ReplayError};
use crate::rules::{Seat, Seats, Text, Viewer};

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
    let news = go_back(tx, seat, |play| play.undo(to), to)?;
    // What no board has told yet need not be told as undone.
    let is_told = tx.state.board.as_ref().is_some_and(|board| to < board.step);
    let news = news.filter(|_| is_told);
    announce::after(tx, &before, news.as_slice());
    Ok(())
}

/// Takes back to a step as these seats agreed, and calls whoever is to move then: time has passed.
///
/// # Errors
/// When the way there leads nowhere.
pub fn agreed(tx: &mut Transaction, seat: Seat, to: usize, by: Seats) -> Result<(), Declined> {
    let before = tx.state.clone();
    let news = go_back(tx, seat, |play| play.undo_agreed(to, by), to)?;
    // Whoever is called anew has all the time of a call.
    tx.state.clocks.clear();
    announce::anew(tx, &before, news.as_slice());
    Ok(())
}

/// Goes back, and gives what is to be told of it, if anything that anybody was told went.
fn go_back(
    tx: &mut Transaction,
    seat: Seat,
    back: impl FnOnce(&mut Play) -> Result<Entry, ReplayError>,
    to: usize,
) -> Result<Option<Text>, Declined> {
    let writer = tx.state.writer(tx.state.language);
    let Some(play) = tx.state.play.as_mut() else { return Err(Declined::Stale) };
    let gone = lines(&play.told_to(Viewer::Public, to), &writer).join(" · ");
    let entry = back(play).map_err(|error| {
        tracing::error!(table = %tx.state.id, %error, "steps can't be taken back");
        Declined::because("fault")
    })?;
    tx.note(entry);
    tx.settle();
    Ok((!gone.is_empty()).then(|| Text::of("undone").with("what", gone).with("name", seat)))
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

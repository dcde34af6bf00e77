//! Taking back: within one's own free steps alone, further if the others agree. How far, is [`super::way_back`]'.

use crate::record::{Entry, Play, ReplayError};
use crate::rules::{Seat, Seats, Text, Viewer};

use super::announce;
use super::declined::Declined;
use super::log_lines::lines;
use super::transaction::Transaction;
use super::way_back::reach;

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

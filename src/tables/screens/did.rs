//! What came of a call: the text of a board that a newer one has replaced. So a channel, read from above, is the story of
//! the game.

use std::cell::LazyCell;

use crate::chat::limits::cut;
use crate::rules::{Arg, Seat, Seats, Text, Tongue, Viewer};
use crate::tables::led_on;
use crate::tables::load;
use crate::tables::log_lines::{lines, told};
use crate::tables::outgoing::Call;
use crate::tables::state::{Board, TableState};
use crate::words::Speaker;

use super::board;

/// The longest first line: a turn of many steps is cut, and the log has it whole.
const MOST: usize = 240;

/// The board that was made at that entry as it should read now that the newest one stands below it: in place of the call
/// stands what was done, the rest stays as it was `shown`. None where those it called did nothing, or it called nobody.
/// What it said last and whom it called is not known after a restart: then its record is played again.
pub fn text(state: &TableState, entry: usize, shown: Option<String>, call: Option<Call>) -> Option<String> {
    let newest = state.board.as_ref().filter(|newest| newest.entry > entry)?;
    let former = LazyCell::new(|| load::board_at(state, entry));
    let Call { called, step } = match call {
        Some(call) => call,
        None => Call::of(former.as_ref()?),
    };
    let writer = state.writer(state.language);
    // Of many who were called, one may have been led on since.
    let led_on = if called.len() > 1 { followed(state, former.as_ref()?, newest) } else { None };
    let (called, after) = led_on.map_or((called, step), |led_on| (led_on.called, led_on.told));
    let did = did(state, called, (after, newest.step), &writer)?;
    let shown = match shown {
        Some(shown) => shown,
        None => {
            let former = former.as_ref()?;
            let small = board::small(state, &*state.position(former.step)?, former.step, &writer);
            format!("\n{small}\n{}", former.news)
        }
    };
    let rest = shown.split_once('\n').map_or("", |(_, rest)| rest);
    Some(format!("{did}\n{rest}").trim_end().to_owned())
}

/// The board as it followed the one of those it called who was led on, until they decided last before the newest one.
fn followed(state: &TableState, former: &Board, newest: &Board) -> Option<Board> {
    let play = state.play.as_ref()?;
    let mut decided = play.steps(former.step).rev().filter(|(_, step)| !step.auto && former.called.has(step.seat));
    let (_, last) = decided.find(|(number, _)| *number <= newest.step)?;
    led_on::followed(&state.at_entry(last.entry)?, former)
}

/// What those called did after one step and up to another, in public words.
fn did(state: &TableState, called: Seats, (after, to): (usize, usize), writer: &Speaker) -> Option<String> {
    let play = state.play.as_ref()?;
    let acted: Seats = play.steps(after).filter(|(number, _)| *number <= to).map(|(_, step)| step.seat).collect();
    let only = called.first()?;
    if called.len() > 1 {
        return called.iter().all(|seat| acted.has(seat)).then(|| writer.word("board-did-many"));
    }
    let is_own = |text: &Text| text.args.iter().any(|(name, arg)| *name == "seat" && is_of(arg, only));
    let own: Vec<Text> = told(play, Viewer::Public, after)
        .into_iter()
        .filter(|(number, text)| *number <= to && is_own(text))
        .map(|(_, text)| text)
        .collect();
    let own = lines(&own, writer);
    let (first, more) = own.split_first()?;
    // Whose doings these are is said once.
    let who = format!("{}: ", writer.name(only));
    let more = more.iter().map(|line| line.strip_prefix(&who).unwrap_or(line).to_owned());
    Some(cut(&[first.clone()].into_iter().chain(more).collect::<Vec<_>>().join(" · "), MOST))
}

/// Whether something told names that seat, also where it says that a bot did it in its place.
fn is_of(arg: &Arg, seat: Seat) -> bool {
    match arg {
        Arg::Seat(named) => *named == seat,
        Arg::Text(text) => text.args.iter().any(|(_, arg)| is_of(arg, seat)),
        _ => false,
    }
}

//! What is said after something happened: a board when others must act, hands where they changed, and the end.

use crate::chat::UserId;
use crate::record::Play;
use crate::rules::{Seat, Seats, Text};
use crate::store::Stage;

use super::desk::{Board, Desk};
use super::draft::Draft;
use super::screens::{board, end, hand};

/// Adds to the draft what has to be said, given the table as it was before.
pub fn after(draft: &mut Draft, before: &Desk, news: &[Text]) {
    let Some(play) = &draft.desk.play else { return };
    if play.is_over() && draft.desk.stage == Stage::Playing {
        draft.desk.stage = Stage::Over;
        finish(draft);
    } else if draft.desk.stage == Stage::Playing {
        call(draft, before, news);
    }
    hands(draft, before);
}

/// A new board if somebody must act whom the newest one does not call; otherwise that one follows silently.
fn call(draft: &mut Draft, before: &Desk, news: &[Text]) {
    let people = draft.desk.awaited_people();
    if people.is_empty() {
        return;
    }
    if news.is_empty() && is_called(&draft.desk, before, people) {
        draft.redraws_board = true;
    } else {
        post(draft, people, news, true);
    }
}

/// Posts a board for these people, and calls them aloud or not.
pub fn post(draft: &mut Draft, called: Seats, news: &[Text], pings: bool) {
    let desk = &draft.desk;
    let Some(play) = &desk.play else { return };
    let writer = desk.writer(desk.language);
    let head = board::head(desk, called, called, &writer);
    // The names of those who are missing only get fewer, so the first line never grows.
    let body = board::body(desk, called, news, head.chars().count(), &writer);
    let people = called.iter().filter_map(|seat| desk.chair(seat)?.person());
    let mentions: Vec<UserId> = people.filter(|_| pings).collect();
    let text = format!("{head}\n{body}");
    let newest = Board { entry: play.entries(), step: play.step(), called, body };
    draft.board(newest, &text, &mentions);
}

/// Whether the newest board calls all of these people for what they have to do now.
///
/// It does where it called them and they have not acted since, and where the only one it called goes straight on
/// and nobody else decided anything in between.
fn is_called(desk: &Desk, before: &Desk, people: Seats) -> bool {
    let (Some(board), Some(play)) = (&desk.board, &desk.play) else { return false };
    if play.step() < board.step || people.iter().any(|seat| !board.called.has(seat)) {
        return false;
    }
    let acted: Seats = play.steps(board.step).map(|(_, step)| step.seat).collect();
    if people.iter().all(|seat| !acted.has(seat)) {
        return true;
    }
    let only = people.first().filter(|_| people.len() == 1 && before.awaited_people() == people);
    only.is_some_and(|seat| board.called == people && goes_on(play, board.step, seat))
}

/// Whether since that step nobody but the seat decided anything, and it is still the same turn.
fn goes_on(play: &Play, step: usize, seat: Seat) -> bool {
    !play.has_ended(seat, step) && play.steps(step).all(|(_, step)| step.seat == seat || step.auto)
}

fn finish(draft: &mut Draft) {
    let desk = &draft.desk;
    let Some(play) = &desk.play else { return };
    let text = end::text(desk, &desk.writer(desk.language));
    let (entry, step) = (play.entries(), play.step());
    let board = Board { entry, step, called: Seats::NONE, body: text.clone() };
    draft.board(board, &text, &[]);
}

/// Every person's hand that reads otherwise than before.
fn hands(draft: &mut Draft, before: &Desk) {
    if !draft.desk.has_secrets() {
        return;
    }
    let changed = |seat: &Seat| hand::lines(&draft.desk, *seat, true) != hand::lines(before, *seat, true);
    let seats: Vec<Seat> = draft.desk.people().iter().filter(changed).collect();
    seats.into_iter().for_each(|seat| draft.hand(seat));
}

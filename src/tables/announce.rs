//! What is said after something happened: a board when others must act, hands where they changed, and the end.

use crate::chat::UserId;
use crate::record::Play;
use crate::rules::{Seat, Seats, Text, Tongue};
use crate::store::Stage;

use super::desk::{Board, Desk};
use super::draft::Draft;
use super::keep;
use super::screens::{board, hand};

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

/// Posts a new board for these people, and calls them aloud or not.
pub fn post(draft: &mut Draft, called: Seats, news: &[Text], pings: bool) {
    let desk = &draft.desk;
    let Some(play) = &desk.play else { return };
    let writer = desk.writer(desk.language);
    let head = board::head(desk, called, called, &writer);
    // The names of those who are missing only get fewer, so the first line never grows.
    let news = board::news(desk, called, news, head.chars().count(), &writer);
    let mentions = if pings { mentioned(desk, called) } else { Vec::new() };
    let newest = Board { entry: play.entries(), step: play.step(), called, news };
    draft.board(newest, &mentions);
}

/// Posts the newest board once more, as it stands now. It calls whom it was still to call, and nobody anew. False where
/// there is none.
pub fn repost(draft: &mut Draft, still_to_call: &[UserId]) -> bool {
    let board = draft.desk.board.clone();
    let is_there = board.is_some();
    board.into_iter().for_each(|board| draft.board(board, still_to_call));
    is_there
}

/// The table speaks another language: its board is posted once more, all of it in that language, and says who wanted so.
pub fn respeak(draft: &mut Draft, still_to_call: &[UserId], news: &Text) {
    let desk = &draft.desk;
    let entry = desk.board.as_ref().map(|board| board.entry);
    let Some(mut board) = entry.and_then(|entry| keep::board_at(desk, entry)) else { return };
    let writer = desk.writer(desk.language);
    let line = writer.say(&Text::of("board-line").with("what", writer.say(news)));
    board.news = format!("{}\n{line}", board.news).trim_start().to_owned();
    draft.board(board, still_to_call);
}

fn mentioned(desk: &Desk, called: Seats) -> Vec<UserId> {
    called.iter().filter_map(|seat| desk.chair(seat)?.person()).collect()
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
    let board = Board { entry: play.entries(), step: play.step(), called: Seats::NONE, news: String::new() };
    draft.board(board, &[]);
}

/// Every person's hand that reads otherwise than before. Who goes on deciding sees it in their panel; the message with the
/// hand follows when they have done.
fn hands(draft: &mut Draft, before: &Desk) {
    if !draft.desk.has_secrets() {
        return;
    }
    for seat in draft.desk.people().iter() {
        let is_changed = hand::lines(&draft.desk, seat, true) != hand::lines(before, seat, true);
        if !is_changed && !draft.desk.unshown.has(seat) {
            continue;
        }
        if goes_straight_on(&draft.desk, before, seat) {
            draft.desk.unshown.add(seat);
        } else {
            draft.desk.unshown.remove(seat);
            draft.hand(seat);
        }
    }
}

/// Whether a seat had to decide before and has to now, and nobody else decided anything meanwhile.
fn goes_straight_on(desk: &Desk, before: &Desk, seat: Seat) -> bool {
    let Some(play) = desk.play.as_ref().filter(|_| !desk.is_lost) else { return false };
    let is_alone =
        play.steps(before.play.as_ref().map_or(0, Play::step)).all(|(_, step)| step.seat == seat || step.auto);
    before.awaited().has(seat) && desk.awaited().has(seat) && is_alone
}

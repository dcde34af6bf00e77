//! What is said after something happened: a board when others must act, hands where they changed, and the end.
//! Sends nothing.

use crate::chat::UserId;
use crate::record::Play;
use crate::rules::{Seat, Seats, Text, Tongue};
use crate::store::{AlarmKind, Stage};

use super::led_on;
use super::load;
use super::screens::{board, hand};
use super::state::{Board, TableState};
use super::transaction::Transaction;

/// Adds to the transaction what has to be said, given the table as it was before.
pub fn after(tx: &mut Transaction, before: &TableState, news: &[Text]) {
    let Some(play) = &tx.state.play else { return };
    if play.is_over() && tx.state.stage == Stage::Playing {
        tx.state.stage = Stage::Over;
        finish(tx);
    } else if tx.state.stage == Stage::Playing {
        call(tx, before, news);
    }
    hands(tx, before);
}

/// The same where the game has gone back after a while: whoever must act is called once more, whomever the newest board calls.
pub fn anew(tx: &mut Transaction, before: &TableState, news: &[Text]) {
    let people = tx.state.awaited_people();
    if !people.is_empty() {
        post(tx, people, news, people);
    }
    hands(tx, before);
}

/// A new board that calls these seats once more, among all who must act.
pub fn call_again(tx: &mut Transaction, seats: Seats) {
    let people = tx.state.awaited_people();
    post(tx, people, &[], seats);
}

/// Calls whoever was being led on when the program ended: nobody knows any more whether they read so.
pub fn forgotten(tx: &mut Transaction) {
    let led: Vec<_> = tx.state.alarms.keys().filter(|of| of.kind == AlarmKind::Visit).copied().collect();
    tx.state.alarms.retain(|of, _| !led.contains(of));
    let seats: Seats = led.iter().filter_map(|of| of.seat).collect();
    if !seats.is_empty() && !tx.posts_board() {
        call_again(tx, seats);
    }
}

/// A new board that calls these seats once more, and whom the newest one, if it has not come through, was still to call.
pub fn call_too(tx: &mut Transaction, mut seats: Seats, still_to_call: &[UserId]) {
    still_to_call.iter().filter_map(|user| tx.state.seat_of(*user)).for_each(|seat| seats.add(seat));
    call_again(tx, seats);
}

/// A new board if somebody must act whom the newest one does not call, and who is not there to be led on; otherwise that one
/// follows silently.
fn call(tx: &mut Transaction, before: &TableState, news: &[Text]) {
    let people = tx.state.awaited_people();
    if people.is_empty() {
        return;
    }
    if news.is_empty() && is_called(&tx.state, before, people) {
        let is_alone = tx.state.board.as_ref().is_some_and(|board| board.called.len() == 1);
        (tx.redraws_board, tx.is_step) = (true, is_alone);
    } else if news.is_empty() && led_on::can_follow(tx, people) {
        led_on::follow(tx);
    } else {
        post(tx, people, news, people);
    }
}

/// The board after somebody sat down: a new one where the table waits for them and the newest did not call them, or where
/// somebody has to be called aloud.
pub fn seated(tx: &mut Transaction, before: &TableState, aloud: Seats) {
    let people = tx.state.awaited_people();
    if people == before.awaited_people() {
        return;
    }
    if aloud.is_empty() && is_called(&tx.state, before, people) {
        tx.redraws_board = true;
    } else {
        post(tx, people, &[], people.iter().filter(|seat| aloud.has(*seat)).collect());
    }
}

/// Posts a new board for these people, and calls some of them aloud: not whoever is there and is led on.
pub fn post(tx: &mut Transaction, called: Seats, news: &[Text], mut aloud: Seats) {
    if let Some(seat) = tx.visitor.filter(|seat| aloud.has(*seat)) {
        aloud.remove(seat);
        tx.led_on = Some(seat);
    }
    // A table that rests presses nobody.
    let aloud = if tx.state.paused_until.is_some() { Seats::NONE } else { aloud };
    let away = tx.state.take_outage().map(|(from, to)| board::outage(from, to));
    let state = &tx.state;
    let Some(play) = &state.play else { return };
    let writer = state.writer(state.language);
    let head = board::head(state, called, called, &writer);
    let news: Vec<Text> = news.iter().cloned().chain(away).collect();
    // The names of those who are missing only get fewer, so the first line never grows.
    let news = board::news(state, called, &news, head.chars().count(), &writer);
    let mentions = mentioned(state, aloud);
    let newest = Board { entry: play.entries(), step: play.step(), told: play.step(), called, news };
    tx.board(newest, &mentions);
    tx.called = aloud;
}

/// Posts the newest board once more, as it stands now. It calls whom it was still to call, and nobody anew. False where
/// there is none.
pub fn repost(tx: &mut Transaction, still_to_call: &[UserId]) -> bool {
    let board = tx.state.board.clone();
    let is_there = board.is_some();
    board.into_iter().for_each(|board| tx.board(board, still_to_call));
    is_there
}

/// The board where the table is now. It calls whom it was still to call, and nobody anew.
pub fn show_there(tx: &mut Transaction, still_to_call: &[UserId]) {
    let called = tx.state.awaited_people();
    // The call still stands as a rule, with the picture that belongs to it.
    let stands = |board: &Board| called.iter().all(|seat| board.called.has(seat));
    if !tx.state.board.as_ref().is_some_and(stands) || !repost(tx, still_to_call) {
        post(tx, called, &[], Seats::NONE);
    }
}

/// The table speaks another language: its board is posted once more, all of it in that language, and says who wanted so.
pub fn respeak(tx: &mut Transaction, still_to_call: &[UserId], news: &Text) {
    let state = &tx.state;
    let entry = state.board.as_ref().map(|board| board.entry);
    let Some(mut board) = entry.and_then(|entry| load::board_at(state, entry)) else { return };
    let writer = state.writer(state.language);
    let line = writer.say(&Text::of("board-line").with("what", writer.say(news)));
    board.news = format!("{}\n{line}", board.news).trim_start().to_owned();
    tx.board(board, still_to_call);
}

fn mentioned(state: &TableState, called: Seats) -> Vec<UserId> {
    called.iter().filter(|seat| state.is_called_here(*seat)).filter_map(|seat| state.chair(seat)?.person()).collect()
}

/// Whether the newest board calls all of these people for what they have to do now.
///
/// It does where it called them and they have not acted since, and where the only one it called goes straight on
/// and nobody else decided anything in between.
fn is_called(state: &TableState, before: &TableState, people: Seats) -> bool {
    let (Some(board), Some(play)) = (&state.board, &state.play) else { return false };
    if play.step() < board.told || people.iter().any(|seat| !board.called.has(seat)) {
        return false;
    }
    // Whoever was not there is called for what comes next.
    if play.steps(board.told).any(|(_, step)| step.stands_in && people.has(step.seat)) {
        return false;
    }
    let acted: Seats = play.steps(board.told).map(|(_, step)| step.seat).collect();
    if people.iter().all(|seat| !acted.has(seat)) {
        return true;
    }
    let only = people.first().filter(|_| people.len() == 1 && before.awaited_people() == people);
    only.is_some_and(|seat| board.called == people && goes_on(play, board.told, seat))
}

/// Whether since that step nobody but the seat decided anything, and it is still the same turn.
fn goes_on(play: &Play, step: usize, seat: Seat) -> bool {
    !play.has_ended(seat, step) && play.steps(step).all(|(_, step)| step.seat == seat || step.auto)
}

fn finish(tx: &mut Transaction) {
    let state = &tx.state;
    let Some(play) = &state.play else { return };
    let (entry, step) = (play.entries(), play.step());
    let board = Board { entry, step, told: step, called: Seats::NONE, news: String::new() };
    tx.board(board, &[]);
    tx.result();
}

/// Every person's hand that reads otherwise than before. Who goes on deciding sees it in their panel; the message with the
/// hand follows when they have done.
fn hands(tx: &mut Transaction, before: &TableState) {
    if !tx.state.has_secrets() {
        return;
    }
    for seat in tx.state.people().iter() {
        let is_changed = hand::lines(&tx.state, seat, true) != hand::lines(before, seat, true);
        if !is_changed && !tx.state.unshown.has(seat) {
            continue;
        }
        if goes_straight_on(&tx.state, before, seat) {
            tx.state.unshown.add(seat);
        } else {
            tx.state.unshown.remove(seat);
            tx.hand(seat);
        }
    }
}

/// Whether a seat had to decide before and has to now, and nobody else decided anything meanwhile.
fn goes_straight_on(state: &TableState, before: &TableState, seat: Seat) -> bool {
    let Some(play) = state.play.as_ref().filter(|_| !state.is_lost) else { return false };
    let mut since = play.steps(before.play.as_ref().map_or(0, Play::step));
    let is_alone = since.all(|(_, step)| (step.seat == seat && !step.stands_in) || step.auto);
    before.awaited().has(seat) && state.awaited().has(seat) && is_alone
}

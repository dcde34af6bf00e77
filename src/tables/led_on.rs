//! Whoever is led on: somebody who has just pressed, and to whom nobody else's decision but that of bots has brought the
//! next one. The board that called them follows them, and none is posted. Stores and sends nothing; whether they are still
//! there is [`super::visits`]'.

use std::time::Duration;

use crate::chat::Incoming;
use crate::record::Play;
use crate::rules::{Seat, Seats};
use crate::store::{Alarm, AlarmKind, AlarmOf, Stage};
use crate::words::Language;

use super::screens::board;
use super::state::{Board, TableState};
use super::time::millis;
use super::transaction::Transaction;

/// So long after their last press somebody is taken to be there.
pub const THERE: Duration = Duration::from_secs(10 * 60);

/// Somebody who is there.
pub struct Visit {
    pub(super) seat: Seat,
    /// Their last press, and the language of what they see.
    pub(super) incoming: Incoming,
    pub(super) language: Language,
    /// When that was, in milliseconds since 1970, and how many steps counted before it.
    pub(super) at: i64,
    pub(super) step: usize,
    /// The entries at which they were led on last, and are known to have read it.
    pub(super) read: Option<i64>,
    /// Whether it is known that they did not.
    pub(super) is_missed: bool,
}

/// Whether the newest board can follow whoever is led on, instead of a new one: it has come through (what still waits would
/// call them when it comes, for what they have done), it called them, and everybody else who must act
/// and has not answered it yet; and a new one would not have to tell that the program was away.
pub fn can_follow(tx: &Transaction, people: Seats) -> bool {
    let has_news = tx.state.clocks.values().any(|clock| clock.moved.is_some());
    let Some(seat) =
        tx.visitor.filter(|seat| tx.follows && !has_news && people.has(*seat) && is_theirs(&tx.state, *seat))
    else {
        return false;
    };
    let (Some(board), Some(play)) = (&tx.state.board, &tx.state.play) else { return false };
    let still_waits =
        |other: Seat| board.called.has(other) && play.steps(board.told).all(|(_, step)| step.seat != other);
    people.iter().all(|other| other == seat || still_waits(other))
}

/// Leads whoever is there on, and lets the newest board follow.
pub fn follow(tx: &mut Transaction) {
    let Some(board) = tx.state.board.as_ref().and_then(|board| again(&tx.state, board)) else { return };
    tx.state.board = Some(board);
    (tx.redraws_board, tx.is_step) = (true, tx.state.awaited_people().len() == 1);
    tx.led_on = tx.visitor;
}

/// The newest board as it followed somebody who was led on, if it did: that is not stored, and follows from the record.
pub fn followed(state: &TableState, board: &Board) -> Option<Board> {
    let (seat, play) = (state.awaited_people().first()?, state.play.as_ref()?);
    let has_acted = play.steps(board.step).any(|(_, step)| step.seat == seat && !step.auto);
    let was_led_on =
        has_acted && state.awaited_people().len() == 1 && board.called.has(seat) && decided_last(state, seat);
    if was_led_on { again(state, board) } else { None }
}

/// The same board, which now says what those have to do who must act.
fn again(state: &TableState, board: &Board) -> Option<Board> {
    let (called, play) = (state.awaited_people(), state.play.as_ref()?);
    let writer = state.writer(state.language);
    let head = board::head(state, called, called, &writer);
    let news = board::news(state, called, &[], head.chars().count(), &writer);
    Some(Board { told: play.step(), called, news, ..board.clone() })
}

/// Whether the newest board called a seat, and stands for nothing that was taken back.
fn is_theirs(state: &TableState, seat: Seat) -> bool {
    let (Some(board), Some(play)) = (&state.board, &state.play) else { return false };
    board.called.has(seat) && play.step() >= board.step
}

/// Whether nobody has decided anything since whoever holds a seat did, but bots in seats of their own.
pub fn decided_last(state: &TableState, seat: Seat) -> bool {
    let people = state.people();
    let decided = |play: &Play| {
        let last = play.steps(0).rev().find(|(_, step)| step.stands_in || (!step.auto && people.has(step.seat)));
        last.map(|(_, step)| (step.seat, step.stands_in))
    };
    state.play.as_ref().and_then(decided) == Some((seat, false))
}

/// What calls whoever is led on, if they do not read so.
pub const fn visit_of(seat: Seat) -> AlarmOf {
    AlarmOf { seat: Some(seat), ..AlarmOf::table(AlarmKind::Visit) }
}

impl TableState {
    /// Notes who is led on now, so that they are called after all if they do not read it.
    pub fn set_visit(&mut self, seat: Seat, now: i64) {
        let mark = self.entry() as i64;
        self.alarms.insert(visit_of(seat), Alarm { at: now.saturating_add(millis(THERE)), mark });
    }

    /// Whoever has moved on since they were led on, or has nothing to decide any more, need not be called.
    pub fn set_visits(&mut self) {
        let is_asked = |seat: Seat, mark: i64| {
            let is_awaited = self.stage == Stage::Playing && self.awaited_people().has(seat);
            is_awaited && usize::try_from(mark).is_ok_and(|entry| self.is_current(seat, entry))
        };
        let over = |(of, alarm): (&AlarmOf, &Alarm)| {
            let is_over = of.kind == AlarmKind::Visit && !of.seat.is_some_and(|seat| is_asked(seat, alarm.mark));
            is_over.then_some(*of)
        };
        let over: Vec<AlarmOf> = self.alarms.iter().filter_map(over).collect();
        self.alarms.retain(|of, _| !over.contains(of));
    }
}

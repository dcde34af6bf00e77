//! Who was called at a table, and what is said to them while the table waits: reminders, each once, as long as the call
//! stands. When, is [`super::reminders`]'; how it reads, and which way it goes, is the delivery's.

use crate::chat::wishes::{Pings, Reminders};
use crate::rules::{Seat, Seats, Text};
use crate::store::{Alarm, AlarmKind, AlarmOf, Call, ClockState, SeatClock, Stage, Unasked};

use super::clock::Pace;
use super::reminders::Plan;
use super::state::TableState;
use super::transaction::Transaction;
use super::unasked::TOGETHER;
use super::word::{Kind, Word};

impl TableState {
    /// Notes who is called as things stand, given the table as it was before. A call goes on as long as its seat is still to
    /// answer it and its time is what it was; whoever plays alone is never called.
    pub fn set_calls(&mut self, before: &TableState, now: i64) {
        let is_waited_for = self.stage == Stage::Playing && self.people().len() > 1;
        let called = if is_waited_for { self.awaited_people() } else { Seats::NONE };
        let (call, step) = (self.entry() as u64, self.play.as_ref().map_or(0, |play| play.step()) as u64);
        let is_only = self.awaited().len() == 1;
        let of = |seat: Seat| match self.calls.get(&seat).filter(|call| self.stands(before, seat, call)) {
            Some(call) if !is_only => Call { alone: None, ..*call },
            Some(call) if before.awaited().len() > 1 => Call { alone: call.alone.or(Some(now)), ..*call },
            Some(call) => *call,
            None => Call {
                call,
                step,
                at: now,
                reminders: 0,
                nudges: 0,
                nudged: None,
                said: now,
                alone: None,
                is_heralded: false,
            },
        };
        self.calls = called.iter().map(|seat| (seat, of(seat))).collect();
    }

    fn stands(&self, before: &TableState, seat: Seat, call: &Call) -> bool {
        // A clock without a due says only that whoever is called is gone.
        let due = |state: &TableState| state.clocks.get(&seat).map(|clock| clock.due).filter(|due| *due > 0);
        let person = |state: &TableState| state.chair(seat).and_then(|chair| chair.person());
        let step = call.step as usize;
        let is_there = self.play.as_ref().is_some_and(|play| step <= play.step());
        is_there && self.goes_on(seat, step) && due(before) == due(self) && person(before) == person(self)
    }

    /// When a seat that is called is reminded next.
    pub fn next_reminder(&self, seat: Seat) -> Option<i64> {
        // Whose time stands still is not pressed.
        if self.is_still(seat) {
            return None;
        }
        let (call, chair) = (self.calls.get(&seat)?, self.chair(seat)?);
        if chair.gone == Some(call.at) {
            return None;
        }
        let due = self.clocks.get(&seat).map(|clock| clock.due);
        let is_daily = chair.wishes.pings == Pings::Daily && chair.wishes.reminders != Reminders::Off;
        // A daily list says enough until it is nearly over.
        let reminders = if is_daily { Reminders::Last } else { chair.wishes.reminders };
        Plan { pace: self.pace, due, rest: chair.days.quiet.as_ref(), reminders }.next(call)
    }

    /// Sets when whoever is called is reminded next, and when they are called who rest now and want to be told directly.
    pub fn set_reminders(&mut self) {
        let next = |(seat, call): (&Seat, &Call)| {
            let of =
                AlarmOf { seat: Some(*seat), user: self.chair(*seat)?.person(), ..AlarmOf::table(AlarmKind::Remind) };
            Some((of, Alarm { at: self.next_reminder(*seat)?, mark: call.at }))
        };
        let reminders: Vec<_> = self.calls.iter().filter_map(next).collect();
        let calls = &self.calls;
        let open: Vec<_> =
            self.votes.iter().filter(|vote| vote.outcome.is_none()).map(|vote| Some(vote.number)).collect();
        let stands = |of: &AlarmOf, mark| of.seat.and_then(|seat| calls.get(&seat)).is_some_and(|call| call.at == mark);
        self.alarms.retain(|of, alarm| match of.kind {
            AlarmKind::Remind => false,
            AlarmKind::Nudge if of.vote.is_some() => open.contains(&of.vote),
            AlarmKind::Call | AlarmKind::Nudge => stands(of, alarm.mark),
            _ => true,
        });
        self.alarms.extend(reminders);
    }
}

/// Reminds a seat of its call, if it still is that one and its time has come: it may have been put off since. `is_near` where
/// another table is about to remind the same person; `replace` is the command that gives a seat away.
pub fn remind(tx: &mut Transaction, (seat, mark): (Seat, i64), now: i64, is_near: bool, replace: &str) {
    let Some(call) = tx.state.calls.get(&seat).copied().filter(|call| call.at == mark) else { return };
    let Some(at) = tx.state.next_reminder(seat).filter(|at| *at <= now) else { return };
    let n = call.reminders + 1;
    let is_over = |clock: &SeatClock| clock.state != ClockState::Frozen && clock.due <= now;
    if tx.state.clocks.get(&seat).is_some_and(is_over) {
        // Whoever is late is told that by the others, who decide about it.
        tx.state.calls.insert(seat, Call { reminders: n, ..call });
        return;
    }
    tell(tx, seat, (call, at), now, is_near);
    if tx.state.pace == Pace::None && tx.state.next_reminder(seat).is_none() {
        let text = Text::of("remind-stopped").with("name", seat).with("n", n);
        tx.notice(&text.with("replace", replace.to_owned()), &[]);
    }
}

/// Says a reminder of a call that was planned for a moment, or counts it as said where a list has just said it; where it would
/// be too much, it is left out. What other tables are about to say as well is said at once, in one list.
fn tell(tx: &mut Transaction, seat: Seat, (call, at): (Call, i64), now: i64, is_near: bool) {
    let Some((user, chair)) = tx.state.chair(seat).and_then(|chair| Some((chair.person()?, chair))) else { return };
    let is_direct = tx.state.pace != Pace::Evening && chair.hears;
    let told = tx.unasked.get(&user).copied().unwrap_or_default();
    let reminded = Call { reminders: call.reminders + 1, ..call };
    let is_said = is_direct && told.listed >= call.at && at - told.listed <= TOGETHER;
    if is_said || !tx.may_tell(user, now) {
        let said = if is_said { told.listed } else { call.said };
        tx.state.calls.insert(seat, Call { said: call.said.max(said), ..reminded });
        return;
    }
    let kind = match call.alone {
        _ if is_direct && (is_near || told.left_out) => Kind::RemindMany,
        Some(_) => Kind::RemindLast,
        None => Kind::Remind,
    };
    if let Some(told) = tx.unasked.get_mut(&user).filter(|_| kind == Kind::RemindMany) {
        *told = Unasked { listed: now, left_out: false, ..*told };
    }
    tx.word(Word::of(kind, seat, call.at));
    tx.state.calls.insert(seat, Call { said: now, ..reminded });
}

/// Calls those directly who wish it so, of those whom the newest board calls aloud: when they rest no more.
pub fn call_directly(tx: &mut Transaction, now: i64) {
    let pings = |seat: &Seat| tx.state.chair(*seat).map(|chair| chair.wishes.pings);
    let is_live = tx.state.pace == Pace::Evening;
    let called: Vec<Seat> = tx.called.iter().filter(|seat| !is_live && pings(seat) == Some(Pings::Direct)).collect();
    for seat in called {
        let (Some(call), Some(chair)) = (tx.state.calls.get(&seat), tx.state.chair(seat)) else { continue };
        let rest = chair.days.quiet.as_ref().and_then(|quiet| quiet.rest(now));
        let (mark, user) = (call.at, chair.person());
        match rest {
            None => tx.word(Word::of(Kind::Call, seat, mark)),
            Some(rest) => {
                let of = AlarmOf { seat: Some(seat), user, ..AlarmOf::table(AlarmKind::Call) };
                tx.state.alarms.insert(of, Alarm { at: rest.end, mark });
            }
        }
    }
}

/// Calls a seat directly that rested when it was called, if it still is.
pub fn call_later(tx: &mut Transaction, seat: Seat, mark: i64, now: i64) {
    let Some(call) = tx.state.calls.get(&seat).copied().filter(|call| call.at == mark) else { return };
    tx.word(Word::of(Kind::Call, seat, mark));
    tx.state.calls.insert(seat, Call { said: now, ..call });
}

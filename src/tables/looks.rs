//! Nobody tells the program that somebody has left the server, so it is looked up where it matters: before a reminder, when the
//! time of a seat is up, before those are reminded who say nothing in a vote, and where the platform says that no server is
//! shared. Whoever presses is here.

use crate::chat::UserId;
use crate::rules::Seat;
use crate::store::{AlarmKind, DueAlarm};

use super::actor::Actor;
use super::electorate;
use super::gone::{Found, note};
use super::late;
use super::state::{Chair, TableState};
use super::transaction::Transaction;

impl Actor {
    /// Looks up who is in the server of those to whom an alarm is about to say something, or whose time it is about.
    pub(super) async fn look_up(&self, due: DueAlarm, now: i64) -> Vec<Found> {
        let seats = asked_about(&self.state, due, now);
        let mut found = Vec::new();
        for seat in seats {
            let user = self.state.chair(seat).and_then(Chair::person);
            let Some(user) = user else { continue };
            found.extend(self.shared.is_in(self.state.guild, user).await.map(|is_in| (seat, is_in)));
        }
        found
    }

    /// A person is not in the server any more.
    pub(super) async fn gone(&mut self, user: UserId) {
        let Some(seat) = self.state.seat_of(user) else { return };
        let mut tx = Transaction::of(&self.state);
        note(&mut tx, &[(seat, false)], self.shared.clock.now());
        // What went wrong is in the log; the next look finds it out again.
        let _ = self.commit(tx, None).await;
    }

    /// A person has pressed something, so they are here, whatever was found out before.
    pub(super) async fn is_back(&mut self, user: UserId) {
        let Some(seat) = self.state.seat_of(user).filter(|seat| !self.state.is_here(*seat)) else { return };
        let mut tx = Transaction::of(&self.state);
        note(&mut tx, &[(seat, true)], self.shared.clock.now());
        // What went wrong is in the log; the next press tries again.
        let _ = self.commit(tx, None).await;
    }
}

/// The seats about whose holders an alarm has to know whether they are in the server.
fn asked_about(state: &TableState, due: DueAlarm, now: i64) -> Vec<Seat> {
    let (seat, mark) = (due.of.seat.unwrap_or(Seat(0)), due.alarm.mark);
    match due.of.kind {
        AlarmKind::Remind => {
            let is_meant = state.calls.get(&seat).is_some_and(|call| call.at == mark);
            let is_time = state.next_reminder(seat).is_some_and(|at| at <= now);
            Some(seat).filter(|_| is_meant && is_time).into_iter().collect()
        }
        AlarmKind::Deadline => late::up(state, seat, mark, now),
        AlarmKind::VoteRemind => {
            let vote = due.of.vote.and_then(|number| state.vote(number));
            vote.into_iter().flat_map(|vote| electorate::silent(state, vote).iter().collect::<Vec<_>>()).collect()
        }
        _ => Vec::new(),
    }
}

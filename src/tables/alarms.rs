//! What a table does when one of its alarms goes off. What comes of it and the removal of the alarm are one change.

use crate::chat::UserId;
use crate::rules::Seat;
use crate::store::{AlarmKind, AlarmOf, DueAlarm, Outcome, Stage, Unasked};

use super::actor::Actor;
use super::away;
use super::calls;
use super::daily;
use super::electorate;
use super::gone;
use super::inbox::Served;
use super::late;
use super::old_lobbies;
use super::pauses;
use super::shared::Shared;
use super::state::TableState;
use super::transaction::Transaction;
use super::unasked::TOGETHER;
use super::watching;

impl Actor {
    /// Serves an alarm. One that was set otherwise meanwhile does nothing.
    pub(super) async fn alarm(&mut self, due: DueAlarm) -> Served {
        if !self.is_set(due).await {
            return Served::Done;
        }
        let now = self.shared.clock.now();
        let found = self.look_up(due, now).await;
        let mut tx = Transaction::of(&self.state);
        tx.state.alarms.remove(&due.of);
        self.comes_in(&mut tx, self.visitor().filter(|_| due.of.kind == AlarmKind::TurnEnd)).await;
        gone::note(&mut tx, &found, now);
        // Held until what is said is stored.
        let told = self.told_by(due);
        let _turns = self.shared.turns(&told).await;
        self.count_on(&mut tx, &told).await;
        let AlarmOf { vote, seat, user, .. } = due.of;
        let (vote, seat, user) = (vote.unwrap_or_default(), seat.unwrap_or(Seat(0)), user.unwrap_or(UserId(0)));
        match due.of.kind {
            AlarmKind::Visit => self.end_visit(&mut tx, seat, due.alarm.mark).await,
            AlarmKind::TurnEnd => self.end_turn(&mut tx, due.alarm.mark),
            AlarmKind::LobbyOld => old_lobbies::close(&mut tx),
            AlarmKind::VoteEnd => tx.end_vote(vote, Outcome::Unanswered),
            AlarmKind::Remind => {
                let is_near = self.is_near(due, now).await;
                let replace = self.shared.chat.clickable("table replace");
                calls::remind(&mut tx, (seat, due.alarm.mark), now, is_near, &replace);
            }
            AlarmKind::HeadsUp => daily::herald(&mut tx, seat, due.alarm.mark, now),
            AlarmKind::Digest => daily::digest(&mut tx, seat, now),
            AlarmKind::Call => calls::call_later(&mut tx, seat, due.alarm.mark, now),
            // What waits until then is said now that this is set no more.
            AlarmKind::Nudge => {}
            AlarmKind::Away => self.look_for(&mut tx, user, due.alarm.mark).await,
            AlarmKind::AwayEnd => self.come_back(&mut tx, user, due.alarm.mark).await,
            AlarmKind::Welcome => away::welcome(&mut tx, user, due.alarm.mark),
            AlarmKind::Watch => watching::show(&mut tx, user, now),
            AlarmKind::Deadline if self.is_unannounced().await => {
                tx.state.restart_clock(seat, now);
            }
            AlarmKind::Deadline => late::time_is_up(&mut tx, seat, due.alarm.mark, now),
            AlarmKind::Deputy => self.stand_in(&mut tx, seat, due.alarm.mark).await,
            AlarmKind::VoteRemind => late::remind(&mut tx, vote, now),
            AlarmKind::PauseEnd => pauses::end(&mut tx, now),
            AlarmKind::VoteCount => {
                let open = tx.state.votes.iter_mut().find(|open| open.number == vote);
                open.into_iter().for_each(|open| open.has_lapsed = true);
            }
        }
        match self.commit(tx, None).await {
            Ok(()) => Served::Done,
            // What went wrong is in the log.
            Err(_) => Served::Later,
        }
    }

    /// Whether an alarm is still set like that. Where the table remembers it otherwise, the store knows better.
    async fn is_set(&mut self, due: DueAlarm) -> bool {
        let is_known = |actor: &Actor, of: AlarmOf| actor.state.alarms.get(&of) == Some(&due.alarm);
        if !is_known(self, due.of)
            && let Ok(alarms) = self.shared.store.alarms_of(self.state.id).await
        {
            self.state.alarms = alarms;
        }
        is_known(self, due.of)
    }
}

impl Actor {
    /// Reads what was said to the people whom a change is about to tell something.
    pub(super) async fn count_on(&self, tx: &mut Transaction, people: &[UserId]) {
        for user in people {
            match self.shared.store.unasked(*user).await {
                Ok(unasked) => drop(tx.unasked.insert(*user, unasked)),
                Err(error) => tracing::error!(%error, "what was said to a person can't be read"),
            }
        }
    }

    /// A list did not reach a person: what it told of other tables is not said, and their next reminders say it.
    pub(super) async fn unlisted(&mut self, user: UserId) {
        let _turn = self.shared.turns(&[user]).await;
        let mut tx = Transaction::of(&self.state);
        self.count_on(&mut tx, &[user]).await;
        tx.unasked.values_mut().for_each(|told| *told = Unasked { listed: 0, left_out: true, ..*told });
        // What went wrong is in the log.
        let _ = self.commit(tx, None).await;
    }

    /// Whom an alarm may tell something.
    pub(super) fn told_by(&self, due: DueAlarm) -> Vec<UserId> {
        let vote = due.of.vote.filter(|_| due.of.kind == AlarmKind::VoteRemind);
        let silent = vote.and_then(|vote| Some(electorate::silent(&self.state, self.state.vote(vote)?)));
        let person = |seat: Seat| self.state.chair(seat)?.person();
        silent.iter().flat_map(|seats| seats.iter()).filter_map(person).chain(due.of.user).collect()
    }

    /// Whether another table is about to remind the same person.
    pub(super) async fn is_near(&self, due: DueAlarm, now: i64) -> bool {
        let Some(user) = due.of.user.filter(|_| due.of.kind == AlarmKind::Remind) else { return false };
        let near = self.shared.store.is_reminded_elsewhere(user, self.state.id, now + TOGETHER).await;
        near.unwrap_or_else(|error| {
            tracing::error!(%error, "the alarms of a person can't be read");
            false
        })
    }
}

impl TableState {
    /// Sets what the table does by itself as things stand; `is_new` where its record grew. A table that is over does
    /// nothing any more.
    pub fn set_alarms(&mut self, is_new: bool, shared: &Shared) {
        if matches!(self.stage, Stage::Over | Stage::Closed) {
            self.alarms.clear();
        } else {
            self.set_turn_end(is_new, shared);
            self.set_votes_and_clocks(shared.clock.now());
            self.set_reminders();
            self.set_heads_up(shared.clock.now());
            self.set_digests(shared.clock.now());
            self.set_away();
            self.set_visits();
            self.set_lobby_old(shared.clock.now());
        }
    }
}

//! People who are away, and people whom nothing reaches: as long as that lasts, no time of theirs runs out. They can move all
//! the same. Whoever is late before that stays late; the others decide, and know of it.

use crate::chat::UserId;
use crate::rules::{Seat, Seats, Text};
use crate::store::{Alarm, AlarmKind, AlarmOf, ClockState, Unasked};

use super::actor::Actor;
use super::clock;
use super::screens::day;
use super::state::TableState;
use super::transaction::Transaction;
use super::word::{Kind, Word};

impl TableState {
    /// Until when whoever holds a seat is away, if they are.
    pub fn away_until(&self, seat: Seat) -> Option<i64> {
        self.chair(seat)?.days.away
    }

    /// The seats whose holders are away.
    pub fn away(&self) -> Seats {
        self.people().iter().filter(|seat| self.away_until(*seat).is_some()).collect()
    }

    /// Whether the clock of a seat stands still: where the table rests, its holder is away, or nothing reaches them, neither in
    /// the channel nor directly.
    pub fn is_still(&self, seat: Seat) -> bool {
        let is_unreached = |chair: &super::state::Chair| self.is_lost && !chair.hears && !chair.is_there;
        let is_held = self.chair(seat).is_some_and(|chair| chair.days.away.is_some() || is_unreached(chair));
        self.paused_until.is_some() || is_held
    }

    /// Stops the clocks that are to stand still, and lets those run again that are not. What was late stays late.
    pub fn hold_clocks(&mut self, now: i64) {
        let held = |(seat, clock): (&Seat, &crate::store::SeatClock)| match (clock.state, self.is_still(*seat)) {
            (ClockState::Running, true) => Some((*seat, clock::frozen(*clock, now))),
            (ClockState::Frozen, false) => Some((*seat, clock::thawed(self.pace, self.rest(*seat), *clock, now))),
            _ => None,
        };
        let held: Vec<_> = self.clocks.iter().filter_map(held).collect();
        self.clocks.extend(held);
    }

    /// When the time of a seat will be up that stands still until its holder is here again.
    pub fn due_after_away(&self, seat: Seat) -> Option<i64> {
        let until = self.away_until(seat)?;
        let clock = self.clocks.get(&seat).filter(|clock| clock.state == ClockState::Frozen)?;
        Some(clock::thawed(self.pace, self.rest(seat), *clock, until).due)
    }

    /// Sets when people who are away are so no more, and what waits for those who rest.
    pub fn set_away(&mut self) {
        let people: Vec<UserId> = self.chairs.iter().filter_map(super::state::Chair::person).collect();
        self.alarms.retain(|of, _| {
            let is_about = matches!(of.kind, AlarmKind::AwayEnd | AlarmKind::Welcome);
            !is_about || of.user.is_some_and(|user| people.contains(&user))
        });
        let away = self.chairs.iter().filter_map(|chair| Some((chair.person()?, chair.days.away?)));
        let end = |(user, until)| (of(AlarmKind::AwayEnd, user), Alarm { at: until, mark: until });
        let ends: Vec<_> = away.map(end).collect();
        self.alarms.extend(ends);
    }
}

/// An alarm about a person.
fn of(kind: AlarmKind, user: UserId) -> AlarmOf {
    AlarmOf { user: Some(user), ..AlarmOf::table(kind) }
}

impl Actor {
    /// A person is away from now on, or is not any more: what the store says is so. The others are told where they wait for
    /// them, unless the person was away before.
    pub(super) async fn look_for(&self, tx: &mut Transaction, user: UserId, mark: i64) {
        let days = self.shared.stored_days(user).await.at(self.shared.clock.now());
        let Some(seat) = tx.state.seat_of(user) else { return };
        let until = days.away;
        if let Some(chair) = tx.state.chair_of_mut(user) {
            chair.days = days;
        }
        let is_awaited = tx.state.awaited().has(seat);
        tx.redraws_board |= is_awaited;
        match until {
            Some(until) => {
                let is_news = mark != 0 && is_awaited && tx.state.paused_until.is_none() && tx.state.people().len() > 1;
                if is_news {
                    tx.notice(&Text::of("away-notice").with("name", seat).with("when", day(until)), &[]);
                }
            }
            // What is said to them about it begins anew.
            None => {
                tx.state.calls.remove(&seat);
                tx.state.alarms.retain(|of, _| {
                    of.user != Some(user) || !matches!(of.kind, AlarmKind::AwayEnd | AlarmKind::Welcome)
                });
            }
        }
    }

    /// The absence of a person is over, if it still is that one. They are told which tables wait for them, once over all
    /// their tables, and not while they rest.
    pub(super) async fn come_back(&self, tx: &mut Transaction, user: UserId, mark: i64) {
        if self.shared.stored_days(user).await.away != Some(mark) {
            return;
        }
        let Some(seat) = tx.state.seat_of(user) else { return };
        if let Some(chair) = tx.state.chair_of_mut(user) {
            chair.days.away = None;
        }
        tx.state.calls.remove(&seat);
        if !tx.state.awaited().has(seat) {
            return;
        }
        tx.redraws_board = true;
        match tx.state.rest(seat).and_then(|quiet| quiet.rest(self.shared.clock.now())) {
            Some(rest) => drop(tx.state.alarms.insert(of(AlarmKind::Welcome, user), Alarm { at: rest.end, mark })),
            None => welcome(tx, user, mark),
        }
    }
}

/// Tells a person who was away which tables wait for them, unless they were told at another one.
pub fn welcome(tx: &mut Transaction, user: UserId, mark: i64) {
    let Some(seat) = tx.state.seat_of(user).filter(|seat| tx.state.away_until(*seat).is_none()) else { return };
    let Some(told) = tx.unasked.get_mut(&user).filter(|told| told.welcomed != mark) else { return };
    *told = Unasked { welcomed: mark, ..*told };
    tx.word(Word::of(Kind::Welcome, seat, mark));
}

//! What people may wish to hear besides reminders: that they come next, and once a day which tables wait for them. Both go to
//! one person directly, or not at all.

use crate::chat::wishes::Pings;
use crate::rules::{Seat, Seats};
use crate::store::{Alarm, AlarmKind, AlarmOf, Call, Unasked};

use super::clock::Pace;
use super::state::{Chair, TableState};
use super::transaction::Transaction;
use super::word::{Kind, Word};

impl TableState {
    /// The call after which a seat comes: that of the person before it, where the table waits for nobody else.
    pub fn heralds(&self, seat: Seat) -> Option<&Call> {
        let before = seat.index().checked_sub(1).unwrap_or(self.chairs.len().checked_sub(1)?);
        let before = Seat(before as u8);
        self.calls.get(&before).filter(|_| before != seat && self.awaited() == Seats::only(before))
    }

    /// Sets that whoever comes next is told so, once a call, if they want to be. Where a move may take minutes everybody is
    /// there, and a table that rests announces nothing.
    pub fn set_heads_up(&mut self, now: i64) {
        let mut former: Vec<_> = self.alarms.extract_if(.., |of, _| of.kind == AlarmKind::HeadsUp).collect();
        if self.pace == Pace::Evening || self.paused_until.is_some() {
            return;
        }
        let wants = |(_, chair): &(Seat, &Chair)| chair.person().is_some() && chair.wishes.heads_up;
        let next = self.seated().filter(wants).find_map(|(seat, chair)| {
            let call = self.heralds(seat).filter(|call| !call.is_heralded)?;
            Some((AlarmOf { seat: Some(seat), user: chair.person(), ..AlarmOf::table(AlarmKind::HeadsUp) }, call.at))
        });
        let Some((of, mark)) = next else { return };
        former.retain(|(known, alarm)| *known == of && alarm.mark == mark);
        let at = former.first().map_or(now, |(_, alarm)| alarm.at);
        self.alarms.insert(of, Alarm { at, mark });
    }

    /// Sets when those have their daily list who want one and for whom the table waits.
    pub fn set_digests(&mut self, now: i64) {
        let former: Vec<_> = self.alarms.extract_if(.., |of, _| of.kind == AlarmKind::Digest).collect();
        let next = |seat: Seat| {
            let chair = self.chair(seat).filter(|chair| chair.wishes.pings == Pings::Daily)?;
            let user = chair.person().filter(|_| self.pace != Pace::Evening && !self.is_still(seat))?;
            let of = AlarmOf { seat: Some(seat), user: Some(user), ..AlarmOf::table(AlarmKind::Digest) };
            // One that is due is on its way here.
            let is_due = former.iter().find(|(known, alarm)| *known == of && alarm.at <= now);
            let at = is_due.map(|(_, alarm)| alarm.at).or_else(|| chair.days.next_digest(now))?;
            Some((of, Alarm { at, mark: 0 }))
        };
        let set: Vec<_> = self.calls.keys().filter_map(|seat| next(*seat)).collect();
        self.alarms.extend(set);
    }
}

/// Tells whoever holds a seat that they come next, after that call: not while they rest, nor where that is too much today.
pub fn herald(tx: &mut Transaction, seat: Seat, mark: i64, now: i64) {
    let before = tx.state.heralds(seat).filter(|call| call.at == mark && !call.is_heralded).copied();
    let Some(before) = before else { return };
    let called = tx.state.calls.values_mut().find(|call| **call == before);
    called.into_iter().for_each(|call| call.is_heralded = true);
    let Some(chair) = tx.state.chair(seat) else { return };
    let is_resting = chair.days.quiet.as_ref().is_some_and(|quiet| quiet.rest(now).is_some());
    let Some(user) = chair.person().filter(|_| chair.hears && !is_resting && chair.days.away.is_none()) else { return };
    if tx.may_tell(user, now) {
        tx.word(Word::of(Kind::HeadsUp, seat, mark));
    }
}

/// Gives whoever holds a seat their daily list, unless another of their tables has done so today.
pub fn digest(tx: &mut Transaction, seat: Seat, now: i64) {
    let Some((user, chair)) = tx.state.chair(seat).and_then(|chair| Some((chair.person()?, chair))) else { return };
    let day = chair.days.day(now);
    if chair.wishes.pings != Pings::Daily || !tx.state.calls.contains_key(&seat) {
        return;
    }
    let Some(told) = tx.unasked.get_mut(&user).filter(|told| told.digested != day) else { return };
    *told = Unasked { digested: day, ..*told };
    tx.word(Word::of(Kind::Digest, seat, now));
}

//! The clocks of a table: whom they run for, and when. What a pace means is [`super::clock`]'s.

use crate::record::{Entry, Play};
use crate::rules::Seat;
use crate::store::{ClockState, SeatClock, Stage};

use super::clock::{self, Called};
use super::hours::Quiet;
use super::state::TableState;

impl TableState {
    /// Sets the clocks as things stand after a change, in which the record grew, or somebody sat down or got up. Where one
    /// person plays alone, nobody waits for them. Whoever was late and has moved has all their time again, though it be the
    /// same turn.
    pub fn set_clocks(&mut self, before: &TableState, now: i64) {
        let is_timed = self.stage == Stage::Playing && self.people().len() > 1;
        let Some(play) = self.play.as_ref().filter(|_| is_timed) else {
            self.clocks.clear();
            return;
        };
        let is_here =
            |seat: Seat, clock: &SeatClock| clock.state == ClockState::Running || !self.has_moved(before, seat);
        let running = self.clocks.iter().filter(|(seat, clock)| is_here(**seat, clock));
        let running = running.map(|(seat, clock)| (*seat, *clock)).collect();
        let goes_on = |seat: Seat, step: usize| goes_on(play, step, seat, self.game.end.is_some());
        let (call, step) = (play.entries() as u64, play.step() as u64);
        let awaited = self.awaited_people().iter().filter(|seat| !self.is_untimed(before, *seat)).collect();
        let (rest, is_still) = (|seat| self.rest(seat), |seat| self.is_still(seat));
        let called =
            Called { pace: self.pace, awaited, call, step, goes_on: &goes_on, rest: &rest, is_still: &is_still };
        self.clocks = clock::clocks(&running, &called, now);
    }

    /// Whether a seat is still to answer a call that had no deadline, since its person sat alone or the pace was another:
    /// what was not announced does not begin in the middle of a call.
    fn is_untimed(&self, before: &TableState, seat: Seat) -> bool {
        let then = before.play.as_ref().filter(|_| before.stage == Stage::Playing);
        let goes_on = |play: &Play, then: &Play| play.step() >= then.step() && self.goes_on(seat, then.step());
        before.awaited_people().has(seat)
            && !before.clocks.contains_key(&seat)
            && self.play.as_ref().zip(then).is_some_and(|(play, then)| goes_on(play, then))
    }

    /// Calls a seat once more, with all the time of a call; gives when it is up.
    pub fn restart_clock(&mut self, seat: Seat, now: i64) -> Option<i64> {
        let step = self.play.as_ref().map_or(0, Play::step) as u64;
        let anew = clock::anew(self.pace, self.rest(seat), (self.entry() as u64, step), now);
        let anew = anew.map(|anew| if self.is_still(seat) { clock::frozen(anew, now) } else { anew });
        self.clocks.remove(&seat);
        self.clocks.extend(anew.map(|clock| (seat, clock)));
        self.due_after_away(seat).or(anew.map(|clock| clock.due))
    }

    /// When whoever has a seat rests.
    pub fn rest(&self, seat: Seat) -> Option<&Quiet> {
        self.chair(seat)?.days.quiet.as_ref()
    }

    /// Whether whoever holds a seat has moved since the table was like that.
    pub fn has_moved(&self, before: &TableState, seat: Seat) -> bool {
        self.has_played(before, seat, false)
    }

    /// Whether since then somebody decided for a seat: a bot in its place, or whoever holds it.
    pub fn has_played(&self, before: &TableState, seat: Seat, is_bot: bool) -> bool {
        let mut since = self.play.iter().flat_map(|play| play.entries_from(before.entry()));
        since.any(|entry| {
            matches!(entry, Entry::Played { seat: who, auto: false, by, .. } if who == seat && by.is_some() == is_bot)
        })
    }

    /// When the time of a seat is up, where it runs or has run out. Nobody waits for the time of whoever is gone.
    pub fn due(&self, seat: Seat) -> Option<i64> {
        let is_left = |clock: &&SeatClock| clock.state == ClockState::Late && !self.is_here(seat);
        let clock = self.clocks.get(&seat).filter(|clock| clock.state != ClockState::Frozen && !is_left(clock));
        clock.map(|clock| clock.due)
    }

    /// When whose time is up.
    pub fn dues(&self) -> Vec<(Seat, i64)> {
        self.clocks.iter().map(|(seat, clock)| (*seat, clock.due)).collect()
    }

    /// Whether a seat that was called at that step is still to answer that call.
    pub fn goes_on(&self, seat: Seat, step: usize) -> bool {
        self.play.as_ref().is_some_and(|play| goes_on(play, step, seat, self.game.end.is_some()))
    }

    /// When the program was last away while those called had their time; told once.
    pub fn take_outage(&mut self) -> Option<(i64, i64)> {
        let outage = self.clocks.values().find_map(|clock| clock.moved);
        self.clocks.values_mut().for_each(|clock| clock.moved = None);
        outage
    }
}

/// Whether a seat that was called at that step is still to answer: it has done nothing since, or is in the middle of a turn
/// of many steps.
fn goes_on(play: &Play, step: usize, seat: Seat, has_long_turns: bool) -> bool {
    let mut since = play.steps(step).map(|(_, step)| step).filter(|step| !step.auto);
    if play.steps(step).all(|(_, step)| step.seat != seat) {
        return true;
    }
    has_long_turns && !play.has_ended(seat, step) && since.all(|step| step.seat == seat)
}

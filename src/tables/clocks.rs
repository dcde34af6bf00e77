//! The clocks of a table: whom they run for, and when. What a pace means is [`super::clock`]'s.

use crate::record::Play;
use crate::rules::Seat;
use crate::store::Stage;

use super::clock::{self, Called, Pace};
use super::state::TableState;

impl TableState {
    /// Sets the clocks as things stand after a change, in which the record grew, or somebody sat down or got up. Where one
    /// person plays alone, nobody waits for them.
    pub fn set_clocks(&mut self, now: i64) {
        let is_timed = self.pace != Pace::None && self.stage == Stage::Playing && self.people().len() > 1;
        let Some(play) = self.play.as_ref().filter(|_| is_timed) else {
            self.clocks.clear();
            return;
        };
        let goes_on = |seat: Seat, step: usize| goes_on(play, step, seat, self.game.end.is_some());
        let (call, step) = (play.entries() as u64, play.step() as u64);
        let rest = |seat: Seat| self.chair(seat)?.days.quiet.as_ref();
        let awaited = self.awaited_people();
        let called = Called { pace: self.pace, awaited, call, step, goes_on: &goes_on, rest: &rest };
        self.clocks = clock::clocks(&self.clocks, &called, now);
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

//! What happened after a step, turn by turn, played again: for the picture that tells it at a glance.

use super::Play;
use super::replay::Trouble;
use super::turns::Left;
use crate::rules::{Held, Retold, Scripted, Seat, Since, Text, Tongue, Viewer, doers};

impl Play {
    /// What a viewer is told of all that happened after a step, turn by turn. What somebody did in a turn of their own they
    /// know.
    ///
    /// # Errors
    /// When the steps cannot be played again, which they always can.
    pub fn retold(&self, viewer: Viewer, after: usize, tongue: &dyn Tongue) -> Result<Since, Trouble> {
        let strange = viewer.seat().map_or(0, |seat| self.before_holder(seat));
        let mut table = self.base().fork();
        let (mut left, mut turns): (_, Vec<Retold>) = (Left::default(), Vec::new());
        let mut points = Vec::new();
        for (number, step) in self.steps(self.floor()) {
            let seat = left.whose(step.seat, table.awaiting());
            let reader = if number <= strange { Viewer::Public } else { viewer };
            let (path, drawn) = self.made(step);
            let to = (number >= after).then_some((reader, tongue));
            let again = table.retell(step.seat, &path, &mut Scripted::of(drawn), to);
            let mut again = again.map_err(|refusal| Trouble::Refused(refusal.0.key.into()))?;
            let before = std::mem::replace(&mut points, again.points);
            if number <= after {
                continue;
            }
            if turns.last().is_none_or(|turn| turn.seat != seat) {
                turns.push(Retold { seat, acts: Vec::new(), points: [before, Vec::new()] });
            }
            // What they did themselves they know, and that their turn ended with it.
            let is_known = |told: &Text, seat| viewer.is(seat) && (doers(told) == [seat] || table.is_idle(told));
            again.acts.retain(|act| seat.is_none_or(|seat| !is_known(&act.told, seat)));
            if let Some(turn) = turns.last_mut() {
                turn.acts.append(&mut again.acts);
                turn.points[1].clone_from(&points);
            }
        }
        for turn in turns.iter_mut().filter(|turn| turn.seat.is_some()) {
            // That a turn ended goes without saying where it tells anything else.
            if turn.acts.iter().any(|act| !table.is_idle(&act.told)) {
                turn.acts.retain(|act| !table.is_idle(&act.told));
            }
        }
        turns.retain(|turn| !turn.acts.is_empty());
        Ok(Since { turns, steps: [(after + 1).min(self.step()), self.step()] })
    }

    /// What whoever holds the seat held when they decided last, before they did. It is played again for that, and only where
    /// there are cards in hand that can be new.
    pub fn held_before(&self, seat: Seat) -> Option<Box<Held>> {
        let (last, _) = self.own(seat).filter(|_| !self.is_over() && !self.table().held(seat).is_empty())?;
        if last <= self.before_holder(seat) {
            return None;
        }
        let mut table = self.base().fork();
        for (_, step) in self.steps(self.floor()).take_while(|(number, _)| *number < last) {
            let (path, drawn) = self.made(step);
            table.retell(step.seat, &path, &mut Scripted::of(drawn), None).ok()?;
        }
        Some(Box::new(table.held(seat)))
    }
}

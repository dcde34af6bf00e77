//! The end of a turn that ends by itself: where a person has nothing left to do but to end the turn, the table waits a
//! while, so that a slip can still be taken back, and then ends it. When, is stored with the move that led there.

use crate::record::Play;
use crate::rules::{Path, Seat};
use crate::store::{Alarm, AlarmKind, AlarmOf, Stage};

use super::actor::Actor;
use super::announce;
use super::shared::Shared;
use super::state::TableState;
use super::transaction::Transaction;

const TURN_END: AlarmOf = AlarmOf::table(AlarmKind::TurnEnd);

impl TableState {
    /// The end of a person's turn, where nothing else is left to do.
    pub fn auto_end(&self) -> Option<(Seat, Path)> {
        let (seat, path) = self.play.as_ref().filter(|play| !play.is_over()).and_then(Play::forced)?;
        let ends = path.first().map(String::as_str) == self.game.end;
        (ends && self.chair(seat).is_some_and(|chair| chair.person().is_some())).then_some((seat, path))
    }

    /// When the turn that is open ends by itself, in milliseconds since 1970.
    pub fn turn_end(&self) -> Option<i64> {
        self.alarms.get(&TURN_END).map(|alarm| alarm.at)
    }

    /// Notes until when the turn stays open: the time runs from the move that left nothing else to do.
    pub fn set_turn_end(&mut self, is_new: bool, shared: &Shared) {
        let waits = self.stage == Stage::Playing && self.game.end.is_some() && self.auto_end().is_some();
        if !waits {
            self.alarms.remove(&TURN_END);
        } else if is_new || !self.alarms.contains_key(&TURN_END) {
            let alarm = Alarm { at: shared.clock.after(shared.open), mark: self.entry() as i64 };
            self.alarms.insert(TURN_END, alarm);
        }
    }
}

impl Actor {
    /// Ends the turn that has been open long enough, if nothing has changed since the table had so many entries.
    pub(super) fn end_turn(&self, tx: &mut Transaction, entries: i64) {
        let open = self.state.auto_end().filter(|_| self.state.entry() as i64 == entries);
        let Some((seat, path)) = open else { return };
        if let Err(refusal) = tx.play(seat, &path, true) {
            tracing::error!(table = %self.state.id, entries, why = %refusal.0.key, "the end of a turn is refused");
            return;
        }
        tx.settle();
        announce::after(tx, &self.state, &[]);
    }
}

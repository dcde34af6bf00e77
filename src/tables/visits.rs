//! Visits: who has just pressed is there. As long as nothing happens but what they do themselves, what bots do and what
//! happens by itself, they are led on in the same panel, and the board they have follows; none is posted for them, and
//! nothing pings them. Where it is not known that they read so, a board calls them after all.

use tokio::task::JoinHandle;

use crate::chat::Incoming;
use crate::rules::{Seat, Seats};
use crate::store::{AlarmKind, Surface};

use super::actor::Actor;
use super::announce;
use super::answers::{Way, send};
use super::inbox::Message;
use super::led_on::{THERE, Visit, decided_last, visit_of};
use super::requests::Asker;
use super::screens::panel;
use super::time::millis;
use super::transaction::Transaction;

impl Actor {
    /// Somebody has pressed, when so many steps counted: they are there.
    pub(super) fn visited(&mut self, asker: &Asker<'_>, seat: Seat, step: usize) {
        let (incoming, language) = (asker.incoming.clone(), asker.language);
        self.visit =
            Some(Visit { seat, incoming, language, at: self.shared.clock.now(), step, read: None, is_missed: false });
    }

    /// Who is there, if nobody else has decided anything since they pressed.
    pub(super) fn visitor(&self) -> Option<Seat> {
        let is_there = |visit: &&Visit| self.shared.clock.now() - visit.at <= millis(THERE);
        let seat = self.visit.as_ref().filter(is_there)?.seat;
        decided_last(&self.state, seat).then_some(seat)
    }

    /// Whether a press led its person on: the entries at which it did.
    pub(super) fn leads_on(&self, incoming: &Incoming) -> Option<i64> {
        let visit =
            self.visit.as_ref().filter(|visit| visit.incoming.reply.interaction == incoming.reply.interaction)?;
        self.state.alarms.get(&visit_of(visit.seat)).map(|alarm| alarm.mark)
    }

    /// Shows whoever is there that it is their turn again, in the panel they have.
    pub(super) fn lead_on(&mut self, seat: Seat) {
        let Some(visit) = self.visit.as_ref().filter(|visit| visit.seat == seat) else { return };
        let screen = panel::again(&self.state, seat, visit.step, &self.state.speaker(visit.language));
        let mut incoming = visit.incoming.clone();
        self.note_tip(Some(seat), &screen);
        let earlier = self.panels.newest(&mut incoming);
        let (shared, mark) = (self.shared.clone(), self.state.entry() as i64);
        let answer = incoming.clone();
        let answered = tokio::spawn(async move {
            // What the move did is read before what follows from it; where that did not arrive, this does not either.
            if let Some(earlier) = earlier
                && !earlier.await.unwrap_or(false)
            {
                return false;
            }
            send(shared, answer, screen, Way::Private).await.unwrap_or(false)
        });
        let answered = self.learn(answered, mark);
        self.panels.note_answer(&incoming, Some(answered), &self.state);
    }

    /// Learns whether what leads somebody on has arrived.
    pub(super) fn learn(&self, answered: JoinHandle<bool>, mark: i64) -> JoinHandle<bool> {
        let me = self.me.clone();
        tokio::spawn(async move {
            let has_arrived = answered.await.unwrap_or(false);
            if let Some(me) = me.upgrade() {
                // An actor that ended meanwhile calls by its alarm.
                let _ = me.send(Message::LedOn { mark, has_arrived }).await;
            }
            has_arrived
        })
    }

    /// What led somebody on has arrived, or has not: then a board calls them.
    pub(super) async fn led_on(&mut self, mark: i64, has_arrived: bool) {
        if has_arrived {
            self.visit.iter_mut().for_each(|visit| visit.read = Some(mark));
            return;
        }
        let led = self.state.alarms.iter().find(|(of, alarm)| of.kind == AlarmKind::Visit && alarm.mark == mark);
        let Some((of, seat)) = led.and_then(|(of, _)| Some((*of, of.seat?))) else { return };
        if self.board_waits().await {
            // That comes through first, with all whom it calls.
            self.visit.iter_mut().for_each(|visit| visit.is_missed = true);
            return;
        }
        let mut tx = Transaction::of(&self.state);
        tx.state.alarms.remove(&of);
        announce::call_again(&mut tx, Seats::only(seat));
        // What went wrong is in the log.
        let _ = self.commit(tx, None).await;
    }

    /// Notes who is there while a change is made, and whether the newest board can follow them.
    pub(super) async fn comes_in(&self, tx: &mut Transaction, visitor: Option<Seat>) {
        tx.visitor = visitor;
        tx.follows = visitor.is_some() && !self.board_waits().await;
    }

    /// Whether a board waits to be posted.
    pub(super) async fn board_waits(&self) -> bool {
        let waiting = self.shared.store.unsent_of(self.state.id).await.unwrap_or_default();
        waiting.iter().any(|item| item.surface == Surface::Board)
    }

    /// A board has come through. Whoever was led on before the program ended, or did not read so, is called now.
    pub(super) async fn posted(&mut self) {
        if self.visit.as_ref().is_some_and(|visit| !visit.is_missed) || self.board_waits().await {
            return;
        }
        let mut tx = Transaction::of(&self.state);
        announce::forgotten(&mut tx);
        // What went wrong is in the log.
        let _ = self.commit(tx, None).await;
    }

    /// Ends the visits of those who are known to have read that they were led on. Whether that is all of them.
    pub(super) async fn ends_visits(&mut self) -> bool {
        let led = self.state.alarms.iter().filter(|(of, _)| of.kind == AlarmKind::Visit);
        let led: Vec<_> = led.map(|(of, alarm)| (*of, alarm.mark)).collect();
        let read = self.visit.as_ref().and_then(|visit| visit.read);
        if led.iter().any(|(_, mark)| Some(*mark) != read) {
            return false;
        }
        let mut tx = Transaction::of(&self.state);
        led.iter().for_each(|(of, _)| {
            tx.state.alarms.remove(of);
        });
        self.commit(tx, None).await.is_ok()
    }

    /// Somebody was led on a while ago, and has done nothing since: where it is not known that they read so, they are called.
    pub(super) async fn end_visit(&self, tx: &mut Transaction, seat: Seat, mark: i64) {
        if self.visit.as_ref().is_none_or(|visit| visit.read != Some(mark)) {
            announce::call_too(tx, Seats::only(seat), &self.still_to_call().await);
        }
    }
}

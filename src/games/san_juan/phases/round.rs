//! Rounds: how they begin, how roles are picked, how they end (SJ-8 to SJ-23, SJ-89, SJ-106, SJ-126).

use super::super::cards::{Cards, Kind};
use super::super::moves::{Event, Role};
use super::super::piles::Course;
use super::super::state::{Phase, Player, SanJuan};
use super::{Done, not_offered};
use crate::rules::Seat;

/// The most cards a hand may have at the start of a round (SJ-18, SJ-19).
pub(in super::super) fn hand_limit(tower: bool) -> usize {
    if tower { 12 } else { 7 }
}

impl Player {
    /// How many cards must go at the start of a round.
    pub(in super::super) fn surplus(&self) -> usize {
        self.hand.len().saturating_sub(hand_limit(self.has(Kind::Tower)))
    }

    /// Takes cards out of the hand.
    pub(super) fn lose(&mut self, cards: &Cards) -> Done {
        self.hand = self.hand.without(cards).ok_or_else(not_offered)?;
        Ok(())
    }
}

impl SanJuan {
    /// How many roles are picked in a round (SJ-14, SJ-15).
    pub(in super::super) fn picks_a_round(&self) -> u8 {
        self.count().max(3)
    }

    /// Whether the seat can use a Library with the role it is about to pick, and whether it can also save it. Only
    /// the Governor of a two-player game, who picks twice, can use it once and has to choose (SJ-106, SJ-Q28).
    pub(in super::super) fn library_offer(&self, seat: Seat) -> (bool, bool) {
        let usable = self.player(seat).has(Kind::Library) && !(self.picks_twice(seat) && self.library_spent);
        (usable, usable && self.picks_twice(seat) && self.picks() == 0)
    }

    fn picks_twice(&self, seat: Seat) -> bool {
        self.count() == 2 && seat == self.governor
    }

    /// Keeps four of the cards dealt at the start (SJ-126).
    pub(super) fn open(&mut self, seat: Seat, kept: Cards, course: &mut Course) -> Done {
        let player = self.player_mut(seat);
        let discarded = std::mem::take(&mut player.drawn).without(&kept).ok_or_else(not_offered)?;
        player.hand = kept.clone();
        self.throw(&discarded);
        course.note(Event::Opened { seat, kept, discarded });
        Ok(())
    }

    /// Begins a round, but for the first: Chapels, then the hand check, then roles (SJ-16 to SJ-20).
    fn start_round(&mut self, course: &mut Course) -> Done {
        if self.stalled() {
            course.note(Event::Stalled);
            return self.finish(course);
        }
        course.note(Event::Round { round: self.round, governor: self.governor });
        self.enter(Phase::Chapel, course)
    }

    /// Lays a card under the Chapel (SJ-89).
    pub(super) fn tuck(&mut self, seat: Seat, card: Option<Kind>, course: &mut Course) -> Done {
        let player = self.player_mut(seat);
        if let Some(kind) = card {
            if !player.hand.take(kind) {
                return Err(not_offered());
            }
            player.chapel.put(kind);
        }
        course.note(Event::Tucked { seat, card });
        Ok(())
    }

    /// Whoever has more cards than allowed must discard (SJ-18).
    pub(super) fn start_hand_check(&mut self, course: &mut Course) -> Done {
        self.enter(Phase::HandLimit, course)
    }

    /// Discards the surplus (SJ-18).
    pub(super) fn trim(&mut self, seat: Seat, cards: Cards, course: &mut Course) -> Done {
        self.player_mut(seat).lose(&cards)?;
        self.throw(&cards);
        course.note(Event::Trimmed { seat, cards });
        Ok(())
    }

    /// Asks the picker for a role (SJ-9, SJ-20).
    pub(super) fn start_picking(&mut self) {
        self.phase = Phase::Role;
        self.await_only(self.picker);
    }

    /// Takes a role and begins its phase (SJ-10, SJ-11).
    pub(super) fn pick_role(&mut self, seat: Seat, role: Role, library: bool, course: &mut Course) -> Done {
        self.roles[role as usize] = Some(seat);
        self.library = library;
        self.mined = None;
        self.library_spent |= library && self.picks_twice(seat);
        course.note(Event::Picked { seat, role, library });
        match role {
            Role::Builder => self.start_builder(course),
            Role::Producer => self.start_producer(course),
            Role::Trader => self.start_trader(course),
            Role::Councillor => self.start_councillor(course),
            Role::Prospector => self.start_prospector(course),
        }
    }

    /// After a phase the next picker picks, or the round is over (SJ-8, SJ-13, SJ-15).
    pub(super) fn end_phase(&mut self, course: &mut Course) -> Done {
        self.library = false;
        let picks = self.picks();
        if picks < self.picks_a_round() {
            self.picker = self.governor.after(picks % self.count(), self.count());
            self.start_picking();
            return Ok(());
        }
        self.roles = [None; 5];
        self.library_spent = false;
        self.round += 1;
        self.governor = self.governor.after(1, self.count());
        self.picker = self.governor;
        self.start_round(course)
    }
}

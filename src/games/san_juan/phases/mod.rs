//! The phases, one rule topic a file, and what they have in common: seats that decide at once answer in any order,
//! and when all have, their answers are carried out in action order (SJ-24, SJ-Q8).

mod builder;
mod councillor;
mod producer;
mod prospector;
mod round;
mod trader;

pub(super) use builder::LAST_BUILDING;

use super::cards::Kind;
use super::held::Cards;
use super::moves::{Course, Event, Move};
use super::sites::Sites;
use super::state::{Phase, SanJuan};
use crate::rules::{Chance, Seat, Seats};

/// Carries out a move.
pub(super) fn apply(game: &mut SanJuan, seat: Seat, mv: &Move, chance: &mut dyn Chance) -> Vec<Event> {
    let mut course = Course::new(chance);
    match mv {
        Move::Role { role, library } => game.pick_role(seat, *role, *library, &mut course),
        Move::Build(build) => game.build(seat, build, &mut course),
        Move::Turn => game.turn_mine(seat, &mut course),
        Move::Mine(card) => game.take_from_mine(seat, *card, &mut course),
        Move::Pass if game.phase == Phase::Builder => game.build_nothing(seat, &mut course),
        Move::Pass if game.phase == Phase::Prospector => game.leave_mine(seat, &mut course),
        Move::Keep(_) | Move::Discard(_) | Move::Chapel(_) | Move::Produce(_) | Move::Sell(_) | Move::Pass => {
            game.answer(seat, mv, &mut course);
        }
    }
    course.events
}

impl SanJuan {
    /// Keeps a seat's decision until all have decided, then carries all out.
    fn answer(&mut self, seat: Seat, mv: &Move, course: &mut Course) {
        self.player_mut(seat).answer = Some(mv.clone());
        self.awaiting.remove(seat);
        if !self.awaiting.is_empty() {
            let goods = self.goods_of(seat, mv);
            course.note(Event::Answered { seat, answer: mv.clone(), goods });
            return;
        }
        if self.order().any(|other| other != seat && self.player(other).answer.is_some()) {
            course.note(Event::Revealed);
        }
        self.resolve(course);
    }

    /// Carries out what all have decided, in action order, and goes on.
    fn resolve(&mut self, course: &mut Course) {
        for seat in self.order() {
            let answer = self.player_mut(seat).answer.take();
            match answer {
                Some(Move::Keep(kept)) if self.phase == Phase::Opening => self.open(seat, kept, course),
                Some(Move::Keep(kept)) => self.keep(seat, kept, course),
                Some(Move::Discard(cards)) if self.phase == Phase::HandLimit => self.trim(seat, cards, course),
                Some(Move::Discard(cards)) => self.file(seat, cards, course),
                Some(Move::Chapel(card)) => self.tuck(seat, card, course),
                Some(Move::Produce(sites)) => self.produce(seat, sites, course),
                Some(Move::Sell(sites)) => self.sell(seat, sites, course),
                Some(_) => course.note(Event::Passed(seat)),
                None if self.phase == Phase::Councillor => self.keep_all(seat, course),
                None => {}
            }
        }
        self.leave(course);
    }

    /// Whether a seat has anything to decide in a phase that all decide at once. Depends on nothing secret: neither
    /// on what cards are, nor on what others decided.
    pub(super) fn decides(&self, seat: Seat) -> bool {
        let player = self.player(seat);
        match self.phase {
            Phase::Opening => true,
            Phase::Chapel => player.has(Kind::Chapel) && !player.hand.is_empty(),
            Phase::HandLimit => player.surplus() > 0,
            Phase::Producer => self.stock() > 0 && !player.empty().is_empty(),
            Phase::Trader => !player.laden().is_empty(),
            Phase::Councillor => player.drawn.len() > 1,
            _ => false,
        }
    }

    /// Begins a phase that all seats decide at once; it is over at once when nobody has anything to decide.
    fn enter(&mut self, phase: Phase, course: &mut Course) {
        self.phase = phase;
        self.awaiting = self.order().filter(|seat| self.decides(*seat)).collect();
        if self.awaiting.is_empty() {
            self.resolve(course);
        }
    }

    /// Goes on to what follows a phase that all have decided.
    fn leave(&mut self, course: &mut Course) {
        match self.phase {
            Phase::Opening | Phase::HandLimit => self.start_picking(),
            Phase::Chapel => self.start_hand_check(course),
            Phase::Trader => {
                self.return_tile();
                self.end_phase(course);
            }
            _ => self.end_phase(course),
        }
    }

    /// The kinds of the buildings on which the seat produces or sells.
    fn goods_of(&self, seat: Seat, mv: &Move) -> Cards {
        let sites = match mv {
            Move::Produce(sites) | Move::Sell(sites) => *sites,
            _ => Sites::default(),
        };
        let row = &self.player(seat).buildings;
        sites.iter().filter_map(|at| row.get(at)).map(|building| building.kind).collect()
    }

    /// Asks one seat alone.
    fn await_only(&mut self, seat: Seat) {
        self.awaiting = Seats::only(seat);
    }

    /// The seats after this one in action order.
    fn order_after(&self, seat: Seat) -> impl Iterator<Item = Seat> + use<> {
        self.order().skip_while(move |other| *other != seat).skip(1)
    }
}

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
use super::moves::{Event, Move};
use super::piles::Course;
use super::state::{Phase, SanJuan, Sites};
use crate::rules::{Chance, Refusal, Seat, Seats};

/// Whether a step could be carried out.
type Done = Result<(), Refusal>;

/// A move that no question led to.
fn not_offered() -> Refusal {
    Refusal::of("refused-not-offered")
}

/// Carries out a move.
pub(super) fn apply(game: &mut SanJuan, seat: Seat, mv: &Move, chance: &mut dyn Chance) -> Result<Vec<Event>, Refusal> {
    if !game.awaiting.has(seat) {
        return Err(Refusal::of("refused-not-asked"));
    }
    let mut course = Course::new(chance);
    match (game.phase, mv) {
        (Phase::Role, Move::Role { role, library }) => game.pick_role(seat, *role, *library, &mut course)?,
        (Phase::Builder, Move::Build(build)) => game.build(seat, build, &mut course)?,
        (Phase::Builder, Move::Pass) => game.build_nothing(seat, &mut course)?,
        (Phase::Prospector, Move::Turn) => game.turn_mine(seat, &mut course)?,
        (Phase::Prospector, Move::Mine(card)) => game.take_from_mine(seat, *card, &mut course)?,
        (Phase::Prospector, Move::Pass) => game.leave_mine(seat, &mut course)?,
        (Phase::Opening | Phase::Councillor, Move::Keep(_))
        | (Phase::Councillor | Phase::HandLimit, Move::Discard(_))
        | (Phase::Chapel, Move::Chapel(_))
        | (Phase::Producer, Move::Produce(_) | Move::Pass)
        | (Phase::Trader, Move::Sell(_) | Move::Pass) => game.answer(seat, mv, &mut course)?,
        _ => return Err(not_offered()),
    }
    Ok(course.events)
}

impl SanJuan {
    /// Keeps a seat's decision until all have decided, then carries all out.
    fn answer(&mut self, seat: Seat, mv: &Move, course: &mut Course) -> Done {
        self.player_mut(seat).answer = Some(mv.clone());
        self.awaiting.remove(seat);
        if !self.awaiting.is_empty() {
            let goods = self.goods_of(seat, mv);
            course.note(Event::Answered { seat, answer: mv.clone(), goods });
            return Ok(());
        }
        if self.order().any(|other| other != seat && self.player(other).answer.is_some()) {
            course.note(Event::Revealed);
        }
        self.resolve(course)
    }

    /// Carries out what all have decided, in action order, and goes on.
    fn resolve(&mut self, course: &mut Course) -> Done {
        for seat in self.order() {
            let answer = self.player_mut(seat).answer.take();
            match (self.phase, answer) {
                (Phase::Opening, Some(Move::Keep(kept))) => self.open(seat, kept, course)?,
                (Phase::Chapel, Some(Move::Chapel(card))) => self.tuck(seat, card, course)?,
                (Phase::HandLimit, Some(Move::Discard(cards))) => self.trim(seat, cards, course)?,
                (Phase::Producer, Some(Move::Produce(sites))) => self.produce(seat, sites, course),
                (Phase::Trader, Some(Move::Sell(sites))) => self.sell(seat, sites, course)?,
                (Phase::Councillor, Some(Move::Keep(kept))) => self.keep(seat, kept, course)?,
                (Phase::Councillor, Some(Move::Discard(cards))) => self.file(seat, cards, course)?,
                (Phase::Councillor, _) => self.keep_all(seat, course),
                (_, Some(_)) => course.note(Event::Passed(seat)),
                (_, None) => {}
            }
        }
        self.leave(course)
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
    fn enter(&mut self, phase: Phase, course: &mut Course) -> Done {
        self.phase = phase;
        self.awaiting = self.order().filter(|seat| self.decides(*seat)).collect();
        if self.awaiting.is_empty() { self.resolve(course) } else { Ok(()) }
    }

    /// Goes on to what follows a phase that all have decided.
    fn leave(&mut self, course: &mut Course) -> Done {
        match self.phase {
            Phase::Opening | Phase::HandLimit => {
                self.start_picking();
                Ok(())
            }
            Phase::Chapel => self.start_hand_check(course),
            Phase::Trader => {
                self.return_tile();
                self.end_phase(course)
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

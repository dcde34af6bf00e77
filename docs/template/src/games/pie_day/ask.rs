//! What the rules ask of a seat: each question with what is legal, what is tempting and why not.

use super::apply;
use super::data::{Basket, Fruit, Pie};
use super::moves::*;
use super::state::PieDay;
use crate::rules::{Bag, Chance, Legal, Questions, Seat};

/// A move or a part of it, or why the walk goes no further.
type Step<T> = crate::rules::Step<T, PieDay>;

/// The walk through these questions.
type Walk<'a> = crate::rules::Walk<'a, PieDay>;

/// Why something cannot be picked.
#[derive(Clone, Debug, PartialEq)]
pub enum Bar {
    /// No pie is cheap enough.
    NothingToBake,
    /// Somebody has baked it.
    Gone(Pie, Seat),
    /// It takes more fruit than there is in the hand.
    Dear { pie: Pie, have: usize },
    /// There is no such piece in the hand.
    NotHeld(Fruit),
}

/// What a seat sees, as far as it matters for what it may do.
pub struct Seen<'a> {
    /// Its fruit.
    pub hand: &'a Basket,
    /// Who has baked which pie, in the order of [`Pie::ALL`].
    pub bakers: [Option<Seat>; Pie::ALL.len()],
}

impl Seen<'_> {
    /// Why a pie cannot be baked (PD-6).
    fn barred(&self, pie: Pie) -> Option<Bar> {
        let have = self.hand.len();
        match self.bakers[pie as usize] {
            Some(seat) => Some(Bar::Gone(pie, seat)),
            None => (have < pie.print().cost.into()).then_some(Bar::Dear { pie, have }),
        }
    }

    /// The pies that can be baked.
    fn able(&self) -> impl Iterator<Item = Pie> {
        Pie::ALL.into_iter().filter(|pie| self.barred(*pie).is_none())
    }
}

impl Questions for PieDay {
    type Move = Move;
    type Draft = Draft;
    type Bar = Bar;
    type Seen<'a> = Seen<'a>;

    fn seen(&self, seat: Seat) -> Seen<'_> {
        Seen { hand: &self.players[seat.index()].hand, bakers: Pie::ALL.map(|pie| self.baker(pie)) }
    }

    fn ask(at: &Seen, walk: &mut Walk) -> Step<Move> {
        let bakes = at.able().next().is_some();
        let legal = Act::ALL.into_iter().filter(|act| *act == Act::Gather || bakes);
        let barred = |act| (act == Act::Bake && !bakes).then_some(Bar::NothingToBake);
        match walk.one(Draft::VERB, legal, Act::ALL, barred)? {
            Act::Gather => Ok(Move::Gather),
            Act::Bake => {
                let pie = walk.one(Draft::PIE, at.able(), Pie::ALL, |pie| at.barred(pie))?;
                let cost = pie.print().cost.into();
                let not_held = |piece: Piece| {
                    let held = at.hand.count(piece.fruit as usize);
                    (piece.copy > held).then_some(Bar::NotHeld(piece.fruit))
                };
                let picked = walk.several(Draft::FRUIT, pieces(at.hand), (cost, cost), [], not_held)?;
                let mut fruit = Bag::default();
                picked.iter().for_each(|piece| fruit.put(piece.fruit as usize));
                Ok(Move::Bake(pie, fruit))
            }
        }
    }

    fn apply(&mut self, seat: Seat, mv: &Legal<Move>, chance: &mut dyn Chance) -> Vec<Event> {
        apply::apply(self, seat, mv, chance)
    }
}

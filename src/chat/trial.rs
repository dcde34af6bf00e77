//! What a move would be before it is made, tried out on a copy: one that can be taken back alone, one that cannot, or one
//! that is worth a second press. The copy is one that could be true for all the seat knows, and its chance is not the
//! table's, so nothing shown because of a trial tells more than the seat knows.

use std::cell::OnceCell;
use std::panic::{AssertUnwindSafe, catch_unwind};

use super::desk::Desk;
use crate::rules::{Asked, Dice, Menu, NOTHING, Seats, Seed, Table};

/// Who pays so much for what is drawn or rolled is asked once more.
const DEAR: u32 = 4;
/// Of a suggestion of so many things, more is played at once than was looked at.
const MANY: usize = 4;

/// How much a move asks of whoever makes it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Class {
    /// It can be taken back alone.
    Free,
    /// It cannot.
    Final,
    /// It cannot, and it costs or decides more than this step shows.
    Big,
}

/// Moves tried out one after the other, on copies of one imagined position.
pub(super) struct Trial<'a, 'd> {
    desk: &'a Desk<'d>,
    /// Made when it is first needed.
    imagined: OnceCell<Box<dyn Table>>,
}

impl<'a, 'd> Trial<'a, 'd> {
    /// Trials at this place.
    pub fn at(desk: &'a Desk<'d>) -> Self {
        Trial { desk, imagined: OnceCell::new() }
    }

    fn imagined(&self) -> &dyn Table {
        &**self.imagined.get_or_init(|| {
            let mut imagined = self.desk.table.fork();
            imagined.reimagine(Seats::only(self.desk.table.seat), &mut luck(0));
            imagined
        })
    }

    /// What cannot be taken back about a press or answer that leads along a path, in the game's words; nothing where it
    /// can be, or where another question follows.
    pub fn finality(&self, path: &[String]) -> Option<String> {
        // Of a lesson everything can be taken back.
        if self.desk.at.lesson().is_some() {
            return None;
        }
        let ready = self.desk.table.ready(path)?;
        (self.class(&ready, 0) != Class::Free).then(|| self.desk.final_word(&ready))
    }

    /// What a complete path would be. `suggested`: so many things of it were chosen by a button, not one by one.
    pub fn class(&self, path: &[String], suggested: usize) -> Class {
        let seat = self.desk.table.seat;
        let mut after = self.imagined().fork();
        // A fault in a game ends the move that meets it, not the question that offers it.
        let played = catch_unwind(AssertUnwindSafe(|| after.play(seat, path, &mut luck(1))));
        let Ok(Ok(played)) = played else { return Class::Free };
        if !played.is_final {
            return Class::Free;
        }
        let paid = || paid(&self.imagined().purse(seat), &after.purse(seat));
        let is_dear = !played.drawn.is_empty() && paid() >= DEAR;
        let lasts = path.first().is_some_and(|verb| self.desk.table.lasts(verb));
        match is_dear || lasts || suggested >= MANY || self.is_waste(path) {
            true => Class::Big,
            false => Class::Final,
        }
    }

    /// Whether the path declines where something could have been done instead, other than what was just done.
    fn is_waste(&self, path: &[String]) -> bool {
        path.iter().enumerate().any(|(at, element)| {
            let ends = at == 0 && self.desk.end == Some(element);
            (ends || self.declines(element))
                && match self.desk.table.ask(&path[..at]) {
                    Asked::One(menu) if ends => self.is_led(&menu),
                    Asked::One(menu) => menu.offers.iter().any(|offer| {
                        let is_more = at == 0 && self.desk.just == Some(&offer.token);
                        !self.declines(&offer.token) && !is_more
                    }),
                    Asked::Several { max, .. } => max > 0,
                    Asked::Ready | Asked::No(_) => false,
                }
        })
    }

    /// Whether an answer does nothing, though something could be done. The end of a turn is its own case.
    fn declines(&self, token: &str) -> bool {
        token == NOTHING || self.desk.table.declines(token)
    }

    /// Whether a verb is offered that uses what a turn is about: a turn that ends then leaves something of it unused.
    /// What else could still be done in it, buying say, is no waste.
    fn is_led(&self, verbs: &Menu) -> bool {
        let asks = |verb: &String| match self.desk.table.ask(std::slice::from_ref(verb)) {
            Asked::One(menu) => Some(menu.slot) == self.desk.lead,
            _ => false,
        };
        self.desk.lead.is_some() && verbs.offers.iter().any(|offer| asks(&offer.token))
    }
}

/// How much less there is, kind by kind.
fn paid(before: &[u32], after: &[u32]) -> u32 {
    before.iter().zip(after).map(|(before, after)| before.saturating_sub(*after)).sum()
}

/// The chance of trials: the same for everybody, and never that of a table.
fn luck(stream: u64) -> Dice {
    Dice::for_step(Seed::from_number(0), stream)
}

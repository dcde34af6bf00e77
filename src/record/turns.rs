//! The latest turns of a table, each with what everybody saw when it began: from these it is found what is new on a board.

use std::collections::VecDeque;

use super::Play;
use crate::rules::{Glimpse, Seat, Seats, Table, Turn, Ways, Window};

/// Those that have still to do what all were asked to do at once.
#[derive(Clone, Copy, Default)]
pub(super) struct Left(Seats);

impl Left {
    /// Whose turn a step of a seat belongs to where these were asked: nobody's, if all do it at once. Whoever is the last of
    /// them to do it is one of them.
    pub(super) fn whose(&mut self, seat: Seat, asked: Seats) -> Option<Seat> {
        let is_common = asked.len() > 1 || self.0 == asked;
        self.0 = if is_common { asked } else { Seats::NONE };
        self.0.remove(seat);
        (!is_common).then_some(seat)
    }
}

/// The latest turns, the newest last.
#[derive(Clone, Default)]
pub struct Turns {
    /// Each with the number of its first step, whose it is, and what everybody saw before it.
    begun: VecDeque<(usize, Option<Seat>, Glimpse)>,
    /// The ways that were told of in steps of these turns, with the numbers of the steps.
    ways: Vec<(usize, Ways)>,
    left: Left,
}

impl Turns {
    /// A step of that number is about to be made.
    pub fn before(&mut self, number: usize, seat: Seat, table: &dyn Table) {
        let whose = self.left.whose(seat, table.awaiting());
        if self.begun.back().is_none_or(|(_, before, _)| *before != whose) {
            self.begun.push_back((number, whose, table.glimpse()));
            // A board tells of as many turns as there are seats, after one of whoever is asked.
            let kept = usize::from(table.seats()) + 1;
            self.begun.drain(..self.begun.len().saturating_sub(kept));
            let oldest = self.begun.front().map_or(number, |(first, ..)| *first);
            self.ways.retain(|(step, _)| *step >= oldest);
        }
    }

    /// The step of that number was made, and by these ways something went in it.
    pub fn after(&mut self, number: usize, ways: Option<Ways>) {
        if let Some(ways) = ways {
            self.ways.reserve_exact(1);
            self.ways.push((number, ways));
        }
    }

    /// The turns from the one with that step on.
    fn since(&self, step: usize) -> Vec<Turn> {
        let skipped = self.begun.iter().take_while(|(first, ..)| *first <= step).count().saturating_sub(1);
        let ends = self.begun.iter().skip(skipped + 1).map(|(first, ..)| *first).chain([usize::MAX]);
        let turn = |((first, seat, before), end): (&(usize, Option<Seat>, Glimpse), usize)| {
            let ways = self.ways.iter().filter(|(step, _)| (*first..end).contains(step));
            Turn { seat: *seat, before: before.clone(), ways: ways.map(|(_, ways)| ways.clone()).collect() }
        };
        self.begun.iter().skip(skipped).zip(ends).map(turn).collect()
    }
}

impl Play {
    /// From when to when a board tells what is new that calls these seats: since the first of them decided last. For who has
    /// decided nothing yet, nothing is new, and at the end all is.
    pub fn window(&self, asked: Seats) -> Window {
        let own = asked.iter().map(|seat| self.own(seat).map(|(number, _)| number));
        match own.min().flatten().filter(|_| !self.is_over()) {
            Some(step) => Window::over(self.turns.since(step), asked, self.table().seats()),
            None => Window::none(),
        }
    }

    /// From when to when a board tells what is new to whoever watches: one turn of each seat.
    pub fn round(&self) -> Window {
        if self.is_over() {
            Window::none()
        } else {
            Window::over(self.turns.since(0), Seats::NONE, self.table().seats())
        }
    }

    /// From when to when a board tells what is new since a step, and nobody knows any of it.
    pub fn window_since(&self, step: usize) -> Window {
        Window { most: usize::MAX, ..Window::over(self.turns.since(step), Seats::NONE, self.table().seats()) }
    }
}

//! Advice that was asked for and is still being thought about, or is known while its question stands. It lives in memory alone:
//! what a restart forgets is thought again.

use std::collections::BTreeMap;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use crate::bots::Weighed;
use crate::chat::Incoming;
use crate::rules::Seat;
use crate::store::Stage;

use super::advice::Advice;
use super::state::TableState;
use super::thinking::Thought;

impl TableState {
    /// Whether people may ask for advice, or may as soon as the game begins.
    pub fn is_advised(&self) -> bool {
        let begins = if self.stage == Stage::Lobby { self.advice.settled(self.people().len()) } else { self.advice };
        begins == Advice::On && self.taken() > 1
    }
}

/// The advice of each seat that has asked for some.
#[derive(Default)]
pub struct Hints(BTreeMap<Seat, Hint>);

/// Advice on one question.
struct Hint {
    /// What is thought about; given up where this is dropped.
    thought: Thought,
    /// Who waits for it: one person, who may have asked more than once.
    waiting: Vec<Incoming>,
    /// What is known.
    found: Vec<Weighed>,
}

impl Hint {
    fn is_current(&self, state: &TableState, seat: Seat) -> bool {
        state.awaited().has(seat) && state.is_current(seat, self.thought.entry)
    }
}

impl Hints {
    /// Whether nobody waits for advice.
    pub fn is_answered(&self) -> bool {
        self.0.values().all(|hint| hint.waiting.is_empty())
    }

    /// What a seat was advised on the question that it still has.
    pub fn known(&self, state: &TableState, seat: Seat) -> Option<&[Weighed]> {
        let hint = self.0.get(&seat).filter(|hint| hint.is_current(state, seat) && !hint.found.is_empty());
        hint.map(|hint| hint.found.as_slice())
    }

    /// Lets somebody wait for advice on their question. Where it is not being thought about yet, it is to be from now on, until
    /// that is set which is given.
    pub fn wait(&mut self, state: &TableState, seat: Seat, incoming: Incoming) -> Option<Arc<AtomicBool>> {
        if let Some(hint) = self.0.get_mut(&seat).filter(|hint| hint.is_current(state, seat)) {
            hint.waiting.push(incoming);
            return None;
        }
        let thought = Thought::about(state.entry());
        let idle = thought.idle();
        self.0.insert(seat, Hint { thought, waiting: vec![incoming], found: Vec::new() });
        Some(idle)
    }

    /// Notes what was thought about a question with so many entries; who waits for it. What could not be told is forgotten.
    pub fn settle(&mut self, entry: usize, seat: Seat, found: Option<Vec<Weighed>>) -> Vec<Incoming> {
        let Some(hint) = self.0.get_mut(&seat).filter(|hint| hint.thought.entry == entry) else { return Vec::new() };
        let waiting = std::mem::take(&mut hint.waiting);
        match found {
            Some(found) => hint.found = found,
            None => drop(self.0.remove(&seat)),
        }
        waiting
    }

    /// Drops what was asked about questions that do not stand any more; who waits for it, and at how many entries they asked.
    pub fn drop_settled(&mut self, state: &TableState) -> Vec<(usize, Incoming)> {
        let settled: Vec<Seat> =
            self.0.iter().filter(|(seat, hint)| !hint.is_current(state, **seat)).map(|(seat, _)| *seat).collect();
        let dropped = settled.into_iter().filter_map(|seat| self.0.remove(&seat));
        let waiting = dropped.flat_map(|hint| {
            let entry = hint.thought.entry;
            hint.waiting.into_iter().map(move |incoming| (entry, incoming))
        });
        waiting.collect()
    }
}

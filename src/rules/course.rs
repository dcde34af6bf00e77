//! The course of a move.

use super::Chance;

/// The course of one move: the chance it may use, and what has come of it so far.
pub(crate) struct Course<'a, E> {
    /// What is drawn or rolled comes from it.
    pub(crate) chance: &'a mut dyn Chance,
    /// What happened, in order.
    pub(crate) events: Vec<E>,
}

impl<'a, E> Course<'a, E> {
    /// A course on which nothing has happened yet.
    pub(crate) fn new(chance: &'a mut dyn Chance) -> Self {
        Course { chance, events: Vec::new() }
    }

    /// Notes that something happened.
    pub(crate) fn note(&mut self, event: E) {
        self.events.push(event);
    }
}

//! What was told of a game, and to whom.

use super::Play;
use crate::rules::{Seat, Text, Told, Viewer};

impl Play {
    /// What happened after a step, oldest first, as it was told.
    pub fn told(&self, after: usize) -> Vec<Told> {
        self.told_by_step(after).into_iter().flat_map(|(_, told)| told).collect()
    }

    /// What a viewer reads of all that happened after a step, oldest first.
    pub fn told_to(&self, viewer: Viewer, after: usize) -> Vec<Text> {
        self.told(after).iter().filter_map(|told| told.to(viewer)).cloned().collect()
    }

    /// What a seat reads of all that happened since it last decided something itself.
    pub fn since(&self, seat: Seat) -> Vec<Text> {
        self.told_to(Viewer::Seat(seat), self.heard(seat))
    }
}

//! What was told of a game, to whom. Whoever came to a seat later than the game began reads of the time before what everybody
//! could read.

use super::Play;
use crate::rules::{Seat, Text, Told, Viewer};

impl Play {
    /// The last step that was made before whoever holds the seat sat down in place of somebody else; 0 where they, or a bot
    /// in their place, have had it from the start. Of what was told until then they read what everybody reads.
    pub fn before_holder(&self, seat: Seat) -> usize {
        let came = self.seating.came(seat);
        if came == 0 { 0 } else { self.floor() + self.steps(0).take_while(|(_, step)| step.entry < came).count() }
    }

    /// What happened after a step, oldest first, step by step as it was told.
    pub fn told_by_step(&self, after: usize) -> Vec<(usize, Vec<Told>)> {
        let wanted = self.step() - after.clamp(self.floor(), self.step());
        let numbers = self.step() - wanted + 1..;
        if wanted <= self.news.len() {
            let news = self.news.iter().skip(self.news.len() - wanted);
            return numbers.zip(news.map(|told| told.to_vec())).collect();
        }
        // It was played like that before, so it can be played again.
        let told = self.again(self.step() - self.floor()).map_or_else(|_| Vec::new(), |(_, told, _)| told);
        let skipped = told.len().saturating_sub(wanted);
        numbers.zip(told.into_iter().skip(skipped)).collect()
    }

    /// What happened after a step, oldest first, as it was told.
    pub fn told(&self, after: usize) -> Vec<Told> {
        self.told_by_step(after).into_iter().flat_map(|(_, told)| told).collect()
    }

    /// What a viewer reads of all that happened after a step, oldest first, with the step that it was told after.
    pub fn told_to_by_step(&self, viewer: Viewer, after: usize) -> Vec<(usize, Text)> {
        let strange = viewer.seat().map_or(0, |seat| self.before_holder(seat));
        let reader = |number: usize| if number <= strange { Viewer::Public } else { viewer };
        let by_step = self.told_by_step(after);
        let told = by_step.iter().flat_map(|(number, told)| told.iter().map(move |told| (*number, told)));
        told.filter_map(|(number, told)| Some((number, told.to(reader(number))?.clone()))).collect()
    }

    /// What a viewer reads of all that happened after a step, oldest first.
    pub fn told_to(&self, viewer: Viewer, after: usize) -> Vec<Text> {
        self.told_to_by_step(viewer, after).into_iter().map(|(_, text)| text).collect()
    }

    /// What a seat reads of all that happened since it last decided something itself.
    pub fn since(&self, seat: Seat) -> Vec<Text> {
        self.told_to(Viewer::Seat(seat), self.heard(seat))
    }

    /// The last thing that a viewer read up to a step.
    pub fn last_told(&self, viewer: Viewer, up_to: usize) -> Option<Text> {
        let last_of = |after: usize| {
            let told = self.told_to_by_step(viewer, after);
            told.into_iter().rev().find(|(number, _)| *number <= up_to).map(|(_, text)| text)
        };
        // Nearly always it is at hand.
        last_of(self.step() - self.news.len()).or_else(|| last_of(self.floor()))
    }
}

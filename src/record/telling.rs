//! What was told of a game, to whom. Whoever came to a seat later than the game began reads of the time before what everybody
//! could read.

use super::Play;
use crate::rules::{Footer, Seat, Text, Told, Viewer, fold};

/// So many of the last events stand in a picture.
const SHOWN: usize = 2;

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

    /// What the frame of a picture says to a viewer after a step, at a table of that name.
    pub fn footer(&self, viewer: Viewer, step: usize, table: impl Into<String>) -> Footer {
        let mut told = self.last_told(viewer, step);
        if told.is_empty() {
            told.push(Text::of(if self.floor() == 0 { "picture-begins" } else { "picture-goes-on" }));
        }
        Footer { told, table: table.into(), step, ..Footer::default() }
    }

    /// The last things that a viewer read up to a step, folded as everywhere. That somebody passed or is done is none as
    /// long as there is anything else.
    fn last_told(&self, viewer: Viewer, up_to: usize) -> Vec<Text> {
        let since = |after: usize| -> [Vec<Text>; 2] {
            let told = self.told_to_by_step(viewer, after).into_iter();
            let told = fold(told.filter(|(number, _)| *number <= up_to).map(|(_, text)| text).collect());
            let (idle, events) = told.into_iter().partition(|text| self.table().is_idle(text));
            [idle, events]
        };
        // Nearly always they are at hand, with one before them, so that they are folded as they ever will be.
        let [_, mut events] = since(self.step() - self.news.len());
        if events.len() <= SHOWN {
            let [idle, all] = since(self.floor());
            events = if all.is_empty() { idle } else { all };
        }
        events.split_off(events.len().saturating_sub(SHOWN))
    }
}

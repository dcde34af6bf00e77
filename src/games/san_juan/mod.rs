//! San Juan, the first edition of 2004 (alea, by Andreas Seyfarth). Rules by number: `docs/rules/san_juan.md`.
//!
//! `cards` says what is printed, `state` what lies where, `ask` what may be decided and why not, `phases` what comes of it and
//! `view` who may know what. Nothing here knows a language, a pixel or another game.

mod ask;
mod bot;
mod cards;
mod check;
#[cfg(test)]
mod given;
mod held;
mod imagine;
mod limits;
mod moves;
mod news;
mod notes;
mod phases;
mod piles;
mod price;
mod refuse;
mod scene;
mod scoring;
mod seen;
mod setup;
mod sites;
mod state;
mod tell;
mod tips;
mod view;
mod wording;
mod weights;
mod words;

#[cfg(test)]
mod playouts;
#[cfg(test)]
mod questions;
mod read;

use std::ops::RangeInclusive;

pub use state::SanJuan;

use crate::rules::{Chance, Fault, Habits, Part, Refusal, Rules, Scales, Seat, Seats, Setting, Standing, Verb, Viewer};

impl Rules for SanJuan {
    const ID: &'static str = "san_juan";
    const COMMAND: &'static str = "sanjuan";
    const RULES_VERSION: u16 = 2;
    const SEATS: RangeInclusive<u8> = 2..=4;
    const LONGEST: usize = 10_000;
    const USUAL: usize = 280;
    const VERBS: &'static [Verb] = moves::VERBS;
    const SETTINGS: &'static [Setting] = setup::SETTINGS;
    const HABITS: Habits = Habits { tries: Some(3), horizon: 4, spread: 10, is_tuned: true };
    const PARTS: &'static [Part] = cards::PARTS;
    /// A hand that leaves one way only is a secret: a hand that can build nothing, cards drawn that are all alike.
    const VEILED: &'static [&'static str] = &["pass", "keep", "discard"];
    const DECLINING: &'static [&'static str] = &["pass"];
    /// Of the first cards those are asked for that are kept, never those that go.
    const COMPARED: &'static [&'static str] = &[moves::HAND];

    type Options = setup::Options;
    type Pick = moves::Pick;
    type Event = moves::Event;
    type View = view::View;
    type Weights = weights::Weights;

    fn check_parts(texts: &[&str]) -> Result<(), Fault> {
        cards::check_parts(texts)
    }

    fn setup(
        options: &Self::Options,
        seats: u8,
        first: Option<Seat>,
        chance: &mut dyn Chance,
    ) -> Result<Self, Refusal> {
        setup::setup(options, seats, first, chance)
    }

    fn seats(&self) -> u8 {
        self.count()
    }

    fn awaiting(&self) -> Seats {
        self.awaiting
    }

    fn reveals(event: &Self::Event) -> bool {
        tell::reveals(event)
    }

    fn view(&self, viewer: Viewer) -> Self::View {
        view::view(self, viewer)
    }

    fn purse(&self, seat: Seat) -> Vec<u32> {
        vec![self.player(seat).hand.len() as u32]
    }

    fn reimagine(&mut self, known: Seats, chance: &mut dyn Chance) {
        imagine::reimagine(self, known, chance)
    }

    fn standing(&self) -> Option<Standing> {
        scoring::standing(self)
    }

    fn scales() -> &'static Scales<weights::Weights> {
        &weights::SCALES
    }

    fn prospects(&self, seat: Seat, weights: &weights::Weights) -> i32 {
        bot::prospects(self, seat, weights)
    }

    fn check(&self) -> Result<(), Fault> {
        check::check(self)
    }
}

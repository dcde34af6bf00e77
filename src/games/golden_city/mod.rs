//! The Golden City (Kosmos 2009, by Michael Schacht). Rules by number: `docs/rules/golden_city.md`.
//!
//! `board` and `cards` say what is printed, `state` what lies where, `ask` what may be decided and why not, `phases`
//! what comes of it and `view` who may know what. Nothing here knows a language, a pixel or another game.

mod ask;
mod board;
mod bot;
mod cards;
mod check;
#[cfg(test)]
mod given;
mod held;
mod imagine;
mod island;
mod labels;
mod moves;
mod news;
mod phases;
mod piles;
mod place;
mod places;
mod reach;
mod refuse;
mod scene;
mod scoring;
mod seen;
mod setup;
mod sites;
mod state;
mod tell;
mod terrain;
mod tips;
mod view;
mod wording;
mod weights;
mod words;

#[cfg(test)]
mod playouts;
#[cfg(test)]
mod prices;
mod read;

use std::ops::RangeInclusive;

pub use state::GoldenCity;

use crate::rules::{Chance, Fault, Habits, Part, Refusal, Rules, Scales, Seat, Seats, Setting, Standing, Verb, Viewer};

impl Rules for GoldenCity {
    const ID: &'static str = "golden_city";
    const COMMAND: &'static str = "goldencity";
    const RULES_VERSION: u16 = 1;
    const SEATS: RangeInclusive<u8> = 3..=4;
    /// Sixteen rounds of four seats: 64 bids and at most 28 more, for there are 40 coins to be had; 128 builds and passes,
    /// 64 times discarding, 24 choices of rewards: 308.
    const LONGEST: usize = 320;
    const USUAL: usize = 180;
    /// That somebody can build nothing, or holds nothing but cards that are alike, follows from the hand.
    const VEILED: &'static [&'static str] = &["pass", "discard"];
    const DECLINING: &'static [&'static str] = &["pass"];
    /// Places and cards are chosen by what they cost and bring; goods and bonus cards in slots of the same name.
    const COMPARED: &'static [&'static str] = &[moves::SITE, moves::GOOD];
    const VERBS: &'static [Verb] = moves::VERBS;
    const SETTINGS: &'static [Setting] = setup::SETTINGS;
    const HABITS: Habits = Habits { tries: None, horizon: 4, spread: 20, is_tuned: false };
    const PARTS: &'static [Part] = cards::PARTS;

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
        self.awaited()
    }

    fn reveals(event: &Self::Event) -> bool {
        tell::reveals(event)
    }

    fn view(&self, viewer: Viewer) -> Self::View {
        view::view(self, viewer)
    }

    fn purse(&self, seat: Seat) -> Vec<u32> {
        let player = self.player(seat);
        vec![player.coins.into(), player.hand.iter().count() as u32]
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

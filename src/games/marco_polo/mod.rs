//! Marco Polo II: In the Service of the Khan (Hans im Glück, 2019), with a house edition of its components. Rules by
//! number: `docs/rules/marco_polo.md`.
//!
//! `effect` is the vocabulary in which `map`, `cards`, `seals`, `characters` and `board` say what is printed; `state` says
//! what lies where and `view` who may know it; `scope` what a seat sees when it is asked, `ask` what it may decide and why
//! not, and `apply` what comes of it, with `due` for what gains leave open. No card is named here, nor a language or a pixel.

mod about;
mod alt;
mod apply;
mod ask;
mod bar;
mod board;
mod bot;
mod cards;
mod characters;
mod check;
mod data;
mod dice;
mod due;
mod effect;
mod events;
mod gains;
#[cfg(test)]
mod given;
mod imagine;
mod journey;
mod labels;
mod lack;
mod listed;
mod map;
mod moves;
mod names;
mod news;
mod options;
mod phrases;
mod picks;
mod print;
mod read;
mod reasons;
mod rounds;
mod route;
mod scene;
mod scope;
mod scoring;
mod seals;
mod setup;
mod source;
mod spaces;
mod state;
mod stock;
mod tell;
#[cfg(test)]
mod tests;
mod tips;
mod trip;
mod view;
mod vocabulary;
mod wording;
mod weights;
mod words;
#[cfg(test)]
mod work;

use std::ops::RangeInclusive;

pub use state::MarcoPolo;

use crate::rules::{Chance, Fault, Habits, Part, Refusal, Rules, Scales, Seat, Seats, Setting, Standing, Verb, Viewer};

impl Rules for MarcoPolo {
    const ID: &'static str = "marco_polo";
    const COMMAND: &'static str = "marcopolo";
    const RULES_VERSION: u16 = 2;
    const SEATS: RangeInclusive<u8> = 2..=4;
    const LONGEST: usize = 1500;
    const USUAL: usize = 300;
    const VERBS: &'static [Verb] = moves::VERBS;
    const SETTINGS: &'static [Setting] = options::SETTINGS;
    const END: Option<&'static str> = Some("end");
    const COMPARED: &'static [&'static str] = moves::COMPARED;
    const ALIKE: &'static [&'static str] = moves::ALIKE;
    /// A character and a goal card are kept to the end.
    const LASTING: &'static [&'static str] = &["character", "goal"];
    const HABITS: Habits = Habits { tries: Some(16), horizon: 1, spread: 20, is_tuned: false };
    const PARTS: &'static [Part] = data::PARTS;

    type Options = options::Options;
    type Pick = moves::Pick;
    type Event = events::Event;
    type View = view::View;
    type Weights = weights::Weights;

    fn check_parts(texts: &[&str]) -> Result<(), Fault> {
        vocabulary::check_parts(texts)
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
        self.table.count()
    }

    fn awaiting(&self) -> Seats {
        self.table.awaiting
    }

    fn reveals(event: &Self::Event) -> bool {
        matches!(event, events::Event::Final { .. })
    }

    fn view(&self, viewer: Viewer) -> Self::View {
        view::view(self, viewer)
    }

    fn purse(&self, seat: Seat) -> Vec<u32> {
        let stock = &self.table.players[seat.index()].stock;
        vec![stock.coins.into(), stock.camels.into(), stock.jade().into()]
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
        bot::prospects(&self.table, seat, weights)
    }

    fn check(&self) -> Result<(), Fault> {
        check::check(self)
    }
}

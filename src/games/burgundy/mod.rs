//! The Castles of Burgundy, the edition of 2011 (alea / Ravensburger, by Stefan Feld). Rules by number:
//! `docs/rules/burgundy.md`.
//!
//! `tiles`, `estates` and `board` say what is printed, `state` what lies where, `scope` what a seat sees and can do,
//! `gains` what that would bring, `ask` what may be decided and why not, `actions` and `rounds` what comes of it, and
//! `view` who may know what.
//! Nothing here knows a language, a pixel or another game.

mod actions;
mod ask;
mod board;
mod bot;
mod check;
mod costs;
mod cover;
mod depots;
mod estates;
mod gains;
#[cfg(test)]
mod given;
mod goods;
mod imagine;
mod labels;
mod moves;
mod news;
mod past;
mod picks;
mod read;
mod refuse;
mod rounds;
mod scene;
mod scope;
mod scoring;
mod setup;
mod spaces;
mod state;
mod tell;
#[cfg(test)]
mod tests;
mod tiles;
mod tips;
mod view;
mod wording;
mod weights;
mod words;

use std::ops::RangeInclusive;

pub use state::Burgundy;

use crate::rules::{Chance, Fault, Habits, Part, Refusal, Rules, Scales, Seat, Seats, Setting, Standing, Verb, Viewer};

/// The component files.
const PARTS: &[Part] = &[tiles::PART, estates::PART, board::BOARD, board::SCORING];

impl Rules for Burgundy {
    const ID: &'static str = "burgundy";
    const COMMAND: &'static str = "burgundy";
    // 2: estate 2 is the one of 2011. Built-in component files have no version of their own; this one stands for them too.
    const RULES_VERSION: u16 = 2;
    const SEATS: RangeInclusive<u8> = 2..=4;
    // A turn is two dice, a purchase and the end; each of the 36 tiles placed can ask for one more step, and an estate
    // is chosen once: (25 * 4 + 36 + 1) * 4.
    const LONGEST: usize = 548;
    const USUAL: usize = 360;
    const VERBS: &'static [Verb] = picks::VERBS;
    const SETTINGS: &'static [Setting] = setup::SETTINGS;
    const END: Option<&'static str> = Some("end");
    const LEAD: Option<&'static str> = Some(picks::DIE);
    /// An estate is played on to the end.
    const LASTING: &'static [&'static str] = &["estate"];
    const DECLINING: &'static [&'static str] = &["skip"];
    const HABITS: Habits = Habits { tries: None, horizon: 2, spread: 30, is_tuned: false };
    const PARTS: &'static [Part] = PARTS;

    type Options = setup::Options;
    type Pick = picks::Pick;
    type Event = moves::Event;
    type View = view::View;
    type Weights = weights::Weights;

    fn check_parts(texts: &[&str]) -> Result<(), Fault> {
        let [tiles, estates, board, scoring] = texts else { return Err(Fault::of("files", "there are four")) };
        let stock = tiles::check(tiles)?;
        estates::check(estates)?;
        board::check(board, &stock)?;
        board::check_scoring(scoring)
    }

    fn has_secrets(options: &Self::Options) -> bool {
        options.estates == setup::Estates::Secret
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
        let player = &self.players[seat.index()];
        vec![player.silver.into(), player.workers.into()]
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

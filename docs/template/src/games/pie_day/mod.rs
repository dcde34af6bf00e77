//! Pie Day, a small game that is there to be copied. Rules by number: `docs/rules/pie_day.md`.
//!
//! `data` says what is printed, `state` what lies where, `ask` what may be decided and why not, `apply` what comes of it
//! and `view` who may know what. Nothing here knows a language, a pixel or another game.

mod apply;
mod ask;
mod check;
mod data;
mod moves;
mod scene;
mod scoring;
mod state;
mod view;
mod wording;
mod words;

#[cfg(test)]
mod tests;

use std::ops::RangeInclusive;

pub use state::PieDay;

use crate::rules::{Chance, Fault, Part, Refusal, Rules, Scales, Seat, Seats, Setting, Standing, Verb, Viewer};

impl Rules for PieDay {
    const ID: &'static str = "pie_day";
    const COMMAND: &'static str = "pieday";
    const RULES_VERSION: u16 = 1;
    const SEATS: RangeInclusive<u8> = 2..=4;
    const LONGEST: usize = 4 * 7;
    const VERBS: &'static [Verb] = moves::VERBS;
    const SETTINGS: &'static [Setting] = &[Setting { name: "length", values: &["short", "long"] }];
    const COMPARED: &'static [&'static str] = &[moves::PIE];
    const PARTS: &'static [Part] = data::PARTS;

    type Options = state::Options;
    type Pick = moves::Pick;
    type Event = moves::Event;
    type View = view::View;
    type Weights = ();

    fn check_parts(texts: &[&str]) -> Result<(), Fault> {
        data::check_parts(texts)
    }

    fn setup(
        options: &state::Options,
        seats: u8,
        first: Option<Seat>,
        chance: &mut dyn Chance,
    ) -> Result<Self, Refusal> {
        state::setup(options, seats, first, chance)
    }

    fn seats(&self) -> u8 {
        self.players.len() as u8
    }

    fn awaiting(&self) -> Seats {
        if self.is_over() { Seats::NONE } else { Seats::only(self.turn) }
    }

    fn view(&self, viewer: Viewer) -> view::View {
        view::view(self, viewer)
    }

    fn purse(&self, seat: Seat) -> Vec<u32> {
        vec![self.players[seat.index()].hand.len() as u32]
    }

    fn reimagine(&mut self, known: Seats, chance: &mut dyn Chance) {
        view::reimagine(self, known, chance)
    }

    fn standing(&self) -> Option<Standing> {
        scoring::standing(self)
    }

    fn scales() -> &'static Scales<()> {
        &Scales { greedy: (), normal: () }
    }

    fn prospects(&self, seat: Seat, (): &()) -> i32 {
        scoring::prospects(self, seat)
    }

    fn check(&self) -> Result<(), Fault> {
        check::check(self)
    }
}

//! The Castles of Burgundy, the edition of 2011 (alea / Ravensburger, by Stefan Feld). Rules by number:
//! `docs/rules/burgundy.md`.
//!
//! `tiles`, `estates` and `board` say what is printed, `state` what lies where, `scope` what a seat can do and what it
//! would bring, `ask` what may be decided, `actions` and `rounds` what comes of it, and `view` who may know what.
//! Nothing here knows a language, a pixel or another game.

mod actions;
mod ask;
mod board;
mod bot;
mod check;
mod cover;
mod estates;
mod face;
#[cfg(test)]
mod given;
mod goods;
mod imagine;
mod labels;
mod moves;
mod past;
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
mod view;
mod words;

use std::ops::RangeInclusive;

pub use state::Burgundy;

use crate::rules::{
    Answer, ByPath, Chance, Choice, Face, Fault, Footer, Part, Refusal, Rules, Seat, Seats, Setting, Sheet, Slot,
    Standing, Text, Tongue, Topic, Verb, Viewer, tried,
};
use crate::scene::Scene;

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
    const VERBS: &'static [Verb] = moves::VERBS;
    const SETTINGS: &'static [Setting] = setup::SETTINGS;
    const END: Option<&'static str> = Some("end");
    const LEAD: Option<&'static str> = Some(moves::DIE);
    /// An estate is played on to the end.
    const LASTING: &'static [&'static str] = &["estate"];
    const DECLINING: &'static [&'static str] = &["skip"];
    const PARTS: &'static [Part] = PARTS;

    type Options = setup::Options;
    type Pick = moves::Pick;
    type Event = moves::Event;
    type View = view::View;

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

    fn reimagine(&mut self, viewer: Viewer, chance: &mut dyn Chance) {
        imagine::reimagine(self, viewer, chance)
    }

    fn standing(&self) -> Option<Standing> {
        scoring::standing(self)
    }

    fn appraise(&self, seat: Seat) -> i32 {
        bot::appraise(self, seat)
    }

    fn check(&self) -> Result<(), Fault> {
        check::check(self)
    }
}

impl ByPath for Burgundy {
    type Move = moves::Move;

    fn ask(&self, seat: Seat, path: &[Answer<Self::Pick>]) -> ask::Ask {
        ask::ask(self, seat, path)
    }

    fn apply(&mut self, seat: Seat, mv: &Self::Move, chance: &mut dyn Chance) -> Result<Vec<Self::Event>, Refusal> {
        actions::apply(self, seat, mv, chance)
    }

    fn words(&self, seat: Seat, path: &[Answer<Self::Pick>], slot: &Slot<Self::Pick>) -> (Text, Vec<Choice>) {
        let view = self.view(Viewer::Seat(seat));
        let labels = slot.options.iter().map(|pick| labels::label(&view, path, *pick)).collect();
        (face::prompt(&view, path, slot.name), labels)
    }

    fn barred(&self, seat: Seat, path: &[Answer<Self::Pick>]) -> Vec<(Self::Pick, Choice, Refusal)> {
        let view = self.view(Viewer::Seat(seat));
        tried(self, seat, path, face::shadows(&view, path), |picks| {
            picks.iter().map(|pick| labels::label(&view, path, *pick)).collect()
        })
    }

    fn sheet(&self, viewer: Viewer, path: &[Answer<Self::Pick>]) -> Sheet {
        scene::sheet(&self.view(viewer), path)
    }

    fn scene(
        &self,
        viewer: Viewer,
        sheet: Sheet,
        path: &[Answer<Self::Pick>],
        offers: &[(char, Self::Pick)],
        footer: &Footer,
        tongue: &dyn Tongue,
    ) -> Scene {
        scene::scene(&self.view(viewer), sheet, path, offers, footer, tongue)
    }
}

impl Face for Burgundy {
    fn tell(event: &Self::Event, viewer: Viewer) -> Option<Text> {
        tell::tell(event, viewer)
    }

    fn duty(view: &Self::View, seat: Seat) -> Text {
        face::duty(view, seat)
    }

    fn stage(view: &Self::View) -> Text {
        words::stage(view)
    }

    fn describe(view: &Self::View, sheet: Sheet) -> Vec<Text> {
        words::describe(view, sheet)
    }

    fn own(view: &Self::View) -> Vec<Text> {
        words::own(view)
    }

    fn scores(view: &Self::View) -> Vec<Text> {
        words::scores(view)
    }

    fn topics() -> Vec<Topic> {
        words::topics()
    }
}

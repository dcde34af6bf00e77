//! Marco Polo II: In the Service of the Khan (Hans im Glück, 2019), with a house edition of its components. Rules by
//! number: `docs/rules/marco_polo.md`.
//!
//! `effect` is the vocabulary in which `map`, `cards`, `seals`, `characters` and `board` say what is printed; `state` says
//! what lies where and `view` who may know it; `ask` what may be decided and `apply` what comes of it, with `due` for what
//! gains leave open. No card is named here, nor a language or a pixel.

mod apply;
mod ask;
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
mod face;
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
mod phrases;
mod picks;
mod refuse;
mod rounds;
mod route;
mod scene;
mod scope;
mod scoring;
mod seals;
mod setup;
mod spaces;
mod state;
mod stock;
mod tell;
#[cfg(test)]
mod tests;
mod view;
mod vocabulary;
mod words;
#[cfg(test)]
mod work;

use std::ops::RangeInclusive;

pub use state::MarcoPolo;

use crate::rules::{
    Answer, ByPath, Chance, Choice, Face, Fault, Footer, Part, Refusal, Rules, Seat, Seats, Setting, Sheet, Slot,
    Standing, Text, Tongue, Topic, Verb, Viewer, tried,
};
use crate::scene::Scene;

impl Rules for MarcoPolo {
    const ID: &'static str = "marco_polo";
    const COMMAND: &'static str = "marcopolo";
    const RULES_VERSION: u16 = 2;
    const SEATS: RangeInclusive<u8> = 2..=4;
    const LONGEST: usize = 1500;
    const VERBS: &'static [Verb] = moves::VERBS;
    const SETTINGS: &'static [Setting] = setup::SETTINGS;
    const END: Option<&'static str> = Some("end");
    const COMPARED: &'static [&'static str] = moves::COMPARED;
    const ALIKE: &'static [&'static str] = moves::ALIKE;
    /// A character and a goal card are kept to the end.
    const LASTING: &'static [&'static str] = &["character", "goal"];
    const PARTS: &'static [Part] = data::PARTS;

    type Options = setup::Options;
    type Pick = moves::Pick;
    type Event = events::Event;
    type View = view::View;

    fn check_parts(texts: &[&str]) -> Result<(), Fault> {
        data::check_parts(texts)
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

impl ByPath for MarcoPolo {
    type Move = moves::Move;

    fn ask(&self, seat: Seat, path: &[Answer<Self::Pick>]) -> ask::Ask {
        ask::ask(&self.table, seat, path)
    }

    fn apply(&mut self, seat: Seat, mv: &Self::Move, chance: &mut dyn Chance) -> Result<Vec<Self::Event>, Refusal> {
        apply::apply(self, seat, mv, chance)
    }

    fn words(&self, seat: Seat, path: &[Answer<Self::Pick>], slot: &Slot<Self::Pick>) -> (Text, Vec<Choice>) {
        let view = self.view(Viewer::Seat(seat));
        let labels = labels::labels(&view, path, &slot.options);
        (face::prompt(&view, path, slot.name), labels)
    }

    fn barred(&self, seat: Seat, path: &[Answer<Self::Pick>]) -> Vec<(Self::Pick, Choice, Refusal)> {
        let view = self.view(Viewer::Seat(seat));
        tried(self, seat, path, face::shadows(&view, path), |picks| labels::labels(&view, path, picks))
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

impl Face for MarcoPolo {
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

    fn boards(view: &Self::View) -> Vec<Text> {
        words::boards(view)
    }

    fn topics() -> Vec<Topic> {
        words::topics()
    }
}

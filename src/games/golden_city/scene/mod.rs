//! The pictures: the island with all that lies on the table, the hand of a seat, and the score sheet when the game is
//! over.
//!
//! Everything here knows a view and a language, and nothing else. What lies where comes from the mock-ups of the
//! house style; sizes are in tenths of a unit.

mod bonus;
mod cards;
mod city;
mod ground;
mod hand;
mod icons;
mod island;
mod landscape;
mod look;
mod names;
mod open;
mod pairs;
mod pay;
mod places;
mod plane;
mod score;
mod scoring;
mod seat;
mod stage;
mod strewn;
mod table;
mod tags;

use super::moves::{Event, Pick};
use super::news::{self, Spot};
use super::state::{GoldenCity, Phase};
use super::view::View;
use crate::rules::{Asking, Change, Drawing, Footer, Passage, Public, Seat, Sheet, Text, Tongue, Trace, Viewer};
use crate::scene::{Frame, Map, Player, Scene, Strip, Turn, initials, plain_name};
use stage::Stage;

impl Drawing for GoldenCity {
    type Spot = Spot;
    const MAP: Option<u8> = Some(0);

    fn changes(before: &Public<Self>, after: &Public<Self>) -> Vec<Change<Spot>> {
        news::changes(before, after)
    }

    fn held(view: &View) -> Vec<Spot> {
        let cards = view.own.iter().flat_map(|own| own.hand.numbered());
        cards.map(|(kind, copy)| Spot::Card(kind, copy)).collect()
    }

    /// The picture of a sheet. The board is the same picture in all phases; once the game is over the first board is the
    /// score sheet, and the second one is the island as it was left. The sheet of a seat is the island with the places
    /// that seat could build on.
    ///
    /// Where nothing is offered, what is marked follows from roads, free harbours, keys and coins alone, and not from any
    /// hand.
    fn scene(
        view: &View,
        sheet: Sheet,
        asking: Option<&Asking<Self>>,
        offers: &[(char, Pick)],
        footer: &Footer,
        trace: &Trace<Spot>,
        tongue: &dyn Tongue,
    ) -> Scene {
        let draft = asking.map(|asking| asking.draft);
        let slot = asking.map(|asking| asking.slot);
        let stage = Stage { draft, slot, offers, ..stage(view, footer, trace, tongue) };
        match (sheet, &view.own) {
            (Sheet::Own, Some(own)) => hand::scene(&stage, own),
            (Sheet::Board(0), _) if view.phase == Phase::Over => score::scene(&stage),
            (Sheet::Of(seat), _) if seat.index() < view.seats.len() && view.phase != Phase::Over => {
                table::scene(&stage, Some(seat))
            }
            _ => table::scene(&stage, None),
        }
    }

    fn icons(event: &Event, viewer: Viewer, players: &[Player], tongue: &dyn Tongue) -> Strip {
        icons::of(event, viewer, players, tongue)
    }

    fn now(view: &View, seat: Seat) -> (Strip, Option<Text>) {
        icons::now(view, seat)
    }

    fn map(
        view: &View,
        asking: Option<&Asking<Self>>,
        offers: &[(char, Pick)],
        trace: &Trace<Spot>,
        tongue: &dyn Tongue,
    ) -> Option<Map> {
        let (footer, draft) = (Footer::default(), asking.map(|asking| asking.draft));
        Some(table::map(&Stage { draft, offers, ..stage(view, &footer, trace, tongue) }))
    }

    fn frame(view: &View, turn: Turn, footer: &Footer, tongue: &dyn Tongue) -> Frame {
        let trace = Trace::default();
        let stage = stage(view, footer, &trace, tongue);
        stage.frame(turn, stage.news())
    }

    fn read(view: &View) -> Vec<Passage> {
        super::read::read(view)
    }
}

/// What a picture of a view is made from that is asked nothing.
fn stage<'a>(view: &'a View, footer: &'a Footer, trace: &'a Trace<Spot>, tongue: &'a dyn Tongue) -> Stage<'a> {
    let names: Vec<_> = (0..view.seats.len()).map(|i| plain_name(&tongue.name(Seat(i as u8)), i)).collect();
    let (draft, slot, offers) = (None, None, &[][..]);
    Stage { view, draft, slot, offers, footer, trace, tongue, initials: initials(&names), names }
}

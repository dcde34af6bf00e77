//! The pictures: everything that takes a die, the map, a seat's own board, what is chosen before the first round, and
//! the score sheet when the game is over.
//!
//! Everything here knows a view and a language, and nothing else. What lies where comes from the mock-ups of the
//! house style; sizes are in tenths of a unit.

mod actions;
mod board;
mod books;
mod choices;
mod cities;
mod goals;
mod ground;
mod icons;
mod journey;
mod landscape;
mod layout;
mod look;
mod names;
mod papers;
mod places;
mod routes;
mod score;
mod seat;
mod spaces;
mod stage;
mod things;

use super::events::Event;
use super::moves::Pick;
use super::news::{self, Spot};
use super::state::{MarcoPolo, Stage as Doing};
use super::view::View;
use crate::rules::{Asking, Change, Drawing, Footer, Passage, Public, Seat, Sheet, Text, Tongue, Trace, Viewer, Way};
use crate::scene::{Frame, Map, Player, Scene, Strip, Turn, initials, plain_name};
use stage::Stage;

impl Drawing for MarcoPolo {
    type Spot = Spot;
    const MAP: Option<u8> = Some(1);

    fn changes(before: &Public<Self>, after: &Public<Self>) -> Vec<Change<Spot>> {
        news::changes(before, after)
    }

    fn ways(event: &Event) -> Vec<Way<Spot>> {
        news::ways(event)
    }

    /// The first board is the actions, the second one the map. Once the game is over the score
    /// sheet comes before them.
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
        let over = view.table.stage == Doing::Over;
        match sheet {
            Sheet::Own => stage.asked().map_or_else(|| actions::scene(&stage), |seat| own(&stage, seat)),
            Sheet::Of(seat) if seat.index() < stage.names.len() => board::scene(&stage, seat.index()),
            Sheet::Board(0) if over => score::scene(&stage),
            Sheet::Board(0) if view.table.stage == Doing::Characters => choices::characters(&stage),
            Sheet::Board(number) if number == 1 + u8::from(over) => journey::scene(&stage),
            Sheet::Board(_) | Sheet::Of(_) => actions::scene(&stage),
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
        Some(journey::map(&Stage { draft, offers, ..stage(view, &footer, trace, tongue) }))
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

/// A seat's own board, or the goal cards it has to choose from.
fn own(stage: &Stage, seat: Seat) -> Scene {
    let seat = seat.index();
    if stage.dealt(seat).is_empty() { board::scene(stage, seat) } else { choices::goals(stage, seat) }
}

/// What a picture of a view is made from that is asked nothing.
fn stage<'a>(view: &'a View, footer: &'a Footer, trace: &'a Trace<Spot>, tongue: &'a dyn Tongue) -> Stage<'a> {
    let names: Vec<_> = view.table.seats().map(|seat| plain_name(&tongue.name(seat), seat.index())).collect();
    let (draft, slot, offers) = (None, None, &[][..]);
    Stage { view, draft, slot, offers, footer, trace, tongue, initials: initials(&names), names }
}

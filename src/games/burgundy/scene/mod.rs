//! The pictures: the board with all estates, one estate large, and the score sheet when the game is over.
//!
//! Everything here knows a view and a language, and nothing else. What lies where comes from the mock-ups of the
//! house style; sizes are in tenths of a unit.

mod board;
mod bonuses;
mod depots;
mod estate;
mod icons;
mod large;
mod look;
mod phases;
mod score;
mod seat;
mod sides;
mod stage;
mod tile;

use super::moves::Event;
use super::news::{self, Spot};
use super::picks::Pick;
use super::state::{Burgundy, Stage as Doing};
use super::view::View;
use crate::rules::{Asking, Change, Drawing, Footer, Passage, Public, Seat, Sheet, Text, Tongue, Trace, Viewer};
use crate::scene::{Frame, Player, Scene, Strip, Turn, initials, plain_name, u};
use stage::Stage;

/// Between panels.
const GAP: i32 = u(16);

impl Drawing for Burgundy {
    type Spot = Spot;

    fn changes(before: &Public<Self>, after: &Public<Self>) -> Vec<Change<Spot>> {
        news::changes(before, after)
    }

    /// Once the game is over the first board is the score sheet, and the second one is the board as it was left.
    fn scene(
        view: &View,
        sheet: Sheet,
        asking: Option<&Asking<Self>>,
        offers: &[(char, Pick)],
        footer: &Footer,
        trace: &Trace<Spot>,
        tongue: &dyn Tongue,
    ) -> Scene {
        let stage = stage(view, (asking, offers), footer, trace, tongue);
        match sheet {
            Sheet::Own | Sheet::Of(_) => own(&stage, sheet),
            Sheet::Board(0) if view.stage == Doing::Over => score::scene(&stage),
            Sheet::Board(_) => board::scene(&stage),
        }
    }

    fn icons(event: &Event, _: Viewer, _: &[Player], _: &dyn Tongue) -> Strip {
        icons::of(event)
    }

    fn now(view: &View, seat: Seat) -> (Strip, Option<Text>) {
        icons::now(view, seat)
    }

    fn frame(view: &View, turn: Turn, footer: &Footer, tongue: &dyn Tongue) -> Frame {
        stage(view, (None, &[]), footer, &Trace::default(), tongue).frame(turn)
    }

    fn read(view: &View) -> Vec<Passage> {
        super::read::read(view)
    }
}

/// What a picture is made from.
fn stage<'a, 'g>(
    view: &'a View,
    (asking, offers): (Option<&'a Asking<'a, 'g, Burgundy>>, &'a [(char, Pick)]),
    footer: &'a Footer,
    trace: &'a Trace<Spot>,
    tongue: &'a dyn Tongue,
) -> Stage<'a, 'g> {
    let names: Vec<_> = (0..view.players.len()).map(|i| plain_name(&tongue.name(Seat(i as u8)), i)).collect();
    Stage { view, asking, offers, footer, trace, tongue, initials: initials(&names), names }
}

/// One seat's estate; the viewer's own one may have yet to be chosen.
fn own(stage: &Stage, sheet: Sheet) -> Scene {
    let seat = match sheet {
        Sheet::Of(seat) => Some(seat),
        _ => stage.asked(),
    };
    let seat = seat.map(Seat::index).filter(|seat| *seat < stage.view.players.len());
    let Some(seat) = seat else { return board::scene(stage) };
    match stage.sides_of(seat) {
        Some(sides) if sheet == Sheet::Own && stage.side_of(seat).is_none() => sides::scene(stage, &sides),
        _ => large::scene(stage, seat),
    }
}

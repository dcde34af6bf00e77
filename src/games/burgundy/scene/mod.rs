//! The pictures: the board with all estates, one estate large, and the score sheet when the game is over.
//!
//! Everything here knows a view and a language, and nothing else. What lies where comes from the mock-ups of the
//! house style; sizes are in tenths of a unit.

mod board;
mod bonuses;
mod depots;
mod estate;
mod large;
mod look;
mod phases;
mod score;
mod seat;
mod sides;
mod stage;
mod tile;

use super::news::{self, Spot};
use super::picks::Pick;
use super::state::{Burgundy, Stage as Doing};
use super::view::View;
use crate::rules::{Asking, Change, Drawing, Footer, Passage, Public, Seat, Sheet, Tongue, Trace};
use crate::scene::{Scene, initials, plain_name, u};
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
        let names: Vec<_> = (0..view.players.len()).map(|i| plain_name(&tongue.name(Seat(i as u8)), i)).collect();
        let stage = Stage { view, asking, offers, footer, trace, tongue, initials: initials(&names), names };
        match sheet {
            Sheet::Own | Sheet::Of(_) => own(&stage, sheet),
            Sheet::Board(0) if view.stage == Doing::Over => score::scene(&stage),
            Sheet::Board(_) => board::scene(&stage),
        }
    }

    fn read(view: &View) -> Vec<Passage> {
        super::read::read(view)
    }
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

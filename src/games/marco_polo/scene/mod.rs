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
mod journey;
mod landscape;
mod layout;
mod look;
mod papers;
mod places;
mod score;
mod seat;
mod spaces;
mod stage;
mod things;

use super::due::Due;
use super::moves::{Act, CONTRACT, CONTRACTS, DIE, Draft, Pick};
use super::state::{MarcoPolo, Stage as Doing};
use super::view::View;
use crate::rules::{Asking, Footer, Seat, Sheet, Tongue};
use crate::scene::{Scene, initials, plain_name};
use stage::Stage;

/// The picture of a sheet: the first board is the actions, the second one the map. Once the game is over the score
/// sheet comes before them.
pub(super) fn scene(
    view: &View,
    sheet: Sheet,
    draft: Option<&Draft>,
    offers: &[(char, Pick)],
    footer: &Footer,
    tongue: &dyn Tongue,
) -> Scene {
    let names: Vec<_> = view.table.seats().map(|seat| plain_name(&tongue.name(seat), seat.index())).collect();
    let stage = Stage { view, draft, offers, footer, tongue, initials: initials(&names), names };
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

/// A seat's own board, or the goal cards it has to choose from.
fn own(stage: &Stage, seat: Seat) -> Scene {
    let seat = seat.index();
    if stage.dealt(seat).is_empty() { board::scene(stage, seat) } else { choices::goals(stage, seat) }
}

const ACTIONS: Sheet = Sheet::Board(0);
const MAP: Sheet = Sheet::Board(1);

/// The sheet that helps most with a question: the map for what lies on it, the own board for what lies
/// there or is chosen with an eye on it, else the actions.
pub(super) fn sheet(view: &View, asking: Option<&Asking<MarcoPolo>>) -> Sheet {
    let open = view.seat.or(view.awaiting.first().copied()).and_then(|seat| view.player(seat)?.open());
    let act = asking.and_then(|asking| asking.draft.verb);
    match (act, asking.map_or("", |asking| asking.slot)) {
        _ if view.table.stage == Doing::Over => ACTIONS,
        (Some(Act::Goal), _) => Sheet::Own,
        (Some(Act::Travel | Act::Move | Act::Post), _) => MAP,
        (Some(Act::Contracts), DIE) => ACTIONS,
        (Some(Act::Contracts), CONTRACTS) | (Some(Act::Take), CONTRACT) => MAP,
        (Some(Act::Contracts | Act::Take | Act::Fulfil | Act::Improve | Act::Outpost), _) => Sheet::Own,
        (Some(Act::Bonus | Act::Compensate) | None, _) => open.map_or_else(|| idle(view), sheet_of),
        _ => ACTIONS,
    }
}

/// The sheet while nothing is open inside a gain.
fn idle(view: &View) -> Sheet {
    if view.table.stage == Doing::Goals { Sheet::Own } else { ACTIONS }
}

/// The sheet that helps with what is open inside a gain.
const fn sheet_of(due: &Due) -> Sheet {
    match due {
        Due::Copy { .. }
        | Due::OwnTokens { .. }
        | Due::Open { .. }
        | Due::Offered { .. }
        | Due::Move { .. }
        | Due::Post { .. } => MAP,
        Due::Gain { .. } | Due::Draw { .. } | Due::Seal { .. } | Due::Black { .. } => ACTIONS,
        Due::AnyGoods { .. }
        | Due::DifferentGoods { .. }
        | Due::Drawn { .. }
        | Due::Oases { .. }
        | Due::Twice
        | Due::Pair { .. }
        | Due::Compensation { .. } => Sheet::Own,
    }
}

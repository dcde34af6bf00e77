//! Tips for the first games, each where it is of use.

use super::cards::Group;
use super::state::{Phase, SanJuan};
use super::view::{Own, SeatView, View};
use crate::rules::Tip;

/// From so many buildings on the end is near (SJ-114).
const LATE: usize = 10;

pub(super) const TIPS: &[Tip<SanJuan>] = &[
    Tip { key: "sj-tip-role", is_taught: true, fits: |view, _| view.phase == Phase::Role },
    Tip {
        key: "sj-tip-builder",
        is_taught: true,
        fits: |view, _| view.phase == Phase::Builder && view.viewer().is_some_and(|seat| seat != view.picker),
    },
    Tip {
        key: "sj-tip-produce",
        is_taught: true,
        fits: |view, _| view.phase == Phase::Producer && own(view).is_some_and(is_free),
    },
    Tip { key: "sj-tip-trader", is_taught: true, fits: |view, _| view.phase == Phase::Trader },
    Tip { key: "sj-tip-keep", is_taught: true, fits: |view, _| view.phase == Phase::Councillor },
    Tip { key: "sj-tip-limit", is_taught: true, fits: |view, _| view.phase == Phase::HandLimit },
    Tip { key: "sj-tip-chapel", is_taught: false, fits: |view, _| view.phase == Phase::Chapel },
    Tip { key: "sj-tip-twin", is_taught: false, fits: |view, _| own(view).is_some_and(holds_twin) },
    Tip {
        key: "sj-tip-six",
        is_taught: false,
        fits: |view, _| own(view).is_some_and(|(own, _)| own.hand.iter().any(|kind| kind.print().group == Group::Six)),
    },
    Tip {
        key: "sj-tip-mine",
        is_taught: false,
        fits: |view, _| view.phase == Phase::Prospector && view.mine.is_empty(),
    },
    Tip {
        key: "sj-tip-end",
        is_taught: false,
        fits: |view, _| view.seats.iter().any(|seat| seat.buildings.len() >= LATE),
    },
];

/// The viewer's own things, hidden and open.
fn own(view: &View) -> Option<(&Own, &SeatView)> {
    let own = view.own.as_ref()?;
    Some((own, view.seat(own.seat)))
}

/// Whether there is a choice where to produce.
fn is_free((_, seat): (&Own, &SeatView)) -> bool {
    seat.buildings.iter().filter(|it| it.kind.is_production() && !it.good).count() > 1
}

/// Whether a violet card in hand stands already (SJ-35).
fn holds_twin((own, seat): (&Own, &SeatView)) -> bool {
    own.hand.iter().any(|kind| !kind.is_production() && seat.has(*kind))
}

//! Tips for the first games, each where it is of use.

use super::cards::{GoodsCard, scored};
use super::moves::{PAY, Pick};
use super::place::{Area, Kind, Place};
use super::reach::cost;
use super::state::{GoldenCity, Phase};
use super::view::{SeatView, View};
use crate::rules::{Seat, Tip};

/// The own houses after which it is looked at how many places are left, and so few of them are few.
const SETTLED: usize = 3;
const FEW: usize = 2;
/// So many houses left are few.
const LATE: u8 = 3;
/// One goods card less than there may be.
const FULL: usize = 3;

pub(super) const TIPS: &[Tip<GoldenCity>] = &[
    Tip { key: "gc-tip-bid", is_taught: true, fits: |view, _| view.phase == Phase::Bid },
    Tip {
        key: "gc-tip-again",
        is_taught: true,
        fits: |view, _| view.phase == Phase::Bid && own(view).is_some_and(|it| has_bid(view, it.0)),
    },
    Tip {
        key: "gc-tip-scored",
        is_taught: true,
        fits: |view, _| view.phase == Phase::Bid && own(view).is_some_and(|(_, own)| lacks(view, &own.goods)),
    },
    Tip {
        key: "gc-tip-joker",
        is_taught: true,
        fits: |_, asking| {
            let dear =
                |site: Place, pick: &Pick| matches!(pick, Pick::Pay(pay) if pay.len() > usize::from(cost(site).1));
            asking.slot == PAY && asking.draft.site.is_some_and(|site| asking.legal.iter().any(|pick| dear(site, pick)))
        },
    },
    Tip {
        key: "gc-tip-road",
        is_taught: false,
        fits: |view, _| {
            let only_harbours = |own: &SeatView| own.houses.iter().all(|place| place.kind() == Kind::Harbour);
            builds(view) && own(view).is_some_and(|(_, own)| !own.houses.is_empty() && only_harbours(own))
        },
    },
    Tip {
        key: "gc-tip-city",
        is_taught: true,
        fits: |view, _| {
            let own = view.own.as_ref();
            builds(view) && own.is_some_and(|own| own.buildable.iter().any(|place| place.district().is_some()))
        },
    },
    Tip { key: "gc-tip-key", is_taught: true, fits: |view, _| own(view).is_some_and(|(_, own)| own.keys > 0) },
    Tip { key: "gc-tip-bonus", is_taught: true, fits: |view, _| view.phase == Phase::Bonus },
    Tip {
        key: "gc-tip-good",
        is_taught: false,
        fits: |view, _| own(view).is_some_and(|(_, own)| own.goods.len() >= FULL),
    },
    Tip {
        key: "gc-tip-quarter",
        is_taught: true,
        fits: |view, _| scored(view.card).areas.iter().any(|area| matches!(area, Area::Quarter(_))),
    },
    Tip {
        key: "gc-tip-stuck",
        is_taught: false,
        fits: |view, _| builds(view) && own(view).is_some_and(|(_, own)| is_narrow(own)),
    },
    Tip { key: "gc-tip-end", is_taught: false, fits: |view, _| view.seats.iter().any(|seat| seat.left <= LATE) },
];

fn builds(view: &View) -> bool {
    view.phase == Phase::Build
}

/// Who looks, and what they show.
fn own(view: &View) -> Option<(Seat, &SeatView)> {
    let seat = view.own.as_ref()?.seat;
    Some((seat, view.seat(seat)))
}

/// Whether a seat that bids has done so before in this round: everybody before the newest hand has.
fn has_bid(view: &View, seat: Seat) -> bool {
    let count = view.seats.len();
    let place = (seat.index() + count - view.start.index()) % count;
    place < view.pairs.iter().filter(|pair| pair.hand.is_some()).count()
}

/// Whether the good that is scored is on none of the cards.
fn lacks(view: &View, goods: &[GoodsCard]) -> bool {
    !goods.iter().any(|card| card.goods().contains(&scored(view.card).good))
}

/// Whether few places are open beside harbours.
fn is_narrow(own: &SeatView) -> bool {
    let open = own.possible.iter().filter(|place| place.kind() != Kind::Harbour).count();
    own.left > 0 && own.houses.len() >= SETTLED && open <= FEW
}

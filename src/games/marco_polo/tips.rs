//! Tips for the first games, each where it is of use.

use super::board::numbers;
use super::map::Place;
use super::moves::*;
use super::print::CityKind;
use super::spaces::Space;
use super::state::{MarcoPolo, Player, Stage};
use super::view::View;
use crate::rules::Tip;

/// So many camels buy a black die (MP-118).
const BLACK: u16 = 3;

pub(super) const TIPS: &[Tip<MarcoPolo>] = &[
    Tip { key: "mp-tip-character", is_taught: false, fits: |view, _| view.table.stage == Stage::Characters },
    Tip { key: "mp-tip-goal", is_taught: false, fits: |view, _| view.table.stage == Stage::Goals },
    Tip { key: "mp-tip-low", is_taught: false, fits: |_, asking| begins(asking.legal, asking.draft, Act::Compensate) },
    Tip { key: "mp-tip-first", is_taught: true, fits: |view, asking| is_turn(view) && asking.slot == VERB },
    Tip {
        key: "mp-tip-occupied",
        is_taught: true,
        fits: |view, asking| {
            let is_taken = |space: Space| view.table.placed.iter().any(|placed| placed.space == space);
            match (asking.draft.verb, asking.draft.offer) {
                (Some(Act::Book), Some(offer)) => Space::of_book(offer.pile).all(is_taken),
                (Some(Act::Seal), _) => is_taken(Space::Seals),
                (Some(Act::Contracts), _) => is_taken(Space::Contracts),
                _ => false,
            }
        },
    },
    Tip { key: "mp-tip-travel", is_taught: true, fits: |_, asking| asking.draft.verb == Some(Act::Travel) },
    Tip {
        key: "mp-tip-seal",
        is_taught: false,
        fits: |view, asking| {
            let has_none = |own: &Player| own.seals.iter().all(Option::is_none);
            asking.draft.verb == Some(Act::Travel) && own(view).is_some_and(has_none)
        },
    },
    Tip {
        key: "mp-tip-room",
        is_taught: false,
        fits: |view, asking| {
            matches!(asking.draft.verb, Some(Act::Contracts | Act::Take))
                && own(view).is_some_and(|own| own.room() == 0)
        },
    },
    Tip { key: "mp-tip-fulfil", is_taught: true, fits: |_, asking| asking.legal.contains(&Pick::Act(Act::Fulfil)) },
    Tip {
        key: "mp-tip-black",
        is_taught: false,
        fits: |view, _| {
            let is_last = |own: &Player| own.stock.camels >= BLACK && own.dice.len() == 1;
            is_turn(view) && !view.table.turn.bought && own(view).is_some_and(is_last)
        },
    },
    Tip {
        key: "mp-tip-card",
        is_taught: false,
        fits: |view, _| is_turn(view) && own(view).is_some_and(|own| has_opened(view, own)),
    },
    Tip { key: "mp-tip-last", is_taught: false, fits: |view, _| view.table.round == numbers().game.rounds },
];

fn is_turn(view: &View) -> bool {
    view.table.stage == Stage::Turns
}

/// The viewer's own things.
fn own(view: &View) -> Option<&Player> {
    view.player(view.seat?)
}

/// Whether that is being done, or could be.
fn begins(legal: &[Pick], draft: &Draft, act: Act) -> bool {
    draft.verb == Some(act) || legal.contains(&Pick::Act(act))
}

/// Whether a post makes a city with something to do there usable (MP-79, MP-80).
fn has_opened(view: &View, own: &Player) -> bool {
    let works = |place: Place| matches!(place.print().city_kind, Some(CityKind::Card | CityKind::Special));
    own.posts.iter().any(|place| works(place) && !view.table.turn.placed.has(place))
}

//! Tips for the first games, each where it is of use.

use super::board::ROUNDS;
use super::picks::*;
use super::scope::{GOODS_PLACES, PURCHASE};
use super::spaces::Space;
use super::state::{Burgundy, Link, Player, Stage};
use super::tiles::{Colour, Tile};
use super::view::View;
use crate::rules::Tip;

pub(super) const TIPS: &[Tip<Burgundy>] = &[
    Tip { key: "cb-tip-turn", is_taught: true, fits: |view, _| is_turn(view) },
    Tip {
        key: "cb-tip-worker",
        is_taught: true,
        fits: |_, asking| {
            let cost = |pick: &Pick| asking.seen.costs(asking.draft, *pick).unwrap_or(0);
            asking.legal.iter().any(|pick| cost(pick) > 0)
        },
    },
    Tip {
        key: "cb-tip-storage",
        is_taught: false,
        fits: |view, asking| asking.draft.verb == Some(Act::Take) && own(view).is_some_and(Player::is_full),
    },
    Tip {
        key: "cb-tip-region",
        is_taught: true,
        fits: |view, asking| {
            let is_last = |player: &Player, space: Space| {
                let region = player.region(space);
                region.is_some_and(|region| region.spaces.iter().all(|it| it == space || player.cover.at(it).is_some()))
            };
            let space = |pick: &Pick| if let Pick::Space(space) = pick { Some(*space) } else { None };
            view.stage == Stage::Turns
                && own(view).is_some_and(|own| asking.legal.iter().filter_map(space).any(|space| is_last(own, space)))
        },
    },
    Tip {
        key: "cb-tip-buy",
        is_taught: true,
        fits: |view, _| is_turn(view) && !view.bought && own(view).is_some_and(|own| own.silver >= PURCHASE),
    },
    Tip { key: "cb-tip-ship", is_taught: true, fits: |view, _| view.pending == Some(Link::Ship) },
    Tip { key: "cb-tip-castle", is_taught: true, fits: |view, _| view.pending == Some(Link::Castle) },
    Tip {
        key: "cb-tip-animal",
        is_taught: false,
        fits: |view, _| {
            let animal = |tile: Tile| tile.animals().map(|(animal, _)| animal);
            let lies = |own: &Player, tile| own.cover.each().any(|(_, laid)| animal(laid) == animal(tile));
            own(view).is_some_and(|own| own.stored().any(|tile| animal(tile).is_some() && lies(own, tile)))
        },
    },
    Tip {
        key: "cb-tip-twin",
        is_taught: false,
        fits: |view, _| {
            let stands = |own: &Player, tile: Tile| {
                tile.building().is_some_and(|building| own.cover.built(building).iter().next().is_some())
            };
            own(view).is_some_and(|own| own.stored().any(|tile| stands(own, tile)))
        },
    },
    Tip {
        key: "cb-tip-goods",
        is_taught: false,
        fits: |view, _| {
            own(view).is_some_and(|own| {
                own.goods.colours() == GOODS_PLACES && own.stored().any(|tile| tile.colour() == Colour::Ship)
            })
        },
    },
    Tip {
        key: "cb-tip-phase",
        is_taught: false,
        fits: |view, _| view.stage == Stage::Turns && usize::from(view.round) == ROUNDS,
    },
];

/// Whether dice are used, and nothing is open.
fn is_turn(view: &View) -> bool {
    view.stage == Stage::Turns && view.pending.is_none()
}

/// The viewer's own things.
fn own(view: &View) -> Option<&Player> {
    view.player(view.seat?)
}

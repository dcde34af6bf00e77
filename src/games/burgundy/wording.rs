//! Questions in words: what is asked and how it came to that. Answers are `labels`', reasons `refuse`'s.

use super::labels::{self, At};
use super::moves::With;
use super::picks::*;
use super::refuse::{self, Bar};
use super::scope::{GOODS_PLACES, Scope};
use super::state::{Burgundy, Link, STORAGE, Stage};
use super::tell::{effect, silver, tile, workers};
use super::tiles::{Building, Tile};
use super::tips;
use super::view::View;
use crate::rules::{Asking, Choice, Sheet, Text, Tip, Wording};

impl Wording for Burgundy {
    const TIPS: &'static [Tip<Self>] = tips::TIPS;

    fn prompt(view: &View, at: &Asking<Self>) -> Text {
        let (scope, draft) = (at.seen, at.draft);
        let ask = |key: &'static str| Text::of(key).with("way", way(view, at));
        match (at.slot, draft.verb) {
            (VERB, _) => first(view, at),
            (DIE, Some(Act::Take)) => Text::of("cb-ask-die-take"),
            (DIE, Some(Act::Place)) => Text::of("cb-ask-die-place"),
            (DIE, Some(Act::Sell)) => Text::of("cb-ask-die-sell"),
            (DIE, _) => Text::of("cb-ask-die-workers"),
            (STORED, Some(Act::Place)) => ask("cb-ask-place"),
            (TILE, Some(Act::Buy)) => full(scope, purchase(scope)),
            (TILE, Some(Act::Take)) => full(scope, numbered(ask("cb-ask-take"))),
            (TILE, _) => numbered(ask("cb-ask-take")),
            (DISCARD, _) => about(draft.tile.map(|from| from.tile), Text::of("cb-ask-discard")),
            (SPACE, Some(Act::Estate)) => Text::of("cb-ask-start").with("side", draft.side.map_or(0, |side| side.0)),
            (SPACE, _) => about(draft.stored, ask("cb-ask-space")),
            (COLOUR, _) => ask("cb-ask-sell"),
            (DEPOT, _) => ask("cb-ask-load").with("room", room(scope)),
            (SECOND, _) => ask("cb-ask-second").with("depot", draft.depot.map_or(0, |depot| depot.0)),
            (LOADED, _) => ask("cb-ask-colours").with("room", room(scope)),
            _ => Text::of("cb-ask-side"),
        }
    }

    fn label(_: &View, asking: &Asking<Self>, pick: Pick) -> Choice {
        labels::label(asking, pick)
    }

    fn reason(bar: &Bar) -> Text {
        refuse::reason(bar)
    }

    /// The estate for what lies on it and in its stores, else the board.
    fn sheet(view: &View, asking: Option<&Asking<Self>>) -> Sheet {
        if matches!(view.stage, Stage::Open | Stage::Secret) {
            return Sheet::Own;
        }
        let draft = asking.map(|asking| asking.draft);
        let makes_room = draft.is_some_and(|draft| draft.tile.is_some() && draft.discard.is_none());
        let works_at_home = matches!(view.pending, Some(Link::Building(Building::TownHall | Building::Warehouse)));
        match draft.and_then(|draft| draft.verb) {
            Some(Act::Place | Act::Sell) => Sheet::Own,
            None if works_at_home => Sheet::Own,
            _ if makes_room => Sheet::Own,
            _ => Sheet::Board(0),
        }
    }
}

fn about(picked: Option<Tile>, text: Text) -> Text {
    match picked {
        Some(picked) => text.with("tile", tile(picked)),
        None => text,
    }
}

fn purchase(scope: &Scope) -> Text {
    let is_last = scope.player.left().next().is_none();
    let ask = Text::of(if is_last { "cb-ask-buy-last" } else { "cb-ask-buy" });
    if scope.shops().count() > 1 { numbered(ask) } else { ask }
}

/// A question whose answers have the number of a depot in front.
fn numbered(ask: Text) -> Text {
    Text::of("cb-ask-numbered").with("ask", ask)
}

/// A question about a new tile, with a warning where the storage is full.
fn full(scope: &Scope, text: Text) -> Text {
    if scope.player.is_full() { Text::of("cb-ask-full").with("ask", text) } else { text }
}

/// How many new colours of goods find room.
fn room(scope: &Scope) -> usize {
    GOODS_PLACES.saturating_sub(scope.player.goods.colours())
}

/// The first question: what there is to do it with, and what is open.
fn first(view: &View, at: &At) -> Text {
    match at.seen.pending {
        _ if at.seen.stage != Stage::Turns => Text::of("cb-ask-side"),
        Some(Link::Castle) => Text::of("cb-ask-castle").with("way", way(view, at)).with("status", status(at.seen)),
        Some(Link::Building(building)) => {
            Text::of("cb-ask-benefit").with("way", way(view, at)).with("effect", effect(Tile::of(building)))
        }
        Some(Link::Ship) | None => status(at.seen),
    }
}

/// How it came to a question: the die, and the tiles placed in its chain.
pub(super) fn way(view: &View, at: &At) -> Text {
    let die = |die: u8| Text::of("cb-dice-one").with("die", die);
    let onward = |way: Text, next: Text| Text::of("cb-way").with("before", way).with("next", next);
    match (at.seen.pending, at.seen.with(at.draft)) {
        (Some(_), _) => view.chain.tiles.iter().map(|placed| tile(*placed)).fold(die(view.chain.die), onward),
        (None, Some(With::Die(value))) => die(value),
        (None, _) => dice(at.seen),
    }
}

/// The dice that are left.
fn dice(scope: &Scope) -> Text {
    let mut left = scope.player.left();
    match (left.next(), left.next()) {
        (Some(first), Some(second)) => Text::of("cb-dice-two").with("first", first).with("second", second),
        (Some(die), None) => Text::of("cb-dice-one").with("die", die),
        (None, _) => Text::of("cb-dice-none"),
    }
}

/// Dice, workers, silver and storage.
fn status(scope: &Scope) -> Text {
    let text = Text::of("cb-status").with("dice", dice(scope)).with("workers", workers(scope.player.workers));
    let text = text.with("silver", silver(scope.player.silver)).with("stored", scope.player.stored().count());
    text.with("places", STORAGE)
}

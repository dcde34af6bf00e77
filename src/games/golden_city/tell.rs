//! Events in words: what the public hears, and what a seat hears in its place.

use super::cards::{Bonus, GoodsCard, Terrain};
use super::moves::Event;
use super::place::Place;
use super::state::Phase;
use crate::rules::{Text, Viewer};

/// The name of a kind of terrain.
pub(super) fn terrain(kind: Terrain) -> Text {
    Text::of(format!("gc-terrain-{kind}"))
}

/// The name of a place.
pub(super) fn place(place: Place) -> Text {
    let text = Text::of(format!("gc-place-{}", place.kind())).with("terrain", terrain(place.terrain()));
    match place.mark() {
        Some(mark) => text.with("mark", mark.to_ascii_uppercase().to_string()),
        None => text,
    }
}

/// The two goods of a card.
pub(super) fn goods_card(card: GoodsCard) -> Text {
    let [a, b] = card.goods().map(|good| Text::of(format!("gc-good-{good}")));
    Text::of("gc-goods-card").with("first", a).with("second", b)
}

/// The name of a bonus card.
pub(super) fn bonus(card: Bonus) -> Text {
    Text::of(format!("gc-{card}"))
}

/// What has to be done in a phase, as it follows a comma or colon.
pub(super) fn duty(phase: Phase) -> Text {
    Text::of(match phase {
        Phase::Bid => "gc-duty-bid",
        Phase::Build => "gc-duty-build",
        Phase::Good => "gc-duty-good",
        Phase::Return => "gc-duty-return",
        Phase::Bonus => "gc-duty-bonus",
        Phase::Discard => "gc-duty-discard",
        Phase::Over => "gc-duty-over",
    })
}

/// What a viewer hears of an event.
pub(super) fn tell(_event: &Event, _viewer: Viewer) -> Option<Text> {
    None
}

/// Whether the event shows somebody what they could not know before, though no chance was used: bonus cards that one
/// looks through, what comes off a pile of one card, and everything at the end.
pub(super) fn reveals(event: &Event) -> bool {
    match event {
        Event::Looked(_) | Event::Drew { .. } | Event::Round { .. } | Event::Over => true,
        Event::Good { hidden, turned, .. } => *hidden || turned.is_some(),
        _ => false,
    }
}

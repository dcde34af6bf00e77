//! Events in words, and the names of things.

use super::moves::{DepotId, Event};
use super::state::Link;
use super::tiles::{Colour, Good, Tile};
use crate::rules::{Text, Viewer};

/// The name of a tile.
pub(super) fn tile(tile: Tile) -> Text {
    Text::of(format!("cb-tile-{tile}"))
}

/// The name of the goods of a colour.
pub(super) fn good(good: Good) -> Text {
    Text::of(format!("cb-good-{good}"))
}

/// The name of a colour of tiles.
pub(super) fn colour(colour: Colour) -> Text {
    Text::of(format!("cb-colour-{colour}"))
}

/// A depot.
pub(super) fn depot(depot: DepotId) -> Text {
    match depot {
        DepotId::BLACK => Text::of("cb-depot-black"),
        depot => Text::of("cb-depot").with("n", depot.0),
    }
}

/// What is open in the middle of a turn.
pub(super) fn link(link: Link) -> Text {
    match link {
        Link::Ship => tile(Tile::Ship),
        Link::Castle => tile(Tile::Castle),
        Link::Building(building) => tile(Tile::of(building)),
    }
}

/// What a viewer hears of an event.
pub(super) fn tell(_event: &Event, _viewer: Viewer) -> Option<Text> {
    None
}

/// Whether an event shows what was secret, though no chance may have been used.
pub(super) fn reveals(event: &Event) -> bool {
    matches!(event, Event::Revealed | Event::Over)
}

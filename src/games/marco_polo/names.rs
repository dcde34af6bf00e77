//! What things are called: messages that know the printed name, so that things of brought files have names, too.

use super::characters::Character;
use super::map::Place;
use super::seals::Guild;
use crate::rules::Text;

/// The name of a location.
pub(super) fn place(place: Place) -> Text {
    Text::of("mp-place").with("id", place.id().to_owned()).with("name", place.print().name.clone())
}

/// The name of a character.
pub(super) fn character(character: Character) -> Text {
    Text::of("mp-character").with("id", character.id().to_owned()).with("name", character.print().name.clone())
}

/// The name of a guild.
pub(super) fn guild(guild: Guild) -> Text {
    Text::of(format!("mp-guild-{guild}"))
}

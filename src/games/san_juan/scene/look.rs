//! What cards, goods and phases look like: colours and icons.

use super::super::cards::{Group, Kind, When};
use super::super::moves::Role;
use super::super::state::Phase;
use crate::scene::{Colour, Ink, Marks, Point};

/// A card's colour, what can be read on it, and its icon.
pub(super) const fn card(kind: Kind) -> (Colour, Colour, &'static str) {
    match crop(kind) {
        Some((colour, icon)) => (colour, on(colour), icon),
        None => (Colour::City, Colour::Paper, kind.id()),
    }
}

/// The good of a production building: its colour and icon.
const fn crop(kind: Kind) -> Option<(Colour, &'static str)> {
    match kind {
        Kind::IndigoPlant => Some((Colour::Indigo, "indigo")),
        Kind::SugarMill => Some((Colour::Sugar, "sugar")),
        Kind::TobaccoStorage => Some((Colour::Tobacco, "tobacco")),
        Kind::CoffeeRoaster => Some((Colour::Coffee, "coffee")),
        Kind::SilverSmelter => Some((Colour::Silver, "silver")),
        _ => None,
    }
}

const fn on(crop: Colour) -> Colour {
    match crop {
        Colour::Sugar | Colour::Tobacco | Colour::Silver => Colour::Ink,
        _ => Colour::Paper,
    }
}

/// A good: a paper disc with the sign of its kind.
pub(super) fn good(m: &mut Marks, centre: Point, radius: i32, kind: Kind) {
    let Some((colour, icon)) = crop(kind) else { return };
    // Light goods have a darker sign, or it would be lost on the paper.
    let sign = match colour {
        Colour::Sugar => Colour::Soft,
        Colour::Tobacco => Colour::TobaccoSign,
        Colour::Silver => Colour::SilverSign,
        dark => dark,
    };
    m.disc(centre.moved(0, 30), radius, Ink::fill(Colour::Ink));
    m.disc(centre, radius, Ink::fill(Colour::Paper).edged(Colour::Ink, 25));
    m.sprite(icon, centre, radius * 14 / 10, [sign, Colour::Paper]);
}

/// Monuments have an edge of stone, the sixes one of gold.
pub(super) fn edge(kind: Kind) -> Option<Colour> {
    match kind.print().group {
        Group::Monument => Some(Colour::Stone),
        Group::Six => Some(Colour::Gold),
        Group::Production | Group::Violet => None,
    }
}

/// The colour of a role.
pub(super) const fn role(role: Role) -> Colour {
    match role {
        Role::Builder => Colour::Builder,
        Role::Producer => Colour::Producer,
        Role::Trader => Colour::Trader,
        Role::Councillor => Colour::Councillor,
        Role::Prospector => Colour::Prospector,
    }
}

/// When a card does something: its icon, its colour and the message with its name.
pub(super) fn when(kind: Kind) -> (&'static str, Colour, String) {
    let of = |it: Role| (it.id(), role(it), format!("sj-role-{}", it.id()));
    let (icon, name) = match kind.print().phase {
        When::Builder => return of(Role::Builder),
        When::Producer => return of(Role::Producer),
        When::Trader => return of(Role::Trader),
        When::Councillor => return of(Role::Councillor),
        When::Prospector => return of(Role::Prospector),
        When::RoundStart => ("governor", "round_start"),
        When::All => ("crown", "all"),
        When::GameEnd => ("flag", "game_end"),
        When::None => ("victory_column", "none"),
    };
    (icon, Colour::Ink, format!("sj-picture-when-{name}"))
}

/// A phase as the messages call it.
pub(super) const fn phase(phase: Phase) -> &'static str {
    match phase {
        Phase::Opening => "opening",
        Phase::Chapel => "chapel",
        Phase::HandLimit => "hand_limit",
        Phase::Role => "role",
        Phase::Builder => "builder",
        Phase::Producer => "producer",
        Phase::Trader => "trader",
        Phase::Councillor => "councillor",
        Phase::Prospector => "prospector",
        Phase::Over => "over",
    }
}

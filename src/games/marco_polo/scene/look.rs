//! What the things of this game look like: wares, guild seals, coats of arms, figures, places for dice.

use super::super::effect::Ware;
use super::super::print::{Arms, Guild};
use crate::scene::{Area, Colour, Ink, Label, Marks, Pips, Point, SeatLook, Style, die, u};

/// The icon of guild seals in general.
pub(super) const SEALS: &str = "seal";

/// A ware's colour and what can be read on it.
const fn ware_colour(ware: Ware) -> (Colour, Colour) {
    match ware {
        Ware::Pepper => (Colour::Pepper, Colour::Paper),
        Ware::Silk => (Colour::Silk, Colour::Paper),
        Ware::Gold => (Colour::GoldWare, Colour::Ink),
        Ware::Jade => (Colour::Jade, Colour::Ink),
    }
}

/// A ware: its sign on a square of its colour.
pub(super) fn ware(m: &mut Marks, centre: Point, size: i32, ware: Ware) {
    let (ground, on) = ware_colour(ware);
    m.rect(Area::round(centre, size / 2), size * 18 / 100, Ink::fill(ground).edged(Colour::Ink, (size / 22).max(14)));
    m.sprite(ware.id(), centre, size * 82 / 100, [on, ground]);
}

/// The icon of a guild's seal.
pub(super) const fn seal_icon(guild: Guild) -> &'static str {
    match guild {
        Guild::Farmers => "seal_farmers",
        Guild::Spicers => "seal_spicers",
        Guild::Tailors => "seal_tailors",
        Guild::Jewellers => "seal_jewellers",
    }
}

/// A guild seal: brown with its sign; an improved one is red and has a gold check.
pub(super) fn wax(m: &mut Marks, centre: Point, size: i32, guild: Guild, improved: bool) {
    let colour = if improved { Colour::SealImproved } else { Colour::SealBasic };
    m.sprite(seal_icon(guild), centre, size, [colour, Colour::Paper]);
    if improved {
        done(m, centre.moved(size * 36 / 100, size * 34 / 100), (size / 5).max(u(9)));
    }
}

/// A gold check: this one is had.
pub(super) fn done(m: &mut Marks, centre: Point, radius: i32) {
    m.disc(centre, radius, Ink::fill(Colour::Gold).edged(Colour::Ink, (radius / 7).max(18)));
    m.sprite("check", centre, radius * 3 / 2, [Colour::Ink, Colour::Gold]);
}

/// The animal of a coat of arms.
const fn animal(arms: Arms) -> &'static str {
    match arms {
        Arms::Monkey => "animal_monkey",
        Arms::Falcon => "animal_falcon",
        Arms::Horse => "animal_horse",
        Arms::Dragon => "animal_dragon",
        Arms::Crane => "animal_crane",
        Arms::Tiger => "animal_tiger",
        Arms::Leopard => "animal_leopard",
        Arms::Yak => "animal_yak",
        Arms::Lion => "animal_lion",
    }
}

/// A coat of arms: an animal on a paper shield, or none for any; gold shields are points.
pub(super) fn arms(m: &mut Marks, centre: Point, size: i32, arms: Option<Arms>) {
    m.sprite("victory_point", centre, size * 110 / 100, [Colour::Ink, Colour::Fold]);
    m.sprite("victory_point", centre, size * 98 / 100, [Colour::Fold, Colour::Ink]);
    if let Some(arms) = arms {
        m.sprite(animal(arms), centre.moved(0, -size / 20), size * 62 / 100, [Colour::Ink, Colour::Fold]);
    }
}

/// A figure on the map: a pawn in its seat's colour with an edge of ink.
pub(super) fn pawn(m: &mut Marks, centre: Point, size: i32, seat: usize, initial: &str) {
    let SeatLook { colour, on, .. } = SeatLook::of(seat);
    m.sprite("pawn", centre, size * 116 / 100, [Colour::Ink, Colour::Paper]);
    m.sprite("pawn", centre, size, [colour, on]);
    let foot = Area::new(centre.x - size / 2, centre.y + size * 6 / 100, size, size * 44 / 100);
    m.label(Label::new(initial, foot, Style::Figure).size(size * 38 / 100).colour(on).centred());
}

/// A die of a seat, or a black one.
pub(super) fn coloured(seat: Option<usize>) -> Pips {
    match seat.map(SeatLook::of) {
        Some(look) => Pips { face: look.colour, pips: look.on },
        None => Pips { face: Colour::Ink, pips: Colour::Paper },
    }
}

/// The dice that lie on the board for a whole game when there are fewer than four seats.
pub(super) const NEUTRAL: Pips = Pips { face: Colour::White, pips: Colour::Ink };

/// A place for a die: what lies there with its value, or else the least value that may come, if there is one.
pub(super) fn socket(m: &mut Marks, centre: Point, size: i32, on: Option<(Pips, u8)>, least: Option<u8>) {
    if let Some((look, value)) = on {
        return die(m, centre, size, value, look);
    }
    let place = Area::round(centre, size / 2);
    m.rect(place, size / 5, Ink::fill(Colour::Fold).edged(Colour::RoadEdge, 25).dashed(u(5), u(6)));
    if let Some(least) = least.filter(|least| *least > 1) {
        m.label(Label::new(format!("≥{least}"), place, Style::Figure).size(size * 46 / 100).centred());
    }
}

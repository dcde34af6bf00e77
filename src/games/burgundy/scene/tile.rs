//! Pieces: hex tiles and the places for them, goods, and the tag that says what a target costs.

use super::super::tiles::{Colour as Kind, Good, Tile};
use super::look::{self, Does, Face};
use crate::scene::{
    Area, Colour, Ink, Label, Marks, Point, Style, awaits, hexagon, legal_hex, pile_count, shield_of, tag, u,
};

/// From this radius on a tile has an inner line, and knowledge its number.
pub(super) const LARGE: i32 = u(40);
/// From this radius on a tile says all it does; a smaller one bears its sign or its number.
const MEDIUM: i32 = u(32);

/// A hex tile. `raised` where it lies on a hard shadow.
pub(super) fn tile(m: &mut Marks, centre: Point, radius: i32, tile: Tile, raised: bool) {
    let look::KindLook { tile: colour, on, .. } = look::kind(tile.colour());
    if raised {
        m.polygon(hexagon(centre.moved(0, radius * 8 / 100), radius), Ink::fill(Colour::Ink));
    }
    let edge = (radius * 45 / 1000).max(16);
    m.polygon(hexagon(centre, radius - 10), Ink::fill(colour).edged(Colour::Ink, edge));
    if radius >= LARGE {
        m.polygon(hexagon(centre, radius * 87 / 100), Ink::edge(on, (radius * 22 / 1000).max(12)));
    }
    let tones = [on, colour];
    match look::face(tile) {
        Face::Sign(icon) => {
            let share = if radius >= MEDIUM { 108 } else { 112 };
            m.sprite(icon, centre, radius * share / 100, tones);
        }
        Face::Herd(icon, number) => herd(m, centre, radius, icon, number, tones),
        Face::Lesson(number, ..) if radius < MEDIUM => {
            let label = Label::new(number.to_string(), Area::round(centre, radius), Style::Figure);
            m.label(label.size(radius * 95 / 100).colour(on).centred());
        }
        Face::Lesson(number, icon, does) => lesson(m, centre, radius, (number, icon, does), tones),
    }
}

/// An animal above, how many of it below.
fn herd(m: &mut Marks, centre: Point, radius: i32, icon: &'static str, number: u8, tones: [Colour; 2]) {
    let small = radius < u(34);
    let up = radius * if radius < u(30) { 30 } else { 20 } / 100;
    m.sprite(icon, centre.moved(0, -up), radius * 86 / 100, tones);
    let (words, top, high, size) = match radius {
        _ if small => (number.to_string(), 20, 60, 78),
        LARGE.. => (format!("×{number}"), 26, 50, 50),
        _ => (format!("×{number}"), 26, 50, 60),
    };
    let place = Area::new(centre.x - radius, centre.y + radius * top / 100, 2 * radius, radius * high / 100);
    m.label(Label::new(words, place, Style::Figure).size(radius * size / 100).colour(tones[0]).centred());
}

/// What knowledge is about at the left, what it does at the right, its number below where there is room for it.
fn lesson(
    m: &mut Marks,
    centre: Point,
    radius: i32,
    (number, icon, does): (u8, &'static str, Does),
    tones: [Colour; 2],
) {
    let share = |hundredths: i32| radius * hundredths / 100;
    m.sprite(icon, centre.moved(-share(33), -share(14)), share(66), tones);
    match does {
        Does::Scores(points) => {
            let size = share(if radius >= LARGE { 80 } else { 96 });
            shield_of(m, centre.moved(share(40), -share(12)), size, &points.to_string(), Colour::Paper);
        }
        Does::Brings(what) => m.sprite(what, centre.moved(share(38), -share(12)), share(56), tones),
        Does::Says(words) => {
            let place = Area::new(centre.x, centre.y - share(50), share(78), share(74));
            m.label(Label::new(words, place, Style::Figure).size(share(52)).colour(tones[0]).centred());
        }
    }
    if radius >= LARGE {
        let place = Area::new(centre.x - radius, centre.y + share(32), 2 * radius, share(42));
        let size = share(36).max(u(18));
        m.label(Label::new(number.to_string(), place, Style::Figure).size(size).colour(tones[0]).centred());
    }
}

/// An empty space of an estate: pale, its number, the sign of its kind.
pub(super) fn space(m: &mut Marks, centre: Point, radius: i32, kind: Kind, number: u8) {
    let look = look::kind(kind);
    let share = |hundredths: i32| radius * hundredths / 100;
    let (top, size, low, sign) = if radius >= LARGE { (78, 74, 48, 46) } else { (84, 90, 52, 58) };
    m.polygon(hexagon(centre, radius), Ink::fill(look.space));
    let place = Area::new(centre.x - radius, centre.y - share(top), 2 * radius, share(110));
    m.label(Label::new(number.to_string(), place, Style::Figure).size(share(size)).centred());
    m.sprite(look.icon, centre.moved(0, share(low)), share(sign), [Colour::Sign, look.space]);
}

/// A place where a tile could lie.
pub(super) fn gap(m: &mut Marks, centre: Point, radius: i32) {
    let ink = Ink::fill(Colour::Fold).edged(Colour::Line, 20).dashed(30, 70);
    m.polygon(hexagon(centre, radius - u(2)), ink);
}

/// A goods tile with the die that sells it, or a pile of them with its count.
pub(super) fn goods(m: &mut Marks, centre: Point, size: i32, good: Good, count: u8) {
    let (colour, on) = look::goods(good);
    let ink = Ink::fill(colour).edged(Colour::Ink, 20);
    let square = Area::round(centre, size / 2);
    if count > 1 {
        m.rect(square.moved(u(5), -u(5)), u(6), ink);
    }
    m.rect(square, u(6), ink);
    // In a pile the figure makes room for the count.
    let aside = if count > 1 { u(3) } else { 0 };
    let place = square.moved(-aside, -aside);
    m.label(Label::new(good.number().to_string(), place, Style::Figure).size(size * 72 / 100).colour(on).centred());
    if count > 1 {
        let radius = (size * 30 / 100).max(176);
        pile_count(m, centre.moved(size / 2, size / 2), radius, &count.to_string());
    }
}

/// A place where goods could lie.
pub(super) fn socket(m: &mut Marks, centre: Point, size: i32) {
    awaits(m, Area::round(centre, size / 2), u(6), "goods");
}

/// A tile that can be picked: the double line, and its tag above it, at that height.
pub(super) fn offered(m: &mut Marks, centre: Point, radius: i32, tag: i32, (letter, workers): (&str, u8)) {
    legal_hex(m, centre, radius);
    priced_tag(m, Point { y: tag, ..centre }, u(22), letter, workers);
}

/// The letter of a choice with the workers it costs as a pill on it; none if it is free.
pub(super) fn priced_tag(m: &mut Marks, centre: Point, radius: i32, letter: &str, workers: u8) {
    tag(m, centre, radius, letter);
    if workers == 0 {
        return;
    }
    let share = |hundredths: i32| radius * hundredths / 100;
    let pill = Area::new(centre.x + share(86), centre.y - share(10), share(156), share(112));
    m.rect(pill, pill.h / 2, Ink::fill(Colour::White).edged(Colour::Ink, 25));
    let place = Area::new(pill.x + share(20), pill.y, pill.w * 40 / 100, pill.h);
    m.label(Label::new(workers.to_string(), place, Style::Figure).size(share(86)).centred());
    let worker = Point::new(pill.x + pill.w * 66 / 100, pill.y + pill.h * 48 / 100);
    m.sprite("worker", worker, pill.h * 82 / 100, [Colour::Ink, Colour::White]);
}

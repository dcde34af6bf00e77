//! What tells of what happened: rings, places that are empty now, whose doing it was, what a counter gained or lost. Each of
//! them is a stamp, for the same few come up again and again.

use super::fresh;
use super::{
    Area, Colour, Dash, Gain, Ink, LEAST_MARK, Label, Marks, Outline, Point, SeatLook, Shape, Stroke, Style, hexagon,
    seat_mark, u,
};

/// Draws an outline with an ink; what is no hexagon grows by so much.
fn draw(m: &mut Marks, outline: Outline, by: i32, ink: Ink) {
    match outline {
        Outline::Rect(area, radius) => m.rect(area.grown(by), radius + by, ink),
        Outline::Disc(centre, radius) => m.disc(centre, radius + by, ink),
        Outline::Hexagon(centre, radius) => m.polygon(hexagon(centre, radius), ink),
    }
}

/// What lies in that area, as a stamp.
fn stamp(m: &mut Marks, name: &'static str, area: Area, paint: impl FnOnce(&mut Marks, Point)) {
    // On whole units a stamp looks as if it had been drawn there.
    let at = Point::new(area.x.div_euclid(u(1)) * u(1), area.y.div_euclid(u(1)) * u(1));
    let extent = Area::new(0, 0, area.right() - at.x, area.bottom() - at.y);
    m.stamp(name, at, extent, |m| paint(m, Point::new(-at.x, -at.y)));
}

/// The ring round a piece that came: a line in the seat's colour edged with ink. `halo`: a line of paper outside, where
/// neighbours may be as dark as the ring.
pub fn ring(m: &mut Marks, outline: Outline, seat: usize, strong: bool, halo: bool) {
    let small = matches!(outline, Outline::Hexagon(_, radius) if radius < u(30));
    let share = if small { 72 } else { 100 };
    let [ink, own] = if strong { [u(11), u(6)] } else { [u(7), u(3)] }.map(|line| line * share / 100);
    let lines = [(Colour::Paper, ink + u(4)), (Colour::Ink, ink), (SeatLook::of(seat).colour, own)];
    stamp(m, "ring", outline.area().grown(u(3) + ink / 2 + u(3)), |m, by| {
        for (colour, line) in lines.into_iter().skip(usize::from(!halo)) {
            draw(m, outline.moved(by), u(3), Ink::edge(colour, line));
        }
    });
}

/// The place from which a piece was taken; `bare` ones lie on dark ground and show it.
pub fn gone(m: &mut Marks, outline: Outline, strong: bool, bare: bool) {
    let line = if strong { u(4) } else { 25 };
    let [on, off] = if matches!(outline, Outline::Hexagon(..)) { [u(10), u(9)] } else { [u(8), u(8)] };
    let ink = if bare { Ink::edge(Colour::Paper, line) } else { Ink::fill(Colour::Fold).edged(Colour::Ink, line) };
    stamp(m, "gone", outline.area().grown(u(4)), |m, by| {
        draw(m, outline.moved(by), 0, ink.dashed(on, off));
    });
}

/// How large the mark of whoever did something is.
pub const fn doer_radius(strong: bool) -> i32 {
    if strong { u(18) } else { LEAST_MARK }
}

/// Whose doing it was: the seat's mark on a halo of paper, so that it stands on anything.
pub fn doer(m: &mut Marks, centre: Point, seat: usize, letter: &str, strong: bool) {
    let radius = doer_radius(strong);
    let paper = Ink::fill(Colour::Paper);
    stamp(m, "doer", Area::round(centre, radius * 13 / 10 + u(8)), |m, by| {
        let centre @ Point { x, y } = centre.moved(by.x, by.y);
        match SeatLook::of(seat).shape {
            Shape::Disc => m.disc(centre, radius + u(4), paper),
            Shape::Square => m.rect(Area::round(centre, radius * 9 / 10 + u(4)), u(5), paper),
            Shape::Diamond => {
                let q = radius * 12 / 10 + u(5);
                m.polygon([(x, y - q), (x + q, y), (x, y + q), (x - q, y)].map(point).to_vec(), paper);
            }
            Shape::Triangle => {
                let q = radius * 13 / 10 + u(6);
                let (top, low) = (q * 98 / 100, q * 3 / 4);
                m.polygon([(x, y - top), (x + q, y + low), (x - q, y + low)].map(point).to_vec(), paper);
            }
        }
        seat_mark(m, centre, radius, seat, letter);
    });
}

fn point((x, y): (i32, i32)) -> Point {
    Point::new(x, y)
}

/// A pill that says how a counter changed.
pub fn gain(m: &mut Marks, area: Area, gain: Gain) {
    let tones = match gain {
        Gain { points: true, .. } => [Colour::Gold, Colour::Ink],
        Gain { by, .. } if by < 0 => [Colour::Paper, Colour::Ink],
        Gain { .. } => [Colour::Ink, Colour::Paper],
    };
    pill(m, "gain", area, &gain.written(), tones);
}

/// The minus beside the mark of whoever was driven from a place.
pub const LOST: &str = "−";

/// A pill that says so.
pub fn lost(m: &mut Marks, area: Area) {
    pill(m, "gain", area, LOST, [Colour::Paper, Colour::Ink]);
}

/// A pill that says in a word that a card is new in a hand; its upper left corner lies there.
pub fn came(m: &mut Marks, corner: Point, word: &str) {
    let area = fresh::pill(word, corner.moved(0, u(15)), false);
    pill(m, "came", area, word, [Colour::Ink, Colour::Paper]);
}

/// A pill in such a colour, with those words in the other one.
fn pill(m: &mut Marks, name: &'static str, area: Area, words: &str, [fill, on]: [Colour; 2]) {
    stamp(m, name, area.grown(u(3)), |m, by| {
        let area = area.moved(by.x, by.y);
        m.rect(area.grown(u(2)), u(17), Ink::fill(Colour::Paper));
        m.rect(area, u(15), Ink::fill(fill).edged(Colour::Ink, 25));
        m.label(Label::new(words, area, Style::Figure).size(u(24)).colour(on).centred());
    });
}

/// The line of a way somebody went, without its head: in the seat's colour, edged with ink; broken where there is no way.
pub fn route(m: &mut Marks, way: &[Point], seat: usize, strong: bool, broken: bool) {
    let lines = if strong { [u(15), u(8)] } else { [u(11), u(5)] };
    let dash = broken.then_some(Dash { on: u(24), off: u(12) + lines[0] });
    for (colour, width) in [Colour::Ink, SeatLook::of(seat).colour].into_iter().zip(lines) {
        m.line(way.to_vec(), Stroke { colour, width, dash });
    }
}

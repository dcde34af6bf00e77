//! The ways to pay for a house: cards of the kind, or two alike of another kind and an arrow to what they stand for.

use super::super::held::Terrains;
use super::super::moves::Pick;
use super::super::place::Place;
use super::super::reach::{cost, needs_key, payments};
use super::super::terrain::Terrain;
use super::super::view::Own;
use super::{Stage, cards, look};
use crate::scene::{Area, Colour, Ink, Label, Marks, Point, Style, legal, tag, u};

/// How high a way is while there are few.
const HIGH: i32 = u(82);

/// All ways to pay for a house on a place, below one another.
pub(super) fn draw(m: &mut Marks, stage: &Stage, own: &Own, area: Area, place: Place) {
    let (kind, count) = cost(place);
    let ways = payments(own.hand, kind, count);
    let many = ways.len().max(1) as i32;
    let gap = u(10);
    let high = HIGH.min((area.h - gap * (many - 1)) / many);
    for (way, row) in ways.iter().zip(Area { h: high, ..area }.tiled(1, gap)) {
        m.rect(row, u(12), Ink::fill(Colour::Fold));
        if let Some(letter) = stage.letter(Pick::Pay(*way)) {
            legal(m, row.grown(-u(2)), u(11));
            tag(m, Point::new(row.x + u(46), row.centre().y), u(29).min(row.h * 40 / 100), &letter);
        }
        let end = self::way(m, row, *way, kind);
        if needs_key(place) {
            plus(m, row, end);
            let size = Area::new(end + u(38), row.centre().y - row.h * 36 / 100, row.h * 58 / 100, row.h * 72 / 100);
            cards::key(m, size);
        }
    }
}

/// The cards of a way from the left; where they end.
fn way(m: &mut Marks, row: Area, way: Terrains, kind: Terrain) -> i32 {
    let high = row.h - u(22).min(row.h / 4);
    let card = Area::new(row.x + u(98), row.centre().y - high / 2, high.min(u(58)), high);
    let mut x = card.x;
    let mut first = true;
    let mut next = |m: &mut Marks, x: &mut i32| {
        if !first {
            plus(m, row, *x);
            *x += u(38);
        }
        first = false;
    };
    for _ in 0..way.count(kind) {
        next(m, &mut x);
        cards::terrain(m, Area { x, ..card }, kind);
        x += card.w + u(8);
    }
    let jokers = way.kinds().filter(|(other, _)| *other != kind);
    for other in jokers.flat_map(|(other, held)| (0..held / 2).map(move |_| other)) {
        next(m, &mut x);
        for shift in [0, card.w * 85 / 100] {
            cards::terrain(m, Area { x: x + shift, ..card }, other);
        }
        x += card.w * 185 / 100 + u(6);
        m.sprite("next", Point::new(x + u(15), card.centre().y), u(28), [Colour::Ink, Colour::Fold]);
        x += u(34);
        let stands = Area { x, ..card };
        m.rect(stands, u(9), Ink::edge(edge(kind), u(3)).dashed(50, 70));
        m.sprite(kind.id(), stands.centre(), card.w * 65 / 100, [edge(kind), Colour::Fold]);
        x += card.w + u(8);
    }
    x
}

/// The colour of a kind that can be seen on a fold.
const fn edge(kind: Terrain) -> Colour {
    match kind {
        Terrain::Forest | Terrain::Mountain => look::full(kind).0,
        Terrain::Coast | Terrain::Meadow | Terrain::Desert => Colour::Soft,
    }
}

fn plus(m: &mut Marks, row: Area, x: i32) {
    let place = Area { x, w: u(34), ..row };
    m.label(Label::new("+", place, Style::Figure).size(u(40).min(row.h * 8 / 10)).centred());
}

//! Cards in small: terrain, goods, keys, bonus cards face down.

use super::super::cards::{Good, GoodsCard};
use super::super::terrain::Terrain;
use super::look;
use crate::scene::{Area, Colour, Ink, Label, Marks, Point, Style, awaits, u};

/// A terrain card in full colour, with its sign.
pub(super) fn terrain(m: &mut Marks, area: Area, kind: Terrain) {
    let (colour, on) = look::full(kind);
    m.rect(area.moved(0, u(4)), u(9), Ink::fill(Colour::Shade));
    m.rect(area, u(9), Ink::fill(colour).edged(Colour::Ink, 20));
    m.rect(area.grown(-u(6)), u(5), Ink::edge(on, 14));
    m.sprite(kind.id(), area.centre(), area.w.min(area.h) * 66 / 100, [on, colour]);
}

/// A goods card: two halves in the colours of its goods.
pub(super) fn goods(m: &mut Marks, area: Area, card: GoodsCard) {
    m.rect(area.moved(0, (area.h / 28).max(u(2))), area.w / 12, Ink::fill(Colour::Shade));
    for (good, half) in card.goods().into_iter().zip(area.columns(2, 0)) {
        let (colour, on) = look::good(good);
        m.rect(half, 0, Ink::fill(colour));
        m.sprite(good.id(), half.centre(), (half.w * 84 / 100).min(area.h * 8 / 10), [on, colour]);
    }
    m.rect(area, area.w * 6 / 100, Ink::edge(Colour::Ink, 20));
}

/// A good.
pub(super) fn good(m: &mut Marks, centre: Point, size: i32, good: Good) {
    let (colour, on) = look::good(good);
    m.rect(Area::round(centre, size / 2), size * 14 / 100, Ink::fill(colour).edged(Colour::Ink, 20));
    m.sprite(good.id(), centre, size * 76 / 100, [on, colour]);
}

/// A key card.
pub(super) fn key(m: &mut Marks, area: Area) {
    m.rect(area.moved(0, u(3)), u(6), Ink::fill(Colour::Shade));
    m.rect(area, u(6), Ink::fill(Colour::Paper).edged(Colour::Ink, 25));
    m.sprite("key", area.centre(), area.w * 8 / 10, [Colour::Ink, Colour::Paper]);
}

/// A bonus card face down.
pub(super) fn bonus(m: &mut Marks, area: Area) {
    m.rect(area.moved(0, u(3)), u(6), Ink::fill(Colour::Shade));
    m.rect(area, u(6), Ink::fill(Colour::BandBlue).edged(Colour::Ink, 20));
    m.sprite("bonus", area.centre(), area.w * 72 / 100, [Colour::Gold, Colour::BandBlue]);
}

/// So many cards of a kind: those that have room, else one with their number behind it. From the left, or from the
/// right; where there is none, its place.
pub(super) fn row(
    m: &mut Marks,
    area: Area,
    count: usize,
    right: bool,
    (card, icon): (fn(&mut Marks, Area), &'static str),
) {
    let at = |x: i32| Area { x: if right { area.right() - CARD - x } else { area.x + x }, w: CARD, ..area };
    match count {
        0 => awaits(m, at(0), u(6), icon),
        _ if fits(area, count) => (0..count as i32).for_each(|i| card(m, at(i * STEP))),
        _ => {
            let words = format!("×{count}");
            let label = |area| Label::new(words, area, Style::Figure).size(u(32));
            if right {
                card(m, at(u(56)));
                m.label(label(Area { x: area.right() - u(52), w: u(52), ..area }).right());
            } else {
                card(m, at(0));
                m.label(label(Area { x: area.x + u(42), w: u(52), ..area }));
            }
        }
    }
}

/// How wide a card in a row is, and how far it is from one to the next.
const CARD: i32 = u(36);
const STEP: i32 = u(44);

/// Whether so many cards have room side by side.
const fn fits(area: Area, count: usize) -> bool {
    count as i32 * STEP <= area.w + STEP - CARD
}

/// Where the last of so many cards lies in a row from the left, and where the next one would.
pub(super) fn last_and_next(area: Area, count: usize) -> [Area; 2] {
    let shown = if fits(area, count) { count as i32 } else { 1 };
    let most = (area.w + STEP - CARD) / STEP;
    [(shown - 1).max(0), most.min(count as i32)].map(|i| Area { x: area.x + i * STEP, w: CARD, ..area })
}

/// The words at the head of a panel.
pub(super) fn heading(m: &mut Marks, area: Area, words: String) {
    let place = Area::new(area.x + u(16), area.y + u(8), area.w - u(32), u(40));
    m.label(Label::new(words, place, Style::Second).size(u(28)).colour(Colour::Soft));
}

/// How many cards a pile has, at the upper right of a panel.
pub(super) fn pile(m: &mut Marks, area: Area, icon: &'static str, count: usize) {
    let middle = area.y + u(28);
    m.sprite(icon, Point::new(area.right() - u(78), middle), u(34), [Colour::Ink, Colour::Paper]);
    let place = Area::new(area.right() - u(56), area.y + u(8), u(48), u(40));
    m.label(Label::new(count.to_string(), place, Style::Figure).size(u(34)));
}

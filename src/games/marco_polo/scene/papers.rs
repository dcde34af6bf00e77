//! Contracts and city cards: what they take and what they bring.

use super::super::cards::Contract;
use super::super::print::{CardOption, ContractKind, Times};
use super::things::{self, Row};
use crate::scene::{Area, Colour, Ink, Label, Marks, Point, Stroke, Style, u, width};

/// The least size of the icons on papers.
const LEAST: i32 = u(15);

/// A contract: above what it takes, below what it brings; the bar at the left is red, of a starting contract blue.
/// `free` is the room kept at its right.
pub(super) fn contract(m: &mut Marks, area: Area, contract: Contract, size: i32, free: i32) {
    let contract = contract.print();
    paper(m, area, if contract.kind == ContractKind::Blue { Colour::Cloth } else { Colour::SealImproved });
    let half = area.h / 2;
    m.rect(Area::new(area.x + u(10), area.y + half, area.w - u(12), half - u(2)), u(5), Ink::fill(Colour::Fold));
    let line = [area.x + u(10), area.right() - u(2)].map(|x| Point::new(x, area.y + half));
    m.line(line.to_vec(), Stroke { colour: Colour::Ink, width: 16, dash: None });
    for (effect, y, ground) in [(&contract.cost, half / 2, Colour::Paper), (&contract.gain, half * 3 / 2, Colour::Fold)]
    {
        let row = Row::of(size).on(ground).fitting(area.w - u(28) - free, LEAST, |row| things::wide(effect, row));
        things::draw(m, Point::new(area.x + u(16), area.y + y), effect, row);
    }
}

/// A paper on the map, with a bar of a colour at its left.
pub(super) fn paper(m: &mut Marks, area: Area, bar: Colour) {
    m.rect(area.moved(0, u(3)), u(7), Ink::fill(Colour::Shade));
    m.rect(area, u(7), Ink::fill(Colour::Paper).edged(Colour::Ink, 20));
    m.rect(Area::new(area.x + u(1), area.y + u(1), u(9), area.h - u(2)), u(3), Ink::fill(bar));
}

/// What lies at a city: a card with its options, at the upper left of the area; how high it is.
pub(super) fn city_card(m: &mut Marks, corner: Point, wide: i32, card: &[CardOption]) {
    let high = card_height(card.len());
    paper(m, Area::new(corner.x, corner.y, wide, high), Colour::BandGreen);
    let inner = Area::new(corner.x + u(17), corner.y + u(4), wide - u(23), high - u(8));
    options(m, inner.rows(card.len() as i32, 0), card, Row::of(u(22)));
}

/// How high a card with so many options is on the map.
pub(super) const fn card_height(options: usize) -> i32 {
    u(30) * options as i32 + u(8)
}

/// The options of a city card, each in a place: for which dice, how often, what each takes and gives.
pub(super) fn options(m: &mut Marks, places: impl Iterator<Item = Area>, card: &[CardOption], row: Row) {
    let (size, banded) = (row.size, card.iter().any(banded));
    for (option, place) in card.iter().zip(places) {
        let mut left = Point::new(place.x, place.centre().y);
        if banded {
            let text = band(option);
            let room = width("4–6", Style::Figure.face(), size * 86 / 100);
            let words = Area::new(left.x, left.y - size / 2, room, size);
            m.label(Label::new(text, words, Style::Figure).size(size * 86 / 100).colour(Colour::Soft));
            left.x += room + u(7);
        }
        let room = place.right() - left.x;
        let row = row.gap(u(6)).fitting(room, LEAST, |row| wide(option, row));
        line(m, left, option, row);
    }
}

fn banded(option: &CardOption) -> bool {
    (option.min_die, option.max_die) != (1, 6)
}

fn band(option: &CardOption) -> String {
    match (option.min_die, option.max_die) {
        (least, most) if least == most => least.to_string(),
        (least, most) => format!("{least}–{most}"),
    }
}

/// The signs of what says how often an option can be taken, at most.
const fn times(option: &CardOption) -> &'static [&'static str] {
    match option.times {
        Times::Die => &["die"],
        Times::Once => &[],
        Times::Contracts => &["die", "contract"],
        Times::Posts => &["die", "house"],
    }
}

/// How wide `n ×` before a line is.
fn times_width(signs: usize, row: Row) -> i32 {
    match signs as i32 {
        0 => 0,
        signs => signs * row.size * 90 / 100 + width("×", Style::Figure.face(), row.size * 8 / 10) + u(4),
    }
}

const fn arrow_width(row: Row) -> i32 {
    row.size * 8 / 10 + u(8)
}

fn wide(option: &CardOption, row: Row) -> i32 {
    let before = times_width(times(option).len(), row);
    let paid = things::wide(&option.cost, row);
    before + paid + if paid > 0 { arrow_width(row) } else { 0 } + things::wide(&option.gain, row)
}

fn line(m: &mut Marks, mut left: Point, option: &CardOption, row: Row) {
    let signs = times(option);
    let (side, size) = (row.size * 90 / 100, row.size * 8 / 10);
    let mut at = left;
    for icon in signs {
        m.sprite(icon, at.moved(side / 2, 0), side, [Colour::Soft, row.ground]);
        at.x += side;
    }
    if !signs.is_empty() {
        let place = Area::new(at.x, at.y - size / 2, width("×", Style::Figure.face(), size), size);
        m.label(Label::new("×", place, Style::Figure).size(size).colour(Colour::Soft));
    }
    left.x += times_width(signs.len(), row);
    let paid = things::draw(m, left, &option.cost, row);
    if paid > left.x {
        let arrow = row.size * 8 / 10;
        m.sprite("next", Point::new(paid + u(4) + arrow / 2, left.y), arrow, [Colour::Soft, row.ground]);
        left.x = paid + arrow_width(row);
    }
    things::draw(m, left, &option.gain, row);
}

//! What is paid and what is received, drawn from the vocabulary of effects, so that every card reads the same way.

use super::super::effect::{Effect, Ware};
use super::look;
use crate::scene::{Area, Colour, Ink, Label, Marks, Pips, Point, Style, die, shield, shield_of, u, width};

/// A row of things: how large its icons are, the gap between them, its ink and its ground.
#[derive(Clone, Copy)]
pub(super) struct Row {
    pub(super) size: i32,
    pub(super) gap: i32,
    pub(super) ink: Colour,
    pub(super) ground: Colour,
    /// Whether nobody can have these things any more, so that they have no colours of their own.
    pub(super) pale: bool,
}

impl Row {
    /// Ink on paper.
    pub(super) const fn of(size: i32) -> Row {
        Row { size, gap: size / 5, ink: Colour::Ink, ground: Colour::Paper, pale: false }
    }

    /// The same on what is full or not.
    pub(super) const fn if_full(self, full: bool) -> Row {
        if full { Row { ink: Colour::Soft, ground: Colour::Fold, pale: true, ..self } } else { self }
    }

    /// The same on another ground.
    pub(super) const fn on(self, ground: Colour) -> Row {
        Row { ground, ..self }
    }

    /// The same with a larger or smaller gap.
    pub(super) const fn gap(self, gap: i32) -> Row {
        Row { gap, ..self }
    }

    /// The same, as much smaller as need be for the width to be no more than `room`, but not below `least`.
    pub(super) fn fitting(self, room: i32, least: i32, wide: impl Fn(Row) -> i32) -> Row {
        let mut row = self;
        while row.size > least && wide(row) > room {
            row = Row { size: row.size - 5, gap: self.gap * row.size / self.size, ..row };
        }
        row
    }
}

/// How a thing is drawn.
#[derive(Clone, Copy)]
enum Sign {
    /// An icon in the ink of the row, with a figure.
    Plain(&'static str),
    /// A ware on its square, with a figure.
    Ware(Ware),
    /// An icon of something in cities with an own post, which a house before it says.
    Own(&'static str),
    /// A paper shield: a coat of arms that counts once more.
    Arms,
    /// A black die.
    BlackDie,
    /// A gold shield with the figure in it.
    Points,
}

/// The things of an effect in the order in which they are always shown: what they look like, how many they are and
/// what is said of that.
fn things(effect: &Effect) -> impl Iterator<Item = (Sign, String)> {
    let e = effect;
    let count = |n: u8| n.to_string();
    let several = |n: u8| if n > 1 { format!("×{n}") } else { String::new() };
    [
        (Sign::Plain("camel"), e.camels, count(e.camels)),
        (Sign::Plain("coin"), e.coins, count(e.coins)),
        (Sign::Ware(Ware::Pepper), e.pepper, count(e.pepper)),
        (Sign::Ware(Ware::Silk), e.silk, count(e.silk)),
        (Sign::Ware(Ware::Gold), e.gold, count(e.gold)),
        (Sign::Ware(Ware::Jade), e.jade, count(e.jade)),
        (Sign::Plain("any_good"), e.any_good, count(e.any_good)),
        (Sign::Plain("any_good"), e.different_goods, format!("≠{}", e.different_goods)),
        (Sign::Plain("copy"), e.copy_city_bonus, several(e.copy_city_bonus)),
        (Sign::Own("bonus"), e.own_city_bonus, count(e.own_city_bonus)),
        (Sign::Plain("contract"), e.contract_from_pile, count(e.contract_from_pile)),
        (Sign::Own("contract"), e.contract_from_own_city, count(e.contract_from_own_city)),
        (Sign::Plain(look::SEALS), e.seal_action, several(e.seal_action)),
        (Sign::Arms, e.shield, format!("+{}", e.shield)),
        (Sign::BlackDie, e.black_die, several(e.black_die)),
        (Sign::Plain("travel"), e.steps, count(e.steps)),
        (Sign::Points, e.points, count(e.points)),
    ]
    .into_iter()
    .filter(|(_, n, _)| *n > 0)
    .map(|(sign, _, figure)| (sign, figure))
}

impl Sign {
    /// How wide it is without its figure, and whether that stands behind it.
    fn room(self, size: i32) -> (i32, bool) {
        match self {
            Sign::Points => (size * 114 / 100, false),
            Sign::Own(_) => (size * 170 / 100, true),
            Sign::BlackDie | Sign::Plain(_) | Sign::Ware(_) | Sign::Arms => (size * 108 / 100, true),
        }
    }

    fn draw(self, m: &mut Marks, left: Point, figure: &str, row: Row) {
        let Row { size, ink, ground, .. } = row;
        let centre = left.moved(size / 2, 0);
        match self {
            Sign::Points if row.pale => {
                shield_of(m, left.moved(size * 57 / 100, 0), (size * 128 / 100).max(u(27)), figure, ground);
            }
            Sign::Ware(ware) if row.pale => m.sprite(ware.id(), centre, size, [ink, ground]),
            Sign::Points => shield(m, left.moved(size * 57 / 100, 0), (size * 128 / 100).max(u(27)), figure),
            Sign::Ware(ware) => look::ware(m, centre, size, ware),
            Sign::BlackDie => {
                let black = Pips { face: Colour::Ink, pips: Colour::Paper };
                die(m, centre, size * 9 / 10, 5, if ground == Colour::Ink { look::NEUTRAL } else { black });
            }
            Sign::Arms => look::arms(m, centre, size * 9 / 10, None),
            Sign::Own(icon) => {
                m.sprite("house", left.moved(size * 36 / 100, 0), size * 72 / 100, [ink, ground]);
                m.sprite(icon, left.moved(size * 120 / 100, 0), size * 96 / 100, [ink, ground]);
            }
            Sign::Plain("camel") => m.sprite("camel", centre, size * 108 / 100, [ink, ground]),
            Sign::Plain(icon) => m.sprite(icon, centre, size, [ink, ground]),
        }
    }
}

/// How wide the row of an effect is.
pub(super) fn wide(effect: &Effect, row: Row) -> i32 {
    let each = things(effect).map(|(sign, figure)| {
        let (room, behind) = sign.room(row.size);
        room + row.gap + if behind { figure_width(&figure, row.size) } else { 0 }
    });
    (each.sum::<i32>() - row.gap).max(0)
}

fn figure_width(figure: &str, size: i32) -> i32 {
    width(figure, Style::Figure.face(), size * 92 / 100)
}

/// Draws an effect from `left`, the middle of the row's left end; where it ends.
pub(super) fn draw(m: &mut Marks, left: Point, effect: &Effect, row: Row) -> i32 {
    let mut at = left;
    for (sign, figure) in things(effect) {
        sign.draw(m, at, &figure, row);
        let (room, behind) = sign.room(row.size);
        at.x += room;
        if behind {
            let used = figure_width(&figure, row.size);
            let place = Area::new(at.x, at.y - row.size / 2, used, row.size);
            m.label(Label::new(figure, place, Style::Figure).size(row.size * 92 / 100).colour(row.ink));
            at.x += used;
        }
        at.x += row.gap;
    }
    at.x - if at.x > left.x { row.gap } else { 0 }
}

/// A sign before what a pill says.
#[derive(Clone, Copy)]
pub(super) enum Lead {
    /// An icon in ink.
    Icon(&'static str),
    /// The seal a way asks for.
    Seal(&'static str),
}

/// How high a pill of that size is.
pub(super) const fn pill_height(size: i32) -> i32 {
    size * 144 / 100
}

/// How wide a pill of that size is.
pub(super) fn pill_width(effect: &Effect, size: i32, lead: bool) -> i32 {
    wide(effect, pill_row(size)) + 2 * (size * 42 / 100) + if lead { lead_width(size) } else { 0 }
}

const fn pill_row(size: i32) -> Row {
    Row::of(size).gap(u(7))
}

const fn lead_width(size: i32) -> i32 {
    size * 130 / 100 + u(4)
}

/// What a way costs or a token gives, on a pill round a place.
pub(super) fn pill(m: &mut Marks, centre: Point, effect: &Effect, size: i32, ground: Colour, lead: Option<Lead>) {
    let (w, h) = (pill_width(effect, size, lead.is_some()), pill_height(size));
    let area = Area::new(centre.x - w / 2, centre.y - h / 2, w, h);
    m.rect(area, h / 2, Ink::fill(ground).edged(Colour::Ink, 20));
    let mut left = Point::new(area.x + size * 42 / 100, centre.y);
    if let Some(lead) = lead {
        let place = left.moved(size * 60 / 100, 0);
        match lead {
            Lead::Icon(icon) => m.sprite(icon, place, size * 112 / 100, [Colour::Ink, ground]),
            Lead::Seal(icon) => m.sprite(icon, place, size * 136 / 100, [Colour::SealBasic, ground]),
        }
        left.x += lead_width(size);
    }
    draw(m, left, effect, pill_row(size).on(ground));
}

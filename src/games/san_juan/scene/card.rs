//! A card in the hand: colour and sign above, words below, the cost at the left, the points at the right.

use super::super::cards::{Group, Kind};
use super::super::news::Spot;
use super::{Stage, look};
use crate::scene::{Area, Colour, Ink, Label, Marks, Point, Style, chosen, cost, legal, shield, tag, u};

/// How large cards are, by how many there are to show.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Size {
    /// Four in a line, at most seven.
    Large,
    /// Six in a line, at most twelve.
    Slim,
    /// Six in a line without what they do, for the rare hand that is larger still.
    Short,
}

impl Size {
    /// The size for so many cards.
    pub(super) const fn of(cards: usize) -> Size {
        match cards {
            0..=7 => Size::Large,
            8..=12 => Size::Slim,
            _ => Size::Short,
        }
    }

    /// A card's place.
    pub(super) const fn place(self) -> Area {
        match self {
            Size::Large => Area::units(0, 0, 320, 430),
            Size::Slim => Area::units(0, 0, 205, 430),
            Size::Short => Area::units(0, 0, 205, 226),
        }
    }

    /// How many cards a line has.
    pub(super) const fn per_line(self) -> i32 {
        match self {
            Size::Large => 4,
            Size::Slim | Size::Short => 6,
        }
    }

    /// How high the coloured part is.
    const fn head(self) -> i32 {
        match self {
            Size::Large => u(150),
            Size::Slim => u(124),
            Size::Short => u(100),
        }
    }
}

/// What is said of a card beside what is printed on it.
pub(super) struct Mark {
    /// The letter of its button.
    pub(super) letter: Option<String>,
    /// Whether it is chosen already.
    pub(super) chosen: bool,
    /// Where it comes from, if it is not in hand yet.
    pub(super) origin: Option<String>,
    /// Whether that violet building already stands, so that it cannot be built again (SJ-35).
    pub(super) built: bool,
    /// Which card in hand it is, if it is one.
    pub(super) held: Option<Spot>,
}

const CORNER: i32 = u(16);

/// A card of that kind at a place.
pub(super) fn card(m: &mut Marks, stage: &Stage, at: Point, size: Size, kind: Kind, mark: &Mark) {
    m.group("card", at, |m| {
        let place = size.place();
        stage.footer.name(m, place, || (format!("card.{kind}"), stage.card(kind)));
        head(m, size, kind, mark.origin.as_deref());
        words(m, stage, size, kind);
        foot(m, stage, size, kind);
        if let Some(held) = &mark.held {
            let below = if size == Size::Large { u(92) } else { u(80) };
            let below = if size == Size::Short { u(64) } else { below };
            stage.trace.came(m, held, Point::new(u(14), below), stage.tongue);
        }
        let corner = Point::new(place.w - u(34), u(34));
        if let Some(letter) = &mark.letter {
            legal(m, place, CORNER);
            tag(m, corner, u(29), letter);
        }
        if mark.chosen {
            chosen(m, place, CORNER);
        }
        if mark.built && !mark.chosen {
            let (centre, radius) = match (&mark.letter, size) {
                (None, _) => (corner, u(24)),
                (Some(_), Size::Large) => (corner.moved(0, u(58)), u(18)),
                (Some(_), Size::Slim) => (Point::new(place.w / 2, place.h - u(33)), u(20)),
                (Some(_), Size::Short) => (Point::new(place.w / 2, place.h - u(27)), u(20)),
            };
            m.disc(centre, radius, Ink::fill(Colour::Fold).edged(Colour::Soft, 25));
            m.sprite("check", centre, radius * 14 / 10, [Colour::Soft, Colour::Fold]);
        }
    });
}

/// The coloured part: sign and cost, and where the card comes from.
fn head(m: &mut Marks, size: Size, kind: Kind, origin: Option<&str>) {
    let (place, head) = (size.place(), size.head());
    let (ground, on, icon) = look::card(kind);
    m.rect(place.moved(0, u(6)), CORNER, Ink::fill(Colour::Shade));
    m.rect(place, CORNER, Ink::fill(Colour::Paper));
    m.rect(Area::new(0, 0, place.w, head), CORNER, Ink::fill(ground));
    m.rect(Area::new(0, head - u(20), place.w, u(20)), 0, Ink::fill(ground));
    let (edge, high) = look::edge(kind).map_or((Colour::Ink, u(3)), |colour| (colour, u(8)));
    m.rect(Area::new(0, head, place.w, high), 0, Ink::fill(edge));
    let (shift, sign, paid) = match size {
        Size::Large => (0, u(116), u(70)),
        Size::Slim => (u(4), u(84), u(60)),
        Size::Short => (u(4), u(70), u(48)),
    };
    // The ribbon takes its height from the sign, which moves up.
    let ribbon = if origin.is_some() { u(34) } else { 0 };
    let middle = Point::new(place.w / 2 + shift, (head - ribbon) / 2);
    m.sprite(icon, middle, sign - ribbon * 3 / 4, [on, ground]);
    cost(m, Point::new(u(14), if size == Size::Short { u(10) } else { u(14) }), paid, &kind.cost().to_string());
    if let Some(origin) = origin {
        let area = Area::new(u(14), head - ribbon - u(4), place.w - u(28), ribbon - u(2));
        m.rect(area, area.h / 2, Ink::fill(Colour::Gold).edged(Colour::Ink, 20));
        m.label(Label::new(origin, area.grown(u(-4)), Style::Small).centred());
    }
}

/// The name, and where there is room what the card does.
fn words(m: &mut Marks, stage: &Stage, size: Size, kind: Kind) {
    let (place, head) = (size.place(), size.head());
    let (name, effect) = (stage.card(kind), stage.say(format!("sj-effect-{kind}")));
    let (left, wide) = if size == Size::Large { (u(18), place.w - u(36)) } else { (u(14), place.w - u(26)) };
    let name = |top, high| Label::new(&*name, Area::new(left, head + top, wide, high), Style::Name);
    match size {
        Size::Large => {
            m.label(name(u(16), u(48)).size(u(37)));
            let area = Area::new(left, head + u(74), wide, u(128));
            m.label(Label::new(effect, area, Style::Text).lines(4, 116).from_top());
        }
        Size::Slim => {
            m.label(name(u(14), u(62)).size(u(28)).lines(2, 100));
            let area = Area::new(left, head + u(88), wide, u(142));
            m.label(Label::new(effect, area, Style::Second).size(u(24)).lines(5, 116).from_top());
        }
        Size::Short => m.label(name(u(10), u(56)).size(u(26)).lines(2, 100)),
    }
}

/// When the card acts, in words where there is room, and what it brings.
fn foot(m: &mut Marks, stage: &Stage, size: Size, kind: Kind) {
    let place = size.place();
    let (icon, colour, name) = look::when(kind);
    let top = place.h - if size == Size::Short { u(56) } else { u(62) };
    if size != Size::Short {
        m.rect(Area::new(u(16), top - u(8), place.w - u(32), u(2)), 0, Ink::fill(Colour::Line));
    }
    let left = if size == Size::Large { u(18) } else { u(14) };
    let sign = Area::new(left, top + u(8), u(42), u(42));
    m.rect(sign, u(8), Ink::fill(colour));
    m.sprite(icon, sign.centre(), u(34), [Colour::Paper, colour]);
    let (shift, brings) = if size == Size::Large { (u(44), u(58)) } else { (u(34), u(46)) };
    if size == Size::Large {
        let words = Area::new(sign.right() + u(10), top + u(6), place.w - u(150), u(46));
        m.label(Label::new(stage.say(name), words, Style::Second).size(u(27)).colour(Colour::Soft));
    }
    let points = if kind.print().group == Group::Six { "?".to_owned() } else { kind.vp().to_string() };
    shield(m, Point::new(place.w - shift, top + u(22)), brings, &points);
}

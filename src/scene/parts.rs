//! The parts all games share: panels, points, counters, costs, tags. Sizes are for a picture 1400 wide.

use super::{Area, Colour, Ink, Label, Mark, Marks, Point, Stroke, Style, hexagon, u, width};

/// A raised panel on its hard shadow.
pub fn panel(m: &mut Marks, area: Area) {
    m.rect(area.moved(0, u(5)), u(14), Ink::fill(Colour::Shade));
    m.rect(area, u(14), Ink::fill(Colour::Paper));
}

/// Victory points: always a gold shield with an ink figure, `size` wide.
pub fn shield(m: &mut Marks, centre: Point, size: i32, figure: &str) {
    shield_of(m, centre, size, figure, Colour::Gold);
}

/// Victory points where gold would be lost on the ground: a shield of another colour.
pub fn shield_of(m: &mut Marks, centre: Point, size: i32, figure: &str, fill: Colour) {
    m.sprite("victory_point", centre, size + (size / 10).max(u(5)), [Colour::Ink, fill]);
    m.sprite("victory_point", centre, size, [fill, Colour::Ink]);
    let share = match figure.chars().count() {
        0 | 1 => 60,
        2 => 52,
        _ => 40,
    };
    let place = Area::round(centre.moved(0, -size / 50), size / 2);
    m.label(Label::new(figure, place, Style::Figure).size(size * share / 100).centred());
}

/// A figure on a small disc: how many lie in a pile.
pub fn pile_count(m: &mut Marks, centre: Point, radius: i32, figure: &str) {
    m.disc(centre, radius, Ink::fill(Colour::Paper).edged(Colour::Ink, (radius / 9).max(20)));
    m.label(Label::new(figure, Area::round(centre, radius), Style::Figure).size(radius * 5 / 4).centred());
}

/// What a thing costs, where it is paid with cards: a small card with a figure. `corner` is its upper left.
pub fn cost(m: &mut Marks, corner: Point, height: i32, figure: &str) {
    let area = Area::new(corner.x, corner.y, height * 76 / 100, height);
    m.rect(area, height * 13 / 100, Ink::fill(Colour::Paper).edged(Colour::Ink, (height / 22).max(20)));
    m.label(Label::new(figure, area, Style::Figure).size(height * 66 / 100).centred());
}

/// A small square sign in paper on its own colour: which role or phase something belongs to.
pub fn chip(m: &mut Marks, centre: Point, size: i32, icon: &'static str, colour: Colour) {
    m.rect(Area::round(centre, size / 2), size / 5, Ink::fill(colour).edged(Colour::Paper, 20));
    m.sprite(icon, centre, size * 8 / 10, [Colour::Paper, colour]);
}

/// The letter of a legal choice: ink, with a white ring and a thin ink edge. The button has the same letter.
pub fn tag(m: &mut Marks, centre: Point, radius: i32, letter: &str) {
    m.disc(centre, radius + 55, Ink::fill(Colour::Ink));
    m.disc(centre, radius + u(4), Ink::fill(Colour::White));
    m.disc(centre, radius, Ink::fill(Colour::Ink));
    let share = match letter.chars().count() {
        0 | 1 if radius > u(17) => 124,
        // A small one gives its letter all the room.
        0 | 1 => 138,
        _ => 104,
    };
    let label = Label::new(letter, Area::round(centre, radius), Style::Figure).size(radius * share / 100);
    m.label(label.colour(Colour::White).centred().tagging());
}

/// The double line round a legal target: white inside, ink outside. Nothing else has a double line.
pub fn legal(m: &mut Marks, area: Area, radius: i32) {
    m.rect(area.grown(u(2)), radius + u(2), Ink::edge(Colour::Ink, u(9)));
    m.rect(area.grown(u(1)), radius + u(1), Ink::edge(Colour::White, u(4)));
}

/// The double line of a legal target that is a hexagon; it lies on its edge.
pub fn legal_hex(m: &mut Marks, centre: Point, radius: i32) {
    // A thinner line leaves enough of a small hexagon.
    let share = (radius * 10 / 70).clamp(55, 100);
    let line = hexagon(centre, radius - 3 * share / 10);
    m.polygon(line.clone(), Ink::edge(Colour::Ink, 11 * share / 10));
    m.polygon(line, Ink::edge(Colour::White, 55 * share / 100));
}

/// Round what the white line of a legal target lies, if the mark is one.
pub fn aim(mark: &Mark) -> Option<Area> {
    let white = |ink: &Ink| matches!(ink, Ink { fill: None, stroke: Some(Stroke { colour: Colour::White, .. }) });
    match mark {
        Mark::Rect(area, _, ink) if white(ink) => Some(*area),
        Mark::Disc(centre, radius, ink) if white(ink) => Some(Area::round(*centre, *radius)),
        Mark::Polygon(points, ink) if white(ink) => {
            let (left, right) = (points.iter().map(|at| at.x).min()?, points.iter().map(|at| at.x).max()?);
            let (top, low) = (points.iter().map(|at| at.y).min()?, points.iter().map(|at| at.y).max()?);
            Some(Area::new(left, top, right - left, low - top))
        }
        _ => None,
    }
}

/// An icon and a figure behind it, in one colour on a ground; the width used. `corner` is the icon's upper left.
pub fn counter(m: &mut Marks, corner: Point, size: i32, icon: &'static str, figure: &str, tones: [Colour; 2]) -> i32 {
    let gap = u(8);
    m.sprite(icon, corner.moved(size / 2, size / 2), size, tones);
    let text = size * 92 / 100;
    let used = width(figure, Style::Figure.face(), text);
    let area = Area::new(corner.x + size + gap, corner.y, used, size);
    m.label(Label::new(figure, area, Style::Figure).size(text).colour(tones[0]));
    size + gap + used
}

/// A place where something could be: pale, with a dashed line.
pub fn empty(m: &mut Marks, area: Area, radius: i32) {
    m.rect(area, radius, Ink::fill(Colour::Fold).edged(Colour::Line, 20).dashed(20, 80));
}

/// The same with the sign of what belongs there, so faint that nobody takes it for the thing itself.
pub fn awaits(m: &mut Marks, area: Area, radius: i32, icon: &'static str) {
    empty(m, area, radius);
    faint(m, area.centre(), area.h, icon);
}

/// The faint sign of what belongs in a place so high.
pub fn faint(m: &mut Marks, centre: Point, high: i32, icon: &'static str) {
    m.sprite(icon, centre, high * 58 / 100, [Colour::Shade, Colour::Fold]);
}

/// The edge and the check of a card that is chosen already.
pub fn chosen(m: &mut Marks, area: Area, radius: i32) {
    m.rect(area, radius, Ink::edge(Colour::Ink, u(6)));
    let centre = Point::new(area.right() - u(34), area.y + u(34));
    m.disc(centre, u(24), Ink::fill(Colour::Ink));
    m.sprite("check", centre, u(32), [Colour::Paper, Colour::Ink]);
}

/// How much higher a chosen card lies.
pub const RAISED: i32 = u(16);

/// A short fact in a rounded box that ends at `right`; gold when it is the one that matters now. The width used.
pub fn pill(m: &mut Marks, right: Point, text: &str, strong: bool, ground: Colour) -> i32 {
    let size = Style::Figure.size();
    let wide = width(text, Style::Figure.face(), size) + u(40);
    let area = Area::new(right.x - wide, right.y, wide, u(52));
    let (fill, on) = if strong { (Colour::Gold, Colour::Ink) } else { (ground, Colour::Paper) };
    m.rect(area, u(26), Ink::fill(fill).edged(Colour::Gold, 20));
    m.label(Label::new(text, area, Style::Figure).colour(on).centred());
    wide
}

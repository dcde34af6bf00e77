//! A part of a map where something is new, magnified as far as it has room: drawn anew at that scale, with all its words.

use super::marks::each;
use super::{Area, Colour, Dash, Fresh, Group, Ink, Label, Mark, Marks, Outline, Point, Stroke, What, u};

/// How large a part is in a picture.
pub const PART: Area = Area::units(0, 0, 1352, 640);
/// So far beyond all that is to be seen it reaches.
const BEYOND: i32 = u(30);
/// How much larger than on the board it may be, in hundredths; so few, that the same parts come up again.
const SCALES: [i32; 3] = [200, 160, 125];

/// A map with all that lies on it and what is new there.
#[derive(Clone, Debug, PartialEq)]
pub struct Map {
    /// The map's own size.
    pub size: Area,
    /// What lies beyond it.
    pub ground: Colour,
    /// What never changes on it, counted from its corner.
    pub land: Marks,
    /// What lies on it, and what is new there.
    pub marks: Marks,
    /// The middles of its places.
    pub places: Vec<Point>,
}

impl Map {
    /// Draws the part with all that is new, if anything is.
    pub(super) fn draw(&self, m: &mut Marks, corner: Point) {
        let Some(signs) = signs(&self.marks) else { return };
        self.magnified(m, corner, self.chosen(signs), None);
    }

    /// Draws a part. `aside`: what is drawn over it afterwards, and would cut words.
    pub(super) fn magnified(&self, m: &mut Marks, corner: Point, by: Scale, aside: Option<Area>) {
        let [mut land, mut part] = [const { Marks(Vec::new()) }; 2];
        land.rect(PART, 0, Ink::fill(self.ground));
        let mut news = Vec::new();
        scaled(&self.land, by, &mut land, &mut news);
        scaled(&self.marks, by, &mut part, &mut news);
        if let Some(aside) = aside {
            part.0.retain(|mark| !matches!(mark, Mark::Label(label) if label.area.meets(aside)));
        }
        // What lies beside the map on the board is no part of it.
        let (left, right) = (by.at(Point::default()).x, by.at(Point::new(self.size.w, 0)).x);
        for side in [Area { w: left.max(0), ..PART }, Area { x: right, w: (PART.w - right).max(0), ..PART }] {
            land.rect(side, 0, Ink::fill(self.ground));
        }
        m.stamp("land", corner, PART, |m| *m = land);
        // On a map that is smaller than on its board marks are no more than dots.
        m.stamp(if by.hundredths < 100 { "small" } else { "map" }, corner, PART, |m| *m = part);
        let area = PART.moved(corner.x, corner.y);
        m.rect(area, 0, Ink::edge(Colour::Ink, u(3)));
        m.0.extend(news.into_iter().map(|fresh: Fresh| Mark::Fresh(fresh.moved(corner))));
    }

    /// Whether anything is new there.
    pub(super) fn is_told(&self) -> bool {
        signs(&self.marks).is_some()
    }

    /// The largest scale at which all signs have room, and what of the map lies in the part's corner then; the whole map where
    /// there is none.
    fn chosen(&self, signs: Area) -> Scale {
        self.around(signs).unwrap_or_else(|| self.at_scale(PART.h * 100 / self.size.h.max(1), signs.centre()))
    }

    /// The same where they have room magnified.
    pub(super) fn around(&self, signs: Area) -> Option<Scale> {
        let signs = signs.grown(BEYOND);
        let fits = |scale: &i32| signs.w <= PART.w * 100 / scale && signs.h <= PART.h * 100 / scale;
        SCALES.into_iter().find(fits).map(|scale| self.at_scale(scale, signs.centre()))
    }

    fn at_scale(&self, scale: i32, middle: Point) -> Scale {
        let (wide, high) = (PART.w * 100 / scale, PART.h * 100 / scale);
        // What is smaller than the part stands in its middle.
        let along = |middle: i32, part: i32, whole: i32| match whole > part {
            true => (middle - part / 2).clamp(0, whole - part),
            false => (whole - part) / 2,
        };
        // On whole units a part is found again.
        let whole = |tenths: i32| tenths.div_euclid(u(10)) * u(10);
        let x = whole(along(middle.x, wide, self.size.w));
        Scale { hundredths: scale, origin: Point::new(x, whole(along(middle.y, high, self.size.h))) }
    }
}

/// The box round all that is new.
fn signs(marks: &Marks) -> Option<Area> {
    let mut all: Option<Area> = None;
    each(marks, Point::default(), &mut |mark, at| {
        let Mark::Fresh(fresh) = mark else { return };
        let area = match fresh.clone().moved(at).what {
            What::Placed { outline, .. } | What::Gone { outline, .. } => outline.area(),
            What::Marked(at) | What::Lost(at) | What::Left(at) => Area::round(at, u(18)),
            What::Counted { gain, end, to_left } => gain.area(end, to_left),
        };
        all = Some(all.map_or(area, |all| all.with(area)));
    });
    all
}

/// Marks as they are at that scale; those that lie outside of the part are left out, and what is new is given by itself.
fn scaled(marks: &Marks, by: Scale, part: &mut Marks, news: &mut Vec<Fresh>) {
    for mark in &marks.0 {
        match mark {
            Mark::Fresh(fresh) => news.push(by.fresh(fresh)),
            Mark::Group(Group { at, marks, .. }) => {
                scaled(marks, Scale { origin: by.origin.moved(-at.x, -at.y), ..by }, part, news);
            }
            mark => part.0.extend(by.mark(mark)),
        }
    }
}

/// How marks of a map lie in a part of it: at which scale, and what of the map lies in the part's corner.
#[derive(Clone, Copy)]
pub(super) struct Scale {
    pub(super) hundredths: i32,
    pub(super) origin: Point,
}

impl Scale {
    fn long(self, tenths: i32) -> i32 {
        tenths * self.hundredths / 100
    }

    pub(super) fn at(self, point: Point) -> Point {
        Point::new(self.long(point.x - self.origin.x), self.long(point.y - self.origin.y))
    }

    pub(super) fn area(self, area: Area) -> Area {
        let (from, to) = (self.at(area.corner()), self.at(Point::new(area.right(), area.bottom())));
        Area::new(from.x, from.y, to.x - from.x, to.y - from.y)
    }

    fn stroke(self, stroke: Stroke) -> Stroke {
        let dash = stroke.dash.map(|dash| Dash { on: self.long(dash.on), off: self.long(dash.off) });
        Stroke { width: self.long(stroke.width), dash, ..stroke }
    }

    fn ink(self, ink: Ink) -> Ink {
        Ink { stroke: ink.stroke.map(|stroke| self.stroke(stroke)), ..ink }
    }

    fn outline(self, outline: Outline) -> Outline {
        match outline {
            Outline::Rect(area, radius) => Outline::Rect(self.area(area), self.long(radius)),
            Outline::Disc(centre, radius) => Outline::Disc(self.at(centre), self.long(radius)),
            Outline::Hexagon(centre, radius) => Outline::Hexagon(self.at(centre), self.long(radius)),
        }
    }

    fn fresh(self, fresh: &Fresh) -> Fresh {
        let what = match fresh.what {
            What::Placed { outline, doer, halo } => What::Placed { outline: self.outline(outline), doer, halo },
            What::Gone { outline, doer, bare } => What::Gone { outline: self.outline(outline), doer, bare },
            What::Counted { gain, end, to_left } => What::Counted { gain, end: self.at(end), to_left },
            What::Marked(at) => What::Marked(self.at(at)),
            What::Lost(at) => What::Lost(self.at(at)),
            What::Left(at) => What::Left(self.at(at)),
        };
        Fresh { what, ..fresh.clone() }
    }

    /// A mark, unless it lies outside of the part.
    pub(super) fn mark(self, mark: &Mark) -> Option<Mark> {
        let points = |points: &[Point]| points.iter().map(|point| self.at(*point)).collect();
        let mark = match mark {
            Mark::Rect(area, radius, ink) => Mark::Rect(self.area(*area), self.long(*radius), self.ink(*ink)),
            Mark::Disc(centre, radius, ink) => Mark::Disc(self.at(*centre), self.long(*radius), self.ink(*ink)),
            Mark::Polygon(corners, ink) => Mark::Polygon(points(corners), self.ink(*ink)),
            Mark::Line(line, stroke) => Mark::Line(points(line), self.stroke(*stroke)),
            Mark::Label(label) => {
                // A size is rounded down, so that words have the room they had.
                let (area, size) = (self.area(label.area).grown(1), self.long(label.size));
                Mark::Label(Label { area, size, ..label.clone() })
            }
            Mark::Sprite { icon, centre, size, tones } => {
                Mark::Sprite { icon, centre: self.at(*centre), size: self.long(*size), tones: *tones }
            }
            Mark::Group(_) | Mark::Fresh(_) | Mark::Named(_) => return None,
        };
        mark.extent()?.meets(PART.grown(u(16))).then_some(mark)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::scene::Doer;

    fn map(at: &[(i32, i32)]) -> Map {
        let mut marks = Marks::default();
        marks.rect(Area::units(0, 0, 1352, 1080), 0, Ink::fill(Colour::Paper));
        for (x, y) in at {
            let outline = Outline::Disc(Point::new(u(*x), u(*y)), u(20));
            let what = What::Placed { outline, doer: Doer::Known, halo: false };
            marks.group("here", Point::new(u(10), 0), |m| m.fresh(Fresh { what, seat: 0, strong: true }));
        }
        let size = Area::units(0, 0, 1352, 1080);
        Map { size, ground: Colour::SeaGround, land: Marks::default(), marks, places: Vec::new() }
    }

    fn chosen(at: &[(i32, i32)]) -> (i32, Point) {
        let map = map(at);
        let Scale { hundredths, origin } = map.chosen(signs(&map.marks).unwrap());
        (hundredths, origin)
    }

    #[test]
    fn what_is_new_is_as_large_as_it_has_room() {
        assert_eq!(chosen(&[(600, 500)]), (200, Point::new(u(270), u(340))));
        assert_eq!(chosen(&[(10, 10)]), (200, Point::default()), "not beyond the map");
        assert_eq!(chosen(&[(100, 500), (800, 600)]).0, 160);
        assert_eq!(chosen(&[(100, 500), (1000, 600)]).0, 125);
        let (scale, origin) = chosen(&[(100, 100), (1200, 1000)]);
        assert_eq!(scale, 59, "the whole map");
        assert!(origin.x < -u(300) && (-u(10)..=0).contains(&origin.y), "in the middle: {origin:?}");
    }

    #[test]
    fn where_nothing_is_new_there_is_no_part() {
        let mut m = Marks::default();
        map(&[]).draw(&mut m, Point::default());
        assert!(m.0.is_empty() && !map(&[]).is_told());
    }

    #[test]
    fn signs_lie_where_the_pieces_lie() {
        let mut m = Marks::default();
        map(&[(600, 500)]).draw(&mut m, Point::new(u(24), u(200)));
        let fresh = m.0.iter().find_map(|mark| if let Mark::Fresh(fresh) = mark { Some(fresh.what) } else { None });
        let Some(What::Placed { outline, .. }) = fresh else { panic!("{fresh:?}") };
        assert_eq!(outline, Outline::Disc(Point::new(u(24 + 680), u(200 + 320)), u(40)));
    }
}

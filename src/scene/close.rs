//! The part of a map in which all lies that can be chosen, where it has room magnified, with a small map that says where it is.

use super::geometry::round;
use super::marks::each;
use super::part::Scale;
use super::{Area, Colour, Ink, Label, Map, Mark, Marks, PART, Point, aim, u};

/// Between so many letters there is something to choose.
const MANY: usize = 3;
/// How large the small map is at most, how far from the edges of the part, and how large a place is on it.
const SMALL: (i32, i32) = (u(200), u(148));
const ASIDE: i32 = u(14);
const DOT: i32 = u(3);
/// Land is wider than this, and what only stands about is not.
const LAND: i32 = u(120);

impl Map {
    /// Whether all that can be chosen, where that is several things, lies so closely together that it has room magnified.
    pub fn is_close(&self) -> bool {
        letters(&self.marks).len() >= MANY && self.close().is_some()
    }

    /// Draws the part with all that can be chosen, if it has room magnified, and in the corner that is farthest from all of it
    /// where in the map that is.
    pub fn draw_close(&self, m: &mut Marks, corner: Point) {
        let Some(by) = self.close() else { return };
        let targets: Vec<Area> = targets(&self.marks).into_iter().map(|area| by.area(area)).collect();
        let small = SMALL.0 * 100 / self.size.w.max(1);
        let small = Scale { hundredths: small.min(SMALL.1 * 100 / self.size.h.max(1)), origin: Point::default() };
        let aside = freest(small.area(Area { x: 0, y: 0, ..self.size }), &targets);
        self.magnified(m, corner, by, aside);
        if let Some(aside) = aside {
            self.locator(m, aside.moved(corner.x, corner.y), small, by);
        }
    }

    fn close(&self) -> Option<Scale> {
        self.around(targets(&self.marks).into_iter().reduce(Area::with)?)
    }

    /// The whole map in small: its land, its places, and the part that is shown.
    fn locator(&self, m: &mut Marks, area: Area, small: Scale, by: Scale) {
        let whole = Area { x: 0, y: 0, ..area };
        let far = |length: i32| length * 100 / by.hundredths;
        let part = small.area(Area::new(by.origin.x, by.origin.y, far(PART.w), far(PART.h)));
        let (x, y) = (part.x.max(0), part.y.max(0));
        let part = Area::new(x, y, part.right().min(whole.w) - x, part.bottom().min(whole.h) - y);
        m.stamp("locator", area.corner(), whole, |m| {
            m.rect(whole, 0, Ink::fill(self.ground));
            each(&self.land, Point::default(), &mut |mark, at| {
                if matches!(mark, Mark::Polygon(corners, _) if round(corners).is_some_and(|area| area.w > LAND)) {
                    m.0.extend(Scale { origin: small.origin.moved(-at.x, -at.y), ..small }.mark(mark));
                }
            });
            self.places.iter().for_each(|place| m.disc(small.at(*place), DOT, Ink::fill(Colour::Ink)));
            m.rect(part, 0, Ink::edge(Colour::Ink, u(4)));
            m.rect(whole, 0, Ink::edge(Colour::Ink, u(6)));
        });
    }
}

/// The letters on a map.
fn letters(marks: &Marks) -> Vec<Area> {
    let mut letters = Vec::new();
    each(marks, Point::default(), &mut |mark, at| {
        if let Mark::Label(Label { tag: true, area, .. }) = mark {
            letters.push(area.moved(at.x, at.y));
        }
    });
    letters
}

/// All that can be chosen on a map, with the letters.
fn targets(marks: &Marks) -> Vec<Area> {
    let mut targets = letters(marks);
    each(marks, Point::default(), &mut |mark, at| targets.extend(aim(mark).map(|area| area.moved(at.x, at.y))));
    targets
}

/// The place of that size in a corner of the part that is farthest from all that can be chosen, if it covers nothing of it.
fn freest(size: Area, targets: &[Area]) -> Option<Area> {
    let (right, low) = (PART.w - size.w - ASIDE, PART.h - size.h - ASIDE);
    let corners = [(right, low), (ASIDE, low), (ASIDE, ASIDE), (right, ASIDE)].map(|(x, y)| size.moved(x, y));
    let far = |corner: &Area| {
        let squared = |target: &Area| {
            let (a, b) = (corner.centre(), target.centre());
            i64::from(a.x - b.x).pow(2) + i64::from(a.y - b.y).pow(2)
        };
        targets.iter().map(squared).min()
    };
    let is_free = |corner: &Area| !targets.iter().any(|target| target.meets(corner.grown(ASIDE)));
    // Of equal ones the first.
    corners.into_iter().rev().filter(is_free).max_by_key(far)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::scene::tag;

    /// A map with letters there.
    fn map(at: &[(i32, i32)]) -> Map {
        let (mut marks, size) = (Marks::default(), Area::units(0, 0, 1352, 1080));
        at.iter().for_each(|(x, y)| tag(&mut marks, Point::new(u(*x), u(*y)), u(24), "A"));
        Map { size, ground: Colour::SeaGround, land: Marks::default(), marks, places: Vec::new() }
    }

    #[test]
    fn letters_are_close_where_several_have_room_magnified() {
        let close = [(100, 100), (900, 100), (500, 450)];
        assert!(map(&close).is_close());
        assert!(!map(&close[..2]).is_close());
        assert!(!map(&[(100, 100), (900, 100), (500, 600)]).is_close());
    }

    #[test]
    fn the_small_map_lies_in_the_corner_farthest_from_all_letters() {
        let drawn = |at: &[(i32, i32)]| {
            let mut m = Marks::default();
            map(at).draw_close(&mut m, Point::new(u(24), u(200)));
            let small = m.0.iter().find_map(|mark| match mark {
                Mark::Group(group) if group.name == "locator" => {
                    group.stamp.map(|size| size.moved(group.at.x, group.at.y))
                }
                _ => None,
            });
            small.map(|area| (area.x > u(700), area.y > u(520)))
        };
        assert_eq!(drawn(&[(20, 20), (40, 60)]), Some((true, true)));
        assert_eq!(drawn(&[(1330, 1060), (1300, 1000)]), Some((false, false)));
        assert_eq!(drawn(&[(20, 1060), (600, 1000), (40, 900)]), Some((true, false)));
    }
}

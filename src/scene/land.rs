//! What maps are drawn with: roads, and the small drawings that tell one land from another.

use super::{Area, Colour, Ink, Marks, Point, Stroke, flowing, u};

/// A small drawing of a land.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Drawing {
    /// A fir tree.
    Tree,
    /// Three waving ears.
    Ears,
    /// A mountain with snow on it.
    Peak,
    /// A dune.
    Dune,
    /// A wave of the sea.
    Wave,
}

/// What a drawing of the usual size takes, with the ends of its lines.
const EXTENT: Area = Area { x: -u(28), y: -u(20), w: u(56), h: u(38) };

impl Drawing {
    /// Draws it round a place, to the next whole unit, in hundredths of its usual size, which is 24 to 48 units.
    ///
    /// There are hundreds of them on a map, and but a few different ones: each is a stamp.
    pub fn draw(self, m: &mut Marks, at: Point, size: i32, colour: Colour) {
        let [x, y] = [at.x, at.y].map(|side| side.div_euclid(u(1)) * u(1));
        let [left, top, w, h] = [EXTENT.x, EXTENT.y, EXTENT.w, EXTENT.h].map(|side| side * size / 100);
        m.stamp("drawing", Point::new(x, y), Area::new(left, top, w, h), |m| self.paint(m, size, colour));
    }

    fn paint(self, m: &mut Marks, size: i32, colour: Colour) {
        let p = |(x, y): (i32, i32)| Point::new(x * size / 100, y * size / 100);
        let line = |m: &mut Marks, points: &[(i32, i32)], width: i32| {
            m.line(points.iter().copied().map(p).collect(), pen(colour, width * size / 100));
        };
        let curve = |m: &mut Marks, points: &[(i32, i32)], width: i32| {
            let through: Vec<Point> = points.iter().copied().map(p).collect();
            m.line(flowing(&through, 4, false), pen(colour, width * size / 100));
        };
        match self {
            Drawing::Tree => {
                let trunk = p((-20, 80));
                m.rect(Area::new(trunk.x, trunk.y, 40 * size / 100, 70 * size / 100), 0, Ink::fill(colour));
                let crown = [(0, -170), (90, -20), (50, -20), (120, 100), (-120, 100), (-50, -20), (-90, -20)];
                m.polygon(crown.map(p).to_vec(), Ink::fill(colour));
            }
            Drawing::Ears => {
                for x in [-90, 0, 90] {
                    // Up the stem, to each leaf and back: one line costs less to paint than seven.
                    let leaves = [(x + 20, 10), (x + 34, -34), (x + 48, -78)]
                        .map(|stem| [stem, (stem.0 - 30, stem.1 - 44), stem, (stem.0 + 46, stem.1 - 25), stem]);
                    line(m, &[&[(x, 110)], leaves.as_flattened()].concat(), 24);
                }
            }
            Drawing::Peak => {
                let rock = [(-200, 140), (-30, -180), (70, -30), (120, -90), (250, 140)];
                m.polygon(rock.map(p).to_vec(), Ink::fill(colour));
                let snow = [(-30, -180), (30, -90), (0, -50), (-40, -90), (-80, -70)];
                m.polygon(snow.map(p).to_vec(), Ink::fill(Colour::Paper));
            }
            Drawing::Dune => {
                curve(m, &[(-240, 80), (-90, -50), (20, 50), (120, -20), (240, 80)], 30);
                curve(m, &[(-90, -50), (-70, 20), (-110, 90)], 22);
            }
            Drawing::Wave => curve(m, &[(-160, 0), (-90, -50), (-20, 0), (60, -50), (140, 0)], 30),
        }
    }
}

const fn pen(colour: Colour, width: i32) -> Stroke {
    Stroke { colour, width, dash: None }
}

/// A road along a line.
pub fn road(m: &mut Marks, along: &[Point]) {
    m.line(along.to_vec(), pen(Colour::RoadEdge, u(13)));
    m.line(along.to_vec(), pen(Colour::Road, u(8)));
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::scene::Mark;

    #[test]
    fn drawings_grow_with_their_size() {
        let wide = |drawing: Drawing, size| {
            let mut m = Marks::default();
            drawing.draw(&mut m, Point::default(), size, Colour::ForestMark);
            let Some(Mark::Group(group)) = m.0.pop() else { panic!("a stamp") };
            let points = group.marks.0.into_iter().flat_map(|mark| match mark {
                Mark::Polygon(points, _) | Mark::Line(points, _) => points,
                _ => Vec::new(),
            });
            let points: Vec<Point> = points.collect();
            // The thickest line reaches a tenth and a half of a drawing's size beyond its points.
            let seen = group.stamp.unwrap().grown(-15 * size / 100);
            assert!(points.iter().all(|point| seen.holds(Area::round(*point, 0))), "{drawing:?}: {points:?}");
            let xs = points.iter().map(|point| point.x);
            xs.clone().max().unwrap() - xs.min().unwrap()
        };
        for drawing in [Drawing::Tree, Drawing::Ears, Drawing::Peak, Drawing::Dune, Drawing::Wave] {
            assert!((240..=480).contains(&wide(drawing, 100)), "{drawing:?}");
            assert!(wide(drawing, 50).abs_diff(wide(drawing, 100) / 2) <= 2, "{drawing:?}");
        }
    }
}

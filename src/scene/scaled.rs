//! Drawings in another size.

use super::{Area, Dash, Group, Ink, Label, Mark, Marks, Point, Stroke};

/// A size in so many thousandths of what it was; what can be seen stays to be seen.
const fn by(size: i32, thousandths: i32) -> i32 {
    (size * thousandths + 500).div_euclid(1000)
}

impl Marks {
    /// The same in so many thousandths of the size, counted from the same place. What is new in it is left out, and what its areas are called.
    #[must_use]
    pub fn scaled(&self, thousandths: i32) -> Marks {
        Marks(self.0.iter().filter_map(|mark| mark.scaled(thousandths)).collect())
    }
}

impl Mark {
    fn scaled(&self, thousandths: i32) -> Option<Mark> {
        let size = |size: i32| by(size, thousandths);
        let point = |at: Point| Point::new(size(at.x), size(at.y));
        let area = |area: Area| Area::new(size(area.x), size(area.y), size(area.w), size(area.h));
        let dash = |dash: Dash| Dash { on: size(dash.on), off: size(dash.off) };
        let stroke = |line: Stroke| Stroke { width: size(line.width).max(1), dash: line.dash.map(dash), ..line };
        let ink = |ink: Ink| Ink { stroke: ink.stroke.map(stroke), ..ink };
        let points = |points: &[Point]| points.iter().copied().map(point).collect::<Vec<_>>();
        Some(match self {
            Mark::Rect(at, radius, drawn) => Mark::Rect(area(*at), size(*radius), ink(*drawn)),
            Mark::Disc(at, radius, drawn) => Mark::Disc(point(*at), size(*radius), ink(*drawn)),
            Mark::Polygon(at, drawn) => Mark::Polygon(points(at), ink(*drawn)),
            Mark::Line(at, line) => Mark::Line(points(at), stroke(*line)),
            Mark::Label(label) => {
                Mark::Label(Label { area: area(label.area), size: size(label.size), ..label.clone() })
            }
            Mark::Sprite { icon, centre, size: wide, tones } => {
                Mark::Sprite { icon, centre: point(*centre), size: size(*wide), tones: *tones }
            }
            Mark::Group(group) => Mark::Group(Group {
                name: group.name,
                at: point(group.at),
                marks: group.marks.scaled(thousandths),
                stamp: group.stamp.map(area),
            }),
            Mark::Fresh(_) | Mark::Named(_) => return None,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::scene::{Colour, Style, u};

    #[test]
    fn everything_shrinks_alike() {
        let mut m = Marks::default();
        m.rect(Area::units(10, 20, 30, 40), u(4), Ink::edge(Colour::Ink, u(2)));
        m.group("inner", Point::new(u(100), u(50)), |m| {
            m.sprite("crown", Point::new(u(10), u(10)), u(20), [Colour::Ink, Colour::Paper]);
            m.label(Label::new("N", Area::units(0, 0, 20, 20), Style::Figure));
        });
        let half = m.scaled(500);
        assert_eq!(half.0[0], Mark::Rect(Area::units(5, 10, 15, 20), u(2), Ink::edge(Colour::Ink, u(1))));
        let Mark::Group(group) = &half.0[1] else { panic!("a group") };
        assert_eq!(group.at, Point::new(u(50), u(25)));
        let tones = [Colour::Ink, Colour::Paper];
        assert_eq!(
            group.marks.0[0],
            Mark::Sprite { icon: "crown", centre: Point::new(u(5), u(5)), size: u(10), tones }
        );
        let Mark::Label(label) = &group.marks.0[1] else { panic!("a label") };
        assert_eq!((label.size, label.area), (180, Area::units(0, 0, 10, 10)));
        assert_eq!(m.scaled(1000), m);
    }
}

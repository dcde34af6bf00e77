//! Points and areas in tenths of a unit.

/// Whole units as tenths.
pub const fn u(units: i32) -> i32 {
    units * 10
}

/// A place in a scene, in tenths of a unit from the upper left corner.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Point {
    /// Tenths of a unit to the right.
    pub x: i32,
    /// Tenths of a unit down.
    pub y: i32,
}

impl Point {
    /// That place, in tenths.
    pub const fn new(x: i32, y: i32) -> Point {
        Point { x, y }
    }

    /// The place that much further right and down.
    pub const fn moved(self, dx: i32, dy: i32) -> Point {
        Point { x: self.x + dx, y: self.y + dy }
    }
}

/// An upright rectangle, in tenths of a unit.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Area {
    /// The left edge.
    pub x: i32,
    /// The upper edge.
    pub y: i32,
    /// The width, never negative.
    pub w: i32,
    /// The height, never negative.
    pub h: i32,
}

impl Area {
    /// That rectangle, in tenths.
    pub const fn new(x: i32, y: i32, w: i32, h: i32) -> Area {
        Area { x, y, w, h }
    }

    /// That rectangle, in whole units.
    pub const fn units(x: i32, y: i32, w: i32, h: i32) -> Area {
        Area { x: u(x), y: u(y), w: u(w), h: u(h) }
    }

    /// The square round a point with half the side `reach`.
    pub const fn round(centre: Point, reach: i32) -> Area {
        Area { x: centre.x - reach, y: centre.y - reach, w: 2 * reach, h: 2 * reach }
    }

    /// The least area that holds both.
    pub fn with(self, other: Area) -> Area {
        let (x, y) = (self.x.min(other.x), self.y.min(other.y));
        Area::new(x, y, self.right().max(other.right()) - x, self.bottom().max(other.bottom()) - y)
    }

    /// Whether both have something in common.
    pub const fn meets(self, other: Area) -> bool {
        self.x < other.right() && other.x < self.right() && self.y < other.bottom() && other.y < self.bottom()
    }

    /// The right edge.
    pub const fn right(self) -> i32 {
        self.x + self.w
    }

    /// The lower edge.
    pub const fn bottom(self) -> i32 {
        self.y + self.h
    }

    /// The middle.
    pub const fn centre(self) -> Point {
        Point { x: self.x + self.w / 2, y: self.y + self.h / 2 }
    }

    /// The upper left corner.
    pub const fn corner(self) -> Point {
        Point { x: self.x, y: self.y }
    }

    /// The same rectangle elsewhere.
    pub const fn moved(self, dx: i32, dy: i32) -> Area {
        Area { x: self.x + dx, y: self.y + dy, w: self.w, h: self.h }
    }

    /// The rectangle grown on all sides, or shrunk by a negative number.
    pub const fn grown(self, by: i32) -> Area {
        Area { x: self.x - by, y: self.y - by, w: self.w + 2 * by, h: self.h + 2 * by }
    }

    /// Whether the other rectangle lies within this one.
    pub const fn holds(self, other: Area) -> bool {
        other.x >= self.x && other.y >= self.y && other.right() <= self.right() && other.bottom() <= self.bottom()
    }
}

/// The least area round points.
pub(super) fn round(points: &[Point]) -> Option<Area> {
    let (left, right) = (points.iter().map(|at| at.x).min()?, points.iter().map(|at| at.x).max()?);
    let (top, low) = (points.iter().map(|at| at.y).min()?, points.iter().map(|at| at.y).max()?);
    Some(Area::new(left, top, right - left, low - top))
}

/// The corners of a regular hexagon with a corner at the top, from the top clockwise.
pub fn hexagon(centre: Point, radius: i32) -> Vec<Point> {
    // The sine of 60 degrees is 0.866; a tenth of a unit is all the precision there is.
    let (across, half) = ((radius * 866 + 500) / 1000, radius / 2);
    [(0, -radius), (across, -half), (across, half), (0, radius), (-across, half), (-across, -half)]
        .map(|(dx, dy)| centre.moved(dx, dy))
        .to_vec()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_area_knows_its_edges_and_what_it_holds() {
        let area = Area::units(10, 20, 30, 40);
        assert_eq!((area.right(), area.bottom(), area.centre()), (400, 600, Point::new(250, 400)));
        assert!(area.holds(area) && area.grown(1).holds(area) && !area.grown(-1).holds(area));
    }

    #[test]
    fn the_sides_of_a_hexagon_are_as_long_as_its_radius() {
        let corners = hexagon(Point::new(0, 0), 1000);
        for (a, b) in corners.iter().zip(corners.iter().cycle().skip(1)) {
            let squared = (a.x - b.x).pow(2) + (a.y - b.y).pow(2);
            assert!((998_000..=1_002_000).contains(&squared), "{squared}");
        }
    }
}

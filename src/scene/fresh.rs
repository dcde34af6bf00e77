//! What is new in a picture. Whoever draws a piece says so where it is drawn; how it looks is decided when all is drawn.

use super::{Area, Point, Style, u, width};

/// The outline of a piece or of a place for one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Outline {
    /// A rectangle with the radius of its corners.
    Rect(Area, i32),
    /// A disc.
    Disc(Point, i32),
    /// A hexagon with a corner at the top.
    Hexagon(Point, i32),
}

impl Outline {
    /// The least upright rectangle round it.
    pub const fn area(self) -> Area {
        match self {
            Outline::Rect(area, _) => area,
            Outline::Disc(centre, radius) | Outline::Hexagon(centre, radius) => Area::round(centre, radius),
        }
    }

    /// The same elsewhere.
    #[must_use]
    pub const fn moved(self, by: Point) -> Outline {
        match self {
            Outline::Rect(area, radius) => Outline::Rect(area.moved(by.x, by.y), radius),
            Outline::Disc(centre, radius) => Outline::Disc(centre.moved(by.x, by.y), radius),
            Outline::Hexagon(centre, radius) => Outline::Hexagon(centre.moved(by.x, by.y), radius),
        }
    }
}

/// How a counter changed: what was gained is written on ink, what was lost on paper, points on gold.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Gain {
    /// By how much, never 0.
    pub by: i32,
    /// Whether victory points are counted.
    pub points: bool,
}

impl Gain {
    /// The place of its pill, whose left end lies at a point, or its right end.
    pub fn area(self, end: Point, to_left: bool) -> Area {
        pill(&self.written(), end, to_left)
    }

    /// By how much, with its sign, always.
    pub(super) fn written(self) -> String {
        signed(self.by)
    }
}

/// The place of a pill with those words, whose left end lies at a point, or its right end.
pub(super) fn pill(words: &str, end: Point, to_left: bool) -> Area {
    let wide = width(words, Style::Figure.face(), u(24)) + u(18);
    Area::new(if to_left { end.x - wide } else { end.x }, end.y - u(15), wide, u(30))
}

/// A number with its sign, always.
pub(super) fn signed(by: i32) -> String {
    if by < 0 { format!("−{}", by.unsigned_abs()) } else { format!("+{by}") }
}

/// Something that is new in a picture.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Fresh {
    /// What it is.
    pub what: What,
    /// Whose doing it was, counted from 0.
    pub seat: usize,
    /// Whether it belongs to the newest turn.
    pub strong: bool,
}

/// What can be new.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum What {
    /// A piece came here. `halo`: its neighbours may be as dark as its ring.
    Placed {
        /// The piece.
        outline: Outline,
        /// Whether the mark of whoever did it is shown.
        doer: Doer,
        /// Whether neighbours may be as dark as the ring.
        halo: bool,
    },
    /// A piece was taken from here.
    Gone {
        /// The piece.
        outline: Outline,
        /// Whether the mark of whoever did it is shown.
        doer: Doer,
        /// Whether the place lies on dark ground, which is to be seen.
        bare: bool,
    },
    /// A counter changed; the left end of its pill lies there, or the right one.
    Counted {
        /// By how much.
        gain: Gain,
        /// Where the pill ends.
        end: Point,
        /// Whether that is its right end.
        to_left: bool,
    },
    /// The mark of whoever did it alone.
    Marked(Point),
    /// The mark of whoever was driven from here, with a minus at its left.
    Lost(Point),
    /// Something went on from here, which is shown where it came.
    Left(Point),
}

/// Whether it is shown whose doing something was.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Doer {
    /// Never: the place says it.
    Known,
    /// Only of the newest turn.
    Newest,
    /// Always.
    Shown,
}

impl Fresh {
    /// The same elsewhere.
    #[must_use]
    pub fn moved(mut self, by: Point) -> Fresh {
        match &mut self.what {
            What::Placed { outline, .. } | What::Gone { outline, .. } => *outline = outline.moved(by),
            What::Counted { end: at, .. } | What::Marked(at) | What::Lost(at) | What::Left(at) => {
                *at = at.moved(by.x, by.y)
            }
        }
        self
    }

    /// Whether it shows the mark of whoever did it.
    pub fn names(&self, doer: Doer) -> bool {
        doer == Doer::Shown || doer == Doer::Newest && self.strong
    }
}

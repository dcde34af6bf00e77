//! The marks a scene consists of, and the scene.

use std::collections::BTreeSet;

use super::geometry::round;
use super::{Area, Colour, Fresh, Label, Point};

/// A drawing: what never changes during a game, and on it everything else. Sizes in tenths of a unit.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Scene {
    /// The width.
    pub width: i32,
    /// The height.
    pub height: i32,
    /// What lies below everything and stays the same for many pictures; the painter keeps it painted.
    pub backdrop: Marks,
    /// What is drawn on the backdrop, in this order.
    pub marks: Marks,
    /// By how many thousandths it is painted larger than usual; less than nothing where it is smaller.
    pub larger: i32,
}

impl Scene {
    /// An empty scene of that size, in tenths.
    pub fn new(width: i32, height: i32) -> Scene {
        Scene { width, height, ..Scene::default() }
    }

    /// Every mark with the distance by which its groups move it, in the order of drawing.
    pub fn each(&self, see: &mut dyn FnMut(&Mark, Point)) {
        each(&self.backdrop, Point::default(), see);
        each(&self.marks, Point::default(), see);
    }

    /// The letters that mark something in it; of a row of things marked together the first and the last one.
    pub fn tags(&self) -> BTreeSet<char> {
        let mut tags = BTreeSet::new();
        self.each(&mut |mark, _| {
            if let Mark::Label(label @ Label { tag: true, .. }) = mark {
                tags.extend(label.text.chars());
            }
        });
        tags
    }
}

/// Every mark, and those in groups, with the distance by which their groups move them.
pub(super) fn each(marks: &Marks, at: Point, see: &mut dyn FnMut(&Mark, Point)) {
    for mark in &marks.0 {
        see(mark, at);
        if let Mark::Group(group) = mark {
            each(&group.marks, at.moved(group.at.x, group.at.y), see);
        }
    }
}

/// One thing that is drawn.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Mark {
    /// A rectangle, with the radius of its corners.
    Rect(Area, i32, Ink),
    /// A disc by its centre and radius.
    Disc(Point, i32, Ink),
    /// A closed shape.
    Polygon(Vec<Point>, Ink),
    /// An open line with round ends.
    Line(Vec<Point>, Stroke),
    /// Words.
    Label(Label),
    /// An icon in two tones, centred on a point.
    Sprite {
        /// The icon's name.
        icon: &'static str,
        /// Its middle.
        centre: Point,
        /// The side of its square.
        size: i32,
        /// The icon itself, and the ground that shows through it.
        tones: [Colour; 2],
    },
    /// Marks that belong together and count from a place of their own.
    Group(Group),
    /// Something that is new here. It is not painted: [`Scene::tell`] draws it over everything else.
    Fresh(Fresh),
    /// What an area is called. It is not painted: [`Scene::focus`] finds it.
    Named(Box<Named>),
}

impl Mark {
    /// What it takes, without the half of its edge that lies outside; nothing where that is up to others.
    pub(super) fn extent(&self) -> Option<Area> {
        match self {
            Mark::Rect(area, ..) => Some(*area),
            Mark::Disc(centre, radius, _) => Some(Area::round(*centre, *radius)),
            Mark::Polygon(points, _) | Mark::Line(points, _) => round(points),
            Mark::Label(label) => Some(label.area),
            Mark::Sprite { centre, size, .. } => Some(Area::round(*centre, size / 2)),
            Mark::Group(_) | Mark::Fresh(_) | Mark::Named(_) => None,
        }
    }
}

/// Marks that belong together.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Group {
    /// What it is, for whoever reads a dump.
    pub name: &'static str,
    /// Where the group's own origin lies.
    pub at: Point,
    /// What it consists of, counted from `at`.
    pub marks: Marks,
    /// The area it takes, counted from `at`, if it looks the same in many pictures, so that it is worth keeping.
    pub stamp: Option<Area>,
}

/// An area of a picture with its name.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Named {
    /// By what data calls it: `card.prefecture`. Areas of one name are one part of the picture.
    pub name: String,
    /// What people call it.
    pub words: String,
    /// Where it is, counted as the marks around it.
    pub area: Area,
}

/// How a shape is filled and edged.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Ink {
    /// The inside; nothing if it stays open.
    pub fill: Option<Colour>,
    /// The edge, half inside and half outside of the shape.
    pub stroke: Option<Stroke>,
}

impl Ink {
    /// Filled, without an edge.
    pub const fn fill(colour: Colour) -> Ink {
        Ink { fill: Some(colour), stroke: None }
    }

    /// An edge of that width, the inside open.
    pub const fn edge(colour: Colour, width: i32) -> Ink {
        Ink { fill: None, stroke: Some(Stroke { colour, width, dash: None }) }
    }

    /// The same with an edge of that width.
    #[must_use]
    pub const fn edged(self, colour: Colour, width: i32) -> Ink {
        Ink { fill: self.fill, stroke: Some(Stroke { colour, width, dash: None }) }
    }

    /// The same with its edge broken into dashes.
    #[must_use]
    pub const fn dashed(self, on: i32, off: i32) -> Ink {
        match self.stroke {
            Some(stroke) => Ink { fill: self.fill, stroke: Some(Stroke { dash: Some(Dash { on, off }), ..stroke }) },
            None => self,
        }
    }
}

/// A line's colour, width and dashes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Stroke {
    /// Its colour.
    pub colour: Colour,
    /// Its width.
    pub width: i32,
    /// Its dashes, if it is broken.
    pub dash: Option<Dash>,
}

/// How long the dashes of a line are, without their round ends, and the gaps between them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Dash {
    /// Where there is a line.
    pub on: i32,
    /// Where there is none.
    pub off: i32,
}

/// Marks in the order in which they are drawn.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Marks(pub Vec<Mark>);

impl Marks {
    /// How many marks there are, with those in groups.
    pub fn count(&self) -> usize {
        let inner = |mark: &Mark| if let Mark::Group(group) = mark { group.marks.count() } else { 0 };
        self.0.iter().map(|mark| 1 + inner(mark)).sum()
    }

    /// Draws a rectangle.
    pub fn rect(&mut self, area: Area, radius: i32, ink: Ink) {
        self.0.push(Mark::Rect(area, radius, ink));
    }

    /// Draws a disc.
    pub fn disc(&mut self, centre: Point, radius: i32, ink: Ink) {
        self.0.push(Mark::Disc(centre, radius, ink));
    }

    /// Draws a closed shape.
    pub fn polygon(&mut self, points: Vec<Point>, ink: Ink) {
        self.0.push(Mark::Polygon(points, ink));
    }

    /// Draws an open line.
    pub fn line(&mut self, points: Vec<Point>, stroke: Stroke) {
        self.0.push(Mark::Line(points, stroke));
    }

    /// Writes words; empty ones leave no mark.
    pub fn label(&mut self, label: Label) {
        if !label.text.is_empty() {
            self.0.push(Mark::Label(label));
        }
    }

    /// Draws an icon: its name, middle and size, its own colour and that of the ground it stands on.
    pub fn sprite(&mut self, icon: &'static str, centre: Point, size: i32, tones: [Colour; 2]) {
        self.0.push(Mark::Sprite { icon, centre, size, tones });
    }

    /// Draws what belongs together with `at` as its origin.
    pub fn group(&mut self, name: &'static str, at: Point, draw: impl FnOnce(&mut Marks)) {
        let mut marks = Marks::default();
        draw(&mut marks);
        self.0.push(Mark::Group(Group { name, at, marks, stamp: None }));
    }

    /// The same for what looks alike in many pictures, wherever it lies, and takes that area.
    pub fn stamp(&mut self, name: &'static str, at: Point, area: Area, draw: impl FnOnce(&mut Marks)) {
        let mut marks = Marks::default();
        draw(&mut marks);
        self.0.push(Mark::Group(Group { name, at, marks, stamp: Some(area) }));
    }

    /// Says what an area is called.
    pub fn name(&mut self, named: Named) {
        self.0.push(Mark::Named(Box::new(named)));
    }

    /// Says that something is new.
    pub fn fresh(&mut self, fresh: Fresh) {
        self.0.push(Mark::Fresh(fresh));
    }
}

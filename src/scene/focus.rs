//! A part of a picture, looked at closely: cut out of it and larger, with corners of ink round what is spoken of.
//!
//! The parts and things of a picture have their names while it is drawn for somebody who asks; nothing is drawn twice.

use super::{Area, Colour, Frame, Group, Ink, Mark, Marks, Named, Point, Scene, Stroke, u};

/// What stands for all but the band and the footer.
const ALL: &str = "all";
/// What is seen round a part.
const MARGIN: i32 = u(24);
/// A part is painted larger by no more thousandths, and is no wider or higher then.
const LARGER: i32 = 500;
const SIDE: i32 = u(1400);
/// So far off what is spoken of the corners stand, so thick they are, and so broad is the paper round them.
const OFF: i32 = u(10);
const THICK: i32 = u(9);
const HALO: i32 = u(4);

/// What is no larger than this, as the letter of an answer, is not shown in part.
const SMALL: i32 = u(64);

/// A part of a picture.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Focused {
    /// The part by itself.
    pub scene: Scene,
    /// What people call that which is spoken of.
    pub words: Vec<String>,
}

/// A name that the picture does not have, or does not have within the part.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("the picture has no {0}")]
pub struct Unnamed(pub String);

impl Scene {
    /// What its areas are called, and where they are.
    pub fn named(&self) -> Vec<Named> {
        let mut all = Vec::new();
        self.each(&mut |mark, at| {
            if let Mark::Named(named) = mark {
                all.push(Named { area: named.area.moved(at.x, at.y), ..(**named).clone() });
            }
        });
        all
    }

    /// The part of that name, or `all` of it, with corners round the areas of the other names. Where several areas have the
    /// part's name, they stand one below the other.
    ///
    /// # Errors
    /// When there is no such name in it, or what is spoken of lies outside of the part.
    pub fn focus<S: AsRef<str>>(&self, part: &str, spoken: &[S]) -> Result<Focused, Unnamed> {
        let named = self.named();
        let of_part = || named.iter().filter(|it| it.name == part).map(|it| it.area);
        let (pieces, margin): (Vec<Area>, _) =
            if part == ALL { (vec![Frame::between(self)], 0) } else { (of_part().collect(), MARGIN) };
        if pieces.is_empty() {
            return Err(Unnamed(part.to_owned()));
        }
        let (mut spots, mut words) = (Vec::new(), Vec::new());
        for name in spoken.iter().map(AsRef::as_ref) {
            let found = |it: &&Named| it.name == name && pieces.iter().any(|piece| piece.holds(it.area));
            let it = named.iter().find(found).ok_or_else(|| Unnamed(name.to_owned()))?;
            spots.push(it.area);
            words.push(it.words.clone());
        }
        let mut marked = Marks::default();
        joined(spots).into_iter().for_each(|spot| corners(&mut marked, spot));
        Ok(Focused { scene: stacked([&self.backdrop, &self.marks], &marked, &pieces, margin), words })
    }
}

/// The pieces of a picture one below the other.
fn stacked(layers: [&Marks; 2], marked: &Marks, pieces: &[Area], margin: i32) -> Scene {
    let wide = pieces.iter().map(|piece| piece.grown(margin).w).max().unwrap_or(0);
    let high = pieces.iter().map(|piece| piece.grown(margin).h).sum();
    let mut scene = Scene::new(wide, high);
    scene.marks.rect(Area::new(0, 0, wide, high), 0, Ink::fill(Colour::Table));
    let mut y = 0;
    for piece in pieces {
        let mut marks = Marks::default();
        layers.iter().for_each(|layer| of_piece(layer, *piece, &mut marks));
        marks.0.extend(marked.0.iter().cloned());
        let seen = piece.grown(margin);
        let at = Point::new(-seen.x, y - seen.y);
        // What does not lie in its area is not seen of a stamp; a piece alone is cut by the picture's edges.
        let stamp = Some(seen).filter(|_| pieces.len() > 1);
        scene.marks.0.push(Mark::Group(Group { name: "piece", at, marks, stamp }));
        y += seen.h;
    }
    let fitting = |side: i32| SIDE * 1000 / side.max(1) - 1000;
    scene.larger = LARGER.min(fitting(wide)).min(fitting(high));
    scene
}

/// The marks of a piece, those that reach beyond it among them, and nothing that lies beside it.
fn of_piece(marks: &Marks, piece: Area, seen: &mut Marks) {
    for mark in &marks.0 {
        match mark {
            Mark::Group(group) if group.stamp.is_none() => {
                let mut inner = Marks::default();
                of_piece(&group.marks, piece.moved(-group.at.x, -group.at.y), &mut inner);
                let Group { name, at, stamp, .. } = *group;
                seen.0.push(Mark::Group(Group { name, at, marks: inner, stamp }));
            }
            Mark::Group(Group { at, stamp, .. }) => {
                let is_seen = stamp.is_some_and(|area| area.moved(at.x, at.y).meets(piece));
                seen.0.extend(is_seen.then(|| mark.clone()));
            }
            mark => {
                let is_seen = mark.extent().is_some_and(|area| is_part(area, piece));
                seen.0.extend(is_seen.then(|| mark.clone()));
            }
        }
    }
}

/// Whether what is drawn in an area belongs to a piece: of what is small, such as the letter of something beside it, the middle
/// has to lie there.
const fn is_part(area: Area, piece: Area) -> bool {
    let is_small = area.w <= SMALL && area.h <= SMALL;
    let middle = area.centre();
    area.meets(piece) && (!is_small || Area::new(middle.x, middle.y, 1, 1).meets(piece))
}

/// The areas, of which those close beside one another, or one below the other, are one.
fn joined(mut areas: Vec<Area>) -> Vec<Area> {
    let mut all: Vec<Area> = Vec::new();
    while let Some(area) = areas.pop() {
        let is_close = |other: &Area| {
            let in_line = (area.y, area.h) == (other.y, other.h) || (area.x, area.w) == (other.x, other.w);
            in_line && area.grown(OFF + THICK + HALO).meets(other.grown(OFF + THICK + HALO))
        };
        match all.iter().position(is_close) {
            Some(at) => areas.push(area.with(all.swap_remove(at))),
            None => all.push(area),
        }
    }
    all
}

/// Four corners of ink round an area, on paper that parts them from what lies there.
fn corners(m: &mut Marks, area: Area) {
    let (across, down) = (area.w / 4, area.h / 4);
    let Area { x, y, .. } = area.grown(OFF + THICK / 2);
    let (right, low) = (2 * area.centre().x - x, 2 * area.centre().y - y);
    let corner = |x: i32, y: i32, across: i32, down: i32| {
        vec![Point::new(x + across, y), Point::new(x, y), Point::new(x, y + down)]
    };
    let lines = [
        corner(x, y, across, down),
        corner(right, y, -across, down),
        corner(x, low, across, -down),
        corner(right, low, -across, -down),
    ];
    for (colour, width) in [(Colour::Paper, THICK + 2 * HALO), (Colour::Ink, THICK)] {
        for line in &lines {
            m.line(line.clone(), Stroke { colour, width, dash: None });
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A picture with two parts, in the first of which three things lie in a line and one below them.
    fn picture() -> Scene {
        let mut scene = Scene::new(u(1400), u(900));
        let mut name = |name: &str, area: Area| {
            let named = Named { name: name.into(), words: name.to_uppercase(), area: area.moved(-u(100), -u(100)) };
            scene.marks.group("moved", Point::new(u(100), u(100)), |m| m.name(named));
        };
        name("hand", Area::units(100, 200, 600, 300));
        name("dice", Area::units(800, 300, 200, 100));
        name("dice", Area::units(800, 500, 100, 60));
        for (i, thing) in (0..).zip(["a", "b", "c"]) {
            name(thing, Area::units(110 + 100 * i, 210, 90, 120));
        }
        name("d", Area::units(110, 400, 90, 90));
        scene
    }

    /// The corners of ink, as the corner of each and how far it reaches.
    fn inked(scene: &Scene) -> Vec<(Point, Point)> {
        let mut corners = Vec::new();
        scene.each(&mut |mark, at| {
            if let Mark::Line(line, Stroke { colour: Colour::Ink, .. }) = mark {
                corners.push((line[1].moved(at.x, at.y), Point::new(line[0].x - line[1].x, line[2].y - line[1].y)));
            }
        });
        corners
    }

    #[test]
    fn a_part_is_larger_as_far_as_it_has_room() {
        let of = |part: &str| {
            let Focused { scene, .. } = picture().focus::<&str>(part, &[]).unwrap();
            (scene.width, scene.height, scene.larger)
        };
        assert_eq!(of("hand"), (u(648), u(348), 500));
        assert_eq!(of("dice"), (u(248), u(148 + 108), 500), "one below the other");
        assert_eq!(of("all"), (u(1400), u(900 - 92 - 96), 0), "without band and footer");
    }

    #[test]
    fn corners_stand_round_what_is_spoken_of() {
        let Focused { scene, words } = picture().focus("hand", &["d"]).unwrap();
        assert_eq!(words, ["D"]);
        // In the part it lies 34 to the right and 224 below; the middle of the line is 14.5 off.
        let (left, top, right, low) = (195, 2095, 1385, 3285);
        let quarter = u(90) / 4;
        let expected = [(left, top, 1, 1), (right, top, -1, 1), (left, low, 1, -1), (right, low, -1, -1)];
        let expected = expected.map(|(x, y, w, h)| (Point::new(x, y), Point::new(w * quarter, h * quarter)));
        assert_eq!(inked(&scene), expected);
    }

    #[test]
    fn what_lies_in_a_line_has_its_corners_together() {
        let count = |spoken: &[&str]| inked(&picture().focus("hand", spoken).unwrap().scene).len() / 4;
        assert_eq!(count(&["a", "c", "b"]), 1);
        assert_eq!(count(&["a", "c"]), 2, "between them lies something else");
        assert_eq!(count(&["a", "d"]), 2, "too far apart");
    }

    #[test]
    fn what_a_picture_does_not_have_is_said() {
        let why = |part: &str, spoken: &[&str]| picture().focus(part, spoken).map_err(|unnamed| unnamed.0);
        assert_eq!(why("table", &[]).unwrap_err(), "table");
        assert_eq!(why("hand", &["a", "e"]).unwrap_err(), "e");
        assert_eq!(why("dice", &["a"]).unwrap_err(), "a", "it lies elsewhere");
    }
}

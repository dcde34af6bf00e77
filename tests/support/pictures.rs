//! What is wrong with a scene: marks outside of it, words that do not fit, colours that cannot be told apart, icons
//! that do not exist.

use guildhall::paint::Painter;
use guildhall::scene::{Area, Colour, Fit, Ink, LEAST_MARK, Label, Mark, Point, Scene, SeatLook};

/// The least contrast of words, and of icons, to what they stand on (WCAG 2).
const READABLE: f64 = 4.5;
const VISIBLE: f64 = 3.0;

/// Every fault of the scene, in words. `names` may be cut: nobody knows how long the name of a person is.
pub fn faults(scene: &Scene, painter: &Painter, names: &[String]) -> Vec<String> {
    let all = Area::new(0, 0, scene.width, scene.height);
    let mut grounds: Vec<(Ground, Colour, Area)> = Vec::new();
    // Of a stamp nothing is seen but what lies in its area.
    let mut seen = all;
    // So many words of the backdrop were there before the stamp.
    let mut before = 0;
    // The words of the backdrop, and those on it.
    let [mut printed, mut written]: [Vec<(Area, String)>; 2] = Default::default();
    let mut faults = Vec::new();
    let mut below = scene.backdrop.count();
    // A seat's mark whose letter comes next; so many marks are of what has only dots.
    let (mut unlettered, mut dotted) = (false, 0);
    scene.each(&mut |mark, at| {
        let letter = matches!(mark, Mark::Label(label) if !label.text.is_empty() && label.size >= LEAST_MARK);
        if std::mem::take(&mut unlettered) && !letter {
            faults.push(format!("a seat's mark has no letter, but {mark:?}"));
        }
        if let Some(radius) = mark_radius(mark).filter(|_| dotted == 0) {
            unlettered = true;
            if radius < LEAST_MARK {
                faults.push(format!("a seat's mark is too small: {mark:?}"));
            }
        }
        dotted = match mark {
            Mark::Group(group) if ["dot", "small"].contains(&group.name) => group.marks.count(),
            _ => usize::saturating_sub(dotted, 1),
        };
        if below == 0 {
            seen = all;
        }
        let is_outside = |extent: &Area| !all.holds(cut(extent.moved(at.x, at.y), seen));
        if let Some(extent) = extent(mark).filter(is_outside) {
            faults.push(format!("outside at {extent}: {mark:?}"));
        }
        match mark {
            // What a stamp shows lies below, as what a backdrop does; one that lies in either adds nothing to that.
            Mark::Group(group) if group.stamp.is_some() && below == 0 => {
                below = group.marks.count() + 1;
                before = printed.len();
                seen = group.stamp.unwrap_or(all).grown(20).moved(at.x + group.at.x, at.y + group.at.y);
            }
            Mark::Label(label) if !seen.holds(words(label, at)) => {}
            Mark::Label(label) => {
                let ground = under(&grounds, words(label, at).centre());
                if contrast(label.colour, ground) < READABLE {
                    faults.push(format!("{:?} cannot be read on {ground:?}", label.text));
                }
                faults.extend(misfit(label, names));
                let place = Ground::Area(words(label, at));
                faults.extend(met(&printed, &place, seen, &format!("{:?}", label.text)));
                faults.extend(met(&written, &place, seen, &format!("{:?}", label.text)));
                let words = (words(label, at), label.text.clone());
                if below > 0 { printed.push(words) } else { written.push(words) }
            }
            Mark::Sprite { icon, tones: [own, ground], .. } => {
                if !painter.has_icon(icon) {
                    faults.push(format!("there is no icon {icon}"));
                }
                // The faint sign in an empty place only pleases.
                if contrast(*own, *ground) < VISIBLE && (*own, *ground) != (Colour::Shade, Colour::Fold) {
                    faults.push(format!("{icon} cannot be seen on {ground:?}"));
                }
            }
            _ => {}
        }
        if let Some((ground, colour)) = painted(mark, at) {
            // A piece may lie on the words of its place, which the backdrop keeps, but then on all of them.
            let (mut at, known) = (0, if below == 0 { printed.len() } else { before });
            printed.retain(|(area, _)| {
                at += 1;
                at > known || !corners(*area).iter().all(|corner| ground.covers(*corner))
            });
            before = before.min(printed.len());
            faults.extend(met(&printed, &ground, seen, &format!("{mark:?}")));
            faults.extend(met(&written, &ground, seen, &format!("{mark:?}")));
            grounds.push((ground, colour, seen));
        }
        below = below.saturating_sub(1);
    });
    faults
}

/// The words that something painted later hides in part.
fn met(written: &[(Area, String)], ground: &Ground, seen: Area, what: &str) -> Option<String> {
    written
        .iter()
        .find(|(area, _)| overlap(*area, seen) && ground.meets(*area))
        .map(|(_, words)| format!("{words:?} is hidden by {what}"))
}

fn corners(area: Area) -> [Point; 4] {
    [(area.x, area.y), (area.right(), area.y), (area.right(), area.bottom()), (area.x, area.bottom())]
        .map(|(x, y)| Point::new(x, y))
}

/// Words that are cut, or stand higher than their box.
fn misfit(label: &Label, names: &[String]) -> Option<String> {
    let fitted = label.fitted();
    let free = label.fit == Fit::Cut || names.contains(&label.text);
    if fitted.cut && !free {
        return Some(format!("{:?} is cut: {:?}", label.text, fitted.lines));
    }
    let high = label.words().h;
    (high > label.area.h).then(|| format!("{:?} is {high} high in {}", label.text, label.area))
}

/// How large a seat's mark is, if this is its shape: all seats' marks are made alike, and nothing else has the shapes of
/// the third and the fourth one in their colours.
fn mark_radius(mark: &Mark) -> Option<i32> {
    let Mark::Polygon(points, Ink { fill: Some(fill), .. }) = mark else { return None };
    match points[..] {
        [top, right, low, left] if *fill == SeatLook::of(2).colour && top.x == low.x && right.y == left.y => {
            Some((low.y - top.y) * 10 / 24 + 1)
        }
        [_, right, left] if *fill == SeatLook::of(3).colour => Some((right.x - left.x) * 10 / 26 + 1),
        _ => None,
    }
}

/// What a mark covers, with its line.
fn extent(mark: &Mark) -> Option<Area> {
    let line = |ink: &Ink| ink.stroke.map_or(0, |stroke| (stroke.width + 1) / 2);
    Some(match mark {
        Mark::Rect(area, _, ink) => area.grown(line(ink)),
        Mark::Disc(centre, radius, ink) => Area::round(*centre, radius + line(ink)),
        Mark::Polygon(points, ink) => round(points)?.grown(line(ink)),
        Mark::Line(points, stroke) => round(points)?.grown((stroke.width + 1) / 2),
        Mark::Label(label) => label.area,
        Mark::Sprite { centre, size, .. } => Area::round(*centre, size / 2),
        Mark::Group(_) | Mark::Fresh(_) | Mark::Named(_) => return None,
    })
}

fn round(points: &[Point]) -> Option<Area> {
    let (xs, ys) = (points.iter().map(|p| p.x), points.iter().map(|p| p.y));
    let (x, y) = (xs.clone().min()?, ys.clone().min()?);
    Some(Area::new(x, y, xs.max()? - x, ys.max()? - y))
}

/// A painted area, in the scene's own coordinates.
enum Ground {
    Area(Area),
    Disc(Point, i32),
    /// With the area round it.
    Polygon(Vec<Point>, Area),
}

impl Ground {
    fn covers(&self, place: Point) -> bool {
        match self {
            Ground::Area(area) => area.holds(Area::round(place, 0)),
            Ground::Disc(centre, radius) => (place.x - centre.x).pow(2) + (place.y - centre.y).pow(2) <= radius.pow(2),
            Ground::Polygon(points, round) => round.holds(Area::round(place, 0)) && inside(points, place),
        }
    }

    /// Whether a part of the area is covered. Of a polygon's sides only the corners are looked at, and a grid of
    /// places in the area.
    fn meets(&self, area: Area) -> bool {
        match self {
            Ground::Area(other) => overlap(area, *other),
            Ground::Disc(centre, radius) => {
                let (x, y) = (centre.x.clamp(area.x, area.right()), centre.y.clamp(area.y, area.bottom()));
                (centre.x - x).pow(2) + (centre.y - y).pow(2) < radius.pow(2)
            }
            Ground::Polygon(_, round) if !overlap(area, *round) => false,
            Ground::Polygon(points, _) => {
                let grid =
                    (0..=8).flat_map(|i| (0..=8).map(move |j| (area.x + area.w * i / 8, area.y + area.h * j / 8)));
                let strictly = area.grown(-1);
                points.iter().any(|corner| strictly.holds(Area::round(*corner, 0)))
                    || grid.into_iter().any(|(x, y)| inside(points, Point::new(x, y)))
            }
        }
    }
}

fn overlap(a: Area, b: Area) -> bool {
    a.x < b.right() && b.x < a.right() && a.y < b.bottom() && b.y < a.bottom()
}

/// Whether the place lies within the closed line, by the sides that a ray to the right meets.
fn inside(points: &[Point], place: Point) -> bool {
    let sides = points.iter().zip(points.iter().cycle().skip(1));
    let met = sides.filter(|(a, b)| {
        let across = |a: &Point, b: &Point| {
            i64::from(b.x - a.x) * i64::from(place.y - a.y) - i64::from(place.x - a.x) * i64::from(b.y - a.y)
        };
        (a.y > place.y) != (b.y > place.y) && (across(a, b) > 0) == (b.y > a.y)
    });
    met.count() % 2 == 1
}

/// The area that a mark gives a colour, if words can stand on it. The icons they stand on are the shield of points and
/// the foot of a pawn.
fn painted(mark: &Mark, at: Point) -> Option<(Ground, Colour)> {
    Some(match mark {
        Mark::Rect(area, _, ink) => (Ground::Area(area.moved(at.x, at.y)), ink.fill?),
        Mark::Disc(centre, radius, ink) => (Ground::Disc(centre.moved(at.x, at.y), *radius), ink.fill?),
        Mark::Polygon(points, ink) => {
            let points: Vec<Point> = points.iter().map(|point| point.moved(at.x, at.y)).collect();
            let round = round(&points)?;
            (Ground::Polygon(points, round), ink.fill?)
        }
        Mark::Sprite { icon: "victory_point", centre, size, tones } => {
            (Ground::Disc(centre.moved(at.x, at.y), size / 3), tones[0])
        }
        Mark::Sprite { icon: "pawn", centre, size, tones } => {
            (Ground::Disc(centre.moved(at.x, at.y + size * 28 / 100), size / 5), tones[0])
        }
        _ => return None,
    })
}

fn under(grounds: &[(Ground, Colour, Area)], place: Point) -> Colour {
    let covers =
        |(ground, _, seen): &&(Ground, Colour, Area)| seen.holds(Area::round(place, 0)) && ground.covers(place);
    grounds.iter().rev().find(covers).map_or(Colour::Table, |(_, colour, _)| *colour)
}

/// What of an area lies in another one.
fn cut(area: Area, seen: Area) -> Area {
    let (x, y) = (area.x.clamp(seen.x, seen.right()), area.y.clamp(seen.y, seen.bottom()));
    let (right, low) = (area.right().clamp(x, seen.right().max(x)), area.bottom().clamp(y, seen.bottom().max(y)));
    Area::new(x, y, right - x, low - y)
}

/// The place that the words themselves take.
fn words(label: &Label, at: Point) -> Area {
    label.words().moved(at.x, at.y)
}

/// The contrast of two colours, from 1 to 21 (WCAG 2).
pub fn contrast(a: Colour, b: Colour) -> f64 {
    let (a, b) = (luminance(a), luminance(b));
    (a.max(b) + 0.05) / (a.min(b) + 0.05)
}

fn luminance(colour: Colour) -> f64 {
    let linear = colour.rgb().map(|part| {
        let part = f64::from(part) / 255.0;
        if part <= 0.04045 { part / 12.92 } else { ((part + 0.055) / 1.055).powf(2.4) }
    });
    0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
}

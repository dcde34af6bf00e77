//! What is wrong with a scene: marks outside of it, words that do not fit, colours that cannot be told apart, icons
//! that do not exist.

use guildhall::paint::Painter;
use guildhall::scene::{Align, Area, Colour, Fit, Ink, Label, Mark, Point, Scene, width};

/// The least contrast of words, and of icons, to what they stand on (WCAG 2).
const READABLE: f64 = 4.5;
const VISIBLE: f64 = 3.0;

/// Every fault of the scene, in words. `names` may be cut: nobody knows how long the name of a person is.
pub fn faults(scene: &Scene, painter: &Painter, names: &[String]) -> Vec<String> {
    let all = Area::new(0, 0, scene.width, scene.height);
    let mut grounds: Vec<(Ground, Colour)> = Vec::new();
    let mut written: Vec<(Area, String)> = Vec::new();
    let mut faults = Vec::new();
    scene.each(&mut |mark, at| {
        if let Some(extent) = extent(mark).filter(|extent| !all.holds(extent.moved(at.x, at.y))) {
            faults.push(format!("outside at {extent}: {mark:?}"));
        }
        match mark {
            Mark::Label(label) => {
                let ground = under(&grounds, words(label, at).centre());
                if contrast(label.colour, ground) < READABLE {
                    faults.push(format!("{:?} cannot be read on {ground:?}", label.text));
                }
                faults.extend(misfit(label, names));
                faults.extend(met(&written, &Ground::Area(words(label, at)), &format!("{:?}", label.text)));
                written.push((words(label, at), label.text.clone()));
            }
            Mark::Sprite { icon, tones: [own, ground], .. } => {
                if !painter.has_icon(icon) {
                    faults.push(format!("there is no icon {icon}"));
                }
                if contrast(*own, *ground) < VISIBLE {
                    faults.push(format!("{icon} cannot be seen on {ground:?}"));
                }
            }
            _ => {}
        }
        if let Some((ground, colour)) = painted(mark, at) {
            faults.extend(met(&written, &ground, &format!("{mark:?}")));
            grounds.push((ground, colour));
        }
    });
    faults
}

/// The words that something painted later hides in part.
fn met(written: &[(Area, String)], ground: &Ground, what: &str) -> Option<String> {
    let hidden = |area: &Area| match ground {
        Ground::Area(other) => {
            area.x < other.right() && other.x < area.right() && area.y < other.bottom() && other.y < area.bottom()
        }
        Ground::Disc(centre, radius) => {
            let (x, y) = (centre.x.clamp(area.x, area.right()), centre.y.clamp(area.y, area.bottom()));
            (centre.x - x).pow(2) + (centre.y - y).pow(2) < radius.pow(2)
        }
    };
    written.iter().find(|(area, _)| hidden(area)).map(|(_, words)| format!("{words:?} is hidden by {what}"))
}

/// Words that are cut, or stand higher than their box.
fn misfit(label: &Label, names: &[String]) -> Option<String> {
    let fitted = label.fitted();
    let free = label.fit == Fit::Cut || names.contains(&label.text);
    if fitted.cut && !free {
        return Some(format!("{:?} is cut: {:?}", label.text, fitted.lines));
    }
    let high = high(label);
    (high > label.area.h).then(|| format!("{:?} is {high} high in {}", label.text, label.area))
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
        Mark::Group(_) => return None,
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
}

/// The area that a mark gives a colour, if words can stand on it. The shield of points is the one icon they stand on.
fn painted(mark: &Mark, at: Point) -> Option<(Ground, Colour)> {
    Some(match mark {
        Mark::Rect(area, _, ink) => (Ground::Area(area.moved(at.x, at.y)), ink.fill?),
        Mark::Disc(centre, radius, ink) => (Ground::Disc(centre.moved(at.x, at.y), *radius), ink.fill?),
        Mark::Polygon(points, ink) => (Ground::Area(round(points)?.moved(at.x, at.y)), ink.fill?),
        Mark::Sprite { icon: "victory_point", centre, size, tones } => {
            (Ground::Disc(centre.moved(at.x, at.y), size / 3), tones[0])
        }
        _ => return None,
    })
}

fn under(grounds: &[(Ground, Colour)], place: Point) -> Colour {
    let covers = |ground: &Ground| match ground {
        Ground::Area(area) => area.holds(Area::round(place, 0)),
        Ground::Disc(centre, radius) => (place.x - centre.x).pow(2) + (place.y - centre.y).pow(2) <= radius.pow(2),
    };
    grounds.iter().rev().find(|(ground, _)| covers(ground)).map_or(Colour::Table, |(_, colour)| *colour)
}

/// The place that the words themselves take, from the top of their capitals.
fn words(label: &Label, at: Point) -> Area {
    let fitted = label.fitted();
    let wide = fitted.lines.iter().map(|line| width(line, label.style.face(), fitted.size)).max().unwrap_or(0);
    let area = label.area.moved(at.x, at.y);
    let high = high(label);
    let x = match label.align {
        Align::Left => area.x,
        Align::Centre => area.centre().x - wide / 2,
        Align::Right => area.right() - wide,
    };
    Area::new(x, if label.top { area.y } else { area.centre().y - high / 2 }, wide, high)
}

/// How high the words are, from the top of the first line's capitals to the foot of the last line's.
fn high(label: &Label) -> i32 {
    let fitted = label.fitted();
    let between = fitted.size * label.leading / 100 * (fitted.lines.len() as i32 - 1);
    fitted.size * label.style.face().capitals() / 1000 + between
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

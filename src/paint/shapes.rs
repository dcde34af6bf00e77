//! Rectangles, discs, polygons and lines.

use tiny_skia::{FillRule, LineCap, LineJoin, Path, PathBuilder, Rect, Stroke as Pen, StrokeDash, Transform};

use super::canvas::Canvas;
use super::palette;
use crate::scene::{Area, Colour, Ink, Point, Stroke};

/// How far a curve's handles reach to look like a quarter of a circle.
const HANDLE: f32 = 0.552_284_8;

/// Between the ends of a shorter rectangle nothing is gained by painting its middle for itself.
const WORTH_PARTING: f32 = 4.0;

/// A rectangle with round corners, or sharp ones at a radius of 0.
///
/// Smoothing is dear, and only its ends with the corners need it: between them each row is like the next.
pub fn rect(canvas: &mut Canvas, area: Area, radius: i32, ink: Ink) {
    let [x, y, w, h] = [area.x, area.y, area.w, area.h].map(|tenths| canvas.px(tenths));
    let radius = canvas.px(radius).min(w / 2.0).min(h / 2.0);
    // The whole rows between ends of that height, and how far down they go.
    let between = |end: f32| {
        let [top, bottom] = [(y + end).ceil(), (y + h - end).floor()];
        (bottom - top >= WORTH_PARTING).then_some([top, bottom])
    };
    if let Some(colour) = ink.fill {
        match between(radius) {
            Some([top, bottom]) => {
                plain(canvas, [x, top, w, bottom - top], colour);
                fill(canvas, rounded([x, y, w, top - y], [radius, 0.0]), colour);
                fill(canvas, rounded([x, bottom, w, y + h - bottom], [0.0, radius]), colour);
            }
            None => fill(canvas, rounded([x, y, w, h], [radius; 2]), colour),
        }
    }
    let Some(stroke) = ink.stroke else { return };
    let width = canvas.px(stroke.width);
    match between(radius.max(width / 2.0)).filter(|_| stroke.dash.is_none()) {
        Some([top, bottom]) => {
            for side in [x, x + w] {
                plain(canvas, [side - width / 2.0, top, width, bottom - top], stroke.colour);
            }
            let pen = Pen { line_cap: LineCap::Butt, ..pen(canvas, stroke) };
            for (from, to) in [(top, y), (bottom, y + h)] {
                stroked(canvas, arch([x, x + w], [from, to], radius), stroke.colour, &pen);
            }
        }
        None => draw(canvas, rounded([x, y, w, h], [radius; 2]), stroke),
    }
}

/// A disc by its middle and radius.
pub fn disc(canvas: &mut Canvas, centre: Point, radius: i32, ink: Ink) {
    let [x, y, radius] = [centre.x, centre.y, radius].map(|tenths| canvas.px(tenths));
    if ink.stroke.is_some_and(|stroke| stroke.dash.is_some()) {
        return outline(canvas, PathBuilder::from_circle(x, y, radius), ink);
    }
    if let Some(colour) = ink.fill {
        ring(canvas, [x, y], [-1.0, radius], colour);
    }
    if let Some(stroke) = ink.stroke {
        let half = canvas.px(stroke.width) / 2.0;
        ring(canvas, [x, y], [radius - half, radius + half], stroke.colour);
    }
}

/// What lies between two circles; within the outer one, if the inner one is less than nothing. So many discs are painted
/// that no path is made of them: how much of a pixel a circle holds follows from how far away its middle is.
fn ring(canvas: &mut Canvas, [x, y]: [f32; 2], [inner, outer]: [f32; 2], colour: Colour) {
    let rgb = colour.rgb();
    let solid = palette::opaque(rgb);
    // Squares of how far away pixels are that no edge comes near.
    let whole = (inner + 0.5).max(0.0).powi(2)..=(outer - 0.5).max(0.0).powi(2);
    let (wide, high) = (canvas.pixels.width() as usize, canvas.pixels.height() as usize);
    let span = |middle: f32, reach: f32, most: usize| {
        ((middle - reach).floor().max(0.0) as usize)..((middle + reach).ceil().max(0.0) as usize).min(most)
    };
    for row in span(y, outer + 0.5, high) {
        let down = row as f32 + 0.5 - y;
        // How far to the side a circle of that radius is in this row; it may be nowhere.
        let side = |radius: f32| if radius > down.abs() { (radius * radius - down * down).sqrt() } else { -1.0 };
        let [hole, full] = [inner - 0.5, outer - 0.5].map(side);
        let line = &mut canvas.pixels.pixels_mut()[row * wide..][..wide];
        let touched = span(x, side(outer + 0.5), wide);
        if touched.is_empty() {
            continue;
        }
        // What lies in the hole for certain is left alone, and what no edge comes near is filled at once.
        let sure = if inner < 0.0 { full } else { hole };
        let middle = ((x - sure + 0.5).max(0.0) as usize).clamp(touched.start, touched.end);
        let middle = middle..((x + sure + 0.5).max(0.0) as usize).clamp(middle, touched.end);
        if inner < 0.0 {
            line[middle.clone()].fill(solid);
        }
        for column in (touched.start..middle.start).chain(middle.end..touched.end) {
            let aside = column as f32 + 0.5 - x;
            let squared = aside * aside + down * down;
            if whole.contains(&squared) {
                line[column] = solid;
                continue;
            }
            let far = squared.sqrt();
            let [less, more] = [inner, outer].map(|radius| (radius - far + 0.5).clamp(0.0, 1.0));
            // Rounded so, and not by a call.
            line[column] = palette::blended(line[column], rgb, ((more - less) * 255.0 + 0.5) as u8);
        }
    }
}

/// A closed shape.
pub fn polygon(canvas: &mut Canvas, points: &[Point], at: Point, ink: Ink) {
    outline(canvas, through(canvas, points, at, true), ink);
}

/// An open line. Where it bends but gently from point to point, round joints could not be told from pointed ones, and
/// cost as much as all the rest of it.
pub fn line(canvas: &mut Canvas, points: &[Point], at: Point, stroke: Stroke) {
    let round = pen(canvas, stroke);
    let pen = if is_gentle(points) { Pen { line_join: LineJoin::Miter, ..round } } else { round };
    stroked(canvas, through(canvas, points, at, false), stroke.colour, &pen);
}

/// Whether no bend of the line turns by more than a third of a right angle or so.
fn is_gentle(points: &[Point]) -> bool {
    points.array_windows().all(|[a, b, c]| {
        let ([ax, ay], [bx, by]) = ([b.x - a.x, b.y - a.y].map(i64::from), [c.x - b.x, c.y - b.y].map(i64::from));
        let (ahead, aside) = (ax * bx + ay * by, ax * by - ay * bx);
        ahead > 0 && aside.abs() * 2 < ahead
    })
}

fn through(canvas: &Canvas, points: &[Point], at: Point, closed: bool) -> Option<Path> {
    let mut path = PathBuilder::new();
    for (i, point) in points.iter().enumerate() {
        let (x, y) = (canvas.px(point.x + at.x), canvas.px(point.y + at.y));
        if i == 0 { path.move_to(x, y) } else { path.line_to(x, y) }
    }
    if closed && !points.is_empty() {
        path.close();
    }
    path.finish()
}

/// What is lower than this, in pixels, is not seen, and the painter's library has no path for it.
const LOWEST: f32 = 1.0 / 1024.0;

/// A rectangle whose upper and lower corners are round by these radii; none where it has no height, as the ends of one with
/// sharp corners on whole pixels, or next to none, where it is painted larger.
fn rounded([x, y, w, h]: [f32; 4], [upper, lower]: [f32; 2]) -> Option<Path> {
    if h < LOWEST {
        return None;
    }
    let mut path = PathBuilder::new();
    if upper <= 0.0 && lower <= 0.0 {
        path.push_rect(Rect::from_xywh(x, y, w, h)?);
        return path.finish();
    }
    let (right, bottom) = (x + w, y + h);
    let [near_top, near_bottom] = [upper, lower].map(|radius| radius * (1.0 - HANDLE));
    path.move_to(x + upper, y);
    path.line_to(right - upper, y);
    path.cubic_to(right - near_top, y, right, y + near_top, right, y + upper);
    path.line_to(right, bottom - lower);
    path.cubic_to(right, bottom - near_bottom, right - near_bottom, bottom, right - lower, bottom);
    path.line_to(x + lower, bottom);
    path.cubic_to(x + near_bottom, bottom, x, bottom - near_bottom, x, bottom - lower);
    path.line_to(x, y + upper);
    path.cubic_to(x, y + near_top, x + near_top, y, x + upper, y);
    path.close();
    path.finish()
}

/// An end of a rectangle's outline: along one side from one height to another, across, and back along the other side.
fn arch([left, right]: [f32; 2], [from, to]: [f32; 2], radius: f32) -> Option<Path> {
    let mut path = PathBuilder::new();
    path.move_to(left, from);
    if radius <= 0.0 {
        path.line_to(left, to);
        path.line_to(right, to);
    } else {
        let back = if from > to { 1.0 } else { -1.0 };
        let [round, near] = [radius, radius * (1.0 - HANDLE)].map(|off| to + back * off);
        path.line_to(left, round);
        path.cubic_to(left, near, left + radius * (1.0 - HANDLE), to, left + radius, to);
        path.line_to(right - radius, to);
        path.cubic_to(right - radius * (1.0 - HANDLE), to, right, near, right, round);
    }
    path.line_to(right, from);
    path.finish()
}

fn outline(canvas: &mut Canvas, path: Option<Path>, ink: Ink) {
    if let Some(colour) = ink.fill {
        fill(canvas, path.clone(), colour);
    }
    if let Some(stroke) = ink.stroke {
        draw(canvas, path, stroke);
    }
}

/// Fills a rectangle with sharp corners.
fn plain(canvas: &mut Canvas, [x, y, w, h]: [f32; 4], colour: Colour) {
    if let Some(rect) = Rect::from_xywh(x, y, w, h) {
        canvas.pixels.fill_rect(rect, &palette::paint(colour), Transform::identity(), None);
    }
}

fn fill(canvas: &mut Canvas, path: Option<Path>, colour: Colour) {
    let Some(path) = path else { return };
    canvas.pixels.fill_path(&path, &palette::paint(colour), FillRule::Winding, Transform::identity(), None);
}

fn draw(canvas: &mut Canvas, path: Option<Path>, stroke: Stroke) {
    let pen = pen(canvas, stroke);
    stroked(canvas, path, stroke.colour, &pen);
}

fn stroked(canvas: &mut Canvas, path: Option<Path>, colour: Colour, pen: &Pen) {
    let Some(path) = path else { return };
    canvas.pixels.stroke_path(&path, &palette::paint(colour), pen, Transform::identity(), None);
}

fn pen(canvas: &Canvas, stroke: Stroke) -> Pen {
    let dash = stroke.dash.and_then(|dash| StrokeDash::new(vec![canvas.px(dash.on), canvas.px(dash.off)], 0.0));
    Pen { width: canvas.px(stroke.width), line_cap: LineCap::Round, line_join: LineJoin::Round, dash, ..Pen::default() }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// How far two canvases are apart at most and, of what differs, in the mean.
    fn apart(one: &Canvas, other: &Canvas) -> (u32, u32) {
        let pairs = one.pixels.data().iter().zip(other.pixels.data());
        let apart = pairs.map(|(one, other)| u32::from(one.abs_diff(*other)));
        let apart: Vec<u32> = apart.filter(|apart| *apart > 0).collect();
        (apart.iter().copied().max().unwrap_or(0), apart.iter().sum::<u32>() / apart.len().max(1) as u32)
    }

    #[test]
    fn a_rectangle_in_parts_looks_like_the_path_of_its_outline() {
        let canvas = || Canvas::new(400, 400, 1.0, &mut None).unwrap();
        let solid = Ink::fill(Colour::Gold);
        for ink in [solid, Ink::edge(Colour::Ink, 40), solid.edged(Colour::Ink, 25), solid.edged(Colour::White, 16)] {
            for radius in [0, 30, 75, 200] {
                for area in [Area::new(50, 60, 300, 250), Area::new(53, 67, 281, 249), Area::new(-80, 300, 222, 333)] {
                    let [mut parts, mut path] = [canvas(), canvas()];
                    rect(&mut parts, area, radius, ink);
                    let [x, y, w, h] = [area.x, area.y, area.w, area.h].map(|tenths| path.px(tenths));
                    let radius = path.px(radius).min(w / 2.0).min(h / 2.0);
                    outline(&mut path, rounded([x, y, w, h], [radius; 2]), ink);
                    let (worst, mean) = apart(&parts, &path);
                    assert!(worst <= 64 && mean <= 16, "{area:?} {radius} {ink:?}: {worst}, {mean} in the mean");
                }
            }
        }
    }

    #[test]
    fn what_has_no_height_has_no_path() {
        assert!(rounded([5.0, 5.0, 30.0, 0.0], [0.0; 2]).is_none());
        assert!(rounded([5.0, 5.0, 30.0, 0.00003], [0.0; 2]).is_none());
        assert!(rounded([5.0, 5.0, 30.0, 0.5], [0.0; 2]).is_some());
    }

    #[test]
    fn a_gentle_line_looks_as_if_its_joints_were_round() {
        let wave: Vec<Point> = [(40, 200), (80, 210), (120, 235), (160, 250), (200, 252), (240, 240), (300, 215)]
            .map(|(x, y)| Point::new(x, y))
            .to_vec();
        assert!(is_gentle(&wave) && !is_gentle(&[wave[0], wave[3], wave[1]]) && is_gentle(&wave[..2]));
        for width in [8, 45, 130] {
            let stroke = Stroke { colour: Colour::Road, width, dash: None };
            let [mut gentle, mut round] = [(); 2].map(|()| Canvas::new(400, 400, 1.0, &mut None).unwrap());
            line(&mut gentle, &wave, Point::default(), stroke);
            let path = through(&round, &wave, Point::default(), false);
            draw(&mut round, path, stroke);
            assert!(apart(&gentle, &round).0 <= 32, "{width}: {:?}", apart(&gentle, &round));
        }
    }

    /// A disc by its pixels, and by a path as all other shapes are.
    #[test]
    fn a_disc_looks_like_the_path_of_its_circle() {
        let canvas = || Canvas::new(600, 600, 1.0, &mut None).unwrap();
        let solid = Ink::fill(Colour::Gold);
        for ink in [solid, Ink::edge(Colour::Ink, 40), solid.edged(Colour::Ink, 25), solid.edged(Colour::White, 16)] {
            for (at, radius) in
                [((300, 300), 200), ((307, 293), 154), ((20, 590), 123), ((300, -90), 100), ((580, 44), 31)]
            {
                let [mut disc, mut path] = [canvas(), canvas()];
                let at = Point::new(at.0, at.1);
                super::disc(&mut disc, at, radius, ink);
                let [x, y, size] = [at.x, at.y, radius].map(|tenths| path.px(tenths));
                outline(&mut path, PathBuilder::from_circle(x, y, size), ink);
                let (worst, mean) = apart(&disc, &path);
                assert!(worst <= 64 && mean <= 16, "{at:?} {radius} {ink:?}: {worst}, {mean} in the mean");
            }
        }
    }
}

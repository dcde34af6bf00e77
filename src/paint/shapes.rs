//! Rectangles, discs, polygons and lines.

use tiny_skia::{FillRule, LineCap, LineJoin, Path, PathBuilder, Rect, Stroke as Pen, StrokeDash, Transform};

use super::canvas::Canvas;
use super::palette;
use crate::scene::{Area, Colour, Ink, Point, Stroke};

/// How far a curve's handles reach to look like a quarter of a circle.
const HANDLE: f32 = 0.552_284_8;

/// A rectangle with round corners, or sharp ones at a radius of 0.
pub fn rect(canvas: &mut Canvas, area: Area, radius: i32, ink: Ink) {
    let [x, y, w, h] = [area.x, area.y, area.w, area.h].map(|tenths| canvas.px(tenths));
    let radius = canvas.px(radius).min(w / 2.0).min(h / 2.0);
    // Whole pixels need no smoothing, and most large areas are of this kind: only the ends with the corners do.
    let end = radius.ceil();
    if [x, y, w, h].iter().all(|length| length.fract() == 0.0) && h > 2.0 * end {
        if let Some(colour) = ink.fill {
            plain(canvas, [x, y + end, w, h - 2.0 * end], colour);
            if end > 0.0 {
                fill(canvas, rounded([x, y, w, end], [radius, 0.0]), colour);
                fill(canvas, rounded([x, y + h - end, w, end], [0.0, radius]), colour);
            }
        }
        if let Some(stroke) = ink.stroke {
            draw(canvas, rounded([x, y, w, h], [radius; 2]), stroke);
        }
        return;
    }
    outline(canvas, rounded([x, y, w, h], [radius; 2]), ink);
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
            line[middle.clone()].fill(palette::opaque(rgb));
        }
        for column in (touched.start..middle.start).chain(middle.end..touched.end) {
            let aside = column as f32 + 0.5 - x;
            let far = (aside * aside + down * down).sqrt();
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

/// An open line.
pub fn line(canvas: &mut Canvas, points: &[Point], at: Point, stroke: Stroke) {
    let ink = Ink { fill: None, stroke: Some(stroke) };
    outline(canvas, through(canvas, points, at, false), ink);
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

/// A rectangle whose upper and lower corners are round by these radii.
fn rounded([x, y, w, h]: [f32; 4], [upper, lower]: [f32; 2]) -> Option<Path> {
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

fn outline(canvas: &mut Canvas, path: Option<Path>, ink: Ink) {
    if let Some(colour) = ink.fill {
        fill(canvas, path.clone(), colour);
    }
    if let Some(stroke) = ink.stroke {
        draw(canvas, path, stroke);
    }
}

/// Fills whole pixels.
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
    let Some(path) = path else { return };
    let pen = pen(canvas, stroke);
    canvas.pixels.stroke_path(&path, &palette::paint(stroke.colour), &pen, Transform::identity(), None);
}

fn pen(canvas: &Canvas, stroke: Stroke) -> Pen {
    let dash = stroke.dash.and_then(|dash| StrokeDash::new(vec![canvas.px(dash.on), canvas.px(dash.off)], 0.0));
    Pen { width: canvas.px(stroke.width), line_cap: LineCap::Round, line_join: LineJoin::Round, dash, ..Pen::default() }
}

#[cfg(test)]
mod tests {
    use super::*;

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
                let pairs = disc.pixels.data().iter().zip(path.pixels.data());
                let apart = pairs.map(|(disc, path)| u32::from(disc.abs_diff(*path)));
                let apart: Vec<u32> = apart.filter(|apart| *apart > 0).collect();
                let (worst, sum) = (apart.iter().max().unwrap(), apart.iter().sum::<u32>());
                let mean = sum / apart.len() as u32;
                assert!(*worst <= 64 && mean <= 16, "{at:?} {radius} {ink:?}: {worst}, {mean} in the mean");
            }
        }
    }
}

//! Rectangles, discs, polygons and lines.

use tiny_skia::{FillRule, LineCap, LineJoin, Path, PathBuilder, Rect, Stroke as Pen, StrokeDash, Transform};

use super::canvas::Canvas;
use super::palette;
use crate::scene::{Area, Ink, Point, Stroke};

/// How far a curve's handles reach to look like a quarter of a circle.
const HANDLE: f32 = 0.552_284_8;

/// A rectangle with round corners, or sharp ones at a radius of 0.
pub fn rect(canvas: &mut Canvas, area: Area, radius: i32, ink: Ink) {
    let [x, y, w, h] = [area.x, area.y, area.w, area.h].map(|tenths| canvas.px(tenths));
    let whole = [x, y, w, h].iter().all(|length| length.fract() == 0.0);
    if radius == 0 && whole && ink.stroke.is_none() {
        // Whole pixels need no smoothing, and most large areas are of this kind.
        if let (Some(colour), Some(rect)) = (ink.fill, Rect::from_xywh(x, y, w, h)) {
            canvas.pixels.fill_rect(rect, &palette::paint(colour), Transform::identity(), None);
        }
        return;
    }
    let radius = canvas.px(radius).min(w / 2.0).min(h / 2.0);
    outline(canvas, rounded(x, y, w, h, radius), ink);
}

/// A disc by its middle and radius.
pub fn disc(canvas: &mut Canvas, centre: Point, radius: i32, ink: Ink) {
    let [x, y, radius] = [centre.x, centre.y, radius].map(|tenths| canvas.px(tenths));
    outline(canvas, PathBuilder::from_circle(x, y, radius), ink);
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

fn rounded(x: f32, y: f32, w: f32, h: f32, r: f32) -> Option<Path> {
    let mut path = PathBuilder::new();
    if r <= 0.0 {
        path.push_rect(Rect::from_xywh(x, y, w, h)?);
        return path.finish();
    }
    let (right, bottom, k) = (x + w, y + h, r * (1.0 - HANDLE));
    path.move_to(x + r, y);
    path.line_to(right - r, y);
    path.cubic_to(right - k, y, right, y + k, right, y + r);
    path.line_to(right, bottom - r);
    path.cubic_to(right, bottom - k, right - k, bottom, right - r, bottom);
    path.line_to(x + r, bottom);
    path.cubic_to(x + k, bottom, x, bottom - k, x, bottom - r);
    path.line_to(x, y + r);
    path.cubic_to(x, y + k, x + k, y, x + r, y);
    path.close();
    path.finish()
}

fn outline(canvas: &mut Canvas, path: Option<Path>, ink: Ink) {
    let Some(path) = path else { return };
    if let Some(colour) = ink.fill {
        canvas.pixels.fill_path(&path, &palette::paint(colour), FillRule::Winding, Transform::identity(), None);
    }
    if let Some(stroke) = ink.stroke {
        let pen = pen(canvas, stroke);
        canvas.pixels.stroke_path(&path, &palette::paint(stroke.colour), &pen, Transform::identity(), None);
    }
}

fn pen(canvas: &Canvas, stroke: Stroke) -> Pen {
    let dash = stroke.dash.and_then(|dash| StrokeDash::new(vec![canvas.px(dash.on), canvas.px(dash.off)], 0.0));
    Pen { width: canvas.px(stroke.width), line_cap: LineCap::Round, line_join: LineJoin::Round, dash, ..Pen::default() }
}

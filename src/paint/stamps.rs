//! Stamps: small drawings that come up again and again, painted once and kept as the runs of pixels that can be seen.

use std::collections::HashMap;

use tiny_skia::Pixmap;

use super::canvas::{Canvas, Tools};
use super::sprites::lay_row;
use crate::scene::{Area, Marks, Point};

/// How many bytes of stamps are kept before all are forgotten.
const KEPT: usize = 2 << 20;

/// The stamps painted so far, by what they consist of and how large a tenth of a unit is.
#[derive(Default)]
pub struct Stamps {
    painted: HashMap<(Marks, Area, u32), Stamp>,
    bytes: usize,
}

/// A painted stamp.
struct Stamp {
    runs: Vec<Run>,
    pixels: Vec<u8>,
}

/// Pixels side by side in a line that can be seen.
struct Run {
    x: u16,
    y: u16,
    length: u16,
}

/// Paints a stamp whose origin lies at a place.
pub fn stamp(canvas: &mut Canvas, marks: &Marks, extent: Area, at: Point, tools: &mut Tools) {
    let key = (marks.clone(), extent, canvas.scale.to_bits());
    if tools.stamps.bytes > KEPT {
        tools.stamps = Stamps::default();
    }
    if !tools.stamps.painted.contains_key(&key) {
        let Some(stamp) = painted(canvas.scale, marks, extent, tools) else { return };
        tools.stamps.bytes += stamp.pixels.len() + size_of_val(stamp.runs.as_slice());
        tools.stamps.painted.insert(key.clone(), stamp);
    }
    let Some(stamp) = tools.stamps.painted.get(&key) else { return };
    let left = canvas.px(at.x + extent.x).round() as i32;
    let top = canvas.px(at.y + extent.y).round() as i32;
    let mut rest = stamp.pixels.as_slice();
    for run in &stamp.runs {
        let (row, after) = rest.split_at(usize::from(run.length) * 4);
        lay_row(&mut canvas.pixels, row, left + i32::from(run.x), top + i32::from(run.y));
        rest = after;
    }
}

fn painted(scale: f32, marks: &Marks, extent: Area, tools: &mut Tools) -> Option<Stamp> {
    let [wide, high] = [extent.w, extent.h].map(|side| (side as f32 * scale).ceil() as u32 + 1);
    let mut own = Canvas { pixels: Pixmap::new(wide, high)?, scale };
    own.draw_at(marks, Point::new(-extent.x, -extent.y), tools);
    let mut stamp = Stamp { runs: Vec::new(), pixels: Vec::new() };
    for (row, y) in own.pixels.data().chunks_exact(wide as usize * 4).zip(0..) {
        let pixels = row.as_chunks::<4>().0;
        let mut x = 0;
        while let Some(hidden) = pixels[x..].iter().position(|pixel| pixel[3] > 0) {
            let from = x + hidden;
            let length = pixels[from..].iter().take_while(|pixel| pixel[3] > 0).count();
            x = from + length;
            stamp.runs.push(Run { x: from as u16, y, length: length as u16 });
            stamp.pixels.extend_from_slice(pixels[from..x].as_flattened());
        }
    }
    Some(stamp)
}

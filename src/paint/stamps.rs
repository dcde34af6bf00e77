//! Parts of pictures that were painted before and are laid down again: an estate that looks the same for a whole game,
//! wherever in the picture it lies.

use tiny_skia::Pixmap;

use super::canvas::Canvas;
use super::letters::Letters;
use super::runs::{Run, runs};
use super::sprites::{Sprites, over};
use crate::scene::{Area, Marks, Point, u};

/// How many are kept, the latest used first: the estates that some tables of a game need, and what tells what is new.
const KEPT: usize = 160;

/// A larger one is not kept: it hardly comes up again, and takes the room of many.
const LARGEST: i32 = u(600);

/// The stamps laid down last.
#[derive(Default)]
pub struct Stamps(Vec<Stamp>);

/// A painted part: its rows as runs of one colour, a small part of the size of the pixels themselves.
struct Stamp {
    marks: Marks,
    scale: u32,
    /// How far its marks lie from whole pixels, in tenths of a unit.
    aside: Point,
    width: u32,
    /// None of them longer than its row.
    runs: Vec<Run>,
}

impl Stamps {
    /// Lays down the marks, of which only what lies in an area is seen, as they count from `at`; paints them first if they are not there.
    pub fn lay(
        &mut self,
        canvas: &mut Canvas,
        (marks, area, at): (&Marks, Area, Point),
        letters: &mut Letters,
        sprites: &mut Sprites,
    ) {
        let scale = canvas.scale;
        let corner = area.corner().moved(at.x, at.y);
        let [left, top] = [corner.x, corner.y].map(|side| canvas.px(side).floor());
        // Where the marks' origin lies on the stamp, in whole tenths: less than a pixel off at any scale.
        let aside = Point::new(at.x - (left / scale).round() as i32, at.y - (top / scale).round() as i32);
        let found = self.0.iter().position(|it| (it.scale, it.aside) == (scale.to_bits(), aside) && it.marks == *marks);
        match found {
            Some(found) => self.0[..=found].rotate_right(1),
            None => {
                let [wide, high] = [area.w, area.h].map(|side| canvas.px(side).ceil() as u32 + 2);
                let Some(pixels) = Pixmap::new(wide, high) else { return };
                let mut sheet = Canvas::blank(pixels, scale);
                sheet.draw_at(marks, aside, letters, sprites, &mut Stamps::default());
                let rows = sheet.pixels.data().as_chunks::<4>().0.chunks(wide as usize);
                let (marks, runs) = (marks.clone(), rows.flat_map(runs).collect());
                let stamp = Stamp { marks, scale: scale.to_bits(), aside, width: wide, runs };
                if area.w.max(area.h) > LARGEST {
                    return stamp.print(canvas, left as i32, top as i32);
                }
                self.0.truncate(KEPT - 1);
                self.0.insert(0, stamp);
            }
        }
        self.0[0].print(canvas, left as i32, top as i32);
    }
}

impl Stamp {
    fn print(&self, canvas: &mut Canvas, left: i32, top: i32) {
        let (wide, high) = (canvas.pixels.width() as i32, canvas.pixels.height() as i32);
        let (mut x, mut y) = (0, top);
        for &(length, colour) in &self.runs {
            let (from, to) = ((left + x).clamp(0, wide), (left + x + length as i32).clamp(0, wide));
            if colour[3] > 0 && from < to && (0..high).contains(&y) {
                let start = (y * wide + from) as usize * 4;
                let below = &mut canvas.pixels.data_mut()[start..start + (to - from) as usize * 4];
                below.as_chunks_mut::<4>().0.iter_mut().for_each(|below| over(below, &colour));
            }
            x += length as i32;
            if x >= self.width as i32 {
                (x, y) = (0, y + 1);
            }
        }
    }
}

//! Words: glyphs from the three faces, each drawn once a size and kept.

use std::collections::HashMap;

use ab_glyph::{Font, FontRef, GlyphId, PxScale, ScaleFont, point};

use super::canvas::Canvas;
use super::{PaintError, palette};
use crate::scene::{Align, Face, Label, Point, printable};

/// How many bytes of glyphs are kept before all are forgotten; a picture needs about a tenth of it.
const KEPT: usize = 2 << 20;

/// Glyphs begin at quarters of a pixel; finer steps cannot be told apart.
const STEPS: f32 = 4.0;

const FILES: [(Face, &[u8]); 3] = [
    (Face::Title, include_bytes!("../../assets/fonts/Alegreya-ExtraBold.ttf")),
    (Face::Plain, include_bytes!("../../assets/fonts/FiraSansCondensed-Medium.ttf")),
    (Face::Strong, include_bytes!("../../assets/fonts/FiraSansCondensed-Bold.ttf")),
];

/// The three fonts and the glyphs drawn so far.
pub struct Letters {
    fonts: Vec<FontRef<'static>>,
    glyphs: HashMap<Key, Glyph>,
    bytes: usize,
}

/// Which glyph: face, number, size in bits of its fraction, and quarter of a pixel.
type Key = (Face, GlyphId, u32, u8);

/// How much of each pixel a glyph covers.
struct Glyph {
    left: i32,
    top: i32,
    width: usize,
    cover: Vec<u8>,
}

/// A line's face, and its scale from ascent to descent, which is how the font library counts.
#[derive(Clone, Copy)]
struct Hand {
    face: Face,
    scale: PxScale,
}

impl Letters {
    /// The fonts of this program.
    pub fn new() -> Result<Letters, PaintError> {
        let font = |(face, file)| FontRef::try_from_slice(file).map_err(|_| PaintError::Font(face));
        let fonts = FILES.into_iter().map(font).collect::<Result<_, _>>()?;
        Ok(Letters { fonts, glyphs: HashMap::new(), bytes: 0 })
    }

    /// Writes a label whose box counts from `at`.
    pub fn write(&mut self, canvas: &mut Canvas, label: &Label, at: Point) {
        let fitted = label.fitted();
        let face = label.style.face();
        let em = canvas.px(fitted.size);
        let font = &self.fonts[face as usize];
        let tall = font.height_unscaled() / font.units_per_em().unwrap_or(1000.0);
        let hand = Hand { face, scale: PxScale::from(em * tall) };
        let area = label.area.moved(at.x, at.y);
        let capitals = em * face.capitals() as f32 / 1000.0;
        let step = em * label.leading as f32 / 100.0;
        let block = capitals + step * fitted.lines.len().saturating_sub(1) as f32;
        let space = if label.top { 0.0 } else { (canvas.px(area.h) - block) / 2.0 };
        let first = canvas.px(area.y) + space + capitals;
        for (i, line) in fitted.lines.iter().enumerate() {
            let free = canvas.px(area.w) - self.width(line, hand);
            let left = canvas.px(area.x)
                + match label.align {
                    Align::Left => 0.0,
                    Align::Centre => free / 2.0,
                    Align::Right => free,
                };
            let base = (first + step * i as f32).round();
            self.line(canvas, line, hand, left, base, label.colour.rgb());
        }
    }

    /// How wide the line is in pixels.
    fn width(&self, line: &str, hand: Hand) -> f32 {
        let font = self.fonts[hand.face as usize].as_scaled(hand.scale);
        line.chars().filter(|&c| printable(c, hand.face)).map(|c| font.h_advance(font.glyph_id(c))).sum()
    }

    fn line(&mut self, canvas: &mut Canvas, line: &str, hand: Hand, left: f32, base: f32, colour: [u8; 3]) {
        let mut x = left;
        for c in line.chars().filter(|&c| printable(c, hand.face)) {
            let font = &self.fonts[hand.face as usize];
            let id = font.glyph_id(c);
            let advance = font.as_scaled(hand.scale).h_advance(id);
            let step = (x * STEPS).round();
            let (whole, part) = ((step / STEPS).floor(), step.rem_euclid(STEPS));
            self.glyph(hand, id, part).put(canvas, whole as i32, base as i32, colour);
            x += advance;
        }
    }

    fn glyph(&mut self, hand: Hand, id: GlyphId, part: f32) -> &Glyph {
        let key = (hand.face, id, hand.scale.x.to_bits(), part as u8);
        if self.bytes > KEPT {
            self.glyphs.clear();
            self.bytes = 0;
        }
        let (fonts, bytes) = (&self.fonts, &mut self.bytes);
        self.glyphs.entry(key).or_insert_with(|| {
            let glyph = Glyph::drawn(&fonts[hand.face as usize], hand.scale, id, part / STEPS);
            *bytes += glyph.cover.len() + size_of::<(Key, Glyph)>();
            glyph
        })
    }
}

impl Glyph {
    fn drawn(font: &FontRef<'_>, scale: PxScale, id: GlyphId, part: f32) -> Glyph {
        let Some(outline) = font.outline_glyph(id.with_scale_and_position(scale, point(part, 0.0))) else {
            return Glyph { left: 0, top: 0, width: 0, cover: Vec::new() };
        };
        let bounds = outline.px_bounds();
        let (width, height) = (bounds.width().ceil() as usize, bounds.height().ceil() as usize);
        let mut cover = vec![0; width * height];
        outline.draw(|x, y, amount| {
            if let Some(pixel) = cover.get_mut(y as usize * width + x as usize) {
                *pixel = (amount * 255.0).round().clamp(0.0, 255.0) as u8;
            }
        });
        Glyph { left: bounds.min.x as i32, top: bounds.min.y as i32, width, cover }
    }

    /// Lays the glyph over the canvas, whose edges cut it off.
    fn put(&self, canvas: &mut Canvas, x: i32, base: i32, colour: [u8; 3]) {
        let (wide, high) = (canvas.pixels.width() as i32, canvas.pixels.height() as i32);
        let pixels = canvas.pixels.pixels_mut();
        for (row, y) in self.cover.chunks(self.width.max(1)).zip(base + self.top..) {
            for (&cover, x) in row.iter().zip(x + self.left..) {
                if cover > 0 && (0..wide).contains(&x) && (0..high).contains(&y) {
                    let pixel = &mut pixels[(y * wide + x) as usize];
                    *pixel = palette::blended(*pixel, colour, cover);
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::scene::{ADVANCES, rows};

    #[test]
    fn the_table_of_advances_is_that_of_the_fonts() {
        let letters = Letters::new().unwrap();
        for (c, advances) in rows(ADVANCES) {
            for (face, advance) in Face::ALL.into_iter().zip(advances) {
                let font = &letters.fonts[face as usize];
                let id = font.glyph_id(c);
                let own = (id.0 != 0).then(|| font.h_advance_unscaled(id).round() as u16);
                assert_eq!(own, advance, "{c:?} in {face:?}");
            }
        }
        assert!(rows(ADVANCES).len() == ADVANCES.lines().count() && ADVANCES.lines().count() > 1000);
        assert!(rows(ADVANCES).is_sorted());
    }

    #[test]
    fn glyphs_are_forgotten_before_they_fill_the_memory() {
        let mut letters = Letters::new().unwrap();
        let mut canvas = Canvas::new(1000, 1000, 1.0, &mut None).unwrap();
        let area = crate::scene::Area::new(0, 0, 100_000, 1000);
        let mut forgotten = 0;
        for size in 600..700 {
            let label = Label::new("Árvíztűrő tükörfúrógép, zażółć gęślą jaźń", area, crate::scene::Style::Name);
            let before = letters.bytes;
            letters.write(&mut canvas, &label.size(size), Point::default());
            forgotten += usize::from(letters.bytes < before);
            assert!(letters.bytes < KEPT + (1 << 16));
        }
        assert!(forgotten > 0);
    }
}

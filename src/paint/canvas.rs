//! The pixels while they are painted: each mark of a scene finds its way onto them here.

use image::RgbaImage;
use tiny_skia::{IntSize, Pixmap};

use super::letters::Letters;
use super::sprites::Sprites;
use super::stamps::Stamps;
use super::{LARGEST, PaintError, shapes};
use crate::scene::{Group, Mark, Marks, Point};

/// Pixels, and how large a tenth of a unit is on them.
pub struct Canvas {
    pub pixels: Pixmap,
    /// Pixels a tenth of a unit.
    pub scale: f32,
    /// Whether something may have been painted on them before.
    is_used: bool,
}

impl Canvas {
    /// A canvas for a scene of that size in tenths. Where there are `spare` pixels of another one, they are taken, with what
    /// was painted on them: clearing some megabytes takes longer than many a mark.
    pub fn new(width: i32, height: i32, scale: f32, spare: &mut Option<Vec<u8>>) -> Result<Canvas, PaintError> {
        let scale = scale / 10.0;
        let (wide, high) = ((width as f32 * scale).round(), (height as f32 * scale).round());
        let found = if wide >= 1.0 && high >= 1.0 && wide <= LARGEST && high <= LARGEST {
            let (wide, high) = (wide as u32, high as u32);
            let used = spare.take().zip(IntSize::from_wh(wide, high)).and_then(|(mut bytes, size)| {
                bytes.resize(wide as usize * high as usize * 4, 0);
                Pixmap::from_vec(bytes, size)
            });
            let used = used.map(|pixels| Canvas { pixels, scale, is_used: true });
            used.or_else(|| Pixmap::new(wide, high).map(|pixels| Canvas::blank(pixels, scale)))
        } else {
            None
        };
        found.ok_or(PaintError::Size(wide, high))
    }

    /// Takes away what may be on it.
    pub fn clear(&mut self) {
        if std::mem::take(&mut self.is_used) {
            self.pixels.data_mut().fill(0);
        }
    }

    /// Pixels that nothing was painted on yet.
    pub const fn blank(pixels: Pixmap, scale: f32) -> Canvas {
        Canvas { pixels, scale, is_used: false }
    }

    /// Paints the marks in their order.
    pub fn draw(&mut self, marks: &Marks, letters: &mut Letters, sprites: &mut Sprites, stamps: &mut Stamps) {
        self.draw_at(marks, Point::default(), letters, sprites, stamps);
    }

    /// The same, counted from another place.
    pub(super) fn draw_at(
        &mut self,
        marks: &Marks,
        at: Point,
        letters: &mut Letters,
        sprites: &mut Sprites,
        stamps: &mut Stamps,
    ) {
        for mark in &marks.0 {
            match mark {
                Mark::Rect(area, radius, ink) => shapes::rect(self, area.moved(at.x, at.y), *radius, *ink),
                Mark::Disc(centre, radius, ink) => shapes::disc(self, centre.moved(at.x, at.y), *radius, *ink),
                Mark::Polygon(points, ink) => shapes::polygon(self, points, at, *ink),
                Mark::Line(points, stroke) => shapes::line(self, points, at, *stroke),
                Mark::Label(label) => letters.write(self, label, at),
                Mark::Sprite { icon, centre, size, tones } => {
                    sprites.draw(self, icon, centre.moved(at.x, at.y), *size, *tones);
                }
                Mark::Fresh(_) | Mark::Named(_) => {}
                Mark::Group(Group { at: origin, marks, stamp, .. }) => {
                    let at = at.moved(origin.x, origin.y);
                    match stamp {
                        Some(area) => stamps.lay(self, (marks, *area, at), letters, sprites),
                        None => self.draw_at(marks, at, letters, sprites, stamps),
                    }
                }
            }
        }
    }

    /// A length in pixels.
    pub fn px(&self, tenths: i32) -> f32 {
        tenths as f32 * self.scale
    }

    /// The finished image. Scenes have a ground, so it is opaque; what nobody painted is see-through.
    pub fn into_image(self) -> Result<RgbaImage, PaintError> {
        let (width, height) = (self.pixels.width(), self.pixels.height());
        let too_large = PaintError::Size(width as f32, height as f32);
        RgbaImage::from_raw(width, height, self.pixels.take()).ok_or(too_large)
    }
}

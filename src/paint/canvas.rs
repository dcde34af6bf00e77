//! The pixels while they are painted: each mark of a scene finds its way onto them here.

use image::RgbaImage;
use tiny_skia::Pixmap;

use super::letters::Letters;
use super::sprites::Sprites;
use super::{LARGEST, PaintError, shapes};
use crate::scene::{Mark, Marks, Point};

/// Pixels, and how large a tenth of a unit is on them.
pub struct Canvas {
    pub pixels: Pixmap,
    /// Pixels a tenth of a unit.
    pub scale: f32,
}

impl Canvas {
    /// An empty canvas for a scene of that size in tenths.
    pub fn new(width: i32, height: i32, scale: f32) -> Result<Canvas, PaintError> {
        let scale = scale / 10.0;
        let (wide, high) = ((width as f32 * scale).round(), (height as f32 * scale).round());
        let size = if wide >= 1.0 && high >= 1.0 && wide <= LARGEST && high <= LARGEST {
            Pixmap::new(wide as u32, high as u32)
        } else {
            None
        };
        size.map(|pixels| Canvas { pixels, scale }).ok_or(PaintError::Size(wide, high))
    }

    /// Paints the marks in their order.
    pub fn draw(&mut self, marks: &Marks, letters: &mut Letters, sprites: &mut Sprites) {
        self.draw_at(marks, Point::default(), letters, sprites);
    }

    fn draw_at(&mut self, marks: &Marks, at: Point, letters: &mut Letters, sprites: &mut Sprites) {
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
                Mark::Group(group) => self.draw_at(&group.marks, at.moved(group.at.x, group.at.y), letters, sprites),
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

//! Painting scenes: the only module with pixels, fonts and fractions.
//!
//! [`Painter::draw`] turns a scene into an image and [`encode`] an image into a small indexed PNG;
//! [`Painter::paint`] does both. What lies where, and what it says, was decided before, in `scene`.

mod backdrop;
mod canvas;
mod film;
mod letters;
mod palette;
mod png;
mod quantise;
mod runs;
mod shapes;
mod sprites;
mod stamps;

use std::sync::{Mutex, PoisonError};

use image::RgbaImage;
use thiserror::Error;

use crate::scene::Scene;
use backdrop::Backdrops;
use canvas::Canvas;
use letters::Letters;
use sprites::Sprites;
use stamps::Stamps;

pub use backdrop::WORTH_KEEPING;
pub use film::{LARGEST_FILM, NoFilm, film};
pub use png::encode;

/// The largest side a picture may have, in pixels.
const LARGEST: f32 = 4096.0;

/// A finished picture.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Picture {
    /// The PNG file.
    pub png: Vec<u8>,
    /// Its width in pixels.
    pub width: u32,
    /// Its height in pixels.
    pub height: u32,
}

/// Why there is no picture.
#[derive(Debug, Error)]
pub enum PaintError {
    /// The scene has no extent, or far too much of it.
    #[error("a picture of {0} by {1} pixels cannot be painted")]
    Size(f32, f32),
    /// A font file that is part of this program cannot be read.
    #[error("the font of {0:?} cannot be read")]
    Font(crate::scene::Face),
    /// The icons that are part of this program cannot be read.
    #[error("the icons cannot be read: {0}")]
    Icons(String),
    /// The PNG cannot be written.
    #[error("the picture cannot be written: {0}")]
    Png(#[from] ::png::EncodingError),
}

/// Paints scenes, and keeps what it has painted often: glyphs, icons, backdrops, stamps.
pub struct Painter {
    kept: Mutex<Kept>,
}

/// What is painted once and used again.
struct Kept {
    letters: Letters,
    sprites: Sprites,
    backdrops: Backdrops,
    stamps: Stamps,
    /// The pixels of the last picture, for the next one.
    spare: Option<Vec<u8>>,
}

impl Painter {
    /// A painter with the fonts and icons of this program.
    ///
    /// # Errors
    /// When one of them cannot be read, which the tests rule out.
    pub fn new() -> Result<Painter, PaintError> {
        let (letters, sprites) = (Letters::new()?, Sprites::new()?);
        let (backdrops, stamps) = Default::default();
        let kept = Kept { letters, sprites, backdrops, stamps, spare: None };
        Ok(Painter { kept: Mutex::new(kept) })
    }

    /// Draws the scene; at scale 1 a unit is a pixel, if the scene is as large as usual.
    ///
    /// # Errors
    /// When the scene is empty or larger than any picture should be.
    pub fn draw(&self, scene: &Scene, scale: f32) -> Result<RgbaImage, PaintError> {
        // A panic while painting leaves at worst a cache behind that lacks something.
        let kept = &mut *self.kept.lock().unwrap_or_else(PoisonError::into_inner);
        let Kept { letters, sprites, backdrops, stamps, spare } = kept;
        let scale = scale * (1000 + scene.larger) as f32 / 1000.0;
        let mut canvas = Canvas::new(scene.width, scene.height, scale, spare)?;
        if !backdrops.recall(&scene.backdrop, &mut canvas) {
            canvas.clear();
            canvas.draw(&scene.backdrop, letters, sprites, stamps);
            backdrops.keep(&scene.backdrop, &canvas);
        }
        canvas.draw(&scene.marks, letters, sprites, stamps);
        canvas.into_image()
    }

    /// Draws the scene and writes it as PNG.
    ///
    /// # Errors
    /// As [`Painter::draw`], and when the PNG cannot be written.
    pub fn paint(&self, scene: &Scene, scale: f32) -> Result<Picture, PaintError> {
        let image = self.draw(scene, scale)?;
        let picture = encode(&image)?;
        self.kept.lock().unwrap_or_else(PoisonError::into_inner).spare = Some(image.into_raw());
        Ok(picture)
    }

    /// Whether there is an icon of that name.
    pub fn has_icon(&self, name: &str) -> bool {
        self.kept.lock().unwrap_or_else(PoisonError::into_inner).sprites.has(name)
    }
}

#[cfg(test)]
mod tests;

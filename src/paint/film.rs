//! Writing scenes as a film: a GIF whose images all have the same colours, and each of which says only what is other than
//! before.

use std::borrow::Cow;

use gif::{DisposalMethod, Encoder, Frame, Repeat};
use thiserror::Error;

use super::quantise::Palette;
use super::{PaintError, Painter};
use crate::scene::{Colour, Scene};

/// The place in the palette that stands for what is as before.
const AS_BEFORE: u8 = 255;

/// How a film is made: at so many pixels a unit, and of every so manieth image. The next one where the file is too large.
const WAYS: [(f32, usize); 3] = [(5.0 / 7.0, 1), (0.5, 1), (0.5, 2)];

/// The largest file that is posted, in bytes.
pub const LARGEST_FILM: usize = 8 << 20;

/// Why there is no film.
#[derive(Debug, Error)]
pub enum NoFilm {
    /// An image cannot be painted, or the film not written.
    #[error(transparent)]
    Paint(#[from] PaintError),
    /// The film cannot be written.
    #[error("the film cannot be written: {0}")]
    Gif(#[from] gif::EncodingError),
    /// One of the images is not there.
    #[error("an image is missing")]
    Missing,
    /// Nobody waits for it any more.
    #[error("it was given up")]
    GivenUp,
    /// However it is made, the file is too large.
    #[error("the file is too large")]
    TooLarge,
}

/// The film of so many images, at most so many bytes: `image` gives each, and for how many hundredths of a second it is looked at. Before each one
/// `goes_on` is asked, with how many are done.
///
/// # Errors
/// When it cannot be made, or nobody waits for it any more.
pub fn film(
    count: usize,
    image: &dyn Fn(usize) -> Option<(Scene, u16)>,
    goes_on: &dyn Fn(usize) -> bool,
    most: usize,
) -> Result<Vec<u8>, NoFilm> {
    let of = |nth: usize| image(nth).ok_or(NoFilm::Missing);
    let mut size = (0, 0);
    for nth in 0..count {
        let (scene, _) = of(nth)?;
        size = (size.0.max(scene.width), size.1.max(scene.height));
    }
    let last = count.saturating_sub(1);
    for (scale, each) in WAYS {
        let mut film = Film::new(size, scale, &[of(0)?.0, of(count / 2)?.0, of(last)?.0])?;
        for nth in (0..last).step_by(each).chain([last]) {
            if !goes_on(nth) {
                return Err(NoFilm::GivenUp);
            }
            let (scene, delay) = of(nth)?;
            film.add(&scene, delay)?;
        }
        let file = film.finish()?;
        if file.len() <= most {
            return Ok(file);
        }
    }
    Err(NoFilm::TooLarge)
}

/// A film while it is written, image by image. It paints by itself, so that nobody waits for it.
struct Film {
    painter: Painter,
    scale: f32,
    size: (u32, u32),
    palette: Palette,
    encoder: Encoder<Vec<u8>>,
    /// The image before.
    before: Option<Vec<u8>>,
}

/// The part of an image that is other than before.
struct Part {
    left: usize,
    top: usize,
    wide: usize,
    high: usize,
}

impl Film {
    /// A film of images that are so large, in tenths of a unit, at so many pixels a unit. Its colours are those of the
    /// `samples`. It goes on for ever.
    fn new((width, height): (i32, i32), scale: f32, samples: &[Scene]) -> Result<Film, NoFilm> {
        let painter = Painter::new()?;
        let pixels = |tenths: i32| (tenths as f32 * scale / 10.0).round();
        let (wide, high) = (pixels(width), pixels(height));
        let too_large = || PaintError::Size(wide, high);
        let size = (wide.max(0.0) as u32, high.max(0.0) as u32);
        let side = |side: u32| u16::try_from(side).ok().filter(|side| *side > 0).ok_or_else(too_large);
        let mut sampled = Vec::new();
        for sample in samples {
            sampled.extend_from_slice(&painter.draw(sample, scale)?.into_raw());
        }
        let palette = Palette::of(&sampled);
        let mut colours = palette.colours.concat();
        colours.resize(3 * (usize::from(AS_BEFORE) + 1), 0);
        let mut encoder = Encoder::new(Vec::new(), side(size.0)?, side(size.1)?, &colours)?;
        encoder.set_repeat(Repeat::Infinite)?;
        Ok(Film { painter, scale, size, palette, encoder, before: None })
    }

    /// Adds an image, which is looked at for so many hundredths of a second. One that is smaller than the film lies at its
    /// upper left.
    fn add(&mut self, scene: &Scene, delay: u16) -> Result<(), NoFilm> {
        let image = self.painter.draw(scene, self.scale)?;
        let (wide, high) = (self.size.0 as usize, self.size.1 as usize);
        let mut now = vec![self.palette.place(Colour::Table); wide * high];
        let width = (image.width() as usize).max(1);
        let pixels = self.palette.pixels(&image);
        for (line, row) in now.chunks_mut(wide).zip(pixels.chunks(width)) {
            let shared = line.len().min(row.len());
            line[..shared].copy_from_slice(&row[..shared]);
        }
        let (part, buffer) = match &self.before {
            None => (Part { left: 0, top: 0, wide, high }, now.clone()),
            Some(before) => changed(before, &now, wide),
        };
        self.encoder.write_frame(&Frame {
            delay,
            dispose: DisposalMethod::Keep,
            transparent: Some(AS_BEFORE),
            left: part.left as u16,
            top: part.top as u16,
            width: part.wide as u16,
            height: part.high as u16,
            buffer: Cow::Owned(buffer),
            ..Frame::default()
        })?;
        self.before = Some(now);
        Ok(())
    }

    /// The file.
    fn finish(self) -> Result<Vec<u8>, NoFilm> {
        Ok(self.encoder.into_inner()?)
    }
}

/// The smallest part outside of which nothing has changed, and its pixels; of those that are as before it says so. Where
/// nothing has changed, it is one pixel.
fn changed(before: &[u8], now: &[u8], wide: usize) -> (Part, Vec<u8>) {
    let lines = || before.chunks(wide).zip(now.chunks(wide)).enumerate().filter(|(_, (before, now))| before != now);
    let (top, bottom) = (lines().next().map_or(0, |(y, _)| y), lines().next_back().map_or(0, |(y, _)| y));
    let differs = |(before, now): (&u8, &u8)| before != now;
    let first = |(before, now): (&[u8], &[u8])| before.iter().zip(now).position(differs);
    let last = |(before, now): (&[u8], &[u8])| before.iter().zip(now).rposition(differs);
    let left = lines().filter_map(|(_, pair)| first(pair)).min().unwrap_or(0);
    let right = lines().filter_map(|(_, pair)| last(pair)).max().unwrap_or(left);
    let part = Part { left, top, wide: right + 1 - left, high: bottom + 1 - top };
    let rows = before.chunks(wide).zip(now.chunks(wide)).skip(top).take(part.high);
    let pixels = rows.flat_map(|(before, now)| {
        let pairs = before[left..=right].iter().zip(&now[left..=right]);
        pairs.map(|(before, now)| if before == now { AS_BEFORE } else { *now })
    });
    let pixels = pixels.collect();
    (part, pixels)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_what_changes_is_written() {
        let before = [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1];
        let now = [1, 1, 1, 1, 1, 2, 1, 1, 1, 1, 3, 1];
        let (part, pixels) = changed(&before, &now, 4);
        assert_eq!((part.left, part.top, part.wide, part.high), (1, 1, 2, 2));
        assert_eq!(pixels, [2, AS_BEFORE, AS_BEFORE, 3]);
        let (same, pixels) = changed(&before, &before, 4);
        assert_eq!((same.wide, same.high, pixels.as_slice()), (1, 1, [AS_BEFORE].as_slice()));
    }
}

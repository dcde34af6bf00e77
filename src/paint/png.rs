//! Writing an image as a small PNG.

use image::RgbaImage;
use png::{BitDepth, ColorType, DeflateCompression, Encoder, Filter};

use super::quantise::{MANY_RUNS, quantised};
use super::{PaintError, Picture};

/// How hard the encoder tries, by how many runs of one colour there are at most: a run takes up to 1.3 bytes at the first
/// level and up to 1 at the second, and a file is to stay below 250 KB. Each level takes some milliseconds more than the
/// one before, and painting is what everybody waits for.
const LEVELS: [(usize, u8); 2] = [(180_000, 1), (MANY_RUNS, 2)];

/// How hard it tries where there are more: land with paths all over it.
const HARDEST: u8 = 3;

/// Writes the image as an indexed PNG of at most 256 colours.
///
/// # Errors
/// When the encoder fails.
pub fn encode(image: &RgbaImage) -> Result<Picture, PaintError> {
    let (width, height) = image.dimensions();
    let indexed = quantised(image);
    let level = LEVELS.iter().find(|(most, _)| indexed.runs <= *most).map_or(HARDEST, |(_, level)| *level);
    let mut png = Vec::with_capacity(1 << 18);
    let mut encoder = Encoder::new(&mut png, width, height);
    encoder.set_color(ColorType::Indexed);
    encoder.set_depth(BitDepth::Eight);
    encoder.set_palette(indexed.palette.concat());
    // Neighbouring places in a palette mean nothing, so there is nothing to predict a pixel from.
    encoder.set_filter(Filter::NoFilter);
    encoder.set_deflate_compression(DeflateCompression::Level(level));
    let mut writer = encoder.write_header()?;
    writer.write_image_data(&indexed.pixels)?;
    writer.finish()?;
    Ok(Picture { png, width, height })
}

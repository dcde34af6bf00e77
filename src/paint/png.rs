//! Writing an image as a small PNG.

use image::RgbaImage;
use png::{BitDepth, ColorType, DeflateCompression, Encoder, Filter};

use super::quantise::quantised;
use super::{PaintError, Picture};

/// How hard the encoder tries. Measured: the harder level makes files of land a quarter smaller, for some milliseconds
/// more, and painting is what everybody waits for.
const LEVEL: u8 = 1;
const HARDER: u8 = 4;

/// Pictures of more runs of one colour are packed harder, or they would be too large: land with paths all over it.
const MANY_RUNS: usize = 200_000;

/// Writes the image as an indexed PNG of at most 256 colours.
///
/// # Errors
/// When the encoder fails.
pub fn encode(image: &RgbaImage) -> Result<Picture, PaintError> {
    let (width, height) = image.dimensions();
    let indexed = quantised(image);
    let level = if indexed.runs > MANY_RUNS { HARDER } else { LEVEL };
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

//! The colours of a scene as the painter's.

use tiny_skia::{Color, ColorU8, Paint, PremultipliedColorU8};

use crate::scene::Colour;

/// The colour, opaque.
pub fn solid(colour: Colour) -> Color {
    let [r, g, b] = colour.rgb();
    Color::from_rgba8(r, g, b, 255)
}

/// A smooth paint of that colour.
pub fn paint(colour: Colour) -> Paint<'static> {
    let mut paint = Paint { anti_alias: true, ..Paint::default() };
    paint.set_color(solid(colour));
    paint
}

/// A pixel of that colour.
pub fn opaque([r, g, b]: [u8; 3]) -> PremultipliedColorU8 {
    ColorU8::from_rgba(r, g, b, 255).premultiply()
}

/// The pixel with so much of the colour laid over it; `cover` is from 0 to 255.
pub fn blended(under: PremultipliedColorU8, [r, g, b]: [u8; 3], cover: u8) -> PremultipliedColorU8 {
    let mix = |below: u8, above: u8| {
        let (below, above, cover) = (u32::from(below), u32::from(above), u32::from(cover));
        ((below * (255 - cover) + above * cover + 127) / 255) as u8
    };
    let mixed = (mix(under.red(), r), mix(under.green(), g), mix(under.blue(), b), mix(under.alpha(), 255));
    PremultipliedColorU8::from_rgba(mixed.0, mixed.1, mixed.2, mixed.3).unwrap_or(under)
}

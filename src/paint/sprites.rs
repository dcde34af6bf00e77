//! Icons: read from their data, drawn once for each size and pair of colours, and kept.

use std::collections::{BTreeMap, HashMap};
use std::sync::LazyLock;

use serde::Deserialize;
use tiny_skia::{FillRule, LineCap, LineJoin, Path, PathBuilder, Pixmap, Stroke, Transform};

use super::canvas::Canvas;
use super::{PaintError, palette};
use crate::scene::{Colour, Point};

/// The icons: layers with a tone, a path of absolute `M`, `L`, `C` and `Z`, and for lines a width, on a grid of
/// 64 units.
const ICONS: &str = include_str!("../../assets/icons.json");

/// What is read of them, once for all painters.
static READ: LazyLock<Result<Icons, String>> = LazyLock::new(|| read(ICONS));

/// The side of the grid.
const GRID: f32 = 64.0;

/// How many bytes of icons are kept before all are forgotten.
const KEPT: usize = 4 << 20;

/// The layers of each icon, the lowest first.
type Icons = BTreeMap<String, Vec<Layer>>;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Printed {
    tone: Tone,
    d: String,
    line: Option<f32>,
}

#[derive(Clone, Copy, Deserialize)]
#[serde(rename_all = "lowercase")]
enum Tone {
    A,
    B,
}

/// A part of an icon in one tone.
struct Layer {
    tone: Tone,
    path: Path,
    /// The width of a line; `None` for a filled shape.
    line: Option<f32>,
}

/// All icons, and those drawn so far.
pub struct Sprites {
    icons: &'static Icons,
    drawn: HashMap<(&'static str, u32, [Colour; 2]), Pixmap>,
    bytes: usize,
}

impl Sprites {
    /// The icons of this program.
    pub fn new() -> Result<Sprites, PaintError> {
        let icons = READ.as_ref().map_err(|error| PaintError::Icons(error.clone()))?;
        Ok(Sprites { icons, drawn: HashMap::new(), bytes: 0 })
    }

    /// Whether there is an icon of that name.
    pub fn has(&self, name: &str) -> bool {
        self.icons.contains_key(name)
    }

    /// Draws an icon centred on a point; one that does not exist leaves its place empty.
    pub fn draw(&mut self, canvas: &mut Canvas, icon: &'static str, centre: Point, size: i32, tones: [Colour; 2]) {
        let side = canvas.px(size);
        let key = (icon, side.to_bits(), tones);
        if self.bytes > KEPT {
            self.drawn.clear();
            self.bytes = 0;
        }
        if !self.drawn.contains_key(&key) {
            let Some(pixels) = self.icons.get(icon).and_then(|layers| rastered(layers, side, tones)) else { return };
            self.bytes += pixels.data().len();
            self.drawn.insert(key, pixels);
        }
        let Some(pixels) = self.drawn.get(&key) else { return };
        let left = (canvas.px(centre.x) - pixels.width() as f32 / 2.0).round() as i32;
        let top = (canvas.px(centre.y) - pixels.height() as f32 / 2.0).round() as i32;
        lay(&mut canvas.pixels, pixels, left, top);
    }
}

/// Lays pixels upon others, whole ones upon whole ones. The general way, which can also turn and stretch, takes ten times
/// as long.
fn lay(ground: &mut Pixmap, sprite: &Pixmap, left: i32, top: i32) {
    let (wide, high) = (ground.width() as i32, ground.height() as i32);
    let (from, to) = (left.clamp(0, wide), (left + sprite.width() as i32).clamp(0, wide));
    if from >= to {
        return;
    }
    let rows = sprite.data().chunks_exact(sprite.width() as usize * 4).zip(top..);
    for (row, y) in rows.filter(|(_, y)| (0..high).contains(y)) {
        let seen = &row.as_chunks::<4>().0[(from - left) as usize..(to - left) as usize];
        let start = (y * wide + from) as usize * 4;
        let below = &mut ground.data_mut()[start..start + seen.len() * 4];
        below.as_chunks_mut::<4>().0.iter_mut().zip(seen).for_each(|(below, above)| over(below, above));
    }
}

/// Lays one pixel upon another.
pub(super) fn over(below: &mut [u8; 4], above: &[u8; 4]) {
    match above[3] {
        0 => {}
        255 => *below = *above,
        alpha => {
            for (below, above) in below.iter_mut().zip(above) {
                *below = above.saturating_add(part(*below, 255 - alpha));
            }
        }
    }
}

/// So many 255ths of a tone, rounded.
fn part(tone: u8, share: u8) -> u8 {
    let product = u32::from(tone) * u32::from(share) + 128;
    ((product + (product >> 8)) >> 8) as u8
}

/// The icon on pixels of its own, in the middle of the least whole square that holds it.
fn rastered(layers: &[Layer], side: f32, tones: [Colour; 2]) -> Option<Pixmap> {
    let whole = side.ceil().max(1.0);
    let mut pixels = Pixmap::new(whole as u32, whole as u32)?;
    let place =
        Transform::from_scale(side / GRID, side / GRID).post_translate((whole - side) / 2.0, (whole - side) / 2.0);
    for layer in layers {
        let paint = palette::paint(tones[layer.tone as usize]);
        match layer.line {
            None => pixels.fill_path(&layer.path, &paint, FillRule::Winding, place, None),
            Some(width) => {
                let (line_cap, line_join) = (LineCap::Round, LineJoin::Round);
                let pen = Stroke { width, line_cap, line_join, ..Stroke::default() };
                pixels.stroke_path(&layer.path, &paint, &pen, place, None);
            }
        }
    }
    Some(pixels)
}

fn read(json: &str) -> Result<Icons, String> {
    let printed: BTreeMap<String, Vec<Printed>> = serde_json::from_str(json).map_err(|error| error.to_string())?;
    let layer = |name: &str, part: Printed| {
        let path = path(&part.d).ok_or_else(|| format!("{name}: {}", part.d))?;
        Ok(Layer { tone: part.tone, path, line: part.line })
    };
    printed
        .into_iter()
        .map(|(name, parts)| {
            let layers = parts.into_iter().map(|part| layer(&name, part)).collect::<Result<_, String>>()?;
            Ok((name, layers))
        })
        .collect()
}

/// A path of absolute `M`, `L`, `C` and `Z`, each with its numbers behind it, all parted by spaces.
fn path(data: &str) -> Option<Path> {
    let mut builder = PathBuilder::new();
    let mut rest = data.trim();
    while let Some(command) = rest.chars().next() {
        let after = command.len_utf8();
        let end = rest[after..].find(['M', 'L', 'C', 'Z']).map_or(rest.len(), |at| at + after);
        let numbers = rest[after..end].split_whitespace().map(|n| n.parse().ok()).collect::<Option<Vec<f32>>>()?;
        match (command, numbers.as_slice()) {
            ('M', &[x, y]) => builder.move_to(x, y),
            ('L', &[x, y]) => builder.line_to(x, y),
            ('C', &[a, b, c, d, x, y]) => builder.cubic_to(a, b, c, d, x, y),
            ('Z', []) => builder.close(),
            _ => return None,
        }
        rest = rest[end..].trim_start();
    }
    builder.finish()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_icon_can_be_read_and_leaves_a_mark() {
        let mut sprites = Sprites::new().unwrap();
        let names: Vec<_> = sprites.icons.keys().cloned().collect();
        assert!(names.len() >= 114);
        for name in names {
            let mut canvas = Canvas::new(640, 640, 1.0, &mut None).unwrap();
            sprites.draw(&mut canvas, String::leak(name), Point::new(320, 320), 640, [Colour::Ink, Colour::Paper]);
            assert!(canvas.pixels.pixels().iter().filter(|pixel| pixel.alpha() > 0).count() > 200);
        }
    }

    #[test]
    fn an_icon_over_the_edge_is_cut_off_there() {
        let mut sprites = Sprites::new().unwrap();
        let icon: &'static str = String::leak(sprites.icons.keys().next().unwrap().clone());
        let tones = [Colour::Ink, Colour::Paper];
        let mut whole = Canvas::new(640, 640, 1.0, &mut None).unwrap();
        sprites.draw(&mut whole, icon, Point::new(320, 320), 320, tones);
        for (x, y) in [(0, 0), (320, 0), (640, 640), (-320, 320), (320, 2000), (600, 100)] {
            let mut canvas = Canvas::new(640, 640, 1.0, &mut None).unwrap();
            sprites.draw(&mut canvas, icon, Point::new(x, y), 320, tones);
            for (i, pixel) in canvas.pixels.pixels().iter().enumerate() {
                let (there_x, there_y) = (i as i32 % 64 + 32 - x / 10, i as i32 / 64 + 32 - y / 10);
                let there = (0..64).contains(&there_x) && (0..64).contains(&there_y);
                let seen = if there { whole.pixels.pixel(there_x as u32, there_y as u32) } else { None };
                assert_eq!(seen.map_or(0, |seen| seen.alpha()), pixel.alpha(), "{x} {y} at {i}");
            }
        }
    }

    #[test]
    fn a_path_with_anything_else_in_it_is_refused() {
        assert!(path("M1 2 L3 4 C1 2 3 4 5 6 Z").is_some());
        for wrong in ["", "M1", "m1 2 l3 4", "M1 2 Q1 2 3 4", "M1 2 Lx 4", "é"] {
            assert!(path(wrong).is_none(), "{wrong}");
        }
    }
}

//! Bringing an image down to 256 colours without shifting its flat areas.
//!
//! The colours scenes are painted with stay exact, then the most frequent ones; what is left of the 256 goes to
//! blends at edges that are far from all the others.

use std::cmp::Reverse;
use std::collections::{HashMap, HashSet};
use std::hash::{BuildHasherDefault, Hasher};

use super::runs::alike;
use crate::scene::Colour;

/// How many colours an indexed image can have.
const MOST: usize = 256;

/// A picture of more runs of one colour than that is of land, with paths all over it: it takes fewer colours, or its file
/// would be too large.
pub const MANY_RUNS: usize = 250_000;
const OF_LAND: usize = 160;

/// How many colours the images of a film can have: one place stands for what is as before.
const OF_FILM: usize = MOST - 1;

/// Only the most frequent blends are worth a place.
const CANDIDATES: usize = 800;

/// So many blends are looked at: the frequent ones that stay exact, and the candidates.
const WORTH_SORTING: usize = CANDIDATES + 160;

/// How many colours are remembered where they are found at once; a power of two.
const RECENT: usize = 4096;

/// So many colours are told apart exactly; of those that come up later, all that scenes are painted with. The others are
/// blends, which are told apart by the upper bits of their parts.
const EXACT: usize = 2048;
const UPPER: u32 = 0x00FC_FCFC;

/// The bits of a pixel that are its colour; how much can be seen through it is left out.
const COLOUR: u32 = 0x00FF_FFFF;

/// Not part of any colour: what blends of the same upper bits are known by.
const BLENDED: u32 = 0x0100_0000;

/// An image of at most 256 colours.
pub struct Indexed {
    /// Red, green and blue of each colour.
    pub palette: Vec<[u8; 3]>,
    /// A colour's place in the palette for each pixel, line by line.
    pub pixels: Vec<u8>,
    /// Of how many runs of one colour the pixels consist.
    pub runs: usize,
}

/// A colour of the image and how many pixels have it.
#[derive(Clone, Copy)]
struct Shade {
    colour: [u8; 3],
    count: u32,
}

/// The pixels, four bytes each, with at most 256 colours; how much can be seen through them is left out.
pub fn quantised(rgba: &[u8]) -> Indexed {
    let (shades, runs) = tallied(rgba);
    let palette = chosen(&shades, if runs.len() > MANY_RUNS { OF_LAND } else { MOST });
    let pixels = placed((&shades, &runs), &by_green(&palette), rgba.len() / 4);
    Indexed { palette, pixels, runs: runs.len() }
}

/// The colours of a whole film.
pub struct Palette {
    /// Red, green and blue of each colour.
    pub colours: Vec<[u8; 3]>,
    sorted: Vec<([u8; 3], u8)>,
}

impl Palette {
    /// The colours that suit these pixels, four bytes each: those of a few images of the film.
    pub fn of(rgba: &[u8]) -> Palette {
        let colours = chosen(&tallied(rgba).0, OF_FILM);
        Palette { sorted: by_green(&colours), colours }
    }

    /// A colour's place for each pixel.
    pub fn pixels(&self, rgba: &[u8]) -> Vec<u8> {
        let (shades, runs) = tallied(rgba);
        placed((&shades, &runs), &self.sorted, rgba.len() / 4)
    }

    /// The place of a colour.
    pub fn place(&self, colour: Colour) -> u8 {
        nearest(&self.sorted, colour.rgb())
    }
}

/// A colour's place in the palette for each of so many pixels, which are runs of these colours.
fn placed((shades, runs): (&[Shade], &[(u32, u32)]), sorted: &[([u8; 3], u8)], count: usize) -> Vec<u8> {
    let places: Vec<u8> = shades.iter().map(|shade| nearest(sorted, shade.colour)).collect();
    let mut pixels = vec![0; count];
    let mut rest = pixels.as_mut_slice();
    for &(shade, length) in runs {
        let (place, length) = (places[shade as usize], length as usize);
        // Most runs are short; what is written beyond one is written over by the next.
        match rest.first_chunk_mut::<8>() {
            Some(eight) if length <= 8 => *eight = [place; 8],
            _ => rest[..length].fill(place),
        }
        rest = &mut rest[length..];
    }
    pixels
}

/// The colours in the order in which they appear, and the image as runs of them. Blends that are hardly told apart are one.
fn tallied(rgba: &[u8]) -> (Vec<Shade>, Vec<(u32, u32)>) {
    let mut shades: Vec<Shade> = Vec::new();
    let mut known: HashMap<u32, u32, BuildHasherDefault<Mixer>> = HashMap::default();
    let painted: HashSet<u32, BuildHasherDefault<Mixer>> =
        Colour::ALL.iter().map(|colour| colour.rgb()).map(|[r, g, b]| colour_of([r, g, b, 0])).collect();
    // Most runs have a colour that came up before.
    let mut recent = [(u32::MAX, 0); RECENT];
    // As many as there are in most pictures, so that they are not moved again and again.
    let mut runs: Vec<(u32, u32)> = Vec::with_capacity(rgba.len() / 32);
    let mut rest = rgba.as_chunks::<4>().0;
    while let Some(&first @ [r, g, b, _]) = rest.first() {
        let colour = colour_of(first);
        let length = alike(rest, COLOUR);
        let (seen, shade) = &mut recent[Mixer::of(colour) as usize % RECENT];
        if *seen != colour {
            let next = shades.len() as u32;
            let is_exact = shades.len() < EXACT || painted.contains(&colour);
            let key = if is_exact { colour } else { colour & UPPER | BLENDED };
            (*seen, *shade) = (colour, *known.entry(key).or_insert(next));
            if *shade == next {
                shades.push(Shade { colour: [r, g, b], count: 0 });
            }
        }
        shades[*shade as usize].count += length as u32;
        runs.push((*shade, length as u32));
        rest = &rest[length..];
    }
    (shades, runs)
}

/// A pixel's colour as one number, made without moving a byte: it is asked for more often than anything else.
fn colour_of(pixel: [u8; 4]) -> u32 {
    u32::from_le_bytes(pixel) & COLOUR
}

/// The colours to keep, so many at most.
fn chosen(shades: &[Shade], most: usize) -> Vec<[u8; 3]> {
    let exact: HashSet<[u8; 3]> = Colour::ALL.iter().map(|colour| colour.rgb()).collect();
    let by_use = |shade: &Shade| (Reverse(shade.count), shade.colour);
    let (mut painted, mut blends): (Vec<Shade>, Vec<Shade>) =
        shades.iter().copied().partition(|shade| exact.contains(&shade.colour));
    painted.sort_unstable_by_key(by_use);
    if blends.len() > WORTH_SORTING {
        blends.select_nth_unstable_by_key(WORTH_SORTING, by_use);
        blends.truncate(WORTH_SORTING);
    }
    blends.sort_unstable_by_key(by_use);
    let mut kept: Vec<[u8; 3]> = painted.iter().map(|shade| shade.colour).collect();
    let frequent = (most * 5 / 8).saturating_sub(kept.len() / 2).min(blends.len());
    kept.extend(blends.drain(..frequent).map(|shade| shade.colour));
    blends.truncate(CANDIDATES);
    let mut far: Vec<(u32, [u8; 3])> = blends
        .iter()
        .map(|shade| (kept.iter().map(|&other| gap(shade.colour, other)).min().unwrap_or(u32::MAX), shade.colour))
        .collect();
    let mut farthest = far.iter().copied().max();
    while let Some((_, colour)) = farthest.filter(|_| kept.len() < most) {
        kept.push(colour);
        farthest = None;
        for (distance, other) in &mut far {
            *distance = gap(*other, colour).min(*distance);
            farthest = farthest.max(Some((*distance, *other)).filter(|(distance, _)| *distance > 0));
        }
    }
    kept
}

/// The palette's colours with their places, by their green part.
fn by_green(palette: &[[u8; 3]]) -> Vec<([u8; 3], u8)> {
    let mut sorted: Vec<_> = palette.iter().copied().zip(0u8..=255).collect();
    sorted.sort_by_key(|(colour, place)| (colour[1], *place));
    sorted
}

/// The place of the nearest colour.
fn nearest(sorted: &[([u8; 3], u8)], colour: [u8; 3]) -> u8 {
    let (below, above) = sorted.split_at(sorted.partition_point(|(other, _)| other[1] < colour[1]));
    let best = nearer((u32::MAX, 0), above.iter(), colour);
    nearer(best, below.iter().rev(), colour).1
}

/// The nearer of the best so far and of these, whose green is ever farther: looks at no more than need be.
fn nearer<'a>(best: (u32, u8), those: impl Iterator<Item = &'a ([u8; 3], u8)>, colour: [u8; 3]) -> (u32, u8) {
    let mut best = best;
    for &(other, place) in those {
        if u32::from(colour[1].abs_diff(other[1])).pow(2) > best.0 {
            break;
        }
        best = best.min((gap(colour, other), place));
    }
    best
}

/// How far two colours are apart, squared.
fn gap(a: [u8; 3], b: [u8; 3]) -> u32 {
    let part = |i: usize| u32::from(a[i].abs_diff(b[i])).pow(2);
    part(0) + part(1) + part(2)
}

/// Spreads colours over a table; the usual way of hashing would take longer than all the rest.
#[derive(Default)]
struct Mixer(u64);

impl Hasher for Mixer {
    fn finish(&self) -> u64 {
        self.0
    }

    fn write(&mut self, bytes: &[u8]) {
        bytes.iter().for_each(|&byte| self.write_u32(u32::from(byte)));
    }

    fn write_u32(&mut self, number: u32) {
        let mixed = (self.0 ^ u64::from(number)).wrapping_mul(0x9E37_79B9_7F4A_7C15);
        self.0 = mixed ^ mixed >> 32;
    }
}

impl Mixer {
    /// A number, spread.
    fn of(number: u32) -> u64 {
        let mut mixer = Mixer::default();
        mixer.write_u32(number);
        mixer.finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn few_colours_all_stay_as_they_are() {
        let rgba: Vec<u8> = (0..=255u8).flat_map(|i| [i, 255 - i, 7, 255]).collect();
        let indexed = quantised(&rgba);
        for (pixel, place) in rgba.chunks(4).zip(&indexed.pixels) {
            assert_eq!(indexed.palette[*place as usize], pixel[..3]);
        }
    }

    #[test]
    fn the_nearest_colour_is_found_without_looking_at_all() {
        let palette: Vec<[u8; 3]> = (0..256u32).map(|i| [i * 37, i * 101, i * 13].map(|part| part as u8)).collect();
        let sorted = by_green(&palette);
        for i in 0..5000u32 {
            let colour = [i * 7, i * 31, i * 3].map(|part| part as u8);
            let least = palette.iter().map(|other| gap(colour, *other)).min();
            assert_eq!(Some(gap(colour, palette[nearest(&sorted, colour) as usize])), least);
        }
    }

    #[test]
    fn of_very_many_colours_the_painted_ones_and_no_others_are_told_apart_to_the_last_bit() {
        let many = (0..64u32).flat_map(|r| (0..64).map(move |g| [r as u8 * 4, g as u8 * 4, 200, 255]));
        let late: Vec<[u8; 4]> =
            Colour::ALL.iter().map(|colour| colour.rgb()).map(|[r, g, b]| [r, g, b, 255]).collect();
        let rgba: Vec<u8> = many.chain([[5, 5, 9, 255], [6, 7, 10, 255]]).chain(late.clone()).flatten().collect();
        let (shades, runs) = tallied(&rgba);
        let of = |pixel: usize| shades[runs[pixel].0 as usize].colour;
        assert_eq!((of(4096), of(4097)), ([5, 5, 9], [5, 5, 9]), "hardly told apart");
        assert!(late.iter().enumerate().all(|(n, colour)| of(4098 + n) == colour[..3]));
    }

    #[test]
    fn of_many_colours_those_of_the_palette_and_the_frequent_ones_stay_exact() {
        let mut rgba = Vec::new();
        for i in 0..CANDIDATES as u32 {
            rgba.extend([(i * 7 % 251) as u8, (i * 5 % 241) as u8, (i * 3 % 239) as u8, 255]);
        }
        let rare = Colour::Gold.rgb();
        rgba.extend([rare[0], rare[1], rare[2], 255]);
        rgba.extend([1, 2, 200, 255].repeat(500));
        let indexed = quantised(&rgba);
        assert_eq!(indexed.palette.len(), 256);
        assert_eq!(indexed.palette[indexed.pixels[CANDIDATES] as usize], rare);
        assert_eq!(indexed.palette[indexed.pixels[CANDIDATES + 1] as usize], [1, 2, 200]);
        let worst = rgba
            .chunks(4)
            .zip(&indexed.pixels)
            .map(|(pixel, place)| gap([pixel[0], pixel[1], pixel[2]], indexed.palette[*place as usize]));
        assert!(worst.max().unwrap() < 80 * 80);
    }
}

//! Neighbouring pixels of one colour: most of a picture consists of long runs of them.

/// A run: how many pixels, and what they are.
pub type Run = (u32, [u8; 4]);

/// The pixels as runs.
pub fn runs(mut pixels: &[[u8; 4]]) -> impl Iterator<Item = Run> {
    std::iter::from_fn(move || {
        let first = *pixels.first()?;
        let length = alike(pixels, u32::MAX);
        pixels = &pixels[length..];
        Some((length as u32, first))
    })
}

/// The same, kept: most pictures have no more of them than there is room for from the first.
pub fn collected(pixels: &[[u8; 4]]) -> Vec<Run> {
    let mut found = Vec::with_capacity(pixels.len() / 16);
    found.extend(runs(pixels));
    found.shrink_to_fit();
    found
}

/// How many pixels from the first on are like it in the bits that count. Looks at eight at a time.
pub fn alike(pixels: &[[u8; 4]], counts: u32) -> usize {
    let number = |pixel: &[u8; 4]| u32::from_le_bytes(*pixel) & counts;
    let Some(first) = pixels.first().map(number) else { return 0 };
    if pixels.get(1).is_none_or(|next| number(next) != first) {
        return 1;
    }
    let eights = pixels.as_chunks::<8>().0.iter();
    let differs = |eight: &[[u8; 4]; 8]| eight.iter().fold(0, |bits, pixel| bits | (number(pixel) ^ first));
    let whole = eights.take_while(|eight| differs(eight) == 0).count() * 8;
    whole + pixels[whole..].iter().take_while(|pixel| number(pixel) == first).count()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn runs_are_all_of_the_pixels_and_no_longer_than_they_are_alike() {
        let lengths = [1, 2, 7, 8, 9, 15, 16, 17, 40];
        let mixed: Vec<Run> = (0..).zip(lengths).map(|(i, length)| (length, [1, 2, 3, i])).collect();
        let pixels: Vec<[u8; 4]> =
            mixed.iter().flat_map(|&(length, pixel)| std::iter::repeat_n(pixel, length as usize)).collect();
        assert_eq!(runs(&pixels).collect::<Vec<_>>(), mixed);
        assert_eq!(alike(&pixels, 0x00FF_FFFF), pixels.len(), "the last byte does not count");
        assert_eq!((runs(&[]).count(), alike(&[], u32::MAX)), (0, 0));
    }
}

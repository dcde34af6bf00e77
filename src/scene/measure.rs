//! How wide words are: the advances of the three faces as numbers, so that a layout needs no font.

use std::sync::LazyLock;

use super::Face;

/// The table of advances: a line a character, its code point in hexadecimal and then, for each of
/// [`Face::ALL`], the advance in thousandths of the em or `-` where the face lacks it. Ascending.
pub const ADVANCES: &str = include_str!("../../assets/fonts/advances.txt");

/// A character with its advance in each of [`Face::ALL`], in thousandths of the em.
pub type Row = (char, [Option<u16>; 3]);

static ROWS: LazyLock<Vec<Row>> = LazyLock::new(|| rows(ADVANCES));

/// The lines of a table of advances.
pub fn rows(table: &str) -> Vec<Row> {
    table.lines().filter_map(row).collect()
}

fn row(line: &str) -> Option<Row> {
    let mut words = line.split(' ');
    let code = u32::from_str_radix(words.next()?, 16).ok()?;
    let mut advance = || words.next().and_then(|word| word.parse().ok());
    Some((char::from_u32(code)?, [advance(), advance(), advance()]))
}

fn advance(c: char, face: Face) -> Option<i32> {
    let rows = &*ROWS;
    // The table begins with the printable part of ASCII, which is nearly all that is asked for.
    let at = (c as usize).checked_sub(' ' as usize).filter(|&at| rows.get(at).is_some_and(|row| row.0 == c));
    let at = at.or_else(|| rows.binary_search_by_key(&c, |row| row.0).ok())?;
    rows[at].1[face as usize].map(i32::from)
}

/// How wide the words are in that face and size, in tenths of a unit. Characters the face lacks are not drawn and
/// take no room.
pub fn width(text: &str, face: Face, size: i32) -> i32 {
    let thousandths: i32 = text.chars().filter_map(|c| advance(c, face)).sum();
    (thousandths * size + 999) / 1000
}

/// Whether the face can draw the character.
pub fn printable(c: char, face: Face) -> bool {
    advance(c, face).is_some()
}

/// A person's name with only what the face can draw; `#` and the seat's number, counted from 1, when nothing of it
/// can be read.
pub fn plain_name(name: &str, seat: usize) -> String {
    let seen = |c: &char| printable(*c, Face::Title) && printable(*c, Face::Strong);
    let kept: String = name.chars().filter(seen).collect();
    let kept = kept.split_whitespace().collect::<Vec<_>>().join(" ");
    if kept.chars().any(char::is_alphanumeric) { kept } else { format!("#{}", seat + 1) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn all_letters_of_the_three_languages_have_a_width() {
        for c in "aábcćdeéęfghiíjklłmnńoóöőpqrsśtuúüűvwxyzźżAÁĆÉĘÍŁÓÖŐŚÚÜŰŹŻ0123456789·×±≥„”“–…+?!".chars()
        {
            for face in Face::ALL {
                assert!(printable(c, face), "{c} in {face:?}");
            }
        }
    }

    #[test]
    fn a_name_keeps_what_can_be_read_of_it() {
        assert_eq!(plain_name("Győző 🐈 Łucja", 0), "Győző Łucja");
        assert_eq!(plain_name("🐈\u{200d}⬛", 2), "#3");
        assert_eq!(plain_name("", 1), "#2");
    }
}

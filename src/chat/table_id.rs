//! The short name of a table: three or four letters and digits that people can read out and that fit in a custom id.
//! Gives none out.

use std::fmt::{Display, Formatter};
use std::str::FromStr;

/// Letters and digits without those that are taken for one another: no `i`, `l`, `o`, `u`.
const LETTERS: &[u8; 32] = b"0123456789abcdefghjkmnpqrstvwxyz";

/// Which table. Written like `k7q`: base 32, at least three characters.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct TableId(pub u32);

impl TableId {
    /// How many ids are written with three characters.
    pub const SHORT: u32 = 32 * 32 * 32;
    /// How many are written with three or four.
    pub const MEDIUM: u32 = 32 * Self::SHORT;
}

impl Display for TableId {
    fn fmt(&self, f: &mut Formatter<'_>) -> std::fmt::Result {
        let digits = (0..7).rev().map(|place| (self.0 >> (5 * place) & 31, place));
        for (digit, _) in digits.skip_while(|(digit, place)| *digit == 0 && *place > 2) {
            write!(f, "{}", char::from(LETTERS[digit as usize]))?;
        }
        Ok(())
    }
}

/// Text that names no table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("no name of a table")]
pub struct NoTableId;

impl FromStr for TableId {
    type Err = NoTableId;

    /// Reads capitals too, and takes the letters that are left out for the digits they look like.
    fn from_str(text: &str) -> Result<Self, NoTableId> {
        if !(3..=7).contains(&text.len()) || (text.len() > 3 && text.starts_with(['0', 'o', 'O'])) {
            return Err(NoTableId);
        }
        let mut number = 0u64;
        for letter in text.bytes().map(|letter| letter.to_ascii_lowercase()) {
            let plain = match letter {
                b'i' | b'l' => b'1',
                b'o' => b'0',
                other => other,
            };
            let digit = LETTERS.iter().position(|&l| l == plain).ok_or(NoTableId)?;
            number = number << 5 | digit as u64;
        }
        u32::try_from(number).map(TableId).map_err(|_| NoTableId)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_is_read_as_it_is_written() {
        for number in [0, 1, 31, 32, 1023, TableId::SHORT - 1, TableId::SHORT, TableId::MEDIUM, u32::MAX] {
            let name = TableId(number).to_string();
            assert_eq!(name.parse(), Ok(TableId(number)), "{name}");
            assert_eq!(name.to_uppercase().parse(), Ok(TableId(number)), "{name}");
        }
        assert_eq!(TableId(0).to_string(), "000");
        assert_eq!(TableId(TableId::SHORT - 1).to_string(), "zzz");
        assert_eq!("klo".parse::<TableId>(), "k10".parse());
    }

    #[test]
    fn other_text_names_no_table() {
        for bad in ["", "k7", "k7u", "k 7", "0k7q", "zzzzzzz", "kőq", "k7q.1", "aaaaaaaa"] {
            assert_eq!(bad.parse::<TableId>(), Err(NoTableId), "{bad}");
        }
    }
}

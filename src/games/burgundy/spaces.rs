//! The spaces of an estate: their names, sets of them, who neighbours whom, and sets of die numbers.

use std::fmt;
use std::str::FromStr;
use std::sync::LazyLock;

use serde::{Deserialize, Serialize};

/// How many spaces an estate has.
pub const SPACES: usize = 37;
/// How many spaces each row has, from above.
pub const ROWS: [usize; 7] = [4, 5, 6, 7, 6, 5, 4];
/// A space of an estate by its number, row by row from above. Its name is the letter of its row and its place in it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Space(pub u8);

impl Space {
    /// The space in the middle of every estate.
    pub const CENTRE: Space = Space(18);

    /// Every space, row by row.
    pub fn all() -> impl Iterator<Item = Space> {
        (0..SPACES as u8).map(Space)
    }

    /// Row and place in the row, both from 0.
    pub fn place(self) -> (usize, usize) {
        let mut at = usize::from(self.0);
        for (row, length) in ROWS.into_iter().enumerate() {
            if at < length {
                return (row, at);
            }
            at -= length;
        }
        (ROWS.len(), at)
    }

    /// The space as a position in an array of spaces.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The set of just this space.
    pub const fn mask(self) -> Spaces {
        Spaces(1 << self.0)
    }
}

impl fmt::Display for Space {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (row, place) = self.place();
        write!(f, "{}{}", char::from(b'a' + row as u8), place + 1)
    }
}

impl FromStr for Space {
    type Err = ();

    fn from_str(name: &str) -> Result<Self, ()> {
        Space::all().find(|space| space.to_string() == name).ok_or(())
    }
}

impl TryFrom<String> for Space {
    type Error = String;

    fn try_from(name: String) -> Result<Self, String> {
        name.parse().map_err(|()| format!("{name} is no space of an estate"))
    }
}

impl From<Space> for String {
    fn from(space: Space) -> Self {
        space.to_string()
    }
}

/// A set of spaces of one estate.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Spaces(pub u64);

impl Spaces {
    /// Whether the space is in the set.
    pub const fn has(self, space: Space) -> bool {
        self.0 >> space.0 & 1 == 1
    }

    /// Whether there is none.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many spaces.
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// The spaces that are in both sets.
    pub const fn and(self, other: Spaces) -> Spaces {
        Spaces(self.0 & other.0)
    }

    /// The spaces that are in one of the sets.
    pub const fn or(self, other: Spaces) -> Spaces {
        Spaces(self.0 | other.0)
    }

    /// The spaces that are not in the other set.
    pub const fn without(self, other: Spaces) -> Spaces {
        Spaces(self.0 & !other.0)
    }

    /// The spaces in order.
    pub fn iter(self) -> impl Iterator<Item = Space> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let at = left.trailing_zeros();
            left &= left.wrapping_sub(1);
            (at < 64).then_some(Space(at as u8))
        })
    }
}

impl FromIterator<Space> for Spaces {
    fn from_iter<I: IntoIterator<Item = Space>>(spaces: I) -> Self {
        spaces.into_iter().fold(Spaces::default(), |set, space| set.or(space.mask()))
    }
}

/// A set of die numbers, 1 to 6.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Numbers(pub u8);

impl Numbers {
    /// Just this one.
    pub const fn only(number: u8) -> Numbers {
        Numbers(1 << (number - 1))
    }

    /// Whether the number is in the set.
    pub const fn has(self, number: u8) -> bool {
        number > 0 && self.0 >> (number - 1) & 1 == 1
    }
}

/// The neighbours of every space.
static NEIGHBOURS: LazyLock<[Spaces; SPACES]> = LazyLock::new(|| {
    let mut all = [Spaces::default(); SPACES];
    for space in Space::all() {
        all[space.index()] = Space::all().filter(|other| are_neighbours(space, *other)).collect();
    }
    all
});

/// Hexes with a point above: neighbours lie in the same row, or half a space aside in the next one.
fn are_neighbours(a: Space, b: Space) -> bool {
    let at = |space: Space| {
        let (row, place) = space.place();
        (row as i32, 2 * place as i32 - ROWS.get(row).map_or(0, |length| *length as i32))
    };
    let ((row_a, a), (row_b, b)) = (at(a), at(b));
    matches!(((row_a - row_b).abs(), (a - b).abs()), (0, 2) | (1, 1))
}

/// The spaces beside a space.
pub fn neighbours(space: Space) -> Spaces {
    NEIGHBOURS[space.index()]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn hexes_have_up_to_six_neighbours() {
        assert_eq!(Space::all().map(|space| neighbours(space).len()).sum::<u32>(), 180);
        assert_eq!(neighbours(Space::CENTRE).len(), 6);
        for space in Space::all() {
            assert!(neighbours(space).iter().all(|other| neighbours(other).has(space)));
            assert_eq!(space.to_string().parse(), Ok(space));
        }
        let names: Vec<String> = neighbours(Space(0)).iter().map(|space| space.to_string()).collect();
        assert_eq!(names, ["a2", "b1", "b2"]);
        assert_eq!(Space::CENTRE.to_string(), "d4");
        assert!("h1".parse::<Space>().is_err() && "a5".parse::<Space>().is_err() && "".parse::<Space>().is_err());
    }
}

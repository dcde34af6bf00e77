//! The estates: the colours and numbers of their spaces, and the regions, read once from the assets. No rule stands
//! here.

use std::sync::LazyLock;

use serde::Deserialize;

use super::spaces::{Numbers, ROWS, SPACES, Space, Spaces, neighbours};
use super::tiles::Colour;
use crate::games::file;
use crate::rules::{Fault, Part};

/// How many estates there are.
pub const ESTATES: u8 = 9;
/// How many spaces of each colour every estate has, in the order of [`Colour::ALL`].
pub const COLOUR_COUNTS: [u32; 6] = [12, 6, 6, 6, 4, 3];

/// A group of connected spaces of one colour (CB-88).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Region {
    /// The colour.
    pub colour: Colour,
    /// The spaces.
    pub spaces: Spaces,
}

/// One side of a player board.
#[derive(Clone, Debug, PartialEq)]
pub struct Estate {
    /// The colour of every space.
    pub colours: [Colour; SPACES],
    /// The spaces of each colour, in the order of [`Colour::ALL`].
    pub of_colour: [Spaces; 6],
    /// The regions.
    pub regions: Vec<Region>,
    /// The region of every space, as a position in `regions`.
    region_of: [u8; SPACES],
}

impl Estate {
    /// The colour of a space.
    pub fn colour(&self, space: Space) -> Colour {
        self.colours[space.index()]
    }

    /// The region of a space.
    pub fn region(&self, space: Space) -> Region {
        self.regions[usize::from(self.region_of[space.index()])]
    }

    fn of(colours: [Colour; SPACES]) -> Estate {
        let of_colour =
            Colour::ALL.map(|colour| Space::all().filter(|space| colours[space.index()] == colour).collect());
        let mut estate = Estate { colours, of_colour, regions: Vec::new(), region_of: [0; SPACES] };
        let mut seen = Spaces::default();
        for space in Space::all() {
            if seen.has(space) {
                continue;
            }
            let colour = colours[space.index()];
            let mut spaces = space.mask();
            loop {
                let grown = spaces.or(border(spaces).and(of_colour[colour as usize]));
                if grown == spaces {
                    break;
                }
                spaces = grown;
            }
            spaces.iter().for_each(|space| estate.region_of[space.index()] = estate.regions.len() as u8);
            estate.regions.push(Region { colour, spaces });
            seen = seen.or(spaces);
        }
        estate
    }
}

/// The spaces beside any of these.
fn border(spaces: Spaces) -> Spaces {
    spaces.iter().fold(Spaces::default(), |all, space| all.or(neighbours(space)))
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Entry {
    id: u8,
    rows: Vec<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    numbers: Vec<String>,
    boards: Vec<[u8; 2]>,
    estate: Vec<Entry>,
}

/// All that the file says.
#[derive(Clone, Debug, PartialEq)]
struct Boards {
    numbers: [u8; SPACES],
    of_numbers: [Spaces; 64],
    boards: Vec<[u8; 2]>,
    estates: Vec<Estate>,
}

fn grid<T: Copy>(rows: &[String], read: impl Fn(&str) -> Option<T>) -> Result<[T; SPACES], String> {
    let words = rows.iter().map(|row| row.split_whitespace().collect::<Vec<_>>()).collect::<Vec<_>>();
    if !words.iter().map(Vec::len).eq(ROWS) {
        return Err(format!("rows of {ROWS:?} spaces"));
    }
    let all = words
        .concat()
        .iter()
        .map(|word| read(word).ok_or(format!("{word} is not known")))
        .collect::<Result<Vec<T>, _>>()?;
    all.try_into().map_err(|_| format!("{SPACES} spaces"))
}

fn letter(word: &str) -> Option<Colour> {
    let letters = ["B", "A", "S", "K", "C", "M"];
    letters.iter().position(|letter| *letter == word).map(|at| Colour::ALL[at])
}

fn read(text: &str) -> Result<Boards, String> {
    let file: File = file::read(text)?;
    let numbers = grid(&file.numbers, |word| word.parse::<u8>().ok().filter(|number| (1..=6).contains(number)))?;
    let mut estates = Vec::new();
    for (entry, id) in file.estate.iter().zip(1..) {
        if entry.id != id {
            return Err(format!("estate {} stands where {id} belongs", entry.id));
        }
        estates.push(Estate::of(grid(&entry.rows, letter).map_err(|why| format!("estate {id}: {why}"))?));
    }
    let mut of_numbers = [Spaces::default(); 64];
    for (spaces, wanted) in of_numbers.iter_mut().zip(0..) {
        *spaces = Space::all().filter(|space| Numbers(wanted).has(numbers[space.index()])).collect();
    }
    Ok(Boards { numbers, of_numbers, boards: file.boards, estates })
}

/// The component file.
pub const PART: Part = Part {
    game: "burgundy",
    file: "estates.toml",
    built_in: include_str!("../../../assets/games/burgundy/estates.toml"),
};

/// Whether the estates of such a file are fit to play on: nine of them, each with the colours every estate has, a
/// castle in the middle of the first, every number on as many spaces as it has, and boards with existing sides.
pub fn check(text: &str) -> Result<(), Fault> {
    let fault = |why: String| Fault::of(PART.file, why);
    let boards = read(text).map_err(fault)?;
    if boards.estates.len() != usize::from(ESTATES) {
        return Err(fault(format!("{} estates, not {ESTATES}", boards.estates.len())));
    }
    for (estate, id) in boards.estates.iter().zip(1..) {
        if estate.of_colour.map(Spaces::len) != COLOUR_COUNTS {
            return Err(fault(format!(
                "estate {id}: colours {:?}, not {COLOUR_COUNTS:?}",
                estate.of_colour.map(Spaces::len)
            )));
        }
        if estate.regions.iter().any(|region| region.spaces.len() > 8) {
            return Err(fault(format!("estate {id}: a region of more than 8 spaces")));
        }
    }
    if boards.estates[0].colour(Space::CENTRE) != Colour::Castle || boards.numbers[Space::CENTRE.index()] != 6 {
        return Err(fault("the middle of estate 1 is a castle with number 6".to_owned()));
    }
    if [1, 2, 3, 4, 5, 6].map(|n| boards.of_numbers[usize::from(Numbers::only(n).0)].len()) != [7, 6, 6, 6, 6, 6] {
        return Err(fault("seven spaces with number 1, six with every other".to_owned()));
    }
    if boards.boards.len() != 6 || boards.boards.iter().flatten().any(|side| !(1..=ESTATES).contains(side)) {
        return Err(fault("six boards with sides from 1 to 9".to_owned()));
    }
    Ok(())
}

#[expect(clippy::expect_used, reason = "the file was checked: the built-in one by a test, any other at the start")]
static BOARDS: LazyLock<Boards> = LazyLock::new(|| read(PART.text()).expect("checked"));

/// The estate of that number, from 1.
pub fn estate(id: u8) -> &'static Estate {
    &BOARDS.estates[usize::from(id) - 1]
}

/// The die number of a space; the same on every estate.
pub fn number(space: Space) -> u8 {
    BOARDS.numbers[space.index()]
}

/// The spaces with one of these die numbers.
pub fn of_numbers(numbers: Numbers) -> Spaces {
    BOARDS.of_numbers[usize::from(numbers.0 & 63)]
}

/// The two sides of every player board.
pub fn boards() -> &'static [[u8; 2]] {
    &BOARDS.boards
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sizes(id: u8, colour: Colour) -> Vec<u32> {
        let mut sizes: Vec<u32> = estate(id)
            .regions
            .iter()
            .filter(|region| region.colour == colour)
            .map(|region| region.spaces.len())
            .collect();
        sizes.sort_unstable();
        sizes
    }

    /// CB-E5: estate 1 has cities of 1, 5, 3 and 3 spaces.
    #[test]
    fn estate_1_has_four_cities() {
        assert_eq!(sizes(1, Colour::Building), [1, 3, 3, 5]);
    }

    /// The sanity checks of the data: 2 to 6 cities, 2 on estate 9 and 6 on estate 8, none larger than 8, which is the one
    /// of estate 2 alone; CB-48, CB-88 and the end of the table of CB-89 rest on these numbers and regions.
    #[test]
    fn estates_are_as_they_should_be() {
        assert_eq!(check(PART.built_in), Ok(()));
        for id in 1..=ESTATES {
            assert_eq!(estate(id).of_colour.map(Spaces::len), COLOUR_COUNTS, "{id}");
            assert_eq!(estate(id).regions.iter().map(|region| region.spaces.len()).sum::<u32>(), 37);
            assert!((2..=6).contains(&sizes(id, Colour::Building).len()), "{id}");
            for region in &estate(id).regions {
                assert!(region.spaces.iter().all(|space| estate(id).region(space) == *region));
            }
        }
        assert_eq!((sizes(9, Colour::Building).len(), sizes(8, Colour::Building).len()), (2, 6));
        assert_eq!(sizes(7, Colour::Building).last(), Some(&7));
        assert_eq!(sizes(2, Colour::Building), [2, 2, 8]);
        let eights = (1..=ESTATES).filter(|id| Colour::ALL.into_iter().any(|colour| sizes(*id, colour).contains(&8)));
        assert_eq!(eights.collect::<Vec<_>>(), [2]);
    }

    #[test]
    fn every_number_lies_alike_on_all_estates() {
        assert_eq!((1..=6).map(|n| of_numbers(Numbers::only(n)).len()).collect::<Vec<_>>(), [7, 6, 6, 6, 6, 6]);
        assert_eq!(number(Space::CENTRE), 6);
        assert_eq!(of_numbers(Numbers(63)).len(), 37);
        assert!(!Numbers(63).has(0) && Numbers::only(6).has(6) && !Numbers::only(6).has(5));
    }

    /// CB-Q42: six boards, side 1 four times and 2 to 9 once each.
    #[test]
    fn six_boards_have_twelve_sides() {
        let mut sides: Vec<u8> = boards().iter().flatten().copied().collect();
        sides.sort_unstable();
        assert_eq!(sides, [1, 1, 1, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
    }

    #[test]
    fn malformed_files_are_refused() {
        let good = PART.built_in;
        for (from, to) in [
            ("A C C K", "A C C"),
            ("A C C K", "A C C X"),
            ("A C C K", "A C K K"),
            ("S S S C S S S", "S S C S S S S"),
            ("6 5 4 3", "6 5 4 7"),
            ("6 5 4 3", "6 5 4 4"),
            ("[8, 9]", "[8, 10]"),
            (", [8, 9]", ""),
            ("id = 2", "id = 3"),
            ("id = 9", "id = 9\nname = \"x\""),
        ] {
            assert!(good.contains(from) && check(&good.replacen(from, to, 1)).is_err(), "{from} -> {to}");
        }
        assert!(check(&good[..good.rfind("[[estate]]").unwrap()]).is_err(), "an estate is missing");
    }
}

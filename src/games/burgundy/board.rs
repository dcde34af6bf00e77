//! What is printed on the game board and on the summaries: spaces of the depots, the track, and points. Read once from
//! the assets. No rule stands here.

use std::sync::LazyLock;

use serde::Deserialize;

use super::tiles::{self, Building, Colour, Tile};
use crate::games::file;
use crate::rules::{Fault, Part, named};

named! {
    /// The five phases.
    pub enum Phase {
        A "A",
        B "B",
        C "C",
        D "D",
        E "E",
    }
}

impl Phase {
    /// The phase after this one.
    pub fn next(self) -> Option<Phase> {
        Phase::ALL.get(self as usize + 1).copied()
    }
}

/// How many numbered depots there are.
pub const DEPOTS: usize = 6;
/// How many hex spaces a numbered depot has.
pub const DEPOT_SPACES: usize = 4;
/// How many hex spaces the black depot has at most.
pub const BLACK_SPACES: usize = 8;
/// How many rounds a phase has, and so how many goods come in it (CB-17, CB-25).
pub const ROUNDS: usize = 5;

#[derive(Clone, Copy, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
struct Spot {
    colour: Colour,
    from: u8,
}

#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
struct Depot {
    number: u8,
    space: [Spot; DEPOT_SPACES],
}

#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
struct Exception {
    seats: u8,
    depot: u8,
    colour: Colour,
    instead: Colour,
    phases: Vec<Phase>,
}

#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
struct Black {
    spaces: [u8; 3],
}

#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
struct Track {
    spaces: u8,
}

#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
struct Board {
    depot: [Depot; DEPOTS],
    exception: Exception,
    black: Black,
    track: Track,
}

impl Board {
    fn space(&self, depot: usize, at: usize, seats: u8, phase: Phase) -> Option<Colour> {
        let spot = self.depot.get(depot)?.space.get(at).filter(|spot| spot.from <= seats)?;
        let rule = &self.exception;
        let is_other = rule.seats == seats
            && usize::from(rule.depot) == depot + 1
            && rule.colour == spot.colour
            && rule.phases.contains(&phase);
        Some(if is_other { rule.instead } else { spot.colour })
    }

    /// How many tiles of a colour all numbered depots take in these phases.
    fn needs(&self, colour: Colour, seats: u8, phases: &[Phase]) -> u32 {
        let spots = (0..DEPOTS).flat_map(|depot| (0..DEPOT_SPACES).map(move |at| (depot, at)));
        let all = phases.iter().flat_map(|phase| spots.clone().map(move |(depot, at)| (depot, at, *phase)));
        all.filter(|(depot, at, phase)| self.space(*depot, *at, seats, *phase) == Some(colour)).count() as u32
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
struct Counts {
    tile: u8,
    building: Building,
}

#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
struct Scoring {
    region: [u8; 8],
    phase: [u8; 5],
    first: [u8; 3],
    second: [u8; 3],
    sale: [u8; 3],
    counts: [Counts; 8],
}

/// The component files.
pub const BOARD: Part =
    Part { game: "burgundy", file: "board.toml", built_in: include_str!("../../../assets/games/burgundy/board.toml") };
/// The points.
pub const SCORING: Part = Part {
    game: "burgundy",
    file: "scoring.toml",
    built_in: include_str!("../../../assets/games/burgundy/scoring.toml"),
};

fn read<T: for<'de> Deserialize<'de>>(part: &Part, text: &str) -> Result<T, Fault> {
    file::read(text).map_err(|why| Fault::of(part.file, why))
}

/// Whether such a board can be filled with these tiles: with four players all of them are used up exactly, with
/// fewer there are enough.
pub fn check(board: &str, stock: &tiles::Stock) -> Result<(), Fault> {
    let board: Board = read(&BOARD, board)?;
    let must = |holds: bool, why: &str| if holds { Ok(()) } else { Err(Fault::of(BOARD.file, why)) };
    must(board.depot.iter().map(|depot| depot.number).eq(1..=6), "depots 1 to 6 in order")?;
    must(board.black.spaces == [4, 6, 8], "4, 6 and 8 spaces in the black depot")?;
    let used = |seats: u8| Colour::ALL.into_iter().map(|colour| board.needs(colour, seats, &Phase::ALL)).sum::<u32>();
    must([2, 3, 4].map(used) == [60, 90, 120], "12, 18 and 24 spaces are used")?;
    must(board.track.spaces == 7, "7 spaces on the track: an estate has 6 ships")?;
    for colour in Colour::ALL {
        let start = |seats: u8| if colour == Colour::Castle { u32::from(seats) } else { 0 };
        let there = stock.of_colour(colour);
        must(board.needs(colour, 4, &Phase::ALL) + start(4) == there, "four players use every pile up exactly")?;
        must(board.needs(colour, 3, &Phase::ALL) + start(3) <= there, "the piles are enough for three players")?;
        must(board.needs(colour, 2, &Phase::ALL) + start(2) <= there, "the piles are enough for two players")?;
    }
    must(stock.black_backs() == 5 * 8, "the black backs are those of five phases")
}

/// Whether such points are those of the game: they grow with regions, fall with phases, and every tile of 16 to 23
/// counts one building.
pub fn check_scoring(text: &str) -> Result<(), Fault> {
    let scoring: Scoring = read(&SCORING, text)?;
    let must = |holds: bool, why: &str| if holds { Ok(()) } else { Err(Fault::of(SCORING.file, why)) };
    must(scoring.region.is_sorted() && scoring.region[0] == 1 && scoring.region[7] == 36, "regions bring 1 to 36")?;
    must(
        scoring.phase.iter().rev().is_sorted() && scoring.phase[0] == 10 && scoring.phase[4] == 2,
        "phases bring 10 to 2",
    )?;
    must(scoring.first.iter().zip(scoring.second).all(|(first, second)| *first > second), "first before second")?;
    must(scoring.counts.iter().map(|counts| counts.tile).eq(16..=23), "tiles 16 to 23 in order")?;
    let is_once = Building::ALL.into_iter().all(|wanted| scoring.counts.iter().any(|counts| counts.building == wanted));
    must(is_once, "every building is counted by one tile")
}

#[expect(clippy::expect_used, reason = "the file was checked: the built-in one by a test, any other at the start")]
static PRINTED: LazyLock<Board> = LazyLock::new(|| toml::from_str(BOARD.text()).expect("checked"));

#[expect(clippy::expect_used, reason = "the file was checked: the built-in one by a test, any other at the start")]
static POINTS: LazyLock<Scoring> = LazyLock::new(|| toml::from_str(SCORING.text()).expect("checked"));

/// What belongs on a space of a numbered depot (both from 0) in a phase; nothing where so many do not use it.
pub fn space(depot: usize, at: usize, seats: u8, phase: Phase) -> Option<Colour> {
    PRINTED.space(depot, at, seats, phase)
}

/// How many tiles of a colour are laid on the numbered depots in these phases (CB-21 to CB-23).
pub fn laid(colour: Colour, seats: u8, phases: &[Phase]) -> u32 {
    PRINTED.needs(colour, seats, phases)
}

fn by_seats(row: [u8; 3], seats: u8) -> u8 {
    row[usize::from(seats) - 2]
}

/// How many tiles the black depot gets in a phase (CB-24).
pub fn black_spaces(seats: u8) -> usize {
    by_seats(PRINTED.black.spaces, seats).into()
}

/// The last space of the turn-order track, counted from 0.
pub fn last_of_track() -> u8 {
    PRINTED.track.spaces - 1
}

/// Points for a region of so many spaces (CB-89).
pub fn region_points(size: u32) -> u8 {
    POINTS.region[size as usize - 1]
}

/// Points for any region completed in a phase (CB-90).
pub fn phase_points(phase: Phase) -> u8 {
    POINTS.phase[phase as usize]
}

/// Points for covering all spaces of a colour, as the first (CB-92) or the second seat (CB-93).
pub fn bonus_points(is_first: bool, seats: u8) -> u8 {
    by_seats(if is_first { POINTS.first } else { POINTS.second }, seats)
}

/// Points for every goods tile sold (CB-82).
pub fn sale_points(seats: u8) -> u8 {
    by_seats(POINTS.sale, seats)
}

/// The building that a knowledge tile counts at the end (CB-119 to CB-126).
pub fn counted(tile: u8) -> Option<Tile> {
    POINTS.counts.iter().find(|counts| counts.tile == tile).map(|counts| Tile::of(counts.building))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn in_phase(seats: u8, phase: Phase) -> [u32; 6] {
        let colours =
            (0..DEPOTS).flat_map(|depot| (0..DEPOT_SPACES).filter_map(move |at| space(depot, at, seats, phase)));
        colours.fold([0; 6], |mut counts, colour| {
            counts[colour as usize] += 1;
            counts
        })
    }

    /// CB-22: 12, 18 and 24 spaces are used; with four players 8 beige, 4 light green, 4 blue, 4 yellow, 2 dark green
    /// and 2 grey ones.
    #[test]
    fn so_many_spaces_are_used() {
        assert_eq!([2, 3, 4].map(|seats| in_phase(seats, Phase::A).iter().sum::<u32>()), [12, 18, 24]);
        assert_eq!(in_phase(4, Phase::C), [8, 4, 4, 4, 2, 2]);
    }

    /// CB-23, CB-Q22: with three players the castle of depot 6 is a mine in phases B and D; seven grey tiles do.
    #[test]
    fn three_players_get_mines_in_two_phases() {
        for (phase, castles, mines) in
            [(Phase::A, 2, 1), (Phase::B, 1, 2), (Phase::C, 2, 1), (Phase::D, 1, 2), (Phase::E, 2, 1)]
        {
            let found = in_phase(3, phase);
            assert_eq!((found[Colour::Castle as usize], found[Colour::Mine as usize]), (castles, mines), "{phase}");
            assert_eq!(in_phase(4, phase)[Colour::Castle as usize], 2);
        }
        assert_eq!(PRINTED.needs(Colour::Mine, 3, &Phase::ALL), 7);
        assert_eq!(space(5, 2, 2, Phase::A), None);
    }

    /// CB-24: 4, 6 or 8 tiles; CB-Q19: seven spaces of the track; CB-89 to CB-93 and CB-82 by number of players.
    #[test]
    fn printed_numbers_are_those_of_the_rulebook() {
        assert_eq!([2, 3, 4].map(black_spaces), [4, 6, 8]);
        assert_eq!(last_of_track(), 6);
        assert_eq!([1, 2, 3, 4, 5, 6, 7, 8].map(region_points), [1, 3, 6, 10, 15, 21, 28, 36]);
        assert_eq!(Phase::ALL.map(phase_points), [10, 8, 6, 4, 2]);
        assert_eq!([2, 3, 4].map(|seats| bonus_points(true, seats)), [5, 6, 7]);
        assert_eq!([2, 3, 4].map(|seats| bonus_points(false, seats)), [2, 3, 4]);
        assert_eq!([2, 3, 4].map(sale_points), [2, 3, 4]);
    }

    /// CB-Q37: 17 counts watchtowers and 22 banks; tiles outside 16 to 23 count no building.
    #[test]
    fn tiles_count_their_building() {
        let all = [
            Tile::Warehouse,
            Tile::Watchtower,
            Tile::Carpenter,
            Tile::Church,
            Tile::Market,
            Tile::BoardingHouse,
            Tile::Bank,
            Tile::TownHall,
        ];
        assert_eq!((16..=23).filter_map(counted).collect::<Vec<_>>(), all);
        assert_eq!((counted(15), counted(24)), (None, None));
    }

    #[test]
    fn malformed_files_are_refused() {
        let stock = tiles::stock();
        assert_eq!(check(BOARD.built_in, stock), Ok(()));
        for (from, to) in [
            ("colour = \"ship\", from = 2", "colour = \"ship\", from = 3"),
            ("colour = \"ship\", from = 2", "colour = \"mine\", from = 2"),
            ("number = 2", "number = 3"),
            ("[4, 6, 8]", "[4, 6, 7]"),
            ("spaces = 7", "spaces = 6"),
            ("phases = [\"B\", \"D\"]", "phases = [\"F\"]"),
            ("spaces = 7", "spaces = 7\nlength = 1"),
        ] {
            assert!(
                BOARD.built_in.contains(from) && check(&BOARD.built_in.replacen(from, to, 1), stock).is_err(),
                "{from}"
            );
        }
        assert_eq!(check_scoring(SCORING.built_in), Ok(()));
        for (from, to) in [
            ("28, 36]", "36, 28]"),
            ("[10, 8", "[8, 10"),
            ("[2, 3, 4]", "[5, 6, 7]"),
            ("tile = 16", "tile = 15"),
            ("building = \"bank\"", "building = \"market\""),
            ("sale =", "sales ="),
        ] {
            assert!(
                SCORING.built_in.contains(from) && check_scoring(&SCORING.built_in.replacen(from, to, 1)).is_err(),
                "{from}"
            );
        }
    }
}

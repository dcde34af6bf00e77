//! The city in the middle of the island: its golden wall with gates and towers, four quarters, the inner wall and the
//! palace.

use super::super::board::board;
use super::super::place::{Kind, Place};
use super::island::{Island, share};
use super::look::{self, pen};
use super::plane::{CENTRE, apart, away, fan, nearest, toward};
use crate::scene::{Colour, Ink, Marks, Point, road, u};

/// How broad the wall is, and the band inside it that says whose quarter it is.
const BROAD: i32 = share(10);
const BAND: i32 = share(10);

/// How far the middle of the wall is from the middle of the city.
pub(super) const fn wall(island: &Island) -> i32 {
    island.wall - share(2)
}

/// Draws the city, with the roads that lead into it.
pub(super) fn draw(m: &mut Marks, island: &Island) {
    let rim = wall(island) + BROAD / 2;
    m.disc(CENTRE, rim + share(2), Ink::fill(Colour::Ink));
    m.disc(CENTRE, rim, Ink::fill(Colour::Wall));
    quarters(m, island, rim - BROAD);
    m.disc(CENTRE, island.core + share(2), Ink::edge(Colour::Ink, u(9)));
    m.disc(CENTRE, island.core + share(2), Ink::edge(Colour::Wall, u(5)));
    let district = |place: Place| matches!(place.kind(), Kind::Outer | Kind::Inner);
    let roads = || board().roads.iter().zip(&island.roads);
    for (_, line) in roads().filter(|(it, _)| district(it.from) || district(it.to)) {
        road(m, line);
    }
    for (_, line) in roads().filter(|(it, _)| district(it.from) != district(it.to)) {
        let gate = gate(line, island);
        m.disc(gate, u(15), Ink::fill(Colour::Wall).edged(Colour::Ink, 25));
        m.disc(gate, 75, Ink::fill(Colour::Road).edged(Colour::Ink, 20));
    }
    towers(m, island);
    m.disc(CENTRE, share(37), Ink::fill(Colour::Ink));
    m.disc(CENTRE, share(35), Ink::fill(Colour::Gold));
    m.sprite("palace", CENTRE.moved(0, -u(2)), share(50), [Colour::Ink, Colour::Gold]);
}

/// The quarters, and the streets between them.
fn quarters(m: &mut Marks, island: &Island, rim: i32) {
    for (i, (land, _)) in island.lands.iter().enumerate() {
        let (full, ground, _) = look::land(*land);
        let mut quarter = island.sector(i, rim);
        quarter.push(CENTRE);
        m.polygon(quarter, Ink::fill(ground));
        let mut band = island.sector(i, rim);
        band.extend(island.sector(i, rim - BAND).into_iter().rev());
        m.polygon(band, Ink::fill(full));
    }
    m.disc(CENTRE, rim, Ink::edge(Colour::Ink, u(2)));
    for (colour, width) in [(Colour::Ink, u(13)), (Colour::Court, u(9))] {
        for corner in &island.corners {
            // Ends are round, so they stay below the wall and the palace.
            let ends = [share(30), rim - width / 2].map(|far| toward(CENTRE, *corner, far));
            m.line(ends.to_vec(), pen(colour, width));
        }
    }
}

/// Towers on the wall, where no road leads through it.
fn towers(m: &mut Marks, island: &Island) {
    for (i, corner) in island.corners.iter().enumerate() {
        let next = island.corners[(i + 1) % island.corners.len()];
        for direction in fan(*corner, next, 3).into_iter().skip(1) {
            let tower = toward(CENTRE, direction, wall(island));
            if away(tower, &island.roads) > 180 && apart(tower, CENTRE) > 0 {
                m.disc(tower, u(8), Ink::fill(Colour::Wall).edged(Colour::Ink, 20));
            }
        }
    }
}

/// The place of a road's line that lies nearest to the wall of the city.
fn gate(line: &[Point], island: &Island) -> Point {
    line[nearest(line, |place| (apart(place, CENTRE) - i64::from(wall(island))).abs())]
}

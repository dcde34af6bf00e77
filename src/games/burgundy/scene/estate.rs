//! An estate in any size: its empty spaces, which belong to the backdrop, and the tiles on them.

use super::super::estates::{Estate, number};
use super::super::news::Spot;
use super::super::spaces::{ROWS, Space};
use super::Stage;
use super::tile::{LARGE, gap, space, tile};
use crate::rules::Seat;
use crate::scene::{Colour, Doer, Marks, Outline, Point, Stroke, hexagon, u};

/// An estate's place in a picture.
#[derive(Clone, Copy)]
pub(super) struct Ground {
    /// The middle of its middle space.
    pub centre: Point,
    /// The radius of a space.
    pub radius: i32,
}

impl Ground {
    /// The middle of a space.
    pub fn at(&self, space: Space) -> Point {
        let (row, column) = space.place();
        let across = 2 * column as i32 - (ROWS[row] as i32 - 1);
        // From middle to middle it is the radius times the root of 3, of which this is half.
        let dx = (across * self.radius * 866) / 1000;
        self.centre.moved(dx, (row as i32 - 3) * self.radius * 3 / 2)
    }

    /// Half the height, with the corners of the outer spaces.
    pub const fn reach(radius: i32) -> i32 {
        radius * 55 / 10
    }

    /// Half the width.
    pub const fn across(radius: i32) -> i32 {
        radius * 866 * 7 / 1000
    }
}

/// The space beside a space: to the right, below right, below left, left, above left, above right.
fn beside(space: Space, side: usize) -> Option<Space> {
    let (row, column) = space.place();
    let (row, column) = (row as i32, column as i32);
    // Towards the middle row each row is one space longer, and its first space lies further to the left.
    let (below, above) = (column + i32::from(row < 3), column + i32::from(row > 3));
    let (row, column) = match side {
        0 => (row, column + 1),
        1 => (row + 1, below),
        2 => (row + 1, below - 1),
        3 => (row, column - 1),
        4 => (row - 1, above - 1),
        _ => (row - 1, above),
    };
    let (row, column) = (usize::try_from(row).ok()?, usize::try_from(column).ok()?);
    let is_there = column < *ROWS.get(row)?;
    is_there.then(|| Space((ROWS.iter().take(row).sum::<usize>() + column) as u8))
}

/// The empty estate: spaces, and seams between them, broad between regions and round the whole.
pub(super) fn spaces(m: &mut Marks, ground: Ground, estate: &Estate) {
    let Ground { radius, .. } = ground;
    for at in Space::all() {
        space(m, ground.at(at), radius, estate.colour(at), number(at));
    }
    let (thin, broad) = ((radius * 3 / 100).max(10), (radius * 12 / 100).max(30));
    // The broad ones lie on the ends of the thin ones.
    for wanted in [thin, broad] {
        for at in Space::all() {
            for side in 0..6 {
                let other = beside(at, side);
                // Between two spaces there is one seam, drawn with the first of them.
                if side > 2 && other.is_some() {
                    continue;
                }
                let same = other.is_some_and(|other| estate.colour(other) == estate.colour(at));
                if wanted == if same { thin } else { broad } {
                    seam(m, ground, at, side, wanted);
                }
            }
        }
    }
}

/// The line at one side of a space.
fn seam(m: &mut Marks, ground: Ground, space: Space, side: usize, width: i32) {
    // The corners are counted from the top clockwise, so the right side lies between 1 and 2.
    let corners = hexagon(ground.at(space), ground.radius);
    let ends = vec![corners[(side + 1) % 6], corners[(side + 2) % 6]];
    m.line(ends, Stroke { colour: Colour::Paper, width, dash: None });
}

/// The place of an estate that has not been chosen.
pub(super) fn unknown(m: &mut Marks, ground: Ground) {
    Space::all().for_each(|space| gap(m, ground.at(space), ground.radius));
}

/// The tiles that lie on an estate; those of the newest turn with the mark of whose they are, where it hides no number.
pub(super) fn laid(m: &mut Marks, stage: &Stage, ground: Ground, seat: usize) {
    let Ground { radius, .. } = ground;
    for (space, it) in stage.view.players[seat].cover.each() {
        tile(m, ground.at(space), radius * 9 / 10, it, radius >= LARGE);
        let (spot, outline) =
            (Spot::Estate(Seat(seat as u8), space), Outline::Hexagon(ground.at(space), radius + u(1)));
        stage.trace.piece_among_dark(m, &spot, outline, Doer::Newest);
    }
}

#[cfg(test)]
mod tests {
    use super::super::super::spaces::{Spaces, neighbours};
    use super::*;

    #[test]
    fn the_sides_of_a_space_are_its_neighbours_and_lie_beside_it() {
        let ground = Ground { centre: Point::new(0, 0), radius: 1000 };
        for space in Space::all() {
            let sides: Vec<Space> = (0..6).filter_map(|side| beside(space, side)).collect();
            assert_eq!(sides.iter().copied().collect::<Spaces>(), neighbours(space));
            for (side, other) in (0..6).filter_map(|side| Some((side, beside(space, side)?))) {
                assert_eq!(beside(other, (side + 3) % 6), Some(space));
                let (a, b) = (ground.at(space), ground.at(other));
                let squared = (a.x - b.x).pow(2) + (a.y - b.y).pow(2);
                assert!((2_990_000..3_010_000).contains(&squared), "{space} {side}");
            }
        }
        assert_eq!(ground.at(Space::CENTRE), ground.centre);
    }
}

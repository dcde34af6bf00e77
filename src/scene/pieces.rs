//! Dice, as all games draw them.

use super::{Area, Colour, Ink, Marks, Point, u};

/// What a die looks like: its faces' and its pips' colour.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Pips {
    /// The face.
    pub face: Colour,
    /// The pips on it.
    pub pips: Colour,
}

/// A die that shows `value`, from 1 to 6.
pub fn die(m: &mut Marks, centre: Point, size: i32, value: u8, look: Pips) {
    let area = Area::round(centre, size / 2);
    m.rect(area.moved(0, size * 7 / 100), size / 5, Ink::fill(Colour::Shade));
    m.rect(area, size / 5, Ink::fill(look.face).edged(Colour::Ink, (size / 26).max(20)));
    pips(m, centre, size, value, look.pips);
}

/// A die that has been used: only its outline is left.
pub fn die_used(m: &mut Marks, centre: Point, size: i32, value: u8) {
    let edge = Ink::edge(Colour::Soft, 25).dashed(u(5), u(5));
    m.rect(Area::round(centre, size / 2), size / 5, edge);
    pips(m, centre, size, value, Colour::Line);
}

fn pips(m: &mut Marks, centre: Point, size: i32, value: u8, colour: Colour) {
    let places: &[(i32, i32)] = match value {
        1 => &[(0, 0)],
        2 => &[(-1, -1), (1, 1)],
        3 => &[(-1, -1), (0, 0), (1, 1)],
        4 => &[(-1, -1), (1, -1), (-1, 1), (1, 1)],
        5 => &[(-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)],
        6 => &[(-1, -1), (-1, 0), (-1, 1), (1, -1), (1, 0), (1, 1)],
        _ => &[],
    };
    for (dx, dy) in places {
        let step = size * 26 / 100;
        m.disc(centre.moved(dx * step, dy * step), size * 93 / 1000, Ink::fill(colour));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_die_has_as_many_pips_as_its_value() {
        for value in 1..=6 {
            let mut m = Marks::default();
            die(&mut m, Point::default(), u(60), value, Pips { face: Colour::White, pips: Colour::Ink });
            assert_eq!(m.0.len() - 2, value as usize);
        }
    }
}

//! How a seat looks: its colour, its shape and its letter always go together.

use super::{Area, Colour, Ink, Label, Marks, Point, Style, printable, u};

/// A seat as pictures name it.
#[derive(Clone, Debug, PartialEq)]
pub struct Player {
    /// The seat, counted from 0.
    pub seat: usize,
    /// The name of whoever sits there.
    pub name: String,
    /// What stands in the seat's mark.
    pub initial: String,
}

/// The shape of a seat's mark.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Shape {
    /// The first seat's.
    Disc,
    /// The second seat's.
    Square,
    /// The third seat's.
    Diamond,
    /// The fourth seat's.
    Triangle,
}

/// Colour and shape of a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SeatLook {
    /// The seat's colour.
    pub colour: Colour,
    /// What can be read on it.
    pub on: Colour,
    /// The shape of its mark.
    pub shape: Shape,
}

impl SeatLook {
    /// The look of a seat, counted from 0. There are four looks, for no game here seats more.
    pub const fn of(seat: usize) -> SeatLook {
        let (colour, on, shape) = match seat % 4 {
            0 => (Colour::SeatRed, Colour::Paper, Shape::Disc),
            1 => (Colour::SeatAmber, Colour::Ink, Shape::Square),
            2 => (Colour::SeatTeal, Colour::Ink, Shape::Diamond),
            _ => (Colour::SeatNavy, Colour::Paper, Shape::Triangle),
        };
        SeatLook { colour, on, shape }
    }
}

/// What stands in each seat's mark: the first letter of the name, or the seat's number where names begin alike or
/// with nothing that can be read.
pub fn initials(names: &[String]) -> Vec<String> {
    let readable = |c: &char| c.is_alphabetic() && printable(*c, Style::Figure.face());
    let first = |name: &String| name.chars().find(readable).map(|c| c.to_uppercase().collect::<String>());
    let letters: Vec<_> = names.iter().map(first).collect();
    letters
        .iter()
        .enumerate()
        .map(|(seat, letter)| match letter {
            Some(letter) if letters.iter().filter(|other| other.as_ref() == Some(letter)).count() == 1 => {
                letter.clone()
            }
            _ => (seat + 1).to_string(),
        })
        .collect()
}

/// No mark is smaller: its letter can still be read.
pub const LEAST_MARK: i32 = 145;

/// A seat's mark: its shape in its colour, edged with ink, and its letter.
pub fn seat_mark(m: &mut Marks, centre: Point, radius: i32, seat: usize, letter: &str) {
    let look = SeatLook::of(seat);
    let edge = Ink::fill(look.colour).edged(Colour::Ink, (radius / 10).max(20));
    mark(m, centre, radius, look.shape, edge, (letter, look.on));
}

/// A seat's mark on the seat's own colour: turned round, the letter in the seat's colour.
pub fn seat_mark_turned(m: &mut Marks, centre: Point, radius: i32, seat: usize, letter: &str) {
    let look = SeatLook::of(seat);
    mark(m, centre, radius, look.shape, Ink::fill(look.on), (letter, look.colour));
}

fn mark(m: &mut Marks, centre: Point, radius: i32, shape: Shape, ink: Ink, (letter, colour): (&str, Colour)) {
    let Point { x, y } = centre;
    match shape {
        Shape::Disc => m.disc(centre, radius, ink),
        Shape::Square => m.rect(Area::round(centre, radius * 9 / 10), radius * 16 / 100, ink),
        Shape::Diamond => {
            let q = radius * 12 / 10;
            m.polygon([(x, y - q), (x + q, y), (x, y + q), (x - q, y)].map(|(x, y)| Point::new(x, y)).to_vec(), ink);
        }
        Shape::Triangle => {
            let q = radius * 13 / 10;
            let corners = [(x, y - q * 95 / 100), (x + q, y + q * 3 / 4), (x - q, y + q * 3 / 4)];
            m.polygon(corners.map(|(x, y)| Point::new(x, y)).to_vec(), ink);
        }
    }
    if radius >= u(14) {
        let low = shape == Shape::Triangle;
        let place = centre.moved(0, if low { radius * 28 / 100 } else { 0 });
        let size = radius * if low { 110 } else { 116 } / 100;
        m.label(Label::new(letter, Area::round(place, radius), Style::Figure).size(size).colour(colour).centred());
    }
}

/// The frame round the panel of a seat that has to act: a line in its colour, edged with ink.
pub fn playing(m: &mut Marks, panel: Area, radius: i32, seat: usize) {
    let (line, corner) = (panel.grown(u(1)), radius + u(1));
    m.rect(line, corner, Ink::edge(Colour::Ink, u(11)));
    m.rect(line, corner, Ink::edge(SeatLook::of(seat).colour, u(6)));
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of(names: &[&str]) -> Vec<String> {
        initials(&names.iter().map(|name| (*name).to_owned()).collect::<Vec<_>>())
    }

    #[test]
    fn names_that_begin_alike_have_numbers_instead_of_letters() {
        assert_eq!(of(&["Anna", "Béla", "alma", "Łucja"]), ["1", "B", "3", "Ł"]);
        assert_eq!(of(&["🐈 Őze", "漢字", "7even"]), ["Ő", "2", "E"]);
    }

    #[test]
    fn a_small_mark_bears_no_letter() {
        let labels = |radius| {
            let mut m = Marks::default();
            seat_mark(&mut m, Point::default(), radius, 3, "D");
            m.0.len() - 1
        };
        assert_eq!((labels(u(13)), labels(u(17))), (0, 1));
    }
}

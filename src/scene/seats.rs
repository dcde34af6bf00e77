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

/// How far the middles of marks of the least size are apart.
const STEP: i32 = u(34);

/// A seat's mark: its shape in its colour, edged with ink, and its letter.
pub fn seat_mark(m: &mut Marks, centre: Point, radius: i32, seat: usize, letter: &str) {
    let (look, radius) = (SeatLook::of(seat), radius.max(LEAST_MARK));
    let edge = Ink::fill(look.colour).edged(Colour::Ink, (radius / 10).max(20));
    shape(m, centre, radius, look.shape, edge);
    initial(m, centre, radius, look.shape, (letter, look.on));
}

/// The marks of seats from right to left, the first one's middle at `right`; where not all have room, fewer of them and how
/// many more there are. How much room they take.
pub fn seat_marks(m: &mut Marks, right: Point, room: i32, seats: &[usize], letters: &[String]) -> i32 {
    let places = (room / STEP).max(1) as usize;
    let shown = if seats.len() > places { places - 1 } else { seats.len() };
    let at = |i: usize| right.moved(-(i as i32) * STEP, 0);
    for (i, seat) in seats[..shown].iter().enumerate() {
        seat_mark(m, at(i), LEAST_MARK, *seat, &letters[*seat]);
    }
    let more = seats.len() - shown;
    if more > 0 {
        let label = Label::new(format!("+{more}"), Area::round(at(shown), STEP / 2), Style::Figure);
        m.label(label.size(u(22)).centred());
    }
    seats.len().min(places) as i32 * STEP
}

/// A seat's shape alone where a line says whose it is.
pub fn seat_dot(m: &mut Marks, centre: Point, radius: i32, seat: usize) {
    let look = SeatLook::of(seat);
    let ink = Ink::fill(look.colour).edged(Colour::Ink, 20);
    m.group("dot", centre, |m| shape(m, Point::default(), radius, look.shape, ink));
}

/// A seat's mark on the seat's own colour: turned round, the letter in the seat's colour.
pub fn seat_mark_turned(m: &mut Marks, centre: Point, radius: i32, seat: usize, letter: &str) {
    let look = SeatLook::of(seat);
    shape(m, centre, radius, look.shape, Ink::fill(look.on));
    initial(m, centre, radius, look.shape, (letter, look.colour));
}

fn shape(m: &mut Marks, centre: Point, radius: i32, shape: Shape, ink: Ink) {
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
}

fn initial(m: &mut Marks, centre: Point, radius: i32, shape: Shape, (letter, colour): (&str, Colour)) {
    let low = shape == Shape::Triangle;
    let place = centre.moved(0, if low { radius * 28 / 100 } else { 0 });
    let size = radius * if low { 110 } else { 116 } / 100;
    m.label(Label::new(letter, Area::round(place, radius), Style::Figure).size(size).colour(colour).centred());
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
    use crate::scene::Mark;

    fn of(names: &[&str]) -> Vec<String> {
        initials(&names.iter().map(|name| (*name).to_owned()).collect::<Vec<_>>())
    }

    #[test]
    fn names_that_begin_alike_have_numbers_instead_of_letters() {
        assert_eq!(of(&["Anna", "Béla", "alma", "Łucja"]), ["1", "B", "3", "Ł"]);
        assert_eq!(of(&["🐈 Őze", "漢字", "7even"]), ["Ő", "2", "E"]);
    }

    #[test]
    fn no_mark_is_too_small_for_its_letter() {
        let drawn = |radius| {
            let mut m = Marks::default();
            seat_mark(&mut m, Point::default(), radius, 3, "D");
            m
        };
        assert_eq!(drawn(u(9)), drawn(LEAST_MARK));
        assert_ne!(drawn(u(9)), drawn(u(17)));
    }

    #[test]
    fn where_marks_have_no_room_it_is_said_how_many_more_there_are() {
        let letters = ["A", "B", "C", "D"].map(str::to_owned);
        let written = |room| {
            let mut m = Marks::default();
            let used = seat_marks(&mut m, Point::default(), room, &[0, 1, 3], &letters);
            let words = m.0.iter().filter_map(|mark| match mark {
                Mark::Label(label) => Some(label.text.as_str()),
                _ => None,
            });
            (words.collect::<Vec<_>>().join(" "), used)
        };
        assert_eq!(written(u(110)), ("A B D".to_owned(), 3 * STEP));
        assert_eq!(written(u(100)), ("A +2".to_owned(), 2 * STEP));
        assert_eq!(written(u(40)), ("+3".to_owned(), STEP));
    }
}

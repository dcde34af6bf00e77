//! Seats of a table, sets of them, and who looks at a position.

use serde::{Deserialize, Serialize};

/// The largest number of seats any table may have.
pub const MOST_SEATS: u8 = 8;

/// A place at a table, counted from 0 in clockwise order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Seat(pub u8);

impl Seat {
    /// The seat as a position in an array of seats.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The seat `steps` places further clockwise at a table of `seats`.
    pub const fn after(self, steps: u8, seats: u8) -> Seat {
        Seat((self.0 + steps) % seats)
    }
}

/// A set of seats.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Seats(u8);

impl Seats {
    /// No seat at all.
    pub const NONE: Seats = Seats(0);

    /// Just this seat.
    pub const fn only(seat: Seat) -> Seats {
        Seats(1 << seat.0)
    }

    /// Every seat of a table of `seats`.
    pub const fn all(seats: u8) -> Seats {
        Seats(((1u16 << seats) - 1) as u8)
    }

    /// Whether the seat is in the set; seats outside any table never are.
    pub const fn has(self, seat: Seat) -> bool {
        seat.0 < MOST_SEATS && self.0 >> seat.0 & 1 == 1
    }

    /// Puts a seat in.
    pub const fn add(&mut self, seat: Seat) {
        self.0 |= 1 << seat.0;
    }

    /// Takes a seat out.
    pub const fn remove(&mut self, seat: Seat) {
        self.0 &= !(1 << seat.0);
    }

    /// Whether nobody is in the set.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many seats are in the set.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// The seats in seat order.
    pub fn iter(self) -> impl Iterator<Item = Seat> {
        (0..MOST_SEATS).map(Seat).filter(move |&seat| self.has(seat))
    }

    /// The first seat in seat order.
    pub fn first(self) -> Option<Seat> {
        (self.0 != 0).then(|| Seat(self.0.trailing_zeros() as u8))
    }
}

impl FromIterator<Seat> for Seats {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> Self {
        let mut set = Seats::NONE;
        seats.into_iter().for_each(|seat| set.add(seat));
        set
    }
}

/// Who looks: one seat, or everybody else.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Viewer {
    /// The person at this seat, who knows what the seat may know.
    Seat(Seat),
    /// The channel, and anybody who does not sit at the table.
    Public,
}

impl Viewer {
    /// The seats that know what this viewer knows.
    pub const fn seats(self) -> Seats {
        match self {
            Viewer::Seat(seat) => Seats::only(seat),
            Viewer::Public => Seats::NONE,
        }
    }

    /// Every viewer a table of `seats` has: each seat, then the public.
    pub fn all(seats: u8) -> impl Iterator<Item = Viewer> {
        (0..seats).map(|seat| Viewer::Seat(Seat(seat))).chain([Viewer::Public])
    }

    /// The seat of the viewer, if it is one.
    pub const fn seat(self) -> Option<Seat> {
        match self {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Public => None,
        }
    }

    /// Whether the viewer sits at `seat`.
    pub fn is(self, seat: Seat) -> bool {
        self == Viewer::Seat(seat)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sets_hold_just_what_was_put_in() {
        let mut set = Seats::all(4);
        set.remove(Seat(1));
        assert_eq!(set.iter().collect::<Vec<_>>(), [Seat(0), Seat(2), Seat(3)]);
        assert_eq!((set.len(), set.first(), set.has(Seat(1))), (3, Some(Seat(0)), false));
        assert!(!Seats::all(4).has(Seat(200)));
        assert_eq!(Seats::all(8).len(), 8);
    }

    #[test]
    fn seats_go_round_clockwise() {
        assert_eq!(Seat(2).after(1, 3), Seat(0));
        assert_eq!(Seat(1).after(0, 3), Seat(1));
    }
}

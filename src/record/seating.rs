//! What the entries that are no moves say of a table: since when whoever sits in a seat has sat there, and whether it was
//! closed. Who that is, is not known here.

use super::{Entry, How};
use crate::rules::{MOST_SEATS, Seat};

/// What the entries that are no moves add up to.
#[derive(Clone, Copy, Default)]
pub(super) struct Seating {
    /// How many entries there were when somebody new sat down in each seat; none where nobody did.
    came: [usize; MOST_SEATS as usize],
    is_ended: bool,
}

impl Seating {
    /// What all of these entries say.
    pub(super) fn of(entries: &[Entry]) -> Seating {
        let mut seating = Seating::default();
        (1..).zip(entries).for_each(|(place, entry)| seating.note(place, entry));
        seating
    }

    /// Takes note of an entry, the `place`th. Whoever comes back knows what the seat saw meanwhile, a bot forgets nothing
    /// that its seat knew; somebody new begins anew.
    pub(super) fn note(&mut self, place: usize, entry: &Entry) {
        match entry {
            Entry::SeatTaken { seat, how: Some(How::LetIn | How::Invited | How::Replaced), .. } => {
                if let Some(came) = self.came.get_mut(seat.index()) {
                    *came = place;
                }
            }
            Entry::Ended { .. } => self.is_ended = true,
            _ => {}
        }
    }

    /// How many entries there were when whoever holds the seat sat down in place of somebody else.
    pub(super) fn came(&self, seat: Seat) -> usize {
        self.came.get(seat.index()).copied().unwrap_or_default()
    }

    /// Whether nothing can follow.
    pub(super) const fn is_ended(&self) -> bool {
        self.is_ended
    }
}

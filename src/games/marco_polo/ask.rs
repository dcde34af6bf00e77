//! What the rules ask of a seat.

use super::moves::{Move, Pick};
use super::state::Table;
use crate::rules::{Answer, Seat};

/// What is asked, in the types of this game.
pub(super) type Ask = crate::rules::Ask<Pick, Move>;

/// The answer to [`crate::rules::Rules::ask`].
pub(super) fn ask(_table: &Table, _seat: Seat, _path: &[Answer<Pick>]) -> Ask {
    Ask::no("refused-not-offered")
}

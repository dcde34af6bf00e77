//! The mark at the end of a path in a custom id.

use std::fmt::{Display, Formatter};

/// What is wanted at the end of a path. It also keeps the ids of one message apart.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mark {
    /// To go on from there; the chosen values of a select are the next answer.
    Go,
    /// To go back there.
    Back,
    /// To play it, knowing that it cannot be taken back alone.
    Sure,
    /// To choose freely there, leaving the suggestion.
    Free,
    /// To answer with all that are *not* chosen.
    Rest,
    /// To see that page, counted from 1.
    Page(usize),
    /// To have exactly what is chosen there of that page, and to see it again.
    Picked(usize),
    /// To see that board beside the question, counted from 0.
    Board(u8),
}

impl Display for Mark {
    fn fmt(&self, f: &mut Formatter<'_>) -> std::fmt::Result {
        match self {
            Mark::Go => Ok(()),
            Mark::Back => f.write_str("<"),
            Mark::Sure => f.write_str("!"),
            Mark::Free => f.write_str("*"),
            Mark::Rest => f.write_str("^"),
            Mark::Page(page) => write!(f, "/{page}"),
            Mark::Picked(page) => write!(f, "%{page}"),
            Mark::Board(board) => write!(f, "@{board}"),
        }
    }
}

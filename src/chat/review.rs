//! What is wanted of the review of a game, as it stands in a custom id.

use std::fmt::{Display, Formatter};

/// What is wanted of a review.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Review {
    /// All of it, made where there is none yet.
    Whole,
    /// That it is made no further.
    Stop,
    /// One of its turning points, from 1.
    Point(usize),
}

const WHOLE: &str = "all";
const STOP: &str = "stop";

impl Review {
    /// Reads what [`Display`] writes.
    pub(super) fn read(text: &str) -> Option<Review> {
        match text {
            WHOLE => Some(Review::Whole),
            STOP => Some(Review::Stop),
            number => number.parse().ok().map(Review::Point),
        }
    }
}

impl Display for Review {
    fn fmt(&self, f: &mut Formatter<'_>) -> std::fmt::Result {
        match self {
            Review::Whole => f.write_str(WHOLE),
            Review::Stop => f.write_str(STOP),
            Review::Point(number) => number.fmt(f),
        }
    }
}

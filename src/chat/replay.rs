//! What a control of a replay carries: from the moment that is shown, where to, which sheet, and with whose eyes. The moment
//! itself is the step of the id. So it works after weeks and restarts, and two people look at two moments.
//!
//! ```text
//! <table>.<shown>.~replay.<to>.<sheet>.<eyes>
//! ```

use std::fmt::{Display, Formatter};

use crate::rules::{Seat, Sheet, Viewer};

/// What is wanted of a replay.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Replay {
    /// Where to.
    pub to: Moment,
    /// The board, by its number, or the viewer's own things.
    pub sheet: Sheet,
    /// Whose eyes.
    pub eyes: Viewer,
}

/// Where a replay goes from the moment that it shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Moment {
    /// Nowhere: something else about it is wanted.
    Here,
    /// The earliest.
    First,
    /// The end of the turn before.
    Back,
    /// The end of the turn after.
    On,
    /// Now, or the end.
    Last,
    /// What whoever presses saw when they last decided.
    Mine,
    /// The one chosen in the select.
    Chosen,
    /// Nowhere: everybody is shown it.
    Shown,
    /// Nowhere, with the eyes that are chosen in the select.
    Eyes,
    /// Nowhere: a new game goes on from here.
    PlayOn,
}

impl Moment {
    /// All of them.
    pub const ALL: [Moment; 10] = [
        Moment::Here,
        Moment::First,
        Moment::Back,
        Moment::On,
        Moment::Last,
        Moment::Mine,
        Moment::Chosen,
        Moment::Shown,
        Moment::Eyes,
        Moment::PlayOn,
    ];

    const fn word(self) -> &'static str {
        match self {
            Moment::Here => "here",
            Moment::First => "first",
            Moment::Back => "back",
            Moment::On => "on",
            Moment::Last => "last",
            Moment::Mine => "mine",
            Moment::Chosen => "chosen",
            Moment::Shown => "show",
            Moment::Eyes => "eyes",
            Moment::PlayOn => "fork",
        }
    }
}

/// Stands for one's own things in place of a board's number, and for everybody in place of a seat's.
const OWN: &str = "own";
const PUBLIC: &str = "p";

impl Default for Replay {
    /// The newest moment, as everybody sees it.
    fn default() -> Replay {
        Replay { to: Moment::Last, sheet: Sheet::Board(0), eyes: Viewer::Public }
    }
}

impl Replay {
    /// The same with another way to go.
    #[must_use]
    pub const fn going(self, to: Moment) -> Replay {
        Replay { to, ..self }
    }

    /// Reads what [`Display`] writes.
    pub(super) fn read(text: &str) -> Option<Replay> {
        let mut words = text.split('.');
        let (to, sheet, eyes) = (words.next()?, words.next()?, words.next()?);
        let to = Moment::ALL.into_iter().find(|moment| moment.word() == to)?;
        let sheet = if sheet == OWN { Sheet::Own } else { Sheet::Board(sheet.parse().ok()?) };
        Some(Replay { to, sheet, eyes: eyes_of(eyes)? })
    }
}

/// Whose eyes a word means.
pub fn eyes_of(word: &str) -> Option<Viewer> {
    if word == PUBLIC { Some(Viewer::Public) } else { word.parse().ok().map(|seat| Viewer::Seat(Seat(seat))) }
}

/// The word for somebody's eyes.
pub fn eyes(viewer: Viewer) -> String {
    viewer.seat().map_or_else(|| PUBLIC.to_owned(), |seat| seat.0.to_string())
}

impl Display for Replay {
    fn fmt(&self, f: &mut Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}.", self.to.word())?;
        match self.sheet {
            Sheet::Board(board) => write!(f, "{board}.")?,
            Sheet::Own | Sheet::Of(_) => write!(f, "{OWN}.")?,
        }
        f.write_str(&eyes(self.eyes))
    }
}

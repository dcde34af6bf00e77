//! What a panel depends on, and what it is: the types between the rules' questions and the controls. Who is led by them,
//! question by question, is `panel`'s; how answers are laid out is `layout`'s.

use super::{Row, TableId};
use crate::rules::{Path, Refusal, Sheet, Surveyed};
use crate::words::Speaker;

/// One seat's place at a table: everything its panels depend on.
pub struct Desk<'a> {
    /// The position, as the seat surveys it whose panel it is.
    pub table: Surveyed<'a>,
    /// The reader's language, and the names as they are.
    pub speaker: &'a Speaker,
    /// The game's slash command, which begins the keys of its words.
    pub command: &'static str,
    /// The table, for the ids of the controls.
    pub id: TableId,
    /// The step of the position.
    pub step: usize,
    /// The slot whose answers stand beside each other on the first screen, if the game has one.
    pub lead: Option<&'static str>,
    /// The verb that ends a turn of many steps, if the game has one.
    pub end: Option<&'static str>,
    /// Whether the seat has something it can take back alone.
    pub can_undo: bool,
    /// The verb of the step made last, if the seat made it: who did something and declines to do it again wastes nothing.
    pub just: Option<&'a str>,
    /// Before which moves the person is asked once more.
    pub asks: Asks,
    /// Keeps the selects apart from those that stood in the same message before: a client that has sent a choice does not
    /// send the same again. 0 where none did.
    pub again: u16,
}

/// Before which moves a person is asked once more. Each that cannot be taken back alone says so on its first button.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Asks {
    /// Those that cannot be taken back alone and cost or decide more than this step shows.
    #[default]
    Big,
    /// All that cannot be taken back alone.
    Always,
    /// None: as somebody wishes, or to see where a press led that was followed before.
    Never,
}

impl Asks {
    /// All of them; what holds where nobody chose comes first.
    pub const ALL: [Asks; 3] = [Asks::Big, Asks::Always, Asks::Never];

    /// Its name among a person's settings.
    pub const fn name(self) -> &'static str {
        match self {
            Asks::Big => "big",
            Asks::Always => "always",
            Asks::Never => "never",
        }
    }
}

/// A panel: a question with its answers as controls.
#[derive(Clone, Debug, PartialEq)]
pub struct Panel {
    /// The question, with the platform's marks.
    pub text: String,
    /// The answers, and a last row to go back, take back or close.
    pub rows: Vec<Row>,
    /// The answers given so far, for the picture that goes with it.
    pub path: Path,
    /// The picture that goes with it.
    pub sheet: Sheet,
    /// Whether the picture shows the part of a map where these lie.
    pub close: bool,
    /// The answers that the picture marks, with the letters that their labels carry.
    pub marks: Vec<(char, String)>,
    /// Paths too long for an id. They must be stored under these keys before the panel is shown.
    pub kept: Vec<(String, Path)>,
}

/// What a press leads to.
#[derive(Clone, Debug, PartialEq)]
pub enum Turn {
    /// The next question, or the last one before a move that cannot be taken back.
    Show(Panel),
    /// A move that can be played now.
    Play(Path),
    /// It cannot be chosen; the panel is the nearest question that stands, if any does.
    No(Refusal, Option<Panel>),
}

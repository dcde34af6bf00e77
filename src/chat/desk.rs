//! What a panel depends on, and what it is: the types between the rules' questions and the controls. Who is led by them,
//! question by question, is `panel`'s; how answers are laid out is `layout`'s.

use super::{Id, Learn, Mark, Onward, Request, Row, TableId};
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
    /// Where the panel stands, which the ids of its controls say.
    pub at: Stand<'a>,
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

impl Desk<'_> {
    /// What leads back or away from the question, `is_inside`: from one that has another before it.
    pub(super) fn ways_out(&self, is_inside: bool) -> Vec<(&'static str, Id)> {
        match self.at {
            Stand::Table { id, step } => {
                let undo = self.can_undo.then_some(("button-undo", Request::Undo(None)));
                let ways = undo.into_iter().chain([("button-close", Request::Dismiss)]);
                ways.map(|(key, request)| (key, Id::at(id, step, request))).collect()
            }
            Stand::Lesson(lesson) => {
                let back = (!is_inside && !lesson.is_first).then_some(("button-learn-back", Onward::Back));
                let show = ("button-learn-show", if lesson.is_shown { Onward::Do } else { Onward::Show });
                let ways = back.into_iter().chain([show, ("button-learn-later", Onward::Later)]);
                ways.map(|(key, to)| (key, lesson.id(to))).collect()
            }
        }
    }
}

/// Where a panel stands.
#[derive(Clone, Copy)]
pub enum Stand<'a> {
    /// At a table.
    Table {
        /// The table.
        id: TableId,
        /// The step of the position.
        step: usize,
    },
    /// In a lesson, where nothing is at stake.
    Lesson(&'a InLesson<'a>),
}

/// A step of a lesson, as far as a panel needs to know it.
pub struct InLesson<'a> {
    /// The id of the game.
    pub game: &'a str,
    /// The id of the step.
    pub step: &'a str,
    /// The picture, which is the same for all questions of the step.
    pub sheet: Sheet,
    /// Whether no step is before it.
    pub is_first: bool,
    /// Whether the answer that is meant is pointed out.
    pub is_shown: bool,
}

impl InLesson<'_> {
    /// The id of a control of this step.
    pub fn id(&self, to: Onward) -> Id {
        Id::of(Request::Learn(Learn::At(self.game.to_owned(), self.step.to_owned(), to)))
    }
}

impl<'a> Stand<'a> {
    /// The lesson, if it is in one.
    pub(super) const fn lesson(&self) -> Option<&'a InLesson<'a>> {
        match self {
            Stand::Table { .. } => None,
            Stand::Lesson(lesson) => Some(lesson),
        }
    }

    /// The id of a control that leads along a path, and the path if it has to be kept under its key. The paths of lessons are
    /// short, which a test sees to.
    pub(super) fn id(&self, (path, mark): (Path, Mark), again: u16) -> (Id, Option<(String, Path)>) {
        match self {
            Stand::Table { id, step } => Id::of_path(*id, *step, (path, mark), again),
            Stand::Lesson(lesson) => (Id { again, ..lesson.id(Onward::Along(path, mark)) }, None),
        }
    }
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

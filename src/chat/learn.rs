//! What a control of a lesson asks for, as it stands in a custom id behind its word. It names game and step, so it works after
//! a restart, a release or a month; a lesson has no table, and its paths name nothing but the learner's own things.

use std::fmt::{Display, Formatter};

use super::Mark;
use crate::rules::Path;

/// What is wanted of lessons.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Learn {
    /// To see which there are.
    List,
    /// The lesson of that game, from where the person stands in it.
    Open(String),
    /// The same, in a message of its own: the control stands below something else.
    Beside(String),
    /// The same, from its beginning.
    Anew(String),
    /// To play the game on to which it leads.
    Rest(String),
    /// Something in that step of it.
    At(String, String, Onward),
}

/// What is wanted in a step.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Onward {
    /// To go on.
    Next,
    /// The step before.
    Back,
    /// To be shown which answer is meant.
    Show,
    /// That the answer that is meant is given.
    Do,
    /// To stop for now.
    Later,
    /// That answer to the lesson's own question.
    Guess(String),
    /// To go along a path of answers.
    Along(Path, Mark),
}

impl Display for Learn {
    fn fmt(&self, f: &mut Formatter<'_>) -> std::fmt::Result {
        match self {
            Learn::List => Ok(()),
            Learn::Open(game) => f.write_str(game),
            Learn::Beside(game) => write!(f, "{game}.new"),
            Learn::Anew(game) => write!(f, "{game}.anew"),
            Learn::Rest(game) => write!(f, "{game}.rest"),
            Learn::At(game, step, to) => write!(f, "{game}.{step}.{to}"),
        }
    }
}

impl Display for Onward {
    fn fmt(&self, f: &mut Formatter<'_>) -> std::fmt::Result {
        match self {
            Onward::Next => f.write_str("next"),
            Onward::Back => f.write_str("back"),
            Onward::Show => f.write_str("show"),
            Onward::Do => f.write_str("do"),
            Onward::Later => f.write_str("later"),
            Onward::Guess(pick) => write!(f, "guess.{pick}"),
            Onward::Along(path, mark) => {
                match mark {
                    Mark::Go => f.write_str("go"),
                    Mark::Back => f.write_str("to"),
                    Mark::Sure => f.write_str("sure"),
                    Mark::Free => f.write_str("free"),
                    Mark::Rest => f.write_str("but"),
                    Mark::Page(page) => write!(f, "page{page}"),
                    Mark::Picked(page) => write!(f, "part{page}"),
                    Mark::Board(board) => write!(f, "board{board}"),
                }?;
                path.iter().try_for_each(|element| write!(f, ".{element}"))
            }
        }
    }
}

impl Learn {
    /// Reads what [`Display`] writes; whatever else it reads is written otherwise.
    pub(super) fn read(text: &str) -> Option<Learn> {
        let mut parts = text.splitn(4, '.');
        let game = parts.next().filter(|game| !game.is_empty())?.to_owned();
        Some(match (parts.next(), parts.next(), parts.next()) {
            (None, ..) => Learn::Open(game),
            (Some("new"), None, _) => Learn::Beside(game),
            (Some("anew"), None, _) => Learn::Anew(game),
            (Some("rest"), None, _) => Learn::Rest(game),
            (Some(step), Some(what), rest) => Learn::At(game, step.to_owned(), Onward::read(what, rest)?),
            (Some(_), None, _) => return None,
        })
    }
}

impl Onward {
    fn read(what: &str, rest: Option<&str>) -> Option<Onward> {
        let along = |mark| {
            Onward::Along(rest.map(|rest| rest.split('.').map(str::to_owned).collect()).unwrap_or_default(), mark)
        };
        let number = |word: &str| what.strip_prefix(word)?.parse().ok();
        Some(match (what, rest) {
            ("next", None) => Onward::Next,
            ("back", None) => Onward::Back,
            ("show", None) => Onward::Show,
            ("do", None) => Onward::Do,
            ("later", None) => Onward::Later,
            ("guess", Some(pick)) => Onward::Guess(pick.to_owned()),
            ("go", _) => along(Mark::Go),
            ("to", _) => along(Mark::Back),
            ("sure", _) => along(Mark::Sure),
            ("free", _) => along(Mark::Free),
            ("but", _) => along(Mark::Rest),
            _ => {
                match (number("page"), number("part"), what.strip_prefix("board").and_then(|board| board.parse().ok()))
                {
                    (Some(page), ..) => along(Mark::Page(page)),
                    (_, Some(page), _) => along(Mark::Picked(page)),
                    (.., Some(board)) => along(Mark::Board(board)),
                    _ => return None,
                }
            }
        })
    }
}

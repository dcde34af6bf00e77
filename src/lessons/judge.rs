//! What a lesson says to an answer: whether it goes on from there, or why not now.

use super::data::{Kind, Step};
use super::pattern::{agree, fits};
use crate::rules::Path;

/// What a lesson says to an answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// It is right.
    Right,
    /// It is not decided yet: there is more to ask.
    Partial,
    /// It is not what the lesson wants, for the reason of that name if it has one for it.
    Wrong(Option<String>),
}

impl Step {
    /// Whether a move is right here.
    pub(super) fn is_right(&self, path: &[String]) -> bool {
        self.expect.iter().any(|pattern| fits(path, pattern, true))
    }

    /// What is said to a whole move.
    pub fn judge(&self, path: &[String]) -> Verdict {
        if self.is_right(path) { Verdict::Right } else { Verdict::Wrong(self.reason(path)) }
    }

    /// What is said to a move of which only the beginning is known: as soon as it cannot become right, why; unless the reason
    /// depends on what is still to be asked.
    pub fn judge_so_far(&self, path: &[String]) -> Verdict {
        let may_become = |pattern: &Path| pattern.len() > path.len() && agree(path, pattern);
        if self.expect.iter().any(may_become) {
            return Verdict::Partial;
        }
        match self.answer.iter().find(|answer| agree(path, &answer.pick)) {
            Some(answer) if answer.pick.len() > path.len() => Verdict::Partial,
            _ => Verdict::Wrong(self.reason(path)),
        }
    }

    fn reason(&self, path: &[String]) -> Option<String> {
        self.answer.iter().find(|answer| fits(path, &answer.pick, false)).map(|answer| answer.say.clone())
    }

    /// What there is to say to a right answer where all are, if anything.
    pub fn remark(&self, path: &[String]) -> Option<String> {
        if self.kind == Kind::Free { self.reason(path) } else { None }
    }

    /// What is said to an answer to the lesson's own question.
    pub fn judge_guess(&self, pick: &str) -> Verdict {
        if self.right.as_deref() == Some(pick) {
            return Verdict::Right;
        }
        Verdict::Wrong(self.reason(&[pick.to_owned()]))
    }

    /// The right answer to the lesson's own question.
    pub fn right_guess(&self) -> Option<&str> {
        self.right.as_deref()
    }
}

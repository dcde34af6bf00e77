//! The keys of a lesson's words. The words lie beside the lesson; nothing is said here.

use super::data::{Kind, Lesson, Step};
use crate::rules::Text;

impl Lesson {
    /// What is told in a step, and asked.
    pub fn text(&self, step: &Step) -> Text {
        Text::of(format!("{}-learn-{}", self.game.command, step.id))
    }

    /// What is understood once a step is done.
    pub fn done(&self, step: &Step) -> Text {
        Text::of(format!("{}-learn-{}-done", self.game.command, step.id))
    }

    /// The answer of that name: why not now, or a remark where all answers are right.
    pub fn said(&self, step: &Step, say: &str) -> Text {
        let command = self.game.command;
        Text::of(match step.kind {
            Kind::Free => format!("{command}-learn-{}-if-{say}", step.id),
            _ => format!("{command}-learn-{}-not-{say}", step.id),
        })
    }

    /// The label of an answer to the lesson's own question; without words of its own it is what it says.
    pub fn label(&self, step: &Step, pick: &str) -> Option<Text> {
        step.labels.then(|| Text::of(format!("{}-learn-{}-pick-{pick}", self.game.command, step.id)))
    }
}

//! Where a learner stands in a lesson, and how they go on, back, or on again after months.

use serde_json::{Value, json};

use super::data::{Kind, Lesson};
use super::stage::Picks;
use crate::rules::{Fingerprint, Path, current_fingerprint};

/// Where a learner stands.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Progress {
    /// The id of the step.
    pub step: String,
    /// What they picked on the way.
    pub picks: Picks,
    /// How often they picked something else in this step than the lesson wants.
    pub wrong: u32,
    /// The sign of all that the step depends on, which tells whether the lesson has changed since.
    pub sign: String,
}

/// A learner who comes back.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Resumed {
    /// Where they stand now.
    pub progress: Progress,
    /// Whether that is not where they were, since the lesson has changed.
    pub is_moved: bool,
}

impl Lesson {
    /// A learner who begins.
    pub fn begin(&self) -> Progress {
        self.stand(0, Picks::new())
    }

    /// The number of the step of that id.
    pub fn step_of(&self, id: &str) -> Option<usize> {
        self.steps.iter().position(|step| step.id == id)
    }

    /// A learner who stands where they stood; where the lesson is another one there, at the beginning of the last part that
    /// they had reached and that is still there.
    pub fn resume(&self, was: Progress) -> Resumed {
        let at = self.step_of(&was.step);
        if let Some(at) = at.filter(|at| self.sign(*at) == was.sign && self.stage(*at, &was.picks).is_ok()) {
            let progress = Progress { step: self.steps[at].id.clone(), ..was };
            return Resumed { progress, is_moved: false };
        }
        // Nothing of what was before matters to whoever has come to the end.
        if let Some(end) = at.filter(|at| self.steps[*at].kind == Kind::End) {
            return Resumed { progress: self.stand(end, Picks::new()), is_moved: false };
        }
        let reached = was.picks.keys().filter_map(|id| self.step_of(id)).max();
        let at = self.scene_of(at.or(reached).unwrap_or_default());
        Resumed { progress: self.stand(at, Picks::new()), is_moved: true }
    }

    /// The learner at the next step, with what they picked in this one.
    pub fn onward(&self, from: &Progress, pick: Option<Path>) -> Progress {
        let mut picks = from.picks.clone();
        picks.extend(pick.map(|pick| (from.step.clone(), pick)));
        let at = self.step_of(&from.step).unwrap_or_default();
        self.stand((at + 1).min(self.steps.len() - 1), picks)
    }

    /// The learner at the step before; none before the first.
    pub fn back(&self, from: &Progress) -> Option<Progress> {
        let at = self.step_of(&from.step)?.checked_sub(1)?;
        Some(self.stand(at, from.picks.clone()))
    }

    fn stand(&self, at: usize, picks: Picks) -> Progress {
        Progress { step: self.steps[at].id.clone(), picks, wrong: 0, sign: self.sign(at) }
    }

    /// The sign of the lesson up to a step, from the position on that it goes on from, and of the rules.
    fn sign(&self, at: usize) -> String {
        let first = self.scene_of(at);
        let position = self.steps[first].scene.as_ref().and_then(|name| self.scenes.get(name));
        let steps: Vec<Value> = self.steps[first..=at].iter().map(|step| json!(step)).collect();
        let rules = json!([self.game.rules_version, current_fingerprint(self.game.parts)]);
        Fingerprint::of(&json!([rules, position, steps])).to_string()
    }
}

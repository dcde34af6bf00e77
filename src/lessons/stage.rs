//! The position of a step: the scene before it, and all that was played since, by companions and by the learner.

use std::collections::BTreeMap;

use serde_json::Value;

use super::data::{LEARNER, Lesson, Move, Step};
use crate::record::Play;
use crate::rules::{Fault, Path, Scripted, Text, Viewer};

/// How many moves are looked through for one that is right: a lesson's positions have fewer.
const MANY: usize = 5_000;

/// What the learner has picked, by the ids of steps. Where nothing is known of a step, its own line is followed.
pub type Picks = BTreeMap<String, Path>;

/// The position of a step.
pub struct Stage {
    /// The game as it stands when the learner is asked.
    pub play: Play,
    /// What the companions have done for this step, as the learner reads it.
    pub told: Vec<Text>,
}

impl Lesson {
    /// The position of the step of that number, after these picks.
    ///
    /// # Errors
    /// What could not be played. Of a lesson that passed its tests, with component files that are built in, that is nothing.
    pub fn stage(&self, at: usize, picks: &Picks) -> Result<Stage, Fault> {
        let first = self.scene_of(at);
        let mut play = self.load(self.steps[first].scene.as_deref().unwrap_or_default())?;
        for step in &self.steps[first..at] {
            self.enter(&mut play, step)?;
            self.pick(&mut play, step, picks.get(&step.id))?;
        }
        let told = self.enter(&mut play, &self.steps[at])?;
        Ok(Stage { play, told })
    }

    /// The position from which somebody may play on after the lesson.
    pub fn rest(&self) -> Value {
        self.scenes.get(&self.rest).cloned().unwrap_or_default()
    }

    /// The number of the step that loads the position from which the one of that number goes on.
    pub(super) fn scene_of(&self, at: usize) -> usize {
        (0..=at).rev().find(|n| self.steps[*n].scene.is_some()).unwrap_or_default()
    }

    /// Follows the lesson's own line from end to end.
    ///
    /// # Errors
    /// What could not be played.
    pub(super) fn walk(&self) -> Result<(), Fault> {
        let picks = Picks::new();
        (0..self.steps.len()).try_for_each(|at| self.stage(at, &picks).map(drop))
    }

    pub(super) fn load(&self, scene: &str) -> Result<Play, Fault> {
        let position = self.scenes.get(scene).cloned().unwrap_or_default();
        Play::load(self.game, Value::Null, position, self.seats, self.seed)
    }

    /// Plays what is played before the learner is asked, and gives what they read of the others' moves.
    pub(super) fn enter(&self, play: &mut Play, step: &Step) -> Result<Vec<Text>, Fault> {
        let mut told = Vec::new();
        for Move { seat, path, chance } in &step.moves {
            let played = self.make(play, step, (*seat, path), chance.as_deref())?;
            if *seat != LEARNER {
                told.extend(played);
            }
        }
        Ok(told)
    }

    /// Plays the learner's own move, if there is one in the step.
    pub(super) fn pick(&self, play: &mut Play, step: &Step, picked: Option<&Path>) -> Result<(), Fault> {
        if !step.expects() {
            return Ok(());
        }
        let picked = picked.filter(|path| step.is_right(path)).cloned();
        let path = picked.or_else(|| self.line(play, step));
        let path = path.ok_or_else(|| self.stuck(step, "nothing that is expected is legal".to_owned()))?;
        self.make(play, step, (LEARNER, &path), step.chance.as_deref()).map(drop)
    }

    /// The lesson's own line: the move that it plays where the learner is asked in a step.
    pub fn line(&self, play: &Play, step: &Step) -> Option<Path> {
        if let Some(path) = &step.play {
            return Some(path.clone());
        }
        let (paths, _) = play.table().paths(LEARNER, MANY);
        paths.into_iter().find(|path| step.is_right(path))
    }

    pub(super) fn make(
        &self,
        play: &mut Play,
        step: &Step,
        (seat, path): (crate::rules::Seat, &Path),
        chance: Option<&[u32]>,
    ) -> Result<Vec<Text>, Fault> {
        let failed = |why: String| self.stuck(step, format!("{}: {why}", path.join(" ")));
        let played = match chance {
            None => play.play(seat, path, false),
            Some(results) => {
                let mut script = Scripted::of(results.iter().copied());
                let played = play.play_with(seat, path, false, &mut script);
                if script.fault || script.left() > 0 {
                    return Err(failed("the noted chance does not fit".to_owned()));
                }
                played
            }
        };
        let (_, played) = played.map_err(|refusal| failed(refusal.0.key.into_owned()))?;
        Ok(played.told.iter().filter_map(|told| told.to(Viewer::Seat(LEARNER)).cloned()).collect())
    }

    fn stuck(&self, step: &Step, why: String) -> Fault {
        Fault::of(format!("{}/lessons/{}", self.game.id, step.id), why)
    }
}

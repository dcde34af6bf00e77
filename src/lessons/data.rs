//! What a lesson is made of, as it stands in its file, and what must be so for it to be one.

use std::collections::{BTreeMap, BTreeSet};

use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::pattern::{ANY, fits};
use crate::games::file;
use crate::rules::{Fault, Focus, Game, Path, Seat, Seed, Sheet};

/// Whoever learns sits here.
pub const LEARNER: Seat = Seat(0);

/// What happens in a step.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Kind {
    /// Something is told.
    Tell,
    /// One or more answers are right, all others are answered.
    Do,
    /// Every answer is right; to some there is something to say.
    Free,
    /// The lesson itself asks something, with answers of its own.
    Guess,
    /// It is over.
    End,
}

/// The picture of a step.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Show {
    sheet: Leaf,
    /// The part of the sheet that is shown, by its name.
    crop: String,
    /// The things in it that the text speaks of, by their names.
    #[serde(default)]
    mark: Vec<String>,
}

/// A sheet as a lesson names it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
enum Leaf {
    /// The learner's own.
    Own,
    /// The first board, which is the result once the game is over.
    #[serde(alias = "actions", alias = "result")]
    Table,
    /// The second board.
    Map,
}

impl Show {
    /// Which part of which sheet is shown.
    pub fn focus(&self) -> Focus {
        let sheet = match self.sheet {
            Leaf::Own => Sheet::Own,
            Leaf::Table => Sheet::Board(0),
            Leaf::Map => Sheet::Board(1),
        };
        Focus { sheet, part: self.crop.clone(), spoken: self.mark.clone() }
    }
}

/// What somebody plays before the learner is asked.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Move {
    pub seat: Seat,
    pub path: Path,
    pub chance: Option<Vec<u32>>,
}

/// What is said to picks that begin so.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Answer {
    pub pick: Path,
    pub say: String,
}

/// One step.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Step {
    /// Its name, which begins the keys of its words.
    pub id: String,
    /// What happens in it.
    pub kind: Kind,
    /// The position it begins with; without one, the game goes on from the step before.
    pub(super) scene: Option<String>,
    /// What is played first.
    #[serde(default)]
    pub(super) moves: Vec<Move>,
    /// Its picture; the last step has none.
    pub show: Option<Show>,
    /// The answers that are right, as whole paths.
    #[serde(default)]
    pub(super) expect: Vec<Path>,
    /// The one that is shown to whoever asks, where several are right.
    pub(super) play: Option<Path>,
    /// The results of chance of the learner's own answer.
    pub(super) chance: Option<Vec<u32>>,
    /// What is said to others, or to some of the right ones where all are; the first that fits counts.
    #[serde(default)]
    pub(super) answer: Vec<Answer>,
    /// The scene that the position is after this step and the moves of `after`: for whoever checks the lesson.
    pub(super) keeps: Option<String>,
    #[serde(default)]
    pub(super) after: Vec<Move>,
    /// The answers to a question of the lesson itself.
    #[serde(default)]
    pub picks: Vec<String>,
    /// The right one of these.
    pub(super) right: Option<String>,
    /// Whether these have words of their own for labels.
    #[serde(default)]
    pub labels: bool,
}

/// The file of a lesson.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    seats: u8,
    seed: u64,
    minutes: u8,
    rest: String,
    scene: BTreeMap<String, String>,
    step: Vec<Step>,
}

/// The lesson of a game.
pub struct Lesson {
    /// The game.
    pub game: &'static Game,
    /// How many sit at its table, the learner in the first seat.
    pub seats: u8,
    /// How long it takes, about.
    pub minutes: u8,
    /// The chance of what has no noted results.
    pub(super) seed: Seed,
    pub(super) rest: String,
    pub(super) scenes: BTreeMap<String, Value>,
    /// Its steps; the last is its end.
    pub steps: Vec<Step>,
}

impl Lesson {
    /// Reads a lesson; `file` gives the positions that lie beside it.
    ///
    /// # Errors
    /// The first thing that cannot be so, and why.
    pub fn read<'f>(game: &'static Game, text: &str, file: &dyn Fn(&str) -> Option<&'f str>) -> Result<Lesson, Fault> {
        let fault = |at: &str, why: String| Fault::of(format!("{}/lessons/{at}", game.id), why);
        let File { seats, seed, minutes, rest, scene, step } =
            file::read(text).map_err(|why| fault("lesson.toml", why))?;
        let mut scenes = BTreeMap::new();
        for (name, at) in scene {
            let text = file(&at).ok_or_else(|| fault(&at, "there is no such file".to_owned()))?;
            let position: Value = serde_json::from_str(text).map_err(|error| fault(&at, error.to_string()))?;
            let table =
                (game.load)(position.clone()).map_err(|wrong| fault(&at, format!("{}: {}", wrong.field, wrong.why)))?;
            if table.seats() != seats {
                return Err(fault(&at, format!("it has {} seats, not {seats}", table.seats())));
            }
            scenes.insert(name, position);
        }
        let lesson = Lesson { game, seats, minutes, seed: Seed::from_number(seed), rest, scenes, steps: step };
        match lesson.fault() {
            Some(why) => Err(fault("lesson.toml", why)),
            None => Ok(lesson),
        }
    }

    /// What is wrong with the lesson as it stands, whatever the rules say to it.
    fn fault(&self) -> Option<String> {
        let names = self.steps.iter().filter_map(|step| step.scene.as_ref().or(step.keeps.as_ref()));
        let unknown = names.chain([&self.rest]).find(|name| !self.scenes.contains_key(*name));
        if let Some(name) = unknown {
            return Some(format!("there is no scene {name}"));
        }
        let mut seen = BTreeSet::new();
        if let Some(twice) = self.steps.iter().find(|step| !seen.insert(&step.id)) {
            return Some(format!("there are two steps {}", twice.id));
        }
        if self.steps.first().is_none_or(|step| step.scene.is_none()) {
            return Some("the first step loads no scene".to_owned());
        }
        let ends = self.steps.iter().position(|step| step.kind == Kind::End);
        if ends != Some(self.steps.len() - 1) {
            return Some("the last step, and no other, is of the kind end".to_owned());
        }
        self.steps.iter().find_map(|step| Some(format!("step {}: {}", step.id, step.fault()?)))
    }
}

impl Step {
    /// The answers that a learner can be right with, where the rules ask.
    pub(super) fn expects(&self) -> bool {
        matches!(self.kind, Kind::Do | Kind::Free)
    }

    fn fault(&self) -> Option<&'static str> {
        let is_word = |id: &str| id.chars().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '_');
        if self.id.is_empty() || !is_word(&self.id) {
            return Some("its id is no word of small letters");
        }
        if self.show.is_none() != (self.kind == Kind::End) {
            return Some("a picture belongs to each step but the last");
        }
        if self.expects() == self.expect.is_empty() {
            return Some("what is expected belongs to do and free, and to no other");
        }
        let is_right = |path: &Path| self.expect.iter().any(|pattern| fits(path, pattern, true));
        if self.play.as_ref().is_some_and(|path| !is_right(path) || path.iter().any(|token| token == ANY)) {
            return Some("what is played is not expected");
        }
        let is_guess = self.kind == Kind::Guess;
        let is_known = self.right.as_ref().is_some_and(|right| self.picks.contains(right));
        if is_guess != is_known || is_guess == self.picks.is_empty() {
            return Some("a guess has answers, and the right one is among them");
        }
        let is_answered = |pick: &String| self.answer.iter().any(|answer| answer.pick == [pick.clone()]);
        if self.picks.iter().any(|pick| is_answered(pick) == (self.right.as_ref() == Some(pick))) {
            return Some("each wrong guess has an answer, and the right one has none");
        }
        None
    }
}

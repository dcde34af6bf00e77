//! The review of a game that is over: how likely each seat was to win as it went on, and what each decision of a person was worth
//! against the best one that the search finds; record 0280.
//!
//! A review consists of many small tasks, done one after the other: what was found so far can be kept, and be gone on with later.

mod sheet;
mod verdict;
mod weigh;

use serde::{Deserialize, Serialize};

use super::{Stop, whim};
use crate::record::{Entry, How, Play, Story, Trouble, evenly};
use crate::rules::{Luck, Milestone, Path, Seat, Seats, Seed, Text};

pub use verdict::{Skill, TurningPoint, Verdict};

/// What is found is kept under this number. What was found in another way is found anew.
pub const METHOD: u32 = 1;

/// The curve of a game without points has so many points at most between its ends.
const TURNS: usize = 30;

/// How much is tried out for a review.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Effort {
    /// How many moves may be tried out to find the best one, for each decision.
    pub search: u64,
    /// In how many worlds at most the best one is then held against the one that was made.
    pub worlds: u32,
    /// How many moves may be tried out for each point of the curve.
    pub games: u64,
}

impl Default for Effort {
    /// A game of four takes a minute or two of one core.
    fn default() -> Self {
        Effort { search: 60_000, worlds: 160, games: 120_000 }
    }
}

impl Effort {
    /// So many percent of it.
    #[must_use]
    pub const fn percent(self, percent: u32) -> Effort {
        let (search, games) = (self.search * percent as u64 / 100, self.games * percent as u64 / 100);
        Effort { search, worlds: self.worlds * percent / 100, games }
    }
}

/// One result of a review.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Found {
    /// How often each seat won of a thousand games that went on from a milestone.
    Shares(Vec<u16>),
    /// What a decision was worth.
    Weighed(Weighed),
}

/// What a decision was worth, in tenths of a point.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Weighed {
    /// By how much the best move that was found came out better than the one that was made; less than nothing where it came out
    /// worse.
    pub loss: i64,
    /// By how much it came out better than any that chance picks.
    pub stake: i64,
    /// It, where it is better for certain.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub better: Option<Path>,
}

/// What is to be found out.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Task {
    /// How the game would have gone on from a milestone.
    Shares(usize),
    /// What the decision of a step was worth.
    Decision(usize, Seat),
}

/// A game that is looked back at.
pub struct Review {
    play: Play,
    story: Story,
    course: Vec<Milestone>,
    tasks: Vec<Task>,
}

impl Review {
    /// The review of a game. `people`: who in the end is no bot. None of a game that is not over, or began under older rules.
    pub fn of(play: &Play, people: Seats) -> Option<Review> {
        let story = Story::of(play).ok().filter(|_| play.is_over() && play.floor() == 0)?;
        let course = course(play, &story);
        let shares = course.iter().enumerate().map(|(at, milestone)| (milestone.step, Task::Shares(at)));
        let decided = by_people(play, people).into_iter().map(|(step, seat)| (step, Task::Decision(step, seat)));
        let mut tasks: Vec<(usize, Task)> = shares.chain(decided).collect();
        tasks.sort_by_key(|(step, _)| *step);
        let tasks = tasks.into_iter().map(|(_, task)| task).collect();
        Some(Review { play: play.clone(), story, course, tasks })
    }

    /// How much there is to find out.
    pub fn tasks(&self) -> usize {
        self.tasks.len()
    }

    /// Finds one of them out; always the same. None where it was told to stop.
    ///
    /// # Errors
    /// When the steps of the game cannot be played again.
    pub fn find(&self, nth: usize, effort: Effort, stop: Stop) -> Result<Option<Found>, Trouble> {
        let mut luck = Luck::from(&mut whim(Seed::from_number(METHOD.into()), nth, Seat(0)));
        Ok(match self.tasks.get(nth) {
            None => None,
            Some(Task::Shares(at)) => {
                let then = self.story.moment(&self.play, self.course[*at].step)?;
                weigh::shares(then.table(), effort.games, &mut luck, stop).map(Found::Shares)
            }
            Some(Task::Decision(step, seat)) => {
                let then = self.story.moment(&self.play, step - 1)?;
                let path = self.path(*step);
                weigh::decision(then.table(), (*seat, &path), effort, luck, stop).map(Found::Weighed)
            }
        })
    }

    /// What comes of what was found: all of it, or the beginning.
    pub fn verdict(&self, found: &[Found]) -> Verdict {
        verdict::of(self, found)
    }

    /// The table as it was before the decision of a step.
    ///
    /// # Errors
    /// When its steps cannot be played again.
    pub fn before(&self, step: usize) -> Result<Play, Trouble> {
        self.story.moment(&self.play, step.saturating_sub(1))
    }

    /// What was done in a step, or would have been by that path, as whoever did it is told; none where they are told nothing.
    fn told(&self, (step, seat): (usize, Seat), path: Option<&Path>) -> Option<Text> {
        let then = self.before(step).ok()?;
        weigh::told(then.table(), seat, path.unwrap_or(&self.path(step)))
    }

    fn path(&self, step: usize) -> Path {
        self.play.steps(step - 1).next().map(|(_, step)| self.play.made(step).0).unwrap_or_default()
    }
}

/// Where the curve has its points: as that of the points of the game; where that has none, at the ends of turns.
fn course(play: &Play, story: &Story) -> Vec<Milestone> {
    let course = play.finale().course;
    if course.len() > 1 {
        return course;
    }
    let ends: Vec<usize> = story.turns().iter().map(|turn| turn.to).filter(|step| *step < story.last()).collect();
    let steps = [story.first()].into_iter().chain(evenly(&ends, TURNS)).chain([story.last()]);
    steps.map(|step| Milestone { step, round: None, points: Vec::new() }).collect()
}

/// The steps that people decided themselves. Whoever has a seat in the end is known, and each entry by which a seat changes hands
/// says what had it before.
fn by_people(play: &Play, mut people: Seats) -> Vec<(usize, Seat)> {
    let mut steps: Vec<_> = play.steps(0).collect();
    let entries: Vec<Entry> = play.entries_from(0).collect();
    let mut decided = Vec::new();
    for (at, entry) in entries.iter().enumerate().rev() {
        if let Some((number, step)) = steps.pop_if(|(_, step)| step.entry == at) {
            let is_decided = people.has(step.seat) && !step.auto && !step.stands_in;
            decided.extend(is_decided.then_some((number, step.seat)));
        }
        match entry {
            Entry::SeatTaken { seat, how: Some(How::Back | How::LetIn | How::Invited), .. } => people.remove(*seat),
            Entry::SeatTaken { seat, how: Some(How::Left | How::Vote | How::Replaced) | None, .. } => people.add(*seat),
            _ => {}
        }
    }
    decided.reverse();
    decided
}

#[cfg(test)]
mod tests;

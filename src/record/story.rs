//! A game told from its beginning: its turns, its rounds, and the table as it was after any step. Steps that were taken back
//! are no part of it, and neither is what was played under older rules.

use std::sync::Arc;

use super::play::{AT_HAND, Replayed};
use super::replay::Trouble;
use super::turns::{Left, Turns};
use super::{Play, Step};
use crate::rules::{Past, Played, Round, Scripted, Seat, Seats, Table};

/// A position is kept every so many steps: from there to any step it is not far.
const EVERY: usize = 64;

/// A longest run of steps of one seat. What several do at the same time is one turn of nobody.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Turn {
    /// Whose turn it is.
    pub seat: Option<Seat>,
    /// The step before its first.
    pub from: usize,
    /// Its last step.
    pub to: usize,
}

/// A game from its beginning to where it stood when this was made. It can follow the game from there.
#[derive(Clone)]
pub struct Story {
    /// The earliest step of which something is known.
    first: usize,
    /// The position at `first`, and at every so many steps after it.
    kept: Vec<Arc<dyn Table>>,
    turns: Vec<Turn>,
    /// After which step each round began.
    rounds: Vec<(usize, Round)>,
    /// The last step, and the place of its entry: no other steps lead to that.
    last: (usize, Option<usize>),
    /// Whom it left to decide of those who had to decide at the same time.
    left: Left,
}

impl Story {
    /// The story of a table that is played.
    ///
    /// # Errors
    /// When its steps cannot be played again, which they always can.
    pub fn of(play: &Play) -> Result<Story, Trouble> {
        let base = play.base();
        let mut story = Story {
            first: play.floor(),
            rounds: base.round().into_iter().map(|round| (play.floor(), round)).collect(),
            kept: vec![base],
            turns: Vec::new(),
            last: (play.floor(), None),
            left: Left::default(),
        };
        story.follow(play)?;
        Ok(story)
    }

    /// Whether the table still is where this leads, or went on from there.
    pub fn is_of(&self, play: &Play) -> bool {
        let (number, entry) = self.last;
        let is_step = || play.steps(number - 1).next().map(|(_, step)| step.entry) == entry;
        self.first == play.floor() && number <= play.step() && (entry.is_none() || is_step())
    }

    /// Follows the table to where it stands now.
    ///
    /// # Errors
    /// When its steps cannot be played again.
    pub fn follow(&mut self, play: &Play) -> Result<(), Trouble> {
        let (mut table, ..) = self.position(play, self.last.0, self.last.0)?;
        for (number, step) in play.steps(self.last.0) {
            self.take(number, step, table.awaiting());
            again(&mut *table, play, step)?;
            let is_other = |round: &Round| self.rounds.last().is_none_or(|(_, last)| last != round);
            self.rounds.extend(table.round().filter(is_other).map(|round| (number, round)));
            if (number - self.first).is_multiple_of(EVERY) {
                self.kept.push(Arc::from(table.fork()));
            }
        }
        Ok(())
    }

    /// Adds a step to the turn that goes on, or to a new one.
    fn take(&mut self, number: usize, step: Step, asked: Seats) {
        let seat = self.left.whose(step.seat, asked);
        match self.turns.last_mut().filter(|turn| turn.seat == seat) {
            Some(turn) => turn.to = number,
            None => self.turns.push(Turn { seat, from: number - 1, to: number }),
        }
        self.last = (number, Some(step.entry));
    }

    /// The earliest moment.
    pub const fn first(&self) -> usize {
        self.first
    }

    /// The last step.
    pub const fn last(&self) -> usize {
        self.last.0
    }

    /// The turns, oldest first.
    pub fn turns(&self) -> &[Turn] {
        &self.turns
    }

    /// The rounds, oldest first, each with the step after which it began.
    pub fn rounds(&self) -> &[(usize, Round)] {
        &self.rounds
    }

    /// Where in the game a moment lies, as the line of time says it: of so many steps, and after which of them each part of
    /// the game began.
    pub fn past(&self, of: usize) -> Past {
        let mut parts: Vec<(usize, String)> = Vec::new();
        for (step, round) in self.rounds.iter().filter(|(step, _)| *step <= of) {
            if parts.last().is_none_or(|(_, part)| *part != round.part) {
                parts.push((*step, round.part.clone()));
            }
        }
        Past { of, parts }
    }

    /// The table as it was after a step, or after the nearest one there is.
    ///
    /// # Errors
    /// When its steps cannot be played again.
    pub fn moment(&self, play: &Play, step: usize) -> Result<Play, Trouble> {
        self.moment_after(play, step, step)
    }

    /// The same, which knows what was new since an earlier step, of as many turns as a table keeps.
    ///
    /// # Errors
    /// As for [`Story::moment`].
    pub(super) fn moment_after(&self, play: &Play, step: usize, earlier: usize) -> Result<Play, Trouble> {
        let step = step.clamp(self.first, play.step());
        Ok(play.as_of(step, self.position(play, step, earlier)?))
    }

    /// The position after a step, what was told after each of the latest steps, of as many as a table has at hand, and the
    /// turn that it belongs to, or those after an earlier step.
    fn position(&self, play: &Play, step: usize, earlier: usize) -> Result<Replayed, Trouble> {
        let turn = self.turns.iter().rev().find(|turn| turn.from < step).map_or(step, |turn| turn.from);
        let wanted = step.saturating_sub(AT_HAND).min(turn).min(earlier);
        let at = (wanted.saturating_sub(self.first) / EVERY).min(self.kept.len() - 1);
        let from = self.first + at * EVERY;
        let mut table = self.kept[at].fork();
        let (mut told, mut turns) = (Vec::new(), Turns::default());
        for (number, made) in play.steps(from).take(step - from) {
            turns.before(number, made.seat, &*table);
            let played = again(&mut *table, play, made)?;
            turns.after(number, played.ways);
            told.push(played.told);
        }
        Ok((table, told, turns))
    }
}

/// Plays a step again, from its notes.
pub(super) fn again(table: &mut dyn Table, play: &Play, step: Step) -> Result<Played, Trouble> {
    let (path, drawn) = play.made(step);
    let played = table.play(step.seat, &path, &mut Scripted::of(drawn));
    played.map_err(|refusal| Trouble::Refused(refusal.0.key.into()))
}

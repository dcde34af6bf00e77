//! A whole game as a film: which of its moments are shown, and what is seen of each. Everybody may see it, so it shows what
//! everybody saw.

use super::replay::Trouble;
use super::{Play, Story, Turn};
use crate::rules::{Finale, Footer, Lasted, Sheet, Tongue, Viewer, Window};
use crate::scene::Scene;

/// So many images at most.
const MOST: usize = 80;

/// How long the first image, each one after it and the last are looked at, in hundredths of a second.
const FIRST: u16 = 150;
const EACH: u16 = 65;
const LAST: u16 = 600;

/// The moments of a finished game that its film shows, and the game.
pub struct Reel {
    play: Play,
    story: Story,
    steps: Vec<usize>,
    finale: Finale,
}

impl Reel {
    /// The film of a game. It shows each turn, if they are few enough; else those that matter most, and of the others as many as
    /// there is room for, evenly. `lasted`: when it was played, if that is known.
    ///
    /// # Errors
    /// When its steps cannot be played again.
    pub fn of(play: &Play, lasted: Option<Lasted>) -> Result<Reel, Trouble> {
        let story = Story::of(play)?;
        let steps = chosen(&story, &play.points(), MOST - 1);
        Ok(Reel { play: play.clone(), story, steps, finale: Finale { lasted, ..play.finale() } })
    }

    /// How many images it has.
    pub const fn images(&self) -> usize {
        self.steps.len() + 1
    }

    /// An image, from 0, and how long it is looked at. The last one is what stands there when the game is over.
    ///
    /// # Errors
    /// When its steps cannot be played again.
    pub fn image(&self, nth: usize, table: &str, tongue: &dyn Tongue) -> Result<(Scene, u16), Trouble> {
        let step = self.steps.get(nth).copied();
        // What is new is told since the image before.
        let before = nth.checked_sub(1).and_then(|nth| self.steps.get(nth)).copied().unwrap_or_default();
        let then = self.story.moment_after(&self.play, step.unwrap_or(self.play.step()), before)?;
        let past = step.map(|_| self.story.past(self.play.step()));
        let window = if step.is_some() { then.window_since(before + 1) } else { Window::none() };
        let finale = step.is_none().then(|| Box::new(self.finale.clone()));
        let footer = Footer { past, window, finale, ..then.footer(Viewer::Public, then.step(), table) };
        let sheet = match step {
            // Of several boards the last one is the one on which things move.
            Some(_) => Sheet::Board(then.table().boards().len().saturating_sub(1) as u8),
            None => Sheet::Board(0),
        };
        let delay = match step {
            None => LAST,
            Some(_) if nth == 0 => FIRST,
            Some(_) => EACH,
        };
        Ok((then.table().scene(Viewer::Public, sheet, &[], &[], &footer, tongue), delay))
    }
}

/// The steps after which the table is shown, so many at most: the beginning, and then the ends of turns. Where those are too
/// many, the ends of rounds and of turns that were worth the most or made somebody else the first go before others.
/// `points`: what each seat had after each step.
fn chosen(story: &Story, points: &[Vec<i32>], most: usize) -> Vec<usize> {
    let turns: Vec<&Turn> = story.turns().iter().filter(|turn| turn.to < story.last()).collect();
    let gains: Vec<i32> = turns.iter().map(|turn| gain(points, turn)).collect();
    let mut sorted = gains.clone();
    sorted.sort_unstable();
    let large = sorted.get(sorted.len() * 9 / 10).map_or(1, |gain| (*gain).max(1));
    let is_last = |turn: &Turn| story.rounds().iter().any(|(from, _)| *from == turn.to);
    let matters = |turn: &Turn, gain: i32| is_last(turn) || gain >= large || leads_change(points, turn);
    let (kept, others): (Vec<_>, Vec<_>) = turns.into_iter().zip(gains).partition(|(turn, gain)| matters(turn, *gain));
    let [kept, others] = [kept, others].map(|turns| turns.iter().map(|(turn, _)| turn.to).collect::<Vec<usize>>());
    let room = most.saturating_sub(1);
    let mut steps = vec![story.first()];
    steps.extend(evenly(&kept, room));
    steps.extend(evenly(&others, room.saturating_sub(kept.len())));
    steps.sort_unstable();
    steps
}

/// The most that a turn brought one seat.
fn gain(points: &[Vec<i32>], turn: &Turn) -> i32 {
    let of = |step: usize| points.get(step).into_iter().flatten();
    of(turn.to).zip(of(turn.from)).map(|(now, before)| now - before).max().unwrap_or_default()
}

/// Whether somebody else has the most points after a turn than before.
fn leads_change(points: &[Vec<i32>], turn: &Turn) -> bool {
    let leaders = |step: usize| {
        let of = points.get(step)?;
        let most = of.iter().max();
        Some(of.iter().map(|points| Some(points) == most).collect::<Vec<bool>>())
    };
    leaders(turn.from) != leaders(turn.to)
}

/// So many of these, evenly.
pub(crate) fn evenly(all: &[usize], count: usize) -> impl Iterator<Item = usize> {
    (0..count.min(all.len())).map(move |nth| all[(2 * nth + 1) * all.len() / (2 * count.max(1)).max(1)])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_brought_points_or_another_leader_is_seen() {
        let points = [[0, 0], [0, 0], [3, 1], [3, 9]].map(Vec::from);
        let turn = |from, to| Turn { seat: None, from, to };
        let all = [turn(0, 1), turn(1, 2), turn(2, 3), turn(0, 3), turn(3, 8)];
        assert_eq!(all.map(|turn| gain(&points, &turn)), [0, 3, 8, 9, 0]);
        assert_eq!(all.map(|turn| leads_change(&points, &turn)), [false, true, true, true, true]);
        assert!(!leads_change(&[], &turn(0, 1)), "of older rules nothing is known");
    }

    #[test]
    fn what_is_chosen_lies_evenly() {
        let all: Vec<usize> = (0..100).collect();
        assert_eq!(evenly(&all, 4).collect::<Vec<_>>(), [12, 37, 62, 87]);
        assert_eq!(evenly(&all, 100).count(), 100);
        assert_eq!(evenly(&all[..3], 0).count(), 0);
    }
}

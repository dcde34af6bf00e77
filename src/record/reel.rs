//! A whole game as a film: which of its moments are shown, and what is seen of each. Everybody may see it, so it shows what
//! everybody saw.

use super::replay::Trouble;
use super::{Play, Story};
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
    /// The film of a game. It shows each turn, if they are few enough; else the last of each round, and of the others as many
    /// as there is room for, evenly. `lasted`: when it was played, if that is known.
    ///
    /// # Errors
    /// When its steps cannot be played again.
    pub fn of(play: &Play, lasted: Option<Lasted>) -> Result<Reel, Trouble> {
        let story = Story::of(play)?;
        let steps = chosen(&story, MOST - 1);
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
        let then = self.story.moment(&self.play, step.unwrap_or(self.play.step()))?;
        let past = step.map(|_| self.story.past(self.play.step()));
        let window = if step.is_some() { then.window_since(then.step()) } else { Window::none() };
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

/// The steps after which the table is shown, so many at most: the beginning, and then the ends of turns.
fn chosen(story: &Story, most: usize) -> Vec<usize> {
    let ends: Vec<usize> = story.turns().iter().map(|turn| turn.to).filter(|end| *end < story.last()).collect();
    let room = most.saturating_sub(1);
    let is_last = |end: &usize| story.rounds().iter().any(|(from, _)| from == end);
    let lasting: Vec<usize> = ends.iter().copied().filter(is_last).collect();
    let mut steps = vec![story.first()];
    if ends.len() <= room {
        steps.extend(ends);
    } else if lasting.len() >= room {
        steps.extend(evenly(&lasting, room));
    } else {
        let others: Vec<usize> = ends.into_iter().filter(|end| !lasting.contains(end)).collect();
        steps.extend(evenly(&others, room - lasting.len()));
        steps.extend(lasting);
        steps.sort_unstable();
    }
    steps
}

/// So many of these, evenly.
fn evenly(all: &[usize], count: usize) -> impl Iterator<Item = usize> {
    (0..count.min(all.len())).map(move |nth| all[(2 * nth + 1) * all.len() / (2 * count.max(1)).max(1)])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_chosen_lies_evenly() {
        let all: Vec<usize> = (0..100).collect();
        assert_eq!(evenly(&all, 4).collect::<Vec<_>>(), [12, 37, 62, 87]);
        assert_eq!(evenly(&all, 100).count(), 100);
        assert_eq!(evenly(&all[..3], 0).count(), 0);
    }
}

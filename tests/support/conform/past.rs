//! Looking back: any moment of a game is seen and told again as it was then, to whoever sees it.

use guildhall::record::{Play, Story};
use guildhall::rules::{Footer, Guide, Viewer};
use guildhall::scene::Scene;

use super::secrets::scenes;
use super::{Exam, Kept, breach, demand};

/// One moment in so many is looked at.
const MOMENTS: usize = 24;

/// One step in so many is gone back to.
const EACH: usize = 7;

/// What somebody saw at a moment, and read below it.
pub struct Seen {
    step: usize,
    viewer: Viewer,
    scenes: Vec<Scene>,
    footer: Footer,
}

impl Exam {
    /// Keeps what somebody sees now and then, and lets the story follow to there.
    pub fn remember(&mut self) -> Kept {
        if self.whim.one(MOMENTS) != 0 {
            return Ok(());
        }
        let viewers: Vec<Viewer> = Viewer::all(self.table().seats()).collect();
        let (viewer, step) = (viewers[self.whim.one(viewers.len())], self.play.step());
        let scenes = scenes(self.table(), viewer, &fresh(&self.play));
        self.seen.push(Seen { step, viewer, scenes, footer: self.play.footer(viewer, step, "k7q") });
        let followed = match self.story.as_mut() {
            Some(story) => story.follow(&self.play),
            None => Story::of(&self.play).map(|story| self.story = Some(story)),
        };
        demand("story", followed.is_ok(), || format!("{followed:?}"))
    }

    /// All that was kept is seen again.
    pub fn looks_back(&mut self) -> Kept {
        let Ok(whole) = Story::of(&self.play) else { return breach("story", "the game can't be told") };
        if let Some(mut story) = self.story.take() {
            let followed = story.is_of(&self.play) && story.follow(&self.play).is_ok();
            let same = (story.turns(), story.rounds(), story.last()) == (whole.turns(), whole.rounds(), whole.last());
            demand("story", followed && same, || "followed, it is another story".into())?;
        }
        let ends: Vec<usize> = whole.turns().iter().flat_map(|turn| [turn.from, turn.to]).collect();
        let joined = ends[1..ends.len() - 1].chunks(2).all(|gap| gap[0] == gap[1]);
        let all = joined && (ends[0], ends[ends.len() - 1]) == (0, self.play.step());
        demand("story", all, || format!("turns leave something out: {ends:?}"))?;
        for (number, step) in self.play.steps(0).filter(|(number, _)| number.is_multiple_of(EACH)) {
            let then = whole.moment(&self.play, number);
            let noted = self.play.reached(step);
            let same = then.is_ok_and(|then| then.step() == number && Some(then.table().hash()) == noted);
            demand("story", same, || format!("step {number} is not what it was"))?;
        }
        for Seen { step, viewer, scenes: before, footer } in &self.seen {
            let Ok(then) = whole.moment(&self.play, *step) else { return breach("story", format!("no step {step}")) };
            let same = scenes(then.table(), *viewer, &fresh(&then)) == *before;
            demand("story", same, || format!("{viewer:?} sees step {step} otherwise than then"))?;
            let again = then.footer(*viewer, *step, "k7q");
            demand("story", again == *footer, || format!("step {step} told {viewer:?} {again:?}, not {footer:?}"))?;
        }
        Ok(())
    }
}

/// A frame that says nothing but what is new in the turn that goes on.
fn fresh(play: &Play) -> Footer {
    Footer { window: play.window_since(play.step()), ..Footer::default() }
}

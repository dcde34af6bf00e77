//! What a press in a lesson leads to: where the learner stands then, and what they are shown. Pure; nothing is stored or sent.

use crate::chat::panel::{Panel, Turn};
use crate::chat::{Mark, Onward};
use crate::lessons::{Kind, Lesson, Progress, Step, Verdict};
use crate::rules::{Fault, Path, Text, Tongue};
use crate::words::Speaker;

use super::screen::Screen;
use super::screens::learn::{Lectern, later};

/// So often somebody is wrong in a step before the answer that is meant is pointed out.
const POINTED_OUT: u32 = 2;

/// Who learns, and how they read.
#[derive(Clone)]
pub struct Pupil {
    /// Their language, and the names at the table.
    pub speaker: Speaker,
    /// Keeps selects apart from those that stood in the same message before.
    pub again: u16,
    /// Where a table waits for them, if one does.
    pub waits: Option<String>,
    /// How the command is written that goes on with lessons.
    pub learn: String,
}

/// What a press led to.
pub struct Led {
    /// Where the learner stands now.
    pub progress: Progress,
    /// What they are shown.
    pub screen: Screen,
}

/// What is done with a step as it stands.
type Look<'a> = &'a dyn Fn(&Lectern) -> Screen;

impl Pupil {
    fn look(&self, lesson: &'static Lesson, progress: &Progress, is_shown: bool, look: Look) -> Result<Screen, Fault> {
        let at = lesson.step_of(&progress.step).unwrap_or_default();
        let stage = lesson.stage(at, &progress.picks)?;
        let is_shown = is_shown || progress.wrong >= POINTED_OUT;
        let (speaker, again) = (&self.speaker, self.again);
        Ok(look(&Lectern { lesson, at, stage: &stage, speaker, is_shown, again, waits: self.waits.as_deref() }))
    }

    /// The step at which somebody stands, below what is to be said before.
    ///
    /// # Errors
    /// What could not be played of the lesson.
    pub fn open(&self, lesson: &'static Lesson, progress: Progress, above: &[String]) -> Result<Led, Fault> {
        let screen = self.look(lesson, &progress, false, &|lectern| lectern.opened(above.to_vec()))?;
        Ok(Led { progress, screen })
    }

    /// The next step, with what is understood now.
    fn onward(&self, lesson: &'static Lesson, from: &Progress, pick: Option<Path>) -> Result<Led, Fault> {
        let step = step(lesson, from);
        let remark =
            pick.as_ref().and_then(|path| step.remark(path)).map(|say| self.speaker.say(&lesson.said(step, &say)));
        let what = self.speaker.say(&lesson.done(step));
        let known = self.speaker.say(&Text::of("learn-known").with("what", what));
        let progress = lesson.onward(from, pick);
        let above: Vec<String> = remark.into_iter().chain([known]).collect();
        let look = |lectern: &Lectern| lectern.opened(above.iter().cloned().chain(lectern.meanwhile()).collect());
        let screen = self.look(lesson, &progress, false, &look)?;
        Ok(Led { progress, screen })
    }

    /// The same step, with why that was not what the lesson wants.
    fn wrong(&self, lesson: &'static Lesson, from: Progress, say: Option<&str>) -> Result<Led, Fault> {
        let progress = Progress { wrong: from.wrong.saturating_add(1), ..from };
        let step = step(lesson, &progress);
        let own = say.map(|say| self.speaker.say(&lesson.said(step, say)));
        let screen = self.look(lesson, &progress, false, &|lectern| {
            let why = own
                .clone()
                .or_else(|| Some(self.speaker.say(&Text::of("learn-other").with("label", lectern.meant()?))));
            lectern.opened(why.into_iter().collect())
        })?;
        Ok(Led { progress, screen })
    }

    /// What a press in a step leads to for whoever stands there.
    ///
    /// # Errors
    /// What could not be played of the lesson.
    pub fn press(&self, lesson: &'static Lesson, from: Progress, to: &Onward, values: &[String]) -> Result<Led, Fault> {
        let step = step(lesson, &from);
        match (to, step.kind) {
            (Onward::Next, Kind::Tell) => self.onward(lesson, &from, None),
            (Onward::Back, _) => match lesson.back(&from) {
                Some(progress) => self.open(lesson, progress, &[]),
                None => self.open(lesson, from, &[]),
            },
            (Onward::Show, Kind::Do | Kind::Free | Kind::Guess) => {
                let screen = self.look(lesson, &from, true, &|lectern| {
                    let said = |label: String| self.speaker.say(&Text::of("learn-meant").with("label", label));
                    let meant = lectern.meant().map(said);
                    lectern.opened(meant.into_iter().collect())
                })?;
                Ok(Led { progress: from, screen })
            }
            (Onward::Do, Kind::Guess) => self.onward(lesson, &from, None),
            (Onward::Do, Kind::Do | Kind::Free) => {
                let at = lesson.step_of(&from.step).unwrap_or_default();
                let line = lesson.line(&lesson.stage(at, &from.picks)?.play, step);
                self.onward(lesson, &from, line)
            }
            (Onward::Later, _) => {
                let at = lesson.step_of(&from.step).unwrap_or_default();
                let screen = later(lesson, at, self.learn.clone(), &self.speaker);
                Ok(Led { progress: from, screen })
            }
            (Onward::Guess(pick), Kind::Guess) => match step.judge_guess(pick) {
                Verdict::Right => self.onward(lesson, &from, None),
                Verdict::Wrong(say) => self.wrong(lesson, from, say.as_deref()),
                Verdict::Partial => self.open(lesson, from, &[]),
            },
            (Onward::Along(path, mark), Kind::Do | Kind::Free) => self.along(lesson, from, (path, *mark), values),
            _ => self.open(lesson, from, &[]),
        }
    }

    /// Along a path of answers, to the next question or to a move.
    fn along(
        &self,
        lesson: &'static Lesson,
        from: Progress,
        (path, mark): (&Path, Mark),
        values: &[String],
    ) -> Result<Led, Fault> {
        let step = step(lesson, &from);
        let at = lesson.step_of(&from.step).unwrap_or_default();
        let stage = lesson.stage(at, &from.picks)?;
        let is_shown = from.wrong >= POINTED_OUT;
        let (speaker, again, waits) = (&self.speaker, self.again, self.waits.as_deref());
        let lectern = Lectern { lesson, at, stage: &stage, speaker, is_shown, again, waits };
        let shown = |panel: Panel, above: Vec<String>| lectern.asked(above, panel);
        match lectern.seated(|desk| desk.press(path, mark, values)) {
            Turn::Play(path) => match step.judge(&path) {
                Verdict::Wrong(say) => self.wrong(lesson, from, say.as_deref()),
                Verdict::Right | Verdict::Partial => self.onward(lesson, &from, Some(path)),
            },
            // Going back, or to another page, answers nothing.
            Turn::Show(panel) if matches!(mark, Mark::Go | Mark::Rest) => match step.judge_so_far(&panel.path) {
                Verdict::Wrong(say) => self.wrong(lesson, from, say.as_deref()),
                Verdict::Right | Verdict::Partial => Ok(Led { screen: shown(panel, Vec::new()), progress: from }),
            },
            Turn::Show(panel) => Ok(Led { screen: shown(panel, Vec::new()), progress: from }),
            Turn::No(refusal, Some(panel)) => {
                let why = crate::chat::in_chat(&self.speaker).say(&refusal.0);
                Ok(Led { screen: shown(panel, vec![why]), progress: from })
            }
            Turn::No(refusal, None) => {
                let why = crate::chat::in_chat(&self.speaker).say(&refusal.0);
                self.open(lesson, from, &[why])
            }
        }
    }
}

fn step(lesson: &'static Lesson, progress: &Progress) -> &'static Step {
    &lesson.steps[lesson.step_of(&progress.step).unwrap_or_default()]
}

//! The record: it replays from seed and from notes, and going back leads to where one was.

use guildhall::record::{Play, Record, Source};
use guildhall::rules::{Guide, Played, Seat};

use super::{Exam, Kept, demand};

impl Exam {
    /// Now and then goes back, by what a seat may take back alone and by any number of steps, and plays on again.
    pub fn history(&mut self) -> Kept {
        if self.whim.one(6) != 0 {
            return Ok(());
        }
        for seat in (0..self.table().seats()).map(Seat) {
            let alone = self.play.alone(seat);
            let free = self.play.taken_back(alone).all(|step| !step.is_final && self.play.made(step).1.is_empty());
            demand("undo", free, || format!("{seat:?} may take back alone what drew or revealed"))?;
        }
        let to = self.whim.one(self.play.step());
        let mut back = self.play.clone();
        let undone = back.undo(to);
        demand("undo", undone.is_ok(), || format!("back to step {to}: {undone:?}"))?;
        let noted = self.play.steps(to.saturating_sub(1)).next().filter(|_| to > 0);
        let noted = noted.and_then(|(_, step)| self.play.reached(step));
        let dealt = self.play.header().dealt.as_ref().map(|dealt| dealt.hash);
        let reached = Some(back.table().hash());
        demand("undo", reached == noted.or(dealt), || format!("step {to} is not what it was"))?;
        for (step, (_, told)) in self.play.taken_back(to).zip(self.play.told_by_step(to)) {
            let (path, drawn) = self.play.made(step);
            let again = back.play(step.seat, &path, step.auto);
            // By which ways something went follows from what is told.
            let is_same = |played: Played| (played.told, played.drawn, played.is_final) == (told, drawn, step.is_final);
            let same =
                again.is_ok_and(|(_, played)| is_same(played)) && Some(back.table().hash()) == self.play.reached(step);
            demand("undo", same, || format!("{path:?} went another way after an undo"))?;
        }
        Ok(())
    }

    /// The record of the whole game survives JSON and leads to the same end.
    pub fn replays(&self) -> Kept {
        let text = serde_json::to_string(&self.play.record()).unwrap_or_default();
        let read: Option<Record> = serde_json::from_str(&text).ok();
        demand("replay", read == Some(self.play.record()), || "the record does not survive JSON".into())?;
        for source in [Source::Seed, Source::Notes] {
            let again = Play::resume(self.game, self.play.record(), source);
            let reached = again.as_ref().map(|again| again.table().hash());
            demand("replay", reached == Ok(self.table().hash()), || format!("from {source:?}: {:?}", again.err()))?;
        }
        Ok(())
    }
}

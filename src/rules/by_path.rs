//! What tables, bots and the engine need of a game: its questions asked by the path of answers so far.
//!
//! A game whose questions are walked ([`Questions`]) has it for nothing. One that is not converted yet implements it by
//! hand; when none is left, this is where [`super::Of`] and `follow` walk.

use std::fmt::Debug;

use super::follow::{Way, step_by_step};
use super::walk::{guided, walk};
use super::{
    Answer, Ask, Asking, Chance, Choice, DECIDED, Drawing, Footer, Guide, Legal, Options, Question, Questions, Refusal,
    Rules, Seat, Sheet, Slot, Stop, Text, Tongue, Viewer, Wording,
};
use crate::scene::Scene;

/// A game asked by paths. The answers of a path were all offered, but for the last one.
pub trait ByPath: Rules {
    /// What a complete path leads to.
    type Move: Debug + PartialEq;

    /// What the rules ask next of a seat that has made the picks of `path`, or why its last one is refused.
    fn ask(&self, seat: Seat, path: &[Answer<Self::Pick>]) -> Ask<Self::Pick, Self::Move>;

    /// Carries out a move that [`ByPath::ask`] found ready.
    ///
    /// # Errors
    /// When the move is not legal here; the position may then be half changed and must be thrown away.
    fn apply(&mut self, seat: Seat, mv: &Self::Move, chance: &mut dyn Chance) -> Result<Vec<Self::Event>, Refusal>;

    /// The path on which a guide leads through the questions of a seat, and its move; `None` where nothing is legal.
    fn wander(&self, seat: Seat, guide: &mut dyn Guide) -> Option<Way<Self::Pick, Self::Move>> {
        step_by_step(self, seat, guide)
    }

    /// The question that follows a path, and how its options read.
    fn words(&self, seat: Seat, path: &[Answer<Self::Pick>], slot: &Slot<Self::Pick>) -> (Text, Vec<Choice>);

    /// What a person might try to pick after a path though it is not offered, how it reads, and why it is refused.
    fn barred(&self, seat: Seat, path: &[Answer<Self::Pick>]) -> Vec<(Self::Pick, Choice, Refusal)>;

    /// The sheet that helps most with the question that follows a path.
    fn sheet(&self, viewer: Viewer, path: &[Answer<Self::Pick>]) -> Sheet;

    /// The picture of a sheet while the question after a path is looked at.
    fn scene(
        &self,
        viewer: Viewer,
        sheet: Sheet,
        path: &[Answer<Self::Pick>],
        offers: &[(char, Self::Pick)],
        footer: &Footer,
        tongue: &dyn Tongue,
    ) -> Scene;
}

impl<G: Wording + Drawing> ByPath for G {
    type Move = Legal<<G as Questions>::Move>;

    fn ask(&self, seat: Seat, path: &[Answer<G::Pick>]) -> Ask<G::Pick, Self::Move> {
        match walk(self, seat, path, false).1 {
            Ok(mv) => Ask::Ready(mv),
            Err(Stop::No(bar)) => Ask::No(refusal::<G>(bar)),
            Err(Stop::Open(question)) => {
                let Question { slot, legal, bounds, .. } = *question;
                let slot = Slot { name: slot, options: legal };
                match bounds {
                    None => Ask::One(slot),
                    Some((min, max)) => Ask::Several { slot, min, max },
                }
            }
        }
    }

    fn apply(&mut self, seat: Seat, mv: &Self::Move, chance: &mut dyn Chance) -> Result<Vec<G::Event>, Refusal> {
        Ok(Questions::apply(self, seat, mv, chance))
    }

    fn wander(&self, seat: Seat, guide: &mut dyn Guide) -> Option<Way<G::Pick, Self::Move>> {
        guided(self, seat, guide)
    }

    fn words(&self, seat: Seat, path: &[Answer<G::Pick>], slot: &Slot<G::Pick>) -> (Text, Vec<Choice>) {
        let (draft, _) = walk(self, seat, path, false);
        let (seen, view) = (self.seen(seat), self.view(Viewer::Seat(seat)));
        let asking = Asking { seen: &seen, slot: slot.name, draft: &draft, legal: &slot.options };
        (G::prompt(&view, &asking), G::labels(&view, &asking, &slot.options))
    }

    fn barred(&self, seat: Seat, path: &[Answer<G::Pick>]) -> Vec<(G::Pick, Choice, Refusal)> {
        let (draft, Err(Stop::Open(question))) = walk(self, seat, path, true) else { return Vec::new() };
        let (seen, view) = (self.seen(seat), self.view(Viewer::Seat(seat)));
        let asking = Asking { seen: &seen, slot: question.slot, draft: &draft, legal: &question.legal };
        let picks: Vec<G::Pick> = question.barred.iter().map(|(pick, _)| *pick).collect();
        let choices = G::labels(&view, &asking, &picks);
        let barred = question.barred.into_iter().zip(choices);
        barred.map(|((pick, bar), choice)| (pick, choice, refusal::<G>(bar))).collect()
    }

    fn sheet(&self, viewer: Viewer, path: &[Answer<G::Pick>]) -> Sheet {
        let view = self.view(viewer);
        looked_at(self, viewer, path, |asking| G::sheet(&view, asking))
    }

    fn scene(
        &self,
        viewer: Viewer,
        sheet: Sheet,
        path: &[Answer<G::Pick>],
        offers: &[(char, G::Pick)],
        footer: &Footer,
        tongue: &dyn Tongue,
    ) -> Scene {
        let view = self.view(viewer);
        looked_at(self, viewer, path, |asking| G::scene(&view, sheet, asking, offers, footer, tongue))
    }
}

/// Looks at the question after a path, or at what was decided, if it is the viewer who is asked: what others are asked is
/// not theirs to see.
fn looked_at<G: Questions, T>(
    game: &G,
    viewer: Viewer,
    path: &[Answer<G::Pick>],
    look: impl FnOnce(Option<&Asking<G>>) -> T,
) -> T {
    let Some(seat) = viewer.seat().filter(|seat| game.awaiting().has(*seat)) else { return look(None) };
    let (draft, step) = walk(game, seat, path, false);
    let (slot, legal) = match step {
        Err(Stop::Open(question)) => (question.slot, question.legal),
        Ok(_) => (DECIDED, Options::new()),
        Err(Stop::No(_)) => return look(None),
    };
    let seen = game.seen(seat);
    look(Some(&Asking { seen: &seen, slot, draft: &draft, legal: &legal }))
}

/// A reason in words.
fn refusal<G: Wording>(bar: Option<G::Bar>) -> Refusal {
    bar.map_or(Refusal::of("refused-not-offered"), |bar| Refusal(G::reason(&bar)))
}

/// What a game that is not converted yet lists as tempting, as far as it is refused, with the reason.
pub fn tried<G: ByPath>(
    game: &G,
    seat: Seat,
    path: &[Answer<G::Pick>],
    tempting: Vec<G::Pick>,
    labels: impl FnOnce(&[G::Pick]) -> Vec<Choice>,
) -> Vec<(G::Pick, Choice, Refusal)> {
    let mut path = path.to_vec();
    let mut why = |pick: G::Pick| {
        path.push(Answer::One(pick));
        let ask = game.ask(seat, &path);
        path.pop();
        if let Ask::No(refusal) = ask { Some(refusal) } else { None }
    };
    let choices = labels(&tempting);
    tempting.into_iter().zip(choices).filter_map(|(pick, choice)| Some((pick, choice, why(pick)?))).collect()
}

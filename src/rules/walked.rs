//! Where a path has led: the move, the question or the refusal there, and how it is said and drawn.

use smallvec::SmallVec;

use super::face::fitting;
use super::questions::Extent;
use super::{
    Answer, Asked, Asking, DECIDED, Drawing, Footer, Legal, Menu, Offer, Public, Question, Questions, Refusal, Seat,
    Sheet, Step, Stop, Tongue, Trace, Viewer, Walk, Wording,
};
use crate::scene::{Scene, initials, plain_name};

/// Where a path has led, in one walk. Whatever is said and drawn of it needs no other.
pub struct Walked<'g, G: Questions> {
    pub(super) game: &'g G,
    pub(super) seat: Seat,
    pub(super) draft: G::Draft,
    /// What stands there.
    pub step: Step<Legal<G::Move>, G>,
}

impl<'g, G: Questions> Walked<'g, G> {
    /// Walks along these answers.
    pub fn along(game: &'g G, seat: Seat, path: &[Answer<G::Pick>]) -> Self {
        Self::to(game, seat, path, Extent::Question)
    }

    /// Walks along these answers to what is wanted.
    pub(super) fn to(game: &'g G, seat: Seat, path: &[Answer<G::Pick>], extent: Extent) -> Self {
        let mut walk = Walk::along(path, extent);
        let step = walk.go(game, seat);
        Walked { game, seat, draft: walk.draft.unwrap_or_default(), step }
    }

    /// What stands at the end of these answers, for whoever neither words nor draws it.
    pub(super) fn end(game: &G, seat: Seat, path: &[Answer<G::Pick>]) -> Step<Legal<G::Move>, G> {
        Walk::straight(path, Extent::Question).go(game, seat)
    }

    /// Looks at the question, or at what was decided; at nothing where the path is refused.
    fn look<T>(&self, look: impl FnOnce(Option<&Asking<G>>) -> T) -> T {
        let (slot, legal): (_, &[G::Pick]) = match &self.step {
            Err(Stop::Open(question)) => (question.slot, &question.legal),
            Ok(_) => (DECIDED, &[]),
            Err(Stop::No(_) | Stop::Unfit(_)) => return look(None),
        };
        self.put(slot, legal, |asking| look(Some(asking)))
    }

    /// Looks at a question of that slot.
    fn put<T>(&self, slot: &'static str, legal: &[G::Pick], look: impl FnOnce(&Asking<G>) -> T) -> T {
        let seen = self.game.seen(self.seat);
        look(&Asking { seen: &seen, slot, draft: &self.draft, legal })
    }

    fn view(&self) -> G::View {
        self.game.view(Viewer::Seat(self.seat))
    }
}

/// Where a path has led, for whoever does not know the game.
pub trait Waypoint {
    /// What is asked, in tokens and words.
    fn asked(&self) -> Asked;
    /// Whether a move has come of the path.
    fn is_move(&self) -> bool;
    /// The answer to the question that stands there, if it has no other. Says no word, so it is cheap.
    fn only(&self) -> Option<String>;
    /// What has a reason why it cannot be picked, and the reason; nothing where reasons were not asked for.
    fn barred(&self) -> Vec<(Offer, Refusal)>;
    /// The sheet that helps most.
    fn sheet(&self) -> Sheet;
    /// Which of the game's tips are of use here, a bit for each.
    fn tips(&self) -> u16;
    /// Whether the letters of tokens lie closely together, where the sheet is a map.
    fn is_close(&self, sheet: Sheet, offers: &[(char, String)], tongue: &dyn Tongue) -> bool;
    /// The picture of a sheet, with the letters of tokens.
    fn scene(&self, sheet: Sheet, offers: &[(char, String)], footer: &Footer, tongue: &dyn Tongue) -> Scene;
}

impl<G: Wording + Drawing> Waypoint for Walked<'_, G> {
    fn asked(&self) -> Asked {
        let question = match &self.step {
            Err(Stop::Open(question)) => question,
            Ok(_) => return Asked::Ready,
            Err(Stop::No(bar)) => return Asked::No(refusal::<G>(bar.as_ref())),
            Err(Stop::Unfit(why)) => return Asked::No(why.clone()),
        };
        let Question { slot, legal, .. } = &**question;
        let view = self.view();
        let prompt = self.put(slot, legal, |asking| G::prompt(&view, asking));
        let menu = Menu { slot, prompt, offers: self.offers(question, legal, &view) };
        match question.bounds {
            None => Asked::One(menu),
            Some((min, max)) => Asked::Several { menu, min, max },
        }
    }

    fn is_move(&self) -> bool {
        self.step.is_ok()
    }

    fn only(&self) -> Option<String> {
        let Err(Stop::Open(question)) = &self.step else { return None };
        let answer = match (question.bounds, question.legal.as_slice()) {
            (None, [only]) => Answer::One(*only),
            (Some((_, 0)), _) => Answer::Some(SmallVec::new()),
            (Some((min, _)), all) if min == all.len() => Answer::Some(all.iter().copied().collect()),
            _ => return None,
        };
        Some(answer.token())
    }

    fn barred(&self) -> Vec<(Offer, Refusal)> {
        let Err(Stop::Open(question)) = &self.step else { return Vec::new() };
        let picks: Vec<G::Pick> = question.barred.iter().map(|(pick, _)| *pick).collect();
        let reasons = question.barred.iter().map(|(_, bar)| refusal::<G>(bar.as_ref()));
        self.offers(question, &picks, &self.view()).into_iter().zip(reasons).collect()
    }

    fn sheet(&self) -> Sheet {
        self.look(|asking| G::sheet(&self.view(), asking))
    }

    fn tips(&self) -> u16 {
        let Err(Stop::Open(_)) = &self.step else { return 0 };
        let view = self.view();
        self.look(|asking| asking.map_or(0, |asking| fitting(G::TIPS, &view, asking)))
    }

    fn is_close(&self, sheet: Sheet, offers: &[(char, String)], tongue: &dyn Tongue) -> bool {
        if G::MAP.map(Sheet::Board) != Some(sheet) {
            return false;
        }
        let (offers, trace) = (marked::<G>(offers), Trace::default());
        let map = self.look(|asking| G::map(&self.view(), asking, &offers, &trace, tongue));
        map.is_some_and(|map| map.is_close())
    }

    fn scene(&self, sheet: Sheet, offers: &[(char, String)], footer: &Footer, tongue: &dyn Tongue) -> Scene {
        let offers = marked::<G>(offers);
        let trace = Trace::of(&footer.window, &Public::of(self.game), G::changes);
        let held = footer.held.as_ref().and_then(|held| held.by(self.seat));
        let trace = match (offers.is_empty(), held) {
            (true, Some(before)) => trace.holding(G::held(&self.view()), before),
            (true, None) => trace,
            (false, _) => trace.faint(),
        };
        self.look(|asking| {
            told(G::scene(&self.view(), sheet, asking, &offers, footer, &trace, tongue), self.game.seats(), tongue)
        })
    }
}

impl<G: Wording> Walked<'_, G> {
    /// Picks of a question in words, whether they are legal or not.
    fn offers(&self, question: &Question<G>, picks: &[G::Pick], view: &G::View) -> Vec<Offer> {
        let choices = self.put(question.slot, &question.legal, |asking| G::labels(view, asking, picks));
        picks.iter().zip(choices).map(|(pick, choice)| Offer { token: pick.to_string(), choice }).collect()
    }
}

/// A picture with what is new drawn over it.
pub(super) fn told(mut scene: Scene, seats: u8, tongue: &dyn Tongue) -> Scene {
    let names: Vec<_> = (0..seats).map(|seat| plain_name(&tongue.name(Seat(seat)), seat.into())).collect();
    scene.tell(&initials(&names));
    scene
}

/// The picks of tokens that are marked in a picture, with their letters.
pub(super) fn marked<G: Questions>(offers: &[(char, String)]) -> Vec<(char, G::Pick)> {
    offers.iter().filter_map(|(letter, token)| Some((*letter, token.parse().ok()?))).collect()
}

/// A reason in words.
pub(super) fn refusal<G: Wording>(bar: Option<&G::Bar>) -> Refusal {
    bar.map_or(Refusal::of("refused-not-offered"), |bar| Refusal(G::reason(bar)))
}

//! The walk through a game's questions along the answers that were given.

use std::slice::Iter;

use smallvec::SmallVec;

use super::follow::{Way, sample};
use super::{Answer, Guide, Key, Legal, Question, Questions, Seat, Several, Step, Stop, Thing};

/// A way through the questions of a game: where the answers come from, and the draft of those that were given.
///
/// A question is put with [`Walk::one`] or [`Walk::several`]. If it was answered, the answer comes back with its type and
/// stands in the draft; if it was not, the question ends the walk, and so does an answer that is not legal.
pub struct Walk<'a, G: Questions> {
    lead: Lead<'a, G>,
    /// What a guide has picked.
    given: SmallVec<[Answer<G::Pick>; 6]>,
    draft: G::Draft,
    /// Whether somebody wants to know what is barred, and why.
    reasons: bool,
}

/// Where the answers of a walk come from.
enum Lead<'a, G: Questions> {
    /// From a path: those not looked at yet.
    Path(Iter<'a, Answer<G::Pick>>),
    /// From a guide, who picks out of what is legal.
    Guide(&'a mut dyn Guide),
}

/// Walks along a path: what is in the draft at the end of it, and the move, the question or the refusal there.
pub(super) fn walk<G: Questions>(
    game: &G,
    seat: Seat,
    path: &[Answer<G::Pick>],
    reasons: bool,
) -> (G::Draft, Step<Legal<G::Move>, G>) {
    let mut walk = Walk { lead: Lead::Path(path.iter()), given: SmallVec::new(), draft: G::Draft::default(), reasons };
    let step = G::ask(&game.seen(seat), &mut walk);
    (walk.draft, step.map(Legal::of))
}

/// Walks where a guide leads, in one go; nowhere, where nothing is legal.
pub(super) fn guided<G: Questions>(
    game: &G,
    seat: Seat,
    guide: &mut dyn Guide,
) -> Option<Way<G::Pick, Legal<G::Move>>> {
    let mut walk =
        Walk { lead: Lead::Guide(guide), given: SmallVec::new(), draft: G::Draft::default(), reasons: false };
    let mv = G::ask(&game.seen(seat), &mut walk).ok()?;
    Some((walk.given, Legal::of(mv)))
}

impl<G: Questions> Walk<'_, G> {
    /// The single thing that is picked next, if it is known before what is legal is: who knows it need not work out all
    /// others.
    pub fn ahead<T: Thing<G::Pick>>(&self) -> Option<T> {
        match &self.lead {
            Lead::Path(left) => match left.as_slice().first() {
                Some(Answer::One(pick)) => T::try_from(*pick).ok(),
                Some(Answer::Some(_)) | None => None,
            },
            Lead::Guide(_) => None,
        }
    }

    /// Keeps in the draft what was worked out on the way and whoever words or draws the question needs as well.
    pub fn keep<T>(&mut self, key: Key<G::Draft, T>, thing: T) {
        *(key.place)(&mut self.draft) = Some(thing);
    }

    /// A single thing out of `legal`. `tempting` are things that people try though they may not be legal; both are looked
    /// at only as far as need be. `why` says of a thing why it is not legal, and nothing of one that is.
    ///
    /// # Errors
    /// The question, if it was not answered, or the refusal of an answer that is not legal.
    pub fn one<T: Thing<G::Pick>>(
        &mut self,
        key: Key<G::Draft, T>,
        legal: impl IntoIterator<Item = T>,
        tempting: impl IntoIterator<Item = T>,
        why: impl Fn(T) -> Option<G::Bar>,
    ) -> Step<T, G> {
        let thing = match &mut self.lead {
            Lead::Guide(guide) => {
                let legal: Several<T> = legal.into_iter().collect();
                let thing = *legal.get(guide.one(legal.len())).ok_or(Stop::No(None))?;
                self.given.push(Answer::One(thing.into()));
                thing
            }
            Lead::Path(left) => match left.next() {
                None => return Err(self.open(key.slot, None, legal, tempting, why)),
                Some(Answer::Some(_)) => return Err(Stop::No(None)),
                Some(Answer::One(pick)) => {
                    let thing = typed(*pick)?;
                    let is_legal = legal.into_iter().any(|one| one == thing);
                    if is_legal { thing } else { return Err(Stop::No(why(thing))) }
                }
            },
        };
        *(key.place)(&mut self.draft) = Some(thing);
        Ok(thing)
    }

    /// At least `bounds.0` and at most `bounds.1` things out of `legal`; else like [`Walk::one`].
    ///
    /// # Errors
    /// The question, if it was not answered, or the refusal of a thing that is not legal or of a wrong number of them.
    pub fn several<T: Thing<G::Pick>>(
        &mut self,
        key: Key<G::Draft, Several<T>>,
        legal: impl IntoIterator<Item = T>,
        bounds: (usize, usize),
        tempting: impl IntoIterator<Item = T>,
        why: impl Fn(T) -> Option<G::Bar>,
    ) -> Step<Several<T>, G> {
        let legal: Several<T> = legal.into_iter().collect();
        let bounds = (bounds.0, bounds.1.min(legal.len()));
        let things = match &mut self.lead {
            Lead::Guide(guide) => {
                let wanted = guide.count(bounds.0, bounds.1);
                let things: Several<T> = sample(&legal, wanted, *guide);
                self.given.push(Answer::Some(things.iter().map(|thing| (*thing).into()).collect()));
                things
            }
            Lead::Path(left) => match left.next() {
                None => return Err(self.open(key.slot, Some(bounds), legal, tempting, why)),
                Some(Answer::Some(picks)) => some_of(picks, &legal, bounds, why)?,
                // One alone is named by whoever wants to know why it cannot be among them.
                Some(Answer::One(pick)) => {
                    let thing = typed(*pick)?;
                    let is_legal = legal.contains(&thing);
                    return Err(match is_legal {
                        true => self.open(key.slot, Some(bounds), legal, tempting, why),
                        false => Stop::No(why(thing)),
                    });
                }
            },
        };
        *(key.place)(&mut self.draft) = Some(things.clone());
        Ok(things)
    }

    /// The question. With reasons, all that is tempting and not legal is barred; a legal thing that has a reason is a
    /// mistake of the game, which is shown so that the conformance suite sees it.
    fn open<T: Thing<G::Pick>>(
        &self,
        slot: &'static str,
        bounds: Option<(usize, usize)>,
        legal: impl IntoIterator<Item = T>,
        tempting: impl IntoIterator<Item = T>,
        why: impl Fn(T) -> Option<G::Bar>,
    ) -> Stop<G> {
        let legal: Several<T> = legal.into_iter().collect();
        let mut barred = Vec::new();
        if self.reasons {
            let tempting = tempting.into_iter().filter(|thing| !legal.contains(thing));
            barred.extend(tempting.map(|thing| (thing.into(), why(thing))));
            let doubted = legal.iter().filter_map(|thing| Some(((*thing).into(), Some(why(*thing)?))));
            barred.extend(doubted);
        }
        let legal = legal.into_iter().map(Into::into).collect();
        Stop::Open(Box::new(Question { slot, legal, bounds, barred }))
    }
}

/// The things that picks stand for, if each is legal and named once, and if they are neither too few nor too many.
fn some_of<T: Thing<G::Pick>, G: Questions>(
    picks: &[G::Pick],
    legal: &[T],
    bounds: (usize, usize),
    why: impl Fn(T) -> Option<G::Bar>,
) -> Step<Several<T>, G> {
    let things = picks.iter().map(|pick| typed(*pick)).collect::<Step<Several<T>, G>>()?;
    if let Some(barred) = things.iter().find(|thing| !legal.contains(thing)) {
        return Err(Stop::No(why(*barred)));
    }
    let is_once = |(at, thing): (usize, &T)| !things[..at].contains(thing);
    let is_so = (bounds.0..=bounds.1).contains(&things.len()) && things.iter().enumerate().all(is_once);
    if is_so { Ok(things) } else { Err(Stop::No(None)) }
}

/// The thing that a pick stands for in this slot; none where it stands for something of another kind.
fn typed<T: Thing<G::Pick>, G: Questions>(pick: G::Pick) -> Step<T, G> {
    T::try_from(pick).map_err(|_| Stop::No(None))
}

//! The walk through a game's questions along the answers that were given.

use std::slice::Iter;

use smallvec::SmallVec;

use super::follow::sample;
use super::walked::Walked;
use super::{Answer, Guide, Key, Legal, Question, Questions, Refusal, Seat, Several, Step, Stop, Text, Thing};

/// A way through the questions of a game: where the answers come from, and the draft of those that were given.
///
/// A question is put with [`Walk::one`] or [`Walk::several`]. If it was answered, the answer comes back with its type and
/// stands in the draft; if it was not, the question ends the walk, and so does an answer that is not legal.
pub struct Walk<'a, G: Questions> {
    lead: Lead<'a, G>,
    /// The answers so far, those of several in the order offered.
    given: Answers<G::Pick>,
    draft: G::Draft,
    extent: Extent,
}

/// The answers of a path.
pub type Answers<P> = SmallVec<[Answer<P>; 6]>;

/// A complete path, and the move it leads to.
pub type Way<P, M> = (Answers<P>, M);

/// Where the answers of a walk come from.
enum Lead<'a, G: Questions> {
    /// From a path: those not looked at yet.
    Path(Iter<'a, Answer<G::Pick>>),
    /// From a guide, who picks out of what is legal.
    Guide(&'a mut dyn Guide),
}

/// What is wanted of a walk at the end of its path.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Extent {
    /// The question that stands there.
    Question,
    /// The question, and what is barred there, with the reasons.
    Reasons,
    /// The first question that has more than a single answer.
    Choice,
}

/// Walks along a path, once.
pub(super) fn walk<'g, G: Questions>(
    game: &'g G,
    seat: Seat,
    path: &[Answer<G::Pick>],
    extent: Extent,
) -> Walked<'g, G> {
    let mut walk = Walk { lead: Lead::Path(path.iter()), given: Answers::new(), draft: G::Draft::default(), extent };
    let step = match G::ask(&game.seen(seat), &mut walk) {
        Ok(_) if walk.has_answers() => Err(Stop::Unfit(Refusal::of("refused-too-long"))),
        step => step.map(Legal::of),
    };
    Walked { game, seat, given: walk.given, draft: walk.draft, step }
}

/// Walks where a guide leads, in one go; nowhere, where nothing is legal.
pub(crate) fn wander<G: Questions>(
    game: &G,
    seat: Seat,
    guide: &mut dyn Guide,
) -> Option<Way<G::Pick, Legal<G::Move>>> {
    let (lead, extent) = (Lead::Guide(guide), Extent::Question);
    let mut walk = Walk { lead, given: Answers::new(), draft: G::Draft::default(), extent };
    let mv = G::ask(&game.seen(seat), &mut walk).ok()?;
    Some((walk.given, Legal::of(mv)))
}

impl<G: Questions> Walk<'_, G> {
    /// Whether answers are left that no question asked for.
    fn has_answers(&self) -> bool {
        matches!(&self.lead, Lead::Path(left) if !left.as_slice().is_empty())
    }

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
                *legal.get(guide.one(legal.len())).ok_or(Stop::No(None))?
            }
            Lead::Path(left) => match left.next() {
                None => {
                    let legal: Several<T> = legal.into_iter().collect();
                    match legal.as_slice() {
                        [only] if self.extent == Extent::Choice => *only,
                        _ => return Err(self.open(key.slot, None, &legal, tempting, why)),
                    }
                }
                Some(Answer::Some(_)) => return Err(Stop::Unfit(Refusal::of("refused-unknown"))),
                Some(Answer::One(pick)) => {
                    let thing = typed(*pick)?;
                    let is_legal = legal.into_iter().any(|one| one == thing);
                    if is_legal { thing } else { return Err(Stop::No(why(thing))) }
                }
            },
        };
        self.given.push(Answer::One(thing.into()));
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
                sample(&legal, wanted, *guide)
            }
            Lead::Path(left) => match left.next() {
                None if self.extent == Extent::Choice && bounds.1 == 0 => Several::new(),
                None if self.extent == Extent::Choice && bounds.0 == legal.len() => legal,
                None => return Err(self.open(key.slot, Some(bounds), &legal, tempting, why)),
                Some(Answer::Some(picks)) => some_of(picks, &legal, bounds, why)?,
                Some(Answer::One(pick)) => some_of(&[*pick], &legal, bounds, why)?,
            },
        };
        self.given.push(Answer::Some(things.iter().map(|thing| (*thing).into()).collect()));
        *(key.place)(&mut self.draft) = Some(things.clone());
        Ok(things)
    }

    /// The question. With reasons, all that is tempting and not legal is barred; a legal thing that has a reason is a
    /// mistake of the game, which is shown so that the conformance suite sees it.
    fn open<T: Thing<G::Pick>>(
        &self,
        slot: &'static str,
        bounds: Option<(usize, usize)>,
        legal: &[T],
        tempting: impl IntoIterator<Item = T>,
        why: impl Fn(T) -> Option<G::Bar>,
    ) -> Stop<G> {
        let mut barred = Vec::new();
        if self.extent == Extent::Reasons {
            let tempting = tempting.into_iter().filter(|thing| !legal.contains(thing));
            barred.extend(tempting.map(|thing| (thing.into(), why(thing))));
            let doubted = legal.iter().filter_map(|thing| Some(((*thing).into(), Some(why(*thing)?))));
            barred.extend(doubted);
        }
        let legal = legal.iter().map(|thing| (*thing).into()).collect();
        Stop::Open(Box::new(Question { slot, legal, bounds, barred }))
    }
}

/// The things that picks stand for, in the order offered, if each is legal and named once, and if they are neither too few
/// nor too many.
fn some_of<T: Thing<G::Pick>, G: Questions>(
    picks: &[G::Pick],
    legal: &[T],
    (min, max): (usize, usize),
    why: impl Fn(T) -> Option<G::Bar>,
) -> Step<Several<T>, G> {
    let things = picks.iter().map(|pick| match typed(*pick)? {
        thing if legal.contains(&thing) => Ok(thing),
        barred => Err(Stop::No(why(barred))),
    });
    let things = things.collect::<Step<Several<T>, G>>()?;
    let chosen: Several<T> = legal.iter().copied().filter(|thing| things.contains(thing)).collect();
    if chosen.len() != things.len() {
        return Err(Stop::Unfit(Refusal::of("refused-twice")));
    }
    if !(min..=max).contains(&chosen.len()) {
        let key = if min == max { "refused-count-exact" } else { "refused-count" };
        let text = Text::of(key).with("min", min).with("max", max).with("given", chosen.len());
        return Err(Stop::Unfit(Refusal(text)));
    }
    Ok(chosen)
}

/// The thing that a pick stands for in this slot; none where it stands for something of another kind.
fn typed<T: Thing<G::Pick>, G: Questions>(pick: G::Pick) -> Step<T, G> {
    T::try_from(pick).map_err(|_| Stop::No(None))
}

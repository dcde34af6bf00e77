//! What a game asks, in its own types: the walk that puts its questions one after the other along the answers that were
//! given, the draft that keeps those, and the move that comes of it.

use std::fmt::Debug;
use std::ops::Deref;
use std::slice::Iter;

use smallvec::SmallVec;

use super::guide::sample;
use super::{Answer, Chance, Guide, Options, Refusal, Rules, Seat, Text};

/// What a game asks of its seats and what comes of their answers. Every question is written once, in [`Questions::ask`]:
/// what is legal, what people try in vain, and why that is not possible.
pub trait Questions: Rules {
    /// A complete decision of one seat.
    type Move: Clone + Debug + PartialEq;
    /// What was answered on the way to a move, slot by slot: made by [`crate::rules::draft`].
    type Draft: Clone + Debug + Default;
    /// Why something cannot be picked: a closed list, told by [`super::Wording::reason`].
    type Bar: Clone + Debug + PartialEq;
    /// What a seat may know of a position, as far as questions depend on it; borrowed, for it is made for every question.
    type Seen<'a>;

    /// The position as that seat sees it.
    fn seen(&self, seat: Seat) -> Self::Seen<'_>;

    /// Walks through the questions of a seat that is awaited, to a move. It sees nothing that the seat does not, so that no
    /// question can depend on a secret.
    ///
    /// # Errors
    /// The question that is not answered yet, or the answer that is not legal: made by the walk.
    fn ask(at: &Self::Seen<'_>, walk: &mut Walk<'_, Self>) -> Step<Self::Move, Self>;

    /// Carries out a move. It was asked for at this position, so it is legal.
    fn apply(&mut self, seat: Seat, mv: &Legal<Self::Move>, chance: &mut dyn Chance) -> Vec<Self::Event>;
}

/// A move that the questions led to. Only the walk makes one, so whoever carries it out need not doubt it.
#[derive(Debug, PartialEq)]
pub struct Legal<M>(M);

impl<M> Legal<M> {
    /// For whoever walked to it alone.
    pub(super) fn of(mv: M) -> Self {
        Legal(mv)
    }
}

impl<M> Deref for Legal<M> {
    type Target = M;

    fn deref(&self) -> &M {
        &self.0
    }
}

/// Something typed, or why the walk goes no further.
pub type Step<T, G> = Result<T, Stop<G>>;

/// Why a walk goes no further.
#[derive(Debug)]
pub enum Stop<G: Questions> {
    /// Here is a question that was not answered yet.
    Open(Box<Question<G>>),
    /// The answer is not legal, and why; without a reason where it makes no sense at all.
    No(Option<G::Bar>),
    /// The answer does not fit the question, whatever the game: it names too few things, say. Only the walk finds that.
    Unfit(Refusal),
}

/// A question that is open.
#[derive(Debug)]
pub struct Question<G: Questions> {
    /// The name of its slot.
    pub slot: &'static str,
    /// All legal picks, each once.
    pub legal: Options<G::Pick>,
    /// How few and how many of them are picked; nothing where it is a single one.
    pub bounds: Option<(usize, usize)>,
    /// What has a reason why it cannot be picked, where the walk was asked for reasons.
    pub barred: Vec<(G::Pick, Option<G::Bar>)>,
}

/// Some things of a slot, in the order in which they were offered.
pub type Several<T> = SmallVec<[T; 8]>;

/// A slot with the place in the draft where its answer is kept. It has the type of what is picked there.
pub struct Key<D, T> {
    /// The name of the slot.
    pub slot: &'static str,
    /// Its place in the draft.
    pub place: fn(&mut D) -> &mut Option<T>,
}

/// What can be picked in a slot: a thing of the game, with a pick that stands for it.
pub trait Thing<P>: Copy + PartialEq + Into<P> + TryFrom<P> {}

impl<P, T: Copy + PartialEq + Into<P> + TryFrom<P>> Thing<P> for T {}

/// A way through the questions of a game: where the answers come from, and the draft of those that were given.
///
/// A question is put with [`Walk::one`] or [`Walk::several`]. If it was answered, the answer comes back with its type and
/// stands in the draft; if it was not, the question ends the walk, and so does an answer that is not legal.
pub struct Walk<'a, G: Questions> {
    lead: Lead<'a, G>,
    /// The answers so far, those of several in the order offered, where somebody wants to know them.
    given: Option<Answers<G::Pick>>,
    /// What was answered, slot by slot, where somebody words or draws what is asked.
    pub(super) draft: Option<G::Draft>,
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
pub enum Extent {
    /// The question that stands there.
    Question,
    /// The question, and what is barred there, with the reasons.
    Reasons,
}

/// Walks where a guide leads, in one go; nowhere, where nothing is legal.
pub(crate) fn wander<G: Questions>(
    game: &G,
    seat: Seat,
    guide: &mut dyn Guide,
) -> Option<Way<G::Pick, Legal<G::Move>>> {
    let mut walk = Walk { given: Some(Answers::new()), ..Walk::bare(Lead::Guide(guide), Extent::Question) };
    let mv = walk.go(game, seat).ok()?;
    Some((walk.given?, mv))
}

/// The same for whoever wants nothing but the move: games are played by the million that way.
pub(super) fn stray<G: Questions>(game: &G, seat: Seat, guide: &mut dyn Guide) -> Option<Legal<G::Move>> {
    Walk::bare(Lead::Guide(guide), Extent::Question).go(game, seat).ok()
}

impl<'a, G: Questions> Walk<'a, G> {
    /// A walk of which nothing is kept but where it leads.
    fn bare(lead: Lead<'a, G>, extent: Extent) -> Self {
        Walk { lead, given: None, draft: None, extent }
    }

    /// A walk along a path.
    pub(super) fn along(path: &'a [Answer<G::Pick>], extent: Extent) -> Self {
        Walk { draft: Some(G::Draft::default()), ..Walk::straight(path, extent) }
    }

    /// A walk along a path of which no draft is kept.
    pub(super) fn straight(path: &'a [Answer<G::Pick>], extent: Extent) -> Self {
        Walk::bare(Lead::Path(path.iter()), extent)
    }

    /// Goes the whole way; too far, where answers are left that no question asked for.
    pub(super) fn go(&mut self, game: &G, seat: Seat) -> Step<Legal<G::Move>, G> {
        #[cfg(test)]
        if let Lead::Path(path) = &self.lead {
            super::work::walked(game, path.as_slice().iter().map(Answer::token));
        }
        let step = G::ask(&game.seen(seat), self).map(Legal::of);
        match &self.lead {
            Lead::Path(left) if step.is_ok() && !left.as_slice().is_empty() => {
                Err(Stop::Unfit(Refusal::of("refused-too-long")))
            }
            Lead::Path(_) | Lead::Guide(_) => step,
        }
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
        if let Some(draft) = &mut self.draft {
            *(key.place)(draft) = Some(thing);
        }
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
                    return Err(self.open(key.slot, None, &legal, tempting, why));
                }
                Some(Answer::Some(_)) => return Err(Stop::Unfit(Refusal::of("refused-unknown"))),
                Some(Answer::One(pick)) => {
                    let thing = typed(*pick)?;
                    let is_legal = legal.into_iter().any(|one| one == thing);
                    if is_legal { thing } else { return Err(Stop::No(why(thing))) }
                }
            },
        };
        if let Some(given) = &mut self.given {
            given.push(Answer::One(thing.into()));
        }
        self.keep(key, thing);
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
                None => return Err(self.open(key.slot, Some(bounds), &legal, tempting, why)),
                Some(Answer::Some(picks)) => some_of(picks, &legal, bounds, why)?,
                Some(Answer::One(pick)) => some_of(&[*pick], &legal, bounds, why)?,
            },
        };
        if let Some(given) = &mut self.given {
            given.push(Answer::Some(things.iter().map(|thing| (*thing).into()).collect()));
        }
        if self.draft.is_some() {
            self.keep(key, things.clone());
        }
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

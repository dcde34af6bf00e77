//! What a game asks, in its own types: the walk that puts its questions one after the other, the draft that keeps what was
//! answered, and the move that comes of it.

use std::fmt::Debug;
use std::ops::Deref;

use smallvec::SmallVec;

use super::{Chance, Options, Refusal, Rules, Seat, Walk};

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
    /// For the walk alone.
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

/// What stands for a slot where all is decided.
pub const DECIDED: &str = "";

/// A question as it is worded and drawn: which slot is asked, and how it came to that.
pub struct Asking<'a, 'g, G: Questions> {
    /// What the seat that is asked sees.
    pub seen: &'a G::Seen<'g>,
    /// The name of the slot; [`DECIDED`] once nothing is left to ask.
    pub slot: &'static str,
    /// What was answered before.
    pub draft: &'a G::Draft,
    /// All legal picks.
    pub legal: &'a [G::Pick],
}

//! What everybody could see, kept to find out later what is new.

use std::any::Any;
use std::fmt::{self, Debug, Formatter};
use std::ops::Deref;
use std::sync::Arc;

use super::{Rules, Seat, Seats, Viewer};

/// What everybody may know of a position.
pub struct Public<G: Rules>(G::View);

impl<G: Rules> Public<G> {
    /// What everybody may know of this position.
    pub fn of(game: &G) -> Self {
        Public(game.view(Viewer::Public))
    }
}

impl<G: Rules> Deref for Public<G> {
    type Target = G::View;

    fn deref(&self) -> &G::View {
        &self.0
    }
}

/// What everybody could see at some moment, for whoever does not know the game.
#[derive(Clone)]
pub struct Glimpse(Arc<dyn Any + Send + Sync>);

impl Glimpse {
    /// What everybody sees now.
    pub(super) fn of<G: Rules>(game: &G) -> Glimpse {
        Glimpse(Arc::new(Public::of(game)))
    }

    /// What was seen, of a table of this game.
    pub(super) fn seen<G: Rules>(&self) -> Option<&Public<G>> {
        self.0.downcast_ref()
    }
}

/// The cards that a seat held at some moment, for whoever does not know the game. What is made of them is for that seat alone.
#[derive(Clone, Debug, PartialEq)]
pub struct Held {
    seat: Seat,
    is_empty: bool,
    cards: Glimpse,
}

impl Held {
    /// What a seat holds.
    pub(super) fn of<S: Send + Sync + 'static>(seat: Seat, cards: Vec<S>) -> Held {
        Held { seat, is_empty: cards.is_empty(), cards: Glimpse(Arc::new(cards)) }
    }

    /// Whether nothing is held.
    pub const fn is_empty(&self) -> bool {
        self.is_empty
    }

    /// What that seat held, if these are its cards, in spots of its game.
    pub(super) fn by<S: 'static>(&self, seat: Seat) -> Option<&[S]> {
        let cards: &Vec<S> = self.cards.0.downcast_ref()?;
        (self.seat == seat).then_some(cards.as_slice())
    }
}

impl Debug for Glimpse {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        write!(f, "Glimpse({:p})", self.0)
    }
}

/// The same moment of the same table.
impl PartialEq for Glimpse {
    fn eq(&self, other: &Self) -> bool {
        Arc::ptr_eq(&self.0, &other.0)
    }
}

/// By which places something went, as everybody was told: what it is, and where it came to one after the other.
pub type Way<S> = (S, Box<[S]>);

/// By which ways something went in a step, for whoever does not know the game.
#[derive(Clone)]
pub struct Ways(Arc<dyn Any + Send + Sync>);

impl Ways {
    /// These, if there are any.
    pub(super) fn of<S: Send + Sync + 'static>(ways: Vec<Way<S>>) -> Option<Ways> {
        (!ways.is_empty()).then(|| Ways(Arc::new(ways.into_boxed_slice())))
    }

    /// The ways, at a table whose places are of that kind.
    fn each<S: 'static>(&self) -> impl Iterator<Item = &Way<S>> {
        self.0.downcast_ref::<Box<[Way<S>]>>().into_iter().flatten()
    }
}

impl Debug for Ways {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        f.write_str("Ways")
    }
}

/// They follow from what is told of the same step, which is compared.
impl PartialEq for Ways {
    fn eq(&self, _: &Self) -> bool {
        true
    }
}

/// A turn: decisions of one seat, one after the other, or what all do at once.
#[derive(Clone, Debug, PartialEq)]
pub struct Turn {
    /// Whose turn it is; nobody's where all do it at once.
    pub seat: Option<Seat>,
    /// What everybody saw when it began.
    pub before: Glimpse,
    /// By which ways something went in it, step by step.
    pub ways: Vec<Ways>,
}

impl Turn {
    /// The places that a thing came to in it, one after the other, as far as that was told.
    pub(super) fn way<S: Clone + PartialEq + 'static>(&self, spot: &S) -> Vec<S> {
        let ways = self.ways.iter().flat_map(Ways::each::<S>).filter(|(what, _)| what == spot);
        ways.flat_map(|(_, way)| way.iter().cloned()).collect()
    }
}

/// From when to when a picture tells what is new: the turns, the oldest first. The last of them reaches to the position
/// that the picture shows.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Window {
    /// The turns.
    pub turns: Vec<Turn>,
    /// Whoever knows what they did themselves.
    pub own: Option<Seat>,
    /// At most so many turns are told of.
    pub most: usize,
}

impl Window {
    /// The same with nothing to tell.
    pub fn none() -> Window {
        Window::default()
    }

    /// Whether there is nothing to tell.
    pub fn is_empty(&self) -> bool {
        self.turns.is_empty()
    }

    /// A window over these turns, for these seats, at a table of so many.
    pub fn over(turns: Vec<Turn>, asked: Seats, seats: u8) -> Window {
        let own = asked.first().filter(|_| asked.len() == 1);
        Window { turns, own, most: seats.into() }
    }
}

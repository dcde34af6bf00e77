//! What is known of a movement while it is asked for.

use std::rc::Rc;

use smallvec::SmallVec;

use super::effect::Effect;
use super::journey::Reach;
use super::map::Place;
use super::print::Travel;
use super::route::Route;

/// A travel space with dice the lowest of which shows a number: how far it leads, and what the space costs.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Start {
    /// The space.
    pub(super) travel: Travel,
    /// The lowest die.
    pub(super) lowest: u8,
    /// How many steps it gives.
    pub(super) steps: u8,
    /// What the space costs.
    pub(super) price: Effect,
}

/// What is known of a movement while it is asked for: words and pictures need it besides the question, and work nothing
/// of it out again.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Trip {
    /// The travel spaces that can be used; none for a movement that a gain brings.
    pub(super) starts: SmallVec<[Start; 18]>,
    /// What each figure can reach, or just the one that is asked about; one for both where they stand together.
    pub(super) reaches: SmallVec<[Rc<Reach>; 2]>,
    /// Where the movement that is asked about ends.
    pub(super) goal: Option<Place>,
    /// Where it begins.
    pub(super) from: Option<Place>,
    /// The steps that are left, and the price of all that was chosen.
    pub(super) limit: (u8, Effect),
    /// The cities for an extra post, with the price of the cheapest ways that pass them.
    pub(super) posts: Vec<(Place, Effect)>,
    /// The routes that were picked, each with where it begins.
    pub(super) walked: Vec<(Place, Route)>,
}

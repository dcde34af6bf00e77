//! What a seat sees of a position, as far as its questions depend on it: borrowed, so that it can be made for every
//! question. Whatever is not here no question can depend on.

use smallvec::SmallVec;

use super::cards::{Bonus, GoodsCard};
use super::phases::surplus;
use super::place::Place;
use super::places::Places;
use super::reach::Reach;
use super::state::{GoldenCity, Pair, Phase, Player};
use crate::rules::Seat;

/// A position as a seat sees it that is asked something.
pub struct Seen<'a> {
    /// What is being done.
    pub(super) phase: Phase,
    /// The pairs, while they are bid for.
    pub(super) pairs: &'a [Pair],
    /// What displacing somebody costs.
    pub(super) price: u8,
    /// The seat's own things.
    pub(super) own: &'a Player,
    /// Where everybody sees that it could build.
    pub(super) reach: Reach,
    /// Where houses stand, seat by seat.
    houses: SmallVec<[Places; 4]>,
    /// The goods cards that lie open.
    pub(super) goods: &'a [GoodsCard],
    /// Whether goods cards lie face down.
    pub(super) pile: bool,
    /// The bonus cards left, while the seat looks through them (GC-Q32).
    pub(super) bonus: &'a [Bonus],
}

impl<'a> Seen<'a> {
    /// What that seat sees.
    pub(super) fn of(game: &'a GoldenCity, seat: Seat) -> Seen<'a> {
        Seen {
            phase: game.phase,
            pairs: &game.pairs,
            price: game.price(),
            own: game.player(seat),
            reach: game.reach(seat),
            houses: game.players.iter().map(|player| player.houses).collect(),
            goods: &game.goods,
            pile: !game.goods_pile.is_empty(),
            bonus: if game.looks(seat) { &game.bonus } else { &[] },
        }
    }

    /// The places on which it can build with the cards in its hand.
    pub(super) fn buildable(&self) -> Places {
        self.reach.buildable(self.own.hand)
    }

    /// Whose house takes the whole place.
    pub(super) fn owner(&self, place: Place) -> Option<Seat> {
        let at = self.houses.iter().position(|houses| houses.and(Places::SINGLE).has(place));
        at.map(|at| Seat(at as u8))
    }

    /// How many cards must be discarded before the turn ends.
    pub(super) fn surplus(&self) -> usize {
        surplus(self.own.hand)
    }
}

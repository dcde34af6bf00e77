//! Where a seat may build, and what a house costs there (GC-35 to GC-49). Of the places, everybody can see which a
//! seat's roads, free harbours and keys allow; which of them its hand can pay is its own business.

use smallvec::SmallVec;

use super::board::{Kind, Place, of_land};
use super::cards::Terrain;
use super::held::Terrains;
use super::places::Places;
use super::state::GoldenCity;
use crate::rules::Seat;

/// What a place costs in terrain cards: which kind, and how many.
pub fn cost(place: Place) -> (Terrain, u8) {
    match place.kind() {
        Kind::Harbour => (Terrain::Coast, 1),
        Kind::Suburb | Kind::Outer | Kind::Inner => (place.terrain(), 2),
    }
}

/// Whether a key is needed besides (GC-46).
pub fn needs_key(place: Place) -> bool {
    place.kind() == Kind::Inner
}

/// The places that are still open to whoever has built on `own`, while all have built on `all`: free harbours, and what
/// a road joins to an own house (GC-35, GC-36, GC-Q2), unless it is taken (GC-38, GC-39).
pub(super) fn open(own: Places, all: Places) -> Places {
    Places::HARBOURS.or(own.near()).without(all.and(Places::SINGLE)).without(own)
}

impl GoldenCity {
    /// The places still open to a seat, keys and cards aside.
    pub(super) fn open_to(&self, seat: Seat) -> Places {
        open(self.player(seat).houses, self.houses())
    }

    /// Those that its keys and the number of its cards do not rule out: what everybody can see to be possible.
    pub(super) fn possible(&self, seat: Seat) -> Places {
        if self.left(seat) == 0 {
            return Places::NONE;
        }
        let player = self.player(seat);
        let keyless = if player.keys == 0 { Places::INNER } else { Places::NONE };
        let poor = match player.hand.len() {
            0 => return Places::NONE,
            1 => Places::CITY.or(Places::SINGLE).without(Places::HARBOURS),
            _ => Places::NONE,
        };
        self.open_to(seat).without(keyless).without(poor)
    }

    /// Those that the seat can also pay for.
    pub(super) fn buildable(&self, seat: Seat) -> Places {
        let hand = self.player(seat).hand;
        let harbours = if payable(hand, Terrain::Coast, 1) { Places::HARBOURS } else { Places::NONE };
        let lands = Terrain::LANDS.into_iter().filter(|land| payable(hand, *land, 2));
        self.possible(seat).and(lands.fold(harbours, |all, land| all.or(of_land(land))))
    }

    /// Whether the seat still has houses and no place is open to it, whatever its cards and keys (GC-82, GC-Q20).
    pub(super) fn is_stuck(&self, seat: Seat) -> bool {
        self.left(seat) > 0 && self.open_to(seat).is_empty()
    }
}

/// How many cards of any kind two cards of a kind can stand for, but for that kind itself.
fn jokers(hand: Terrains, kind: Terrain) -> u8 {
    Terrain::ALL.iter().filter(|other| **other != kind).map(|other| hand.count(*other) / 2).sum()
}

/// Whether a hand can pay so many cards of a kind.
fn payable(hand: Terrains, kind: Terrain, count: u8) -> bool {
    hand.count(kind).min(count) + jokers(hand, kind) >= count
}

/// Ways to pay for a house.
pub type Payments = SmallVec<[Terrains; 8]>;

/// The distinct ways in which a hand can pay so many cards, one or two, of a kind: those cards, or two alike of another
/// kind in place of each (GC-47, GC-48). Nothing is wasted, and two of the kind never stand for one of it (GC-Q16).
/// Those with fewer jokers come first.
pub fn payments(hand: Terrains, kind: Terrain, count: u8) -> Payments {
    let others = || Terrain::ALL.iter().copied().filter(move |other| *other != kind);
    let joker = |other: Terrain| Terrains::of(other, 2);
    let mut ways = Payments::new();
    let mut offer = |pay: Terrains| {
        if hand.without(pay).is_some() && !ways.contains(&pay) {
            ways.push(pay);
        }
    };
    offer(Terrains::of(kind, count));
    let rest = Terrains::of(kind, count.saturating_sub(1));
    others().for_each(|other| offer(rest.with(joker(other))));
    if count == 2 {
        for first in others() {
            others().filter(|second| *second >= first).for_each(|second| offer(joker(first).with(joker(second))));
        }
    }
    ways
}

//! What the rules ask of a seat: one function a verb, each question with what is legal, what is tempting and why not.
//! Where a seat may build and what it can pay is worked out in `reach`, what it sees in `seen`, what a move does in
//! `phases`.
//!
//! A question with a single answer is asked all the same, so that a typed command may name the answer; whoever shows
//! questions passes over it. Not asked for is what to discard of cards that are all alike.

use super::cards::{Bonus, GoodsCard, PAIRINGS};
use super::moves::*;
use super::phases;
use super::place::{Kind, Place};
use super::places::Places;
use super::reach::{cost, needs_key, payments};
use super::seen::Seen;
use super::state::{GoldenCity, Phase};
use super::terrain::Terrain;
use crate::rules::{Chance, Legal, Questions, Seat};

/// A move, or why the walk goes no further.
type Step = crate::rules::Step<Move, GoldenCity>;

/// The walk through these questions.
type Walk<'a> = crate::rules::Walk<'a, GoldenCity>;

/// Why something cannot be picked; in words in `refuse`.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Bar {
    /// Now something else is done.
    NotNow(Phase),
    /// Nobody can pass in this phase.
    MustAct(Phase),
    /// The hand pays for no house.
    NothingToBuild,
    /// There are not so many pairs.
    NoPair,
    /// Somebody's hand lies on the pair, and displacing it costs more than the seat has.
    Coins { owner: Seat, price: u8, have: u16 },
    /// The seat has a house there.
    Yours(Place),
    /// Somebody else has, and it takes the whole place.
    Taken(Place, Seat),
    /// No road leads there from an own house.
    NoRoad(Place),
    /// It takes a key.
    NoKey(Place),
    /// It takes cards that the seat does not have.
    Cards(Place),
    /// These cards do not pay for it, or are not in hand.
    Payment(Place),
    /// The goods card does not lie open.
    NotOpen(GoodsCard),
    /// There is no goods card face down.
    NoPile,
    /// The seat does not have the goods card.
    NoSuchGood(GoodsCard),
    /// Somebody has the bonus card.
    BonusGone(Bonus),
    /// The terrain card is not in hand.
    NotHeld(Terrain),
}

impl Questions for GoldenCity {
    type Move = Move;
    type Draft = Draft;
    type Bar = Bar;
    type Seen<'a> = Seen<'a>;

    fn seen(&self, seat: Seat) -> Seen<'_> {
        Seen::of(self, seat)
    }

    fn ask(at: &Seen, walk: &mut Walk) -> Step {
        let legal = Act::ALL.into_iter().filter(|act| barred_verb(at, *act).is_none());
        let tempting = (at.phase == Phase::Build).then_some(Act::Build);
        match walk.one(Draft::VERB, legal, tempting, |act| barred_verb(at, act))? {
            Act::Bid => bid(at, walk),
            Act::Build => build(at, walk),
            Act::Good => good(at, walk),
            Act::Return => give_up(at, walk),
            Act::Bonus => bonus(at, walk),
            Act::Discard => discard(at, walk),
            Act::Pass => Ok(Move::Pass),
        }
    }

    fn apply(&mut self, seat: Seat, mv: &Legal<Move>, chance: &mut dyn Chance) -> Vec<Event> {
        phases::apply(self, seat, **mv, chance)
    }
}

/// Why a seat cannot begin with a verb now.
fn barred_verb(at: &Seen, act: Act) -> Option<Bar> {
    match (at.phase, act) {
        (Phase::Bid, Act::Bid) | (Phase::Good, Act::Good) | (Phase::Return, Act::Return) => None,
        (Phase::Bonus, Act::Bonus) | (Phase::Discard, Act::Discard) | (Phase::Build, Act::Pass) => None,
        (Phase::Build, Act::Build) => at.buildable().is_empty().then_some(Bar::NothingToBuild),
        (phase, Act::Pass) => Some(Bar::MustAct(phase)),
        (phase, _) => Some(Bar::NotNow(phase)),
    }
}

/// A pair: a free one, or one of somebody else if the seat can pay (GC-20, GC-21, GC-Q11).
fn bid(at: &Seen, walk: &mut Walk) -> Step {
    let all = || (0..at.pairs.len() as u8).map(PairAt);
    let legal = all().filter(|pair| barred_pair(at, *pair).is_none());
    Ok(Move::Bid(walk.one(Draft::PAIR, legal, all(), |pair| barred_pair(at, pair))?))
}

/// Why a seat cannot bid for a pair (GC-20, GC-21, GC-29).
fn barred_pair(at: &Seen, PairAt(pair): PairAt) -> Option<Bar> {
    let Some(pair) = at.pairs.get(usize::from(pair)) else { return Some(Bar::NoPair) };
    let (price, have) = (at.price, at.own.coins);
    pair.hand.filter(|_| have < price.into()).map(|owner| Bar::Coins { owner, price, have })
}

/// A place, and the cards that pay for it (GC-31, GC-Q16).
fn build(at: &Seen, walk: &mut Walk) -> Step {
    let legal = by_cost(at.buildable());
    let place = walk.one(Draft::SITE, legal, tempting(at).iter(), |place| barred_site(at, place))?;
    let (kind, count) = cost(place);
    let ways = payments(at.own.hand, kind, count);
    let wrong = |pay| (!ways.contains(&pay)).then_some(Bar::Payment(place));
    let pay = walk.one(Draft::PAY, ways.iter().copied(), [], wrong)?;
    Ok(Move::Build { place, pay })
}

/// Places by what they cost, the dearest first: inner districts, outer ones, suburbs, harbours.
fn by_cost(places: Places) -> impl Iterator<Item = Place> {
    let kinds = [Kind::Inner, Kind::Outer, Kind::Suburb, Kind::Harbour];
    kinds.into_iter().flat_map(move |kind| places.iter().filter(move |place| place.kind() == kind))
}

/// The places on which somebody might want to build: those that roads lead to, all harbours, and the city.
fn tempting(at: &Seen) -> Places {
    let houses = at.own.houses;
    Places::HARBOURS.or(Places::CITY).or(houses.near()).or(houses)
}

/// Why the seat cannot build on a place (GC-35 to GC-48).
fn barred_site(at: &Seen, place: Place) -> Option<Bar> {
    if at.own.houses.has(place) {
        return Some(Bar::Yours(place));
    }
    if let Some(owner) = at.owner(place) {
        return Some(Bar::Taken(place, owner));
    }
    if !at.reach.open().has(place) {
        return Some(Bar::NoRoad(place));
    }
    if needs_key(place) && at.own.keys == 0 {
        return Some(Bar::NoKey(place));
    }
    (!at.buildable().has(place)).then_some(Bar::Cards(place))
}

/// Each card once, however many there are of it.
fn each_once(cards: &[GoodsCard]) -> impl Iterator<Item = GoodsCard> + '_ {
    cards.iter().enumerate().filter(|(at, card)| !cards[..*at].contains(card)).map(|(_, card)| *card)
}

/// An open goods card, or the top of the pile (GC-58).
fn good(at: &Seen, walk: &mut Walk) -> Step {
    let legal = each_once(at.goods).map(Some).chain(at.pile.then_some(None));
    let tempting = (0..PAIRINGS).map(GoodsCard::nth).map(Some).chain([None]);
    let gone = |card: Option<GoodsCard>| match card {
        Some(card) => (!at.goods.contains(&card)).then_some(Bar::NotOpen(card)),
        None => (!at.pile).then_some(Bar::NoPile),
    };
    Ok(Move::Good(walk.one(Draft::GOOD, legal, tempting, gone)?))
}

/// Which of five goods cards to give up (GC-60).
fn give_up(at: &Seen, walk: &mut Walk) -> Step {
    let held = &at.own.goods;
    let missing = |card| (!held.contains(&card)).then_some(Bar::NoSuchGood(card));
    Ok(Move::Return(walk.one(Draft::RETURNED, each_once(held), [], missing)?))
}

/// One of the bonus cards left (GC-57).
fn bonus(at: &Seen, walk: &mut Walk) -> Step {
    let gone = |card| (!at.bonus.contains(&card)).then_some(Bar::BonusGone(card));
    Ok(Move::Bonus(walk.one(Draft::BONUS, at.bonus.iter().copied(), Bonus::ALL, gone)?))
}

/// The terrain cards over the limit (GC-33).
fn discard(at: &Seen, walk: &mut Walk) -> Step {
    let (hand, count) = (at.own.hand, at.surplus());
    if hand.all_alike() {
        return Ok(Move::Discard(hand.iter().take(count).collect()));
    }
    let legal = hand.numbered().map(|(kind, copy)| Card { kind, copy });
    let tempting = Terrain::ALL.map(|kind| Card { kind, copy: 1 });
    let is_held = |card: Card| hand.numbered().any(|held| held == (card.kind, card.copy));
    let missing = |card: Card| (!is_held(card)).then_some(Bar::NotHeld(card.kind));
    let cards = walk.several(Draft::CARDS, legal, (count, count), tempting, missing)?;
    Ok(Move::Discard(cards.iter().map(|card| card.kind).collect()))
}

//! What the rules ask of a seat: one function a verb, each question with what is legal, what is tempting and why not.
//! What something costs is worked out in `price`, what a seat sees in `seen`, what a move does in `phases`.
//!
//! A question with a single answer is asked all the same, so that a typed command may name the answer; whoever shows
//! questions passes over it. Not asked for are payments of nothing, and of cards that are all alike.

use super::cards::Kind;
use super::held::Cards;
use super::limits::{self, Library, Lot};
use super::moves::*;
use super::phases;
use super::price::{Means, Terms};
use super::seen::Seen;
use super::sites::Sites;
use super::state::{Phase, SanJuan};
use crate::rules::{Chance, Key, Legal, Questions, Seat, Several};

/// A move or a part of it, or why the walk goes no further.
type Step<T> = crate::rules::Step<T, SanJuan>;

/// The walk through these questions.
type Walk<'a> = crate::rules::Walk<'a, SanJuan>;

/// Why something cannot be picked; in words in `refuse`.
#[derive(Clone, Debug, PartialEq)]
pub enum Bar {
    /// Another phase runs.
    NotNow(Phase),
    /// Nobody can pass in this phase.
    MustAct(Phase),
    /// No card in hand can be built.
    NothingToBuild,
    /// With an Archive cards are discarded, not kept.
    Archive,
    /// Without one cards are kept, not discarded.
    NoArchive,
    /// Somebody has the role.
    Taken(Role, Seat),
    /// The card is not in hand, or not among those drawn.
    NotHeld(Kind),
    /// The seat has this violet building.
    Owned(Kind),
    /// The card costs more than can be paid.
    Dear { card: Kind, cost: usize, have: usize },
    /// A Crane is never covered.
    CoverCrane,
    /// A building is not covered by its own kind.
    CoverSame(Kind),
    /// The building stands nowhere in the row.
    NotYours(Kind),
    /// The good is lost under what covers it.
    GoodLost(Kind),
    /// There is no good on the building.
    NoGood(Kind),
    /// There is one already.
    HasGood(Kind),
    /// Nothing is produced there.
    NoProduction(Kind),
    /// The Gold Mine did not turn the card up.
    NotTurned(Kind),
}

impl Questions for SanJuan {
    type Move = Move;
    type Draft = Draft;
    type Bar = Bar;
    type Seen<'a> = Seen<'a>;

    fn seen(&self, seat: Seat) -> Seen<'_> {
        Seen::of(self, seat)
    }

    fn ask(at: &Seen, walk: &mut Walk) -> Step<Move> {
        let legal = Act::ALL.into_iter().filter(|act| barred_verb(at, *act).is_none());
        let tempting = (at.phase == Phase::Builder).then_some(Act::Build);
        match walk.one(Draft::VERB, legal, tempting, |act| barred_verb(at, act))? {
            Act::Role => role(at, walk),
            Act::Build => build(at, walk),
            Act::Produce => produce(at, walk),
            Act::Sell => sell(at, walk),
            Act::Keep if at.phase == Phase::Opening => {
                Ok(Move::Keep(pick_of(&limits::opening(at.drawn), Draft::HAND, walk)?))
            }
            Act::Keep => Ok(Move::Keep(pick_of(&at.dealt(), Draft::CARDS, walk)?)),
            Act::Discard if at.phase == Phase::HandLimit => {
                Ok(Move::Discard(pick_of(&at.surplus(), Draft::CARDS, walk)?))
            }
            Act::Discard => Ok(Move::Discard(pick_of(&at.dealt(), Draft::CARDS, walk)?)),
            Act::Mine => mine(at, walk),
            Act::Tuck => tuck(at, walk),
            Act::Pass => Ok(Move::Pass),
        }
    }

    fn apply(&mut self, seat: Seat, mv: &Legal<Move>, chance: &mut dyn Chance) -> Vec<Event> {
        phases::apply(self, seat, mv, chance)
    }
}

/// Why a seat cannot begin with a verb now.
fn barred_verb(at: &Seen, act: Act) -> Option<Bar> {
    match (at.phase, act) {
        (Phase::Opening, Act::Keep) | (Phase::Chapel, Act::Tuck) | (Phase::HandLimit, Act::Discard) => None,
        (Phase::Role, Act::Role) | (Phase::Builder, Act::Pass) | (Phase::Prospector, Act::Mine) => None,
        (Phase::Producer, Act::Produce | Act::Pass) | (Phase::Trader, Act::Sell | Act::Pass) => None,
        (Phase::Builder, Act::Build) => (!at.can_build()).then_some(Bar::NothingToBuild),
        (Phase::Councillor, Act::Keep) => at.files().then_some(Bar::Archive),
        (Phase::Councillor, Act::Discard) => (!at.files()).then_some(Bar::NoArchive),
        // What a Gold Mine has turned up must be decided about.
        (Phase::Prospector, Act::Pass) if at.mine.is_empty() => None,
        (phase, Act::Pass) => Some(Bar::MustAct(phase)),
        (phase, _) => Some(Bar::NotNow(phase)),
    }
}

/// A role still in the middle (SJ-9), and where the Library can be saved, whether to use it (SJ-106).
fn role(at: &Seen, walk: &mut Walk) -> Step<Move> {
    let taken = |role: Role| at.roles[role as usize].map(|seat| Bar::Taken(role, seat));
    let free = Role::ALL.into_iter().filter(|role| taken(*role).is_none());
    let role = walk.one(Draft::ROLE, free, Role::ALL, taken)?;
    let library = match at.library {
        Library::Asked => walk.one(Draft::LIBRARY, Consent::ALL, [], |_| None)? == Consent::Yes,
        offer => offer == Library::Used,
    };
    Ok(Move::Role { role, library })
}

/// The card, the place, the price, and the goods and cards that pay it (SJ-27, SJ-28, SJ-71, SJ-76).
fn build(at: &Seen, walk: &mut Walk) -> Step<Move> {
    let means = &at.means;
    let held = || at.hand.kinds().map(Card::first);
    let legal = held().filter(|card| means.builds(card.kind));
    let card = walk.one(Draft::CARD, legal, held(), |card| barred_card(at, card.kind))?.kind;
    let place = cover(means, card, walk)?;
    let terms = means.terms(card, place);
    let price = price(&terms, walk)?;
    let goods = pay_goods(means, &terms, price, walk)?;
    let pay = pay_cards(at.hand, card, price - goods.len(), walk)?;
    Ok(Move::Build(Build { card, cover: place.map(|at| at as u8), goods, price: price as u8, pay }))
}

/// Why a card cannot be built: of several places the one on which least is missing gives the reason.
fn barred_card(at: &Seen, card: Kind) -> Option<Bar> {
    if !at.hand.has(card) {
        return Some(Bar::NotHeld(card));
    }
    if !at.means.allows(card) {
        return Some(Bar::Owned(card));
    }
    let terms = at.means.grounds(card).map(|place| at.means.terms(card, place));
    terms.min_by_key(|terms| terms.cost.saturating_sub(terms.payable())).and_then(|terms| dear(card, &terms))
}

fn dear(card: Kind, terms: &Terms) -> Option<Bar> {
    (!terms.can_pay()).then(|| Bar::Dear { card, cost: terms.cost, have: terms.payable() })
}

/// A free place, or the building to cover.
fn cover(means: &Means, card: Kind, walk: &mut Walk) -> Step<Option<usize>> {
    if means.coverable(card).next().is_none() {
        return Ok(None);
    }
    let names = means.names();
    let legal = means.places(card).map(|place| place.map(|at| names[at]));
    let tempting = std::iter::once(None).chain(names.iter().copied().map(Some));
    let over = walk.one(Draft::COVER, legal, tempting, |over| barred_cover(means, card, over))?;
    Ok(over.and_then(|over| means.place(over)))
}

/// Why a card cannot be built on a place.
fn barred_cover(means: &Means, card: Kind, over: Option<Card>) -> Option<Bar> {
    match over.map(|over| (over.kind, means.place(over))) {
        Some((Kind::Crane, _)) => Some(Bar::CoverCrane),
        Some((kind, None)) => Some(Bar::NotYours(kind)),
        Some((kind, Some(_))) if kind == card => Some(Bar::CoverSame(kind)),
        Some((_, place)) => dear(card, &means.terms(card, place)),
        None => dear(card, &means.terms(card, None)),
    }
}

/// What to pay, where more than the cost is worth it (SJ-Q15).
fn price(terms: &Terms, walk: &mut Walk) -> Step<usize> {
    if terms.prices().nth(1).is_none() {
        return Ok(terms.cost);
    }
    let prices = terms.prices().map(|price| Price(price as u8));
    Ok(walk.one(Draft::PRICE, prices, [], |_| None)?.0.into())
}

/// The goods that pay, within bounds that leave the rest payable by cards (SJ-71, SJ-Q31).
fn pay_goods(means: &Means, terms: &Terms, price: usize, walk: &mut Walk) -> Step<Sites> {
    let bounds = terms.goods_bounds(price);
    if bounds.1 == 0 {
        return Ok(Sites::default());
    }
    pick_sites(means, terms.goods, Draft::GOODS, bounds, no_good, walk)
}

/// The hand cards that pay the rest, exactly (SJ-28, SJ-Q31).
fn pay_cards(hand: &Cards, card: Kind, price: usize, walk: &mut Walk) -> Step<Cards> {
    if price == 0 {
        return Ok(Cards::default());
    }
    let mut rest = hand.clone();
    rest.take(card);
    if rest.all_alike() {
        return Ok(rest.iter().take(price).collect());
    }
    pick_cards(&rest, Draft::PAY, (price, price), walk)
}

/// The buildings to produce on (SJ-38 to SJ-42).
fn produce(at: &Seen, walk: &mut Walk) -> Step<Move> {
    let bounds = (1, at.allowed(false));
    Ok(Move::Produce(pick_sites(&at.means, at.means.plants(false), Draft::BUILDINGS, bounds, not_empty, walk)?))
}

/// The goods to sell (SJ-47 to SJ-49).
fn sell(at: &Seen, walk: &mut Walk) -> Step<Move> {
    let bounds = (1, at.allowed(true));
    Ok(Move::Sell(pick_sites(&at.means, at.means.plants(true), Draft::GOODS, bounds, no_good, walk)?))
}

/// A card for the Chapel, or none (SJ-89).
fn tuck(at: &Seen, walk: &mut Walk) -> Step<Move> {
    Ok(Move::Chapel(one_or_none(at.hand, Draft::TUCKED, Bar::NotHeld, walk)?))
}

/// To turn the cards up; then which of them to take, or none (SJ-64, SJ-65).
fn mine(at: &Seen, walk: &mut Walk) -> Step<Move> {
    if at.mine.is_empty() {
        return Ok(Move::Turn);
    }
    Ok(Move::Mine(one_or_none(at.mine, Draft::CHOICE, Bar::NotTurned, walk)?))
}

fn one_or_none(
    cards: &Cards,
    key: Key<Draft, Option<Card>>,
    missing: fn(Kind) -> Bar,
    walk: &mut Walk,
) -> Step<Option<Kind>> {
    let is_there = |card: &Card| card.copy == 1 && cards.has(card.kind);
    let legal = cards.kinds().map(|kind| Some(Card::first(kind))).chain([None]);
    let picked = walk.one(key, legal, [], |card| card.filter(|card| !is_there(card)).map(|card| missing(card.kind)))?;
    Ok(picked.map(|card| card.kind))
}

/// Some of the buildings at these places. Why another building is none of them, `why` says of its kind and of whether it
/// carries a good.
fn pick_sites(
    means: &Means,
    sites: Sites,
    key: Key<Draft, Several<Card>>,
    bounds: (usize, usize),
    why: fn(Kind, bool) -> Bar,
    walk: &mut Walk,
) -> Step<Sites> {
    let names = means.names();
    let legal = sites.iter().map(|at| names[at]);
    let tempting = names.iter().copied().filter(|card| card.kind.is_production());
    let barred = |card: Card| match means.place(card) {
        None => Some(Bar::NotYours(card.kind)),
        Some(at) if sites.has(at) => None,
        Some(at) => Some(why(card.kind, means.sites[at].1)),
    };
    let picked = walk.several(key, legal, bounds, tempting, barred)?;
    Ok(picked.iter().filter_map(|card| means.place(*card)).collect())
}

/// A good that can neither be sold nor pay: there is none, or it is lost to what covers it (SJ-Q11).
fn no_good(kind: Kind, laden: bool) -> Bar {
    if laden { Bar::GoodLost(kind) } else { Bar::NoGood(kind) }
}

/// A building that cannot take a good.
fn not_empty(kind: Kind, _laden: bool) -> Bar {
    if kind.is_production() { Bar::HasGood(kind) } else { Bar::NoProduction(kind) }
}

fn pick_of(lot: &Lot, key: Key<Draft, Several<Card>>, walk: &mut Walk) -> Step<Cards> {
    pick_cards(&lot.cards, key, (lot.least, lot.most), walk)
}

fn pick_cards(cards: &Cards, key: Key<Draft, Several<Card>>, bounds: (usize, usize), walk: &mut Walk) -> Step<Cards> {
    let legal = cards.numbered().map(|(kind, copy)| Card { kind, copy });
    let missing = |card: Card| (!cards.numbered().any(|held| held == (card.kind, card.copy))).then_some(card.kind);
    let picked = walk.several(key, legal, bounds, [], |card| missing(card).map(Bar::NotHeld))?;
    Ok(picked.iter().map(|card| card.kind).collect())
}

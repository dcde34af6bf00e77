//! What the rules ask of a seat: the decision tree, one function a verb. Legality has its home here; what a pick
//! costs is worked out in `price`, what it does in `phases`.
//!
//! A question with a single answer is asked all the same, so that a typed command may name the answer; whoever shows
//! questions passes over it. Not asked for are payments of nothing, and of cards that are all alike.

use super::cards::Kind;
use super::held::Cards;
use super::limits::{Library, Lot};
use super::moves::*;
use super::price::{Means, Terms};
use super::refuse;
use super::state::{Phase, SanJuan, Sites};
use crate::rules::{Answer, Options, Refusal, Seat, Slot, VERB};

/// What is asked, in the types of this game.
pub(super) type Ask = crate::rules::Ask<Pick, Move>;

/// A move, or what has to be asked or refused before there is one.
type Step<T> = Result<T, Ask>;

/// The answers not looked at yet.
type Walk<'a> = crate::rules::Trail<'a, Pick>;

/// The answer to [`crate::rules::Rules::ask`].
pub(super) fn ask(game: &SanJuan, seat: Seat, path: &[Answer<Pick>]) -> Ask {
    let Some((first, rest)) = path.split_first() else {
        return Ask::One(Slot { name: VERB, options: verbs(game, seat) });
    };
    let Answer::One(verb) = *first else { return Ask::No(refuse::not_now(game.phase)) };
    if rest.is_empty() && !verbs(game, seat).contains(&verb) {
        return Ask::No(refuse::verb(game, seat, verb));
    }
    follow(game, seat, verb, &mut Walk::new(rest)).map_or_else(|ask| ask, Ask::Ready)
}

/// The verbs that a seat can begin with now.
fn verbs(game: &SanJuan, seat: Seat) -> Options<Pick> {
    let act = Pick::Act;
    let mut verbs = Options::new();
    match game.phase {
        Phase::Opening => verbs.push(act(Act::Keep)),
        Phase::Chapel => verbs.push(act(Act::Tuck)),
        Phase::HandLimit => verbs.push(act(Act::Discard)),
        Phase::Role => verbs.push(act(Act::Role)),
        Phase::Builder if can_build(game, seat) => verbs.extend([act(Act::Build), act(Act::Pass)]),
        Phase::Builder => verbs.push(act(Act::Pass)),
        Phase::Producer => verbs.extend([act(Act::Produce), act(Act::Pass)]),
        Phase::Trader => verbs.extend([act(Act::Sell), act(Act::Pass)]),
        Phase::Councillor if game.files(seat) => verbs.push(act(Act::Discard)),
        Phase::Councillor => verbs.push(act(Act::Keep)),
        Phase::Prospector if game.mine.is_empty() => verbs.extend([act(Act::Mine), act(Act::Pass)]),
        Phase::Prospector => verbs.push(act(Act::Mine)),
        Phase::Over => {}
    }
    verbs
}

fn follow(game: &SanJuan, seat: Seat, verb: Pick, walk: &mut Walk) -> Step<Move> {
    match verb {
        Pick::Act(Act::Role) => role(game, seat, walk),
        Pick::Act(Act::Build) => build(&Means::of(game, seat), &game.player(seat).hand, walk, &mut Plan::default()),
        Pick::Act(Act::Produce) => produce(game, seat, walk),
        Pick::Act(Act::Sell) => sell(game, seat, walk),
        Pick::Act(Act::Keep) => keep(game, seat, walk),
        Pick::Act(Act::Discard) => discard(game, seat, walk),
        Pick::Act(Act::Mine) => mine(game, walk),
        Pick::Act(Act::Tuck) => tuck(game, seat, walk),
        _ => Ok(Move::Pass),
    }
}

/// A role still in the middle (SJ-9), and where the Library can be saved, whether to use it (SJ-106).
fn role(game: &SanJuan, seat: Seat, walk: &mut Walk) -> Step<Move> {
    let free = Role::ALL.into_iter().filter(|role| game.roles[*role as usize].is_none());
    let role = match walk.one(ROLE, free.map(Pick::Role), |pick| refuse::role(game, pick))? {
        Pick::Role(role) => role,
        other => return Err(Ask::No(refuse::role(game, other))),
    };
    let library = match game.library_for(seat) {
        Library::Asked => walk.one(LIBRARY, [Pick::Yes, Pick::No], |_| refuse::not_offered())? == Pick::Yes,
        offer => offer == Library::Used,
    };
    Ok(Move::Role { role, library })
}

fn can_build(game: &SanJuan, seat: Seat) -> bool {
    let means = Means::of(game, seat);
    game.player(seat).hand.iter().any(|card| means.builds(card))
}

/// A building on the way: what is decided so far.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct Plan {
    /// The card to build.
    pub(super) card: Option<Kind>,
    /// The place of the building to cover.
    pub(super) place: Option<usize>,
    /// What is paid.
    pub(super) price: usize,
    /// The goods that pay.
    pub(super) goods: Sites,
}

impl Plan {
    /// The terms for the card, once there is one.
    pub(super) fn terms(&self, means: &Means) -> Option<Terms> {
        self.card.map(|card| means.terms(card, self.place))
    }
}

/// The name of the slot to which a path of the verb `build` leads, and what is decided by then.
pub(super) fn plan(means: &Means, hand: &Cards, path: &[Answer<Pick>]) -> (Option<&'static str>, Plan) {
    let mut plan = Plan::default();
    let rest = path.get(1..).unwrap_or_default();
    let slot = match build(means, hand, &mut Walk::new(rest), &mut plan) {
        Err(Ask::One(slot) | Ask::Several { slot, .. }) => Some(slot.name),
        _ => None,
    };
    (slot, plan)
}

/// The card, the place, the price, and the goods and cards that pay it (SJ-27, SJ-28, SJ-71, SJ-76).
fn build(means: &Means, hand: &Cards, walk: &mut Walk, plan: &mut Plan) -> Step<Move> {
    let options = hand.kinds().filter(|card| means.builds(*card)).map(|card| Pick::Card(card, 1));
    let card = match walk.one(CARD, options, |pick| refuse::card(means, hand, pick))? {
        Pick::Card(card, _) => card,
        other => return Err(Ask::No(refuse::card(means, hand, other))),
    };
    plan.card = Some(card);
    plan.place = cover(means, card, walk)?;
    let terms = means.terms(card, plan.place);
    plan.price = price(&terms, walk)?;
    plan.goods = pay_goods(means, &terms, plan.price, walk)?;
    let pay = pay_cards(hand, card, plan.price - plan.goods.len(), walk)?;
    let cover = plan.place.map(|at| at as u8);
    Ok(Move::Build(Build { card, cover, goods: plan.goods, price: plan.price as u8, pay }))
}

/// A free place, or the building to cover.
fn cover(means: &Means, card: Kind, walk: &mut Walk) -> Step<Option<usize>> {
    if means.coverable(card).next().is_none() {
        return Ok(None);
    }
    let names = means.names();
    let options = means.places(card).map(|place| place.map_or(Pick::None, |at| names[at]));
    let pick = walk.one(COVER, options, |pick| refuse::cover(means, card, pick))?;
    Ok(names.iter().position(|name| *name == pick))
}

/// What to pay, where more than the cost is worth it (SJ-Q15).
fn price(terms: &Terms, walk: &mut Walk) -> Step<usize> {
    let options: Options<Pick> = terms.prices().map(|price| Pick::Price(price as u8)).collect();
    if options.len() < 2 {
        return Ok(terms.cost);
    }
    match walk.one(PRICE, options, |_| refuse::not_offered())? {
        Pick::Price(price) => Ok(usize::from(price)),
        _ => Err(Ask::No(refuse::not_offered())),
    }
}

/// The goods that pay, within bounds that leave the rest payable by cards (SJ-71, SJ-Q31).
fn pay_goods(means: &Means, terms: &Terms, price: usize, walk: &mut Walk) -> Step<Sites> {
    let bounds = terms.goods_bounds(price);
    if bounds.1 == 0 {
        return Ok(Sites::default());
    }
    pick_sites(means, terms.goods, walk, GOODS, bounds, |pick| refuse::no_good(means, pick))
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
    pick_cards(&rest, walk, PAY, (price, price))
}

/// The buildings to produce on (SJ-38 to SJ-42).
fn produce(game: &SanJuan, seat: Seat, walk: &mut Walk) -> Step<Move> {
    let bounds = (1, game.most_produced(seat));
    let means = Means::of(game, seat);
    let sites =
        pick_sites(&means, game.player(seat).empty(), walk, BUILDINGS, bounds, |pick| refuse::not_empty(&means, pick))?;
    Ok(Move::Produce(sites))
}

/// The goods to sell (SJ-47 to SJ-49).
fn sell(game: &SanJuan, seat: Seat, walk: &mut Walk) -> Step<Move> {
    let bounds = (1, game.most_sold(seat));
    let means = Means::of(game, seat);
    Ok(Move::Sell(pick_sites(&means, game.player(seat).laden(), walk, GOODS, bounds, |pick| {
        refuse::no_good(&means, pick)
    })?))
}

/// The cards to keep out of those drawn (SJ-52, SJ-126).
fn keep(game: &SanJuan, seat: Seat, walk: &mut Walk) -> Step<Move> {
    let slot = if game.phase == Phase::Opening { HAND } else { CARDS };
    Ok(Move::Keep(pick_of(game.lot(seat), slot, walk)?))
}

/// The cards to discard: the surplus (SJ-18), or out of the whole hand with an Archive (SJ-67).
fn discard(game: &SanJuan, seat: Seat, walk: &mut Walk) -> Step<Move> {
    Ok(Move::Discard(pick_of(game.lot(seat), CARDS, walk)?))
}

fn pick_of(lot: Option<Lot>, slot: &'static str, walk: &mut Walk) -> Step<Cards> {
    let lot = lot.ok_or_else(|| Ask::No(refuse::not_offered()))?;
    pick_cards(&lot.cards, walk, slot, (lot.least, lot.most))
}

/// A card for the Chapel, or none (SJ-89).
fn tuck(game: &SanJuan, seat: Seat, walk: &mut Walk) -> Step<Move> {
    let options = game.player(seat).hand.kinds().map(|card| Pick::Card(card, 1)).chain([Pick::None]);
    match walk.one(CARD, options, refuse::not_held)? {
        Pick::Card(card, _) => Ok(Move::Chapel(Some(card))),
        _ => Ok(Move::Chapel(None)),
    }
}

/// To turn the cards up; then which of them to take, or none (SJ-64, SJ-65).
fn mine(game: &SanJuan, walk: &mut Walk) -> Step<Move> {
    if game.mine.is_empty() {
        return Ok(Move::Turn);
    }
    let options = game.mine.iter().map(|card| Pick::Card(card, 1)).chain([Pick::None]);
    match walk.one(CHOICE, options, refuse::not_turned)? {
        Pick::Card(card, _) => Ok(Move::Mine(Some(card))),
        _ => Ok(Move::Mine(None)),
    }
}

fn pick_sites(
    means: &Means,
    sites: Sites,
    walk: &mut Walk,
    slot: &'static str,
    bounds: (usize, usize),
    why: impl FnOnce(Pick) -> Refusal,
) -> Step<Sites> {
    let names = means.names();
    let options = sites.iter().map(|at| names[at]).collect();
    let picks = walk.several(slot, options, bounds, why)?;
    Ok(sites.iter().filter(|at| picks.contains(&names[*at])).collect())
}

fn pick_cards(cards: &Cards, walk: &mut Walk, slot: &'static str, bounds: (usize, usize)) -> Step<Cards> {
    let options = cards.numbered().map(|(kind, copy)| Pick::Card(kind, copy)).collect();
    let picks = walk.several(slot, options, bounds, refuse::not_held)?;
    Ok(picks.iter().filter_map(Pick::kind).collect())
}

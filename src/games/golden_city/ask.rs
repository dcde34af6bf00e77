//! What the rules ask of a seat: the decision tree, one function a verb. Where a seat may build and what it can pay is
//! worked out in `reach`, what a move does in `phases`.
//!
//! A question with a single answer is asked all the same, so that a typed command may name the answer; whoever shows
//! questions passes over it. Not asked for is what to discard of cards that are all alike.
#![expect(clippy::result_large_err, reason = "a question is handed on at once; a box would cost more than it saves")]

use super::board::Kind;
use super::cards::GoodsCard;
use super::moves::*;
use super::places::Places;
use super::reach::{cost, payments};
use super::refuse;
use super::state::{GoldenCity, Phase};
use crate::rules::{Answer, Options, Refusal, Seat, Slot, VERB};

/// What is asked, in the types of this game.
pub(super) type Ask = crate::rules::Ask<Pick, Move>;

/// A move, or what has to be asked or refused before there is one.
type Step<T> = Result<T, Ask>;

/// The answer to [`crate::rules::Rules::ask`].
pub(super) fn ask(game: &GoldenCity, seat: Seat, path: &[Answer<Pick>]) -> Ask {
    let Some((first, rest)) = path.split_first() else {
        return Ask::One(Slot { name: VERB, options: verbs(game, seat) });
    };
    let Answer::One(Pick::Act(verb)) = *first else { return Ask::No(refuse::not_now(game.phase)) };
    if rest.is_empty() && !verbs(game, seat).contains(&Pick::Act(verb)) {
        return Ask::No(refuse::verb(game.phase, verb));
    }
    let step = match verb {
        Act::Bid => bid(game, seat, rest),
        Act::Build => build(game, seat, rest),
        Act::Good => good(game, rest),
        Act::Return => give_up(game, seat, rest),
        Act::Bonus => bonus(game, rest),
        Act::Discard => discard(game, seat, rest),
        Act::Pass => Ok(Move::Pass),
    };
    step.map_or_else(|ask| ask, Ask::Ready)
}

/// The verbs that a seat can begin with now.
fn verbs(game: &GoldenCity, seat: Seat) -> Options<Pick> {
    let only = |act: Act| Options::from_slice(&[Pick::Act(act)]);
    match game.phase {
        Phase::Bid => only(Act::Bid),
        Phase::Build if game.buildable(seat).is_empty() => only(Act::Pass),
        Phase::Build => Options::from_slice(&[Pick::Act(Act::Build), Pick::Act(Act::Pass)]),
        Phase::Good => only(Act::Good),
        Phase::Return => only(Act::Return),
        Phase::Bonus => only(Act::Bonus),
        Phase::Discard => only(Act::Discard),
        Phase::Over => Options::new(),
    }
}

/// A single pick.
fn one(
    answer: Option<&Answer<Pick>>,
    name: &'static str,
    options: impl IntoIterator<Item = Pick>,
    why: impl FnOnce(Pick) -> Refusal,
) -> Step<Pick> {
    let options: Options<Pick> = options.into_iter().collect();
    match answer {
        Some(Answer::One(pick)) if options.contains(pick) => Ok(*pick),
        Some(Answer::One(pick)) => Err(Ask::No(why(*pick))),
        Some(Answer::Some(_)) | None => Err(Ask::One(Slot { name, options })),
    }
}

/// A pair: a free one, or one of somebody else if the seat can pay (GC-20, GC-21, GC-Q11).
fn bid(game: &GoldenCity, seat: Seat, rest: &[Answer<Pick>]) -> Step<Move> {
    let pairs = (0..game.pairs.len() as u8).filter(|pair| game.can_bid(seat, *pair));
    match one(rest.first(), PAIR, pairs.map(Pick::Pair), |pick| refuse::pair(game, seat, pick))? {
        Pick::Pair(pair) => Ok(Move::Bid(pair)),
        other => Err(Ask::No(refuse::pair(game, seat, other))),
    }
}

/// Places by what they cost, the dearest first: inner districts, outer ones, suburbs, harbours.
fn by_cost(places: Places) -> impl Iterator<Item = Pick> {
    let kinds = [Kind::Inner, Kind::Outer, Kind::Suburb, Kind::Harbour];
    kinds.into_iter().flat_map(move |kind| places.iter().filter(move |place| place.kind() == kind)).map(Pick::Place)
}

/// A place, and the cards that pay for it (GC-31, GC-Q16).
fn build(game: &GoldenCity, seat: Seat, rest: &[Answer<Pick>]) -> Step<Move> {
    let places = game.buildable(seat);
    let place = match rest.first() {
        Some(Answer::One(Pick::Place(place))) if places.has(*place) => *place,
        Some(Answer::One(pick)) => return Err(Ask::No(refuse::site(game, seat, *pick))),
        _ => return Err(Ask::one(SITE, by_cost(places))),
    };
    let (kind, count) = cost(place);
    let ways = payments(game.player(seat).hand, kind, count);
    match one(rest.get(1), PAY, ways.into_iter().map(Pick::Pay), |pick| refuse::pay(place, pick))? {
        Pick::Pay(pay) => Ok(Move::Build { place, pay }),
        other => Err(Ask::No(refuse::pay(place, other))),
    }
}

/// Each card once, however many there are of it.
fn each_once(cards: &[GoodsCard]) -> impl Iterator<Item = Pick> + '_ {
    cards.iter().enumerate().filter(|(at, card)| !cards[..*at].contains(card)).map(|(_, card)| Pick::Goods(*card))
}

/// An open goods card, or the top of the pile (GC-58).
fn good(game: &GoldenCity, rest: &[Answer<Pick>]) -> Step<Move> {
    let pile = (!game.goods_pile.is_empty()).then_some(Pick::Pile);
    match one(rest.first(), CARD, each_once(&game.goods).chain(pile), refuse::not_open)? {
        Pick::Goods(card) => Ok(Move::Good(Some(card))),
        _ => Ok(Move::Good(None)),
    }
}

/// Which of five goods cards to give up (GC-60).
fn give_up(game: &GoldenCity, seat: Seat, rest: &[Answer<Pick>]) -> Step<Move> {
    match one(rest.first(), CARD, each_once(&game.player(seat).goods), refuse::no_such_good)? {
        Pick::Goods(card) => Ok(Move::Return(card)),
        other => Err(Ask::No(refuse::no_such_good(other))),
    }
}

/// One of the bonus cards left (GC-57).
fn bonus(game: &GoldenCity, rest: &[Answer<Pick>]) -> Step<Move> {
    match one(rest.first(), CARD, game.bonus.iter().copied().map(Pick::Bonus), refuse::bonus_gone)? {
        Pick::Bonus(card) => Ok(Move::Bonus(card)),
        other => Err(Ask::No(refuse::bonus_gone(other))),
    }
}

/// The terrain cards over the limit (GC-33).
fn discard(game: &GoldenCity, seat: Seat, rest: &[Answer<Pick>]) -> Step<Move> {
    let (hand, count) = (game.player(seat).hand, game.surplus(seat));
    if hand.all_alike() {
        return Ok(Move::Discard(hand.iter().take(count).collect()));
    }
    let copies = hand.kinds().flat_map(|(kind, held)| (1..=held).map(move |copy| Pick::Card(kind, copy)));
    let options: Options<Pick> = copies.collect();
    match rest.first() {
        Some(Answer::Some(picks)) => {
            let kinds = picks.iter().filter_map(|pick| match pick {
                Pick::Card(kind, _) => Some(*kind),
                _ => None,
            });
            Ok(Move::Discard(kinds.collect()))
        }
        Some(Answer::One(pick)) if !options.contains(pick) => Err(Ask::No(refuse::not_held(*pick))),
        _ => Err(Ask::Several { slot: Slot { name: CARDS, options }, min: count, max: count }),
    }
}

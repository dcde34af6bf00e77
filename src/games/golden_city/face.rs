//! Questions in words: what is asked, and what may be tried in vain. Answers are `labels`'.

use super::cards::{Bonus, GoodsCard, PAIRINGS, Terrain};
use super::moves::*;
use super::phases::{GOODS_LIMIT, HAND_LIMIT};
use super::place::Place;
use super::places::Places;
use super::reach::payments;
use super::state::Phase;
use super::tell::{self, coins, place, terrains};
use super::view::{Own, View};
use crate::rules::{Answer, Text, VERB};

/// The verb of a path.
fn verb(path: &[Answer<Pick>]) -> Option<Act> {
    match path.first() {
        Some(Answer::One(Pick::Act(act))) => Some(*act),
        _ => None,
    }
}

/// The place picked to build on.
pub(super) fn site(path: &[Answer<Pick>]) -> Option<Place> {
    match path.get(1) {
        Some(Answer::One(Pick::Place(place))) => Some(*place),
        _ => None,
    }
}

/// What has to be done. Every seat bids once before anybody bids again: hands lie on pairs, or were pushed away.
pub(super) fn duty(view: &View) -> Text {
    let bids = view.pairs.iter().filter(|pair| pair.hand.is_some()).count() + usize::from(view.price) - 1;
    let is_again = view.phase == Phase::Bid && bids >= view.seats.len();
    if is_again { Text::of("gc-duty-bid-again") } else { tell::duty(view.phase) }
}

/// The question of a slot.
pub(super) fn prompt(view: &View, path: &[Answer<Pick>], slot: &'static str) -> Text {
    let Some(own) = &view.own else { return tell::duty(view.phase) };
    let seat = view.seat(own.seat);
    let held = |key: &'static str| {
        let text = Text::of(key).with("count", own.hand.len());
        text.with("hand", terrains(own.hand)).with("keys", seat.keys)
    };
    match (slot, view.phase) {
        (_, Phase::Bid) => Text::of("gc-ask-bid")
            .with("price", coins(view.price))
            .with("have", coins(seat.coins))
            .with("hand", terrains(own.hand)),
        (PAY, _) => match site(path) {
            Some(site) => Text::of("gc-ask-pay").with("place", place(site)).with("hand", terrains(own.hand)),
            None => tell::duty(view.phase),
        },
        (VERB, Phase::Build) if own.buildable.is_empty() => held("gc-ask-nothing"),
        (VERB | SITE, Phase::Build) if seat.left == 1 => held("gc-ask-last"),
        (VERB | SITE, Phase::Build) => held(if view.built == 0 { "gc-ask-first" } else { "gc-ask-second" }),
        (_, Phase::Good) if seat.goods.len() >= GOODS_LIMIT => Text::of("gc-ask-good-full"),
        (_, Phase::Good) => Text::of("gc-ask-good").with("have", seat.goods.len()),
        (_, Phase::Return) => Text::of("gc-ask-return"),
        (_, Phase::Bonus) => Text::of("gc-ask-bonus"),
        (_, Phase::Discard) => Text::of("gc-ask-discard")
            .with("count", own.hand.len())
            .with("n", own.hand.len().saturating_sub(HAND_LIMIT)),
        _ => tell::duty(view.phase),
    }
}

/// The ways in which the seat can pay for a house on a place.
pub(super) fn ways(own: &Own, site: Place) -> super::reach::Payments {
    let (kind, count) = super::reach::cost(site);
    payments(own.hand, kind, count)
}

/// What might be tried in vain, so that the reason can be given.
pub(super) fn shadows(view: &View, path: &[Answer<Pick>]) -> Vec<Pick> {
    let Some(own) = &view.own else { return Vec::new() };
    match (verb(path), view.phase) {
        (None, Phase::Build) => vec![Pick::Act(Act::Build)],
        (Some(Act::Bid), Phase::Bid) => (0..view.pairs.len() as u8).map(Pick::Pair).collect(),
        (Some(Act::Build), Phase::Build) if path.len() == 1 => tempting(view, own).iter().map(Pick::Place).collect(),
        (Some(Act::Good), Phase::Good) => {
            (0..PAIRINGS).map(|card| Pick::Goods(GoodsCard::nth(card))).chain([Pick::Pile]).collect()
        }
        (Some(Act::Bonus), Phase::Bonus) => Bonus::ALL.iter().copied().map(Pick::Bonus).collect(),
        (Some(Act::Discard), Phase::Discard) => Terrain::ALL.iter().map(|kind| Pick::Card(*kind, 1)).collect(),
        _ => Vec::new(),
    }
}

/// The places on which somebody might want to build: those that roads lead to, all harbours, and the city.
fn tempting(view: &View, own: &Own) -> Places {
    let houses = view.seat(own.seat).houses;
    Places::HARBOURS.or(Places::CITY).or(houses.near()).or(houses)
}

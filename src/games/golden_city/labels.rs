//! Answers in words: labels with what they cost and bring, and the notes behind them.

use super::board::{Kind, Reward};
use super::cards::{Bonus, GoodsCard, scored};
use super::face::{site, ways};
use super::moves::*;
use super::phases::HAND_LIMIT;
use super::place::Place;
use super::reach::{cost, needs_key};
use super::scoring::{district_letters, rank};
use super::state::Phase;
use super::tell::{self, coins, goods_card, letters, short, some, terrain};
use super::view::{Own, View};
use crate::rules::{Answer, Choice, Seat, Text};

/// How an option reads.
pub(super) fn label(view: &View, path: &[Answer<Pick>], pick: Pick) -> Choice {
    match (&view.own, pick) {
        (_, Pick::Act(act)) => Choice::of(verb(view, act)),
        (_, Pick::Pair(pair)) => self::pair(view, pair),
        (Some(own), Pick::Place(place)) => spot(view, own, place),
        (_, Pick::Pay(pay)) => Choice::of(match site(path) {
            Some(site) => tell::payment(site, pay),
            None => tell::terrains(pay),
        }),
        (_, Pick::Goods(card)) => goods(view, card),
        (_, Pick::Pile) => {
            Choice { label: Text::of("gc-label-pile"), note: Some(Text::of("gc-note-pile").with("n", view.goods_pile)) }
        }
        (Some(own), Pick::Bonus(card)) => bonus(own, card),
        (_, Pick::Card(kind, _)) => Choice::of(terrain(kind)),
        _ => Choice::of(tell::duty(view.phase)),
    }
}

/// A verb. Ending a turn costs the terrain cards over the limit; how many a hand has, everybody sees.
fn verb(view: &View, act: Act) -> Text {
    let what = Text::of(match act {
        Act::Bid => "gc-label-bid",
        Act::Build if view.built > 0 => "gc-label-build-second",
        Act::Build => "gc-label-build",
        Act::Good => "gc-label-good",
        Act::Return => "gc-label-return",
        Act::Bonus => "gc-label-bonus",
        Act::Discard => "gc-label-discard",
        Act::Pass if view.built > 0 => "gc-label-end",
        Act::Pass => "gc-label-pass",
    });
    let ending = view.turn.filter(|_| act == Act::Pass && view.phase == Phase::Build);
    match ending.map_or(0, |seat| view.seat(seat).hand.saturating_sub(HAND_LIMIT)) {
        0 => what,
        surplus => Text::of("gc-label-then-discard").with("what", what).with("n", surplus),
    }
}

/// A pair with its price; behind it, whom that displaces. Free pairs with the same cards are as good as each other; of
/// others with the same cards the number tells which is meant.
fn pair(view: &View, number: u8) -> Choice {
    let Some(pair) = view.pairs.get(usize::from(number)) else { return Choice::of(Text::of("gc-label-bid")) };
    let cards = tell::terrains(pair.cards.iter().copied().collect());
    let is_others = |hand: Option<Seat>| hand.filter(|other| view.own.as_ref().is_none_or(|own| own.seat != *other));
    let displaces = is_others(pair.hand);
    let twins = view.pairs.iter().filter(|other| other.cards == pair.cards && is_others(other.hand).is_some());
    let cards = match displaces.is_some() && twins.count() > 1 {
        true => Text::of("gc-numbered").with("n", number + 1).with("what", cards),
        false => cards,
    };
    match displaces {
        Some(other) => Choice {
            label: Text::of("gc-label-pair").with("pair", cards).with("coins", coins(view.price)),
            note: Some(Text::of("gc-note-pair").with("seat", other)),
        },
        None => Choice::of(Text::of("gc-label-pair-free").with("pair", cards)),
    }
}

/// A place with what it brings; behind it what it costs and, of a river or a quarter, what is scored there.
fn spot(view: &View, own: &Own, site: Place) -> Choice {
    let label = match brings(view, site) {
        Some(brings) => Text::of("gc-label-place").with("place", short(site)).with("brings", brings),
        None => short(site),
    };
    let ways = ways(own, site);
    let price = match ways.as_slice() {
        [only] => tell::payment(site, *only),
        _ => {
            let (kind, count) = cost(site);
            let pure = ways.iter().any(|pay| pay.count(kind) == count);
            let text = Text::of(if pure { "gc-note-cost" } else { "gc-note-cost-joker" });
            text.with("cost", some(kind, count))
        }
    };
    let price = if needs_key(site) { Text::of("gc-note-key").with("cost", price) } else { price };
    let is_scored = scored(view.card).areas.iter().any(|area| area.places().has(site));
    let note = if is_scored { Text::of("gc-note-scored").with("cost", price) } else { price };
    Choice { label, note: Some(note) }
}

/// What a house would bring at once.
fn brings(view: &View, site: Place) -> Option<Text> {
    if let Some(reward) = site.reward() {
        return Some(self::reward(reward));
    }
    let rank = rank(site.district().and_then(|district| view.city.get(district)).map_or(0, Vec::len))?;
    let is_first = rank == Rank::First;
    let key = match site.kind() {
        Kind::Inner if is_first => "gc-brings-card",
        _ if is_first && site.coin() => "gc-brings-coin",
        _ => "gc-brings",
    };
    Some(Text::of(key).with("n", district_letters(site, rank)))
}

/// What a harbour or suburb brings.
fn reward(reward: Reward) -> Text {
    match reward {
        Reward::Coin => coins(1),
        Reward::Coins => coins(2),
        Reward::Terrain => Text::of("gc-reward-terrain"),
        Reward::Key => Text::of("gc-reward-key"),
        Reward::Bonus => Text::of("gc-reward-bonus"),
        Reward::Good => Text::of("gc-reward-good"),
    }
}

/// A goods card, with what is known of its worth in this round.
fn goods(view: &View, card: GoodsCard) -> Choice {
    let good = scored(view.card).good;
    let note = card.shows(good).then(|| Text::of("gc-note-good").with("good", tell::good(good)));
    let label = goods_card(card);
    let copies =
        view.own.as_ref().map_or(0, |own| view.seat(own.seat).goods.iter().filter(|had| **had == card).count());
    match (note, view.phase) {
        (None, Phase::Good) if copies > 0 => Choice { label, note: Some(Text::of("gc-note-good-had")) },
        (note, _) => Choice { label, note },
    }
}

/// A bonus card with what it would bring now.
fn bonus(own: &Own, card: Bonus) -> Choice {
    let worth = own.choice.iter().find(|(left, _)| *left == card).map(|(_, worth)| *worth);
    let name = tell::bonus(card);
    let label = match worth {
        Some(worth) => Text::of("gc-label-bonus-now").with("card", name).with("letters", letters(worth)),
        None => name,
    };
    Choice { label, note: Some(tell::effect(card)) }
}

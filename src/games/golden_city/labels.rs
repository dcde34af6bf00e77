//! Answers in words: labels with what they cost and bring, and the notes behind them.

use super::cards::{Bonus, GoodsCard, scored};
use super::moves::*;
use super::place::{Kind, Place, Reward};
use super::reach::{cost, needs_key, payments};
use super::scoring::{district_letters, rank};
use super::seen::Seen;
use super::state::{GoldenCity, Phase};
use super::tell::{self, coins, goods_card, letters, short, some, terrain};
use super::view::View;
use crate::rules::{Choice, Text};

/// A question of this game.
pub(super) type Asking<'a, 'g> = crate::rules::Asking<'a, 'g, GoldenCity>;

/// How an option reads.
pub(super) fn label(view: &View, asking: &Asking, pick: Pick) -> Choice {
    let at = asking.seen;
    match pick {
        Pick::Act(act) => verb(view, at, act),
        Pick::Pair(pair) => self::pair(at, pair),
        Pick::Place(place) => spot(view, at, place),
        Pick::Pay(pay) => Choice::of(match asking.draft.site {
            Some(site) => tell::payment(site, pay),
            None => tell::terrains(pay),
        }),
        Pick::Goods(card) => goods(view, at, card),
        Pick::Pile(_) => {
            Choice::of(Text::of("gc-label-pile")).noted(Text::of("gc-note-pile").with("n", view.goods_pile))
        }
        Pick::Bonus(card) => bonus(view, card),
        Pick::Card(card) => Choice::of(terrain(card.kind)),
    }
}

/// A verb. Ending a turn costs the terrain cards over the limit.
fn verb(view: &View, at: &Seen, act: Act) -> Choice {
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
    match at.surplus() {
        0 => Choice::of(what),
        _ if act != Act::Pass => Choice::of(what),
        surplus => Choice::bringing(Text::of("gc-label-then-discard").with("what", what).with("n", surplus)),
    }
}

/// A pair with its price; behind it, whom that displaces: the hand of whoever is asked lies on none. Free pairs with the
/// same cards are as good as each other; of others with the same cards the number tells which is meant.
fn pair(at: &Seen, PairAt(number): PairAt) -> Choice {
    let pair = &at.pairs[usize::from(number)];
    let cards = tell::terrains(pair.cards);
    let Some(other) = pair.hand else { return Choice::bringing(Text::of("gc-label-pair-free").with("pair", cards)) };
    let twins = at.pairs.iter().filter(|twin| twin.cards == pair.cards && twin.hand.is_some());
    let cards = match twins.count() > 1 {
        true => Text::of("gc-numbered").with("n", number + 1).with("what", cards),
        false => cards,
    };
    let choice = Choice::bringing(Text::of("gc-label-pair").with("pair", cards).with("coins", coins(at.price)));
    choice.noted(Text::of("gc-note-pair").with("seat", other))
}

/// A place with what it brings; behind it what it costs and, of a river or a quarter, what is scored there.
fn spot(view: &View, at: &Seen, site: Place) -> Choice {
    let label = match brings(view, site) {
        Some(brings) => Text::of("gc-label-place").with("place", short(site)).with("brings", brings),
        None => short(site),
    };
    let (kind, count) = cost(site);
    let ways = payments(at.own.hand, kind, count);
    let price = match ways.as_slice() {
        [only] => tell::payment(site, *only),
        _ => {
            let pure = ways.iter().any(|pay| pay.count(kind) == count);
            let text = Text::of(if pure { "gc-note-cost" } else { "gc-note-cost-joker" });
            text.with("cost", some(kind, count))
        }
    };
    let price = if needs_key(site) { Text::of("gc-note-key").with("cost", price) } else { price };
    let is_scored = scored(view.card).areas.iter().any(|area| area.places().has(site));
    let note = if is_scored { Text::of("gc-note-scored").with("cost", price) } else { price };
    Choice::of(label).noted(note)
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
fn goods(view: &View, at: &Seen, card: GoodsCard) -> Choice {
    let good = scored(view.card).good;
    let note = match card.shows(good) {
        true => Some(Text::of("gc-note-good").with("good", tell::good(good))),
        false if at.phase == Phase::Good && at.own.goods.contains(&card) => Some(Text::of("gc-note-good-had")),
        false => None,
    };
    Choice::of(goods_card(card)).noted(note)
}

/// A bonus card with what it would bring now.
fn bonus(view: &View, card: Bonus) -> Choice {
    let mut left = view.own.iter().flat_map(|own| &own.choice);
    let name = tell::bonus(card);
    let label = match left.find(|(left, _)| *left == card) {
        Some((_, worth)) => Text::of("gc-label-bonus-now").with("card", name).with("letters", letters(*worth)),
        None => name,
    };
    Choice::of(label).noted(tell::effect(card))
}

//! Answers in words: labels with what they cost and bring, and the notes behind them.

use super::estates::{Region, estate, number};
use super::face::Place;
use super::goods::Goods;
use super::moves::*;
use super::scope::PURCHASE;
use super::spaces::{Space, neighbours as beside};
use super::tell::{self, effect, gains, good, silver, some, tile, workers};
use super::tiles::{Colour, Good, Tile};
use super::view::View;
use crate::rules::{Answer, Choice, Text};

/// A depot with more colours than this, or more goods of one, says only how many goods it has.
const FEW: usize = 2;
/// A depot with more goods of one colour than this says only how many goods it has.
const FEW_OF_COLOUR: u8 = 4;

/// How an option reads.
pub(super) fn label(view: &View, path: &[Answer<Pick>], pick: Pick) -> Choice {
    match Place::of(view, path) {
        Some(at) => option(&at, pick),
        None => Choice::of(Text::of("cb-duty-over")),
    }
}

fn option(at: &Place, pick: Pick) -> Choice {
    match (pick, at.act) {
        (Pick::Act(act), _) => Choice::of(verb(at, act)),
        (Pick::Number(side), Some(Act::Estate)) => self::side(side),
        (Pick::Number(depot), Some(Act::Load)) => loading(at, DepotId(depot)),
        (Pick::Number(die), _) => self::die(at, die),
        (Pick::Tile(old), Some(Act::Place)) => {
            Choice { label: paid(tile(old), at.costs(pick)), note: Some(effect(old)) }
        }
        (Pick::Tile(old), _) => Choice { label: tile(old), note: Some(effect(old)) },
        (Pick::At(new, depot), _) => from_depot(at, new, depot),
        (Pick::Space(space), Some(Act::Estate)) => start(at, space),
        (Pick::Space(space), _) => self::space(at, space),
        (Pick::Good(colour), Some(Act::Load)) => Choice::of(some(colour, at.offered().count(colour))),
        (Pick::Good(colour), _) => goods(at, colour),
        (Pick::None, _) => {
            Choice::of(Text::of("cb-label-second-none").with("depot", at.depot().map_or(0, |depot| depot.0)))
        }
    }
}

/// A label with the workers it takes behind it, if it takes any.
fn paid(what: Text, costs: Option<u8>) -> Text {
    priced(what, costs.filter(|n| *n > 0).map(workers))
}

/// The same of an action that also takes a stored tile where there is no room for the new one (CB-45). It stands where
/// the action is chosen: which tile is asked for at its end.
fn paid_with_room(at: &Place, what: Text, costs: Option<Text>) -> Text {
    let tile = at.scope.player.is_full().then(|| Text::of("cb-price-tile"));
    priced(
        what,
        match (costs, tile) {
            (Some(costs), Some(tile)) => Some(Text::of("cb-price-two").with("one", costs).with("two", tile)),
            (costs, tile) => costs.or(tile),
        },
    )
}

fn priced(what: Text, price: Option<Text>) -> Text {
    match price {
        Some(price) => Text::of("cb-label-cost").with("what", what).with("price", price),
        None => what,
    }
}

/// The workers that an action takes at least, if it takes any in whatever way it is done.
fn at_least(at: &Place, act: Act, ways: &[With]) -> Option<Text> {
    let least = ways.iter().filter_map(|with| at.scope.least(act, *with)).min();
    least.filter(|n| *n > 0).map(workers)
}

/// A verb, with its object where there is only one. Beside a price a button has no room for the object.
fn verb(at: &Place, act: Act) -> Text {
    let with = || at.ways().into_iter();
    match act {
        Act::Take => paid_with_room(at, Text::of("cb-label-take"), at_least(at, act, &at.ways())),
        Act::Place => {
            let price = at_least(at, act, &at.ways());
            let text = match only(with().flat_map(|with| at.scope.placeable(with))) {
                Some(one) if price.is_none() => Text::of("cb-label-place-only").with("tile", tile(one)),
                _ => Text::of("cb-label-place"),
            };
            priced(text, price)
        }
        Act::Sell => {
            let price = at_least(at, act, &at.ways());
            let text = match only(with().flat_map(|with| at.scope.sellable(with))) {
                Some(colour) if price.is_none() => Text::of("cb-label-sell-only").with("goods", owned(at, colour)),
                _ => Text::of("cb-label-sell"),
            };
            priced(text, price)
        }
        Act::Workers => {
            let (gain, coins) = at.scope.wage();
            let text = Text::of(if coins > 0 { "cb-label-workers-silver" } else { "cb-label-workers" });
            text.with("gain", workers(gain))
        }
        Act::Buy => paid_with_room(at, Text::of("cb-label-buy"), Some(silver(PURCHASE))),
        Act::Load => Text::of("cb-label-load"),
        Act::Fetch => Text::of("cb-label-fetch"),
        Act::Skip => Text::of("cb-label-skip"),
        Act::Estate => Text::of("cb-label-estate"),
        Act::End => Text::of("cb-label-end"),
    }
}

/// The only one of them, however often it is there.
fn only<T: PartialEq>(mut all: impl Iterator<Item = T>) -> Option<T> {
    let first = all.next()?;
    all.all(|other| other == first).then_some(first)
}

/// A die, with what it does: in the label where that is one thing, else behind it.
fn die(at: &Place, die: u8) -> Choice {
    let things: Vec<(Text, Option<u8>)> = match (at.act, With::Die(die)) {
        (Some(Act::Place), with) => {
            at.scope.placeable(with).map(|old| (tile(old), at.scope.placing_somewhere(with, old))).collect()
        }
        (Some(Act::Sell), with) => {
            at.scope.sellable(with).map(|colour| (owned(at, colour), at.scope.selling(with, colour))).collect()
        }
        (Some(Act::Take), _) => at.scope.tiles(DepotId(die)).map(|new| (tile(new), None)).collect(),
        _ => Vec::new(),
    };
    let act = at.act.unwrap_or(Act::Workers);
    if let [(what, costs)] = things.as_slice() {
        let of = |key: &'static str| Text::of(key).with("die", die).with("what", what.clone());
        match (act, costs) {
            (Act::Place, Some(n @ 1..)) => {
                return Choice::of(of("cb-label-die-place-paid").with("workers", workers(*n)));
            }
            (Act::Place, _) => return Choice::of(of("cb-label-die-place-only")),
            (Act::Sell, None | Some(0)) => return Choice::of(of("cb-label-die-sell-only")),
            // Beside a price there is no room for the goods.
            _ => {}
        }
    }
    let listed = |(what, costs): &(Text, Option<u8>)| match costs {
        Some(n) if *n > 0 => Text::of("cb-note-paid").with("what", what.clone()).with("workers", workers(*n)),
        _ => what.clone(),
    };
    let list: Vec<Text> = things.iter().map(listed).collect();
    let note = (!list.is_empty()).then(|| Text::of("cb-note-list").with("things", list));
    let label = Text::of(format!("cb-label-die-{act}")).with("die", die).with("what", verb(at, Act::Workers));
    let costs = at_least(at, act, &[With::Die(die)]);
    Choice { label: if act == Act::Take { paid_with_room(at, label, costs) } else { priced(label, costs) }, note }
}

/// A tile in a depot: which depot, where there are several, and the workers it takes.
fn from_depot(at: &Place, new: Tile, depot: DepotId) -> Choice {
    let is_only = at.act == Some(Act::Buy) && at.scope.shops().count() == 1 && depot == DepotId::BLACK;
    let label = match depot {
        _ if is_only => tile(new),
        DepotId::BLACK => Text::of("cb-label-at-black").with("tile", tile(new)),
        depot => Text::of("cb-label-at").with("depot", depot.0).with("tile", tile(new)),
    };
    Choice { label: paid(label, at.costs(Pick::At(new, depot))), note: Some(effect(new)) }
}

/// What a space is to the tile that is to be placed: its region, all points it brings at once, and the workers.
fn space(at: &Place, space: Space) -> Choice {
    let Some(region) = at.scope.player.region(space) else { return Choice::of(Text::of("cb-duty-over")) };
    let size = region.spaces.len();
    let ground = Text::of(match region.colour {
        Colour::Building => "cb-ground-city",
        Colour::Animal => "cb-ground-pasture",
        _ => "cb-ground-other",
    });
    let Some((points, costs)) = at.worth(space) else {
        let text = Text::of("cb-label-space-at").with("size", size).with("ground", ground);
        return Choice::of(text.with("space", space.to_string()));
    };
    let alike = |other: &Space| {
        let other_size = at.scope.player.region(*other).map(|region| region.spaces.len());
        other_size == Some(size) && at.worth(*other) == Some((points, costs))
    };
    let is_twin = at.spaces().iter().filter(alike).count() > 1;
    let of = |key: &'static str| {
        let text = Text::of(key).with("size", size).with("ground", ground.clone());
        text.with("space", space.to_string()).with("points", points)
    };
    let label = match (points, is_twin, costs) {
        (0, false, _) => paid(of("cb-label-space"), Some(costs)),
        (0, true, _) => paid(of("cb-label-space-at"), Some(costs)),
        (_, true, 0) => of("cb-label-space-vp-at"),
        (_, true, n) => of("cb-label-space-vp-at-paid").with("workers", workers(n)),
        (_, false, 0) => of("cb-label-space-vp"),
        (_, false, n) => of("cb-label-space-vp-paid").with("workers", workers(n)),
    };
    Choice { label, note: Some(brought(at, region, space)) }
}

/// What placing the tile brings there, or how far the region is.
fn brought(at: &Place, region: Region, space: Space) -> Text {
    let all = at.tile().map(|tile| at.scope.gains(tile, space)).unwrap_or_default();
    if !all.is_empty() {
        return Text::of("cb-note-gains").with("gains", gains(&all));
    }
    let covered = region.spaces.and(at.scope.player.cover.covered()).len();
    Text::of("cb-note-space").with("number", number(space)).with("covered", covered).with("size", region.spaces.len())
}

/// The goods of a colour that the seat has.
fn owned(at: &Place, colour: Good) -> Text {
    some(colour, at.scope.player.goods.count(colour))
}

/// Goods to sell.
fn goods(at: &Place, colour: Good) -> Choice {
    if at.scope.player.goods.count(colour) == 0 {
        return Choice::of(good(colour));
    }
    let (points, coins, helpers) = at.scope.sale(colour);
    let costs = at.costs(Pick::Good(colour));
    let label = match costs {
        Some(n) if n > 0 => paid(owned(at, colour), costs),
        _ => Text::of("cb-label-goods-vp").with("goods", owned(at, colour)).with("points", points),
    };
    let text = Text::of(if helpers > 0 { "cb-note-sale-workers" } else { "cb-note-sale" });
    let text = text.with("points", points).with("silver", silver(coins));
    let note = if helpers > 0 { text.with("workers", workers(helpers)) } else { text };
    Choice { label, note: Some(note) }
}

/// A depot to load from, with its goods and what of them would be loaded.
fn loading(at: &Place, depot: DepotId) -> Choice {
    let there = at.scope.goods(depot);
    let is_short = there.colours() <= FEW && there.each().all(|(_, count)| count <= FEW_OF_COLOUR);
    let text =
        Text::of(if there.is_empty() { "cb-label-depot-empty" } else { "cb-label-depot" }).with("depot", depot.0);
    let label = match (there.is_empty(), is_short) {
        (true, _) => text,
        (_, true) => text.with("goods", tell::goods(there)),
        (_, false) => text.with("goods", Text::of("cb-count-goods").with("n", there.total())),
    };
    let all = at.depot().map_or(there, |first| at.scope.goods(first).and(there));
    Choice { label, note: (!all.is_empty()).then(|| loads(at, all)) }
}

fn loads(at: &Place, offered: Goods) -> Text {
    let (sure, new, room) = at.scope.load(offered);
    let open = |key: &'static str| Text::of(key).with("room", room).with("colours", new.colours());
    match (sure.is_empty(), room) {
        (true, 0) => Text::of("cb-note-loads-none"),
        (false, 0) => Text::of("cb-note-loads").with("goods", tell::goods(sure)),
        (true, _) => open("cb-note-loads-choice"),
        (false, _) => open("cb-note-loads-some").with("sure", tell::goods(sure)),
    }
}

/// A side of a board.
fn side(side: u8) -> Choice {
    let cities = || estate(side).regions.iter().filter(|region| region.colour == Colour::Building);
    let largest = cities().map(|region| region.spaces.len()).max().unwrap_or_default();
    let note = Text::of("cb-note-side").with("cities", cities().count()).with("largest", largest);
    Choice { label: Text::of("cb-label-side").with("side", side), note: Some(note) }
}

/// A space for the first castle.
fn start(at: &Place, space: Space) -> Choice {
    let label = Text::of("cb-label-start").with("space", space.to_string()).with("number", number(space));
    let size = at.side().map_or(0, |side| estate(side).region(space).spaces.len());
    let note = Text::of("cb-note-start").with("size", size).with("beside", beside(space).len());
    Choice { label, note: Some(note) }
}

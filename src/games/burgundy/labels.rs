//! Answers in words: labels with what they cost and bring, and the notes behind them.

use super::depots::{DepotId, Lying};
use super::estates::{estate, number};
use super::goods::Goods;
use super::moves::With;
use super::picks::*;
use super::scope::{PURCHASE, Scope};
use super::spaces::{Space, Spaces, neighbours as beside};
use super::state::Burgundy;
use super::tell::{self, effect, gains, good, silver, some, tile, workers};
use super::tiles::{Colour, Good};
use crate::rules::{Asking, Choice, Text};

/// A depot with more colours than this, or more goods of one, says only how many goods it has.
const FEW: usize = 2;
/// A depot with more goods of one colour than this says only how many goods it has.
const FEW_OF_COLOUR: u8 = 4;

/// The question whose answers are put into words.
pub(super) type At<'a, 'g> = Asking<'a, 'g, Burgundy>;

/// How an option reads.
pub(super) fn label(at: &At, pick: Pick) -> Choice {
    match (pick, at.slot) {
        (Pick::Act(act), _) => verb(at.seen, act),
        (Pick::Number(Number(side)), SIDE) => self::side(side),
        (Pick::Number(Number(die)), DIE) => self::die(at, die),
        (Pick::Number(Number(depot)), _) => loading(at, DepotId(depot)),
        (Pick::Tile(old), STORED) => paid(tile(old), costs(at, pick)).noted(effect(old)),
        (Pick::Tile(old), _) => Choice::of(tile(old)).noted(effect(old)),
        (Pick::At(from), _) => from_depot(at, from),
        (Pick::Space(space), _) if at.draft.side.is_some() => start(at, space),
        (Pick::Space(space), _) => self::space(at, space),
        (Pick::Good(colour), LOADED) => Choice::of(some(colour, offered(at).count(colour))),
        (Pick::Good(colour), _) => goods(at, colour),
        (Pick::None(_), _) => {
            Choice::of(Text::of("cb-label-second-none").with("depot", at.draft.depot.map_or(0, |depot| depot.0)))
        }
    }
}

/// The workers that an answer takes, if it takes any.
fn costs(at: &At, pick: Pick) -> Option<u8> {
    at.seen.costs(at.draft, pick)
}

/// The goods of the depots picked.
fn offered(at: &At) -> Goods {
    at.draft.depot.map(|depot| at.seen.loaded(depot, at.draft.second.flatten())).unwrap_or_default()
}

/// Something with the workers it takes, if it takes any.
fn paid(what: Text, costs: Option<u8>) -> Choice {
    priced(what, costs.filter(|n| *n > 0).map(workers))
}

/// The same of an action that also takes a stored tile where there is no room for the new one (CB-45). It stands where
/// the action is chosen: which tile is asked for at its end.
fn paid_with_room(at: &Scope, what: Text, costs: Option<Text>) -> Choice {
    let tile = at.player.is_full().then(|| Text::of("cb-price-tile"));
    priced(
        what,
        match (costs, tile) {
            (Some(costs), Some(tile)) => Some(Text::of("cb-price-two").with("one", costs).with("two", tile)),
            (costs, tile) => costs.or(tile),
        },
    )
}

fn priced(what: Text, price: Option<Text>) -> Choice {
    Choice { outcome: price, ..Choice::of(what) }
}

/// The workers that an action takes at least, if it takes any in whatever way it is done.
fn at_least(at: &Scope, act: Act, ways: impl IntoIterator<Item = With>) -> Option<Text> {
    let least = ways.into_iter().filter_map(|with| at.least(act, with)).min();
    least.filter(|n| *n > 0).map(workers)
}

/// A verb, with its object where there is only one. Beside a price a button has no room for the object.
fn verb(at: &Scope, act: Act) -> Choice {
    match act {
        Act::Take => paid_with_room(at, Text::of("cb-label-take"), at_least(at, act, at.ways())),
        Act::Place => {
            let price = at_least(at, act, at.ways());
            let text = match only(at.ways().flat_map(|with| at.placeable(with))) {
                Some(one) if price.is_none() => Text::of("cb-label-place-only").with("tile", tile(one)),
                _ => Text::of("cb-label-place"),
            };
            priced(text, price)
        }
        Act::Sell => {
            let price = at_least(at, act, at.ways());
            let text = match only(at.ways().flat_map(|with| at.sellable(with))) {
                Some(colour) if price.is_none() => Text::of("cb-label-sell-only").with("goods", owned(at, colour)),
                _ => Text::of("cb-label-sell"),
            };
            priced(text, price)
        }
        Act::Workers => {
            let (gain, coins) = at.wage();
            let text = Text::of(if coins > 0 { "cb-label-workers-silver" } else { "cb-label-workers" });
            Choice::of(text.with("gain", workers(gain)))
        }
        Act::Buy => paid_with_room(at, Text::of("cb-label-buy"), Some(silver(PURCHASE))),
        Act::Load => Choice::of(Text::of("cb-label-load")),
        Act::Fetch => Choice::of(Text::of("cb-label-fetch")),
        Act::Skip => Choice::of(Text::of("cb-label-skip")),
        Act::Estate => Choice::of(Text::of("cb-label-estate")),
        Act::End => Choice::of(Text::of("cb-label-end")),
    }
}

/// The only one of them, however often it is there.
fn only<T: PartialEq>(mut all: impl Iterator<Item = T>) -> Option<T> {
    let first = all.next()?;
    all.all(|other| other == first).then_some(first)
}

/// A die, with what it does: in the label where that is one thing, else behind it.
fn die(at: &At, die: u8) -> Choice {
    let (scope, act, with) = (at.seen, at.draft.verb.unwrap_or(Act::Workers), With::Die(die));
    let things: Vec<(Text, Option<u8>)> = match act {
        Act::Place => scope.placeable(with).map(|old| (tile(old), scope.placing_somewhere(with, old))).collect(),
        Act::Sell => scope.sellable(with).map(|colour| (owned(scope, colour), scope.selling(with, colour))).collect(),
        Act::Take => scope.tiles(DepotId(die)).map(|new| (tile(new), None)).collect(),
        _ => Vec::new(),
    };
    if let [(what, costs)] = things.as_slice() {
        let of = |key: &'static str| Text::of(key).with("die", die).with("what", what.clone());
        match (act, costs) {
            (Act::Place, Some(n @ 1..)) => {
                return Choice::bringing(of("cb-label-die-place-paid").with("workers", workers(*n)));
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
    let label = Text::of(format!("cb-label-die-{act}")).with("die", die).with("what", verb(scope, Act::Workers).name);
    let costs = at_least(scope, act, [with]);
    let choice = if act == Act::Take { paid_with_room(scope, label, costs) } else { priced(label, costs) };
    choice.noted(note)
}

/// A tile in a depot: which depot, where there are several, and the workers it takes.
fn from_depot(at: &At, from: Lying) -> Choice {
    let is_only = at.draft.verb == Some(Act::Buy) && at.seen.shops().count() == 1 && from.depot == DepotId::BLACK;
    let label = match from.depot {
        _ if is_only => tile(from.tile),
        DepotId::BLACK => Text::of("cb-label-at-black").with("tile", tile(from.tile)),
        depot => Text::of("cb-label-at").with("depot", depot.0).with("tile", tile(from.tile)),
    };
    paid(label, costs(at, Pick::At(from))).noted(effect(from.tile))
}

/// What a space is to the tile that is to be placed: its region, all points it brings at once, and the workers.
fn space(at: &At, space: Space) -> Choice {
    let region = |space| at.seen.player.region(space);
    let size = region(space).map_or(0, |region| region.spaces.len());
    let ground = Text::of(match region(space).map(|region| region.colour) {
        Some(Colour::Building) => "cb-ground-city",
        Some(Colour::Animal) => "cb-ground-pasture",
        _ => "cb-ground-other",
    });
    let of = |key: &'static str| {
        Text::of(key).with("size", size).with("ground", ground.clone()).with("space", space.to_string())
    };
    let Some((points, costs)) = worth(at, space) else { return Choice::of(of("cb-label-space-at")) };
    let alike = |other: &Space| {
        region(*other).map(|region| region.spaces.len()) == Some(size) && worth(at, *other) == Some((points, costs))
    };
    let is_twin = Space::all().filter(alike).count() > 1;
    let of = |key: &'static str| of(key).with("points", points);
    let choice = match (points, is_twin, costs) {
        (0, false, _) => paid(of("cb-label-space"), Some(costs)),
        (0, true, _) => paid(of("cb-label-space-at"), Some(costs)),
        (_, true, 0) => Choice::bringing(of("cb-label-space-vp-at")),
        (_, true, n) => Choice::bringing(of("cb-label-space-vp-at-paid").with("workers", workers(n))),
        (_, false, 0) => Choice::bringing(of("cb-label-space-vp")),
        (_, false, n) => Choice::bringing(of("cb-label-space-vp-paid").with("workers", workers(n))),
    };
    choice.noted(brought(at, space))
}

/// The points that the tile picked brings on a space at once, and the workers it takes, if it can be placed there.
fn worth(at: &At, space: Space) -> Option<(u32, u8)> {
    let pick = Pick::Space(space);
    let (tile, costs) = (at.draft.stored?, costs(at, pick).filter(|_| at.legal.contains(&pick))?);
    Some((at.seen.gains(tile, space).iter().map(|gain| u32::from(gain.points())).sum(), costs))
}

/// What placing the tile brings there, or how far the region is.
fn brought(at: &At, space: Space) -> Text {
    let all = at.draft.stored.map(|tile| at.seen.gains(tile, space)).unwrap_or_default();
    if !all.is_empty() {
        return Text::of("cb-note-gains").with("gains", gains(&all));
    }
    let region = at.seen.player.region(space).map_or(Spaces::default(), |region| region.spaces);
    let covered = region.and(at.seen.player.cover.covered()).len();
    Text::of("cb-note-space").with("number", number(space)).with("covered", covered).with("size", region.len())
}

/// The goods of a colour that the seat has.
fn owned(at: &Scope, colour: Good) -> Text {
    some(colour, at.player.goods.count(colour))
}

/// Goods to sell.
fn goods(at: &At, colour: Good) -> Choice {
    if at.seen.player.goods.count(colour) == 0 {
        return Choice::of(good(colour));
    }
    let (points, coins, helpers) = at.seen.sale(colour);
    let costs = costs(at, Pick::Good(colour));
    let choice = match costs {
        Some(n) if n > 0 => paid(owned(at.seen, colour), costs),
        _ => {
            Choice::bringing(Text::of("cb-label-goods-vp").with("goods", owned(at.seen, colour)).with("points", points))
        }
    };
    let text = Text::of(if helpers > 0 { "cb-note-sale-workers" } else { "cb-note-sale" });
    let text = text.with("points", points).with("silver", silver(coins));
    choice.noted(if helpers > 0 { text.with("workers", workers(helpers)) } else { text })
}

/// A depot to load from, with its goods and what of them would be loaded.
fn loading(at: &At, depot: DepotId) -> Choice {
    let there = at.seen.goods(depot);
    let is_short = there.colours() <= FEW && there.each().all(|(_, count)| count <= FEW_OF_COLOUR);
    let text =
        Text::of(if there.is_empty() { "cb-label-depot-empty" } else { "cb-label-depot" }).with("depot", depot.0);
    let label = match (there.is_empty(), is_short) {
        (true, _) => text,
        (_, true) => text.with("goods", tell::goods(there)),
        (_, false) => text.with("goods", Text::of("cb-count-goods").with("n", there.total())),
    };
    let all = at.draft.depot.map_or(there, |first| at.seen.goods(first).and(there));
    Choice::bringing(label).noted((!all.is_empty()).then(|| loads(at, all)))
}

fn loads(at: &At, offered: Goods) -> Text {
    let (sure, new, room) = at.seen.load(offered);
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
    Choice::of(Text::of("cb-label-side").with("side", side)).noted(note)
}

/// A space for the first castle.
fn start(at: &At, space: Space) -> Choice {
    let label = Text::of("cb-label-start").with("space", space.to_string()).with("number", number(space));
    let size = at.draft.side.map_or(0, |side| estate(side.0).region(space).spaces.len());
    let note = Text::of("cb-note-start").with("size", size).with("beside", beside(space).len());
    Choice::bringing(label).noted(note)
}

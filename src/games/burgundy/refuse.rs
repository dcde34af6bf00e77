//! Why something cannot be picked: the fact, then the reason. Which picks are refused is decided in [`super::ask`].

use super::ask;
use super::estates::number;
use super::moves::{Act, DepotId, Pick, With};
use super::scope::{PURCHASE, Scope};
use super::state::{Burgundy, Link, Stage};
use super::tell;
use super::tiles::{Building, Colour, Tile};
use crate::rules::{Refusal, Text};

/// A pick that makes no sense here.
pub(super) fn not_offered() -> Refusal {
    Refusal::of("refused-not-offered")
}

fn about(key: &'static str, tile: Tile) -> Text {
    Text::of(key).with("tile", tell::tile(tile))
}

/// A verb that the seat cannot begin with.
pub(super) fn verb(game: &Burgundy, scope: &Scope, act: Act) -> Refusal {
    let open = |link: Link| Refusal(Text::of("cb-refuse-open").with("what", tell::link(link)));
    match (game.stage, game.pending, act) {
        (Stage::Open | Stage::Secret, ..) => Refusal::of("cb-refuse-estate-first"),
        (_, _, Act::Estate) => Refusal::of("cb-refuse-estate-chosen"),
        (_, Some(Link::Castle), Act::Skip) => Refusal::of("cb-refuse-castle-skip"),
        (_, Some(Link::Ship), Act::Skip) => Refusal::of("cb-refuse-ship-skip"),
        (_, Some(_), Act::Buy) => Refusal::of("cb-refuse-buy-now"),
        (_, Some(Link::Castle), Act::Take) => Refusal::of("cb-refuse-nothing-to-take"),
        (_, Some(Link::Castle), Act::Place) => placement(scope),
        (_, Some(Link::Castle), Act::Sell) => Refusal::of("cb-refuse-nothing-to-sell"),
        (_, Some(link), _) => open(link),
        (_, None, Act::Load | Act::Fetch | Act::Skip) => Refusal::of("cb-refuse-no-benefit"),
        (_, None, Act::End) => Refusal::of("cb-refuse-dice-left"),
        (_, None, Act::Buy) => purchase(scope),
        (_, None, _) if scope.player.left().next().is_none() => Refusal::of("cb-refuse-no-dice"),
        (_, None, Act::Take) => Refusal::of("cb-refuse-take-dear"),
        (_, None, Act::Place) => placement(scope),
        (_, None, Act::Sell) if scope.player.goods.is_empty() => Refusal::of("cb-refuse-nothing-to-sell"),
        (_, None, Act::Sell) => Refusal::of("cb-refuse-sell-dear"),
        (_, None, Act::Workers) => not_offered(),
    }
}

/// Why no stored tile can be placed.
fn placement(scope: &Scope) -> Refusal {
    let mut stored = scope.stored().peekable();
    if stored.peek().is_none() {
        return Refusal::of("cb-refuse-nothing-stored");
    }
    let has_room = stored.any(|tile| !scope.room(tile).is_empty());
    Refusal::of(if has_room { "cb-refuse-place-dear" } else { "cb-refuse-nothing-to-place" })
}

fn purchase(scope: &Scope) -> Refusal {
    if scope.bought {
        return Refusal::of("cb-refuse-bought");
    }
    if !ask::can_pay(scope) {
        return Refusal(Text::of("cb-refuse-silver").with("cost", PURCHASE).with("silver", scope.player.silver));
    }
    Refusal::of("cb-refuse-nothing-to-buy")
}

/// A die that is not there, is used up, or does not do it.
pub(super) fn die(scope: &Scope, pick: Pick) -> Refusal {
    let Pick::Number(die) = pick else { return not_offered() };
    let text = |key: &'static str| Refusal(Text::of(key).with("die", die));
    if scope.player.left().any(|left| left == die) {
        return text("cb-refuse-die-useless");
    }
    text(if scope.player.dice.contains(&die) { "cb-refuse-die-used" } else { "cb-refuse-die-not-rolled" })
}

/// A tile that cannot be taken with a die or a castle.
pub(super) fn taking(scope: &Scope, with: With, pick: Pick) -> Refusal {
    let Pick::At(tile, depot) = pick else { return not_offered() };
    if let Some(refusal) = elsewhere(scope, tile, depot) {
        return refusal;
    }
    if depot == DepotId::BLACK {
        return Refusal(about("cb-refuse-black", tile));
    }
    let With::Die(die) = with else { return not_offered() };
    let text = about("cb-refuse-depot-far", tile).with("depot", depot.0).with("die", die);
    Refusal(text.with("workers", scope.player.workers))
}

/// A tile that does not lie in that depot.
fn elsewhere(scope: &Scope, tile: Tile, depot: DepotId) -> Option<Refusal> {
    let is_there = scope.tiles(depot).any(|other| other == tile);
    (!is_there).then(|| Refusal(about("cb-refuse-not-in-depot", tile).with("depot", tell::depot(depot))))
}

/// A tile that is not in the storage.
pub(super) fn not_stored(pick: Pick) -> Refusal {
    let Pick::Tile(tile) = pick else { return not_offered() };
    Refusal(about("cb-refuse-not-stored", tile))
}

/// A tile that cannot be placed.
pub(super) fn placing(scope: &Scope, with: With, pick: Pick) -> Refusal {
    let Pick::Tile(tile) = pick else { return not_offered() };
    if !scope.stored().any(|stored| stored == tile) {
        return not_stored(pick);
    }
    if scope.room(tile).is_empty() {
        return Refusal(about("cb-refuse-no-room", tile));
    }
    let With::Die(die) = with else { return not_offered() };
    Refusal(about("cb-refuse-tile-far", tile).with("die", die).with("workers", scope.player.workers))
}

/// A space on which a tile cannot be placed.
pub(super) fn space(scope: &Scope, with: With, tile: Tile, pick: Pick) -> Refusal {
    let Pick::Space(space) = pick else { return not_offered() };
    let text = |key: &'static str| about(key, tile).with("space", space.to_string());
    if scope.player.cover.at(space).is_some() {
        return Refusal(text("cb-refuse-covered"));
    }
    let Some(region) = scope.player.region(space) else { return not_offered() };
    if region.colour != tile.colour() {
        return Refusal(text("cb-refuse-colour").with("colour", tell::colour(region.colour)));
    }
    if !scope.player.cover.border().has(space) {
        return Refusal(text("cb-refuse-not-adjacent"));
    }
    if !scope.room(tile).has(space) {
        return Refusal(text("cb-refuse-twin"));
    }
    let With::Die(die) = with else { return not_offered() };
    let text = text("cb-refuse-number").with("number", number(space)).with("die", die);
    Refusal(text.with("workers", scope.player.workers))
}

/// Goods that cannot be sold.
pub(super) fn selling(scope: &Scope, with: With, pick: Pick) -> Refusal {
    let Pick::Good(good) = pick else { return not_offered() };
    let text = |key: &'static str| Text::of(key).with("good", tell::good(good)).with("number", good.number());
    if scope.player.goods.count(good) == 0 {
        return Refusal(text("cb-refuse-no-goods"));
    }
    let With::Die(die) = with else { return not_offered() };
    Refusal(text("cb-refuse-goods-far").with("die", die).with("workers", scope.player.workers))
}

/// A tile that cannot be bought.
pub(super) fn buying(scope: &Scope, pick: Pick) -> Refusal {
    let Pick::At(tile, depot) = pick else { return not_offered() };
    if let Some(refusal) = elsewhere(scope, tile, depot) {
        return refusal;
    }
    Refusal(about("cb-refuse-not-for-sale", tile))
}

/// A depot that is no neighbour of the first.
pub(super) fn second(depot: DepotId, pick: Pick) -> Refusal {
    let Pick::Number(second) = pick else { return not_offered() };
    Refusal(Text::of("cb-refuse-not-beside").with("second", second).with("depot", depot.0))
}

/// A tile that the building does not fetch.
pub(super) fn fetching(scope: &Scope, building: Building, pick: Pick) -> Refusal {
    let Pick::At(tile, depot) = pick else { return not_offered() };
    if let Some(refusal) = elsewhere(scope, tile, depot) {
        return refusal;
    }
    if depot == DepotId::BLACK {
        return Refusal(about("cb-refuse-black", tile));
    }
    Refusal(about("cb-refuse-fetch", tile).with("building", tell::tile(Tile::of(building))))
}

/// A space on which no castle can stand at the start.
pub(super) fn no_castle() -> Refusal {
    Refusal(Text::of("cb-refuse-no-castle").with("colour", tell::colour(Colour::Castle)))
}

//! Events in words, one line each, and the names of things.

use super::board::phase_points;
use super::depots::DepotId;
use super::goods::Goods;
use super::moves::{Event, Gain, How};
use super::scoring::Score;
use super::state::Link;
use super::tiles::{Colour, Good, Tile};
use crate::rules::{Seat, Text, Viewer};

/// The name of a tile.
pub(super) fn tile(tile: Tile) -> Text {
    let numbered = |key: String, n: u8| Text::of(key).with("n", n);
    match (tile.animals(), tile.knowledge()) {
        (Some((animal, count)), _) => numbered(format!("cb-tile-{animal}"), count),
        (_, Some(number)) => numbered("cb-tile-knowledge".to_owned(), number),
        _ => Text::of(format!("cb-tile-{tile}")),
    }
}

/// The names of tiles.
pub(super) fn tiles(these: impl IntoIterator<Item = Tile>) -> Vec<Text> {
    these.into_iter().map(tile).collect()
}

/// What a tile does.
pub(super) fn effect(tile: Tile) -> Text {
    match tile.animals() {
        Some((_, count)) => Text::of("cb-effect-animal").with("n", count),
        None => Text::of(format!("cb-effect-{tile}")),
    }
}

/// The name of the goods of a colour.
pub(super) fn good(good: Good) -> Text {
    Text::of(format!("cb-good-{good}"))
}

/// So many goods of a colour.
pub(super) fn some(good: Good, count: u8) -> Text {
    Text::of(format!("cb-goods-{good}")).with("count", count)
}

/// Goods by colour, each with its number.
pub(super) fn goods(these: Goods) -> Vec<Text> {
    these.each().map(|(good, count)| some(good, count)).collect()
}

/// The name of a colour of tiles.
pub(super) fn colour(colour: Colour) -> Text {
    Text::of(format!("cb-colour-{colour}"))
}

/// What a region of a colour is called.
pub(super) fn region(colour: Colour) -> Text {
    Text::of(format!("cb-region-{colour}"))
}

/// A depot.
pub(super) fn depot(depot: DepotId) -> Text {
    match depot {
        DepotId::BLACK => Text::of("cb-depot-black"),
        depot => Text::of("cb-depot").with("n", depot.0),
    }
}

/// Where something came from.
fn from(depot: DepotId) -> Text {
    match depot {
        DepotId::BLACK => Text::of("cb-from-black"),
        depot => Text::of("cb-from").with("n", depot.0),
    }
}

/// What is open in the middle of a turn.
pub(super) fn link(link: Link) -> Text {
    tile(match link {
        Link::Ship => Tile::Ship,
        Link::Castle => Tile::Castle,
        Link::Building(building) => Tile::of(building),
    })
}

/// So many workers.
pub(super) fn workers(n: impl Into<i64>) -> Text {
    Text::of("cb-workers").with("n", n.into())
}

/// So much silver.
pub(super) fn silver(n: impl Into<i64>) -> Text {
    Text::of("cb-silver").with("n", n.into())
}

fn of(key: &'static str, seat: Seat) -> Text {
    Text::of(key).with("seat", seat)
}

/// A message about a seat, and how it could do what it did.
fn done(key: &'static str, seat: Seat, way: How) -> Text {
    of(key, seat).with("how", how(way))
}

/// With what something was done.
fn how(way: How) -> Text {
    match way {
        How::Die { value, number, .. } if value == number => Text::of("cb-how-die").with("die", value),
        How::Die { value, number, workers: 0 } => Text::of("cb-how-free").with("die", value).with("number", number),
        How::Die { value, number, workers: spent } => {
            Text::of("cb-how-turned").with("die", value).with("number", number).with("workers", workers(spent))
        }
        How::Castle => Text::of("cb-how-by").with("tile", tile(Tile::Castle)),
        How::Building(building) => Text::of("cb-how-by").with("tile", tile(Tile::of(building))),
    }
}

/// What a viewer hears of an event.
pub(super) fn tell(event: &Event, viewer: Viewer) -> Option<Text> {
    Some(match *event {
        Event::Answered { seat, side, space } => {
            let text = of("cb-answered", seat).with("side", side).with("space", space.to_string());
            return viewer.is(seat).then_some(text);
        }
        Event::Ended(seat) => return viewer.is(seat).then(|| of("cb-ended", seat)),
        Event::Revealed => return None,
        Event::Estate { seat, side, space } => {
            of("cb-estate", seat).with("side", side).with("space", space.to_string())
        }
        Event::Phase(phase) => {
            Text::of("cb-phase").with("phase", phase.to_string()).with("points", phase_points(phase))
        }
        Event::Round { phase, round, ref order, ref dice, good, depot } => {
            let roll = |(seat, [first, second]): (&Seat, &[u8; 2])| {
                of("cb-roll", *seat).with("first", *first).with("second", *second)
            };
            let text = Text::of("cb-round").with("phase", phase.to_string()).with("round", round);
            let text = text.with("rolls", order.iter().zip(dice).map(roll).collect::<Vec<_>>());
            text.with("good", some(good, 1)).with("to", Text::of("cb-to").with("n", depot.0))
        }
        Event::Took { seat, how, tile, depot, discard: None } => moved(done("cb-took", seat, how), tile, depot),
        Event::Took { seat, how, tile: new, depot, discard: Some(old) } => {
            moved(done("cb-took-discard", seat, how), new, depot).with("discard", tile(old))
        }
        Event::Bought { seat, tile, depot, discard: None } => moved(of("cb-bought", seat), tile, depot),
        Event::Bought { seat, tile: new, depot, discard: Some(old) } => {
            moved(of("cb-bought-discard", seat), new, depot).with("discard", tile(old))
        }
        Event::Placed { seat, how, tile, size, ref gains, .. } => placed((seat, how), (tile, size), gains),
        Event::Sold { seat, how, good, count, points, silver: coins, workers: helpers } => {
            let text = done(if helpers > 0 { "cb-sold-workers" } else { "cb-sold" }, seat, how);
            let text = text.with("goods", some(good, count)).with("points", points).with("silver", silver(coins));
            if helpers > 0 { text.with("workers", workers(helpers)) } else { text }
        }
        Event::Hired { seat, how, workers: helpers, silver: coins } => {
            let text = done(if coins > 0 { "cb-hired-silver" } else { "cb-hired" }, seat, how);
            let text = text.with("workers", workers(helpers));
            if coins > 0 { text.with("silver", silver(coins)) } else { text }
        }
        Event::Loaded { seat, from: ref depots, goods: ref new, left, place } => {
            loaded(seat, depots, *new, left).with("place", place)
        }
        Event::Fetched { seat, building, tile: new, depot } => {
            moved(of("cb-fetched", seat).with("building", tile(Tile::of(building))), new, depot)
        }
        Event::Skipped { seat, building } => of("cb-skipped", seat).with("building", tile(Tile::of(building))),
        Event::Income { seat, silver: coins, workers: 0 } => of("cb-income", seat).with("silver", silver(coins)),
        Event::Income { seat, silver: coins, workers: helpers } => {
            of("cb-income-workers", seat).with("silver", silver(coins)).with("workers", workers(helpers))
        }
        Event::Final { seat, ref score } => last(seat, score),
        Event::Over => Text::of("cb-over"),
    })
}

/// Goods that a ship loaded, and how many found no room.
fn loaded(seat: Seat, depots: &[DepotId], new: Goods, left: u8) -> Text {
    let source = match *depots {
        [] => return of("cb-loaded-none", seat),
        [depot] => from(depot),
        [first, second, ..] => Text::of("cb-from-two").with("n", first.0).with("second", second.0),
    };
    let text = of(if left > 0 { "cb-loaded-left" } else { "cb-loaded" }, seat);
    let text = text.with("goods", goods(new)).with("from", source);
    if left > 0 { text.with("left", left) } else { text }
}

/// A tile that went from a depot to a storage.
fn moved(text: Text, new: Tile, depot: DepotId) -> Text {
    text.with("tile", tile(new)).with("from", from(depot))
}

/// A placement with what it brought. What a knowledge tile does from now on is told with it.
fn placed((seat, way): (Seat, How), (new, size): (Tile, u8), gains: &[Gain]) -> Text {
    let text = done(if gains.is_empty() { "cb-placed" } else { "cb-placed-gains" }, seat, way);
    let text = text.with("tile", tile(new)).with("size", size).with("region", region(new.colour()));
    let text = if gains.is_empty() { text } else { text.with("gains", self::gains(gains)) };
    match new.knowledge() {
        Some(_) => Text::of("cb-told-effect").with("seat", seat).with("told", text).with("effect", effect(new)),
        None => text,
    }
}

/// What a placement brings, each gain with its reason.
pub(super) fn gains(all: &[Gain]) -> Vec<Text> {
    all.iter().copied().map(gain).collect()
}

fn gain(gain: Gain) -> Text {
    let points = |key: &'static str, points: u8| Text::of(key).with("points", points);
    match gain {
        Gain::Region { colour, points: size, phase, .. } => {
            let text = points("cb-gain-region", size).with("region", region(colour));
            text.with("phase", phase).with("total", size + phase)
        }
        Gain::Colour { colour: whole, first, points: bonus } => {
            points(if first { "cb-gain-first" } else { "cb-gain-second" }, bonus).with("colour", colour(whole))
        }
        Gain::Herd { animal, tiles, points: scored } => {
            points("cb-gain-herd", scored).with("animal", Text::of(format!("cb-animal-{animal}"))).with("tiles", tiles)
        }
        Gain::Points(scored) => points("cb-gain-vp", scored),
        Gain::Workers(n) => Text::of("cb-gain-plus").with("what", workers(n)),
        Gain::Silver(n) => Text::of("cb-gain-plus").with("what", silver(n)),
        Gain::Order(place) => Text::of("cb-gain-order").with("place", place),
        Gain::Nothing => Text::of("cb-gain-nothing"),
    }
}

/// The final scoring of a seat by source.
fn last(seat: Seat, score: &Score) -> Text {
    let part = |what: Text, points: u16| Text::of("cb-part").with("what", what).with("points", points);
    let stock =
        [("cb-score-goods", score.goods), ("cb-score-silver", score.silver), ("cb-score-workers", score.workers)];
    let stock = stock.into_iter().filter(|(_, points)| *points > 0).map(|(key, points)| part(Text::of(key), points));
    let known = score.knowledge.iter().map(|(number, points)| part(tile(Tile::knowing(*number)), *points));
    let parts: Vec<Text> = stock.chain(known).collect();
    if parts.is_empty() {
        return of("cb-final-none", seat);
    }
    of("cb-final", seat).with("points", score.total - score.played.total()).with("parts", parts)
}

/// Whether an event shows what was secret, though no chance may have been used.
pub(super) fn reveals(event: &Event) -> bool {
    matches!(event, Event::Revealed | Event::Over)
}

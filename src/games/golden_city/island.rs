//! What a board must be like: what the rulebooks say of it, and what its picture needs. Whole numbers only.

use super::board::{Board, Road, read};
use super::place::{HARBOURS, Kind, PLACES, Place, RIVERS, River};
use super::places::Places;
use super::terrain::Terrain;

type Checked = Result<(), String>;

fn must(holds: bool, why: impl FnOnce() -> String) -> Checked {
    if holds { Ok(()) } else { Err(why()) }
}

/// Two places are at least so far apart, in thousandths of the map's size.
const APART: i64 = 55;
/// A road keeps at least so far from places it does not join, in thousandths of the map's size.
const CLEAR: i64 = 22;

/// Whether the board of a file can be played on. Gives the ids of its rivers.
pub(super) fn check(text: &str) -> Result<Vec<String>, String> {
    let board = read(text)?;
    sound(&board)?;
    Ok(board.rivers.into_iter().map(|river| river.id).collect())
}

/// Why a board cannot be played on.
fn sound(board: &Board) -> Checked {
    must((100..=100_000).contains(&board.size), || "size: 100 to 100000".to_owned())?;
    let rings = 0 < board.core && board.core < board.wall && board.wall < board.coast && 2 * board.coast <= board.size;
    must(rings, || "core, wall and coast: one within the other, and all on the map".to_owned())?;
    Terrain::LANDS.iter().try_for_each(|land| {
        must(board.lands.contains(land), || format!("lands: {land} is missing"))?;
        lands(board, *land)
    })?;
    Place::all().try_for_each(|place| spot(board, place))?;
    roads(board)?;
    River::all().try_for_each(|river| stream(board, river))?;
    city(board)?;
    reach(board)
}

/// The name of a place for messages. The place's own would ask the board that is in use.
fn name(board: &Board, place: Place) -> String {
    board.spot(place).id()
}

fn of_kind(kind: Kind) -> impl Iterator<Item = Place> {
    Place::all().filter(move |place| place.kind() == kind)
}

/// Four harbours, seven or eight suburbs, two outer districts and an inner one lie on each land (GC-10, GC-11), and
/// one outer district of each has a coin (GC-62, GC-D4).
fn lands(board: &Board, land: Terrain) -> Checked {
    let on = |kind: Kind| of_kind(kind).filter(|place| board.spot(*place).terrain == land);
    let counts = [Kind::Harbour, Kind::Suburb, Kind::Outer, Kind::Inner].map(|kind| on(kind).count());
    let right = matches!(counts, [4, 7 | 8, 2, 1]);
    let [harbours, suburbs, outer, inner] = counts;
    must(right, || {
        format!(
            "{land}: 4 harbours, 7 or 8 suburbs, 2 outer and 1 inner district, not {harbours}, {suburbs}, {outer} and {inner}"
        )
    })?;
    let coins = on(Kind::Outer).filter(|place| board.spot(*place).coin).count();
    must(coins == 1, || format!("{land}: one of the outer districts has a coin, not {coins}"))
}

/// A place lies on the map, in the sector of its land, apart from others, and has one reward (GC-13, GC-Q35).
fn spot(board: &Board, place: Place) -> Checked {
    let spot = board.spot(place);
    let name = || name(board, place);
    must(spot.terrain != Terrain::Coast, || format!("{}: the coast is no land", name()))?;
    let marked = match (place.kind(), spot.mark) {
        (Kind::Harbour | Kind::Outer, Some(mark)) => ('1'..='9').contains(&mark),
        (Kind::Suburb, Some(mark)) => mark.is_ascii_lowercase(),
        (Kind::Inner, mark) => mark.is_none(),
        (_, None) => false,
    };
    must(marked, || format!("{}: a figure, a letter for suburbs, nothing for inner districts", name()))?;
    let twin = Place::all().any(|other| other != place && board.spot(other).id() == spot.id());
    must(!twin, || format!("{} is there twice", name()))?;
    let rewarded = spot.reward.is_some() == (place.district().is_none());
    must(rewarded, || format!("{}: harbours and suburbs have a reward, districts none", name()))?;
    must(!spot.coin || place.kind() == Kind::Outer, || format!("{}: coins lie in outer districts", name()))?;
    let (x, y) = from_middle(board, place);
    must(sector(board, x, y) == Some(spot.terrain), || format!("{} does not lie on its land", name()))?;
    let ring = |from: i32, to: i32| {
        let far = x * x + y * y;
        (i64::from(from) * i64::from(from)..i64::from(to) * i64::from(to)).contains(&far)
    };
    let within = match place.kind() {
        Kind::Harbour | Kind::Suburb => ring(board.wall, board.coast),
        Kind::Outer => ring(board.core, board.wall),
        Kind::Inner => ring(0, board.core),
    };
    must(within, || format!("{} lies in a wrong ring", name()))?;
    let river = board.river_of(place).is_none() || place.kind() == Kind::Suburb;
    must(river, || format!("{}: only suburbs lie at rivers", name()))?;
    let close = |other: &Place| {
        let ((x, y), (a, b)) = (from_middle(board, place), from_middle(board, *other));
        (x - a) * (x - a) + (y - b) * (y - b) < squared(board, APART)
    };
    match Place::all().find(|other| *other != place && close(other)) {
        Some(other) => Err(format!("{} is too close to {}", name(), self::name(board, other))),
        None => Ok(()),
    }
}

fn from_middle(board: &Board, place: Place) -> (i64, i64) {
    let spot = board.spot(place);
    (i64::from(spot.x) - i64::from(board.size / 2), i64::from(spot.y) - i64::from(board.size / 2))
}

/// The square of so many thousandths of the map's size.
fn squared(board: &Board, thousandths: i64) -> i64 {
    let length = thousandths * i64::from(board.size) / 1000;
    length * length
}

/// The land of a point: its quarter of the compass, with lands lying north, east, south and west.
fn sector(board: &Board, x: i64, y: i64) -> Option<Terrain> {
    if x.abs() == y.abs() {
        return None;
    }
    let quarter = match (x.abs() > y.abs(), x > 0, y > 0) {
        (false, _, false) => 0,
        (true, true, _) => 1,
        (false, _, true) => 2,
        (true, false, _) => 3,
    };
    board.lands.get(quarter).copied()
}

/// Which side of the line from `a` to `b` the point lies on.
fn side(a: (i64, i64), b: (i64, i64), p: (i64, i64)) -> i64 {
    ((b.0 - a.0) * (p.1 - a.1) - (b.1 - a.1) * (p.0 - a.0)).signum()
}

fn cross(a: (i64, i64), b: (i64, i64), c: (i64, i64), d: (i64, i64)) -> bool {
    side(a, b, c) * side(a, b, d) < 0 && side(c, d, a) * side(c, d, b) < 0
}

/// Whether the point is nearer to the segment than the square root of `squared`.
fn near(p: (i64, i64), a: (i64, i64), b: (i64, i64), squared: i64) -> bool {
    let (dx, dy) = (b.0 - a.0, b.1 - a.1);
    let length = (dx * dx + dy * dy).max(1);
    let along = ((p.0 - a.0) * dx + (p.1 - a.1) * dy).clamp(0, length);
    // The distance times the length, so that no fraction is needed.
    let (x, y) = ((p.0 - a.0) * length - along * dx, (p.1 - a.1) * length - along * dy);
    let (x, y, length) = (i128::from(x), i128::from(y), i128::from(length));
    x * x + y * y < i128::from(squared) * length * length
}

/// Roads join different places, each two once; no two cross as drawn, and none comes close to a third place. No road
/// joins two harbours, as a harbour never needs one.
fn roads(board: &Board) -> Checked {
    let named = |road: &Road| format!("the road from {} to {}", name(board, road.from), name(board, road.to));
    let ends = |road: &Road| (from_middle(board, road.from), from_middle(board, road.to));
    for (at, road) in board.roads.iter().enumerate() {
        let same = |other: &Road| {
            (road.from, road.to) == (other.from, other.to) || (road.from, road.to) == (other.to, other.from)
        };
        must(road.from != road.to, || format!("{}: it leads nowhere", named(road)))?;
        must(!board.roads[..at].iter().any(same), || format!("{}: it is there twice", named(road)))?;
        let harbours = road.from.kind() == Kind::Harbour && road.to.kind() == Kind::Harbour;
        must(!harbours, || format!("{}: a harbour needs no road to another", named(road)))?;
        let (a, b) = ends(road);
        for other in &board.roads[..at] {
            let joined = [other.from, other.to].iter().any(|end| *end == road.from || *end == road.to);
            let (c, d) = ends(other);
            must(joined || !cross(a, b, c, d), || format!("{} crosses {}", named(road), named(other)))?;
        }
        let third = Place::all().filter(|place| *place != road.from && *place != road.to);
        let mut close = third.filter(|place| near(from_middle(board, *place), a, b, squared(board, CLEAR)));
        if let Some(place) = close.next() {
            return Err(format!("{} comes too close to {}", named(road), name(board, place)));
        }
    }
    let lonely = Place::all().find(|place| board.near(*place).is_empty());
    lonely.map_or(Ok(()), |place| Err(format!("no road leads to {}", name(board, place))))
}

/// A river parts two neighbouring lands, has three suburbs, some on both banks, that lie nearer to it than all others
/// (GC-10, GC-E5), and is crossed by roads only where they say so.
fn stream(board: &Board, river: River) -> Checked {
    let Some(stream) = board.rivers.get(river.index()) else { return Err(format!("not {RIVERS} rivers")) };
    let [a, b] = stream.between;
    let at = |land: Terrain| board.lands.iter().position(|other| *other == land);
    let name = || format!("the river {a}-{b}");
    let neighbours = at(a).zip(at(b)).is_some_and(|(a, b)| (a + 4 - b) % 4 == 1 || (b + 4 - a) % 4 == 1);
    must(neighbours, || format!("{}: these lands are no neighbours", name()))?;
    let twin = board.rivers.iter().filter(|other| other.between.contains(&a) && other.between.contains(&b)).count() > 1;
    must(!twin, || format!("{} is there twice", name()))?;
    must(stream.line.len() >= 2, || format!("{}: a line has two points at least", name()))?;
    let places: Places = Place::all().filter(|place| board.river_of(*place) == Some(river)).collect();
    let banks = |land: Terrain| places.iter().any(|place| board.spot(place).terrain == land);
    let lie = places.iter().all(|place| stream.between.contains(&board.spot(place).terrain));
    must(places.len() == 3 && lie && banks(a) && banks(b), || format!("{}: three suburbs, on both banks", name()))?;
    let half = i64::from(board.size / 2);
    let line: Vec<(i64, i64)> = stream.line.iter().map(|[x, y]| (i64::from(*x) - half, i64::from(*y) - half)).collect();
    for road in &board.roads {
        let (c, d) = (from_middle(board, road.from), from_middle(board, road.to));
        let crossed = line.windows(2).any(|part| cross(part[0], part[1], c, d));
        must(crossed == (road.over == Some(river)), || {
            let ends = [road.from, road.to].map(|place| self::name(board, place)).join(" to ");
            format!("{}: the road from {ends} crosses it without saying so, or the other way round", name())
        })?;
    }
    let bridges = board.roads.iter().filter(|road| road.over == Some(river)).count();
    must(bridges > 0, || format!("{}: no road leads over it", name()))?;
    let is_near = |place: Place, reach: i64| {
        line.windows(2).any(|part| near(from_middle(board, place), part[0], part[1], squared(board, reach)))
    };
    let parts = (1..1000).any(|reach| of_kind(Kind::Suburb).all(|place| places.has(place) == is_near(place, reach)));
    must(parts, || format!("{}: another suburb lies nearer to it than its own", name()))
}

/// The outer districts form a ring, every inner district adjoins exactly the two outer ones of its quarter, and every
/// outer district has a gate, which joins it to a suburb of its own land.
fn city(board: &Board) -> Checked {
    let kinds = |place: Place, kind: Kind| board.near(place).iter().filter(move |other| other.kind() == kind);
    for place in of_kind(Kind::Inner) {
        let own = |other: Place| board.spot(other).terrain == board.spot(place).terrain;
        let right = board.near(place).len() == 2 && kinds(place, Kind::Outer).filter(|other| own(*other)).count() == 2;
        must(right, || format!("{}: roads to the two outer districts of its quarter", name(board, place)))?;
    }
    for place in of_kind(Kind::Outer) {
        must(kinds(place, Kind::Outer).count() == 2, || {
            format!("{}: roads to two other outer districts", name(board, place))
        })?;
        let mut gates = kinds(place, Kind::Suburb);
        let own = |other: &Place| board.spot(*other).terrain == board.spot(place).terrain;
        must(gates.next().is_some() && kinds(place, Kind::Suburb).all(|gate| own(&gate)), || {
            format!("{}: gates to suburbs of its own land", name(board, place))
        })?;
        must(kinds(place, Kind::Harbour).next().is_none(), || format!("{}: it lies inland", name(board, place)))?;
    }
    let outer: Places = of_kind(Kind::Outer).collect();
    let first = of_kind(Kind::Outer).next().into_iter().collect();
    must(spread(board, first, outer) == outer, || "the outer districts form one ring".to_owned())
}

/// All that is reached from some places over roads, staying among `allowed`.
fn spread(board: &Board, from: Places, allowed: Places) -> Places {
    let mut reached = from;
    loop {
        let next = reached.iter().fold(reached, |all, place| all.or(board.near(place).and(allowed)));
        if next == reached {
            return reached;
        }
        reached = next;
    }
}

/// From each single harbour every place inland can be reached, without passing through another harbour; and the
/// example of building (GC-E2) can be laid out on some land: a harbour, a suburb that a road joins to it, to a suburb
/// of the same land and to one of another, and an outer district that leads on to another and to the inner one.
fn reach(board: &Board) -> Checked {
    let inland: Places = Place::all().filter(|place| place.kind() != Kind::Harbour).collect();
    for place in of_kind(Kind::Harbour) {
        let reached = spread(board, [place].into_iter().collect(), inland).without(Places::HARBOURS);
        must(reached.len() == PLACES - HARBOURS, || format!("not all places are reached from {}", name(board, place)))?;
    }
    let land = |place: Place| board.spot(place).terrain;
    let suburb = |place: &Place| place.kind() == Kind::Suburb;
    let fits = |harbour: Place, way: Place| {
        let own = |other: Place| land(other) == land(way);
        land(harbour) == land(way)
            && board.near(way).iter().filter(suburb).any(own)
            && board.near(way).iter().filter(suburb).any(|other| !own(other))
            && board.near(way).iter().any(|gate| gate.kind() == Kind::Outer && own(gate))
    };
    let found =
        of_kind(Kind::Harbour).any(|harbour| board.near(harbour).iter().filter(suburb).any(|s| fits(harbour, s)));
    must(found, || "no land allows a short way from its harbour into its quarter".to_owned())
}

#[cfg(test)]
mod tests;

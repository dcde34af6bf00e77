//! The shape of the island, worked out once from the board's coordinates: coast, lands, rivers, roads, and the place
//! of everything. Counted from the corner of the map.
//!
//! Directions from the middle of the city are those of the data; distances are stretched a little where four houses
//! have to stand in a district. The coast has a bight at each harbour, an inlet at each river and a cape between.

use std::sync::LazyLock;

use super::super::board::{Stream, board};
use super::super::place::{Kind, Place};
use super::super::terrain::Terrain;
use super::plane::{CENTRE, MAP, Way, apart, arc, between, clockwise, length, toward, way};
use super::tags;
use crate::scene::{Point, bent, flowing, u};

/// Distances in the data and in the picture, in thousandths of the map.
const STRETCHED: [(i32, i32); 12] = [
    (0, 0),
    (78, 87),
    (112, 128),
    (152, 169),
    (190, 214),
    (238, 263),
    (252, 271),
    (285, 298),
    (352, 359),
    (450, 453),
    (485, 485),
    (560, 545),
];

/// How far capes reach out, in turn, so that the coast does not look turned on a lathe.
const CAPES: [i32; 7] = [10, 45, -30, 60, 20, -45, 35];

/// Everything that has its place on the island.
pub(super) struct Island {
    /// The coast, the surf before it, and where the beach ends.
    pub(super) coast: Vec<Point>,
    pub(super) surf: Vec<Point>,
    /// The four lands as they follow each other on the board, without their beach.
    pub(super) lands: Vec<(Terrain, Vec<Point>)>,
    /// The direction in which each land begins, clockwise.
    pub(super) corners: Vec<Way>,
    /// The rivers from the moat to the sea, in the order of the data.
    pub(super) rivers: Vec<Vec<Point>>,
    /// The roads, in the order of the data.
    pub(super) roads: Vec<Vec<Point>>,
    /// The places, in the order of the data.
    sites: Vec<Point>,
    /// Where the letter of each place lies.
    tags: Vec<Point>,
    /// How far the wall between the inner and the outer districts is from the middle, and the wall of the city.
    pub(super) core: i32,
    pub(super) wall: i32,
}

static ISLAND: LazyLock<Island> = LazyLock::new(Island::new);

/// The island.
pub(super) fn island() -> &'static Island {
    &ISLAND
}

/// So many thousandths of the map.
pub(super) const fn share(thousandths: i32) -> i32 {
    MAP.w * thousandths / 1000
}

/// A distance from the middle as the picture has it. `far` counts in units of the data.
fn stretched(far: i64) -> i32 {
    let far = far * 10_000 / i64::from(board().size);
    let bracket = STRETCHED.windows(2).find(|ends| far <= i64::from(ends[1].0) * 10);
    let thousandths = bracket.map_or(far, |ends| {
        let ((a, p), (b, q)) = (ends[0], ends[1]);
        let [a, b, p, q] = [a, b, p, q].map(i64::from);
        p * 10 + (q - p) * (far - a * 10) / (b - a)
    });
    // No more than lies on the map.
    (thousandths.min(5_000) * i64::from(MAP.w) / 10_000) as i32
}

/// The place of a spot of the data.
fn at(x: i32, y: i32) -> Point {
    let middle = i64::from(board().size / 2);
    // In hundredths, for a distance is rounded down.
    let away = ((i64::from(x) - middle) * 100, (i64::from(y) - middle) * 100);
    toward(CENTRE, away, stretched(length(away) / 100))
}

impl Island {
    fn new() -> Island {
        let board = board();
        let sites: Vec<Point> = Place::all().map(Place::at).map(|(x, y)| at(x, y)).collect();
        let rims = [u(0), u(17), -u(11)].map(|out| coast(&sites, out));
        let [coast, surf, beach] = rims;
        let rivers: Vec<Vec<Point>> = (0..board.rivers.len()).map(|river| stream(river, &coast)).collect();
        let lands = board.lands.iter().enumerate();
        let lands = lands.map(|(i, land)| (*land, field(i, &rivers, &beach))).collect();
        let bends = board.roads.iter().zip([-70, 70].into_iter().cycle());
        let roads: Vec<Vec<Point>> =
            bends.map(|(road, bend)| bent(sites[road.from.index()], sites[road.to.index()], bend, 8)).collect();
        let corners = (0..board.lands.len()).map(|i| way(CENTRE, rivers[before(i)][0])).collect();
        let tags = tags::spots(&sites, roads.iter().chain(&rivers));
        Island {
            coast: line(&coast),
            surf: line(&surf).into_iter().map(within).collect(),
            lands,
            corners,
            rivers,
            roads,
            sites,
            tags,
            core: stretched(board.core.into()),
            wall: stretched(board.wall.into()),
        }
    }

    /// The middle of a place.
    pub(super) fn site(&self, place: Place) -> Point {
        self.sites[place.index()]
    }

    /// The middle of a place's letter.
    pub(super) fn tag(&self, place: Place) -> Point {
        self.tags[place.index()]
    }

    /// A sector of a circle round the middle, in that land.
    pub(super) fn sector(&self, land: usize, radius: i32) -> Vec<Point> {
        arc(CENTRE, radius, self.corners[land], self.corners[(land + 1) % self.corners.len()])
    }
}

/// A place of the coast through which its line runs, and the river that ends there.
type Rim = (Point, Option<usize>);

/// The coast, moved out to the sea by `out`: what it passes, clockwise from north.
fn coast(sites: &[Point], out: i32) -> Vec<Rim> {
    let harbours = Place::all().filter(|place| place.kind() == Kind::Harbour);
    let far = stretched(board().coast.into());
    let bight = |place: Place| {
        let site = sites[place.index()];
        (way(CENTRE, site), apart(CENTRE, site) as i32 + u(9), None)
    };
    let inlet = |(river, stream): (usize, &Stream)| {
        let end = stream.line.first().map_or(CENTRE, |[x, y]| at(*x, *y));
        (way(CENTRE, end), far - u(25), Some(river))
    };
    let mut known: Vec<(Way, i32, Option<usize>)> = harbours.map(bight).collect();
    known.extend(board().rivers.iter().enumerate().map(inlet));
    known.sort_by(|a, b| clockwise(a.0, b.0));
    let mut rims = Vec::new();
    for (i, (direction, radius, river)) in known.iter().enumerate() {
        let (next, _, mouth) = known[(i + 1) % known.len()];
        rims.push((toward(CENTRE, *direction, radius + out), *river));
        let reach = if river.or(mouth).is_some() { -u(13) } else { CAPES[i % CAPES.len()] };
        rims.push((toward(CENTRE, between(*direction, next), far + reach + out), None));
    }
    rims
}

/// The nearest place that lies on the map.
fn within(place: Point) -> Point {
    Point::new(place.x.clamp(0, MAP.w), place.y.clamp(0, MAP.h))
}

/// The pieces of the coast between two places that it passes.
const PIECES: i32 = 6;

fn line(rims: &[Rim]) -> Vec<Point> {
    let through: Vec<Point> = rims.iter().map(|(place, _)| *place).collect();
    flowing(&through, PIECES, true)
}

/// A river from the moat to its mouth.
fn stream(river: usize, coast: &[Rim]) -> Vec<Point> {
    let mut places: Vec<Point> = board().rivers[river].line.iter().rev().map(|[x, y]| at(*x, *y)).collect();
    let mouth = coast.iter().find(|(_, ends)| *ends == Some(river)).map_or(CENTRE, |(place, _)| *place);
    if let Some(first) = places.first_mut() {
        *first = toward(CENTRE, way(CENTRE, *first), stretched(board().wall.into()));
    }
    if let Some(last) = places.last_mut() {
        *last = mouth;
    }
    flowing(&places, 8, false)
}

/// The river between a land and the one before it.
fn before(land: usize) -> usize {
    let board = board();
    let pair = [board.lands[land], board.lands[(land + board.lands.len() - 1) % board.lands.len()]];
    let parts = |between: &[Terrain; 2]| pair.iter().all(|land| between.contains(land));
    board.rivers.iter().position(|river| parts(&river.between)).unwrap_or(0)
}

/// A land: up the river at its left, along the beach, and down the river at its right.
fn field(land: usize, rivers: &[Vec<Point>], beach: &[Rim]) -> Vec<Point> {
    let [left, right] = [before(land), before((land + 1) % board().lands.len())];
    let [from, to] = [left, right].map(|river| beach.iter().position(|rim| rim.1 == Some(river)).unwrap_or(0));
    let count = beach.len() * PIECES as usize;
    let [from, to] = [from, to].map(|at| at * PIECES as usize);
    let along = line(beach);
    let shore = (0..=(to + count - from) % count).map(|i| along[(from + i) % count]);
    let mut field = vec![CENTRE];
    field.extend(rivers[left].iter().take(rivers[left].len() - 1));
    field.extend(shore);
    field.extend(rivers[right].iter().rev().skip(1));
    field
}

#[cfg(test)]
mod tests {
    use super::super::plane::{away, inside};
    use super::*;

    #[test]
    fn everything_lies_on_its_land() {
        let island = island();
        for place in Place::all() {
            let site = island.site(place);
            let within = |(land, field): &&(Terrain, Vec<Point>)| *land == place.terrain() && inside(site, field);
            match place.kind() {
                Kind::Harbour => assert!(away(site, [&island.coast]) < 150, "{place} lies at the coast"),
                Kind::Suburb => assert!(island.lands.iter().any(|it| within(&it)), "{place} lies on its land"),
                Kind::Outer => assert!((island.core.into()..island.wall.into()).contains(&apart(site, CENTRE))),
                Kind::Inner => assert!(apart(site, CENTRE) < island.core.into()),
            }
        }
    }

    #[test]
    fn rivers_lead_from_the_moat_to_the_coast() {
        let island = island();
        for river in &island.rivers {
            let [first, last] = [river[0], river[river.len() - 1]];
            assert!(apart(first, CENTRE).abs_diff(island.wall.into()) < 5 && island.coast.contains(&last));
        }
    }

    #[test]
    fn distances_grow_with_those_of_the_data() {
        let far: Vec<i32> = (0..500).map(stretched).collect();
        assert!(far.windows(2).all(|pair| pair[0] < pair[1]) && far[0] == 0 && far[190] == share(214));
    }
}

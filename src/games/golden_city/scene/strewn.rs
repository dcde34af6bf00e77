//! The small drawings that tell the lands apart, strewn where roads, rivers and places leave room. Which places they
//! get is worked out once, and is the same everywhere.

use super::super::place::Place;
use super::super::terrain::Terrain;
use super::island::{Island, share};
use super::look;
use super::plane::{CENTRE, MAP, beyond, clear, inside};
use crate::scene::{Area, Colour, Drawing, Marks, Point, u};

/// Numbers without a pattern, the same ones each time (a linear congruential sequence).
struct Scatter(u64);

impl Scatter {
    /// A number from 0 to just before `below`.
    const fn next(&mut self, below: i32) -> i32 {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        ((self.0 >> 33) % below as u64) as i32
    }
}

/// How often a place is tried.
const TRIES: usize = 1500;

/// Places strewn over an area, none nearer to another than `far`, where `fits` says so; those further up first, so
/// that others stand before them.
fn strewn(seed: u64, area: Area, far: i64, fits: impl Fn(Point) -> bool) -> Vec<Point> {
    let mut scatter = Scatter(seed);
    let mut found: Vec<Point> = Vec::new();
    for _ in 0..TRIES {
        let place = area.corner().moved(scatter.next(area.w), scatter.next(area.h));
        if found.iter().all(|other| clear(*other, place, far)) && fits(place) {
            found.push(place);
        }
    }
    found.sort_by_key(|place| place.y);
    found
}

/// The upright rectangle round a field.
fn round(field: &[Point]) -> Area {
    let (xs, ys) = (field.iter().map(|place| place.x), field.iter().map(|place| place.y));
    let [left, top] = [xs.clone().min(), ys.clone().min()].map(Option::unwrap_or_default);
    let [right, bottom] = [xs.max(), ys.max()].map(Option::unwrap_or_default);
    Area::new(left, top, right - left + 1, bottom - top + 1)
}

/// How far a land's drawings keep from each other, and how much room each needs.
const fn room(land: Terrain) -> (i64, i64) {
    match land {
        Terrain::Forest => (270, 210),
        Terrain::Meadow => (360, 230),
        Terrain::Mountain => (440, 300),
        Terrain::Desert => (480, 310),
        Terrain::Coast => (700, 260),
    }
}

/// Draws trees, ears, peaks, dunes and waves.
pub(super) fn draw(m: &mut Marks, island: &Island) {
    let ways = || island.roads.iter().chain(&island.rivers);
    for (seed, (land, field)) in (7..).zip(&island.lands) {
        let (far, keep) = room(*land);
        let mut border = field.clone();
        border.extend(field.first());
        let fits = |place: Point| {
            clear(place, CENTRE, i64::from(island.wall + share(36)) + 1)
                && Place::all().all(|other| clear(place, island.site(other), keep + 291))
                && inside(place, field)
                && beyond(place, keep * 8 / 10, [&border])
                && beyond(place, keep * 86 / 100, ways())
        };
        let (_, _, mark) = look::land(*land);
        strewn(seed, round(field), far, fits)
            .into_iter()
            .for_each(|place| look::drawing(*land).draw(m, place, 100, mark));
    }
    let (far, keep) = room(Terrain::Coast);
    let mut surf = island.surf.clone();
    surf.extend(island.surf.first());
    let open = |place: Point| beyond(place, keep, [&surf]) && !inside(place, &surf);
    let sea = Area::new(u(26), u(20), MAP.w - u(52), MAP.h - u(40));
    strewn(3, sea, far, open).into_iter().for_each(|place| Drawing::Wave.draw(m, place, 100, Colour::SeaMark));
}

//! Where the letter of each place lies: beside it, where roads, rivers and neighbours leave most room. Each place has
//! its own spot, the same in every picture.

use super::super::place::Place;
use super::plane::{CENTRE, MAP};
use super::plane::{Way, about, apart, apart_from, away, clockwise, way};
use crate::scene::{Area, Point, u};

/// How far a letter lies from the middle of its place.
const FAR: i64 = 500;
/// A road is far enough from a letter at that distance.
const ENOUGH: i64 = 375;
/// The radius of a letter at a harbour or suburb, and in a district.
pub(super) const RADIUS: i32 = u(24);
pub(super) const SMALL: i32 = u(22);
/// In a district the letter lies on the fourth plot.
const PLOT: (i32, i32) = (u(22), u(23));

/// Sixteen directions, clockwise from north, in thousandths.
const ROSE: [Way; 16] = [
    (0, -1000),
    (383, -924),
    (707, -707),
    (924, -383),
    (1000, 0),
    (924, 383),
    (707, 707),
    (383, 924),
    (0, 1000),
    (-383, 924),
    (-707, 707),
    (-924, 383),
    (-1000, 0),
    (-924, -383),
    (-707, -707),
    (-383, -924),
];

/// The places clockwise from north.
fn around(sites: &[Point]) -> Vec<Place> {
    let mut places: Vec<Place> = Place::all().collect();
    places.sort_by(|a, b| clockwise(way(CENTRE, sites[a.index()]), way(CENTRE, sites[b.index()])));
    places
}

/// The spot of each place, in the order of the data.
pub(super) fn spots<'a>(sites: &[Point], lines: impl Iterator<Item = &'a Vec<Point>>) -> Vec<Point> {
    let lines: Vec<&Vec<Point>> = lines.collect();
    let mut spots = sites.to_vec();
    let mut taken = sites.to_vec();
    for place in around(sites) {
        let site = sites[place.index()];
        spots[place.index()] = if place.district().is_some() {
            site.moved(PLOT.0, PLOT.1)
        } else {
            let spot = freest(site, &lines, &taken);
            taken.push(spot);
            spot
        };
    }
    spots
}

/// The spot round a place with most room.
fn freest(site: Point, lines: &[&Vec<Point>], taken: &[Point]) -> Point {
    let within = MAP.grown(-RADIUS - u(6));
    let spots = ROSE.iter().map(|(x, y)| (site.moved((x * FAR / 1000) as i32, (y * FAR / 1000) as i32), x - y));
    let roads = about(site, FAR + ENOUGH, lines.iter().copied());
    let others: Vec<Point> = taken.iter().copied().filter(|other| apart(*other, site) > 10).collect();
    let room = |(spot, north_east): &(Point, i64)| {
        let road = away(*spot, &roads).min(ENOUGH) * 16 / 10;
        let others = apart_from(*spot, &others).map_or(990, |far| far - 440);
        // Of spots alike, one at the upper right looks best.
        road.min(others) + north_east * 42 / 1000
    };
    let spots = spots.filter(|(spot, _)| within.holds(Area::round(*spot, 0)));
    spots.max_by_key(room).map_or(site, |(spot, _)| spot)
}

#[cfg(test)]
mod tests {
    use super::super::island::island;
    use super::*;

    #[test]
    fn letters_hide_neither_each_other_nor_another_place() {
        for place in Place::all() {
            let tag = island().tag(place);
            assert!(MAP.holds(Area::round(tag, RADIUS + 55)), "{place}");
            for other in Place::all().filter(|other| *other != place) {
                assert!(apart(tag, island().tag(other)) > i64::from(RADIUS + SMALL), "{place} and {other}");
                assert!(apart(tag, island().site(other)) > 430, "{place} hides {other}");
            }
        }
    }
}

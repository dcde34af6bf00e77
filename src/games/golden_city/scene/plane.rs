//! Whole-number geometry for the island: distances, directions, arcs, and what lies where. A direction is a difference
//! of coordinates of any length; there are no angles.

use std::cmp::Ordering;

use crate::scene::{Area, Point};

/// How large the map is in the picture.
pub(super) const MAP: Area = Area::units(0, 0, 984, 984);
/// The middle of the map and of the city.
pub(super) const CENTRE: Point = Point::new(MAP.w / 2, MAP.h / 2);

/// A direction, or the way from one place to another.
pub(super) type Way = (i64, i64);

/// The way from one place to another.
pub(super) fn way(from: Point, to: Point) -> Way {
    (i64::from(to.x) - i64::from(from.x), i64::from(to.y) - i64::from(from.y))
}

/// The length of a way, rounded down.
pub(super) const fn length(way: Way) -> i64 {
    squared(way).isqrt()
}

/// How far two places are apart.
pub(super) fn apart(a: Point, b: Point) -> i64 {
    length(way(a, b))
}

/// The way in that direction that is so long; none in no direction.
pub(super) fn scaled((x, y): Way, to: i64) -> Way {
    let long = length((x, y)).max(1);
    (x * to / long, y * to / long)
}

/// The place so far from another in that direction.
pub(super) fn toward(from: Point, direction: Way, far: i32) -> Point {
    // A longer way first, so that a short direction is not rounded to a few.
    let (x, y) = scaled(scaled(direction, 1 << 20), far.into());
    from.moved(x as i32, y as i32)
}

/// How far the nearest of some places is from one, if there are any.
pub(super) fn apart_from(place: Point, others: &[Point]) -> Option<i64> {
    others.iter().map(|other| squared(way(place, *other))).min().map(i64::isqrt)
}

/// The direction half way between two that are less than half a turn apart.
pub(super) fn between(a: Way, b: Way) -> Way {
    let ((ax, ay), (bx, by)) = (scaled(a, 1 << 20), scaled(b, 1 << 20));
    (ax + bx, ay + by)
}

/// Directions from `a` to `b`, both among them, in `2^halvings` steps.
pub(super) fn fan(a: Way, b: Way, halvings: u32) -> Vec<Way> {
    let mut fan = vec![a, b];
    for _ in 0..halvings {
        let mut finer = Vec::with_capacity(2 * fan.len());
        for pair in fan.windows(2) {
            finer.extend([pair[0], between(pair[0], pair[1])]);
        }
        finer.push(b);
        fan = finer;
    }
    fan
}

/// An arc of a circle from direction `a` to direction `b`.
pub(super) fn arc(centre: Point, radius: i32, a: Way, b: Way) -> Vec<Point> {
    fan(a, b, 5).into_iter().map(|direction| toward(centre, direction, radius)).collect()
}

/// Clockwise from north, on a map with y growing downwards.
pub(super) fn clockwise(a: Way, b: Way) -> Ordering {
    let west = |(x, y): Way| x < 0 || (x == 0 && y > 0);
    west(a).cmp(&west(b)).then_with(|| (b.0 * a.1 - b.1 * a.0).cmp(&0))
}

/// Whether two places are at least so far apart. It is asked so often that no root is drawn for it.
pub(super) fn clear(a: Point, b: Point, far: i64) -> bool {
    squared(way(a, b)) >= far * far
}

const fn squared((x, y): Way) -> i64 {
    x * x + y * y
}

/// The way from a place to the nearest place of a straight line.
fn across(place: Point, [from, to]: [Point; 2]) -> Way {
    let ((x, y), (dx, dy)) = (way(from, place), way(from, to));
    let long = squared((dx, dy)).max(1);
    let along = (x * dx + y * dy).clamp(0, long);
    (x - dx * along / long, y - dy * along / long)
}

/// The way from a place to the upright rectangle round a straight line, which is no longer than that to the line.
fn aside(place: Point, [from, to]: [Point; 2]) -> Way {
    let off = |at: i32, a: i32, b: i32| i64::from((a.min(b) - at).max(at - a.max(b)).max(0));
    (off(place.x, from.x, to.x), off(place.y, from.y, to.y))
}

/// A place's distance from the nearest of the lines. Most of their pieces are known to be too far away at a glance.
pub(super) fn away<'a, Line: AsRef<[Point]> + 'a>(place: Point, lines: impl IntoIterator<Item = &'a Line>) -> i64 {
    let pieces = lines.into_iter().flat_map(|line| line.as_ref().array_windows::<2>());
    let nearer = |least: i64, piece: &[Point; 2]| match squared(aside(place, *piece)) < least {
        true => squared(across(place, *piece)).min(least),
        false => least,
    };
    pieces.fold(i64::MAX, nearer).isqrt()
}

/// The straight pieces of lines that may come nearer than that to a place, and few others.
pub(super) fn about<'a>(place: Point, far: i64, lines: impl IntoIterator<Item = &'a Vec<Point>>) -> Vec<[Point; 2]> {
    let pieces = lines.into_iter().flat_map(|line| line.array_windows::<2>());
    pieces.filter(|piece| squared(aside(place, **piece)) < far * far).copied().collect()
}

/// Whether a place lies farther than that from each of the lines.
pub(super) fn beyond<'a>(place: Point, far: i64, lines: impl IntoIterator<Item = &'a Vec<Point>>) -> bool {
    let enough = (far + 1) * (far + 1);
    let mut pieces = lines.into_iter().flat_map(|line| line.array_windows::<2>());
    pieces.all(|piece| squared(aside(place, *piece)) >= enough || squared(across(place, *piece)) >= enough)
}

/// The number of the place of a line that lies nearest to what `far` measures.
pub(super) fn nearest(line: &[Point], far: impl Fn(Point) -> i64) -> usize {
    (0..line.len()).min_by_key(|at| far(line[*at])).unwrap_or(0)
}

/// Whether the place lies within the closed line.
pub(super) fn inside(place: Point, closed: &[Point]) -> bool {
    let sides = closed.iter().zip(closed.iter().cycle().skip(1));
    let met = sides.filter(|(a, b)| {
        let ((dx, dy), (x, y)) = (way(**a, **b), way(**a, place));
        (a.y > place.y) != (b.y > place.y) && (dx * y - dy * x > 0) == (dy > 0)
    });
    met.count() % 2 == 1
}

#[cfg(test)]
mod tests {
    use super::*;

    const CENTRE: Point = Point::new(100, 100);

    #[test]
    fn a_fan_turns_evenly_from_one_direction_to_the_other() {
        let arc = arc(CENTRE, 1000, (0, -7), (3, 0));
        assert_eq!((arc.len(), arc[0], arc[32]), (33, Point::new(100, -900), Point::new(1100, 100)));
        assert!(arc.iter().all(|place| (998..=1000).contains(&apart(CENTRE, *place))));
        assert!(apart(arc[16], Point::new(807, -607)) < 4, "{:?}", arc[16]);
    }

    #[test]
    fn directions_are_sorted_clockwise_from_north() {
        let around = [(0, -1), (2, -1), (1, 0), (1, 5), (0, 2), (-3, 1), (-1, -1)];
        for (i, a) in around.iter().enumerate() {
            for (j, b) in around.iter().enumerate() {
                assert_eq!(clockwise(*a, *b), i.cmp(&j), "{a:?} {b:?}");
            }
        }
    }

    #[test]
    fn lines_and_shapes_know_what_is_near_and_within() {
        let line = vec![Point::new(0, 0), Point::new(100, 0), Point::new(100, 100)];
        assert_eq!(away(Point::new(50, 30), [&line]), 30);
        assert_eq!(away(Point::new(130, 140), [&line]), 50);
        for (x, y) in (-20..60).flat_map(|x| (-20..60).map(move |y| (x * 5, y * 5))) {
            let far = |at: i64| beyond(Point::new(x, y), at, [&line]);
            let is = away(Point::new(x, y), [&line]);
            assert!(!far(is) && (is == 0 || far(is - 1)), "{x} {y}");
        }
        assert_eq!(nearest(&line, |place| apart(place, Point::new(90, 70))), 2);
        assert!(inside(Point::new(90, 10), &line) && !inside(Point::new(10, 90), &line));
    }
}

//! Lines that are not straight, in whole numbers: bent ways and smooth shores.

use super::Point;

/// A gently bent way between two places, in so many straight pieces. `bend`: how far its middle would be pulled from
/// the straight line, in thousandths of its length, to the right of who walks it on a map with y growing downwards.
pub fn bent(from: Point, to: Point, bend: i32, pieces: i32) -> Vec<Point> {
    let wide = |a: i32, b: i32, across: i32| i64::from(a + b) * 1000 + 2 * i64::from(across) * i64::from(bend);
    // The handle of the curve, in two-thousandths.
    let (hx, hy) = (wide(from.x, to.x, from.y - to.y), wide(from.y, to.y, to.x - from.x));
    let n = i64::from(pieces.max(1));
    let at = |p: i32, handle: i64, q: i32, i: i64| {
        let (p, q, rest) = (i64::from(p) * 2000, i64::from(q) * 2000, n - i);
        rounded(rest * rest * p + 2 * rest * i * handle + i * i * q, 2000 * n * n)
    };
    (0..=n).map(|i| Point::new(at(from.x, hx, to.x, i), at(from.y, hy, to.y, i))).collect()
}

/// A smooth line through the places, each stretch between two of them in so many pieces (Catmull-Rom). A closed one
/// ends just before its first place.
pub fn flowing(through: &[Point], pieces: i32, closed: bool) -> Vec<Point> {
    let count = through.len() as i32;
    let near = |i: i32| {
        let i = if closed { i.rem_euclid(count) } else { i.clamp(0, count - 1) };
        through[i as usize]
    };
    let stretches = if closed { count } else { count - 1 };
    let mut line = Vec::new();
    for i in 0..stretches.max(0) {
        let [a, b, c, d] = [-1, 0, 1, 2].map(|k| near(i + k));
        for j in 0..pieces {
            let at = |a, b, c, d| between([a, b, c, d], j, pieces);
            line.push(Point::new(at(a.x, b.x, c.x, d.x), at(a.y, b.y, c.y, d.y)));
        }
    }
    line.extend(through.last().filter(|_| !closed));
    line
}

/// The place after `j` of `n` pieces between the second and the third number.
fn between(numbers: [i32; 4], j: i32, n: i32) -> i32 {
    let ([a, b, c, d], j, n) = (numbers.map(i64::from), i64::from(j), i64::from(n));
    let sum = 2 * b * n * n * n
        + (c - a) * j * n * n
        + (2 * a - 5 * b + 4 * c - d) * j * j * n
        + (3 * b - a - 3 * c + d) * j * j * j;
    rounded(sum, 2 * n * n * n)
}

/// The quotient, rounded to the nearest whole number.
fn rounded(sum: i64, by: i64) -> i32 {
    (2 * sum + by).div_euclid(2 * by) as i32
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_way_begins_and_ends_at_its_places_and_leaves_the_line_by_half_its_bend() {
        let (from, to) = (Point::new(100, 200), Point::new(1100, 200));
        let straight = bent(from, to, 0, 4);
        assert_eq!(straight, [100, 350, 600, 850, 1100].map(|x| Point::new(x, 200)));
        let way = bent(from, to, 100, 4);
        assert_eq!((way[0], way[2], way[4]), (from, Point::new(600, 250), to));
        assert_eq!(bent(from, to, -100, 4)[2], Point::new(600, 150));
    }

    #[test]
    fn a_smooth_line_passes_through_all_its_places() {
        let places = [(0, 0), (100, 50), (200, -70), (330, 10)].map(|(x, y)| Point::new(x, y));
        let open = flowing(&places, 5, false);
        assert_eq!(open.len(), 16);
        assert!(places.iter().enumerate().all(|(i, place)| open[5 * i] == *place));
        let closed = flowing(&places, 5, true);
        assert_eq!(closed.len(), 20);
        assert!(places.iter().enumerate().all(|(i, place)| closed[5 * i] == *place));
        assert!(flowing(&[], 5, true).is_empty() && flowing(&[], 5, false).is_empty());
    }
}

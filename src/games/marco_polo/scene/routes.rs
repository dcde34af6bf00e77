//! By which ways figures went: the lines below all that stands on the map.

use super::super::map::{Place, Way};
use super::super::news::Spot;
use super::Stage;
use super::layout::layout;
use super::places::figure;
use crate::scene::{Marks, Point, u};

/// How far beside one another those go who use the same way.
const BESIDE: i32 = u(12);

/// Where figures went that did so since: from where each stood, along the ways it used; where it was not told by which, a
/// broken line.
pub(super) fn draw(m: &mut Marks, stage: &Stage) {
    let mut used: Vec<Way> = Vec::new();
    for (spot, from, places) in stage.trace.moved() {
        let Spot::At(from) = *from else { continue };
        let (mut at, mut parts) = (from, vec![(vec![figure(stage, from)], false)]);
        for place in places {
            let Spot::At(place) = *place else { continue };
            match at.ways().find(|(_, to)| *to == place) {
                Some((way, _)) => {
                    let others = used.iter().filter(|other| **other == way).count();
                    go_on(&mut parts, beside(along(way, at), others as i32), false);
                    used.push(way);
                }
                None => go_on(&mut parts, vec![figure(stage, at), figure(stage, place)], true),
            }
            at = place;
        }
        go_on(&mut parts, vec![figure(stage, at)], false);
        stage.trace.route(m, spot, &parts);
    }
}

/// Goes on with a line of that kind.
fn go_on(parts: &mut Vec<(Vec<Point>, bool)>, line: Vec<Point>, is_broken: bool) {
    match parts.last_mut() {
        Some((last, was_broken)) if *was_broken == is_broken => last.extend(line),
        _ => parts.push((line, is_broken)),
    }
}

/// The line of a way from one of its ends on.
fn along(way: Way, from: Place) -> Vec<Point> {
    let mut line = layout().way(way).along.clone();
    if way.ends()[0] != from {
        line.reverse();
    }
    line
}

/// The line to the left of where so many others go.
fn beside(line: Vec<Point>, others: i32) -> Vec<Point> {
    let (Some(first), Some(last)) = (line.first(), line.last()) else { return line };
    let (dx, dy) = (last.x - first.x, last.y - first.y);
    let long = (i64::from(dx).pow(2) + i64::from(dy).pow(2)).isqrt().max(1) as i32;
    let (x, y) = (dy * others * BESIDE / long, -dx * others * BESIDE / long);
    line.into_iter().map(|point| point.moved(x, y)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn whoever_uses_a_way_later_goes_beside_the_others() {
        let line = vec![Point::new(0, 0), Point::new(0, u(100))];
        assert_eq!(beside(line.clone(), 0), line);
        assert_eq!(beside(line, 1), [Point::new(BESIDE, 0), Point::new(BESIDE, u(100))]);
    }

    #[test]
    fn a_way_is_followed_from_either_end() {
        for way in Way::all() {
            let [a, b] = way.ends();
            let (there, back) = (along(way, a), along(way, b));
            assert!(there.iter().eq(back.iter().rev()));
            assert_eq!(there.first(), Some(&layout().site(a).at));
        }
    }

    #[test]
    fn what_is_of_one_kind_is_one_line() {
        let mut parts = Vec::new();
        for (y, is_broken) in [(0, false), (1, false), (2, true), (3, false)] {
            go_on(&mut parts, vec![Point::new(0, y)], is_broken);
        }
        let lengths: Vec<_> = parts.iter().map(|(line, is_broken)| (line.len(), *is_broken)).collect();
        assert_eq!(lengths, [(2, false), (1, true), (1, false)]);
    }
}

//! CB-96 to CB-102: the end of a phase and of the game.

use super::super::given::{Position, given};
use super::super::moves::Event;
use super::super::scoring::Score;
use super::super::state::Stage;
use super::super::*;

fn finished(at: Position) -> Position {
    let mut at = at.last_round("E");
    while at.game().stage == Stage::Turns {
        at = at.idle();
    }
    at
}

/// CB-96, CB-97: mines pay after each phase, E included; CB-98: unsold goods, silver and pairs of workers (CB-Q31);
/// CB-99: stored tiles bring nothing.
#[test]
fn the_end_counts_what_is_left() {
    let at =
        finished(given(2).means(0, 3, 3).goods(0, "pink 2, red 1").placed(0, "e3 mine").stored(0, "castle bank ship"));
    let score = Score::of(at.game(), Seat(0), true);
    assert_eq!((score.goods, score.silver, score.workers), (3, 4, 3), "7 workers after the last turn");
    assert_eq!(score.total, 10);
    assert_eq!(at.events.last(), Some(&Event::Over));
    assert!(at.game().awaiting.is_empty());
}

/// CB-100: most points win.
#[test]
fn most_points_win() {
    let at = finished(given(3).means(1, 30, 0));
    let standing = at.game().standing().unwrap();
    assert_eq!(standing.places[1], 1);
    assert_eq!(standing.scores, [1 + 2, 30 + 2, 1 + 2]);
    let sums =
        (0..3).map(|seat| standing.lines.iter().filter(|line| line.counts).map(|line| line.values[seat]).sum::<i32>());
    assert_eq!(sums.collect::<Vec<_>>(), standing.scores);
    assert_eq!(given(2).game().standing(), None, "not before the end");
}

/// CB-101, CB-Q30: of equal scores the one with more empty spaces wins; CB-102: then the later one in the order.
#[test]
fn ties_go_to_empty_spaces_and_then_to_the_later() {
    let at = finished(given(3).placed(1, "c4 k1"));
    assert_eq!(at.game().standing().unwrap().places, [2, 3, 1]);
    let at = finished(given(3).ahead(2, 4));
    assert_eq!(at.order(), [2, 0, 1]);
    assert_eq!(at.game().standing().unwrap().places, [2, 1, 3]);
}

//! CB-88 to CB-95: regions and colours.

use super::super::board::Phase;
use super::super::given::given;
use super::super::moves::Gain;
use super::super::tiles::Colour;
use super::super::*;

/// CB-88 to CB-90: the last space of a region scores its size and the phase, at once: three spaces bring 6 + 10 in
/// phase A and 6 + 2 in phase E.
#[test]
fn a_region_scores_when_it_is_complete() {
    for (phase, extra) in [("A", 10), ("B", 8), ("C", 6), ("D", 4), ("E", 2)] {
        let at =
            given(2).last_round(phase).dice(0, 1, 2).placed(0, "d3 ship, d2 ship").stored(0, "ship").means(0, 0, 5);
        let at = at.play(0, "place 1 ship d1");
        assert_eq!((at.player(0).points.regions, at.player(0).points.phases), (6, extra), "{phase}");
    }
    let at = given(2).dice(0, 2, 1).placed(0, "d3 ship").stored(0, "ship").play(0, "place 1 ship d2");
    assert_eq!(at.has(0).0, 0, "not before");
}

/// CB-89: 1, 3, 6, 10 and 15 points for regions of 1 to 5 spaces on real estates.
#[test]
fn sizes_score_by_the_table() {
    let five = given(2)
        .dice(0, 6, 1)
        .placed(0, "e4 bank, e5 church, f4 market, f5 carpenter")
        .stored(0, "watchtower")
        .means(0, 0, 9);
    let at = five.dice(0, 3, 1).play(0, "place 3 watchtower g4");
    assert_eq!(at.player(0).points.regions, 15);
    assert!(at.gains().contains(&Gain::Region { colour: Colour::Building, size: 5, points: 15, phase: 10 }));
    assert_eq!((1..=8).map(board::region_points).collect::<Vec<_>>(), [1, 3, 6, 10, 15, 21, 28, 36]);
    assert_eq!(board::phase_points(Phase::E), 2);
}

/// CB-91, CB-92, CB-E7: the third mine is the first seat's large bonus: 7 points with four players; CB-93: the second
/// seat gets 4; CB-94: the others nothing; CB-Q24, CB-Q25: each once, in order.
#[test]
fn example_7() {
    let mut at = given(4);
    for (seat, points) in [(0, 7), (1, 4), (2, 0), (3, 0)] {
        at = at.placed(seat, "e3 mine, f2 mine").dice(seat, 3, 1).stored(seat, "mine").play(seat, "place 3 mine g1");
        let scored = at.player(seat).points;
        assert_eq!((scored.colours, scored.regions, scored.phases), (points, 6, 10), "seat {seat}");
        at = at.play(seat, "workers 1").play(seat, "end");
    }
    assert_eq!(at.game().bonuses[Colour::Mine as usize], [Some(Seat(0)), Some(Seat(1))]);
}

/// CB-92, CB-93: 5 and 2 with two players, 6 and 3 with three.
#[test]
fn bonuses_go_by_the_number_of_players() {
    for (seats, first, second) in [(2, 5, 2), (3, 6, 3)] {
        let mut at = given(seats);
        for (seat, points) in [(0, first), (1, second)] {
            at =
                at.placed(seat, "e3 mine, f2 mine").dice(seat, 3, 1).stored(seat, "mine").play(seat, "place 3 mine g1");
            assert_eq!(at.player(seat).points.colours, points);
            at = at.play(seat, "workers 1").play(seat, "end");
        }
    }
}

/// CB-Q26: the starting castle counts as covered for its colour.
#[test]
fn the_starting_castle_counts_for_its_colour() {
    let at = given(2)
        .dice(0, 6, 1)
        .placed(0, "c4 k1, a2 castle, a3 castle")
        .stored(0, "castle")
        .play(0, "place 6 castle b3");
    assert_eq!((at.player(0).points.regions, at.player(0).points.colours), (6, 5));
}

/// CB-95: the score is a plain number, over 100 and 200 too.
#[test]
fn points_are_a_plain_number() {
    let mut at = given(4).goods(0, "pink 7").dice(0, 3, 1);
    at.table.0.players[0].points.regions = 199;
    assert_eq!(at.play(0, "sell 3").has(0).0, 227);
}

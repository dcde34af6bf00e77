//! CB-1 to CB-16: the start.

use super::super::given::{dealt, given};
use super::super::setup::{Estates, Options};
use super::super::spaces::Space;
use super::super::tiles::{Colour, Tile, stock};
use super::super::*;
use crate::rules::{Dice, Seed};

/// CB-1: two to four play, and nobody else.
#[test]
fn two_to_four_can_play() {
    for seats in 0..8 {
        let game = Burgundy::setup(&Options::default(), seats, None, &mut Dice::for_step(Seed::from_number(1), 0));
        assert_eq!(game.is_ok(), (2..=4).contains(&seats), "{seats}");
        assert!(game.err().is_none_or(|refusal| refusal.0.key == "cb-refuse-seats"));
    }
}

/// CB-2: seven piles by the colour of the backs; CB-19, CB-21 and CB-24: phase A has been laid out of them.
#[test]
fn tiles_lie_in_seven_piles() {
    let game = dealt(4, Estates::Basic, 3);
    let used = |colour: Colour| {
        let laid = game.depots.iter().flat_map(|depot| depot.tiles).flatten();
        laid.filter(|tile| tile.colour() == colour).count() as u32
    };
    for colour in Colour::ALL {
        let start = if colour == Colour::Castle { 4 } else { 0 };
        assert_eq!(
            game.piles[colour as usize].len() as u32 + used(colour) + start,
            stock().of_colour(colour),
            "{colour}"
        );
    }
    assert_eq!(game.dark.len() + game.black.iter().flatten().count(), 40);
    assert_eq!(game.check(), Ok(()));
}

/// CB-3: 42 goods, five a phase and 17 over; CB-7: three of those for everybody, by colour; CB-8: the others never
/// come: 42 − 25 − 3 for each seat.
#[test]
fn goods_are_dealt_and_laid_out() {
    for seats in 2..=4u8 {
        let game = dealt(seats, Estates::Basic, 5);
        assert!(game.players.iter().all(|player| player.goods.total() == 3 && player.goods.colours() <= 3));
        let on_depots: u8 = game.depots.iter().map(|depot| depot.goods.total()).sum();
        assert_eq!((game.coming.iter().flatten().count(), on_depots), (4, 1));
        assert_eq!(game.unseen.len() - 4 * 5, 17 - 3 * usize::from(seats));
    }
}

/// CB-4, CB-94: nobody has a colour bonus yet, and there are two for each colour.
#[test]
fn bonuses_are_free() {
    assert_eq!(dealt(3, Estates::Basic, 1).bonuses, [[None; 2]; 6]);
}

/// CB-5: everybody has estate 1; CB-6: with a castle in the middle, which is taken from the pile and gives nothing
/// (CB-Q26: not even where it fills a region of one space).
#[test]
fn everybody_has_a_castle_in_the_middle_of_estate_1() {
    let game = dealt(2, Estates::Basic, 1);
    for player in &game.players {
        assert_eq!(player.estate, Some(1));
        assert_eq!(player.cover.each().collect::<Vec<_>>(), [(Space::CENTRE, Tile::Castle)]);
        assert_eq!(player.points.total(), 0);
        assert_eq!(player.region(Space::CENTRE).unwrap().spaces.len(), 1);
    }
    let laid = game.depots.iter().flat_map(|depot| depot.tiles).flatten().filter(|tile| *tile == Tile::Castle).count();
    assert_eq!(game.piles[Colour::Castle as usize].len() + laid, 14 - 2);
    assert_eq!(game.pending, None);
}

/// CB-9: 1 silver and no points; CB-11: workers by order; CB-12: all markers on the first space, the start player on
/// top; CB-13, CB-14: all of it is seen by everybody.
#[test]
fn silver_workers_and_order() {
    for seed in 0..20 {
        let game = dealt(4, Estates::Basic, seed);
        for (place, seat) in game.order.iter().enumerate() {
            let player = game.player(*seat);
            assert_eq!((player.silver, player.workers, player.track), (1, place as u16 + 1, 0));
            assert_eq!(*seat, game.order[0].after(place as u8, 4), "clockwise");
        }
        assert_eq!(game.awaiting, Seats::only(game.order[0]));
        let view = game.view(Viewer::Public);
        assert!(
            view.players
                .iter()
                .zip(&game.players)
                .all(|(seen, own)| (seen.silver, seen.workers) == (own.silver, own.workers))
        );
        assert_eq!(view.order, game.order);
    }
}

/// CB-10, CB-Q33: every seat is as likely to start.
#[test]
fn the_start_player_is_drawn_by_lot() {
    let mut times = [0; 4];
    (0..400).for_each(|seed| times[dealt(4, Estates::Basic, seed).order[0].index()] += 1);
    assert!(times.iter().all(|n| (60..140).contains(n)), "{times:?}");
}

/// CB-15: what is given up is gone; CB-45 in passing.
#[test]
fn discarded_tiles_never_come_back() {
    let at = given(2).depot(1, "bank").stored(0, "ship mine church").play(0, "take 1 bank-1 church");
    let left = |at: &super::super::given::Position| {
        let game = at.game();
        usize::from(game.piles[0].count(Tile::Church as usize)) + usize::from(game.dark.count(Tile::Church as usize))
    };
    assert_eq!((at.store(0).as_str(), left(&at)), ("ship mine bank", 6));
}

/// CB-16: workers and silver never run out.
#[test]
fn workers_and_silver_are_unlimited() {
    let at = given(2).means(0, 500, 500).means(1, 500, 500);
    assert_eq!(at.play(0, "workers 1").has(0), (0, 500, 502));
}

/// CB-Q33: a table may name who begins; CB-10: else it is the lot. CB-11 and CB-12 follow from it either way.
#[test]
fn a_named_seat_begins() {
    for (seats, first) in (2..=4).flat_map(|seats| (0..seats).map(move |first| (seats, Seat(first)))) {
        for seed in 0..4 {
            let chance = &mut Dice::for_step(Seed::from_number(seed), 0);
            let game = Burgundy::setup(&Options::default(), seats, Some(first), chance).unwrap();
            assert_eq!((game.order[0], game.awaiting), (first, Seats::only(first)));
            assert!((1u16..).zip(&game.order).all(|(workers, seat)| game.player(*seat).workers == workers));
            assert_eq!(game.check(), Ok(()));
        }
    }
}

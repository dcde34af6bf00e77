//! CB-131 to CB-133: the variant for experienced players.

use super::super::estates::{ESTATES, boards, estate};
use super::super::given::dealt;
use super::super::moves::Event;
use super::super::picks::{Act, Number, Pick};
use super::super::setup::Estates;
use super::super::spaces::Space;
use super::super::state::Stage;
use super::super::tiles::{Colour, Tile};
use super::super::*;
use crate::rules::{Answer, Dice, Of, Questions, Seed, Table, Walked};

fn chance() -> Dice {
    Dice::for_step(Seed::from_number(9), 1)
}

/// Some choice that is open to a seat: the second side, and the last castle on it.
fn choice(game: &Burgundy, seat: Seat) -> (u8, Space) {
    let side = boards()[usize::from(game.player(seat).board.unwrap())][1];
    (side, estate(side).of_colour[Colour::Castle as usize].iter().last().unwrap())
}

/// Lets a seat choose its estate.
fn chosen(game: &mut Burgundy, seat: Seat, (side, space): (u8, Space)) -> Vec<Event> {
    let path = [Pick::Act(Act::Estate), Pick::Number(Number(side)), Pick::Space(space)].map(Answer::One);
    let Ok(mv) = Walked::along(game, seat, &path).step else { panic!("{path:?} is refused") };
    game.apply(seat, &mv, &mut chance())
}

/// CB-131, CB-Q38, CB-Q42: every seat is dealt one of the six boards; the rest of the start is as ever.
#[test]
fn boards_are_dealt() {
    for estates in [Estates::Open, Estates::Secret] {
        let game = dealt(4, estates, 2);
        let mut dealt: Vec<u8> = game.players.iter().filter_map(|player| player.board).collect();
        dealt.sort_unstable();
        dealt.dedup();
        assert_eq!(dealt.len(), 4, "all different");
        assert!(game.players.iter().all(|player| (player.estate, player.goods.total(), player.silver) == (None, 3, 1)));
        assert_eq!(game.check(), Ok(()));
    }
}

/// CB-132: either side, and any dark green space for the castle.
#[test]
fn side_and_castle_are_free() {
    let game = dealt(2, Estates::Open, 4);
    let seat = game.order[0];
    let sides = boards()[usize::from(game.player(seat).board.unwrap())];
    let table = Of(game);
    let offered =
        |path: &[&str]| match table.ask(seat, &path.iter().map(|token| (*token).to_owned()).collect::<Vec<_>>()) {
            crate::rules::Asked::One(menu) => menu.offers.into_iter().map(|offer| offer.token).collect::<Vec<_>>(),
            other => panic!("{other:?}"),
        };
    assert_eq!(offered(&["estate"]), sides.map(|side| side.to_string()));
    for side in sides {
        let castles = estate(side).of_colour[Colour::Castle as usize].iter().map(|space| space.to_string());
        assert_eq!(offered(&["estate", &side.to_string()]), castles.collect::<Vec<_>>());
    }
    assert!((1..=ESTATES).all(|side| estate(side).of_colour[Colour::Castle as usize].len() == 4));
}

/// CB-133, CB-Q43: in the open, one after the other in turn order; only when all have chosen, phase A is laid out.
#[test]
fn in_the_open_it_goes_in_order() {
    let mut game = dealt(3, Estates::Open, 6);
    for seat in game.order.clone() {
        assert_eq!((game.awaiting, game.stage), (Seats::only(seat), Stage::Open));
        assert!(
            game.depots.iter().all(|depot| depot.tiles == [None; 4]) && game.white == 0,
            "nothing to go by is laid out yet"
        );
        let (side, space) = choice(&game, seat);
        let events = chosen(&mut game, seat, (side, space));
        assert_eq!(events[0], Event::Estate { seat, side, space });
        assert_eq!((game.player(seat).estate, game.player(seat).cover.at(space)), (Some(side), Some(Tile::Castle)));
        assert_eq!(game.check(), Ok(()));
    }
    assert_eq!((game.stage, game.awaiting), (Stage::Turns, Seats::only(game.order[0])));
    assert_eq!(game.depots.iter().flat_map(|depot| depot.tiles).flatten().count(), 18);
    assert!(game.players.iter().all(|player| player.points.total() == 0));
}

/// CB-133: in secret, all at once, and nobody sees another's choice before all have chosen. The last one brings
/// everything to light, and is not told that others are still choosing.
#[test]
fn in_secret_nobody_sees_before_all_have_chosen() {
    let mut game = dealt(2, Estates::Secret, 6);
    assert_eq!(game.awaiting, Seats::all(2));
    let (side, space) = choice(&game, Seat(1));
    let mut other = game.clone();
    let events = chosen(&mut game, Seat(1), (side, space));
    assert_eq!(events, [Event::Answered { seat: Seat(1), side, space }]);
    let first = estate(side).of_colour[Colour::Castle as usize].iter().next().unwrap();
    chosen(&mut other, Seat(1), (side, first));
    for viewer in [Viewer::Public, Viewer::Seat(Seat(0))] {
        assert_eq!(game.view(viewer), other.view(viewer));
    }
    assert_ne!(game.view(Viewer::Seat(Seat(1))), other.view(Viewer::Seat(Seat(1))));
    let (mine, there) = choice(&game, Seat(0));
    let events = chosen(&mut game, Seat(0), (mine, there));
    assert_eq!(events[0], Event::Revealed);
    assert!(Burgundy::reveals(&events[0]));
    assert!(!events.iter().any(|event| matches!(event, Event::Answered { .. })));
    assert_eq!((game.player(Seat(1)).estate, game.stage), (Some(side), Stage::Turns));
    assert_eq!(game.view(Viewer::Public).players[1].estate, Some(side));
}

/// CB-50: the first placement is beside the starting castle, wherever it stands.
#[test]
fn the_first_placement_is_beside_the_castle() {
    let mut game = dealt(2, Estates::Open, 6);
    for seat in game.order.clone() {
        let (side, space) = choice(&game, seat);
        chosen(&mut game, seat, (side, space));
        let border = game.player(seat).cover.border();
        assert!((3..=6).contains(&border.len()) && border == spaces::neighbours(space));
    }
}

/// CB-132: only a side of the own board, and only a dark green space; nothing else is done before, and it is done once.
#[test]
fn other_choices_are_refused() {
    let game = dealt(2, Estates::Open, 4);
    let (seat, other) = (game.order[0], game.order[1]);
    let (side, _) = choice(&game, seat);
    let strange =
        (1..=ESTATES).find(|id| !boards()[usize::from(game.player(seat).board.unwrap())].contains(id)).unwrap();
    let mut table = Of(game);
    let path = |words: &str| words.split_whitespace().map(str::to_owned).collect::<Vec<_>>();
    let refusal = |table: &Of<Burgundy>, seat, words: &str| match table.ask(seat, &path(words)) {
        crate::rules::Asked::No(refusal) => refusal.0.key.to_string(),
        other => panic!("{words}: {other:?}"),
    };
    assert_eq!(refusal(&table, seat, "take"), "cb-refuse-estate-first");
    assert_eq!(refusal(&table, seat, &format!("estate {strange}")), "refused-not-offered");
    let green = Space::all().find(|space| estate(side).colour(*space) != Colour::Castle).unwrap();
    assert_eq!(refusal(&table, seat, &format!("estate {side} {green}")), "cb-refuse-no-castle");
    assert_eq!(refusal(&table, other, "estate"), "refused-not-asked");
    for seat in [seat, other] {
        let (side, space) = choice(&table.0, seat);
        table.play(seat, &path(&format!("estate {side} {space}")), &mut chance()).unwrap();
    }
    assert_eq!(refusal(&table, seat, "estate"), "cb-refuse-estate-chosen");
}

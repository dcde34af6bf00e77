//! The start of the game.

use super::super::board::numbers;
use super::super::cards::{CityBonus, Outpost};
use super::super::given::*;
use super::super::map::Place;
use super::super::moves::{Act, Pick};
use super::super::print::{ContractKind, Pile};
use super::super::spaces::{Space, card_spaces, contract_spaces};
use super::super::state::Stage;
use super::super::*;
use crate::rules::{Answer, Bag, Dice, Seed, Stop, Walked};

fn setup(seats: u8, seed: u64) -> MarcoPolo {
    dealt(seats, options(""), seed)
}

/// MP-1.
#[test]
fn two_to_four_can_play() {
    let opens =
        |seats| MarcoPolo::setup(&options(""), seats, None, &mut Dice::for_step(Seed::from_number(1), 0)).is_ok();
    assert_eq!((0..=6).filter(|seats| opens(*seats)).collect::<Vec<_>>(), [2, 3, 4]);
}

/// MP-4, MP-5, MP-Q33: six cities have one of seven tokens each, the three special ones, Kashgar and two small ones; every
/// city with a space for it has an outpost tile. Which ones is random.
#[test]
fn tokens_and_tiles_lie_in_the_cities_that_have_room_for_them() {
    let mut layouts = Vec::new();
    for seed in 0..20 {
        let table = setup(3, seed).table;
        let with = |has: &dyn Fn(Place) -> bool| {
            Place::all().filter(|place| has(*place)).map(|place| place.id()).collect::<Vec<_>>().join(" ")
        };
        let tokens = with(&|place| table.bonuses[place.index()].is_some());
        assert_eq!(tokens, "kashgar baghdad balkh hormuz dunhuang lhasa");
        let tiles = with(&|place| table.outposts[place.index()].is_some());
        assert_eq!(tiles, "xian yangzhou karakorum jaipur kabul xanadu fuzhou pagan kashgar quilon");
        let mut all: Vec<CityBonus> = table.bonuses.iter().flatten().copied().collect();
        layouts.push(all.clone());
        all.sort_unstable();
        all.dedup();
        let mut outposts: Vec<Outpost> = table.outposts.iter().flatten().copied().collect();
        outposts.sort_unstable();
        outposts.dedup();
        assert_eq!((all.len(), outposts.len()), (6, Outpost::all().len()));
    }
    layouts.dedup();
    assert!(layouts.len() > 15);
}

/// MP-6, MP-8: a city card on each of six spaces in cities and two in the action area, two contracts in each contract
/// city; the rest are decks whose order nobody knows.
#[test]
fn cards_and_contracts_lie_on_all_their_spaces() {
    let game = setup(4, 3);
    assert_eq!((card_spaces().filter(Option::is_none).count(), card_spaces().flatten().count()), (2, 6));
    assert_eq!((game.table.cards.len(), game.cards.len()), (8, 17));
    assert_eq!((contract_spaces().count(), game.deck.len()), (10, 32));
    let open: Vec<_> = game.table.contracts.iter().flatten().collect();
    assert!(open.len() == 10 && open.iter().all(|contract| contract.print().kind == ContractKind::Red));
    let xian = contract_spaces().filter(|city| *city == place("xian")).count();
    assert_eq!(xian, 2);
}

/// MP-7, MP-17: everybody has a different starting contract as an active one; the others are out of the game.
#[test]
fn everybody_has_a_starting_contract() {
    let game = setup(4, 8);
    let mut all: Vec<_> = game.table.players.iter().flat_map(|player| player.active.clone()).collect();
    assert!(all.iter().all(|contract| contract.print().kind == ContractKind::Blue));
    all.sort_unstable();
    all.dedup();
    assert_eq!(all.len(), 4);
    assert!(all.iter().all(|contract| game.deck.count(contract.index()) == 0));
}

/// MP-10, MP-24: each book has a tile of its pile, the next one can be seen, and of the rest one never comes.
#[test]
fn offer_tiles_lie_on_the_books_and_each_pile_lasts_five_rounds() {
    let table = setup(2, 1).table;
    for pile in Pile::ALL {
        assert_eq!(table.tiles[pile as usize].print().pile, pile);
        assert!(table.next[pile as usize].is_some_and(|tile| tile.print().pile == pile));
    }
    let late = given(2).round(5);
    assert_eq!((late.open().next, late.game().check()), ([None; 3], Ok(())));
    let piles: Vec<_> = late.game().piles.iter().map(Bag::len).collect();
    assert_eq!(piles, [1; 3]);
}

/// MP-11, MP-12, MP-14, MP-16, MP-18, MP-19, MP-23, MP-Q25: what everybody has; black dice lie ready.
#[test]
fn everybody_has_the_same_at_the_start() {
    let game = setup(4, 2);
    assert_eq!(game.table.black.len(), 6);
    for player in &game.table.players {
        assert_eq!((player.stock.coins, player.stock.camels, player.stock.goods()), (8, 3, 0));
        assert_eq!((player.posts_left(), player.posts.len(), player.points.each().sum::<i16>()), (11, 0, 0));
        assert_eq!((player.figures.as_slice(), player.seals), (&[Place::start()][..], [None; 4]));
    }
}

/// MP-13, MP-Q24: who starts is random.
#[test]
fn anybody_can_be_the_start_player() {
    let mut seen = [false; 3];
    (0..40).for_each(|seed| seen[setup(3, seed).table.start.index()] = true);
    assert_eq!(seen, [true; 3]);
    let table = setup(3, 1).table;
    assert_eq!((table.hourglass, table.highest), (table.start, None));
}

/// MP-15: five dice of everybody's colour are rolled.
#[test]
fn everybody_rolls_five_dice() {
    let game = setup(4, 6);
    assert!(game.table.players.iter().all(|player| player.dice.len() == 5 && player.black.is_empty()));
    assert_ne!(game.table.players[0].dice, game.table.players[1].dice);
}

/// MP-9, MP-21, MP-148, MP-Q37: one character more than seats is turned up; the last seat picks first, whoever starts
/// picks last, and one is left.
#[test]
fn characters_are_picked_from_the_last_seat_to_the_first() {
    for seats in 2..=4 {
        let mut game = setup(seats, 7);
        assert_eq!(game.table.characters.len(), usize::from(seats) + 1);
        let mut seat = game.table.start;
        for left in (2..=seats + 1).rev() {
            seat = seat.after(seats - 1, seats);
            assert_eq!(game.awaiting(), Seats::only(seat));
            let act = Answer::One(Pick::Act(Act::Character));
            let Err(Stop::Open(question)) = Walked::along(&game, seat, &[act]).step else { panic!() };
            assert_eq!(question.legal.len(), usize::from(left));
            let path = format!("character {}", question.legal[0]);
            carry_out(&mut game, seat, &path, &mut Dice::for_step(Seed::from_number(1), 1));
        }
        assert_eq!((seat, game.table.stage), (game.table.start, Stage::Goals));
    }
}

/// Picks characters in order, so that goal cards come next.
fn at_goals(seats: u8, seed: u64) -> MarcoPolo {
    let mut game = setup(seats, seed);
    let mut chance = Dice::for_step(Seed::from_number(seed), 1);
    while game.table.stage == Stage::Characters {
        let seat = game.awaiting().first().unwrap();
        let character = game.table.characters[0];
        carry_out(&mut game, seat, &format!("character {character}"), &mut chance);
    }
    game
}

/// MP-2, MP-20, MP-22, MP-Q41: three goal cards each, not before the characters; all keep one at once, nobody else sees
/// which, and the others are out of the game.
#[test]
fn goal_cards_are_kept_by_all_at_once_and_in_secret() {
    assert!(setup(3, 4).table.players.iter().all(|player| player.dealt.is_empty()));
    let mut game = at_goals(3, 4);
    assert_eq!((game.awaiting(), game.goals.len()), (Seats::all(3), 5));
    let mine = game.table.players[1].dealt.clone();
    assert_eq!(mine.len(), 3);
    let mut chance = Dice::for_step(Seed::from_number(1), 9);
    carry_out(&mut game, Seat(1), &format!("goal {}", mine[2]), &mut chance);
    assert!(!game.awaiting().has(Seat(1)) && game.awaiting().has(Seat(0)));
    let seen = |viewer: Viewer| {
        let player = &game.view(viewer).table.players[1];
        (player.dealt.len(), player.goal)
    };
    assert_eq!(seen(Viewer::Seat(Seat(1))), (3, Some(mine[2])));
    assert_eq!((seen(Viewer::Seat(Seat(0))), seen(Viewer::Public)), ((0, None), (0, None)));
    for seat in [0, 2] {
        let goal = game.table.players[seat].dealt[0];
        carry_out(&mut game, Seat(seat as u8), &format!("goal {goal}"), &mut chance);
    }
    assert!(matches!(game.table.stage, Stage::Bonuses | Stage::Rolled | Stage::Turns));
    assert_eq!(game.goals.len(), 5);
}

/// A goal card that was not dealt to the seat, and a character that nobody turned up.
#[test]
fn what_was_not_dealt_is_refused() {
    let game = at_goals(2, 9);
    let other = game.table.players[1].dealt[0];
    let path = [Answer::One(Pick::Act(Act::Goal)), Answer::One(Pick::Goal(other))];
    for path in [&path[..], &[Answer::One(Pick::Act(Act::Khan))]] {
        assert!(matches!(Walked::along(&game, Seat(0), path).step, Err(Stop::No(_))));
    }
}

/// MP-3: gains never run short: no stock of coins, wares or camels is kept at all.
#[test]
fn the_supply_never_ends() {
    let rich = given(2).owns(0, "990 coins, 990 camels, 990 jade").play(0, "khan d6");
    assert_eq!(rich.has(0), "994 coins, 992 camels, 990 jade");
}

/// MP-140 to MP-147: what lies on spaces all game, and how many black dice there are.
#[test]
fn fewer_seats_have_fewer_spaces_and_black_dice() {
    let count = |game: &MarcoPolo, space: Space| game.table.placed.iter().filter(|it| it.space == space).count();
    let special = |at| Space::Special(seals::Special(at));
    for (seats, black, khan, each, lower) in [(2, 4, 2, 1, 1), (3, 5, 1, 0, 0), (4, 6, 0, 0, 0)] {
        let game = setup(seats, 1);
        assert_eq!(usize::from(game.table.black.len()), black);
        assert_eq!(count(&game, Space::Khan), khan);
        assert!((0..3).all(|at| count(&game, special(at)) == each));
        assert_eq!((count(&game, Space::Book(3)), count(&game, Space::Book(2))), (lower, 0));
        let values: Vec<u8> = game.table.placed.iter().map(|placed| placed.dice.lowest()).collect();
        assert!(
            values.iter().all(|value| [1, 5].contains(value)) && game.table.placed.iter().all(|it| it.by.is_none())
        );
        assert_eq!(
            numbers().game.by_players.second_most_contracts[usize::from(seats) - 2],
            if seats == 2 { 0 } else { 4 }
        );
    }
    let position = given(2);
    assert_eq!(position.offers(0, "khan"), "d6");
    let used = position.play(0, "khan d6").idle().play(1, "bag d6 option-1");
    assert_eq!(used.open().placed.iter().filter(|it| it.by.is_none()).count(), 6);
}

/// MP-143, MP-Q14, MP-Q36: the neutral dice count as those before, and block nobody's colour.
#[test]
fn neutral_dice_fill_spaces_and_nothing_else() {
    let two = given(2).dice(0, "1 1 1 1 1").dice(1, "1 1 1 1 1").play(0, "khan d1").play(0, "end").play(1, "khan d1");
    let row = two.open().placed.iter().filter(|placed| placed.space == Space::Khan).count();
    assert_eq!(row, 4);
    let city = given(2).posts(0, "baghdad").posts(1, "baghdad").play(0, "city baghdad d6").play(0, "end");
    assert_eq!(city.refusal(1, "city"), "mp-refuse-city-full");
    assert_eq!(
        given(3).posts(0, "baghdad").posts(1, "baghdad").play(0, "city baghdad d6").play(0, "end").offers(1, "city"),
        "baghdad"
    );
}

/// MP-145, MP-146, MP-Q10: the lower space of book 3 is always occupied with two seats, so always paid for; the die
/// stays for the next round.
#[test]
fn with_two_seats_the_lower_space_of_book_three_is_always_paid_for() {
    let position = given(2).play(0, "book book-3-1 d6").play(0, "end");
    assert_eq!(position.has(0), "8 coins, 3 camels, 2 gold, 1 jade");
    let second = position.play(1, "book book-3-1 d6").play(1, "end");
    assert_eq!(second.has(1), "2 coins, 3 camels, 2 gold, 1 jade");
    let next = second.next_round();
    assert!(next.open().placed.iter().any(|it| it.space == Space::Book(3) && it.by.is_none() && it.dice.lowest() == 5));
}

/// MP-142, MP-144: two seats leave two spaces at the Khan and one in each special city.
#[test]
fn the_spaces_left_with_two_seats_are_used_up() {
    let position =
        given(2).dice(0, "1 2 3 4 5 b 6").play(0, "khan d1").play(0, "end").play(1, "khan d6").play(1, "end");
    assert_eq!(position.refusal(0, "khan"), "mp-refuse-khan-full");
}

/// MP-141: three seats leave three spaces.
#[test]
fn the_spaces_left_with_three_seats_are_used_up() {
    let mut position = given(3);
    for seat in 0..3 {
        position = position.play(seat, "khan d6").play(seat, "end");
    }
    assert_eq!(position.dice(0, "6 6 6 6 b 6").refusal(0, "khan"), "mp-refuse-khan-full");
}

/// MP-Q24: a table may name who begins; MP-13: whoever it is has the hourglass, and chooses a character last (MP-21).
#[test]
fn a_named_seat_begins() {
    for (seats, first) in (2..=4).flat_map(|seats| (0..seats).map(move |first| (seats, Seat(first)))) {
        for seed in 0..4 {
            let chance = &mut Dice::for_step(Seed::from_number(seed), 0);
            let game = MarcoPolo::setup(&options(""), seats, Some(first), chance).unwrap();
            assert_eq!((game.table.start, game.table.hourglass), (first, first));
            assert_eq!(game.awaiting(), Seats::only(first.after(seats - 1, seats)));
            assert_eq!(game.check(), Ok(()));
        }
    }
}

//! Positions that cannot exist are refused by the field that is wrong.

use super::super::cards::{Contract, Goal};
use super::super::characters::Character;
use super::super::dice::{Dice, Die};
use super::super::due::Due;
use super::super::given::*;
use super::super::map::Place;
use super::super::seals::Special;
use super::super::source::Source;
use super::super::spaces::{Placed, Space};
use super::super::state::{Stage, Table};
use super::super::*;

/// The field that is found wrong after a change.
fn wrong(seats: u8, change: impl FnOnce(&mut MarcoPolo)) -> String {
    let mut game = given(seats).game().clone();
    assert_eq!(game.check(), Ok(()));
    change(&mut game);
    game.check().expect_err("nothing is found wrong").field
}

/// The same, of what lies open.
fn open(change: impl FnOnce(&mut Table)) -> String {
    wrong(3, |game| change(&mut game.table))
}

fn placed(space: Space, seat: u8, values: &[u8]) -> Placed {
    Placed { space, by: Some(Seat(seat)), dice: Dice::of(values.iter().map(|value| Die::own(*value))) }
}

#[test]
fn seats_rounds_and_dice_are_counted() {
    assert_eq!(open(|table| table.players.truncate(1)), "players");
    assert_eq!(open(|table| table.round = 6), "round");
    assert_eq!(open(|table| table.start = Seat(3)), "start");
    assert_eq!(open(|table| table.awaiting = Seats::only(Seat(5))), "awaiting");
    assert_eq!(open(|table| table.hourglass = Seat(1)), "hourglass");
    assert_eq!(open(|table| table.players[1].dice.add(3)), "players.dice");
    assert_eq!(open(|table| table.players[1].black.add(3)), "black");
    assert_eq!(open(|table| table.black.add(1)), "black");
    assert_eq!(open(|table| table.highest = Some(print::Travel::Lower)), "highest");
}

#[test]
fn dice_lie_where_they_can() {
    let lay = |dice: Placed| {
        open(move |table| {
            dice.dice.iter().for_each(|_| assert!(table.players[0].dice.take(6)));
            table.placed.push(dice);
        })
    };
    assert_eq!(open(|table| table.placed.clear()), "placed");
    assert_eq!(lay(placed(Space::Book(7), 0, &[6])), "placed");
    assert_eq!(lay(placed(Space::Card(9), 0, &[6])), "placed");
    assert_eq!(open(|table| table.placed.push(placed(Space::Bag, 0, &[]))), "placed");
    let falling = wrong(3, |game| {
        for value in [6, 5] {
            assert!(game.table.players[0].dice.take(6));
            game.table.placed.push(placed(Space::Khan, 0, &[value]));
        }
    });
    assert_eq!(falling, "placed");
    let full = wrong(3, |game| {
        for _ in 0..3 {
            assert!(game.table.players[0].dice.take(6));
            game.table.placed.push(placed(Space::Special(Special(0)), 0, &[6]));
        }
    });
    assert_eq!(full, "placed");
}

/// MP-37, MP-42, MP-46 to MP-48, MP-57, MP-85, MP-93, MP-100, MP-129: as many dice as a space takes, high enough, of each
/// colour once; with a post where one is needed, and what came of them.
#[test]
fn dice_lie_as_they_could_be_placed() {
    let lay = |all: &[Placed]| {
        let all = all.to_vec();
        wrong(3, move |game| {
            for placed in all {
                let seat = placed.by.unwrap().index();
                placed.dice.iter().for_each(|die| {
                    assert!(game.table.players[seat].dice.take(6));
                    assert!(!die.black);
                });
                game.table.placed.push(placed);
            }
        })
    };
    assert_eq!(lay(&[placed(Space::Khan, 0, &[6, 6])]), "placed");
    assert_eq!(lay(&[placed(Space::Seals, 0, &[6])]), "placed");
    assert_eq!(lay(&[placed(Space::Seals, 0, &[6, 6])]), "placed", "without a seal");
    assert_eq!(lay(&[placed(Space::Book(1), 0, &[2])]), "placed");
    assert_eq!(lay(&[placed(Space::Book(3), 0, &[6])]), "placed", "the upper space is empty");
    assert_eq!(lay(&[placed(Space::Book(0), 1, &[6]), placed(Space::Book(0), 1, &[6])]), "placed");
    assert_eq!(lay(&[placed(Space::Contracts, 0, &[6])]), "placed");
    assert_eq!(lay(&[placed(Space::Special(Special(0)), 0, &[6])]), "placed");
    assert_eq!(lay(&[placed(Space::Card(4), 0, &[6])]), "placed");
    assert_eq!(lay(&[placed(Space::Travel(print::Travel::Middle), 0, &[6, 6])]), "highest");
    let travelled = wrong(3, |game| {
        (0..2).for_each(|_| assert!(game.table.players[1].dice.take(6)));
        game.table.placed.push(placed(Space::Travel(print::Travel::Middle), 1, &[6, 6]));
        (game.table.highest, game.table.hourglass) = (Some(print::Travel::Middle), Seat(2));
    });
    assert_eq!(travelled, "hourglass", "whoever did not travel");
}

/// MP-26, MP-118, MP-81, MP-80: what a turn says of itself stands behind it; a turn without dice has had its action.
#[test]
fn a_turn_has_what_it_says() {
    assert_eq!(open(|table| table.turn.acted = true), "turn");
    assert_eq!(open(|table| table.turn.bagged = true), "turn");
    assert_eq!(open(|table| table.turn.bought = true), "turn");
    assert_eq!(open(|table| table.turn.placed.add(place("xian"))), "turn");
    assert_eq!(open(|table| table.turn.passed.add(Place::start())), "turn");
    // Nobody is awaited who has a choice open and then nothing to do.
    let stuck = wrong(2, |game| {
        for _ in 0..5 {
            assert!(game.table.players[0].dice.take(6));
            game.table.placed.push(placed(Space::Bag, 0, &[6]));
        }
        game.table.players[0].due.push(Due::AnyGoods { count: 1, from: Source::Khan });
    });
    assert_eq!(stuck, "awaiting");
}

/// MP-32, MP-34, MP-35: bonuses and rolls leave open what they can, and what is due as a whole is printed somewhere.
#[test]
fn what_is_due_fits_the_stage() {
    let due = |due: Due| open(|table| table.players[0].due.push(due));
    let from = Source::Khan;
    assert_eq!(due(Due::Twice), "players.due");
    assert_eq!(due(Due::Pair { value: 6 }), "players.due");
    assert_eq!(due(Due::Compensation { missing: 3 }), "players.due");
    assert_eq!(due(Due::Oases { count: 2 }), "players.due", "of somebody else");
    assert_eq!(due(Due::Offered { place: place("xian") }), "players.due", "without a post");
    let below = open(|table| {
        let gain = effect::Effect { coins: 9, ..Default::default() };
        table.players[0].due.extend([Due::Gain { gain, from }, Due::AnyGoods { count: 1, from }]);
    });
    assert_eq!(below, "players.due", "a gain that nothing brings");
}

#[test]
fn every_card_is_once_in_the_game() {
    assert_eq!(open(|table| table.contracts.truncate(9)), "contracts");
    assert_eq!(open(|table| table.contracts[0] = None), "deck");
    assert_eq!(open(|table| table.players[0].active = vec![contract("red_01")]), "deck");
    assert_eq!(wrong(3, |game| assert!(game.deck.take(contract("red_30").index()))), "deck");
    assert_eq!(wrong(3, |game| game.deck.put(contract("blue_01").index())), "deck");
    assert_eq!(open(|table| table.contracts[0] = Some(contract("blue_01"))), "contracts");
    assert_eq!(open(|table| table.under.push(Vec::new())), "under");
    assert_eq!(open(|table| table.cards.truncate(7)), "cards");
    assert_eq!(open(|table| table.cards[0] = table.cards[1]), "cards");
    assert_eq!(wrong(3, |game| game.cards.put(game.table.cards[0].index())), "cards");
    assert_eq!(open(|table| table.tiles[0] = table.tiles[1]), "tiles");
    assert_eq!(open(|table| table.next[0] = None), "next");
    assert_eq!(wrong(3, |game| game.piles[0].put(0)), "tiles");
    assert_eq!(wrong(3, |game| game.goals.put(0)), "goals");
    assert_eq!(open(|table| table.players[0].dealt[0] = Goal(13)), "players.goal");
    assert_eq!(open(|table| table.players[0].goal = Some(Goal(13))), "players.goal");
}

#[test]
fn tokens_and_tiles_lie_where_they_belong() {
    let at = |id: &str| place(id).index();
    assert_eq!(open(|table| table.bonuses[at("baghdad")] = None), "bonuses");
    assert_eq!(open(|table| table.bonuses[at("baghdad")] = table.bonuses[at("balkh")]), "bonuses");
    assert_eq!(open(|table| table.bonuses.truncate(3)), "bonuses");
    assert_eq!(open(|table| table.outposts[at("baghdad")] = table.outposts[at("xian")]), "outposts");
    assert_eq!(
        open(|table| table.players[0].kept = table.outposts.iter().flatten().take(1).copied().collect()),
        "outposts"
    );
    assert_eq!(
        open(|table| {
            let tile = table.outposts[at("xian")].take();
            table.players[1].kept.extend(tile);
        }),
        "players.kept"
    );
}

#[test]
fn players_have_what_they_can_have() {
    assert_eq!(open(|table| table.players[0].posts.add(Place::start())), "players.posts");
    assert_eq!(open(|table| table.players[0].posts = Place::cities().collect()), "players.posts");
    assert_eq!(open(|table| table.players[0].figures.push(Place::start())), "players.figures");
    let three = |table: &mut Table| {
        table.players[0].active = ["blue_01", "blue_02", "blue_03"].map(contract).to_vec();
    };
    assert_eq!(open(three), "players.active");
    assert_eq!(open(|table| table.players[0].stock.coins = 1000), "players.stock");
    assert_eq!(open(|table| table.players[0].points.cards = -1000), "players.points");
    assert_eq!(open(|table| table.players[0].points.cards = i16::MIN), "players.points");
    assert_eq!(open(|table| table.players[0].character = None), "characters");
    assert_eq!(open(|table| table.characters.clear()), "characters");
    assert_eq!(open(|table| table.players[0].character = table.players[1].character), "characters");
}

#[test]
fn what_is_due_is_asked_for() {
    let from = Source::Khan;
    let due = |seat: usize, due: Due| open(|table| table.players[seat].due.push(due));
    for wrong in [
        Due::AnyGoods { count: 0, from },
        Due::DifferentGoods { count: 4, times: 1, from },
        Due::Seal { die: 7, from },
        Due::Pair { value: 0 },
        Due::Compensation { missing: 0 },
        Due::Post { place: Place::start(), bonus: true },
        Due::Move { steps: 0, from },
        Due::Oases { count: 0 },
    ] {
        assert_eq!(due(0, wrong), "players.due", "{wrong:?}");
    }
    // Nobody has to decide about what needs no decision, nor while somebody else has the turn.
    assert_eq!(due(0, Due::Draw { from }), "players.due");
    assert_eq!(due(1, Due::AnyGoods { count: 1, from }), "players.due");
}

#[test]
fn stages_follow_from_what_was_decided() {
    assert_eq!(open(|table| table.stage = Stage::Over), "round");
    assert_eq!(open(|table| table.stage = Stage::Bonuses), "awaiting");
    assert_eq!(open(|table| table.stage = Stage::Goals), "awaiting");
    assert_eq!(open(|table| table.stage = Stage::Characters), "awaiting");
    assert_eq!(open(|table| table.awaiting = Seats::all(3)), "awaiting");
    assert_eq!(open(|table| table.awaiting = Seats::NONE), "awaiting");
    assert_eq!(open(|table| table.players[0].goal = None), "players.goal");
    assert_eq!(open(|table| table.players[0].dealt.clear()), "players.goal");
    let mut position = given(3).dice(0, "6").play(0, "khan d6");
    position.change_table().turn = Default::default();
    assert_eq!(position.game().check().unwrap_err().field, "awaiting");
}

#[test]
fn characters_are_picked_in_their_order() {
    let early = |change: &dyn Fn(&mut Table)| {
        let mut game = dealt(3, options(""), 3);
        assert_eq!(game.check(), Ok(()));
        change(&mut game.table);
        game.check().map_err(|fault| fault.field)
    };
    let pick = |table: &mut Table, seat: Seat| {
        let character: Character = table.characters.remove(0);
        table.player_mut(seat).character = Some(character);
        table.player_mut(seat).figures = vec![Place::start(); character.print().figures.into()];
    };
    let last = |table: &Table| table.start.after(2, 3);
    assert_eq!(early(&|table| table.awaiting = Seats::only(table.start)), Err("awaiting".to_owned()));
    assert_eq!(early(&|table| table.characters.truncate(3)), Err("characters".to_owned()));
    let in_order = |table: &mut Table| {
        pick(table, last(table));
        table.awaiting = Seats::only(table.start.after(1, 3));
    };
    assert_eq!(early(&in_order), Ok(()));
    let first = |table: &mut Table| pick(table, table.start);
    assert_eq!(early(&first), Err("players.character".to_owned()));
    assert_eq!(early(&|table| table.round = 2), Err("piles".to_owned()));
}

/// A saved position comes back as it was, and one with nonsense in it does not come back.
#[test]
fn positions_survive_being_saved() {
    let position = given(3).posts(0, "xian").seals(1, "farmers+").dice(2, "1 2 b 3").active(0, "red_20 blue_01");
    let text = serde_json::to_string(position.game()).unwrap();
    assert_eq!(&serde_json::from_str::<MarcoPolo>(&text).unwrap(), position.game());
    for (old, new) in [("\"xian\"", "\"atlantis\""), ("\"red_20\"", "\"red_99\""), ("\"stage\"", "\"stages\"")] {
        assert!(text.contains(old) && serde_json::from_str::<MarcoPolo>(&text.replacen(old, new, 1)).is_err(), "{new}");
    }
    assert_eq!(Contract::find("red_99"), None);
}

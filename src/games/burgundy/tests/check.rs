//! Positions that no rule could handle are refused, and by the field that is at fault. The positions here are made by
//! hand; whether one can have come from play is asked in `past`.

use super::super::check::shape as check;
use super::super::depots::{DepotId, Lying};
use super::super::estates::{boards, estate};
use super::super::given::{Position, dealt, given};
use super::super::setup::Estates;
use super::super::spaces::Space;
use super::super::state::{Link, Stage};
use super::super::tiles::{Building, Colour, Good, Tile};
use super::super::*;

/// A position with something of everything: a castle's action is open.
fn sound() -> Position {
    let at = given(3).dice(0, 6, 1).placed(0, "c4 k1, e3 mine").stored(0, "castle bank").goods(0, "pink 1");
    at.depot(1, "church").depot(0, "k7").wares(2, "red 2").play(0, "place 6 castle b3")
}

/// The field that is found at fault after a change to a sound position.
fn fault(at: &Position, change: impl FnOnce(&mut Burgundy)) -> String {
    let mut game = at.game().clone();
    assert_eq!(check(&game), Ok(()));
    change(&mut game);
    check(&game).err().map(|fault| fault.field).unwrap_or_default()
}

fn space(name: &str) -> Space {
    name.parse().unwrap()
}

#[test]
fn impossible_tables_are_refused_by_field() {
    let at = sound();
    let fault = |change: fn(&mut Burgundy)| fault(&at, change);
    assert_eq!(fault(|game| game.players.truncate(1)), "players");
    assert_eq!(fault(|game| game.order.swap(0, 1)), "awaiting");
    assert_eq!(fault(|game| game.order[0] = Seat(1)), "order");
    assert_eq!(fault(|game| game.players[2].track = 1), "order");
    assert_eq!(fault(|game| game.round = 0), "round");
    assert_eq!(fault(|game| game.round = 6), "round");
    assert_eq!(fault(|game| game.round = 2), "coming");
    assert_eq!(fault(|game| game.awaiting = Seats::only(Seat(3))), "awaiting");
    assert_eq!(fault(|game| game.awaiting = Seats::all(2)), "awaiting");
    assert_eq!(fault(|game| game.awaiting = Seats::NONE), "awaiting");
    assert_eq!(fault(|game| game.done = Seats::only(Seat(5))), "done");
    assert_eq!(fault(|game| game.done = Seats::all(4)), "done");
    assert_eq!(fault(|game| game.done = Seats::all(3)), "done");
    assert_eq!(fault(|game| game.done = Seats::only(Seat(1))), "players.used");
    assert_eq!(fault(|game| game.white = 0), "white");
    assert_eq!(fault(|game| game.white = 7), "white");
    assert_eq!(fault(|game| game.stage = Stage::Over), "awaiting");
    assert_eq!(fault(|game| game.stage = Stage::Secret), "stage");
}

/// No tile and no good is there more often than it was made, and goods never vanish.
#[test]
fn impossible_stocks_are_refused_by_field() {
    let at = sound();
    let fault = |change: fn(&mut Burgundy)| fault(&at, change);
    assert_eq!(fault(|game| game.players[1].storage[0] = Some(Tile::K1)), "piles");
    assert_eq!(fault(|game| game.depots[3].tiles[0] = Some(Tile::K7)), "piles");
    assert_eq!(fault(|game| game.black[1] = Some(Tile::K1)), "piles");
    assert_eq!(fault(|game| game.dark.put(Tile::K1 as usize)), "piles");
    assert_eq!(
        fault(|game| {
            let bank = Tile::Bank as usize;
            assert!(game.piles[Colour::Building as usize].take(bank));
            game.piles[Colour::Ship as usize].put(bank);
        }),
        "piles"
    );
    assert_eq!(
        fault(|game| {
            assert!(game.piles[Colour::Knowledge as usize].take(Tile::K2 as usize));
            game.dark.put(Tile::K2 as usize);
        }),
        "piles"
    );
    let lost = |game: &mut Burgundy| assert!(game.piles[Colour::Knowledge as usize].take(Tile::K2 as usize));
    assert_eq!(fault(lost), "", "tiles leave the game");
    assert_eq!(fault(|game| game.unseen.put(0)), "unseen");
    assert_eq!(fault(|game| game.players[2].sold.put(Good::Red, 1)), "unseen");
    assert_eq!(fault(|game| game.depots[1].goods = Default::default()), "unseen");
    assert_eq!(fault(|game| game.coming[4] = None), "unseen");
}

#[test]
fn impossible_players_are_refused_by_field() {
    let at = sound();
    let fault = |change: fn(&mut Burgundy)| fault(&at, change);
    assert_eq!(fault(|game| game.players[0].board = Some(6)), "players.board");
    assert_eq!(fault(|game| game.players[1].estate = Some(10)), "players.estate");
    assert_eq!(fault(|game| game.players[1].estate = None), "players.cover");
    assert_eq!(fault(|game| game.players[0].estate = Some(2)), "players.cover");
    assert_eq!(fault(|game| game.players[0].track = 7), "players.track");
    assert_eq!(fault(|game| game.players[0].dice = [7, 1]), "players.dice");
    assert_eq!(fault(|game| game.players[1].dice = [0, 1]), "players.dice");
    assert_eq!(fault(|game| game.players[1].used = [true, false]), "players.used");
    assert_eq!(fault(|game| game.players[0].silver = 1000), "players.silver");
    assert_eq!(fault(|game| game.players[0].workers = u16::MAX), "players.workers");
    assert_eq!(fault(|game| game.players[0].points.sales = 1000), "players.points");
    assert_eq!(fault(|game| game.players[0].points.animals = u16::MAX), "players.points");
    assert_eq!(fault(|game| game.players[1].choice = Some((1, Space::CENTRE))), "players.choice");
    let four = |game: &mut Burgundy| {
        for good in [Good::Turquoise, Good::Purple, Good::Red] {
            assert!(game.unseen.take(good as usize));
            game.players[0].goods.put(good, 1);
        }
    };
    assert_eq!(fault(four), "players.goods");
    let empty = |game: &mut Burgundy| game.players[1].cover = Default::default();
    assert_eq!(fault(empty), "players.cover");
    let built = |game: &mut Burgundy, tiles: [(&str, Tile); 2]| {
        for (at, tile) in tiles {
            assert!(game.piles[tile.colour() as usize].take(tile as usize));
            game.players[1].cover.put(space(at), tile);
        }
    };
    let mut game = at.game().clone();
    built(&mut game, [("e4", Tile::Bank), ("e5", Tile::Bank)]);
    assert_eq!(check(&game).unwrap_err().field, "players.cover", "CB-68");
    let mut game = at.game().clone();
    built(&mut game, [("e4", Tile::Bank), ("c3", Tile::Bank)]);
    assert_eq!(check(&game), Ok(()), "two cities");
    let mut game = at.game().clone();
    built(&mut game, [("e4", Tile::Bank), ("d3", Tile::Church)]);
    assert_eq!(check(&game).unwrap_err().field, "players.cover", "CB-49");
}

#[test]
fn impossible_bonuses_are_refused_by_field() {
    let at = given(3).placed(1, "e3 mine, f2 mine, g1 mine").bonus("mine", 1);
    let fault = |change: fn(&mut Burgundy)| fault(&at, change);
    assert_eq!(fault(|game| game.bonuses[5] = [None; 2]), "bonuses");
    assert_eq!(fault(|game| game.bonuses[5][0] = Some(Seat(0))), "bonuses");
    assert_eq!(fault(|game| game.bonuses[5][0] = Some(Seat(3))), "bonuses");
    assert_eq!(fault(|game| game.bonuses[5][1] = Some(Seat(1))), "bonuses");
    assert_eq!(fault(|game| game.bonuses[5] = [None, Some(Seat(1))]), "bonuses");
    assert_eq!(fault(|game| game.bonuses[0][0] = Some(Seat(1))), "bonuses");
}

/// What is open follows from the tile placed last, and can be used.
#[test]
fn impossible_effects_are_refused_by_field() {
    let at = sound();
    let fault = |change: fn(&mut Burgundy)| fault(&at, change);
    assert_eq!(fault(|game| game.pending = Some(Link::Ship)), "pending");
    assert_eq!(fault(|game| game.pending = Some(Link::Building(Building::Carpenter))), "pending");
    assert_eq!(fault(|game| game.pending = Some(Link::Building(Building::Market))), "pending");
    assert_eq!(fault(|game| game.chain.tiles.clear()), "pending");
    assert_eq!(fault(|game| game.players[0].used = [false; 2]), "pending");
    assert_eq!(fault(|game| game.pending = None), "", "it may have been used");
    let full = given(2).dice(0, 3, 1).depot(1, "bank").stored(0, "carpenter mine mine");
    let mut game = full.play(0, "place 3 carpenter c3").game().clone();
    game.remove(Lying { tile: Tile::Bank, depot: DepotId(1) });
    game.player_mut(Seat(0)).store(Tile::Bank);
    assert_eq!(check(&game).unwrap_err().field, "pending", "CB-Q8");
}

#[test]
fn impossible_choices_are_refused_by_field() {
    for estates in [Estates::Open, Estates::Secret] {
        let game = dealt(3, estates, 5);
        let fault = |change: &dyn Fn(&mut Burgundy)| {
            let mut game = game.clone();
            assert_eq!(check(&game), Ok(()));
            change(&mut game);
            check(&game).err().map(|fault| fault.field).unwrap_or_default()
        };
        let first = game.order[0].index();
        assert_eq!(fault(&|game| game.players[first].board = None), "players.board");
        assert_eq!(fault(&|game| game.awaiting = Seats::NONE), "awaiting");
        assert_eq!(fault(&|game| game.awaiting = Seats::only(game.order[1])), "awaiting");
        assert_eq!(fault(&|game| game.pending = Some(Link::Castle)), "stage");
        assert_eq!(fault(&|game| game.stage = Stage::Turns), "white");
        let chosen = |choice: (u8, Space)| {
            fault(&|game| {
                game.players[first].choice = Some(choice);
                game.awaiting.remove(Seat(first as u8));
                if game.stage == Stage::Open {
                    game.awaiting = Seats::only(game.order[1]);
                }
            })
        };
        let side = boards()[usize::from(game.players[first].board.unwrap())][0];
        let castle = estate(side).of_colour[Colour::Castle as usize].iter().next().unwrap();
        let other = Space::all().find(|space| estate(side).colour(*space) != Colour::Castle).unwrap();
        let is_secret = estates == Estates::Secret;
        assert_eq!(chosen((side, castle)), if is_secret { "" } else { "players.choice" });
        assert_eq!(chosen((side, other)), "players.choice");
        assert_eq!(chosen((0, castle)), "players.choice");
    }
}

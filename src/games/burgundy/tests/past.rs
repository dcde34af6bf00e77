//! Positions that cannot have come from play are refused, and by the field that is at fault.

use super::super::check::check;
use super::super::estates::{boards, estate};
use super::super::setup::Estates;
use super::super::spaces::{Space, neighbours};
use super::super::state::Stage;
use super::super::tiles::{Colour, Good, Tile};
use super::super::*;
use super::playouts::play;
use crate::rules::{Dice, Questions, Seed};

/// The first position of a random game in which something holds.
fn met(seats: u8, estates: Estates, holds: impl Fn(&Burgundy) -> bool) -> Burgundy {
    let mut found = None;
    for seed in 0..20 {
        if found.is_some() {
            break;
        }
        play(seed, seats, estates, |_, game, _| {
            if found.is_none() && holds(game) {
                found = Some(game.clone());
            }
        });
    }
    found.expect("such a position comes in some game")
}

/// The middle of a game: round 3 of phase B, with the turn of the first just begun.
fn middle(seats: u8, estates: Estates) -> Burgundy {
    met(seats, estates, |game| {
        (game.phase, game.round, game.done) == (board::Phase::B, 3, Seats::NONE)
            && game.awaiting.iter().all(|seat| !game.player(seat).used.contains(&true) && !game.bought)
    })
}

type Change<'a> = &'a dyn Fn(&mut Burgundy);

/// Each change to a possible position is refused by its field.
fn refused(game: &Burgundy, changes: &[(&str, Change)]) {
    assert_eq!(check(game), Ok(()));
    for (at, (field, change)) in changes.iter().enumerate() {
        let mut changed = game.clone();
        change(&mut changed);
        assert_eq!(check(&changed).map_err(|fault| fault.field), Err((*field).to_owned()), "change {at}");
    }
}

/// Takes goods that nobody has seen yet.
fn unsee(game: &mut Burgundy, good: Good) {
    assert!(game.unseen.take(good as usize));
}

/// A colour of which goods are left that nobody has seen.
fn unseen(game: &Burgundy) -> Good {
    Good::ALL.into_iter().find(|good| game.unseen.count(*good as usize) > 1).unwrap()
}

/// Piles and goods have what the phases to come take; depots have tiles of their colours and backs, on the spaces that
/// so many use, and no more are gone than were taken and bought.
#[test]
fn what_was_laid_out_adds_up() {
    let game = middle(3, Estates::Basic);
    let taken = |game: &mut Burgundy, colour: Colour| {
        let pile = &mut game.piles[colour as usize];
        let tile = Tile::ALL.into_iter().find(|tile| pile.count(*tile as usize) > 0).unwrap();
        assert!(pile.take(tile as usize));
    };
    let dark = |game: &mut Burgundy| {
        let tile = Tile::ALL.into_iter().find(|tile| game.dark.count(*tile as usize) > 0).unwrap();
        assert!(game.dark.take(tile as usize));
        tile
    };
    refused(
        &game,
        &[
            ("unseen", &|game| {
                let good = unseen(game);
                unsee(game, good);
                game.depots[0].goods.put(good, 1);
            }),
            ("unseen", &|game| {
                let good = unseen(game);
                unsee(game, good);
                game.players[0].sold.put(good, 1);
            }),
            ("piles", &|game| taken(game, Colour::Knowledge)),
            ("piles", &|game| taken(game, Colour::Mine)),
            ("dark", &|game| {
                dark(game);
            }),
            ("depots", &|game| game.depots[0].tiles[3] = Some(Tile::Ship)),
            ("depots", &|game| game.depots[5].tiles[2] = Some(Tile::Castle)),
            ("black", &|game| game.black[6] = Some(Tile::Ship)),
        ],
    );
    let lore = |tile: &Option<Tile>| tile.is_some_and(|tile| tile.colour() == Colour::Knowledge);
    let mixed = met(3, Estates::Basic, |game| game.black.iter().any(lore) && lore(&game.depots[4].tiles[1]));
    let at = mixed.black.iter().position(lore).unwrap();
    refused(&mixed, &[("depots", &|game| std::mem::swap(&mut game.black[at], &mut game.depots[4].tiles[1]))]);
    let fresh = met(4, Estates::Basic, |game| game.stage == Stage::Turns);
    refused(
        &fresh,
        &[
            ("depots", &|game| game.depots[0].tiles[0] = None),
            ("black", &|game| game.black[0] = None),
            ("white", &|game| {
                let at = usize::from(game.white) % 6;
                game.white = at as u8 + 1;
            }),
            ("bought", &|game| game.bought = true),
        ],
    );
}

/// Boards are dealt to all or none, each once; estates are sides of them; tiles hang together from a castle on.
#[test]
fn estates_grow_from_a_castle_on_a_side_of_the_own_board() {
    let game = middle(3, Estates::Open);
    let lonely = |player: &state::Player| {
        let covered = player.cover.covered();
        let is_far = |space: &Space| !covered.has(*space) && neighbours(*space).and(covered).is_empty();
        let id = player.estate.unwrap();
        Space::all().find(|space| is_far(space) && estate(id).colour(*space) == Colour::Ship)
    };
    let apart = (0..3).find(|at| lonely(&game.players[*at]).is_some()).unwrap();
    let lonely = lonely(&game.players[apart]).unwrap();
    let ship = |game: &Burgundy, at: usize| game.players[at].cover.count(Tile::Ship);
    assert!(ship(&game, apart) < 6);
    refused(
        &game,
        &[
            ("players.board", &|game| game.players[0].board = game.players[1].board),
            ("players.board", &|game| game.players[2].board = None),
            ("players.cover", &|game| game.players[1].cover = Default::default()),
            ("players.cover", &|game| {
                game.players[apart].cover.put(lonely, Tile::Ship);
                game.players[apart].track += 1;
                game.order.sort_by_key(|seat| std::cmp::Reverse(game.players[seat.index()].track));
                game.awaiting = Seats::only(game.order[0]);
            }),
        ],
    );
    let game = met(3, Estates::Open, |game| game.players.iter().filter(|player| player.estate.is_some()).count() == 2);
    let first = game.order[0].index();
    let foreign = (1..=9).find(|id| !boards()[usize::from(game.players[first].board.unwrap())].contains(id)).unwrap();
    refused(
        &game,
        &[
            ("players.cover", &|game| game.players[first].cover = Default::default()),
            ("players.estate", &|game| {
                game.players[first].estate = Some(foreign);
                game.players[first].cover = Default::default();
                game.players[first].cover.put(estate(foreign).of_colour[4].iter().next().unwrap(), Tile::Castle);
            }),
            ("players.board", &|game| game.players[0].board = game.players[1].board),
            ("players.workers", &|game| game.players[0].workers += 1),
            ("players", &|game| game.players[0].silver = 2),
            ("players", &|game| game.players[0].points.towers = 4),
            ("phase", &|game| game.round = 2),
            ("phase", &|game| game.phase = board::Phase::B),
            ("chain", &|game| game.bought = true),
            ("done", &|game| game.done = Seats::only(Seat(0))),
            ("order", &|game| game.order.swap(0, 1)),
        ],
    );
}

/// CB-12, CB-32: who sailed nowhere stands in the order of the start, whose turn is over is ahead of those who wait, and
/// every loaded ship has moved its marker.
#[test]
fn the_order_follows_from_ships_and_turns() {
    let game = met(4, Estates::Basic, |game| {
        game.done.len() == 2 && game.players.iter().filter(|player| player.track == 0).count() >= 3
    });
    let [mover, waiting] = [0, 1].map(|at| game.order.iter().filter(|seat| !game.done.has(**seat)).nth(at).unwrap());
    let loaded = game.players.iter().position(|player| player.track == 0).unwrap();
    refused(
        &game,
        &[
            ("awaiting", &|game| game.awaiting = Seats::only(*waiting)),
            ("done", &|game| {
                (game.done, game.awaiting) = (Seats::NONE, Seats::only(game.order[0]));
                game.done.add(*waiting);
                game.players.iter_mut().for_each(|player| player.used = [false; 2]);
                game.player_mut(*waiting).used = [true; 2];
                (game.chain, game.pending, game.bought) = (Default::default(), None, false);
            }),
            ("done", &|game| game.done = Seats::all(4)),
            ("done", &|game| game.done.add(Seat(6))),
            ("players.track", &|game| {
                let first = game.order[0];
                game.player_mut(first).track += 1;
            }),
        ],
    );
    assert!(mover != waiting && loaded < 4);
    let fresh = met(4, Estates::Basic, |game| game.stage == Stage::Turns);
    refused(&fresh, &[("order", &|game| game.order.swap(1, 2)), ("order", &|game| game.order.swap(2, 3))]);
}

/// Tiles, goods sold, silver and workers are no more than the turns so far can have brought, and points are those of
/// the estate, the bonus tiles and the goods sold.
#[test]
fn nobody_has_more_than_the_turns_brought() {
    let game = middle(2, Estates::Basic);
    let bare = game.players.iter().position(|player| player.track == 0 && !player.goods.is_empty());
    refused(
        &game,
        &[
            ("players.silver", &|game| game.players[0].silver = 90),
            ("players.silver", &|game| game.players[0].silver = 5000),
            ("players.workers", &|game| game.players[1].workers = 5000),
            ("players.workers", &|game| game.players[1].workers = 300),
            ("players.points", &|game| game.players[0].points.regions += 1),
            ("players.points", &|game| game.players[0].points.phases += 10),
            ("players.points", &|game| game.players[0].points.phases += 1),
            ("players.points", &|game| game.players[1].points.colours += 2),
            ("players.points", &|game| game.players[1].points.sales += 2),
            ("players.points", &|game| game.players[0].points.towers += 4),
            ("players.points", &|game| game.players[0].points.animals += 60),
            ("chain", &|game| game.chain.die = 3),
            ("chain", &|game| game.chain.tiles.push(Tile::Mine)),
        ],
    );
    if let Some(at) = bare {
        let good = game.players[at].goods.each().next().unwrap().0;
        refused(
            &game,
            &[("players.goods", &|game| {
                game.players[at].goods.take(good);
                let depot = &mut game.depots[0].goods;
                let count = 7 - game.unseen.count(good as usize);
                depot.put(good, count.min(1));
            })],
        );
    }
    let fresh = met(2, Estates::Basic, |game| game.stage == Stage::Turns);
    let seat = fresh.awaiting.first().unwrap().index();
    refused(
        &fresh,
        &[("players.cover", &|game| {
            let depot = game
                .depots
                .iter_mut()
                .find(|depot| depot.tiles[0] == Some(Tile::Ship) || depot.tiles[1] == Some(Tile::Ship))
                .unwrap();
            let ship = depot.tiles.iter_mut().find(|tile| **tile == Some(Tile::Ship)).unwrap();
            *ship = None;
            game.players[seat].used = [true, false];
            game.chain.die = game.players[seat].dice[0];
            game.players[seat].cover.put("d5".parse().unwrap(), Tile::Ship);
            game.players[seat].track = 1;
            game.order.sort_by_key(|seat| std::cmp::Reverse(game.players[seat.index()].track));
        })],
    );
}

/// Once the game is over nothing is open, and it was the last round.
#[test]
fn the_end_is_the_end() {
    let game = met(2, Estates::Basic, |game| game.stage == Stage::Over);
    refused(
        &game,
        &[
            ("phase", &|game| game.phase = board::Phase::D),
            ("done", &|game| game.done = Seats::only(Seat(0))),
            ("chain", &|game| game.bought = true),
            ("players.used", &|game| game.players[0].used = [true, false]),
            ("awaiting", &|game| game.awaiting = Seats::only(Seat(0))),
        ],
    );
}

/// Whatever is accepted after small changes stays acceptable through any legal play.
#[test]
fn what_is_accepted_leads_to_nothing_that_is_not() {
    let mut chance = Dice::for_step(Seed::from_number(3), 0);
    let mut accepted = 0;
    for seed in 0..6 {
        let estates = [Estates::Basic, Estates::Open, Estates::Secret][seed as usize % 3];
        let mut positions = Vec::new();
        play(seed, 2 + seed as u8 % 3, estates, |_, game, _| positions.push(game.clone()));
        for game in positions.iter().step_by(5) {
            let mut changed = game.clone();
            mutate(&mut changed, &mut chance);
            if check(&changed).is_err() {
                continue;
            }
            accepted += 1;
            for _ in 0..40 {
                let Some(seat) = changed.awaiting().first() else { break };
                let (path, mv) = crate::rules::wander(&changed, seat, &mut chance).expect("a move");
                changed.apply(seat, &mv, &mut chance);
                assert_eq!(check(&changed), Ok(()), "after {path:?}: {changed:?}");
            }
        }
    }
    assert!(accepted > 100, "{accepted}");
}

/// Changes some things, not all of which are impossible.
fn mutate(game: &mut Burgundy, chance: &mut Dice) {
    let mut pick = |below: usize| chance.below(below as u32) as usize;
    for _ in 0..1 + pick(2) {
        let at = pick(game.players.len());
        let count = game.players.len();
        let other = (at + 1) % count;
        let player = &mut game.players[at];
        match pick(12) {
            0 => player.silver = (player.silver + pick(9) as u16).saturating_sub(pick(5) as u16),
            1 => player.workers = (player.workers + pick(9) as u16).saturating_sub(pick(5) as u16),
            2 => player.dice = [pick(6) as u8 + 1, pick(6) as u8 + 1],
            3 => player.storage = [None; 3],
            4 => player.storage[pick(3)] = Some(Tile::nth(pick(tiles::FACES))),
            5 => player.points.animals += pick(3) as u16,
            6 => game.depots[pick(6)].tiles[pick(3)] = None,
            7 => game.order.rotate_left(1),
            8 => {
                let (from, to) = (pick(6), pick(6));
                let goods = std::mem::take(&mut game.depots[from].goods);
                game.depots[to].goods = game.depots[to].goods.and(goods);
            }
            9 => game.players.swap(at, other),
            10 => game.bought = !game.bought,
            _ => player.used = [pick(2) == 0, pick(2) == 0],
        }
    }
}

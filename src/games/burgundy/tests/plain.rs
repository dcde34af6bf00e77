//! What is offered, worked out once more in the plainest way: from the printed rules, step by step and space by space,
//! without the sets and shortcuts of the rules themselves.

use proptest::prelude::*;

use super::super::estates::estate;
use super::super::given::given;
use super::super::moves::{Event, How};
use super::super::spaces::{ROWS, Space};
use super::super::state::{Link, Player, Stage};
use super::super::tiles::{Building, Colour, Good, Tile};
use super::super::*;
use super::playouts::{estates, play};
use crate::rules::{Of, Table};

/// CB-50: spaces touch in a row, or half a space apart in the rows above and below.
fn touch(a: Space, b: Space) -> bool {
    let ((row, at), (other, place)) = (a.place(), b.place());
    let (x, y) = (2 * at as i32 - ROWS[row] as i32, 2 * place as i32 - ROWS[other] as i32);
    matches!((row.abs_diff(other), x.abs_diff(y)), (0, 2) | (1, 1))
}

fn covered(player: &Player, space: Space) -> bool {
    player.cover.at(space).is_some()
}

/// CB-88: the spaces of one colour that hang together with this one.
fn region(player: &Player, start: Space) -> Vec<Space> {
    let estate = estate(player.estate.unwrap());
    let mut found = vec![start];
    let mut at = 0;
    while let Some(space) = found.get(at).copied() {
        let next = Space::all().filter(|next| touch(space, *next) && estate.colour(*next) == estate.colour(start));
        let new: Vec<Space> = next.filter(|next| !found.contains(next)).collect();
        found.extend(new);
        at += 1;
    }
    found
}

/// CB-40, CB-41, CB-110 and CB-111 to CB-114: the fewest workers that turn one number into another, step by step; the
/// free step goes before or after them.
fn workers(player: &Player, die: u8, number: u8, free: bool) -> u16 {
    let stride: &[u8] = if player.cover.knows(8) { &[1, 2, 4, 5] } else { &[1, 5] };
    let turn = |from: &[u8], steps: &[u8]| -> Vec<u8> {
        from.iter().flat_map(|value| steps.iter().map(move |step| (value - 1 + step) % 6 + 1)).collect()
    };
    let mut reached = if free { turn(&[die], &[0, 1, 5]) } else { vec![die] };
    let mut spent = 0;
    while !reached.contains(&number) {
        reached = turn(&reached, stride);
        spent += 1;
    }
    spent
}

/// CB-48 to CB-50, CB-68 and CB-103: whether a tile may lie there, but for the number.
fn may_lie(player: &Player, tile: Tile, space: Space) -> bool {
    let fits = estate(player.estate.unwrap()).colour(space) == tile.colour();
    let beside = Space::all().any(|other| touch(space, other) && covered(player, other));
    let has_twin = region(player, space).into_iter().any(|other| player.cover.at(other) == Some(tile));
    let is_barred = tile.colour() == Colour::Building && has_twin && !player.cover.knows(1);
    !covered(player, space) && fits && beside && !is_barred
}

/// Whether the free step of knowledge tiles 9 to 11 goes with placing that colour.
fn is_free(player: &Player, colour: Colour) -> bool {
    player.cover.knows(match colour {
        Colour::Building => 9,
        Colour::Ship | Colour::Animal => 10,
        Colour::Castle | Colour::Mine | Colour::Knowledge => 11,
    })
}

/// A path without its tail; with a full storage one for each tile that can be given up (CB-45).
fn with_discard(player: &Player, path: &str) -> Vec<String> {
    match player.stored().count() {
        3 => player.stored().map(|old| format!("{path} {old}")).collect(),
        _ => vec![path.to_owned()],
    }
}

/// Every path of the four actions: with a die of that value, or, without one, whatever the numbers.
fn actions(game: &Burgundy, player: &Player, die: Option<u8>) -> Vec<String> {
    let affords = |number: u8, free: bool| die.is_none_or(|die| workers(player, die, number, free) <= player.workers);
    let named = |verb: &str| die.map_or(verb.to_owned(), |die| format!("{verb} {die}"));
    let mut paths = vec![named("workers")];
    for (depot, number) in game.depots.iter().zip(1..) {
        let free = player.cover.knows(12);
        for tile in depot.tiles.iter().flatten().filter(|_| affords(number, free)) {
            paths.extend(with_discard(player, &format!("{} {tile}-{number}", named("take"))));
        }
    }
    for tile in player.stored() {
        let free = is_free(player, tile.colour());
        for space in
            Space::all().filter(|space| may_lie(player, tile, *space) && affords(estates::number(*space), free))
        {
            paths.push(format!("{} {tile} {space}", named("place")));
        }
    }
    for good in Good::ALL {
        if player.goods.count(good) > 0 && affords(good.number(), false) {
            paths.push(format!("{} {good}", named("sell")));
        }
    }
    paths
}

/// CB-86, CB-87 and CB-108.
fn purchases(game: &Burgundy, player: &Player) -> Vec<String> {
    if game.bought || player.silver < 2 {
        return Vec::new();
    }
    let black = game.black.iter().flatten().map(|tile| format!("{tile}-black"));
    let numbered = game.depots.iter().zip(1..).filter(|_| player.cover.knows(6));
    let others =
        numbered.flat_map(|(depot, at)| depot.tiles.into_iter().flatten().map(move |tile| format!("{tile}-{at}")));
    black.chain(others).flat_map(|tile| with_discard(player, &format!("buy {tile}"))).collect()
}

/// CB-54 to CB-56, CB-107, CB-Q16 and CB-Q17.
fn loads(game: &Burgundy, player: &Player) -> Vec<String> {
    let mut paths = Vec::new();
    for first in 1..=6usize {
        let beside = [first % 6 + 1, (first + 4) % 6 + 1];
        let seconds: Vec<Option<usize>> = match player.cover.knows(5) {
            true => beside.into_iter().map(Some).chain([None]).collect(),
            false => vec![None],
        };
        for second in seconds {
            let there =
                |good| [Some(first), second].into_iter().flatten().any(|at| game.depots[at - 1].goods.count(good) > 0);
            let new: Vec<Good> =
                Good::ALL.into_iter().filter(|good| there(*good) && player.goods.count(*good) == 0).collect();
            let room = 3 - Good::ALL.into_iter().filter(|good| player.goods.count(*good) > 0).count();
            let path = match (player.cover.knows(5), second) {
                (false, _) => format!("load {first}"),
                (true, Some(second)) => format!("load {first} {second}"),
                (true, None) => format!("load {first} none"),
            };
            if room == 0 || new.len() <= room {
                paths.push(path);
                continue;
            }
            for set in (0..1u32 << new.len()).filter(|set| set.count_ones() as usize == room) {
                let chosen = new.iter().enumerate().filter(|(at, _)| set >> at & 1 == 1).map(|(_, good)| good.id());
                paths.push(format!("{path} {}", chosen.collect::<Vec<_>>().join("+")));
            }
        }
    }
    paths
}

/// CB-71 to CB-74.
fn fetches(game: &Burgundy, colours: &[Colour]) -> Vec<String> {
    let tiles = game
        .depots
        .iter()
        .zip(1..)
        .flat_map(|(depot, at)| depot.tiles.into_iter().flatten().map(move |tile| (tile, at)));
    tiles.filter(|(tile, _)| colours.contains(&tile.colour())).map(|(tile, at)| format!("fetch {tile}-{at}")).collect()
}

/// All that the seat whose turn it is may do.
fn plain(game: &Burgundy, seat: Seat) -> Vec<String> {
    let player = game.player(seat);
    let skip = || vec!["skip".to_owned()];
    let mut paths = match game.pending {
        None => {
            let mut paths: Vec<String> = player.left().flat_map(|die| actions(game, player, Some(die))).collect();
            paths.extend(purchases(game, player));
            if player.left().next().is_none() {
                paths.push("end".to_owned());
            }
            paths
        }
        Some(Link::Ship) => loads(game, player),
        Some(Link::Castle) => actions(game, player, None),
        Some(Link::Building(Building::Warehouse)) => {
            let mut paths = actions(game, player, None);
            paths.retain(|path| path.starts_with("sell"));
            [paths, skip()].concat()
        }
        Some(Link::Building(Building::TownHall)) => {
            let mut paths = actions(game, player, None);
            paths.retain(|path| path.starts_with("place"));
            [paths, skip()].concat()
        }
        Some(Link::Building(Building::Carpenter)) => [fetches(game, &[Colour::Building]), skip()].concat(),
        Some(Link::Building(Building::Church)) => {
            [fetches(game, &[Colour::Mine, Colour::Knowledge, Colour::Castle]), skip()].concat()
        }
        Some(Link::Building(Building::Market)) => [fetches(game, &[Colour::Ship, Colour::Animal]), skip()].concat(),
        Some(Link::Building(other)) => panic!("{other} opens nothing"),
    };
    paths.sort_unstable();
    paths.dedup();
    paths
}

fn offered(game: &Burgundy, seat: Seat) -> Vec<String> {
    let (paths, complete) = Of(game.clone()).paths(seat, 5000);
    assert!(complete);
    let mut paths: Vec<String> = paths.iter().map(|path| path.join(" ")).collect();
    let count = paths.len();
    paths.sort_unstable();
    paths.dedup();
    assert_eq!(paths.len(), count, "nothing is offered twice");
    paths
}

/// What a placement brings for its region, its colour and its animals (CB-59 to CB-62, CB-88 to CB-94, CB-109).
fn points(game: &Burgundy, seat: Seat, tile: Tile, space: Space) -> u16 {
    let player = game.player(seat);
    let filled = |other: Space| other == space || covered(player, other);
    let group = region(player, space);
    let mut points = 0;
    if group.iter().all(|other| filled(*other)) {
        points += [1, 3, 6, 10, 15, 21, 28, 36][group.len() - 1] + [10, 8, 6, 4, 2][game.phase as usize];
    }
    let estate = estate(player.estate.unwrap());
    if Space::all().filter(|other| estate.colour(*other) == tile.colour()).all(filled) {
        let [first, second] = game.bonuses[tile.colour() as usize];
        let seats = u16::from(game.count());
        points += match (first, second) {
            (None, _) => seats + 3,
            (Some(_), None) => seats,
            _ => 0,
        };
    }
    if let Some((animal, count)) = tile.animals() {
        let herd =
            group.iter().filter_map(|other| player.cover.at(*other)?.animals()).filter(|(kind, _)| *kind == animal);
        let each = u16::from(player.cover.knows(7));
        points += herd.map(|(_, count)| u16::from(count) + each).sum::<u16>() + u16::from(count) + each;
    }
    if tile == Tile::Watchtower { points + 4 } else { points }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(16))]

    /// At positions of random games, all of them in the middle of an effect, exactly those moves are offered that the rules allow.
    #[test]
    fn exactly_what_the_rules_allow_is_offered(seed: u64, seats in 2u8..=4, estates in estates()) {
        let mut step = 0;
        play(seed, seats, estates, |_, game, _| {
            step += 1;
            if game.stage == Stage::Turns && (step % 8 == 0 || game.pending.is_some()) {
                let seat = game.awaiting.first().unwrap();
                assert_eq!(offered(game, seat), plain(game, seat), "{game:?}");
            }
        });
    }

    /// A die costs the fewest workers that will do (CB-Q34), and a placement brings what the rules say.
    #[test]
    fn workers_and_points_come_out_the_same(seed: u64, seats in 2u8..=4, estates in estates()) {
        play(seed, seats, estates, |before, game, events| {
            let Some(before) = before.filter(|before| before.stage == Stage::Turns) else { return };
            let seat = before.awaiting.first().unwrap();
            let player = before.player(seat);
            let free = |event: &Event| match event {
                Event::Took { .. } => player.cover.knows(12),
                Event::Placed { tile, .. } => is_free(player, tile.colour()),
                _ => false,
            };
            for event in events {
                if let Event::Took { how: How::Die { value, number, workers: spent }, .. }
                | Event::Placed { how: How::Die { value, number, workers: spent }, .. }
                | Event::Sold { how: How::Die { value, number, workers: spent }, .. } = event
                {
                    assert_eq!(u16::from(*spent), workers(player, *value, *number, free(event)), "{event:?}");
                }
                if let Event::Placed { tile, space, how, .. } = event {
                    assert!(!matches!(how, How::Die { number, .. } if *number != estates::number(*space)));
                    let scored = game.player(seat).points.total() - player.points.total();
                    assert_eq!(scored, points(before, seat, *tile, *space), "{event:?}");
                }
            }
        });
    }
}

/// CB-E9, and CB-50 in the middle of an estate: the plain way is right where the rulebook says what comes out.
#[test]
fn the_plain_way_agrees_with_the_worked_examples() {
    let at = given(2).knows(0, "k8");
    let steps = |number, free| workers(at.player(0), 3, number, free);
    assert_eq!([steps(3, false), steps(4, false), steps(5, false), steps(6, false), steps(6, true)], [0, 1, 1, 2, 1]);
    let beside: Vec<String> =
        Space::all().filter(|space| touch(Space::CENTRE, *space)).map(|space| space.to_string()).collect();
    assert_eq!(beside, ["c3", "c4", "d3", "d5", "e3", "e4"]);
}

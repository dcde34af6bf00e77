//! Whether a position can exist: what a position made by hand must satisfy, so that no rule meets what it cannot
//! handle. Whether it can have come from play is asked by [`super::past`] once all this holds.

use super::board::{self, ROUNDS};
use super::estates::{ESTATES, boards, estate};
use super::past;
use super::scope::{GOODS_PLACES, Scope};
use super::spaces::{SPACES, Space};
use super::state::{Burgundy, Link, Player, Points, Stage};
use super::tiles::{Building, COLOURS, Colour, FACES, Good, Tile, stock};
use crate::rules::{Census, Checked, Seat, Seats, must};

/// The first field that cannot be as it is.
pub(super) fn check(game: &Burgundy) -> Checked {
    shape(game)?;
    past::check(game)
}

/// The first field that no rule could handle.
pub(super) fn shape(game: &Burgundy) -> Checked {
    must((2..=4).contains(&game.players.len()), "players", "two to four can play")?;
    let mut order = game.order.clone();
    order.sort_unstable();
    must(order.into_iter().eq((0..game.count()).map(Seat)), "order", "every seat once")?;
    let tracks: Vec<u8> = game.order.iter().map(|seat| game.player(*seat).track).collect();
    must(tracks.iter().rev().is_sorted(), "order", "markers further ahead come first")?;
    must((1..=ROUNDS as u8).contains(&game.round), "round", "rounds count from 1 to 5")?;
    let seated = |seats: Seats| seats.iter().all(|seat| seat.0 < game.count());
    must(seated(game.awaiting), "awaiting", "no such seat")?;
    must(seated(game.done), "done", "no such seat")?;
    tiles(game)?;
    goods(game)?;
    for player in &game.players {
        self::player(game, player)?;
    }
    bonuses(game)?;
    match game.stage {
        Stage::Open | Stage::Secret => choosing(game),
        Stage::Turns | Stage::Over => playing(game),
    }
}

/// No tile is there more often than it was made. Those that left the game are not kept.
fn tiles(game: &Burgundy) -> Checked {
    let depots = game.depots.iter().flat_map(|depot| depot.tiles).chain(game.black).flatten();
    let owned = game.players.iter().flat_map(|player| player.stored().chain(player.cover.each().map(|(_, tile)| tile)));
    let piles = game.piles.iter().chain([&game.dark]).fold(Census::<FACES>::default(), Census::bag);
    let (census, stock) = (piles.each(depots.chain(owned).map(|tile| tile as usize)), stock());
    let made = |face: usize| u32::from(stock.own[face]) + u32::from(stock.black[face]);
    census.within("piles", made, |face| format!("tiles {}", Tile::ALL[face]))?;
    for tile in Tile::ALL {
        let face = tile as usize;
        let own = |colour: Colour| game.piles[colour as usize].count(face);
        let is_elsewhere = Colour::ALL.into_iter().any(|colour| colour != tile.colour() && own(colour) > 0);
        must(!is_elsewhere, "piles", "every pile has tiles of its own colour")?;
        must(
            own(tile.colour()) <= stock.own[face] && game.dark.count(face) <= stock.black[face],
            "piles",
            "more than were made",
        )?;
    }
    Ok(())
}

/// All 42 goods are somewhere, and none twice.
fn goods(game: &Burgundy) -> Checked {
    let owned = game.players.iter().flat_map(|player| [player.goods, player.sold]);
    let lying = game.depots.iter().map(|depot| depot.goods).chain(owned);
    let coming = game.coming.iter().flatten().map(|good| *good as usize);
    let census = Census::<COLOURS>::default().bag(&game.unseen).each(coming);
    let census = lying.fold(census, |census, goods| census.counts(goods.0.map(u32::from)));
    census.complete("unseen", |_| stock().goods.into(), |good| format!("goods {}", Good::ALL[good]))
}

fn player(game: &Burgundy, player: &Player) -> Checked {
    must(player.board.is_none_or(|board| usize::from(board) < boards().len()), "players.board", "no such board")?;
    must(player.estate.is_none_or(|id| (1..=ESTATES).contains(&id)), "players.estate", "no such estate")?;
    must(
        player.estate.is_some() || usize::from(player.cover.empty()) == SPACES,
        "players.cover",
        "tiles without an estate",
    )?;
    must(player.track <= board::last_of_track(), "players.track", "the track ends before")?;
    must(player.goods.colours() <= GOODS_PLACES, "players.goods", "three colours of goods at most")?;
    let dice = player.dice.iter().all(|die| (0..=6).contains(die)) && (!player.dice.contains(&0) || game.white == 0);
    must(dice, "players.dice", "dice show 1 to 6")?;
    must(player.silver < 1000, "players.silver", "more than a game brings")?;
    must(player.workers < 1000, "players.workers", "more than a game brings")?;
    let Points { regions, phases, colours, animals, sales, towers } = player.points;
    let points = [regions, phases, colours, animals, sales, towers].into_iter().all(|points| points < 1000);
    must(points, "players.points", "more than a game brings")?;
    for (space, tile) in player.cover.each() {
        must(player.ground(tile.colour()).has(space), "players.cover", "a tile on a space of another colour")?;
    }
    cities(player)
}

/// Without knowledge tile 1 no building stands twice in a city (CB-68); whoever has it may have placed some before.
fn cities(player: &Player) -> Checked {
    let cities = player.regions().iter().filter(|region| region.colour == Colour::Building);
    let twice =
        cities.flat_map(|city| Building::ALL.map(|building| player.cover.built(building).and(city.spaces).len()));
    must(
        player.cover.knows(1) || twice.into_iter().all(|count| count < 2),
        "players.cover",
        "a building twice in a city",
    )
}

/// A colour is finished by those whose spaces are all covered, first and second by different seats (CB-91 to CB-94).
fn bonuses(game: &Burgundy) -> Checked {
    for (colour, [first, second]) in Colour::ALL.into_iter().zip(game.bonuses) {
        let takers = || first.into_iter().chain(second);
        must(takers().all(|seat| seat.0 < game.count()), "bonuses", "no such seat")?;
        must(second.is_none() || (first.is_some() && first != second), "bonuses", "the second comes after the first")?;
        let is_finished = |player: &Player| {
            player.estate.is_some() && player.ground(colour).without(player.cover.covered()).is_empty()
        };
        must(takers().all(|seat| is_finished(game.player(seat))), "bonuses", "taken for an unfinished colour")?;
        let finished = game.players.iter().filter(|player| is_finished(player)).count();
        must(takers().count() == finished.min(2), "bonuses", "not taken for a finished colour")?;
    }
    Ok(())
}

fn choosing(game: &Burgundy) -> Checked {
    must(game.white == 0 && game.pending.is_none(), "stage", "estates are chosen before the first round")?;
    must(game.players.iter().all(|player| player.board.is_some()), "players.board", "a board for everybody")?;
    let open = |seat: &Seat| game.player(*seat).estate.is_none() && game.player(*seat).choice.is_none();
    let undecided: Seats = game.order.iter().copied().filter(open).collect();
    let wanted = match game.stage {
        Stage::Secret => undecided,
        _ => game.order.iter().copied().find(open).map(Seats::only).unwrap_or_default(),
    };
    must(!wanted.is_empty() && game.awaiting == wanted, "awaiting", "those who have not chosen")?;
    for player in &game.players {
        let sides = player.board.and_then(|board| boards().get(usize::from(board))).copied().unwrap_or_default();
        let fits = |(side, space): (u8, Space)| {
            sides.contains(&side) && space.index() < SPACES && estate(side).colour(space) == Colour::Castle
        };
        must(player.choice.is_none_or(fits), "players.choice", "a side of the own board and a castle on it")?;
        must(player.choice.is_none() || game.stage == Stage::Secret, "players.choice", "only in secret")?;
    }
    Ok(())
}

fn playing(game: &Burgundy) -> Checked {
    must((1..=6).contains(&game.white), "white", "dice show 1 to 6")?;
    must(game.players.iter().all(|player| player.estate.is_some()), "players.estate", "everybody has one")?;
    must(game.players.iter().all(|player| player.choice.is_none()), "players.choice", "everybody has chosen")?;
    let castle = |player: &Player| player.cover.count(Tile::Castle) > 0;
    must(game.players.iter().all(castle), "players.cover", "a castle from the start")?;
    let come = game.coming.iter().position(Option::is_some).unwrap_or(ROUNDS);
    must(
        come == usize::from(game.round) && game.coming.iter().skip(come).all(Option::is_some),
        "coming",
        "one for each round to come",
    )?;
    if game.stage == Stage::Over {
        must(game.awaiting.is_empty(), "awaiting", "the game is over")?;
        must(game.pending.is_none(), "pending", "the game is over")?;
        return must(game.players.iter().all(|player| player.used == [true; 2]), "players.used", "the game is over");
    }
    must(game.done.len() < game.players.len(), "done", "somebody has still to have the turn")?;
    let next = game.order.iter().copied().find(|seat| !game.done.has(*seat));
    must(next.map(Seats::only) == Some(game.awaiting), "awaiting", "the foremost who has not had the turn")?;
    for seat in game.order.iter().filter(|seat| !game.awaiting.has(**seat)) {
        let used = [game.done.has(*seat); 2];
        must(game.player(*seat).used == used, "players.used", "dice are used in the own turn")?;
    }
    let Some(mover) = next else { return Ok(()) };
    open(game, mover)
}

/// What is open can be used, and follows from what was placed last.
fn open(game: &Burgundy, mover: Seat) -> Checked {
    let Some(link) = game.pending else { return Ok(()) };
    must(Scope::of(game, mover).is_of_use(link), "pending", "what is open can be used")?;
    must(game.player(mover).used.contains(&true), "pending", "something was placed with a die")?;
    must(!game.player(mover).is_full(), "pending", "what opened it has just left the storage")?;
    let opened = game.chain.tiles.last().map(|tile| (*tile, tile.building()));
    let fits = match (opened, link) {
        (Some((Tile::Ship, _)), Link::Ship) | (Some((Tile::Castle, _)), Link::Castle) => true,
        (Some((_, Some(last))), Link::Building(building)) => last == building,
        _ => false,
    };
    must(fits, "pending", "opened by the tile placed last")
}

//! Positions for tests, built up from a plain start and played on by paths of tokens.
//!
//! Every tile put somewhere is taken out of its pile, and every good out of those unseen.

use super::setup::{Estates, Options};
use super::spaces::{Space, Spaces};
use super::state::Depot;
use super::tiles::{Good, Tile};
use super::*;
use crate::rules::{Dice, Seed, given};

/// A position in the making, or being played.
pub(super) type Position = given::Position<Burgundy>;

/// A game just set up.
pub(super) fn dealt(seats: u8, estates: Estates, seed: u64) -> Burgundy {
    let options = Options { estates };
    Burgundy::setup(&options, seats, None, &mut Dice::for_step(Seed::from_number(seed), 0)).unwrap()
}

/// Round 1 of phase A: seat 0 begins, dice show 1 and 2, depots and goods storages are empty, and everybody has
/// 1 silver and no worker.
pub(super) fn given(seats: u8) -> Position {
    let mut game = dealt(seats, Estates::Basic, 11);
    game.order = (0..seats).map(Seat).collect();
    game.awaiting = Seats::only(Seat(0));
    for at in 0..game.depots.len() {
        let Depot { tiles, goods } = std::mem::take(&mut game.depots[at]);
        tiles.into_iter().flatten().for_each(|tile| game.piles[tile.colour() as usize].put(tile as usize));
        goods.each().for_each(|(good, count)| (0..count).for_each(|_| game.unseen.put(good as usize)));
    }
    game.black.iter_mut().filter_map(Option::take).for_each(|tile| game.dark.put(tile as usize));
    for player in &mut game.players {
        player.goods.each().for_each(|(good, count)| (0..count).for_each(|_| game.unseen.put(good as usize)));
        (player.goods, player.workers, player.dice) = (Default::default(), 0, [1, 2]);
    }
    Position::of(game, check::shape)
}

/// Goods as `pink 2, red 1`.
fn goods(text: &str) -> impl Iterator<Item = (Good, u8)> + '_ {
    text.split(',').filter(|part| !part.trim().is_empty()).map(|part| {
        let (good, count) = part.trim().split_once(' ').unwrap();
        (good.parse().unwrap(), count.parse().unwrap())
    })
}

impl Position {
    /// A seat's things.
    pub(super) fn player(&self, seat: u8) -> &state::Player {
        self.game().player(Seat(seat))
    }

    fn own(&mut self, seat: u8) -> &mut state::Player {
        self.table.0.player_mut(Seat(seat))
    }

    /// Takes a tile out of its pile, or of the black one, or else of a depot.
    fn out(&mut self, tile: Tile) -> Tile {
        let game = &mut self.table.0;
        let found = game.piles[tile.colour() as usize].take(tile as usize) || game.dark.take(tile as usize);
        assert!(found, "no {tile} is left");
        tile
    }

    fn unsee(&mut self, good: Good, count: u8) {
        for _ in 0..count {
            let unseen = &mut self.table.0.unseen;
            assert!(unseen.take(good as usize), "no {good} is left");
        }
    }

    /// What the dice of a seat show.
    pub(super) fn dice(mut self, seat: u8, first: u8, second: u8) -> Self {
        self.own(seat).dice = [first, second];
        self
    }

    /// Puts tiles into a depot; 0 is the black one.
    pub(super) fn depot(mut self, number: u8, tiles: &str) -> Self {
        for (at, tile) in tiles.split_whitespace().enumerate() {
            let tile = self.out(tile.parse().unwrap());
            match number {
                0 => self.table.0.black[at] = Some(tile),
                _ => self.table.0.depots[usize::from(number) - 1].tiles[at] = Some(tile),
            }
        }
        self
    }

    /// Puts goods on a depot.
    pub(super) fn wares(mut self, number: u8, text: &str) -> Self {
        for (good, count) in goods(text) {
            self.unsee(good, count);
            self.table.0.depots[usize::from(number) - 1].goods.put(good, count);
        }
        self
    }

    /// Puts goods into the storage of a seat.
    pub(super) fn goods(mut self, seat: u8, text: &str) -> Self {
        for (good, count) in goods(text) {
            self.unsee(good, count);
            self.own(seat).goods.put(good, count);
        }
        self
    }

    /// Lets a seat have sold goods.
    pub(super) fn sold(mut self, seat: u8, text: &str) -> Self {
        for (good, count) in goods(text) {
            self.unsee(good, count);
            self.own(seat).sold.put(good, count);
        }
        self
    }

    /// Puts tiles into the storage of a seat.
    pub(super) fn stored(mut self, seat: u8, tiles: &str) -> Self {
        for tile in tiles.split_whitespace() {
            let tile = self.out(tile.parse().unwrap());
            assert!(!self.player(seat).is_full());
            self.own(seat).store(tile);
        }
        self
    }

    /// Gives silver and workers.
    pub(super) fn means(mut self, seat: u8, silver: u16, workers: u16) -> Self {
        let player = self.own(seat);
        (player.silver, player.workers) = (silver, workers);
        self
    }

    /// Lays tiles on the estate of a seat: `c3 bank, e4 church`.
    pub(super) fn placed(mut self, seat: u8, tiles: &str) -> Self {
        for part in tiles.split(',') {
            let (space, tile) = part.trim().split_once(' ').unwrap();
            let tile = self.out(tile.parse().unwrap());
            self.own(seat).cover.put(space.parse().unwrap(), tile);
        }
        self
    }

    /// Lays knowledge tiles on the estate of a seat, on spaces furthest below.
    pub(super) fn knows(mut self, seat: u8, tiles: &str) -> Self {
        for tile in tiles.split_whitespace() {
            let player = self.player(seat);
            let free: Spaces = player.ground(tiles::Colour::Knowledge).without(player.cover.covered());
            let space = free.iter().last().unwrap();
            self = self.placed(seat, &format!("{space} {tile}"));
        }
        self
    }

    /// Notes who finished a colour first.
    pub(super) fn bonus(mut self, colour: &str, first: u8) -> Self {
        let colour: tiles::Colour = colour.parse().unwrap();
        self.table.0.bonuses[colour as usize][0] = Some(Seat(first));
        self
    }

    /// Puts an order marker ahead on the track.
    pub(super) fn ahead(mut self, seat: u8, track: u8) -> Self {
        self.own(seat).track = track;
        let game = &mut self.table.0;
        game.order.sort_by_key(|seat| std::cmp::Reverse(game.players[seat.index()].track));
        game.awaiting = Seats::only(game.order[0]);
        self
    }

    /// Makes it round 5, the last one of that phase.
    pub(super) fn last_round(mut self, phase: &str) -> Self {
        let game = &mut self.table.0;
        game.phase = phase.parse().unwrap();
        game.round = 5;
        game.coming.iter_mut().filter_map(Option::take).for_each(|good| game.unseen.put(good as usize));
        self
    }

    /// Uses both dice for workers and ends the turn of whoever is to move.
    pub(super) fn idle(mut self) -> Self {
        let seat = self.game().awaiting.first().unwrap().0;
        while let Some(die) = { self.player(seat).left().next() } {
            self = self.play(seat, &format!("workers {die}"));
        }
        self.play(seat, "end")
    }

    /// A seat's points, silver and workers.
    pub(super) fn has(&self, seat: u8) -> (u16, u16, u16) {
        let player = self.player(seat);
        (player.points.total(), player.silver, player.workers)
    }

    /// The tiles in a seat's storage.
    pub(super) fn store(&self, seat: u8) -> String {
        self.player(seat).stored().map(Tile::id).collect::<Vec<_>>().join(" ")
    }

    /// Goods in words.
    pub(super) fn ware(goods: goods::Goods) -> String {
        goods.each().map(|(good, count)| format!("{good} {count}")).collect::<Vec<_>>().join(", ")
    }

    /// What lies on a space of a seat's estate.
    pub(super) fn on(&self, seat: u8, space: &str) -> Option<Tile> {
        self.player(seat).cover.at(space.parse::<Space>().unwrap())
    }

    /// The order of turns.
    pub(super) fn order(&self) -> Vec<u8> {
        self.game().order.iter().map(|seat| seat.0).collect()
    }

    /// What the last placement brought.
    pub(super) fn gains(&self) -> Vec<moves::Gain> {
        match &self.events[..] {
            [moves::Event::Placed { gains, .. }] => gains.clone(),
            other => panic!("no placement: {other:?}"),
        }
    }
}

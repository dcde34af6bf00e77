//! The start of a game (CB-1 to CB-13), and of the variant for experienced players (CB-131 to CB-133).

use serde::{Deserialize, Serialize};

use super::board::{BLACK_SPACES, DEPOTS, Phase, ROUNDS};
use super::cover::Cover;
use super::estates::boards;
use super::goods::Goods;
use super::moves::Event;
use super::spaces::Space;
use super::state::{Burgundy, Chain, Depot, Player, Points, STORAGE, Stage};
use super::tiles::{COLOURS, Colour, Good, Pile, Tile, stock};
use crate::rules::{Bag, Chance, Refusal, Seat, Seats, Setting};

/// What a table can decide before it starts.
pub const SETTINGS: &[Setting] = &[Setting { name: "estates", values: &["basic", "open", "secret"] }];

/// The settings of a table.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// Which estates are played on.
    pub estates: Estates,
}

/// Which estates are played on.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Estates {
    /// Everybody has estate 1 (CB-5).
    #[default]
    Basic,
    /// Boards are dealt, and sides and castles chosen in turn order (CB-133).
    Open,
    /// Boards are dealt, and sides and castles chosen in secret (CB-133).
    Secret,
}

/// How many goods everybody starts with (CB-7).
pub(super) const START_GOODS: usize = 3;

/// A new game.
pub(super) fn setup(
    options: &Options,
    seats: u8,
    first: Option<Seat>,
    chance: &mut dyn Chance,
) -> Result<Burgundy, Refusal> {
    if !(2..=4).contains(&seats) {
        return Err(Refusal::of("cb-refuse-seats"));
    }
    let start = first.unwrap_or_else(|| Seat(chance.below(u32::from(seats)) as u8));
    let order: Vec<Seat> = (0..seats).map(|steps| start.after(steps, seats)).collect();
    let mut game = bare(seats, order);
    for place in 0..game.order.len() {
        let seat = game.order[place];
        let goods: Vec<_> = (0..START_GOODS).filter_map(|_| game.unseen.draw(chance)).collect();
        let player = game.player_mut(seat);
        player.workers = place as u16 + 1;
        goods.iter().filter_map(|good| Good::ALL.get(*good)).for_each(|good| player.goods.put(*good, 1));
    }
    if options.estates == Estates::Basic {
        (0..seats).map(Seat).for_each(|seat| game.settle(seat, 1, Space::CENTRE));
        game.begin_phase(Phase::A, chance, &mut Vec::new());
        return Ok(game);
    }
    let mut left: Vec<u8> = (0..boards().len() as u8).collect();
    for place in 0..game.order.len() {
        let board = left.swap_remove(chance.below(left.len() as u32) as usize);
        let seat = game.order[place];
        game.player_mut(seat).board = Some(board);
    }
    match options.estates {
        Estates::Secret => (game.stage, game.awaiting) = (Stage::Secret, Seats::all(seats)),
        _ => (game.stage, game.awaiting) = (Stage::Open, Seats::only(game.order[0])),
    }
    Ok(game)
}

/// A player before anything is dealt: 1 silver and no points (CB-9), no die rolled.
pub(super) fn newcomer() -> Player {
    Player {
        board: None,
        estate: None,
        choice: None,
        cover: Cover::default(),
        storage: [None; STORAGE],
        goods: Goods::default(),
        sold: Goods::default(),
        silver: 1,
        workers: 0,
        points: Points::default(),
        dice: [0; 2],
        used: [true; 2],
        track: 0,
    }
}

/// A table with all piles shuffled (CB-2, CB-3), before anything is drawn.
fn bare(seats: u8, order: Vec<Seat>) -> Burgundy {
    let stock = stock();
    let mut piles = [Pile::default(); 6];
    for tile in Tile::ALL {
        (0..stock.own[tile as usize]).for_each(|_| piles[tile.colour() as usize].put(tile as usize));
    }
    let castles = &mut piles[Colour::Castle as usize];
    (0..seats).for_each(|_| {
        castles.take(Tile::Castle as usize);
    });
    Burgundy {
        stage: Stage::Turns,
        phase: Phase::A,
        round: 1,
        awaiting: Seats::NONE,
        done: Seats::NONE,
        pending: None,
        chain: Chain::default(),
        bought: false,
        white: 0,
        coming: [None; ROUNDS],
        depots: [Depot::default(); DEPOTS],
        black: [None; BLACK_SPACES],
        piles,
        dark: Pile::of(stock.black),
        unseen: Bag::of([stock.goods; COLOURS]),
        order,
        bonuses: [[None; 2]; 6],
        players: vec![newcomer(); usize::from(seats)],
    }
}

/// A seat chooses its estate: at once in the open, or in secret until all have (CB-132, CB-133).
pub(super) fn choose(
    game: &mut Burgundy,
    seat: Seat,
    (side, space): (u8, Space),
    chance: &mut dyn Chance,
) -> Vec<Event> {
    game.awaiting.remove(seat);
    let mut events = Vec::new();
    if game.stage == Stage::Secret {
        game.player_mut(seat).choice = Some((side, space));
        if !game.awaiting.is_empty() {
            return vec![Event::Answered { seat, side, space }];
        }
        events.push(Event::Revealed);
        for seat in game.order.clone() {
            if let Some((side, space)) = game.player_mut(seat).choice.take() {
                game.settle(seat, side, space);
                events.push(Event::Estate { seat, side, space });
            }
        }
    } else {
        game.settle(seat, side, space);
        events.push(Event::Estate { seat, side, space });
    }
    match game.order.iter().find(|seat| game.player(**seat).estate.is_none()) {
        Some(next) => game.awaiting = Seats::only(*next),
        None => {
            game.stage = Stage::Turns;
            game.begin_phase(Phase::A, chance, &mut events);
        }
    }
    events
}

impl Burgundy {
    /// The seat plays on that estate, with its starting castle there; neither its action nor points come of it (CB-6,
    /// CB-Q26).
    fn settle(&mut self, seat: Seat, side: u8, space: Space) {
        let player = self.player_mut(seat);
        player.estate = Some(side);
        player.cover.put(space, Tile::Castle);
    }
}

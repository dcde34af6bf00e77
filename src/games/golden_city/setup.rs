//! The start of a game (GC-1 to GC-9).

use serde::{Deserialize, Serialize};

use super::board::DISTRICTS;
use super::cards::{Bonus, Terrain, goods_cards, key_cards, terrain_cards};
use super::held::Terrains;
use super::piles::Course;
use super::state::{GoldenCity, Phase, Player};
use crate::rules::{Bag, Chance, Refusal, Seat, Setting};

/// What a table can decide before it starts.
pub const SETTINGS: &[Setting] = &[Setting { name: "letters", values: &["secret", "open"] }];

/// The settings of a table.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// Who sees how many letters somebody has.
    pub letters: Letters,
}

/// Who sees how many letters somebody has.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Letters {
    /// Their owner (GC-77, GC-D12).
    #[default]
    Secret,
    /// Everybody (GC-Q6).
    Open,
}

/// Coins at the start (GC-2).
pub(super) const COINS: u16 = 3;
/// Goods cards that lie open (GC-5).
pub(super) const OPEN_GOODS: usize = 3;

/// A new game: the start player is drawn by lot (GC-Q31), everybody has coins, a coast card and another terrain card,
/// and the first round begins.
pub(super) fn setup(options: &Options, seats: u8, chance: &mut dyn Chance) -> Result<GoldenCity, Refusal> {
    if !(3..=4).contains(&seats) {
        return Err(Refusal::of("gc-refuse-seats"));
    }
    let mut draw = Bag::of(terrain_cards());
    let mut players = Vec::new();
    for _ in 0..seats {
        draw.take(Terrain::Coast as usize);
        players.push(Player { hand: Terrains::of(Terrain::Coast, 1), coins: COINS, ..Player::default() });
    }
    let mut game = GoldenCity {
        open_letters: options.letters == Letters::Open,
        start: Seat(0),
        phase: Phase::Bid,
        turn: Seat(0),
        built: 0,
        displaced: 0,
        pairs: Vec::new(),
        used: Vec::new(),
        draw,
        discard: Bag::default(),
        goods: Vec::new(),
        goods_pile: Bag::of(goods_cards()),
        goods_gone: Vec::new(),
        keys: key_cards(),
        keys_gone: 0,
        bonus: Bonus::ALL.to_vec(),
        city: [const { Vec::new() }; DISTRICTS],
        players,
    };
    let mut course = Course::new(chance);
    game.start = game.lot(&mut course);
    for seat in game.order() {
        let card = game.draw_terrain(&mut course);
        card.into_iter().for_each(|card| game.player_mut(seat).hand.put(card));
    }
    for _ in 0..OPEN_GOODS {
        let card = game.draw_good(&mut course);
        game.goods.extend(card);
    }
    game.start_round(&mut course);
    Ok(game)
}

//! The start of a game (SJ-1 to SJ-7, SJ-125 to SJ-127).

use serde::{Deserialize, Serialize};

use super::cards::{Cards, KINDS, Kind, TILES};
use super::piles::Course;
use super::state::{Building, House, Phase, Player, SanJuan};
use crate::rules::{Bag, Chance, Refusal, Seat, Seats, Setting};

/// What a table can decide before it starts.
pub const SETTINGS: &[Setting] = &[Setting { name: "start_hand", values: &["four", "choose"] }];

/// The settings of a table.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// How the first hands are dealt.
    pub start_hand: StartHand,
}

/// How the first hands are dealt.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum StartHand {
    /// Four cards each (SJ-5).
    #[default]
    Four,
    /// Five cards for the start player and one more for each seat after; everybody keeps four (SJ-125).
    Choose,
}

/// How many cards a hand has at the start.
pub(super) const START_HAND: usize = 4;

/// A new game: the start player is drawn by lot (SJ-Q6), everybody has an Indigo Plant, and the rest of the deck is
/// dealt from.
pub(super) fn setup(options: &Options, seats: u8, chance: &mut dyn Chance) -> Result<SanJuan, Refusal> {
    if !(2..=4).contains(&seats) {
        return Err(Refusal::of("sj-refuse-seats"));
    }
    let governor = Seat(chance.below(u32::from(seats)) as u8);
    let mut deck = Kind::ALL.map(|kind| kind.print().count);
    deck[Kind::IndigoPlant as usize] -= seats;
    let plant = Player { buildings: vec![Building::new(Kind::IndigoPlant)], ..Player::default() };
    let mut game = SanJuan {
        round: 1,
        governor,
        phase: Phase::Role,
        picker: governor,
        awaiting: Seats::only(governor),
        roles: [None; 5],
        library: false,
        library_spent: false,
        draw: Bag::of(deck),
        discard: Bag::<KINDS>::default(),
        house: House { unseen: Bag::of([1; TILES]), seen: Vec::new(), open: None },
        mine: Cards::default(),
        mined: None,
        players: vec![plant; usize::from(seats)],
    };
    let mut course = Course::new(chance);
    for (steps, seat) in game.order().enumerate() {
        match options.start_hand {
            StartHand::Four => game.player_mut(seat).hand = game.draw_cards(START_HAND, &mut course),
            StartHand::Choose => game.player_mut(seat).drawn = game.draw_cards(START_HAND + 1 + steps, &mut course),
        }
    }
    if options.start_hand == StartHand::Choose {
        game.phase = Phase::Opening;
        game.awaiting = Seats::all(seats);
    }
    Ok(game)
}

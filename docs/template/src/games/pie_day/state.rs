//! The whole position and how it begins: what lies where, and whose turn it is. Only [`super::view`] decides who sees what.

use serde::{Deserialize, Serialize};

use super::data::{Basket, Pie, harvest};
use crate::rules::{Bag, Chance, Refusal, Seat};

/// How much fruit a hand begins with (PD-2).
pub(super) const START: usize = 3;

/// A game of Pie Day.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PieDay {
    /// How many rounds are played.
    pub(super) rounds: u8,
    /// The round, from 1; one more than there are once the last is over.
    pub(super) round: u8,
    /// Who began.
    pub(super) first: Seat,
    /// Whose turn it is.
    pub(super) turn: Seat,
    /// The fruit that can still be gathered; its order is drawn by chance when fruit is.
    pub(super) basket: Basket,
    /// The fruit that was baked.
    pub(super) baked: Basket,
    /// The players in seat order.
    pub(super) players: Vec<Player>,
}

/// What one player has.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Player {
    /// The fruit in hand, which nobody else sees.
    pub(super) hand: Basket,
    /// The pies in the order in which they were baked.
    pub(super) pies: Vec<Baked>,
}

/// A pie that was baked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Baked {
    /// Which one.
    pub pie: Pie,
    /// How much of its best fruit went into it.
    pub best: u8,
}

/// The settings of a table.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// How long the game is.
    pub length: Length,
}

/// How many rounds are played (PD-8).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Length {
    #[default]
    Short = 5,
    Long = 7,
}

impl Baked {
    /// What it brings (PD-7).
    pub fn points(self) -> u16 {
        u16::from(self.pie.print().points) + u16::from(self.best)
    }
}

impl Player {
    /// The points so far.
    pub(super) fn points(&self) -> u16 {
        self.pies.iter().map(|baked| baked.points()).sum()
    }
}

impl PieDay {
    /// Who has baked that pie.
    pub(super) fn baker(&self, pie: Pie) -> Option<Seat> {
        let has = |player: &Player| player.pies.iter().any(|baked| baked.pie == pie);
        self.players.iter().position(has).map(|at| Seat(at as u8))
    }

    /// Whether the last round is over or no pie is left (PD-8).
    pub(super) fn is_over(&self) -> bool {
        self.round > self.rounds || Pie::ALL.iter().all(|pie| self.baker(*pie).is_some())
    }
}

/// Draws so much fruit, as far as there is any (PD-5).
pub(super) fn draw(basket: &mut Basket, count: usize, chance: &mut dyn Chance) -> Basket {
    let mut drawn = Bag::default();
    (0..count).filter_map(|_| basket.draw(chance)).collect::<Vec<_>>().into_iter().for_each(|kind| drawn.put(kind));
    drawn
}

/// A new game (PD-1, PD-2).
pub(super) fn setup(
    options: &Options,
    seats: u8,
    first: Option<Seat>,
    chance: &mut dyn Chance,
) -> Result<PieDay, Refusal> {
    if !(2..=4).contains(&seats) {
        return Err(Refusal::of("pd-refuse-seats"));
    }
    let first = first.unwrap_or_else(|| Seat(chance.below(seats.into()) as u8));
    let (rounds, mut basket) = (options.length as u8, harvest());
    let player = |_| Player { hand: draw(&mut basket, START, chance), pies: Vec::new() };
    let players = (0..seats).map(player).collect();
    Ok(PieDay { rounds, round: 1, first, turn: first, basket, baked: Bag::default(), players })
}

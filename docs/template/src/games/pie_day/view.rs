//! All that one viewer may know, and positions that fit it (PD-3).

use serde::Serialize;

use super::data::{Basket, Pie};
use super::state::{Baked, PieDay, draw};
use crate::rules::{Chance, Seat, Seats, Viewer};

/// The game as somebody sees it.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct View {
    pub rounds: u8,
    pub round: u8,
    /// Whose turn it is; nobody's when it is over.
    pub turn: Option<Seat>,
    /// How much fruit is left to gather.
    pub basket: usize,
    pub baked: Basket,
    /// The pies nobody has baked.
    pub open: Vec<Pie>,
    pub seats: Vec<SeatView>,
    pub own: Option<Own>,
}

/// What everybody sees of a seat.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct SeatView {
    /// How much fruit is in the hand.
    pub hand: usize,
    pub pies: Vec<Baked>,
    pub points: u16,
}

/// What only the viewer sees.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Own {
    pub seat: Seat,
    pub hand: Basket,
}

/// The position as that viewer knows it.
pub(super) fn view(game: &PieDay, viewer: Viewer) -> View {
    let seats = game.players.iter().map(|player| {
        let (hand, points) = (player.hand.len(), player.points());
        SeatView { hand, pies: player.pies.clone(), points }
    });
    View {
        rounds: game.rounds,
        round: game.round.min(game.rounds),
        turn: (!game.is_over()).then_some(game.turn),
        basket: game.basket.len(),
        baked: game.baked,
        open: Pie::ALL.into_iter().filter(|pie| game.baker(*pie).is_none()).collect(),
        seats: seats.collect(),
        own: viewer.seat().map(|seat| Own { seat, hand: game.players[seat.index()].hand }),
    }
}

/// Puts the hands of others back and draws them again.
pub(super) fn reimagine(game: &mut PieDay, known: Seats, chance: &mut dyn Chance) {
    let PieDay { players, basket, .. } = game;
    let mut others: Vec<_> = (0..).map(Seat).zip(players).filter(|(seat, _)| !known.has(*seat)).collect();
    let counts: Vec<usize> = others.iter().map(|(_, player)| player.hand.len()).collect();
    others.iter_mut().for_each(|(_, player)| basket.pour(&mut player.hand));
    others.iter_mut().zip(counts).for_each(|((_, player), count)| player.hand = draw(basket, count, chance));
}

//! What comes of a move (PD-4 to PD-7).

use super::data::{Basket, Fruit};
use super::moves::{Event, Move};
use super::state::{Baked, PieDay, draw};
use crate::rules::{Chance, Seat};

/// How much fruit is gathered in a turn (PD-5).
pub(super) const GATHERED: usize = 2;

/// Carries out a move, then it is the next seat's turn.
pub(super) fn apply(game: &mut PieDay, seat: Seat, mv: &Move, chance: &mut dyn Chance) -> Vec<Event> {
    let player = &mut game.players[seat.index()];
    let event = match mv {
        Move::Gather => {
            let fruit = draw(&mut game.basket, GATHERED, chance);
            pour(&mut player.hand, &fruit);
            Event::Gathered { seat, fruit }
        }
        Move::Bake(pie, fruit) => {
            for kind in 0..Fruit::ALL.len() {
                (0..fruit.count(kind)).for_each(|_| _ = player.hand.take(kind));
            }
            pour(&mut game.baked, fruit);
            let baked = Baked { pie: *pie, best: fruit.count(pie.print().best as usize) };
            player.pies.push(baked);
            Event::Baked { seat, pie: *pie, fruit: *fruit, points: baked.points() }
        }
    };
    game.turn = seat.after(1, game.players.len() as u8);
    game.round += u8::from(game.turn == game.first);
    vec![event]
}

fn pour(into: &mut Basket, fruit: &Basket) {
    into.pour(&mut fruit.clone());
}

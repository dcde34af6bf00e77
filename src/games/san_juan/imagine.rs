//! Positions that might be the true one, as far as somebody knows.
//!
//! What anybody remembers of cards that went to the discard pile is not kept: views do not show it either.

use super::cards::Kind;
use super::moves::Move;
use super::state::{Phase, SanJuan};
use crate::rules::{Bag, Chance, Noted, Seat, Seats, wander};

/// Puts all that these seats together cannot know into one pool and draws it again: piles, goods, others' cards, and what others
/// have decided in secret.
pub(super) fn reimagine(game: &mut SanJuan, known: Seats, chance: &mut dyn Chance) {
    let discards = game.discard.len();
    let mut pool = Bag::default();
    pool.pour(&mut game.draw);
    pool.pour(&mut game.discard);
    game.each_unknown(known, &mut |kind| pool.put(*kind as usize));
    game.each_unknown(known, &mut |kind| *kind = pool.draw(chance).map_or(*kind, Kind::nth));
    for _ in 0..discards {
        pool.draw(chance).into_iter().for_each(|kind| game.discard.put(kind));
    }
    game.draw = pool;
    for seat in game.order().filter(|seat| !known.has(*seat)) {
        if game.player_mut(seat).answer.take().is_some() {
            let answer = wander(game, seat, &mut Noted::new(chance)).map(|(_, mv)| Move::clone(&mv));
            game.player_mut(seat).answer = answer;
        }
    }
}

impl SanJuan {
    /// Visits every card that these seats cannot know, but for the piles.
    fn each_unknown(&mut self, known: Seats, visit: &mut dyn FnMut(&mut Kind)) {
        let over = self.phase == Phase::Over;
        for (at, player) in self.players.iter_mut().enumerate() {
            player.buildings.iter_mut().filter_map(|building| building.good.as_mut()).for_each(&mut *visit);
            if !over && !known.has(Seat(at as u8)) {
                [&mut player.hand, &mut player.drawn, &mut player.chapel]
                    .into_iter()
                    .for_each(|cards| cards.change(visit));
            }
        }
    }
}

//! Positions that might be the true one, as far as a viewer knows.
//!
//! What a viewer remembers of cards that went to the discard pile is not kept: views do not show it either.

use super::cards::Kind;
use super::moves::Move;
use super::state::{Phase, SanJuan};
use crate::rules::{Bag, Chance, Noted, Seat, Viewer, wander};

/// Puts all that `viewer` cannot know into one pool and draws it again: piles, goods, others' cards, and what others
/// have decided in secret.
pub(super) fn reimagine(game: &mut SanJuan, viewer: Viewer, chance: &mut dyn Chance) {
    let discards = game.discard.len();
    let mut pool = Bag::default();
    pool.pour(&mut game.draw);
    pool.pour(&mut game.discard);
    game.each_unknown(viewer, &mut |kind| pool.put(*kind as usize));
    game.each_unknown(viewer, &mut |kind| *kind = pool.draw(chance).map_or(*kind, Kind::nth));
    for _ in 0..discards {
        pool.draw(chance).into_iter().for_each(|kind| game.discard.put(kind));
    }
    game.draw = pool;
    for seat in game.order().filter(|seat| !viewer.is(*seat)) {
        if game.player_mut(seat).answer.take().is_some() {
            let answer = wander(game, seat, &mut Noted::new(chance)).map(|(_, mv)| Move::clone(&mv));
            game.player_mut(seat).answer = answer;
        }
    }
}

impl SanJuan {
    /// Visits every card that the viewer cannot know, but for the piles.
    fn each_unknown(&mut self, viewer: Viewer, visit: &mut dyn FnMut(&mut Kind)) {
        let over = self.phase == Phase::Over;
        for (at, player) in self.players.iter_mut().enumerate() {
            player.buildings.iter_mut().filter_map(|building| building.good.as_mut()).for_each(&mut *visit);
            if !over && !viewer.is(Seat(at as u8)) {
                [&mut player.hand, &mut player.drawn, &mut player.chapel]
                    .into_iter()
                    .for_each(|cards| cards.change(visit));
            }
        }
    }
}

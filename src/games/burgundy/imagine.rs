//! Positions that might be the true one, as far as somebody knows.
//!
//! Piles have no order in a position, so only three things are left to imagine: which goods have not been seen, which
//! goods others have sold, and what others chose in secret. What anybody remembers of sales is not kept.

use super::estates::{boards, estate};
use super::state::{Burgundy, Stage};
use super::tiles::{Colour, Good};
use crate::rules::{Chance, Seat, Seats};

/// Replaces all that these seats together cannot know by a random draw that fits what they know.
pub(super) fn reimagine(game: &mut Burgundy, known: Seats, chance: &mut dyn Chance) {
    let over = game.stage == Stage::Over;
    let mut pool = game.unseen;
    let mut sold = Vec::new();
    let hidden = |at: usize| !over && !known.has(Seat(at as u8));
    for (at, player) in game.players.iter_mut().enumerate().filter(|(at, _)| hidden(*at)) {
        let goods = std::mem::take(&mut player.sold);
        goods.each().for_each(|(good, count)| (0..count).for_each(|_| pool.put(good as usize)));
        sold.push((at, goods.total()));
    }
    for (at, count) in sold {
        for _ in 0..count {
            let drawn = pool.draw(chance).and_then(|good| Good::ALL.get(good));
            drawn.into_iter().for_each(|good| game.players[at].sold.put(*good, 1));
        }
    }
    game.unseen = pool;
    for player in game.players.iter_mut().enumerate().filter(|(at, _)| hidden(*at)).map(|(_, player)| player) {
        let sides = player.board.and_then(|board| boards().get(usize::from(board)));
        if let (Some(choice), Some(sides)) = (&mut player.choice, sides) {
            let side = sides[chance.below(2) as usize];
            let castles: Vec<_> = estate(side).of_colour[Colour::Castle as usize].iter().collect();
            *choice = (side, castles[chance.below(castles.len() as u32) as usize]);
        }
    }
}

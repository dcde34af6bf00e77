//! Positions that might be the true one, as far as somebody knows.
//!
//! Decks have no order in a position, so only goal cards are left to imagine: those dealt to others, and which of them
//! they kept. At the end the kept ones are known.

use super::cards::Goal;
use super::state::{MarcoPolo, Stage};
use crate::rules::{Chance, Seat, Seats};

/// Replaces all that these seats together cannot know by a random draw that fits what they know.
pub(super) fn reimagine(game: &mut MarcoPolo, known: Seats, chance: &mut dyn Chance) {
    let over = game.table.stage == Stage::Over;
    let others = game.table.players.iter_mut().enumerate().filter(|(at, _)| !known.has(Seat(*at as u8)));
    let mut others: Vec<_> = others.map(|(_, player)| player).collect();
    for player in &mut others {
        let known = player.goal.filter(|_| over);
        player.dealt.iter().filter(|goal| Some(**goal) != known).for_each(|goal| game.goals.put(goal.index()));
    }
    for player in others {
        let known = player.goal.filter(|_| over);
        let kept =
            player.goal.and(player.dealt.len().checked_sub(1)).map(|last| chance.below(last as u32 + 1) as usize);
        for at in 0..player.dealt.len() {
            let fixed = known.filter(|_| Some(at) == kept);
            let drawn = fixed.or_else(|| game.goals.draw(chance).map(|goal| Goal(goal as u8)));
            if let Some(goal) = drawn {
                player.dealt[at] = goal;
            }
        }
        player.goal = kept.and_then(|at| player.dealt.get(at)).copied();
    }
}

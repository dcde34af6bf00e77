//! Every game lets its moves be tried out.

use super::playing::{hopes, play_on};
use super::{Chance, Guide, Habits, Luck, Moves, Of, Questions, Seat, Tries, Weights};

impl<G: Questions> Tries for Of<G> {
    fn moves(&self, seat: Seat, limit: usize) -> (Moves, bool) {
        Moves::all(&self.0, seat, limit)
    }

    fn some_moves(&self, seat: Seat, tries: usize, guide: &mut dyn Guide) -> Moves {
        Moves::some(&self.0, seat, tries, guide)
    }

    fn step(&mut self, seat: Seat, moves: &Moves, at: usize, chance: &mut dyn Chance) -> bool {
        moves.get::<G>(at).map(|mv| self.0.apply(seat, mv, chance)).is_some()
    }

    fn play_on(&mut self, seat: Seat, weights: &Weights, luck: &mut Luck) -> Option<u64> {
        play_on(&mut self.0, seat, weights.of(G::scales()), luck)
    }

    fn prospects(&self, seat: Seat, weights: &Weights) -> i32 {
        self.0.prospects(seat, weights.of(G::scales()))
    }

    fn hopes(&self, seat: Seat, weights: &Weights) -> (i32, i32) {
        hopes(&self.0, seat, weights.of(G::scales()))
    }

    fn habits(&self) -> Habits {
        G::HABITS
    }
}

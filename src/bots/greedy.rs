//! Tries what is offered on a few imagined positions and takes what then looks best.

use super::{Player, Random, Seen};
use crate::rules::{Chance, Dice, Path, Seat, Seed, Table};

/// What a move is worth that is illegal in an imagined position: less than anything a game appraises, even when
/// worlds are added up.
const HOPELESS: i64 = i64::MIN / 1024;

/// Looks one move ahead.
#[derive(Clone, Copy, Debug)]
pub struct Greedy {
    /// So many moves are looked at; where there are more, as many are drawn by chance.
    pub breadth: usize,
    /// Each move is tried on so many imagined positions, the same for all.
    pub worlds: usize,
}

impl Default for Greedy {
    fn default() -> Self {
        Greedy { breadth: 200, worlds: 4 }
    }
}

impl Player for Greedy {
    fn choose(&self, seen: &Seen<'_>, chance: &mut dyn Chance) -> Option<Path> {
        let mut moves = self.candidates(seen, chance);
        if moves.len() < 2 {
            return moves.pop();
        }
        let worlds: Vec<World> = (0..self.worlds)
            .map(|_| World { table: seen.imagine(chance), luck: Seed::from_number(chance.below(u32::MAX).into()) })
            .collect();
        let mut best: (i64, Vec<Path>) = (i64::MIN, Vec::new());
        for path in moves {
            let score = worlds.iter().map(|world| world.value(seen.seat(), &path)).sum();
            if score > best.0 {
                best = (score, Vec::new());
            }
            if score == best.0 {
                best.1.push(path);
            }
        }
        let at = chance.below(best.1.len() as u32) as usize;
        Some(best.1.swap_remove(at))
    }
}

impl Greedy {
    fn candidates(&self, seen: &Seen<'_>, chance: &mut dyn Chance) -> Vec<Path> {
        let (all, complete) = seen.paths(self.breadth);
        if complete {
            return all;
        }
        let mut drawn: Vec<Path> = (0..self.breadth).filter_map(|_| Random.choose(seen, chance)).collect();
        drawn.sort_unstable();
        drawn.dedup();
        drawn
    }
}

/// An imagined position with the chance that moves have there.
struct World {
    table: Box<dyn Table>,
    luck: Seed,
}

impl World {
    /// How the position looks to the seat after its move, once all that were asked together have decided: what
    /// they decide, nobody knows yet, so it is left to chance.
    fn value(&self, seat: Seat, path: &[String]) -> i64 {
        let mut luck = Dice::for_step(self.luck, 0);
        let mut next = self.table.fork();
        if next.play(seat, path, &mut luck).is_err() {
            return HOPELESS;
        }
        let mut guide = Dice::for_step(self.luck, 1);
        for other in self.table.awaiting().iter().filter(|other| *other != seat) {
            if next.awaiting().has(other) && !next.stride(other, &mut guide, &mut luck) {
                return HOPELESS;
            }
        }
        appraise(&*next, seat).into()
    }
}

/// How good a position looks to a seat: its own prospects against those of the best other.
fn appraise(table: &dyn Table, seat: Seat) -> i32 {
    let others = (0..table.seats()).map(Seat).filter(|other| *other != seat).map(|other| table.prospects(other));
    2 * table.prospects(seat) - others.max().unwrap_or_default()
}

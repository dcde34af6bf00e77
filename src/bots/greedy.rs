//! Tries what is offered on a few imagined positions and takes what then looks best.

use super::{Player, Random, Seen};
use crate::rules::{Chance, Dice, Moves, Path, Seat, Seed, Table, Weights};

/// What a move is worth that is illegal in an imagined position: less than anything a game appraises, even when
/// worlds are added up.
const HOPELESS: i64 = i64::MIN / 1024;

/// Looks one move ahead.
#[derive(Clone, Debug)]
pub struct Greedy {
    /// So many moves are looked at; where there are more, as many are drawn by chance.
    pub breadth: usize,
    /// Each move is tried on so many imagined positions, the same for all.
    pub worlds: usize,
    /// By which numbers positions are weighed.
    pub weights: Weights,
}

impl Greedy {
    /// Looks as far as bots at tables do, and weighs so.
    pub fn of(weights: Weights) -> Greedy {
        Greedy { breadth: 200, worlds: 4, weights }
    }

    /// The moves that are looked at.
    fn candidates(&self, seen: &Seen<'_>, chance: &mut dyn Chance) -> Candidates {
        let (all, complete) = seen.table.moves(seen.seat(), self.breadth);
        if complete {
            return Candidates::All(all);
        }
        let mut drawn: Vec<Path> = (0..self.breadth).filter_map(|_| Random.choose(seen, chance)).collect();
        drawn.sort_unstable();
        drawn.dedup();
        Candidates::Drawn(drawn)
    }
}

impl Player for Greedy {
    fn choose(&self, seen: &Seen<'_>, chance: &mut dyn Chance) -> Option<Path> {
        let moves = self.candidates(seen, chance);
        if moves.len() < 2 {
            return moves.path(0);
        }
        let worlds: Vec<World> = (0..self.worlds)
            .map(|_| World { table: seen.imagine(chance), luck: Seed::from_number(chance.below(u32::MAX).into()) })
            .collect();
        let mut best: (i64, Vec<usize>) = (i64::MIN, Vec::new());
        for at in 0..moves.len() {
            let score = worlds.iter().map(|world| world.value(seen.seat(), &moves, at, &self.weights)).sum();
            if score > best.0 {
                best = (score, Vec::new());
            }
            if score == best.0 {
                best.1.push(at);
            }
        }
        let at = chance.below(best.1.len() as u32) as usize;
        moves.path(best.1[at])
    }
}

/// Moves that are looked at.
enum Candidates {
    /// All there are. They are played without a word, which takes a fraction of the time.
    All(Moves),
    /// Some of them, by what a person would answer, for they are told apart by that.
    Drawn(Vec<Path>),
}

impl Candidates {
    fn len(&self) -> usize {
        match self {
            Candidates::All(moves) => moves.len(),
            Candidates::Drawn(paths) => paths.len(),
        }
    }

    fn path(&self, at: usize) -> Option<Path> {
        match self {
            Candidates::All(moves) => moves.path(at),
            Candidates::Drawn(paths) => paths.get(at).cloned(),
        }
    }

    /// Makes one of them; false where it cannot be made.
    fn play(&self, at: usize, table: &mut dyn Table, seat: Seat, luck: &mut dyn Chance) -> bool {
        match self {
            Candidates::All(moves) => table.step(seat, moves, at, luck),
            Candidates::Drawn(paths) => table.play(seat, &paths[at], luck).is_ok(),
        }
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
    fn value(&self, seat: Seat, moves: &Candidates, at: usize, weights: &Weights) -> i64 {
        let mut luck = Dice::for_step(self.luck, 0);
        let mut next = self.table.fork();
        if !moves.play(at, &mut *next, seat, &mut luck) {
            return HOPELESS;
        }
        let mut guide = Dice::for_step(self.luck, 1);
        for other in self.table.awaiting().iter().filter(|other| *other != seat) {
            if next.awaiting().has(other) && !next.stride(other, &mut guide, &mut luck) {
                return HOPELESS;
            }
        }
        appraise(&*next, seat, weights).into()
    }
}

/// How good a position looks to a seat: its own prospects against those of the best other.
fn appraise(table: &dyn Table, seat: Seat, weights: &Weights) -> i32 {
    let others = (0..table.seats()).map(Seat).filter(|other| *other != seat);
    let best = others.map(|other| table.prospects(other, weights)).max();
    2 * table.prospects(seat, weights) - best.unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bots::whim;
    use crate::games::{GAMES, find};
    use crate::rules::Game;
    use serde_json::Value;
    use sha2::{Digest, Sha256};

    /// What the yardstick does in the first decisions of a game, in a few digits.
    fn course(game: &str, seats: u8, steps: usize) -> String {
        let seed = Seed::from_number(seats.into());
        let game = find(game).unwrap();
        let mut table = (game.new)(&Value::Null, seats, None, &mut Dice::for_step(seed, 0)).unwrap();
        let (mut chance, mut told) = (Dice::for_step(seed, 2), Sha256::new());
        for step in 0..steps {
            let seat = table.awaiting().first().unwrap();
            let path =
                Greedy::of(Weights::Greedy).choose(&Seen::of(&*table, seat), &mut whim(seed, step, seat)).unwrap();
            told.update(path.join(" ") + "\n");
            table.play(seat, &path, &mut chance).unwrap();
        }
        told.finalize()[..6].iter().map(|byte| format!("{byte:02x}")).collect()
    }

    #[test]
    fn the_yardstick_plays_as_it_always_did() {
        for (game, seats, played) in [
            ("san_juan", 2, "fc80f76b5f9a"),
            ("san_juan", 3, "80f25be0983c"),
            ("san_juan", 4, "ecbc775ecd0e"),
            ("burgundy", 2, "e3dc914d4401"),
            ("burgundy", 3, "19c2f5f70ce3"),
            ("burgundy", 4, "b9985b8dfd28"),
            ("golden_city", 3, "b4f888225782"),
            ("golden_city", 4, "d3c49cf60923"),
            ("marco_polo", 2, "8070b069349a"),
            ("marco_polo", 3, "498773db0b27"),
            ("marco_polo", 4, "58284f085ee8"),
        ] {
            assert_eq!(course(game, seats, 60), played, "{game} with {seats}");
        }
    }

    #[test]
    fn moves_of_another_game_are_not_played() {
        let new = |game: &Game| {
            (game.new)(&Value::Null, 2, Some(Seat(0)), &mut Dice::for_step(Seed::from_number(1), 0)).unwrap()
        };
        let (one, mut other) = (new(&GAMES[0]), new(&GAMES[1]));
        let (moves, before) = (one.moves(Seat(0), 5).0, other.hash());
        assert!(!moves.is_empty() && !other.step(Seat(0), &moves, 0, &mut Dice::for_step(Seed::from_number(1), 1)));
        assert_eq!(other.hash(), before);
    }
}

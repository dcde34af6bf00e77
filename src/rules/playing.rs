//! How everybody plays on in a game that is only imagined: each looks one move ahead. Search lives on it, so it knows the
//! type of the game, and neither answers nor words are kept.

use super::follow::explore;
use super::questions::stray;
use super::{Legal, Luck, Questions, Rules, Seat, Seats};

/// So many moves are looked at by everybody.
const GLANCE: usize = 60;
/// What having lost by a rule of the game costs, in tenths of a point, whatever the points say.
const LOST: i32 = 500;

/// Makes the move that looks best to the seat, and says how many were tried out for it; none where there is none.
pub(super) fn play_on<G: Questions>(game: &mut G, seat: Seat, weights: &G::Weights, luck: &mut Luck) -> Option<u64> {
    let moves = considered(game, seat, luck);
    let looked = if moves.len() < 2 { 0 } else { moves.len() };
    let mut best = (i32::MIN, 0);
    let fate = luck.other();
    for (at, mv) in moves.iter().take(looked).enumerate() {
        let mut next = game.clone();
        next.apply(seat, mv, &mut fate.clone());
        let (own, other) = hopes(&next, seat, weights);
        best = best.max((2 * own - other, at));
    }
    // It is drawn anew, for nobody knows beforehand what they will draw.
    game.apply(seat, moves.get(best.1)?, luck);
    Some(looked as u64 + 1)
}

/// The moves that are looked at: all, or where there are too many as many as chance leads to.
fn considered<G: Questions>(game: &G, seat: Seat, luck: &mut Luck) -> Vec<Legal<G::Move>> {
    let mut moves = Vec::new();
    let tries = match G::HABITS.tries {
        Some(tries) => tries,
        None if explore(game, seat, GLANCE, &mut |_, mv| moves.push(mv)) => return moves,
        None => GLANCE,
    };
    moves.clear();
    for _ in 0..tries {
        let found = game.awaiting().has(seat).then(|| stray(game, seat, luck)).flatten();
        moves.extend(found.filter(|found| !moves.contains(found)));
    }
    moves
}

/// What a seat may hope for, and the best of the others, in tenths of a point; what they have, once the game is over.
pub(super) fn hopes<G: Rules>(game: &G, seat: Seat, weights: &G::Weights) -> (i32, i32) {
    let mut others = Seats::all(game.seats());
    others.remove(seat);
    let both = |of: &dyn Fn(Seat) -> i32| (of(seat), others.iter().map(of).max().unwrap_or_default());
    match game.awaiting().is_empty().then(|| game.standing()).flatten() {
        Some(over) => both(&|seat| 10 * over.scores[seat.index()] - if over.losers.has(seat) { LOST } else { 0 }),
        None => both(&|seat| game.prospects(seat, weights)),
    }
}

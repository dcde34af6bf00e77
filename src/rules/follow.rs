//! Walking the questions of a game by tokens: along a path, or everywhere.

use smallvec::SmallVec;

use super::questions::Extent;
use super::{Answer, Legal, Path, Pick, Questions, Refusal, Rules, Seat, Stop, Walked};

/// Follows a path of tokens, admitting only what the rules offer on the way.
///
/// The tokens of a "some of these" may come in any order; the answers have them in the order offered.
pub(super) fn follow<'g, G: Questions>(game: &'g G, seat: Seat, path: &[String], extent: Extent) -> Walked<'g, G> {
    let refused = |key| Walked { game, seat, draft: G::Draft::default(), step: Err(Stop::Unfit(Refusal::of(key))) };
    if !game.awaiting().has(seat) {
        return refused("refused-not-asked");
    }
    let answers: Vec<Answer<G::Pick>> = path.iter().map_while(|element| Answer::read(element)).collect();
    if answers.len() == path.len() {
        return Walked::to(game, seat, &answers, extent);
    }
    // What cannot be read is refused last: an answer before it may not be legal either.
    match Walked::along(game, seat, &answers) {
        Walked { step: Ok(_), .. } => refused("refused-too-long"),
        Walked { step: Err(Stop::Open(_)), .. } => refused("refused-unknown"),
        walked => walked,
    }
}

/// Answers as a path.
pub(super) fn tokens<P: Pick>(answers: &[Answer<P>]) -> Path {
    answers.iter().map(Answer::token).collect()
}

/// The legal paths of a seat, depth first, at most `limit` of them, and whether these are all.
pub(super) fn paths<G: Questions>(game: &G, seat: Seat, limit: usize) -> (Vec<Path>, bool) {
    let mut found = Vec::new();
    let complete = explore(game, seat, limit, &mut |path, _| found.push(tokens(path)));
    (found, complete)
}

/// Visits the legal moves of a seat with their answers, depth first, at most `limit` of them; whether these are all.
pub(super) fn explore<G: Questions>(game: &G, seat: Seat, limit: usize, visit: &mut Visit<G>) -> bool {
    !game.awaiting().has(seat) || Exploration { game, seat, left: limit, visit }.go_on(&mut Vec::new())
}

/// Told of each move with the answers that lead to it.
pub(super) type Visit<'a, G> = dyn FnMut(&[Answer<<G as Rules>::Pick>], Legal<<G as Questions>::Move>) + 'a;

/// All ways through the questions of a seat.
struct Exploration<'a, 'v, G: Questions> {
    game: &'a G,
    seat: Seat,
    /// How many more moves may be visited.
    left: usize,
    visit: &'a mut Visit<'v, G>,
}

impl<G: Questions> Exploration<'_, '_, G> {
    /// False when the limit cut it short.
    fn go_on(&mut self, path: &mut Vec<Answer<G::Pick>>) -> bool {
        let question = match Walked::end(self.game, self.seat, path) {
            Ok(_) if self.left == 0 => return false,
            Ok(mv) => {
                self.left -= 1;
                (self.visit)(path, mv);
                return true;
            }
            Err(Stop::Open(question)) => question,
            Err(Stop::No(_) | Stop::Unfit(_)) => return true,
        };
        let mut on = |answer| {
            path.push(answer);
            let complete = self.go_on(path);
            path.pop();
            complete
        };
        match question.bounds {
            None => question.legal.iter().all(|pick| on(Answer::One(*pick))),
            Some((min, max)) => (min..=max).all(|size| {
                combinations(&question.legal, size, &mut SmallVec::new(), 0, &mut |picks| {
                    on(Answer::Some(picks.iter().copied().collect()))
                })
            }),
        }
    }
}

/// Visits each set of `size` options in order, until a visit says to stop; whether none did.
fn combinations<P: Pick>(
    options: &[P],
    size: usize,
    picked: &mut SmallVec<[P; 8]>,
    from: usize,
    visit: &mut dyn FnMut(&[P]) -> bool,
) -> bool {
    if picked.len() == size {
        return visit(picked);
    }
    let last = options.len() + picked.len() - size;
    (from..=last).all(|at| {
        picked.push(options[at]);
        let go_on = combinations(options, size, picked, at + 1, visit);
        picked.pop();
        go_on
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn combinations_are_all_visited_once() {
        let mut seen = Vec::new();
        assert!(combinations(&[1u8, 2, 3, 4], 2, &mut SmallVec::new(), 0, &mut |p| {
            seen.push(p.to_vec());
            true
        }));
        assert_eq!(seen, [[1, 2], [1, 3], [1, 4], [2, 3], [2, 4], [3, 4]]);
    }
}

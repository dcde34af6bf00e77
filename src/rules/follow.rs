//! Walking the questions of a game: along given tokens, wherever a guide leads, or everywhere.

use smallvec::SmallVec;

use super::walk::{Answers, Extent, walk};
use super::walked::Walked;
use super::{Answer, Chance, Path, Pick, Questions, Refusal, Seat, Stop};

/// Decides what is picked, knowing only how many there are to pick from.
pub trait Guide {
    /// Which of `of` options.
    fn one(&mut self, of: usize) -> usize;

    /// How many, between `min` and `max`.
    fn count(&mut self, min: usize, max: usize) -> usize {
        min + self.one(max - min + 1)
    }
}

/// Picks evenly among the options.
impl<C: Chance> Guide for C {
    fn one(&mut self, of: usize) -> usize {
        self.below(of as u32) as usize
    }
}

/// Follows a path of tokens, admitting only what the rules offer on the way.
///
/// The tokens of a "some of these" may come in any order; the answers have them in the order offered.
pub(super) fn follow<'g, G: Questions>(game: &'g G, seat: Seat, path: &[String], extent: Extent) -> Walked<'g, G> {
    let refused = |key| {
        let (given, draft) = (Answers::new(), G::Draft::default());
        Walked { game, seat, given, draft, step: Err(Stop::Unfit(Refusal::of(key))) }
    };
    if !game.awaiting().has(seat) {
        return refused("refused-not-asked");
    }
    let answers: Vec<Answer<G::Pick>> = path.iter().map_while(|element| Answer::read(element)).collect();
    if answers.len() == path.len() {
        return walk(game, seat, &answers, extent);
    }
    // What cannot be read is refused last: an answer before it may not be legal either.
    match walk(game, seat, &answers, Extent::Question) {
        Walked { step: Ok(_), .. } => refused("refused-too-long"),
        Walked { step: Err(Stop::Open(_)), .. } => refused("refused-unknown"),
        walked => walked,
    }
}

/// The complete path to which a path leads by single answers alone.
pub(super) fn ready<G: Questions>(game: &G, seat: Seat, path: &[String]) -> Option<Path> {
    let walked = follow(game, seat, path, Extent::Choice);
    walked.step.is_ok().then(|| tokens(&walked.given))
}

/// Answers as a path.
pub(super) fn tokens<P: Pick>(answers: &[Answer<P>]) -> Path {
    answers.iter().map(Answer::token).collect()
}

/// So many of the options, each set equally likely to an even guide, in the order offered.
pub(super) fn sample<P: Copy>(options: &[P], wanted: usize, guide: &mut dyn Guide) -> SmallVec<[P; 8]> {
    let mut chosen = SmallVec::new();
    for (at, option) in options.iter().enumerate() {
        let missing = wanted - chosen.len();
        if missing > 0 && guide.one(options.len() - at) < missing {
            chosen.push(*option);
        }
    }
    chosen
}

/// The legal paths of a seat, depth first, at most `limit` of them, and whether these are all.
pub(super) fn paths<G: Questions>(game: &G, seat: Seat, limit: usize) -> (Vec<Path>, bool) {
    let mut found = Vec::new();
    let complete = !game.awaiting().has(seat) || explore(game, seat, &mut Vec::new(), limit, &mut found);
    (found, complete)
}

/// False when the limit cut the search short.
fn explore<G: Questions>(
    game: &G,
    seat: Seat,
    path: &mut Vec<Answer<G::Pick>>,
    limit: usize,
    found: &mut Vec<Path>,
) -> bool {
    let question = match Walked::along(game, seat, path).step {
        Ok(_) if found.len() == limit => return false,
        Ok(_) => {
            found.push(tokens(path));
            return true;
        }
        Err(Stop::Open(question)) => question,
        Err(Stop::No(_) | Stop::Unfit(_)) => return true,
    };
    let mut on = |answer| {
        path.push(answer);
        let complete = explore(game, seat, path, limit, found);
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
    use crate::rules::{Dice, Seed};

    #[test]
    fn combinations_are_all_visited_once() {
        let mut seen = Vec::new();
        assert!(combinations(&[1u8, 2, 3, 4], 2, &mut SmallVec::new(), 0, &mut |p| {
            seen.push(p.to_vec());
            true
        }));
        assert_eq!(seen, [[1, 2], [1, 3], [1, 4], [2, 3], [2, 4], [3, 4]]);
    }

    #[test]
    fn samples_are_even_and_in_order() {
        let mut dice = Dice::for_step(Seed::from_number(5), 0);
        let mut seen = [0u32; 4];
        for _ in 0..4_000 {
            let picked = sample(&[0u8, 1, 2, 3], 2, &mut dice);
            assert!(picked.len() == 2 && picked[0] < picked[1]);
            picked.iter().for_each(|&p| seen[p as usize] += 1);
        }
        assert!(seen.iter().all(|n| (1_850..2_150).contains(n)), "{seen:?}");
    }
}

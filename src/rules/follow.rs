//! Walking the questions of a game: along given tokens, wherever a guide leads, or everywhere.

use smallvec::SmallVec;

use super::ask::{JOIN, NOTHING};
use super::{Answer, Ask, ByPath, Chance, Path, Pick, Refusal, Rules, Seat, Slot, Text};

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

/// A pick from its token.
pub(super) fn parse<P: Pick>(token: &str) -> Option<P> {
    token.parse().ok()
}

fn parse_several<P: Pick>(element: &str) -> Option<SmallVec<[P; 8]>> {
    if element == NOTHING {
        return Some(SmallVec::new());
    }
    element.split(JOIN).map(parse).collect()
}

/// The answers followed, and what is asked then.
type Followed<G> = (Vec<Answer<<G as Rules>::Pick>>, Ask<<G as Rules>::Pick, <G as ByPath>::Move>);

/// Follows a path of tokens, admitting only what the rules offer on the way. Gives the answers followed and what
/// is asked then.
///
/// The tokens of a "some of these" may come in any order; the answer has them in the order offered.
pub(super) fn follow<G: ByPath>(game: &G, seat: Seat, path: &[String]) -> Followed<G> {
    let mut answers = Vec::with_capacity(path.len());
    if !game.awaiting().has(seat) {
        return (answers, Ask::no("refused-not-asked"));
    }
    for element in path {
        let step = match game.ask(seat, &answers) {
            Ask::One(slot) => one(game, seat, &mut answers, &slot, element),
            Ask::Several { slot, min, max } => several(game, seat, &mut answers, &slot, (min, max), element),
            Ask::Ready(_) => Err(Refusal::of("refused-too-long")),
            Ask::No(refusal) => Err(refusal),
        };
        if let Err(refusal) = step {
            return (answers, Ask::No(refusal));
        }
    }
    let ask = game.ask(seat, &answers);
    (answers, ask)
}

/// The complete path to which a path leads by single answers alone.
pub(super) fn ready<G: ByPath>(game: &G, seat: Seat, path: &[String]) -> Option<Path> {
    let (mut answers, mut ask) = follow(game, seat, path);
    loop {
        let only = match ask {
            Ask::One(slot) if slot.options.len() == 1 => Answer::One(slot.options[0]),
            Ask::Several { max: 0, .. } => Answer::Some(SmallVec::new()),
            Ask::Several { slot, min, .. } if min == slot.options.len() => {
                Answer::Some(slot.options.iter().copied().collect())
            }
            Ask::Ready(_) => return Some(answers.iter().map(Answer::token).collect()),
            Ask::One(_) | Ask::Several { .. } | Ask::No(_) => return None,
        };
        answers.push(only);
        ask = game.ask(seat, &answers);
    }
}

fn one<G: ByPath>(
    game: &G,
    seat: Seat,
    answers: &mut Vec<Answer<G::Pick>>,
    slot: &Slot<G::Pick>,
    element: &str,
) -> Result<(), Refusal> {
    let pick = parse(element).ok_or(Refusal::of("refused-unknown"))?;
    if !slot.options.contains(&pick) {
        return Err(not_offered(game, seat, answers, pick));
    }
    answers.push(Answer::One(pick));
    Ok(())
}

/// Why the rules do not offer this pick: their own reason, if they have one.
fn not_offered<G: ByPath>(game: &G, seat: Seat, answers: &mut Vec<Answer<G::Pick>>, pick: G::Pick) -> Refusal {
    answers.push(Answer::One(pick));
    let why = match game.ask(seat, answers) {
        Ask::No(refusal) => refusal,
        _ => Refusal::of("refused-not-offered"),
    };
    answers.pop();
    why
}

fn several<G: ByPath>(
    game: &G,
    seat: Seat,
    answers: &mut Vec<Answer<G::Pick>>,
    slot: &Slot<G::Pick>,
    (min, max): (usize, usize),
    element: &str,
) -> Result<(), Refusal> {
    let picks = parse_several::<G::Pick>(element).ok_or(Refusal::of("refused-unknown"))?;
    if let Some(pick) = picks.iter().find(|pick| !slot.options.contains(pick)) {
        return Err(not_offered(game, seat, answers, *pick));
    }
    let chosen: SmallVec<[G::Pick; 8]> = slot.options.iter().copied().filter(|option| picks.contains(option)).collect();
    if chosen.len() != picks.len() {
        return Err(Refusal::of("refused-twice"));
    }
    if !(min..=max).contains(&chosen.len()) {
        let key = if min == max { "refused-count-exact" } else { "refused-count" };
        return Err(Refusal(Text::of(key).with("min", min).with("max", max).with("given", chosen.len())));
    }
    answers.push(Answer::Some(chosen));
    Ok(())
}

/// A complete path, and the move it leads to.
pub type Way<P, M> = (SmallVec<[Answer<P>; 6]>, M);

/// Goes where `guide` leads; `None` where the rules offer nothing.
pub(crate) fn wander<G: ByPath>(game: &G, seat: Seat, guide: &mut dyn Guide) -> Option<Way<G::Pick, G::Move>> {
    game.wander(seat, guide)
}

/// The same by asking anew after every answer: for games that can be asked by path alone.
pub(super) fn step_by_step<G: ByPath>(game: &G, seat: Seat, guide: &mut dyn Guide) -> Option<Way<G::Pick, G::Move>> {
    let mut path = SmallVec::new();
    loop {
        match game.ask(seat, &path) {
            Ask::One(slot) => {
                let at = guide.one(slot.options.len());
                path.push(Answer::One(*slot.options.get(at)?));
            }
            Ask::Several { slot, min, max } => {
                let wanted = guide.count(min, max);
                path.push(Answer::Some(sample(&slot.options, wanted, guide)));
            }
            Ask::Ready(mv) => return Some((path, mv)),
            Ask::No(_) => return None,
        }
    }
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
pub(super) fn paths<G: ByPath>(game: &G, seat: Seat, limit: usize) -> (Vec<Path>, bool) {
    let mut found = Vec::new();
    let complete = !game.awaiting().has(seat) || explore(game, seat, &mut Vec::new(), limit, &mut found);
    (found, complete)
}

/// False when the limit cut the search short.
fn explore<G: ByPath>(
    game: &G,
    seat: Seat,
    path: &mut Vec<Answer<G::Pick>>,
    limit: usize,
    found: &mut Vec<Path>,
) -> bool {
    match game.ask(seat, path) {
        Ask::One(slot) => slot.options.iter().all(|pick| {
            path.push(Answer::One(*pick));
            let complete = explore(game, seat, path, limit, found);
            path.pop();
            complete
        }),
        Ask::Several { slot, min, max } => (min..=max).all(|size| {
            combinations(&slot.options, size, &mut SmallVec::new(), 0, &mut |picks| {
                path.push(Answer::Some(picks.iter().copied().collect()));
                let complete = explore(game, seat, path, limit, found);
                path.pop();
                complete
            })
        }),
        Ask::Ready(_) if found.len() == limit => false,
        Ask::Ready(_) => {
            found.push(path.iter().map(Answer::token).collect());
            true
        }
        Ask::No(_) => true,
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

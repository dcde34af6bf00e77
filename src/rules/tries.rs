//! Moves without a word, for bots that try them out by the thousand on positions they imagine.

use std::any::Any;

use super::follow::{explore, tokens};
use super::questions::{Way, wander};
use super::{Chance, Guide, Habits, Legal, Luck, Path, Questions, Seat, Weights};

/// Legal moves of one seat, in the order in which they are offered. What the rules offer depends on what the seat knows and
/// on nothing else, so they are legal in every position that the seat can imagine.
pub struct Moves(Box<dyn Tried>);

impl Moves {
    /// The moves of a seat, at most `limit` of them, and whether these are all.
    pub(super) fn all<G: Questions>(game: &G, seat: Seat, limit: usize) -> (Moves, bool) {
        let mut found: Vec<Way<G::Pick, Legal<G::Move>>> = Vec::new();
        let complete = explore(game, seat, limit, &mut |path, mv| found.push((path.iter().cloned().collect(), mv)));
        (Moves(Box::new(found)), complete)
    }

    /// So many moves as `guide` leads to in `tries` walks, each once.
    pub(super) fn some<G: Questions>(game: &G, seat: Seat, tries: usize, guide: &mut dyn Guide) -> Moves {
        let mut found: Vec<Way<G::Pick, Legal<G::Move>>> = Vec::new();
        for _ in 0..tries {
            let way = game.awaiting().has(seat).then(|| wander(game, seat, guide)).flatten();
            found.extend(way.filter(|way| found.iter().all(|other| other.1 != way.1)));
        }
        Moves(Box::new(found))
    }

    /// How many there are.
    pub fn len(&self) -> usize {
        self.0.count()
    }

    /// Whether the seat has nothing to decide.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// What a person would answer to make one of them.
    pub fn path(&self, at: usize) -> Option<Path> {
        self.0.path(at)
    }

    /// One of them, for the game they are of.
    pub(super) fn get<G: Questions>(&self, at: usize) -> Option<&Legal<G::Move>> {
        let ways: &Ways<G> = self.0.any().downcast_ref()?;
        ways.get(at).map(|(_, mv)| mv)
    }
}

type Ways<G> = Vec<Way<<G as super::Rules>::Pick, Legal<<G as Questions>::Move>>>;

/// What bots do with positions that they imagine.
pub trait Tries {
    /// The legal moves of a seat without a word, at most `limit` of them, and whether these are all.
    fn moves(&self, seat: Seat, limit: usize) -> (Moves, bool);
    /// The moves to which `guide` leads in `tries` walks, each once.
    fn some_moves(&self, seat: Seat, tries: usize, guide: &mut dyn Guide) -> Moves;
    /// Plays one of the seat's moves in place and without a word; false, and unchanged, where it is none of this game's.
    fn step(&mut self, seat: Seat, moves: &Moves, at: usize, chance: &mut dyn Chance) -> bool;
    /// Plays the move that looks best at once to whoever looks one move ahead and weighs so, in place, and says how many were
    /// tried out for it; none where there is none.
    fn play_on(&mut self, seat: Seat, weights: &Weights, luck: &mut Luck) -> Option<u64>;
    /// What a seat may hope for, in tenths of a point.
    fn prospects(&self, seat: Seat, weights: &Weights) -> i32;
    /// What a seat may hope for, and the best of the others, in tenths of a point; what they have, once the game is over. So it
    /// can be held against another position, whether the game is over there or not.
    fn hopes(&self, seat: Seat, weights: &Weights) -> (i32, i32);
    /// How far it is worth to think ahead in this game, and how.
    fn habits(&self) -> Habits;
}

/// Moves of a game that is not named.
trait Tried {
    fn count(&self) -> usize;
    fn path(&self, at: usize) -> Option<Path>;
    fn any(&self) -> &dyn Any;
}

impl<P: super::Pick, M: 'static> Tried for Vec<Way<P, Legal<M>>> {
    fn count(&self) -> usize {
        self.len()
    }

    fn path(&self, at: usize) -> Option<Path> {
        self.get(at).map(|(answers, _)| tokens(answers))
    }

    fn any(&self) -> &dyn Any {
        self
    }
}

//! What is tried out for a review: games that go on from a moment, and a decision held against the best one.

use super::{Effort, Weighed};
use crate::bots::strong::Search;
use crate::bots::{Seen, Stop, Strong};
use crate::rules::{Chance, Dice, Luck, Path, Seat, Seats, Seed, Table, Text, Viewer, doers};

/// What the shares of all seats add up to.
pub const WHOLE: u32 = 1000;
/// From a moment at least so many games go on, and no more than so many.
const GAMES: std::ops::RangeInclusive<u32> = 8..=400;
/// A game that goes on for longer counts for nobody.
const LONGEST: usize = 3000;
/// Moves are held against each other in so many worlds at least.
const WORLDS: i64 = 16;
/// That one is better is certain when it is by so many standard errors.
const ERRORS: i64 = 3;

/// How often each seat wins, of a thousand games that go on from a position as everybody would play who looks one move ahead.
/// What is in anybody's hand is known there; what is still to be drawn or rolled is not.
pub fn shares(table: &dyn Table, budget: u64, luck: &mut Luck, stop: Stop) -> Option<Vec<u16>> {
    let seats = Seats::all(table.seats());
    let mut won = vec![0; usize::from(table.seats())];
    let (mut games, mut spent) = (0, 0);
    while games < *GAMES.start() || spent < budget && games < *GAMES.end() {
        if stop() {
            return None;
        }
        let mut imagined = table.fork();
        imagined.reimagine(seats, luck);
        spent += to_the_end(&mut *imagined, luck);
        games += 1;
        let Some(standing) = imagined.standing() else { continue };
        let winners: Vec<Seat> = standing.winners().collect();
        winners.iter().for_each(|seat| won[seat.index()] += WHOLE / winners.len().max(1) as u32);
    }
    Some(won.into_iter().map(|won| (won / games) as u16).collect())
}

/// Plays a game to its end, and says how many moves were tried out for it.
fn to_the_end(table: &mut dyn Table, luck: &mut Luck) -> u64 {
    let (mut spent, weights) = (0, table.habits().weights());
    for _ in 0..LONGEST {
        let tried = table.awaiting().first().and_then(|seat| table.play_on(seat, &weights, luck));
        let Some(tried) = tried else { break };
        spent += tried;
    }
    spent
}

/// What a decision was worth to whoever made it, by all that they could know: the best move is searched for, and then held
/// against it in worlds of which the search knows nothing, so that no lucky find looks better than it is.
pub fn decision(
    table: &dyn Table,
    (seat, path): (Seat, &Path),
    effort: Effort,
    mut luck: Luck,
    stop: Stop,
) -> Option<Weighed> {
    let seen = Seen::of(table, seat);
    let mut search = Search::of(&seen, &mut luck);
    let moves = search.moves.len();
    if moves < 2 {
        return Some(Weighed::default());
    }
    let best = search.race(&Strong::until(stop).with_budget(effort.search), None).leader();
    let better = search.moves.path(best).filter(|best| best != path);
    let (mut lost, mut stake) = (Sample::default(), Sample::default());
    let most = search.spent + effort.search;
    while lost.count < effort.worlds.into() && (lost.count < WORLDS || search.spent < most) {
        if stop() {
            return None;
        }
        let (imagined, fate) = search.world();
        let first = search.outcome(&*imagined, best, fate.clone());
        let any = search.outcome(&*imagined, luck.below(moves as u32) as usize, fate.clone());
        let made = match better {
            Some(_) => search.outcome_of(&*imagined, path, fate)?,
            None => first,
        };
        lost.add(i64::from(first - made));
        stake.add(i64::from(first - any));
    }
    Some(Weighed { loss: lost.mean(), stake: stake.mean().max(0), better: better.filter(|_| lost.is_certain()) })
}

/// Differences, one a world.
#[derive(Debug, Default)]
struct Sample {
    count: i64,
    sum: i64,
    squares: i64,
}

impl Sample {
    fn add(&mut self, value: i64) {
        self.count += 1;
        self.sum += value;
        self.squares += value * value;
    }

    /// Their mean, rounded to the nearest.
    fn mean(&self) -> i64 {
        (2 * self.sum + self.count).div_euclid(2 * self.count.max(1))
    }

    /// Whether what they come to is more than nothing, by more than chance makes it.
    fn is_certain(&self) -> bool {
        let scatter = self.count * self.squares - self.sum * self.sum;
        self.sum > 0 && self.sum * self.sum * (self.count - 1) > ERRORS * ERRORS * scatter
    }
}

/// What whoever makes a move is told of it, in a world that they can imagine: what they did themselves.
pub fn told(table: &dyn Table, seat: Seat, path: &Path) -> Option<Text> {
    let luck = &mut Dice::for_step(Seed::from_number(0), 0);
    let played = Seen::of(table, seat).imagine(luck).play(seat, path, luck).ok()?;
    let told: Vec<&Text> = played.told.iter().filter_map(|told| told.to(Viewer::Seat(seat))).collect();
    let own = told.iter().find(|text| doers(text).contains(&seat));
    own.or(told.first()).copied().cloned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_chance_alone_makes_is_not_certain() {
        let sample = |values: &[i64]| {
            let mut sample = Sample::default();
            values.iter().cycle().take(40).for_each(|value| sample.add(*value));
            (sample.is_certain(), sample.mean())
        };
        assert_eq!(sample(&[10, 12, 8]), (true, 10));
        assert_eq!(sample(&[-100, 90, 20]), (false, 1));
        assert_eq!(sample(&[-10, -12]), (false, -11));
        assert_eq!(sample(&[0]), (false, 0));
        assert_eq!(sample(&[7]), (true, 7));
    }
}

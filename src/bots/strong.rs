//! Tries the moves that look best in many imagined worlds, plays each on for a few turns as everybody would who looks one
//! move ahead, and takes the one that comes out best; record 0250.
//!
//! All moves are tried in the same worlds with the same luck, and cut off at the same turn, so that what they differ by is
//! their own doing.

use std::collections::BTreeMap;

use super::race::Race;
use super::{Player, Seen, Stop};
use crate::rules::{Chance, Habits, Luck, Moves, Path, Seat, Table, Weights};

/// So many moves are looked at; where there are more, as many are drawn by chance.
const BREADTH: usize = 300;
/// In so many worlds a move gets its first look.
const LOOKS: usize = 4;
/// So many of those that look best run on.
const RUNNERS: usize = 12;
/// What a better place is worth beyond the points.
const PLACE: i32 = 10;
/// The race looks for what is hopeless after so many worlds.
const PAUSE: i64 = 8;
/// So many of those that differ in their last answer alone run on before all others had their turn.
const KIN: usize = 2;
/// In fewer worlds than these it is not known what the best move brings.
const WORLDS: i64 = 16;

/// How many moves are tried out for a decision at most. With it a decision took 20 ms of one core in the mean at San Juan, 35
/// at Burgundy; most end long before.
pub(super) const BUDGET: u64 = 60_000;

/// Looks ahead as far as its budget reaches.
pub struct Strong<'a> {
    /// How many moves it may try out for a decision, those of imagined games counted in. What it decides depends on this
    /// number and not on the time it takes, so that a game comes out the same on every machine.
    budget: u64,
    stop: Stop<'a>,
}

/// A move with what is expected of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Weighed {
    /// What a person would answer to make it.
    pub path: Path,
    /// How much ahead of the best other the seat would be a few turns later, in tenths of a point.
    pub ahead: i64,
}

impl<'a> Strong<'a> {
    /// Thinks until it is told to stop, or has thought enough.
    pub fn until(stop: Stop<'a>) -> Self {
        Strong { budget: BUDGET, stop }
    }

    /// The same, with as much time as that many moves take.
    pub fn with_budget(self, budget: u64) -> Self {
        Strong { budget, ..self }
    }

    /// The moves that look best at once, and `also` whatever it looks like, with what is expected of each: first what it would
    /// do, then the best of the others. One that was dropped early is known less well. Empty where the seat has nothing to
    /// decide.
    pub fn weigh(&self, seen: &Seen<'_>, also: Option<&[String]>, chance: &mut dyn Chance) -> Vec<Weighed> {
        let mut search = Search::of(seen, chance);
        if search.moves.is_empty() {
            return Vec::new();
        }
        let is_meant = |at: &usize| also.is_some_and(|also| search.moves.path(*at).is_some_and(|path| path == also));
        let also = (0..search.moves.len()).find(is_meant);
        let race = search.race(self, also);
        while search.worlds < WORLDS && (search.worlds == 0 || !(self.stop)()) {
            let (imagined, luck) = search.world();
            search.first(&*imagined, race.first(), luck);
        }
        let ahead = search.sum / search.worlds;
        let weighed = |(at, better)| Some(Weighed { path: search.moves.path(at)?, ahead: ahead + better });
        race.ranking().into_iter().filter_map(weighed).collect()
    }
}

impl Player for Strong<'_> {
    fn choose(&self, seen: &Seen<'_>, chance: &mut dyn Chance) -> Option<Path> {
        let mut search = Search::of(seen, chance);
        let at = if search.moves.len() < 2 { 0 } else { search.race(self, None).leader() };
        search.moves.path(at)
    }
}

/// A decision being thought about.
pub(super) struct Search<'a> {
    seen: &'a Seen<'a>,
    seat: Seat,
    pub(super) moves: Moves,
    habits: Habits,
    /// By which numbers everybody weighs positions.
    weights: Weights,
    luck: Luck,
    /// How many moves were tried out so far.
    pub(super) spent: u64,
    /// In how many worlds the move that all are compared with was played.
    worlds: i64,
    /// By how much the seat was ahead in all of them.
    sum: i64,
}

impl<'a> Search<'a> {
    /// A decision, of which nothing is known yet.
    pub(super) fn of(seen: &'a Seen<'a>, chance: &mut dyn Chance) -> Search<'a> {
        let mut luck = Luck::from(chance);
        let moves = seen.moves(BREADTH, &mut luck);
        let habits = seen.habits();
        let weights = habits.weights();
        Search { seen, seat: seen.seat(), moves, habits, weights, luck, spent: 0, worlds: 0, sum: 0 }
    }

    /// The race, as far as it is run.
    pub(super) fn race(&mut self, &Strong { budget, stop }: &Strong, also: Option<usize>) -> Race {
        let mut race = Race::of(self.entered(also), self.habits.spread);
        while !(race.is_over() || self.spent >= budget || stop()) {
            let (imagined, luck) = self.world();
            let first = self.first(&*imagined, race.first(), luck.clone());
            for at in race.others() {
                let outcome = self.outcome(&*imagined, at, luck.clone());
                race.sample(at, i64::from(outcome - first));
            }
            if self.worlds % PAUSE == 0 || self.spent >= budget {
                race.go_on(self.spent, budget);
            }
        }
        race
    }

    /// A position that could be the true one, with the luck that everybody has there.
    pub(super) fn world(&mut self) -> (Box<dyn Table>, Luck) {
        (self.seen.imagine(&mut self.luck), self.luck.other())
    }

    /// How the move comes out that all are compared with.
    fn first(&mut self, imagined: &dyn Table, at: usize, luck: Luck) -> i32 {
        let outcome = self.outcome(imagined, at, luck);
        self.worlds += 1;
        self.sum += i64::from(outcome);
        outcome
    }

    /// The moves that look best at once and one that is asked for, and how good, in tenths of a point.
    fn entered(&mut self, also: Option<usize>) -> Vec<(usize, i64)> {
        let mut looks: Vec<(usize, i64)> = (0..self.moves.len()).map(|at| (at, 0)).collect();
        for _ in 0..LOOKS {
            let (imagined, luck) = self.world();
            for (at, sum) in &mut looks {
                *sum += i64::from(self.look(&*imagined, *at, luck.clone()));
            }
        }
        looks.sort_by_key(|(at, sum)| (-sum, *at));
        let mut looks = self.mixed(looks);
        let mut rank = 0..;
        looks.retain(|(at, _)| rank.next().is_some_and(|rank| rank < RUNNERS) || also == Some(*at));
        looks.iter_mut().for_each(|(_, sum)| *sum /= 2 * LOOKS as i64);
        looks
    }

    /// The same moves, but the best few first of those that differ in their last answer alone, and the others of them last:
    /// twenty ways to pay for one building would leave no room for another one.
    fn mixed(&self, looks: Vec<(usize, i64)>) -> Vec<(usize, i64)> {
        let mut kin: BTreeMap<Path, usize> = BTreeMap::new();
        let (mut first, rest): (Vec<_>, Vec<_>) = looks.into_iter().partition(|(at, _)| {
            let mut path = self.moves.path(*at).unwrap_or_default();
            path.pop();
            let count = kin.entry(path).or_default();
            *count += 1;
            *count <= KIN
        });
        first.extend(rest);
        first
    }

    /// How a move looks at once, when all that are asked together with the seat have decided by chance.
    fn look(&mut self, imagined: &dyn Table, at: usize, mut luck: Luck) -> i32 {
        let mut next = imagined.fork();
        self.spent += 1;
        next.step(self.seat, &self.moves, at, &mut luck);
        let mut guide = luck.other();
        for other in imagined.awaiting().iter().filter(|other| *other != self.seat) {
            if next.awaiting().has(other) {
                next.stride(other, &mut guide, &mut luck);
            }
        }
        let (own, best) = next.hopes(self.seat, &self.weights);
        2 * own - best
    }

    /// How much ahead of the best other the seat is once a move was made and a few turns were played, in tenths of a point.
    pub(super) fn outcome(&mut self, imagined: &dyn Table, at: usize, luck: Luck) -> i32 {
        let after = self.imagined_on(imagined, at, luck);
        ahead(&*after, self.seat, &self.weights)
    }

    /// The same of a move that is named; none where there is no such move.
    pub(super) fn outcome_of(&mut self, imagined: &dyn Table, path: &[String], mut luck: Luck) -> Option<i32> {
        let mut table = imagined.fork();
        self.spent += 1;
        table.play(self.seat, path, &mut luck).ok()?;
        let after = self.played_on(table, luck);
        Some(ahead(&*after, self.seat, &self.weights))
    }

    /// The position after a move and a few turns.
    fn imagined_on(&mut self, imagined: &dyn Table, at: usize, mut luck: Luck) -> Box<dyn Table> {
        let mut table = imagined.fork();
        self.spent += 1;
        table.step(self.seat, &self.moves, at, &mut luck);
        self.played_on(table, luck)
    }

    /// The position a few turns after a move of the seat's.
    fn played_on(&mut self, mut table: Box<dyn Table>, mut luck: Luck) -> Box<dyn Table> {
        // Turns are counted from before the move, or one that ends the turn would be judged a turn later than others.
        let (mut last, mut turns) = (self.seat, 0);
        let horizon = self.habits.horizon * usize::from(table.seats());
        while let Some(seat) = table.awaiting().first() {
            if seat != last {
                turns += 1;
                last = seat;
            }
            let tried = (turns <= horizon).then(|| table.play_on(seat, &self.weights, &mut luck));
            let Some(tried) = tried.flatten() else { break };
            self.spent += tried;
        }
        table
    }
}

/// How much ahead of the best other a seat is, in tenths of a point: by what all may hope for, or by the result.
fn ahead(table: &dyn Table, seat: Seat, weights: &Weights) -> i32 {
    let (own, best) = table.hopes(seat, weights);
    let place =
        table.standing().map_or(0, |standing| match (standing.places[seat.index()], standing.winners().count()) {
            (1, 1) => PLACE,
            (1, _) => 0,
            _ => -PLACE,
        });
    own - best + place
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bots::{Level, whim};
    use crate::games::GAMES;
    use crate::rules::{Dice, Game, Seats, Seed};
    use serde_json::Value;

    /// Positions in which somebody has a choice, all through a few games, with who has it.
    fn positions(game: &Game, visit: &mut dyn FnMut(&dyn Table, Seat, u64)) {
        for number in 0..2 {
            let seed = Seed::from_number(number);
            let mut table = (game.new)(&Value::Null, 3 + number as u8, None, &mut Dice::for_step(seed, 0)).unwrap();
            let mut chance = Dice::for_step(seed, 1);
            for step in 0.. {
                let Some(seat) = table.awaiting().first() else { break };
                if step % 29 == 7 && table.moves(seat, 2).0.len() > 1 {
                    visit(&*table, seat, step);
                }
                let path = Level::Easy.decide(&*table, seat, seed, step as usize).unwrap();
                table.play(seat, &path, &mut chance).unwrap();
            }
        }
    }

    #[test]
    fn what_it_cannot_know_changes_nothing_of_what_it_decides() {
        for game in GAMES {
            positions(game, &mut |table, seat, step| {
                let mut other = table.fork();
                other.reimagine(Seats::only(seat), &mut Luck::from(&mut Dice::for_step(Seed::from_number(step), 9)));
                let choice = |table: &dyn Table| {
                    let chance = &mut whim(Seed::from_number(3), step as usize, seat);
                    Strong { budget: 400, stop: &|| false }.choose(&Seen::of(table, seat), chance)
                };
                assert!(choice(table).is_some());
                assert_eq!(choice(table), choice(&*other), "{} at {step}", game.id);
            });
        }
    }

    #[test]
    fn moves_are_weighed_as_it_chooses_by_what_the_seat_knows() {
        for game in GAMES {
            positions(game, &mut |table, seat, step| {
                if step % 2 == 0 {
                    return;
                }
                let strong = Strong::until(&|| false).with_budget(400);
                let chance = || whim(Seed::from_number(3), step as usize, seat);
                let weigh = |table: &dyn Table, also| strong.weigh(&Seen::of(table, seat), also, &mut chance());
                let weighed = weigh(table, None);
                let choice = strong.choose(&Seen::of(table, seat), &mut chance());
                assert_eq!(weighed.first().map(|best| &best.path), choice.as_ref(), "{} at {step}", game.id);
                assert!(weighed.len() > 1 && weighed.is_sorted_by_key(|weighed| -weighed.ahead), "{weighed:?}");
                let mut other = table.fork();
                other.reimagine(Seats::only(seat), &mut Luck::from(&mut Dice::for_step(Seed::from_number(step), 9)));
                assert_eq!(weigh(&*other, None), weighed);
                // Whatever a seat did is weighed, too.
                let Some(did) = table.paths(seat, 60).0.pop() else { return };
                let found = weigh(table, Some(&did)).iter().filter(|weighed| weighed.path == did).count();
                assert_eq!(found, 1, "{} at {step}: {did:?}", game.id);
            });
        }
    }

    #[test]
    fn what_is_told_to_stop_weighs_all_the_same() {
        let new = GAMES[0].new;
        let table = new(&Value::Null, 2, Some(Seat(0)), &mut Dice::for_step(Seed::from_number(1), 0)).unwrap();
        let weigh = |seat| {
            Strong::until(&|| true).weigh(&Seen::of(&*table, seat), None, &mut whim(Seed::from_number(1), 0, seat))
        };
        assert!(!weigh(Seat(0)).is_empty());
        assert!(weigh(Seat(1)).is_empty());
    }

    #[test]
    fn every_move_is_cut_off_where_a_turn_begins() {
        for game in GAMES {
            positions(game, &mut |table, seat, step| {
                let seen = Seen::of(table, seat);
                let mut search = Search::of(&seen, &mut Dice::for_step(Seed::from_number(step), 0));
                search.habits.horizon = 0;
                for at in 0..search.moves.len().min(20) {
                    let luck = search.luck.other();
                    let (after, path) = (search.imagined_on(table, at, luck), search.moves.path(at));
                    assert_ne!(after.awaiting().first(), Some(seat), "{} at {step}: {path:?}", game.id);
                }
            });
        }
    }

    #[test]
    fn ways_to_pay_for_one_thing_leave_room_for_others() {
        let mut crowded = 0;
        for game in GAMES {
            positions(game, &mut |table, seat, step| {
                let seen = Seen::of(table, seat);
                let mut search = Search::of(&seen, &mut Dice::for_step(Seed::from_number(step), 0));
                let kin =
                    |search: &Search, at: usize| search.moves.path(at).map(|path| path[..path.len() - 1].to_vec());
                let entered: Vec<_> = search.entered(None).iter().map(|(at, _)| kin(&search, *at)).collect();
                let is_many = |kin: &&Option<Path>| entered.iter().filter(|other| other == kin).count() > KIN;
                if search.moves.len() > RUNNERS && entered.iter().any(|kin| is_many(&kin)) {
                    crowded += 1;
                    let all = (0..search.moves.len()).map(|at| kin(&search, at));
                    all.for_each(|kin| assert!(entered.contains(&kin), "{} at {step}: {kin:?}", game.id));
                }
            });
        }
        assert!(crowded > 0);
    }

    #[test]
    fn a_game_that_is_over_counts_by_its_points() {
        for game in GAMES {
            let (mut guide, mut chance) =
                (Dice::for_step(Seed::from_number(5), 1), Dice::for_step(Seed::from_number(5), 2));
            let mut table = (game.new)(&Value::Null, 3, None, &mut Dice::for_step(Seed::from_number(5), 0)).unwrap();
            while let Some(seat) = table.awaiting().first() {
                assert!(table.stride(seat, &mut guide, &mut chance));
            }
            let over = table.standing().unwrap();
            let [own, one, other] = [0, 1, 2].map(|seat| {
                let lost = if over.losers.has(Seat(seat)) { 500 } else { 0 };
                10 * over.scores[usize::from(seat)] - lost
            });
            assert_eq!(table.hopes(Seat(0), &Weights::Normal), (own, one.max(other)), "{}", game.id);
        }
    }

    #[test]
    fn moves_without_words_are_the_paths_with_words() {
        for game in GAMES {
            positions(game, &mut |table, seat, _| {
                let ((moves, all), (paths, complete)) = (table.moves(seat, 40), table.paths(seat, 40));
                assert_eq!((moves.len(), all), (paths.len(), complete));
                for (at, path) in paths.iter().enumerate() {
                    assert_eq!(moves.path(at).as_ref(), Some(path));
                    let (mut quiet, mut told) = (table.fork(), table.fork());
                    let dice = || Dice::for_step(Seed::from_number(at as u64), 0);
                    assert!(quiet.step(seat, &moves, at, &mut dice()));
                    told.play(seat, path, &mut dice()).unwrap();
                    assert_eq!(quiet.hash(), told.hash(), "{path:?}");
                }
            });
        }
    }
}

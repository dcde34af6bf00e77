//! What comes of all that was found: the curve, the turning points, and how well each seat decided.

use super::{Found, Review, Task};
use crate::rules::{Milestone, Path, Seat, Text};

/// So many turning points are told at most.
const MOST: usize = 5;
/// What cost less is none, in tenths of a point.
const LEAST: i64 = 10;

/// What comes of a review.
#[derive(Clone, Debug, PartialEq)]
pub struct Verdict {
    /// How likely each seat was to win, in percent, where something of the game began.
    pub course: Vec<Milestone>,
    /// How well each seat decided; none where no person had anything to decide.
    pub skills: Vec<Option<Skill>>,
    /// What cost the most, in the order of the game.
    pub points: Vec<TurningPoint>,
}

/// How well somebody decided.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Skill {
    /// How much of what the best moves bring beyond those of chance was brought, in percent.
    pub percent: u8,
    /// In how many decisions.
    pub decisions: usize,
}

/// A decision that cost much.
#[derive(Clone, Debug, PartialEq)]
pub struct TurningPoint {
    /// The step in which it was made.
    pub step: usize,
    /// Who made it.
    pub seat: Seat,
    /// How much, in tenths of a point.
    pub loss: i64,
    /// What was done, as whoever did it was told.
    pub made: Option<Text>,
    /// What was better.
    pub better: Option<Text>,
}

/// One that is not in words yet.
#[derive(Clone, Debug, PartialEq)]
struct Missed {
    step: usize,
    seat: Seat,
    loss: i64,
    better: Path,
}

/// What comes of what was found of a game.
pub(super) fn of(review: &Review, found: &[Found]) -> Verdict {
    let seats = usize::from(review.play.table().seats());
    let (mut course, mut points) = (Vec::new(), Vec::new());
    let mut sums = vec![Sum::default(); seats];
    for (task, found) in review.tasks.iter().zip(found) {
        match (task, found) {
            (Task::Shares(at), Found::Shares(shares)) => {
                let points = shares.iter().map(|share| (i32::from(*share) + 5) / 10).collect();
                course.push(Milestone { points, ..review.course[*at].clone() });
            }
            (Task::Decision(step, seat), Found::Weighed(weighed)) => {
                if let Some(sum) = sums.get_mut(seat.index()) {
                    sum.add(weighed.loss, weighed.stake);
                }
                let better = weighed.better.clone().filter(|_| weighed.loss >= LEAST);
                let point = |better| Missed { step: *step, seat: *seat, loss: weighed.loss, better };
                points.extend(better.map(point));
            }
            _ => {}
        }
    }
    let turn = |step: usize| review.story.turns().iter().position(|turn| turn.to >= step);
    let worded = |Missed { step, seat, loss, better }: Missed| {
        let [made, better] = [None, Some(&better)].map(|path| review.told((step, seat), path));
        TurningPoint { step, seat, loss, made, better }
    };
    let points = dearest(points, turn).into_iter().map(worded).collect();
    Verdict { course, skills: sums.iter().map(Sum::skill).collect(), points }
}

/// Those that cost the most, no two of one seat in the same turn: what was missed once is often missed again in the next step.
fn dearest(mut points: Vec<Missed>, turn: impl Fn(usize) -> Option<usize>) -> Vec<Missed> {
    points.sort_by_key(|point| (-point.loss, point.step));
    let mut told: Vec<Missed> = Vec::new();
    for point in points {
        let is_same = |other: &Missed| other.seat == point.seat && turn(other.step) == turn(point.step);
        if told.len() < MOST && !told.iter().any(is_same) {
            told.push(point);
        }
    }
    told.sort_by_key(|point| point.step);
    told
}

/// What was at stake for a seat, and what of it was lost.
#[derive(Clone, Copy, Debug, Default)]
struct Sum {
    loss: i64,
    stake: i64,
    decisions: usize,
}

impl Sum {
    fn add(&mut self, loss: i64, stake: i64) {
        self.loss += loss;
        self.stake += stake;
        // Where all moves are alike, nothing is decided.
        self.decisions += usize::from(stake > 0 || loss != 0);
    }

    fn skill(&self) -> Option<Skill> {
        let kept = (self.stake - self.loss).clamp(0, self.stake);
        (self.stake > 0).then(|| Skill { percent: (100 * kept / self.stake) as u8, decisions: self.decisions })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn point(step: usize, seat: u8, loss: i64) -> Missed {
        Missed { step, seat: Seat(seat), loss, better: Path::new() }
    }

    #[test]
    fn the_dearest_are_told_in_the_order_of_the_game_and_once_a_turn() {
        let points =
            [(1, 0, 20), (2, 0, 50), (3, 1, 15), (11, 1, 40), (21, 0, 12), (31, 1, 90), (41, 0, 11), (42, 1, 60)];
        let told = dearest(points.map(|(step, seat, loss)| point(step, seat, loss)).into(), |step| Some(step / 10));
        assert_eq!(told.iter().map(|point| point.step).collect::<Vec<_>>(), [2, 3, 11, 31, 42]);
    }

    #[test]
    fn who_loses_nothing_has_all_of_it_and_who_loses_more_than_chance_nothing() {
        let skill = |all: &[(i64, i64)]| {
            let mut sum = Sum::default();
            all.iter().for_each(|(loss, stake)| sum.add(*loss, *stake));
            sum.skill().map(|skill| (skill.percent, skill.decisions))
        };
        assert_eq!(skill(&[(0, 40), (0, 0)]), Some((100, 1)));
        assert_eq!(skill(&[(10, 40), (0, 40)]), Some((87, 2)));
        assert_eq!(skill(&[(90, 40)]), Some((0, 1)));
        assert_eq!(skill(&[(-5, 40), (0, 40)]), Some((100, 2)));
        assert_eq!(skill(&[(0, 0)]), None);
    }
}

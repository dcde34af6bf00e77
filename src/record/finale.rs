//! How a finished game went, found by playing it again: everybody's points round by round, the largest gain, since when the
//! winner led; and the waits, from the times at which moves were made. Moves that were taken back are no part of it, and of a
//! game that began under older rules nothing is known.

use super::Play;
use super::replay::Trouble;
use super::story::again;
use crate::rules::{Finale, Lasted, Lead, Leap, Milestone, Round, Seat, Seats, Table, Told, doers};

/// A game of fewer rounds has a milestone each time that everybody has had a turn, too.
const FEW: usize = 12;

/// Of so many parts of a game the first is early.
const EARLY: usize = 4;

const MINUTE: i64 = 60_000;

/// What is found while a game is played again.
struct Course {
    /// The points of each seat after each step.
    points: Vec<Vec<i32>>,
    /// After which step each round began.
    rounds: Vec<(usize, Round)>,
    /// After which steps everybody had had a turn once more.
    laps: Vec<usize>,
    /// Who has had one since.
    lap: Seats,
    turn: Option<Seat>,
    leap: Option<Leap>,
}

impl Play {
    /// How the game went, if it is over and all of it can be played again.
    pub fn finale(&self) -> Finale {
        let course = self.is_over().then(|| self.course().ok().flatten()).flatten();
        course.map(|course| course.finale(self)).unwrap_or_default()
    }

    /// The points of each seat after each step, if all of the game can be played again.
    pub(super) fn points(&self) -> Vec<Vec<i32>> {
        self.course().ok().flatten().map(|course| course.points).unwrap_or_default()
    }

    /// The most points that came to each seat by one step, before those of the end; none where that is not known.
    pub fn gains(&self) -> Option<Vec<i32>> {
        let points = self.points();
        let played = points[..points.len().saturating_sub(1)].windows(2);
        let steps = played.map(|pair| pair[0].iter().zip(&pair[1]).map(|(before, now)| now - before).collect());
        steps.reduce(|most: Vec<i32>, now| most.into_iter().zip(now).map(|(most, now)| most.max(now)).collect())
    }

    fn course(&self) -> Result<Option<Course>, Trouble> {
        let mut table = self.base().fork();
        let Some(first) = table.points().filter(|_| self.floor() == 0) else { return Ok(None) };
        let mut course = Course {
            points: vec![first],
            rounds: table.round().into_iter().map(|round| (0, round)).collect(),
            laps: Vec::new(),
            lap: Seats::NONE,
            turn: None,
            leap: None,
        };
        for (number, step) in self.steps(0) {
            course.turn(number, step.seat);
            let told = again(&mut *table, self, step)?.told;
            course.step(number, &*table, &told);
        }
        Ok(Some(course))
    }

    /// When the game was played, if it is known when each entry was written, in milliseconds since 1970. A wait is the time
    /// before a move of somebody else than made the last one. `day`: how such a time is written as a day.
    pub fn lasted(&self, written: &[i64], day: impl Fn(i64) -> String) -> Option<Lasted> {
        let moves: Option<Vec<(usize, Seat, i64)>> =
            self.steps(0).map(|(number, step)| Some((number, step.seat, *written.get(step.entry)?))).collect();
        let moves = moves.filter(|_| self.is_over() && self.floor() == 0)?;
        let ((.., from), (.., to)) = (moves.first()?, moves.last()?);
        let minutes = |from: i64, to: i64| u32::try_from((to - from) / MINUTE).unwrap_or_default();
        let others = moves.windows(2).filter(|pair| pair[0].1 != pair[1].1);
        let mut waits: Vec<_> = others.map(|pair| (minutes(pair[0].2, pair[1].2), pair[1].0)).collect();
        waits.sort_unstable();
        let (longest, half) = (*waits.last()?, waits[(waits.len() - 1) / 2].0);
        Some(Lasted { days: [day(*from), day(*to)], whole: minutes(*from, *to), longest, half })
    }
}

impl Course {
    /// A seat is about to make a step.
    fn turn(&mut self, number: usize, seat: Seat) {
        if self.turn != Some(seat) && self.lap.has(seat) {
            self.laps.push(number - 1);
            self.lap = Seats::NONE;
        }
        self.lap.add(seat);
        self.turn = Some(seat);
    }

    /// A step was made, and this was told of it.
    fn step(&mut self, number: usize, table: &dyn Table, told: &[Told]) {
        if let Some(round) = table.round().filter(|round| self.rounds.last().is_none_or(|(_, last)| last != round)) {
            self.rounds.push((number, round));
            (self.lap, self.turn) = (Seats::NONE, None);
        }
        let (now, before) = (table.points().unwrap_or_default(), &self.points[number - 1]);
        let most = self.leap.as_ref().map_or(1, |leap| leap.by);
        // The last step brings what the end counts as well.
        let gains = now.iter().zip(before).map(|(now, before)| now - before).zip(0u8..);
        if let Some((by, seat)) = gains.max_by_key(|(by, _)| *by).filter(|(by, _)| *by >= most && !is_over(table)) {
            let seat = Seat(seat);
            let all = || told.iter().filter_map(|told| told.public.as_ref());
            // Where it was no doing of theirs, the table paid it.
            let own =
                all().find(|text| doers(text).contains(&seat)).or_else(|| all().find(|text| doers(text).is_empty()));
            let own = own.or(all().next());
            self.leap = Some(Leap { seat, by, step: number, told: own.cloned() });
        }
        self.points.push(now);
    }

    fn finale(self, play: &Play) -> Finale {
        let last = self.points.len() - 1;
        let lead = self.lead(play, last);
        let is_few = self.rounds.len() < FEW;
        let laps = self.laps.iter().filter(|_| is_few).map(|step| (*step, None));
        let rounds = self.rounds.iter().map(|(step, round)| (*step, Some(round.clone())));
        let mut marks: Vec<(usize, Option<Round>)> = rounds.chain(laps).chain([(last, None)]).collect();
        // A round that begins goes before what lies at the same place.
        marks.sort_by_key(|(step, round)| (*step, round.is_none()));
        marks.dedup_by_key(|(step, _)| *step);
        let milestone = |(step, round): (usize, Option<Round>)| {
            let points = self.points[step].clone();
            Milestone { step, round, points }
        };
        Finale { course: marks.into_iter().map(milestone).collect(), leap: self.leap, lead, lasted: None }
    }

    /// Since when whoever won was ahead, or as far as the others; of several who did, the one for whom that is longest.
    fn lead(&self, play: &Play, last: usize) -> Option<Lead> {
        let before = last.checked_sub(1)?;
        let leads = |seat: Seat, points: &[i32]| points.get(seat.index()) == points.iter().max();
        let led = |seat: Seat| self.points[..last].iter().rev().take_while(|points| leads(seat, points)).count();
        let standing = play.table().standing()?;
        let longest = standing.winners().map(|seat| (led(seat), seat));
        let (is_led, seat) = longest.reduce(|best, next| if next.0 > best.0 { next } else { best })?;
        let since = (is_led > 0).then(|| last - is_led);
        let round = self.rounds.iter().rev().find(|(from, _)| since.is_some_and(|since| *from <= since));
        let of = |step: usize| self.points[step].get(seat.index()).copied().unwrap_or_default();
        Some(Lead {
            seat,
            since,
            round: round.map(|(_, round)| round.clone()),
            is_early: since.is_some_and(|since| since * EARLY <= last),
            last: of(last) - of(before),
        })
    }
}

fn is_over(table: &dyn Table) -> bool {
    table.awaiting().is_empty()
}

//! What many games of bots looked like, for judging the numbers of a game: who wins with what, where points come from, and
//! how often each verb is used.
//!
//! Knows no game: what seats are told apart by is a place in the public view.

use std::collections::BTreeMap;

use serde::Serialize;

use super::ToolError;
use super::selfplay::{Report, Watcher, round, run_watched, won};
use crate::bots::Built;
use crate::rules::{Game, Seat, Seed, Standing, Table, Viewer};

/// What came of it. Means are of one seat in one game.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Balance {
    /// Speed, scores and wins.
    #[serde(flatten)]
    pub report: Report,
    /// The most decisions in one game.
    pub most_decisions: u64,
    /// The share of games won by how many seats one sits after whoever decides first.
    pub win_share_by_order: Vec<f64>,
    /// What all seats did.
    #[serde(flatten)]
    pub all: Uses,
    /// How those did that had the same in that place of the view; empty where no place was named.
    pub groups: BTreeMap<String, Group>,
}

/// Where points come from, and what is done for them.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
pub struct Uses {
    /// The mean of each line of the score sheet.
    pub points: BTreeMap<String, f64>,
    /// How often each verb is used.
    pub verbs: BTreeMap<String, f64>,
}

impl Uses {
    fn add(&mut self, other: &Uses) {
        for (sums, more) in [(&mut self.points, &other.points), (&mut self.verbs, &other.verbs)] {
            more.iter().for_each(|(key, value)| *sums.entry(key.clone()).or_default() += value);
        }
    }

    fn mean(mut self, seats: f64) -> Uses {
        self.points.values_mut().chain(self.verbs.values_mut()).for_each(|sum| *sum = round(*sum / seats));
        self
    }
}

/// Seats that had the same.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
pub struct Group {
    /// How many seats in all games.
    pub seats: u64,
    /// Their mean score.
    pub mean_score: f64,
    /// The share of their games they won.
    pub win_share: f64,
    /// How many times their fair share that is: 1 where nothing depends on it.
    pub times_fair: f64,
    /// What they did.
    #[serde(flatten)]
    pub uses: Uses,
}

/// Plays games and counts. `by` is a place in the public view of a finished game, as a JSON pointer with `{}` for the
/// number of the seat. Where there is a list, the seat counts for each of what it has.
///
/// # Errors
/// As [`super::selfplay::run`], and where the view has nothing at that place.
pub fn run(
    game: &Game,
    seats: u8,
    games: u64,
    seed: Seed,
    bots: &[Built],
    by: Option<&str>,
) -> Result<Balance, ToolError> {
    let mut tally = Tally { by, seats, ..Tally::default() };
    let report = run_watched(game, seats, games, seed, bots, &mut tally)?;
    if let (Some(place), Some(by)) = (tally.missing, by) {
        return Err(ToolError::Usage(format!("the view has nothing at {place} ({by})")));
    }
    let group = |(name, sums): (String, Sums)| {
        let (all, each) = (sums.seats as f64, f64::from(seats));
        let (mean_score, win_share) = (round(sums.score / all), sums.wins / all);
        let (win_share, times_fair) = (round(win_share), round(win_share * each));
        (name, Group { seats: sums.seats, mean_score, win_share, times_fair, uses: sums.uses.mean(all) })
    };
    Ok(Balance {
        report,
        most_decisions: tally.most,
        win_share_by_order: tally.order.iter().map(|wins| round(wins / games.max(1) as f64)).collect(),
        all: tally.all.mean((games * u64::from(seats)).max(1) as f64),
        groups: tally.groups.into_iter().map(group).collect(),
    })
}

/// Sums over all games so far.
#[derive(Default)]
struct Tally<'a> {
    by: Option<&'a str>,
    seats: u8,
    /// Who decided first in the running game.
    first: Option<Seat>,
    most: u64,
    order: Vec<f64>,
    all: Uses,
    groups: BTreeMap<String, Sums>,
    /// What each seat did in the running game.
    running: Vec<Uses>,
    /// A place at which a view had nothing.
    missing: Option<String>,
}

/// Sums over the seats of a group.
#[derive(Default)]
struct Sums {
    seats: u64,
    score: f64,
    wins: f64,
    uses: Uses,
}

impl Watcher for Tally<'_> {
    const DECISIONS: bool = true;

    fn decides(&mut self, _: &dyn Table, seat: Seat, path: &[String]) {
        self.first.get_or_insert(seat);
        self.running.resize(self.seats.into(), Uses::default());
        if let (Some(verb), Some(running)) = (path.first(), self.running.get_mut(seat.index())) {
            *running.verbs.entry(verb.clone()).or_default() += 1.0;
        }
    }

    fn ends(&mut self, table: &dyn Table, standing: &Standing, decisions: u64) {
        self.most = self.most.max(decisions);
        self.order.resize(self.seats.into(), 0.0);
        let first = self.first.take().map_or(0, |seat| seat.0);
        let mut running = std::mem::take(&mut self.running);
        for line in &standing.lines {
            for (uses, value) in running.iter_mut().zip(&line.values) {
                *uses.points.entry(line.label.key.to_string()).or_default() += f64::from(*value);
            }
        }
        running.iter().for_each(|uses| self.all.add(uses));
        for seat in standing.winners() {
            self.order[usize::from((seat.0 + self.seats - first) % self.seats)] += won(standing);
        }
        let Some(by) = self.by else { return };
        let view = table.view_json(Viewer::Public);
        for ((seat, score), uses) in (0..self.seats).map(Seat).zip(&standing.scores).zip(&running) {
            let place = by.replace("{}", &seat.0.to_string());
            let Some(found) = view.pointer(&place) else {
                self.missing = Some(place);
                continue;
            };
            let wins = if standing.winners().any(|winner| winner == seat) { won(standing) } else { 0.0 };
            for one in found.as_array().map_or(std::slice::from_ref(found), Vec::as_slice) {
                let name = one.as_str().map_or_else(|| one.to_string(), str::to_owned);
                let sums = self.groups.entry(name).or_default();
                sums.seats += 1;
                sums.score += f64::from(*score);
                sums.wins += wins;
                sums.uses.add(uses);
            }
        }
    }
}

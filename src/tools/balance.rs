//! What many games of bots looked like, for judging the numbers of a game: who wins with what, where points come from, and
//! how often each verb is used.
//!
//! Knows no game: what seats are told apart by is a place in the public view.

use std::collections::BTreeMap;

use serde::Serialize;

use super::ToolError;
use super::selfplay::{Report, Watcher, round, run_watched, won};
use crate::bots::Level;
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
    /// The mean of each line of the score sheet.
    pub points: BTreeMap<String, f64>,
    /// How often each verb is used.
    pub verbs: BTreeMap<String, f64>,
    /// How those did that had the same in that place of the view; empty where no place was named.
    pub groups: BTreeMap<String, Group>,
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
}

/// Plays games and counts. `by` is a place in the public view of a finished game, as a JSON pointer with `{}` for the
/// number of the seat.
///
/// # Errors
/// As [`super::selfplay::run`], and where the view has nothing at that place.
pub fn run(
    game: &Game,
    seats: u8,
    games: u64,
    seed: Seed,
    levels: &[Level],
    by: Option<&str>,
) -> Result<Balance, ToolError> {
    let mut tally = Tally { by, seats, ..Tally::default() };
    let report = run_watched(game, seats, games, seed, levels, &mut tally)?;
    if let (Some(place), Some(by)) = (tally.missing, by) {
        return Err(ToolError::Usage(format!("the view has nothing at {place} ({by})")));
    }
    let all = (games * u64::from(seats)).max(1) as f64;
    let mean = |sums: BTreeMap<String, f64>| sums.into_iter().map(|(key, sum)| (key, round(sum / all))).collect();
    let group = |(name, (count, score, wins)): (String, (u64, f64, f64))| {
        let (share, each) = (wins / count as f64, f64::from(seats));
        let (mean_score, win_share, times_fair) = (round(score / count as f64), round(share), round(share * each));
        (name, Group { seats: count, mean_score, win_share, times_fair })
    };
    Ok(Balance {
        report,
        most_decisions: tally.most,
        win_share_by_order: tally.order.iter().map(|wins| round(wins / games.max(1) as f64)).collect(),
        points: mean(tally.points),
        verbs: mean(tally.verbs),
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
    points: BTreeMap<String, f64>,
    verbs: BTreeMap<String, f64>,
    /// Seats, scores and wins.
    groups: BTreeMap<String, (u64, f64, f64)>,
    /// A place at which a view had nothing.
    missing: Option<String>,
}

impl Watcher for Tally<'_> {
    const DECISIONS: bool = true;

    fn decides(&mut self, _: &dyn Table, seat: Seat, path: &[String]) {
        self.first.get_or_insert(seat);
        if let Some(verb) = path.first() {
            *self.verbs.entry(verb.clone()).or_default() += 1.0;
        }
    }

    fn ends(&mut self, table: &dyn Table, standing: &Standing, decisions: u64) {
        self.most = self.most.max(decisions);
        self.order.resize(self.seats.into(), 0.0);
        let first = self.first.take().map_or(0, |seat| seat.0);
        for line in &standing.lines {
            let sum: i64 = line.values.iter().map(|value| i64::from(*value)).sum();
            *self.points.entry(line.label.key.to_string()).or_default() += sum as f64;
        }
        for seat in standing.winners() {
            self.order[usize::from((seat.0 + self.seats - first) % self.seats)] += won(standing);
        }
        let Some(by) = self.by else { return };
        let view = table.view_json(Viewer::Public);
        for (seat, score) in (0..self.seats).map(Seat).zip(&standing.scores) {
            let place = by.replace("{}", &seat.0.to_string());
            let Some(found) = view.pointer(&place) else {
                self.missing = Some(place);
                continue;
            };
            let name = found.as_str().map_or_else(|| found.to_string(), str::to_owned);
            let group = self.groups.entry(name).or_default();
            let wins = if standing.winners().any(|winner| winner == seat) { won(standing) } else { 0.0 };
            *group = (group.0 + 1, group.1 + f64::from(*score), group.2 + wins);
        }
    }
}

//! Who plays a game best in a server.

use super::Tally;
use super::tally::ratings;
use crate::chat::UserId;
use crate::ratings::Rating;
use crate::store::{FinishedGame, ResultLine};

/// Somebody's place.
#[derive(Clone, Debug, PartialEq)]
pub struct Rung {
    /// Who.
    pub user: UserId,
    /// How they fare.
    pub tally: Tally,
    /// The figure by which they have their place.
    pub figure: i32,
    /// The figure they had at the moment before which the ladder is compared, if they had one.
    before: Option<i32>,
}

/// Where somebody stood before.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Trend {
    /// Lower.
    Up,
    /// Here, or nowhere.
    None,
    /// Higher.
    Down,
}

/// All who have a figure, the best first. `since`: the moment with which the ladder is compared, in milliseconds since 1970.
pub fn ladder(games: &[FinishedGame], since: i64) -> Vec<Rung> {
    let mut people: Vec<UserId> = games.iter().flat_map(|game| &game.lines).filter_map(|line| line.user).collect();
    people.sort_unstable();
    people.dedup();
    let rung = |user: UserId| {
        let tally = Tally::of(user, games)?;
        let earlier = games.iter().filter(|game| game.ended < since);
        let earlier: Vec<&ResultLine> = earlier.filter_map(|game| game.of(user)).collect();
        let before = ratings(&earlier).last().copied().and_then(Rating::shown);
        Some(Rung { user, figure: tally.rating.shown()?, tally, before })
    };
    let mut rungs: Vec<Rung> = people.into_iter().filter_map(rung).collect();
    rungs.sort_by(|a, b| b.figure.cmp(&a.figure).then(a.user.cmp(&b.user)));
    rungs
}

impl Rung {
    /// Where they stood among these before.
    pub fn trend(&self, among: &[Rung]) -> Trend {
        let place = |figure: &dyn Fn(&Rung) -> Option<i32>| {
            let own = figure(self);
            among.iter().filter(|other| figure(other) > own).count()
        };
        let Some(_) = self.before else { return Trend::None };
        // Only those count who stood there then.
        let now = place(&|rung| rung.before.map(|_| rung.figure));
        match place(&|rung| rung.before).cmp(&now) {
            std::cmp::Ordering::Greater => Trend::Up,
            std::cmp::Ordering::Equal => Trend::None,
            std::cmp::Ordering::Less => Trend::Down,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::stats::work::{ANNA, BELA, CECYLIA, game};

    /// A game at that time after which the two are rated so.
    fn rated(ended: i64, means: [f64; 2]) -> FinishedGame {
        let mut game = game(&[(ANNA, 1, 30), (BELA, 2, 20)]);
        game.ended = ended;
        game.lines.iter_mut().zip(means).for_each(|(line, mean)| line.rating = Some((mean, 2.0)));
        game
    }

    #[test]
    fn the_best_come_first_and_it_is_told_who_rose() {
        let mut games: Vec<FinishedGame> = (0..5).map(|n| rated(n, [25.0, 26.0])).collect();
        games.push(rated(9, [27.0, 26.0]));
        games.push(game(&[(CECYLIA, 1, 30), (BELA, 2, 20)]));
        let rungs = ladder(&games, 7);
        assert_eq!(rungs.iter().map(|rung| (rung.user, rung.figure)).collect::<Vec<_>>(), [(ANNA, 1504), (BELA, 1480)]);
        assert_eq!(rungs.iter().map(|rung| rung.trend(&rungs)).collect::<Vec<_>>(), [Trend::Up, Trend::Down]);
        let rungs = ladder(&games, 4);
        assert_eq!(rungs.iter().map(|rung| rung.trend(&rungs)).collect::<Vec<_>>(), [Trend::None; 2], "new to it");
    }
}

//! How somebody fares in games of one kind, and as what.

use std::collections::BTreeMap;

use crate::chat::UserId;
use crate::ratings::Rating;
use crate::rules::{Game, Text};
use crate::store::{FinishedGame, Part, ResultLine};

/// So many of the last ratings show the course.
const COURSE: usize = 10;
/// From so many games on it is told how somebody fares as something.
const ENOUGH: usize = 4;
/// So many of those are told.
const MOST: usize = 3;

/// How somebody fares in games of one kind.
#[derive(Clone, Debug, PartialEq)]
pub struct Tally {
    /// How many they played to the end.
    pub games: usize,
    /// How often they had each place, the first one first.
    pub places: Vec<usize>,
    /// Their most points.
    pub best: i32,
    /// Their points on average, rounded.
    pub mean: i32,
    /// How they are rated.
    pub rating: Rating,
    /// The figures after each of the last games that counted, as far as they had one by then; the newest last.
    pub course: Vec<i32>,
}

impl Tally {
    /// What follows from games of one kind, the newest last; none for whoever played none to the end.
    pub fn of<'a>(user: UserId, games: impl IntoIterator<Item = &'a FinishedGame>) -> Option<Tally> {
        let lines: Vec<&ResultLine> = games.into_iter().filter_map(|game| game.of(user)).collect();
        let played: Vec<&ResultLine> = lines.iter().copied().filter(|line| line.part == Part::Played).collect();
        let best = played.iter().map(|line| line.points).max()?;
        let (count, sum) = (played.len() as i64, played.iter().map(|line| i64::from(line.points)).sum::<i64>());
        let mut places = Vec::new();
        for place in played.iter().map(|line| usize::from(line.place.max(1))) {
            places.resize(places.len().max(place), 0);
            places[place - 1] += 1;
        }
        let ratings = ratings(&lines);
        let course: Vec<i32> = ratings.iter().filter_map(|rating| rating.shown()).collect();
        Some(Tally {
            games: played.len(),
            places,
            best,
            mean: (2 * sum + count).div_euclid(2 * count) as i32,
            rating: ratings.last().copied().unwrap_or_default(),
            course: course[course.len().saturating_sub(COURSE)..].to_vec(),
        })
    }

    /// How many they won; a shared place counts for each.
    pub fn won(&self) -> usize {
        self.places.first().copied().unwrap_or_default()
    }

    /// The same without a rating.
    #[must_use]
    pub fn unrated(self) -> Tally {
        Tally { rating: Rating::default(), course: Vec::new(), ..self }
    }

    /// By how much the figure changed with the last game that counted.
    pub fn change(&self) -> Option<i32> {
        let [.., before, now] = self.course.as_slice() else { return None };
        Some(now - before)
    }
}

/// How somebody was rated after each of these that counted.
pub(super) fn ratings(lines: &[&ResultLine]) -> Vec<Rating> {
    let rated = lines.iter().filter_map(|line| line.rating);
    (1..).zip(rated).map(|(games, (mean, deviation))| Rating { mean, deviation, games }).collect()
}

/// As what somebody played.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Kind {
    /// As something the game has: a character, an estate.
    Named(String),
    /// Coming first, second, third or fourth in the order of the game.
    Turn(u8),
}

impl Kind {
    /// What it is called in that game; its token where this program does not know it any more.
    pub fn name(&self, game: &Game) -> Text {
        match self {
            Kind::Turn(turn) => Text::of("stats-turn").with("n", *turn),
            Kind::Named(token) => {
                (game.kind)(token).unwrap_or_else(|| Text::of("stats-kind").with("kind", token.clone()))
            }
        }
    }
}

/// How somebody fares as something.
#[derive(Clone, Debug, PartialEq)]
pub struct Fared {
    /// The id of the game.
    pub game: String,
    /// As what.
    pub kind: Kind,
    /// How many games.
    pub games: usize,
    /// How many of these they won.
    pub won: usize,
}

/// As what somebody fares best, the best first. What they never won with is not told.
pub fn fared(user: UserId, games: &[FinishedGame]) -> Vec<Fared> {
    let mut counts: BTreeMap<(&str, Kind), (usize, usize)> = BTreeMap::new();
    for game in games {
        let Some(line) = game.of(user).filter(|line| line.part == Part::Played) else { continue };
        let kind = line.kind.clone().map(Kind::Named).or(line.turn.map(Kind::Turn));
        let Some(kind) = kind else { continue };
        let (games, won) = counts.entry((&game.game, kind)).or_default();
        *games += 1;
        *won += usize::from(line.place == 1);
    }
    let told = counts.into_iter().filter(|(_, (games, won))| *games >= ENOUGH && *won > 0);
    let mut told: Vec<Fared> =
        told.map(|((game, kind), (games, won))| Fared { game: game.to_owned(), kind, games, won }).collect();
    // The larger share first, without fractions; of equal shares what was played more often.
    told.sort_by(|a, b| (b.won * a.games).cmp(&(a.won * b.games)).then(b.games.cmp(&a.games)));
    told.truncate(MOST);
    told
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::stats::work::{ANNA, BELA, game};

    #[test]
    fn places_points_and_ratings_are_counted() {
        let games = [game(&[(ANNA, 1, 30), (BELA, 2, 20)]), game(&[(ANNA, 3, 11), (BELA, 1, 20)])];
        let tally = Tally::of(ANNA, &games).unwrap();
        assert_eq!((tally.games, tally.won(), tally.places), (2, 1, vec![1, 0, 1]));
        assert_eq!((tally.best, tally.mean), (30, 21), "20.5 is rounded up");
        assert_eq!((tally.rating.games, tally.course), (0, vec![]));
        assert_eq!(Tally::of(ANNA, &[]), None);
    }

    #[test]
    fn the_course_is_that_of_the_last_ten_games_that_counted() {
        let rated = |n: usize| {
            let mut game = game(&[(ANNA, 1, 30), (BELA, 2, 20)]);
            game.lines[0].rating = (n != 3).then_some((25.0 + n as f64, 2.0));
            game
        };
        let games: Vec<FinishedGame> = (0..17).map(rated).collect();
        let tally = Tally::of(ANNA, &games).unwrap();
        assert_eq!((tally.games, tally.rating.games, tally.course.len()), (17, 16, 10));
        assert_eq!((tally.change(), tally.course[9]), (Some(24), 1000 + 24 * 35));
        assert_eq!(Tally::of(ANNA, &games[..7]).unwrap().course.len(), 2, "no figure before the fifth");
    }

    #[test]
    fn a_kind_that_is_not_known_any_more_is_called_by_its_token() {
        let speaker = crate::words::Speaker::alone(crate::words::Language::En);
        let named = |token: &str, game: &str| {
            let game = crate::games::find(game).unwrap();
            crate::rules::Tongue::say(&speaker, &Kind::Named(token.to_owned()).name(game))
        };
        assert_eq!(named("x9", "san_juan"), "x9");
        assert_eq!(named("6", "burgundy"), "Estate 6");
        assert_eq!(named("mongke_khan", "marco_polo"), "Möngke Khan");
    }

    #[test]
    fn what_is_told_was_played_four_times_and_won_once() {
        let played = |kind: &str, place: u8, times: usize| {
            let mut game = game(&[(ANNA, place, 30), (BELA, 1, 20)]);
            game.lines[0].kind = Some(kind.to_owned());
            vec![game; times]
        };
        let games = [
            played("a", 1, 3),
            played("b", 1, 1),
            played("b", 2, 3),
            played("c", 2, 9),
            played("d", 1, 2),
            played("d", 2, 2),
        ];
        let told = fared(ANNA, &games.concat());
        let short: Vec<_> = told.iter().map(|fared| (fared.kind.clone(), fared.won, fared.games)).collect();
        assert_eq!(short, [(Kind::Named("d".into()), 2, 4), (Kind::Named("b".into()), 1, 4)]);
    }
}

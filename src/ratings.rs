//! How well people play a game, told from who came before whom: a mean, and how unsure it is, by the method of Weng and Lin.
//! The same games in the same order give the same ratings. Nothing of a game is decided by them.

use skillratings::MultiTeamOutcome;
use skillratings::weng_lin::{WengLinConfig, WengLinRating, weng_lin_multi_team};

/// Until so many games a rating is too unsure to be shown.
const PROVISIONAL: u32 = 5;
/// How much a game depends on luck: in a trial with people of known strength this ordered more pairs rightly than twice as much.
const BETA: f64 = 25.0 / 6.0;
/// By so much a rating becomes less sure before each game, so that it never freezes.
const DRIFT: f64 = 25.0 / 300.0;

/// How well somebody plays, and after how many games.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Rating {
    /// The mean; greater is better.
    pub mean: f64,
    /// How unsure it is.
    pub deviation: f64,
    /// How many games counted.
    pub games: u32,
}

impl Default for Rating {
    fn default() -> Rating {
        let WengLinRating { rating, uncertainty } = WengLinRating::new();
        Rating { mean: rating, deviation: uncertainty, games: 0 }
    }
}

impl Rating {
    /// The figure that people read: it begins at 1000 and seldom falls below. None while it is too unsure.
    pub fn shown(self) -> Option<i32> {
        let figure = 24.0f64.mul_add(self.mean - 3.0 * self.deviation, 1000.0).round();
        (self.games >= PROVISIONAL).then_some(figure.max(100.0) as i32)
    }

    fn before_a_game(self) -> WengLinRating {
        WengLinRating { rating: self.mean, uncertainty: self.deviation.hypot(DRIFT) }
    }
}

/// The ratings after a game, of those who played it, each with their place; equal places are shared. One alone is rated
/// against nobody, and stays as they were.
pub fn after(players: &[(Rating, u8)]) -> Vec<Rating> {
    if players.len() < 2 {
        return players.iter().map(|(rating, _)| *rating).collect();
    }
    let teams: Vec<[WengLinRating; 1]> = players.iter().map(|(rating, _)| [rating.before_a_game()]).collect();
    let places = players.iter().map(|(_, place)| MultiTeamOutcome::new(usize::from(*place)));
    let teams: Vec<(&[WengLinRating], MultiTeamOutcome)> =
        teams.iter().map(|team| team.as_slice()).zip(places).collect();
    let config = WengLinConfig { beta: BETA, ..WengLinConfig::new() };
    let rated = weng_lin_multi_team(&teams, &config);
    let new = players.iter().zip(rated.into_iter().flatten());
    new.map(|((before, _), WengLinRating { rating, uncertainty })| Rating {
        mean: rating,
        deviation: uncertainty,
        games: before.games + 1,
    })
    .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn game(places: &[u8]) -> Vec<Rating> {
        after(&places.iter().map(|place| (Rating::default(), *place)).collect::<Vec<_>>())
    }

    #[test]
    fn whoever_comes_first_gains_what_the_last_loses() {
        let [first, middle, last] = game(&[1, 2, 3])[..] else { panic!("three") };
        assert!(
            first.mean > 25.0 && last.mean < 25.0 && (middle.mean - 25.0).abs() < 1e-9,
            "{first:?} {middle:?} {last:?}"
        );
        assert!((first.mean - 25.0 + last.mean - 25.0).abs() < 1e-9, "symmetric");
        assert!([first, middle, last].iter().all(|rating| rating.deviation < 25.0 / 3.0 && rating.games == 1));
    }

    #[test]
    fn the_order_in_which_players_are_listed_changes_nothing() {
        let (there, back) = (game(&[1, 2, 2, 4]), game(&[4, 2, 2, 1]));
        for (one, other) in there.iter().zip(back.iter().rev()) {
            assert!((one.mean - other.mean).abs() < 1e-9 && (one.deviation - other.deviation).abs() < 1e-9);
        }
    }

    #[test]
    fn equals_who_tie_stay_where_they_are_and_are_surer() {
        for rating in game(&[1, 1, 1]) {
            assert!((rating.mean - 25.0).abs() < 1e-9 && rating.deviation < 25.0 / 3.0);
        }
    }

    #[test]
    fn a_rating_is_shown_from_five_games_on_and_never_below_a_hundred() {
        let mut rating = Rating::default();
        for games in 1..=5 {
            assert_eq!(rating.shown(), None, "after {} games", games - 1);
            rating = after(&[(rating, 1), (Rating::default(), 2)])[0];
        }
        assert!(rating.shown().is_some_and(|shown| shown > 1000), "{rating:?}");
        assert_eq!(Rating { mean: -90.0, deviation: 8.0, games: 9 }.shown(), Some(100));
        assert_eq!(after(&[(rating, 1)]), [rating], "against nobody");
    }

    /// A rating that nobody plays for stays; one that is played for never freezes.
    #[test]
    fn a_rating_never_freezes() {
        let mut pair = [Rating::default(); 2];
        for n in 0..400 {
            let places = if n % 2 == 0 { [1, 2] } else { [2, 1] };
            let new = after(&[(pair[0], places[0]), (pair[1], places[1])]);
            pair = [new[0], new[1]];
        }
        let shift = (after(&[(pair[0], 2), (pair[1], 1)])[0].mean - pair[0].mean).abs();
        assert!(shift > 0.05, "{shift}");
    }
}

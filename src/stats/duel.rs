//! How it stands between two people.

use std::cmp::Ordering;
use std::collections::BTreeMap;

use super::companions;
use crate::chat::{TableId, UserId};
use crate::store::FinishedGame;

/// So many of the last meetings are told.
const LAST: usize = 10;

/// How it stands between two.
#[derive(Clone, Debug, PartialEq)]
pub struct Duel {
    /// In how many games the first was ahead, and in how many the second.
    pub ahead: [usize; 2],
    /// How many games they played to the end together.
    pub games: usize,
    /// The same game by game, by the ids of the games.
    pub by_game: Vec<(String, [usize; 2])>,
    /// The last meetings, the newest first.
    pub last: Vec<Meeting>,
    /// Those who sat with them, the most frequent first, and how often.
    pub others: Vec<(UserId, usize)>,
}

/// A game that two played together.
#[derive(Clone, Debug, PartialEq)]
pub struct Meeting {
    /// The id of the game.
    pub game: String,
    /// Where.
    pub table: TableId,
    /// When it ended, in milliseconds since 1970.
    pub ended: i64,
    /// The points of both.
    pub points: [i32; 2],
    /// Who was ahead, by the places; nobody where they shared one.
    pub ahead: Option<usize>,
}

/// How it stands between two, from the games of one of them; none where they never played one to the end together.
pub fn duel(pair: [UserId; 2], games: &[FinishedGame]) -> Option<Duel> {
    let mut by_game: BTreeMap<&str, [usize; 2]> = BTreeMap::new();
    let (mut last, mut shared) = (Vec::new(), Vec::new());
    for game in games {
        let line = |user| game.played().find(|line| line.user == Some(user));
        let (Some(first), Some(second)) = (line(pair[0]), line(pair[1])) else { continue };
        let ahead = match first.place.cmp(&second.place) {
            Ordering::Less => Some(0),
            Ordering::Greater => Some(1),
            Ordering::Equal => None,
        };
        let count = by_game.entry(&game.game).or_default();
        ahead.into_iter().for_each(|who: usize| count[who] += 1);
        let points = [first.points, second.points];
        last.push(Meeting { game: game.game.clone(), table: game.table, ended: game.ended, points, ahead });
        shared.push(game.clone());
    }
    let games = last.len();
    last.reverse();
    last.truncate(LAST);
    let ahead = by_game.values().fold([0; 2], |[a, b], [more, other]| [a + more, b + other]);
    let others = companions(pair[0], &shared).into_iter().filter(|other| other.user != pair[1]);
    let others = others.map(|other| (other.user, other.games)).collect();
    let by_game = by_game.into_iter().map(|(game, count)| (game.to_owned(), count)).collect();
    (games > 0).then_some(Duel { ahead, games, by_game, last, others })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::stats::work::{ANNA, BELA, CECYLIA, game};

    #[test]
    fn it_counts_who_was_ahead_and_who_sat_with_them() {
        let games = [
            game(&[(ANNA, 2, 30), (BELA, 3, 20), (CECYLIA, 1, 40)]),
            game(&[(ANNA, 2, 30), (BELA, 1, 50)]),
            game(&[(ANNA, 1, 30), (BELA, 1, 30)]),
            game(&[(ANNA, 1, 30), (CECYLIA, 2, 20)]),
        ];
        let found = duel([BELA, ANNA], &games).unwrap();
        assert_eq!((found.ahead, found.games, found.by_game.len()), ([1, 1], 3, 1));
        let last: Vec<_> = found.last.iter().map(|meeting| (meeting.points, meeting.ahead)).collect();
        assert_eq!(last, [([30, 30], None), ([50, 30], Some(0)), ([20, 30], Some(1))]);
        assert_eq!(found.others, [(CECYLIA, 1)]);
        assert_eq!(duel([BELA, CECYLIA], &games[1..]), None);
    }
}

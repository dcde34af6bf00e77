//! With whom somebody was at the table, and who was ahead.

use std::collections::BTreeMap;

use crate::chat::UserId;
use crate::store::{FinishedGame, Part};

/// Somebody with whom one was at the table.
#[derive(Clone, Debug, PartialEq)]
pub struct Companion {
    /// Who.
    pub user: UserId,
    /// In how many games.
    pub games: usize,
    /// In how many of these one was ahead of them.
    pub ahead: usize,
    /// In how many one was behind.
    pub behind: usize,
}

/// Those with whom somebody played games to their end, the most frequent first.
pub fn companions(user: UserId, games: &[FinishedGame]) -> Vec<Companion> {
    let mut counts: BTreeMap<UserId, [usize; 3]> = BTreeMap::new();
    for game in games {
        let Some(own) = game.of(user).filter(|line| line.part == Part::Played) else { continue };
        for line in game.played() {
            let Some(other) = line.user.filter(|other| *other != user) else { continue };
            let [games, ahead, behind] = counts.entry(other).or_default();
            *games += 1;
            *ahead += usize::from(own.place < line.place);
            *behind += usize::from(own.place > line.place);
        }
    }
    let companion = |(user, [games, ahead, behind]): (UserId, [usize; 3])| Companion { user, games, ahead, behind };
    let mut all: Vec<Companion> = counts.into_iter().map(companion).collect();
    all.sort_by(|a, b| b.games.cmp(&a.games).then(a.user.cmp(&b.user)));
    all
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::stats::work::{ANNA, BELA, CECYLIA, game};

    #[test]
    fn whoever_left_was_not_at_the_table() {
        let mut left = game(&[(ANNA, 1, 30), (CECYLIA, 2, 20)]);
        left.lines[1].part = Part::Left;
        let games = [
            game(&[(ANNA, 1, 30), (BELA, 2, 20), (CECYLIA, 3, 10)]),
            game(&[(BELA, 1, 30), (ANNA, 2, 20)]),
            game(&[(BELA, 1, 30), (ANNA, 1, 30)]),
            left,
        ];
        let of = |user, games, ahead, behind| Companion { user, games, ahead, behind };
        assert_eq!(companions(ANNA, &games), [of(BELA, 3, 1, 1), of(CECYLIA, 1, 1, 0)]);
    }
}

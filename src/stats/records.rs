//! What nobody has outdone in a game: each of it once, by whoever did it first.

use std::collections::BTreeMap;

use crate::chat::{TableId, UserId};
use crate::store::{FinishedGame, Part, ResultLine};

/// Something that can be outdone.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Feat {
    /// The most points.
    Points,
    /// The most points more than the second.
    Widest,
    /// The fewest points more than the second.
    Closest,
    /// The most points by one move, before those of the end.
    Gain,
    /// The most of what the game has of its own.
    Own,
    /// The most games won one after the other.
    Streak,
    /// The most games with each other.
    Together,
    /// The fewest moves to the end.
    Shortest,
}

impl Feat {
    /// All of them, in the order in which they are told.
    pub const ALL: [Feat; 8] = [
        Feat::Points,
        Feat::Widest,
        Feat::Closest,
        Feat::Gain,
        Feat::Own,
        Feat::Streak,
        Feat::Together,
        Feat::Shortest,
    ];
}

/// What was reached, and by whom.
#[derive(Clone, Debug, PartialEq)]
pub struct Record {
    /// What.
    pub feat: Feat,
    /// How much.
    pub value: i64,
    /// By whom; none stands for whoever had themselves forgotten. Of a whole table there is nobody.
    pub holders: Vec<Option<UserId>>,
    /// Where it was reached.
    pub table: TableId,
    /// When, in milliseconds since 1970.
    pub ended: i64,
}

/// What nobody has outdone in games of one kind, the newest last.
pub fn records(games: &[FinishedGame]) -> Vec<Record> {
    let mut best = Best::default();
    let mut streaks: BTreeMap<UserId, i64> = BTreeMap::new();
    let mut pairs: BTreeMap<[UserId; 2], i64> = BTreeMap::new();
    for game in games {
        for line in game.played().filter(|line| !line.is_bot) {
            best.more(Feat::Points, line.points.into(), &[line.user], game);
            let others = [(Feat::Gain, line.gain), (Feat::Own, line.feat)];
            for (feat, value) in others.into_iter().filter_map(|(feat, value)| Some((feat, value?))) {
                best.more(feat, value.into(), &[line.user], game);
            }
        }
        if let Some((winner, by)) = margin(game) {
            best.more(Feat::Widest, by, &[winner.user], game);
            best.less(Feat::Closest, by, &[winner.user], game);
        }
        let people: Vec<&ResultLine> = game.played().filter(|line| line.user.is_some()).collect();
        for line in &people {
            let Some(user) = line.user else { continue };
            let streak = streaks.entry(user).or_default();
            *streak = if line.place == 1 { *streak + 1 } else { 0 };
            if *streak > 1 {
                best.more(Feat::Streak, *streak, &[Some(user)], game);
            }
        }
        let mut users: Vec<UserId> = people.iter().filter_map(|line| line.user).collect();
        users.sort_unstable();
        for (at, first) in users.iter().enumerate() {
            for second in &users[at + 1..] {
                let count = pairs.entry([*first, *second]).or_default();
                *count += 1;
                if *count > 1 {
                    best.more(Feat::Together, *count, &[Some(*first), Some(*second)], game);
                }
            }
        }
        best.less(Feat::Shortest, game.moves.into(), &[], game);
    }
    Feat::ALL.into_iter().filter_map(|feat| best.0.iter().find(|record| record.feat == feat).cloned()).collect()
}

/// Who won a game of people alone, and by how many points; nothing where the first place was shared, or where points did not
/// decide.
fn margin(game: &FinishedGame) -> Option<(&ResultLine, i64)> {
    let held = || game.lines.iter().filter(|line| line.part != Part::Left);
    if held().any(|line| line.is_bot) {
        return None;
    }
    let mut winners = held().filter(|line| line.place == 1);
    let (winner, None) = (winners.next()?, winners.next()) else { return None };
    let second = held().filter(|line| line.place > 1).map(|line| line.points).max()?;
    let by = i64::from(winner.points) - i64::from(second);
    (by >= 0).then_some((winner, by))
}

/// The best so far. What is only reached again stays with whoever had it.
#[derive(Default)]
struct Best(Vec<Record>);

impl Best {
    fn more(&mut self, feat: Feat, value: i64, holders: &[Option<UserId>], game: &FinishedGame) {
        self.put(feat, value, |known| value > known, holders, game);
    }

    fn less(&mut self, feat: Feat, value: i64, holders: &[Option<UserId>], game: &FinishedGame) {
        self.put(feat, value, |known| value < known, holders, game);
    }

    fn put(
        &mut self,
        feat: Feat,
        value: i64,
        outdoes: impl Fn(i64) -> bool,
        holders: &[Option<UserId>],
        game: &FinishedGame,
    ) {
        let known = self.0.iter().position(|record| record.feat == feat);
        if known.is_some_and(|at| !outdoes(self.0[at].value)) {
            return;
        }
        let record = Record { feat, value, holders: holders.to_vec(), table: game.table, ended: game.ended };
        match known {
            Some(at) => self.0[at] = record,
            None => self.0.push(record),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::stats::work::{ANNA, BELA, CECYLIA, game};

    #[test]
    fn each_is_held_by_whoever_reached_it_first() {
        let games = [
            game(&[(ANNA, 1, 30), (BELA, 2, 20)]),
            game(&[(ANNA, 1, 31), (BELA, 2, 31)]),
            game(&[(ANNA, 2, 12), (BELA, 1, 31)]),
            game(&[(CECYLIA, 1, 9), (BELA, 2, 8)]),
        ];
        let held: Vec<_> = records(&games).into_iter().map(|it| (it.feat, it.value, it.holders)).collect();
        let (anna, bela) = (Some(ANNA), Some(BELA));
        let expected = [
            (Feat::Points, 31, vec![anna]),
            (Feat::Widest, 19, vec![bela]),
            (Feat::Closest, 0, vec![anna]),
            (Feat::Streak, 2, vec![anna]),
            (Feat::Together, 3, vec![anna, bela]),
            (Feat::Shortest, 9, vec![]),
        ];
        assert_eq!(held, expected);
    }

    #[test]
    fn what_came_at_once_and_what_a_game_has_of_its_own_are_outdone_by_people_who_played_it_all() {
        let mut first = game(&[(ANNA, 1, 30), (BELA, 2, 20)]);
        (first.lines[0].gain, first.lines[1].gain, first.lines[0].feat) = (Some(9), Some(12), Some(4));
        let mut second = game(&[(ANNA, 1, 30), (BELA, 2, 20)]);
        (second.lines[0].gain, second.lines[1].gain) = (Some(12), Some(40));
        second.lines[1].part = crate::store::Part::TookOver;
        let held = records(&[first, second]);
        let of = |feat: Feat| held.iter().find(|it| it.feat == feat).map(|it| (it.value, it.holders.clone()));
        assert_eq!(of(Feat::Gain), Some((12, vec![Some(BELA)])));
        assert_eq!(of(Feat::Own), Some((4, vec![Some(ANNA)])));
    }

    #[test]
    fn a_win_over_bots_is_neither_wide_nor_close() {
        let mut alone = game(&[(ANNA, 1, 90), (BELA, 2, 20)]);
        (alone.lines[1].user, alone.lines[1].is_bot) = (None, true);
        let feats: Vec<Feat> = records(&[alone]).into_iter().map(|record| record.feat).collect();
        assert_eq!(feats, [Feat::Points, Feat::Shortest]);
        assert_eq!(records(&[]), []);
    }
}

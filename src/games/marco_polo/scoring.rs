//! Points: those of the game so far, and those of the end (MP-132 to MP-139).

use serde::Serialize;

use super::board::numbers;
use super::data::data;
use super::print::Arms;
use super::state::{MarcoPolo, Player, Points, Stage, Table};
use crate::rules::{ScoreLine, Seat, Standing, Text};

/// Where a seat's points come from.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize)]
pub struct Score {
    /// What was scored during the game.
    pub played: Points,
    /// Goods (MP-133).
    pub goods: i16,
    /// Coins (MP-134).
    pub coins: i16,
    /// Improved seals on the goal card (MP-135).
    pub goal: i16,
    /// Coats of arms (MP-136).
    pub arms: i16,
    /// Most or second most contracts fulfilled (MP-137).
    pub most: i16,
    /// All together.
    pub total: i16,
    /// Steps on the track of coats of arms.
    pub steps: u8,
}

/// A source of points that a score sheet lists: its words, and how many points of a score come from it.
type Counted = (&'static str, fn(&Score) -> i16);

impl Score {
    /// Every source in the order in which it is counted.
    pub const SOURCES: [Counted; 12] = [
        ("mp-score-contracts", |score| score.played.contracts),
        ("mp-score-posts", |score| score.played.posts),
        ("mp-score-cards", |score| score.played.cards),
        ("mp-score-cities", |score| score.played.cities),
        ("mp-score-tokens", |score| score.played.tokens),
        ("mp-score-seals", |score| score.played.seals),
        ("mp-score-character", |score| score.played.character),
        ("mp-score-goods", |score| score.goods),
        ("mp-score-coins", |score| score.coins),
        ("mp-score-goal", |score| score.goal),
        ("mp-score-arms", |score| score.arms),
        ("mp-score-most", |score| score.most),
    ];

    /// A seat's points so far, or with all that counts at the end.
    pub(super) fn of(table: &Table, seat: Seat, at_end: bool) -> Score {
        let player = table.player(seat);
        let mut score = Score { played: player.points, steps: steps(player), ..Score::default() };
        if at_end {
            let last = &numbers().r#final;
            score.goods = (player.stock.goods() / u16::from(last.goods_per_point)) as i16;
            score.coins = (player.stock.coins / u16::from(last.coins_per_point)) as i16;
            score.goal = goal_points(player);
            score.arms = arms_points(score.steps);
            score.most = most_contracts(table, seat);
        }
        score.total = Score::SOURCES.iter().map(|(_, points)| points(&score)).sum();
        score
    }
}

/// Whether a seat has a post in a city with that coat of arms.
pub(super) fn has_arms(player: &Player, arms: Arms) -> bool {
    player.posts.iter().any(|place| place.print().shield == Some(arms))
}

/// Different coats of arms with an own post, and those that count once more: by contracts, by the character, and those of
/// the own goal card that the seat has (MP-136, MP-A5, MP-A6).
fn steps(player: &Player) -> u8 {
    let mut seen = [false; Arms::ALL.len()];
    for arms in player.posts.iter().filter_map(|place| place.print().shield) {
        seen[arms as usize] = true;
    }
    let different = seen.iter().filter(|seen| **seen).count() as u8;
    let shown = player.goal.map_or(0, |goal| goal.print().shields.iter().filter(|arms| seen[**arms as usize]).count());
    different + shown as u8 + player.shields + player.ability().final_shields
}

/// The points for so many steps on the track of coats of arms; further steps bring no more.
pub(super) fn arms_points(steps: u8) -> i16 {
    let points = &data().arms_points;
    points.get(usize::from(steps)).or(points.last()).copied().unwrap_or_default().into()
}

fn goal_points(player: &Player) -> i16 {
    let seals = player.goal.map(|goal| &goal.print().seals).into_iter().flatten();
    seals.filter(|icon| player.has_improved(icon.seal)).map(|icon| i16::from(icon.points)).sum()
}

/// All with the most contracts fulfilled, then all with the next lower number (MP-137, MP-Q31).
fn most_contracts(table: &Table, seat: Seat) -> i16 {
    let count = |player: &Player| player.fulfilled.len();
    let own = count(table.player(seat));
    let most = table.players.iter().map(count).max().unwrap_or_default();
    let second = table.players.iter().map(count).filter(|count| *count < most).max();
    let points = if own == 0 {
        0
    } else if own == most {
        numbers().r#final.most_contracts
    } else if Some(own) == second {
        numbers().game.by_players.second_most_contracts[table.players.len() - 2]
    } else {
        0
    };
    points.into()
}

/// Places and score sheet, once the game is over; camels break a tie (MP-138, MP-139).
pub(super) fn standing(game: &MarcoPolo) -> Option<Standing> {
    let table = &game.table;
    if table.stage != Stage::Over {
        return None;
    }
    let scores: Vec<Score> = table.seats().map(|seat| Score::of(table, seat, true)).collect();
    let camels: Vec<i32> = table.players.iter().map(|player| player.stock.camels.into()).collect();
    let keys: Vec<_> = scores.iter().zip(&camels).map(|(score, camels)| (score.total, *camels)).collect();
    let line =
        |label: &'static str, counts: bool, values: Vec<i32>| ScoreLine { label: Text::of(label), values, counts };
    let mut lines: Vec<ScoreLine> = Score::SOURCES
        .iter()
        .map(|(label, points)| line(label, true, scores.iter().map(|score| points(score).into()).collect()))
        .collect();
    lines.push(line("mp-score-tie-camels", false, camels));
    let kinds = table.players.iter().map(|player| player.character.map(|it| it.id().to_owned())).collect();
    let feats = table.players.iter().map(|player| player.posts.iter().count() as i32).collect();
    let points = scores.iter().map(|score| score.total.into()).collect();
    Some(Standing { kinds, feats, ..Standing::ranked(&keys, points, lines) })
}

//! Points: those of the game so far, and those of the end (CB-98 to CB-102, CB-117 to CB-130).

use serde::Serialize;

use super::board::counted;
use super::state::{Burgundy, Player, Points, Stage};
use super::tiles::{Animal, LAST_KNOWLEDGE, Tile};
use crate::rules::{ScoreLine, Seat, Standing, Text};

/// The first knowledge tile that counts at the end.
const FIRST_AT_END: u8 = 15;

/// Where a seat's points come from.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
pub struct Score {
    /// What was scored during the game.
    pub played: Points,
    /// Unsold goods.
    pub goods: u16,
    /// Silver.
    pub silver: u16,
    /// Workers, two for a point (CB-Q31).
    pub workers: u16,
    /// The knowledge tiles that count at the end, by number.
    pub knowledge: Vec<(u8, u16)>,
    /// All together.
    pub total: u16,
}

/// A source of points that a score sheet lists: its words, and how many points of a score come from it.
type Source = (&'static str, fn(&Score) -> u16);

impl Score {
    /// Every source in the order in which it is counted.
    pub const SOURCES: [Source; 10] = [
        ("cb-score-regions", |score| score.played.regions),
        ("cb-score-phases", |score| score.played.phases),
        ("cb-score-colours", |score| score.played.colours),
        ("cb-score-animals", |score| score.played.animals),
        ("cb-score-sales", |score| score.played.sales),
        ("cb-score-towers", |score| score.played.towers),
        ("cb-score-goods", |score| score.goods),
        ("cb-score-silver", |score| score.silver),
        ("cb-score-workers", |score| score.workers),
        ("cb-score-knowledge", |score| score.knowledge.iter().map(|(_, points)| points).sum()),
    ];

    /// A seat's points so far, or with all that counts at the end.
    pub(super) fn of(game: &Burgundy, seat: Seat, at_end: bool) -> Score {
        let player = game.player(seat);
        let mut score = Score { played: player.points, ..Score::default() };
        if at_end {
            score.goods = player.goods.total().into();
            score.silver = player.silver;
            score.workers = player.workers / 2;
            score.knowledge = game.knowledge(seat).collect();
        }
        score.total = Score::SOURCES.iter().map(|(_, points)| points(&score)).sum();
        score
    }
}

impl Burgundy {
    /// What each knowledge tile of a seat that counts at the end brings (CB-130: the others bring nothing).
    pub(super) fn knowledge(&self, seat: Seat) -> impl Iterator<Item = (u8, u16)> + '_ {
        let tiles = (FIRST_AT_END..=LAST_KNOWLEDGE).filter(move |tile| self.player(seat).cover.knows(*tile));
        tiles.map(move |tile| (tile, self.worth(seat, tile)))
    }

    fn worth(&self, seat: Seat, tile: u8) -> u16 {
        let player = self.player(seat);
        let count = |wanted: Tile| u16::from(player.cover.count(wanted));
        match tile {
            15 => 3 * player.sold.colours() as u16,
            24 => 4 * animals(player),
            25 => player.sold.total().into(),
            26 => 2 * self.bonuses.iter().flatten().filter(|taker| **taker == Some(seat)).count() as u16,
            _ => counted(tile).map_or(0, |building| 4 * count(building)),
        }
    }
}

/// How many different animals are on the estate (CB-127).
fn animals(player: &Player) -> u16 {
    let there =
        |animal: Animal| player.cover.each().any(|(_, tile)| tile.animals().is_some_and(|(kind, _)| kind == animal));
    Animal::ALL.into_iter().filter(|animal| there(*animal)).count() as u16
}

/// How many regions are complete.
fn complete(player: &Player) -> i32 {
    let covered = player.cover.covered();
    player.regions().iter().filter(|region| region.spaces.without(covered).is_empty()).count() as i32
}

/// Places and score sheet, once the game is over (CB-100 to CB-102).
pub(super) fn standing(game: &Burgundy) -> Option<Standing> {
    if game.stage != Stage::Over {
        return None;
    }
    let seats = || (0..game.count()).map(Seat);
    let scores: Vec<Score> = seats().map(|seat| Score::of(game, seat, true)).collect();
    let empty = |seat: Seat| game.player(seat).cover.empty();
    let keys: Vec<_> = seats().map(|seat| (scores[seat.index()].total, empty(seat), game.place(seat))).collect();
    let line =
        |label: &'static str, counts: bool, values: Vec<i32>| ScoreLine { label: Text::of(label), values, counts };
    let mut lines: Vec<ScoreLine> = Score::SOURCES
        .iter()
        .map(|(label, points)| line(label, true, scores.iter().map(|score| points(score).into()).collect()))
        .collect();
    lines.push(line("cb-score-tie-empty", false, seats().map(|seat| empty(seat).into()).collect()));
    lines.push(line("cb-score-tie-order", false, seats().map(|seat| game.place(seat).into()).collect()));
    let kinds = seats().map(|seat| game.player(seat).estate.map(|estate| estate.to_string())).collect();
    let feats = game.players.iter().map(complete).collect();
    let points = scores.iter().map(|score| score.total.into()).collect();
    Some(Standing { kinds, feats, ..Standing::ranked(&keys, points, lines) })
}

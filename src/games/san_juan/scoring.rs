//! Points: what counts now, and what counts at the end (SJ-108 to SJ-119).

use serde::Serialize;

use super::cards::{Group, Kind};
use super::state::{Phase, Player, SanJuan};
use crate::rules::{ScoreLine, Standing, Text};

/// Where a player's points come from.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Score {
    /// Printed on uncovered buildings (SJ-117, 1).
    pub printed: u16,
    /// Cards under the Chapel (SJ-86); 0 in public until the end.
    pub chapel: u16,
    /// From the Guild Hall (SJ-109).
    pub guild_hall: u16,
    /// From the City Hall (SJ-110).
    pub city_hall: u16,
    /// From the Triumphal Arch (SJ-111).
    pub triumphal_arch: u16,
    /// From the Palace, which counts all the others (SJ-113).
    pub palace: u16,
    /// All of it.
    pub total: u16,
    /// Cards in hand and goods on buildings, for a tie (SJ-119, SJ-Q22).
    pub tie: u16,
}

impl Score {
    /// A player's points, with or without the cards under the Chapel.
    pub(super) fn of(player: &Player, chapel: bool) -> Score {
        let count = |wanted: &dyn Fn(Kind) -> bool| player.buildings.iter().filter(|b| wanted(b.kind)).count() as u16;
        let owned = player.owned();
        let when = |kind, points| if owned.has(kind) { points } else { 0 };
        let monuments = count(&|kind| kind.print().group == Group::Monument);
        let mut score = Score {
            printed: player.buildings.iter().map(|building| u16::from(building.kind.vp())).sum(),
            chapel: if chapel { player.chapel.len() as u16 } else { 0 },
            guild_hall: when(Kind::GuildHall, 2 * count(&Kind::is_production)),
            city_hall: when(Kind::CityHall, count(&|kind| !kind.is_production())),
            triumphal_arch: when(Kind::TriumphalArch, [0, 4, 6, 8][usize::from(monuments.min(3))]),
            tie: (player.hand.len() + player.laden().len()) as u16,
            ..Score::default()
        };
        let others = score.printed + score.chapel + score.guild_hall + score.city_hall + score.triumphal_arch;
        score.palace = when(Kind::Palace, others / 4);
        score.total = others + score.palace;
        score
    }
}

/// Places and score sheet (SJ-117 to SJ-119, SJ-Q21), once the game is over.
pub(super) fn standing(game: &SanJuan) -> Option<Standing> {
    if game.phase != Phase::Over {
        return None;
    }
    let scores: Vec<Score> = game.players.iter().map(|player| Score::of(player, true)).collect();
    let line = |key: &'static str, counts: bool, of: fn(&Score) -> u16| ScoreLine {
        label: Text::of(key),
        values: scores.iter().map(|score| i32::from(of(score))).collect(),
        counts,
    };
    let lines = vec![
        line("sj-score-printed", true, |score| score.printed),
        line("sj-score-chapel", true, |score| score.chapel),
        line("sj-card-guild_hall", true, |score| score.guild_hall),
        line("sj-card-city_hall", true, |score| score.city_hall),
        line("sj-card-triumphal_arch", true, |score| score.triumphal_arch),
        line("sj-card-palace", true, |score| score.palace),
        line("sj-score-tie", false, |score| score.tie),
    ];
    let keys: Vec<(u16, u16)> = scores.iter().map(|score| (score.total, score.tie)).collect();
    Some(Standing::ranked(&keys, scores.iter().map(|score| i32::from(score.total)).collect(), lines))
}

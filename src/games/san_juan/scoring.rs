//! Points: what counts now, and what counts at the end (SJ-108 to SJ-119).

use serde::Serialize;

use super::cards::{Group, Kind};
use super::state::Player;

/// Where a player's points come from.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Score {
    /// Printed on uncovered buildings (SJ-117, 1).
    pub printed: u8,
    /// Cards under the Chapel (SJ-86); 0 in public until the end.
    pub chapel: u8,
    /// From the Guild Hall (SJ-109).
    pub guild_hall: u8,
    /// From the City Hall (SJ-110).
    pub city_hall: u8,
    /// From the Triumphal Arch (SJ-111).
    pub triumphal_arch: u8,
    /// From the Palace, which counts all the others (SJ-113).
    pub palace: u8,
    /// All of it.
    pub total: u8,
    /// Cards in hand and goods on buildings, for a tie (SJ-119, SJ-Q22).
    pub tie: u8,
}

impl Score {
    /// A player's points, with or without the cards under the Chapel.
    pub(super) fn of(player: &Player, chapel: bool) -> Score {
        let count = |wanted: &dyn Fn(Kind) -> bool| player.buildings.iter().filter(|b| wanted(b.kind)).count() as u8;
        let owned = player.owned();
        let when = |kind, points| if owned.has(kind) { points } else { 0 };
        let monuments = count(&|kind| kind.print().group == Group::Monument);
        let mut score = Score {
            printed: player.buildings.iter().map(|building| building.kind.vp()).sum(),
            chapel: if chapel { player.chapel.len() as u8 } else { 0 },
            guild_hall: when(Kind::GuildHall, 2 * count(&Kind::is_production)),
            city_hall: when(Kind::CityHall, count(&|kind| !kind.is_production())),
            triumphal_arch: when(Kind::TriumphalArch, [0, 4, 6, 8][usize::from(monuments.min(3))]),
            tie: (player.hand.len() + player.laden().len()) as u8,
            ..Score::default()
        };
        let others = score.printed + score.chapel + score.guild_hall + score.city_hall + score.triumphal_arch;
        score.palace = when(Kind::Palace, others / 4);
        score.total = others + score.palace;
        score
    }
}

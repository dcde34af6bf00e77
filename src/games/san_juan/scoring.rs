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

/// What is counted: the message that names it, and how many points a score has of it.
pub type Source = (&'static str, fn(&Score) -> u16);

impl Score {
    /// Where points come from, in the order in which they are counted (SJ-117).
    pub const SOURCES: [Source; 6] = [
        ("sj-score-printed", |score| score.printed),
        ("sj-score-chapel", |score| score.chapel),
        ("sj-card-guild_hall", |score| score.guild_hall),
        ("sj-card-city_hall", |score| score.city_hall),
        ("sj-card-triumphal_arch", |score| score.triumphal_arch),
        ("sj-card-palace", |score| score.palace),
    ];

    /// What decides a tie (SJ-119).
    pub const TIE: Source = ("sj-score-tie", |score| score.tie);

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
            triumphal_arch: when(Kind::TriumphalArch, arch_points(monuments.into())),
            tie: (player.hand.len() + player.laden().len()) as u16,
            ..Score::default()
        };
        let others = score.printed + score.chapel + score.guild_hall + score.city_hall + score.triumphal_arch;
        score.palace = when(Kind::Palace, others / 4);
        score.total = others + score.palace;
        score
    }
}

impl Score {
    /// What a building of that kind brings if the game ended now (SJ-110 to SJ-113).
    pub(super) fn of_building(&self, kind: Kind) -> u16 {
        match kind {
            Kind::GuildHall => self.guild_hall,
            Kind::CityHall => self.city_hall,
            Kind::TriumphalArch => self.triumphal_arch,
            Kind::Palace => self.palace,
            kind => u16::from(kind.vp()),
        }
    }
}

/// What a Triumphal Arch brings for so many monuments (SJ-111).
pub(super) fn arch_points(monuments: usize) -> u16 {
    [0, 4, 6, 8][monuments.min(3)]
}

/// Places and score sheet (SJ-117 to SJ-119, SJ-Q21), once the game is over.
pub(super) fn standing(game: &SanJuan) -> Option<Standing> {
    if game.phase != Phase::Over {
        return None;
    }
    let scores: Vec<Score> = game.players.iter().map(|player| Score::of(player, true)).collect();
    let line = |(key, of): Source, counts: bool| ScoreLine {
        label: Text::of(key),
        values: scores.iter().map(|score| i32::from(of(score))).collect(),
        counts,
    };
    let counted = Score::SOURCES.into_iter().map(|source| line(source, true));
    let lines = counted.chain([line(Score::TIE, false)]).collect();
    let keys: Vec<(u16, u16)> = scores.iter().map(|score| (score.total, score.tie)).collect();
    Some(Standing::ranked(&keys, scores.iter().map(|score| i32::from(score.total)).collect(), lines))
}

#[cfg(test)]
mod tests {
    use super::super::given::given;
    use super::*;
    use crate::rules::Seat;

    /// A finished game of two, with these rows, hands and Chapels added to seats 0 and 1.
    fn finished(rows: [&str; 2], hands: [usize; 2]) -> Standing {
        let at = given(2).row(0, rows[0]).row(1, rows[1]).holding(0, hands[0]).holding(1, hands[1]);
        let mut game = at.game().clone();
        game.phase = Phase::Over;
        standing(&game).unwrap()
    }

    /// SJ-117: printed points of all uncovered buildings first; SJ-84: what is covered brings nothing.
    #[test]
    fn printed_points_of_uncovered_buildings_count() {
        let score = given(2).row(0, "coffee_roaster crane library").score(0);
        assert_eq!((score.printed, score.total), (1 + 2 + 1 + 3, 7));
        let at = given(2).row(0, "hero crane").hand(0, "statue well");
        let before = at.score(0).total;
        let at = at.play(0, "role builder").build(0, "statue hero");
        assert_eq!(at.score(0).total, before - 5 + 3);
    }

    /// SJ-86: 1 point for each card under the Chapel, whatever is printed on it; SJ-87, SJ-E10: 7 cards and the Chapel's
    /// own 2 points are 9.
    #[test]
    fn cards_under_a_chapel_bring_one_each() {
        let score = given(2).row(0, "chapel").chapel(0, "hero hero palace smithy well well tower").score(0);
        assert_eq!((score.chapel, score.total), (7, 1 + 9));
    }

    /// SJ-88: under a covered Chapel the cards still count, the Chapel does not; SJ-Q19: a second Chapel adds to the
    /// same cards.
    #[test]
    fn a_covered_chapel_keeps_its_cards() {
        let at = given(2).row(0, "crane chapel").chapel(0, "well well").hand(0, "tower statue chapel");
        let at = at.play(0, "role builder").build(0, "tower chapel");
        assert_eq!((at.score(0).chapel, at.score(0).printed), (2, 1 + 1 + 2));
        let at = at.next_round();
        assert_ne!(at.game().phase, Phase::Chapel, "with the Chapel covered no card may be added");
    }

    /// SJ-109, SJ-E18: 2 Indigo Plants, a Sugar Mill and a Tobacco Storage with a Guild Hall: 8 points from it.
    #[test]
    fn the_guild_hall_counts_production_buildings() {
        assert_eq!(given(2).row(0, "indigo_plant sugar_mill tobacco_storage guild_hall").score(0).guild_hall, 8);
    }

    /// SJ-110, SJ-E19, SJ-Q2: 1 point for each violet building, itself included: 8 for the eight of the example, not 9.
    #[test]
    fn the_city_hall_counts_violet_buildings() {
        let row = "poor_house aqueduct carpenter chapel quarry library victory_column city_hall";
        assert_eq!(given(2).row(0, row).score(0).city_hall, 8);
    }

    /// SJ-111, SJ-E20: 4, 6 or 8 points for one, two or three monuments, 0 for none; SJ-108: which bring 3, 4 and 5.
    #[test]
    fn the_triumphal_arch_counts_monuments() {
        let arch = |row: &str| given(2).row(0, "triumphal_arch").row(0, row).score(0).triumphal_arch;
        assert_eq!(arch("well tower"), 0);
        assert_eq!(arch("hero"), 4);
        assert_eq!(arch("victory_column statue"), 6);
        assert_eq!(arch("victory_column statue hero"), 8);
        assert_eq!(given(2).row(0, "statue victory_column hero").score(0).printed, 1 + 3 + 4 + 5);
        assert_eq!(given(2).row(0, "statue").score(0).triumphal_arch, 0, "without an Arch");
    }

    /// SJ-112: with a City Hall and a Triumphal Arch monuments count for both.
    #[test]
    fn monuments_count_for_both() {
        let score = given(2).row(0, "statue hero city_hall triumphal_arch").score(0);
        assert_eq!((score.city_hall, score.triumphal_arch), (4, 6));
    }

    /// SJ-113, SJ-E21, SJ-117: the Palace comes last: 34 points without it bring 8 more, 42 in all.
    #[test]
    fn the_palace_counts_every_four_points_of_all_others() {
        let row = "palace hero victory_column statue library chapel silver_smelter silver_smelter";
        let at = given(2).row(0, row).row(0, "coffee_roaster triumphal_arch");
        let score = at.score(0);
        assert_eq!(score.printed + score.chapel + score.triumphal_arch, 34);
        assert_eq!((score.palace, score.total), (8, 42));
    }

    /// SJ-118: most points win.
    #[test]
    fn most_points_win() {
        let standing = finished(["hero", "statue"], [0, 9]);
        assert_eq!((standing.places, standing.scores), (vec![1, 2], vec![6, 4]));
    }

    /// SJ-119, SJ-Q22: of those with the most points, the one with more cards in hand and goods together.
    #[test]
    fn a_tie_goes_to_more_cards_and_goods() {
        let standing = finished(["sugar_mill* statue", "sugar_mill statue"], [2, 2]);
        assert_eq!((&standing.places[..], &standing.scores[..]), (&[1, 2][..], &[5, 5][..]));
        let tie = standing.lines.last().unwrap();
        assert_eq!((tie.values.clone(), tie.counts), (vec![3, 2], false));
        let counted = standing.lines.iter().filter(|line| line.counts).map(|line| line.values[0]).sum::<i32>();
        assert_eq!(counted, standing.scores[0]);
    }

    /// SJ-Q22: cards under a Chapel and covered cards are no cards in hand.
    #[test]
    fn only_hand_and_goods_break_a_tie() {
        let at = given(2).row(0, "chapel coffee_roaster*").chapel(0, "well tower").holding(0, 3);
        assert_eq!(at.score(0).tie, 4);
    }

    /// SJ-Q21: still tied, the victory is shared.
    #[test]
    fn a_full_tie_is_shared() {
        let standing = finished(["statue", "statue"], [2, 2]);
        assert_eq!(standing.places, [1, 1]);
        assert_eq!(standing.winners().collect::<Vec<_>>(), [Seat(0), Seat(1)]);
    }

    /// Before the end there is no result.
    #[test]
    fn a_running_game_has_no_result() {
        assert_eq!(standing(given(2).game()), None);
    }
}

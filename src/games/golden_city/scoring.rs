//! Letters: what the scoring card pays, what somebody has, and who wins (GC-66 to GC-77, GC-83 to GC-91).

use serde::Serialize;

use super::cards::{Bonus, Scored, Scoring, scored};
use super::moves::Rank;
use super::place::{Kind, Place};
use super::places::Places;
use super::sites::{of_land, riverside};
use super::state::{GoldenCity, Phase};
use crate::rules::{ScoreLine, Seat, Standing, Text};

/// Letters for whoever has the good, or a house there (GC-67 to GC-69).
pub(super) const PRESENT: u8 = 2;
/// Letters for being the only one, or the one with most houses, besides (GC-71, GC-72).
const AHEAD: u8 = 2;

/// What the first and the second builder in a district get (GC-61, GC-63).
pub fn district_letters(place: Place, rank: Rank) -> u8 {
    match (place.kind(), rank) {
        (Kind::Outer, Rank::First) => 5,
        (Kind::Outer, Rank::Second) => 3,
        (Kind::Inner, Rank::First) => 10,
        (Kind::Inner, Rank::Second) => 6,
        (Kind::Harbour | Kind::Suburb, _) => 0,
    }
}

/// The rank of whoever builds in a district in which so many have built.
pub fn rank(builders: usize) -> Option<Rank> {
    match builders {
        0 => Some(Rank::First),
        1 => Some(Rank::Second),
        _ => None,
    }
}

/// What a scoring card pays each seat: for its good, and for each of its areas.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Pays {
    /// For the good, by seat.
    pub good: Vec<u8>,
    /// For each area of the card, by seat.
    pub areas: Vec<Vec<u8>>,
}

impl GoldenCity {
    /// What the scoring card of the round pays as things stand.
    pub(super) fn pays(&self) -> Pays {
        let Scored { good, areas, .. } = scored(self.card());
        let owners: Vec<usize> =
            self.players.iter().map(|player| usize::from(player.goods.iter().any(|card| card.shows(*good)))).collect();
        let houses = |places: Places| -> Vec<usize> {
            self.players.iter().map(|player| player.houses.and(places).len()).collect()
        };
        Pays { good: share(&owners), areas: areas.iter().map(|area| share(&houses(area.places()))).collect() }
    }

    /// The cards scored so far: that of the round only once the game is over.
    pub(super) fn scored_cards(&self) -> &[Scoring] {
        let open = usize::from(self.phase != Phase::Over);
        &self.used[..self.used.len().saturating_sub(open)]
    }

    /// How many rivers and quarters have been scored so far.
    pub(super) fn areas_scored(&self) -> usize {
        self.scored_cards().iter().map(|card| scored(*card).areas.len()).sum()
    }

    /// How many things of the seat count for a bonus card.
    fn counted(&self, seat: Seat, bonus: Bonus) -> u16 {
        let player = self.player(seat);
        let houses = |places: Places| player.houses.and(places).len() as u16;
        match bonus {
            Bonus::Goods => player.goods.len() as u16,
            Bonus::Coins => player.coins,
            Bonus::City => houses(Places::CITY),
            Bonus::River => houses(riverside()),
            Bonus::Forest | Bonus::Meadow | Bonus::Mountain | Bonus::Desert => {
                bonus.land().map_or(0, |land| houses(of_land(land)))
            }
        }
    }

    /// What a bonus card would bring the seat now.
    pub(super) fn bonus_letters(&self, seat: Seat, bonus: Bonus) -> u16 {
        bonus.letters() * self.counted(seat, bonus)
    }

    /// What a seat has got in districts.
    fn district_letters(&self, seat: Seat) -> u16 {
        let city = Places::CITY.iter().zip(&self.city);
        let ranks = city.filter_map(|(place, seats)| {
            let at = seats.iter().position(|other| *other == seat)?;
            Some(district_letters(place, rank(at)?))
        });
        ranks.map(u16::from).sum()
    }
}

/// Everybody who has some gets letters, and whoever has more than each other gets more (GC-70 to GC-73).
fn share(counts: &[usize]) -> Vec<u8> {
    let most = counts.iter().copied().max().unwrap_or_default();
    let alone = counts.iter().filter(|count| **count == most).count() == 1;
    let letters = |count: &usize| match *count {
        0 => 0,
        count if count == most && alone => PRESENT + AHEAD,
        _ => PRESENT,
    };
    counts.iter().map(letters).collect()
}

/// A seat's letters by where they come from.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Score {
    /// From building in districts.
    pub districts: u16,
    /// From scoring goods.
    pub goods: u16,
    /// From scoring rivers and quarters.
    pub areas: u16,
    /// From bonus cards: goods, coins, city, river, and lands together.
    pub bonus: [u16; 5],
    /// All together.
    pub total: u16,
    /// Houses in the city, which break a tie (GC-90).
    pub city: u16,
    /// Coins, which break a tie after that.
    pub coins: u16,
}

/// The name of a source of letters, and what there is from it.
type Source = (&'static str, fn(&Score) -> u16);

impl Score {
    /// Everything that adds up to the total.
    pub const SOURCES: [Source; 8] = [
        ("gc-score-districts", |score| score.districts),
        ("gc-score-goods", |score| score.goods),
        ("gc-score-areas", |score| score.areas),
        ("gc-score-bonus-goods", |score| score.bonus[0]),
        ("gc-score-bonus-coins", |score| score.bonus[1]),
        ("gc-score-bonus-city", |score| score.bonus[2]),
        ("gc-score-bonus-river", |score| score.bonus[3]),
        ("gc-score-bonus-land", |score| score.bonus[4]),
    ];

    /// What decides a tie, one after the other.
    pub const TIES: [Source; 2] = [("gc-score-city", |score| score.city), ("gc-score-coins", |score| score.coins)];

    /// What decides who stands before whom, the greatest first: whoever is not lost, then letters, then what decides a tie
    /// (GC-89 to GC-91).
    pub fn rank(&self, lost: bool) -> (bool, u16, [u16; 2]) {
        (!lost, self.total, Score::TIES.map(|(_, of)| of(self)))
    }

    /// A seat's letters, with or without what bonus cards will bring.
    pub(super) fn of(game: &GoldenCity, seat: Seat, bonus: bool) -> Score {
        let player = game.player(seat);
        let mut score = Score {
            districts: game.district_letters(seat),
            goods: player.goods_letters,
            areas: player.area_letters,
            bonus: [0; 5],
            total: 0,
            city: player.houses.and(Places::CITY).len() as u16,
            coins: player.coins,
        };
        for card in player.bonus.iter().filter(|_| bonus) {
            score.bonus[(*card as usize).min(4)] += game.bonus_letters(seat, *card);
        }
        score.total = Score::SOURCES.iter().map(|(_, of)| of(&score)).sum();
        score
    }
}

/// How many houses the longest chain has: those that roads join one to the next.
fn chain(houses: Places) -> i32 {
    let (mut left, mut most) = (houses, 0);
    while let Some(first) = left.iter().next() {
        let mut joined = Places::NONE;
        joined.add(first);
        loop {
            let more = joined.or(joined.near().and(houses));
            if more.len() == joined.len() {
                break;
            }
            joined = more;
        }
        left = left.without(joined);
        most = most.max(joined.len());
    }
    most as i32
}

/// Places and score sheet, once the game is over (GC-83 to GC-91, GC-Q20).
pub(super) fn standing(game: &GoldenCity) -> Option<Standing> {
    if game.phase != Phase::Over {
        return None;
    }
    let scores: Vec<Score> = game.seats_in_order().map(|seat| Score::of(game, seat, true)).collect();
    let line = |(key, of): &Source, counts: bool| ScoreLine {
        label: Text::of(*key),
        values: scores.iter().map(|score| i32::from(of(score))).collect(),
        counts,
    };
    let counted = Score::SOURCES.iter().map(|source| line(source, true));
    let lines = counted.chain(Score::TIES.iter().map(|source| line(source, false))).collect();
    let losers = game.losers();
    let keys: Vec<_> = game.seats_in_order().zip(&scores).map(|(seat, score)| score.rank(losers.has(seat))).collect();
    let totals = scores.iter().map(|score| i32::from(score.total)).collect();
    let feats = game.players.iter().map(|player| chain(player.houses)).collect();
    Some(Standing { losers, feats, ..Standing::ranked(&keys, totals, lines) })
}

#[cfg(test)]
mod tests;

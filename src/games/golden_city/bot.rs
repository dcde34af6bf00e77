//! How good a position looks: letters, what the open scoring card and those to come will bring, and what cards, keys and
//! coins are still good for. By which numbers is said by [`Weights`], in parts of a tenth of a letter.

use super::cards::scored;
use super::held::Terrains;
use super::phases::HAND_LIMIT;
use super::place::{Kind, Place, Reward};
use super::scoring::{Score, district_letters, rank};
use super::state::{GoldenCity, Phase};
use super::terrain::Terrain;
use super::weights::Weights;
use crate::rules::Seat;

/// What having lost by being stuck costs: more than all letters.
const LOST: i32 = 5_000;

/// What a seat may hope for, in tenths of a letter.
pub(super) fn prospects(game: &GoldenCity, seat: Seat, weights: &Weights) -> i32 {
    let score = Score::of(game, seat, true);
    let letters = 10 * i32::from(score.total);
    if game.phase == Phase::Over {
        let lost = if game.losers().has(seat) { LOST } else { 0 };
        return letters + i32::from(score.city.min(9)) - lost;
    }
    let left = rounds_left(game);
    let player = game.player(seat);
    let hand = in_hand(game, seat);
    let places = game.reach(seat).open();
    let worth = |place: Place| place_worth(game, seat, place, left, weights);
    let mut dreams: Vec<i32> = places.iter().map(worth).collect();
    dreams.sort_unstable_by(|a, b| b.cmp(a));
    let outlook: i32 = dreams.iter().take(4).map(|dream| dream + weights.place).sum::<i32>() * left.min(4) / 16;
    let keys = i32::from(player.keys).min(2) * weights.key * left;
    let scorings = weights.scoring * this_round(game, seat) + to_come(game, seat, left, weights);
    let bonus = weights.bonus * left * player.bonus.len() as i32 + promised(game, seat, left, weights);
    let coins = weights.coin * i32::from(player.coins);
    letters + (scorings + cards(hand, left, weights) + keys + bonus + outlook + coins) / weights.grain
}

/// What the seat is about to choose will bring: the best bonus card left, or a goods card.
fn promised(game: &GoldenCity, seat: Seat, left: i32, weights: &Weights) -> i32 {
    let best = || game.bonus.iter().map(|card| game.bonus_letters(seat, *card)).max().unwrap_or_default();
    match game.phase {
        Phase::Bonus if game.turn == seat => weights.promised * i32::from(best()) + weights.bonus * left,
        Phase::Good if game.turn == seat => weights.good * left.min(10),
        _ => 0,
    }
}

/// About how many rounds will still be played, this one included.
fn rounds_left(game: &GoldenCity) -> i32 {
    let houses = game.seats_in_order().map(|seat| game.left(seat)).min().unwrap_or_default();
    (17 - i32::from(game.round())).min(1 + i32::from(houses))
}

/// The cards in hand, and those on which the bidding hand lies.
fn in_hand(game: &GoldenCity, seat: Seat) -> Terrains {
    let pairs = game.pairs.iter().filter(|pair| pair.hand == Some(seat));
    pairs.fold(game.player(seat).hand, |hand, pair| hand.with(pair.cards))
}

/// What cards are worth: the more the better they go together. Those over the limit will have to go.
fn cards(hand: Terrains, left: i32, weights: &Weights) -> i32 {
    let pairs: i32 = hand.kinds().map(|(_, count)| i32::from(count / 2)).sum();
    let coasts = i32::from(hand.count(Terrain::Coast).min(2));
    let kept = hand.len().min(HAND_LIMIT) as i32;
    (weights.card * kept + weights.pair * pairs.min(2) + weights.coast * coasts) * left.min(3) / 3
}

/// How many letters the scoring card of the round would bring the seat now.
fn this_round(game: &GoldenCity, seat: Seat) -> i32 {
    let pays = game.pays();
    let of = |letters: &Vec<u8>| letters.get(seat.index()).copied().map(i32::from).unwrap_or_default();
    of(&pays.good) + pays.areas.iter().map(of).sum::<i32>()
}

/// What the scoring cards to come will bring the seat, as far as it has the goods and houses.
fn to_come(game: &GoldenCity, seat: Seat, left: i32, weights: &Weights) -> i32 {
    let player = game.player(seat);
    let cards = i32::from(17 - game.round().min(16)).max(1);
    let value = |card: u8| {
        let scored = scored(card);
        let good = player.goods.iter().any(|own| own.shows(scored.good));
        let areas = scored.areas.iter().filter(|area| !player.houses.and(area.places()).is_empty()).count();
        weights.to_come * (i32::from(good) + areas as i32)
    };
    game.unused().map(value).sum::<i32>() * (left - 1).max(0) / cards
}

/// What building there would bring.
fn place_worth(game: &GoldenCity, seat: Seat, place: Place, left: i32, weights: &Weights) -> i32 {
    let player = game.player(seat);
    let letters = |rank| weights.letter * i32::from(district_letters(place, rank));
    match (place.kind(), place.reward()) {
        (Kind::Outer, _) => rank(game.builders(place)).map_or(weights.outer, letters),
        (Kind::Inner, _) => {
            let letters = rank(game.builders(place)).map_or(0, letters);
            if player.keys > 0 { letters } else { letters * weights.locked / 60 }
        }
        (_, Some(Reward::Coin)) => weights.one_coin,
        (_, Some(Reward::Coins)) => weights.coins,
        (_, Some(Reward::Terrain)) => weights.terrain,
        (_, Some(Reward::Key)) if game.keys > 0 => weights.key_place * left.min(6),
        (_, Some(Reward::Bonus)) if !game.bonus.is_empty() => weights.bonus_place,
        (_, Some(Reward::Good)) => weights.good_place * left.min(10),
        _ => 0,
    }
}

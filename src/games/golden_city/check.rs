//! Whether a position can exist: what a position made by hand must satisfy, so that no rule meets what it cannot
//! handle, and nobody is shown what no game could have come to.

mod bids;
mod brought;

use super::cards::{Bonus, GoodsCard, PAIRINGS, SCORINGS, Scoring, goods_cards, key_cards, scored, terrain_cards};
use super::phases::{GOODS_LIMIT, HAND_LIMIT, surplus};
use super::place::{Place, Reward};
use super::places::Places;
use super::setup::{COINS, OPEN_GOODS};
use super::state::{GoldenCity, Phase, houses_each};
use super::terrain::{TERRAINS, Terrain};
use crate::rules::{Census, Checked, Seat, must};

/// The first field that cannot be as it is: what no rule could handle, then what no play could have brought.
pub(super) fn check(game: &GoldenCity) -> Checked {
    sound(game)?;
    brought::check(game)?;
    bids::check(game)
}

/// The first field in which things contradict each other. Tests of single rules lay out positions that go so far and no
/// further: what they need, without a game that could have led there.
pub(super) fn sound(game: &GoldenCity) -> Checked {
    must((3..=4).contains(&game.players.len()), "players", "three or four can play")?;
    let seated = |seat: &Seat| seat.0 < game.count();
    must(seated(&game.start), "start", "no such seat")?;
    must(seated(&game.turn), "turn", "no such seat")?;
    must(game.city.iter().flatten().all(seated), "city", "no such seat")?;
    used(game)?;
    terrain(game)?;
    pairs(game)?;
    goods(game)?;
    keys_and_bonus(game)?;
    houses(game)?;
    game.seats_in_order().try_for_each(|seat| gains(game, seat))?;
    hands(game)?;
    turn(game)?;
    end(game)
}

/// Scoring cards come by their backs, all of one before the first of the next, and each once (GC-7).
fn used(game: &GoldenCity) -> Checked {
    let used = &game.used;
    must((1..=SCORINGS).contains(&used.len()), "used", "there are sixteen scoring cards, and one lies open")?;
    let known = used.iter().all(|card| usize::from(*card) < SCORINGS);
    let once = (1..used.len()).all(|at| !used[..at].contains(&used[at]));
    must(known && once, "used", "each scoring card is there once")?;
    let mut backs: Vec<u8> = (0..SCORINGS as Scoring).map(|card| scored(card).back).collect();
    backs.sort_unstable();
    let in_order = used.iter().zip(backs).all(|(card, back)| scored(*card).back == back);
    must(in_order, "used", "all with back 1 come first, then all with back 2, then those with back 3")
}

/// All 50 terrain cards are somewhere, and none twice.
fn terrain(game: &GoldenCity) -> Checked {
    let hands = game.players.iter().map(|player| player.hand).chain(game.pairs.iter().map(|pair| pair.cards));
    let held = hands.flat_map(|cards| cards.iter().map(|kind| kind as usize).collect::<Vec<_>>());
    let census = Census::<TERRAINS>::default().bag(&game.draw).bag(&game.discard).each(held);
    let printed = terrain_cards();
    census.complete("draw", |kind| printed[kind].into(), |kind| format!("cards {}", Terrain::ALL[kind]))
}

/// As many pairs as players lie out while they are bid for, and only then; nobody has two hands (GC-16, GC-27).
fn pairs(game: &GoldenCity) -> Checked {
    let bidding = game.phase == Phase::Bid;
    let expected = if bidding { game.players.len() } else { 0 };
    must(game.pairs.len() == expected, "pairs", "as many as players while bidding, none at other times")?;
    must(game.pairs.iter().all(|pair| pair.cards.len() <= 2), "pairs", "a pair has two cards")?;
    let hands: Vec<Seat> = game.pairs.iter().filter_map(|pair| pair.hand).collect();
    let once = (0..hands.len()).all(|at| hands[at].0 < game.count() && !hands[..at].contains(&hands[at]));
    must(once, "pairs.hand", "each player has one hand")?;
    must(!bidding || !hands.contains(&game.turn), "turn", "this seat has bid")
}

/// All goods cards are somewhere, three lie open while there are some, and nobody has too many (GC-59, GC-60).
fn goods(game: &GoldenCity) -> Checked {
    let owned = game.players.iter().flat_map(|player| &player.goods);
    let seen = owned.chain(&game.goods).chain(&game.goods_gone).map(|card| card.index());
    let (census, printed) = (Census::<PAIRINGS>::default().bag(&game.goods_pile).each(seen), goods_cards());
    census.complete(
        "goods_pile",
        |card| printed[card].into(),
        |card| format!("goods cards {}", GoodsCard::nth(card)),
    )?;
    let open = game.goods.len();
    let full = open == OPEN_GOODS || open < OPEN_GOODS && game.goods_pile.is_empty();
    must(full, "goods", "three lie open, as long as there are some")?;
    game.seats_in_order().try_for_each(|seat| {
        let most = GOODS_LIMIT + usize::from(game.phase == Phase::Return && game.turn == seat);
        let count = game.player(seat).goods.len();
        let right = count <= most && (most == GOODS_LIMIT || count == most);
        must(right, "players.goods", "four at most, five only to give one up")
    })
}

/// Every key and bonus card is somewhere; a key has left the game for each house in an inner district (GC-46, GC-51).
fn keys_and_bonus(game: &GoldenCity) -> Checked {
    let held: u32 = game.players.iter().map(|player| u32::from(player.keys)).sum();
    let all = held + u32::from(game.keys) + u32::from(game.keys_gone);
    must(all == u32::from(key_cards()), "keys", "all key cards are there once")?;
    let inner: usize = game.players.iter().map(|player| player.houses.and(Places::INNER).len()).sum();
    must(inner == usize::from(game.keys_gone), "keys_gone", "one for each house in an inner district")?;
    let owned = game.players.iter().map(|player| &player.bonus).chain([&game.bonus]);
    must(owned.clone().all(|cards| cards.is_sorted()), "bonus", "bonus cards are sorted")?;
    let mut all: Vec<Bonus> = owned.flatten().copied().collect();
    all.sort_unstable();
    must(all == Bonus::ALL, "bonus", "each bonus card is there once")
}

/// One house a harbour and suburb, one of each player a district; every house is connected to an own harbour over own
/// houses, and nobody has too many (GC-36 to GC-39).
fn houses(game: &GoldenCity) -> Checked {
    let mut taken = Places::NONE;
    for player in &game.players {
        let own = player.houses;
        must(own.len() <= usize::from(houses_each(game.count())), "players.houses", "too many houses")?;
        must(own.and(taken).and(Places::SINGLE).is_empty(), "players.houses", "one house a harbour and suburb")?;
        taken = taken.or(own);
        let mut joined = own.and(Places::HARBOURS);
        while !joined.near().and(own).without(joined).is_empty() {
            joined = joined.or(joined.near().and(own));
        }
        must(joined == own, "players.houses", "every house is connected to an own harbour")?;
    }
    for (place, builders) in Places::CITY.iter().zip(&game.city) {
        let stands = |seat: &Seat| game.player(*seat).houses.has(place);
        let once = (1..builders.len()).all(|at| !builders[..at].contains(&builders[at]));
        let all = game.seats_in_order().filter(stands).count() == builders.len();
        must(once && all && builders.iter().all(stands), "city", "who has built where, each once")?;
    }
    Ok(())
}

/// Nobody has more coins or letters than there were to be had.
fn gains(game: &GoldenCity, seat: Seat) -> Checked {
    let player = game.player(seat);
    let first = |place: Place| place.district().and_then(|at| game.city[at].first()) == Some(&seat);
    let coins = |place: Place| match place.reward() {
        Some(Reward::Coin) => 1,
        Some(Reward::Coins) => 2,
        _ => u16::from(place.coin() && first(place)),
    };
    let most = COINS + player.houses.iter().map(coins).sum::<u16>();
    must(player.coins <= most, "players.coins", "more than were to be had")?;
    let fair = |letters: u16, scorings: usize| letters.is_multiple_of(2) && usize::from(letters) <= 4 * scorings;
    let scored = game.scored_cards();
    must(fair(player.goods_letters, scored.len()), "players.goods_letters", "2 or 4 a round")?;
    must(fair(player.area_letters, game.areas_scored()), "players.area_letters", "2 or 4 a round")
}

/// The most cards in hand: five, with the pair won seven, which no house makes more (GC-33, GC-Q14).
fn hands(game: &GoldenCity) -> Checked {
    let to_act: Vec<Seat> = match game.phase {
        Phase::Bid | Phase::Over => Vec::new(),
        _ => game.order().skip_while(|seat| *seat != game.turn).collect(),
    };
    game.seats_in_order().try_for_each(|seat| {
        let most = if to_act.contains(&seat) { HAND_LIMIT + 2 } else { HAND_LIMIT };
        must(game.player(seat).hand.len() <= most, "players.hand", "too many cards")
    })
}

/// What the seat whose turn it is can be asked.
fn turn(game: &GoldenCity) -> Checked {
    let right = match game.phase {
        Phase::Bid | Phase::Over => true,
        Phase::Build => game.built < 2 && !game.possible(game.turn).is_empty(),
        Phase::Good => !(game.goods.is_empty() && game.goods_pile.is_empty()),
        Phase::Return => true,
        Phase::Bonus => !game.bonus.is_empty(),
        Phase::Discard => surplus(game.player(game.turn).hand) > 0,
    };
    must(right, "phase", "there is nothing to decide")?;
    let built = match game.phase {
        Phase::Bid | Phase::Over => game.built == 0,
        Phase::Good | Phase::Return | Phase::Bonus => (1..=2).contains(&game.built),
        Phase::Build | Phase::Discard => game.built <= 2,
    };
    let stand = usize::from(game.built) <= game.player(game.turn).houses.len();
    must(built && stand, "built", "at most two houses a turn, and one before its reward")
}

/// The game is over when it must be, and not before (GC-80 to GC-82).
fn end(game: &GoldenCity) -> Checked {
    let ends = game.seats_in_order().any(|seat| game.left(seat) == 0 || game.is_stuck(seat));
    match game.phase {
        Phase::Over => must(ends || game.used.len() == SCORINGS, "phase", "the game has not ended"),
        Phase::Bid => must(!ends, "phase", "the game has ended"),
        _ => Ok(()),
    }
}

#[cfg(test)]
mod reached;
#[cfg(test)]
mod tests;

//! What play can have brought: nobody has more, or less, than turns, houses and scoring cards can have given.

use super::super::cards::{Good, scored, terrain_cards};
use super::super::phases::{GOODS_LIMIT, HAND_LIMIT};
use super::super::place::{Area, Kind, Reward};
use super::super::places::Places;
use super::super::reach::cost;
use super::super::state::{GoldenCity, Phase};
use super::super::terrain::Terrain;
use crate::rules::{Checked, Seat, must};

/// The most houses of a turn (GC-31).
const A_TURN: usize = 2;
/// Terrain cards in hand at the start (GC-4), and in a pair (GC-16).
const DEALT: usize = 2;

/// What the places of a seat's houses have brought it, or would have, had there been any left.
#[derive(Default)]
pub(super) struct Brought {
    /// Coins.
    pub(super) coins: u16,
    /// Terrain cards.
    terrain: usize,
    /// Keys.
    keys: usize,
    /// Bonus cards.
    bonus: usize,
    /// Goods cards.
    goods: usize,
}

/// What the houses of a seat have brought.
pub(super) fn brought(game: &GoldenCity, seat: Seat) -> Brought {
    let mut all = Brought::default();
    for place in game.player(seat).houses.iter() {
        let first = place.district().and_then(|at| game.city[at].first()) == Some(&seat);
        match place.reward() {
            Some(Reward::Coin) => all.coins += 1,
            Some(Reward::Coins) => all.coins += 2,
            Some(Reward::Terrain) => all.terrain += 1,
            Some(Reward::Key) => all.keys += 1,
            Some(Reward::Bonus) => all.bonus += 1,
            Some(Reward::Good) => all.goods += 1,
            None => {
                all.coins += u16::from(place.coin() && first);
                all.terrain += usize::from(place.kind() == Kind::Inner && first);
            }
        }
    }
    // What the house just built brings is still to be taken.
    if game.turn == seat && game.phase == Phase::Bonus {
        all.bonus = all.bonus.saturating_sub(1);
    }
    if game.turn == seat && game.phase == Phase::Good {
        all.goods = all.goods.saturating_sub(1);
    }
    all
}

/// What so many displacings cost together.
pub(super) fn triangle(times: u8) -> usize {
    let times = usize::from(times);
    times * (times + 1) / 2
}

/// Whether so many rounds of displacing can have cost this much; three can have cost anything.
pub(super) fn is_sum_of_triangles(coins: usize, rounds: usize) -> bool {
    match rounds {
        0 => coins == 0,
        1 | 2 => (0..=u8::MAX)
            .map(triangle)
            .take_while(|cost| *cost <= coins)
            .any(|cost| is_sum_of_triangles(coins - cost, rounds - 1)),
        _ => true,
    }
}

impl GoldenCity {
    /// Whether the seat has had its turn of building in this round.
    fn has_built(&self, seat: Seat) -> bool {
        match self.phase {
            Phase::Bid => false,
            Phase::Over => true,
            _ => self.order().take_while(|other| *other != self.turn).any(|other| other == seat),
        }
    }

    /// How many pairs a seat has taken.
    fn pairs_taken(&self) -> usize {
        self.used.len() - usize::from(self.phase == Phase::Bid)
    }

    /// In how many scorings of goods, and of rivers and quarters, the seat can have got letters. Houses stay where they
    /// are, and so do goods cards as long as none was given up.
    pub(in super::super) fn scorings_of(&self, seat: Seat) -> (usize, usize) {
        let (player, cards) = (self.player(seat), self.scored_cards().iter().map(|card| scored(*card)));
        let gave_up = brought(self, seat).goods > GOODS_LIMIT;
        let had = |good: Good| gave_up || player.goods.iter().any(|card| card.shows(good));
        let areas = cards.clone().flat_map(|card| &card.areas);
        let there = |area: &&Area| !player.houses.and(area.places()).is_empty();
        (cards.filter(|card| had(card.good)).count(), areas.filter(there).count())
    }

    /// Whether the coast card of the start must still be in the hand: nothing was paid, and nothing discarded (GC-3).
    pub(in super::super) fn keeps_first_card(&self, seat: Seat) -> bool {
        self.player(seat).houses.is_empty() && DEALT + DEALT * self.pairs_taken() <= HAND_LIMIT
    }
}

/// The first field that no play can have brought about.
pub(super) fn check(game: &GoldenCity) -> Checked {
    game.seats_in_order().try_for_each(|seat| {
        houses(game, seat)?;
        hand(game, seat)?;
        cards(game, seat)?;
        letters(game, seat)
    })?;
    must(game.pairs.iter().all(|pair| pair.cards.len() == DEALT), "pairs", "a pair has two cards")?;
    discards(game)?;
    goods_gone(game)?;
    turn(game)
}

/// Two houses a turn at most.
fn houses(game: &GoldenCity, seat: Seat) -> Checked {
    let turns = game.used.len() - usize::from(!game.has_built(seat));
    let now = if seat == game.turn && !game.has_built(seat) { usize::from(game.built) } else { 0 };
    must(game.player(seat).houses.len() <= A_TURN * turns + now, "players.houses", "more than there were turns for")
}

/// All terrain cards that a seat has got.
fn got(game: &GoldenCity, seat: Seat) -> usize {
    DEALT + DEALT * game.pairs_taken() + brought(game, seat).terrain
}

/// What a seat has got and not paid it still has, but for what was over the limit. A house costs its price at least, and
/// twice as much at most, where others stand for every card (GC-47).
fn hand(game: &GoldenCity, seat: Seat) -> Checked {
    let player = game.player(seat);
    let (hand, got) = (player.hand.len(), got(game, seat));
    let least: usize = player.houses.iter().map(|place| usize::from(cost(place).1)).sum();
    must(hand + least <= got, "players.hand", "more cards than were to be had")?;
    must(hand + 2 * least >= got.min(HAND_LIMIT), "players.hand", "fewer cards than must be left")?;
    let fresh = game.phase != Phase::Bid && !game.has_built(seat) && (seat != game.turn || game.built == 0);
    must(!fresh || hand >= DEALT, "players.hand", "the pair just taken is in it")?;
    let coast = !game.keeps_first_card(seat) || player.hand.count(Terrain::Coast) > 0;
    must(coast, "players.hand", "the coast card of the start is in it")
}

/// Keys, bonus and goods cards come from houses alone, and from each house while there are any left.
fn cards(game: &GoldenCity, seat: Seat) -> Checked {
    let (player, from) = (game.player(seat), brought(game, seat));
    let right = |got: usize, brought: usize, left: bool| if left { got == brought } else { got <= brought };
    let keys = usize::from(player.keys) + player.houses.and(Places::INNER).len();
    must(right(keys, from.keys, game.keys > 0), "players.keys", "one for each house that brought one")?;
    let bonus = right(player.bonus.len(), from.bonus, !game.bonus.is_empty());
    must(bonus, "players.bonus", "one for each house that brought one")?;
    let returns = game.phase == Phase::Return && game.turn == seat;
    let limit = GOODS_LIMIT + usize::from(returns);
    let goods = right(player.goods.len(), from.goods.min(limit), returns || goods_left(game));
    must(goods, "players.goods", "one for each house that brought one, up to the limit")
}

fn goods_left(game: &GoldenCity) -> bool {
    !(game.goods.is_empty() && game.goods_pile.is_empty())
}

/// Goods cards have left the game as fifth cards, and for nothing else (GC-60).
fn goods_gone(game: &GoldenCity) -> Checked {
    let fifths = |seat: Seat| brought(game, seat).goods.saturating_sub(GOODS_LIMIT);
    let fifths: usize = game.seats_in_order().map(fifths).sum();
    let gone = game.goods_gone.len() + usize::from(game.phase == Phase::Return);
    let right = if goods_left(game) { gone == fifths } else { gone <= fifths };
    must(right, "goods_gone", "one for each fifth goods card")
}

/// Letters come from scorings of what somebody has.
fn letters(game: &GoldenCity, seat: Seat) -> Checked {
    let player = game.player(seat);
    let fair = |letters: u16, scorings: usize| usize::from(letters) <= 4 * scorings;
    let (goods, areas) = game.scorings_of(seat);
    must(fair(player.goods_letters, goods), "players.goods_letters", "more than the goods can have brought")?;
    must(fair(player.area_letters, areas), "players.area_letters", "more than the houses can have brought")
}

/// The discards are what left the hands since they last became the draw pile; before the draw pile was used up once,
/// that is all of it (GC-18, GC-50).
fn discards(game: &GoldenCity) -> Checked {
    let left: usize = game.seats_in_order().map(|seat| got(game, seat) - game.player(seat).hand.len()).sum();
    let seats = game.players.len();
    let rewards: usize = game.seats_in_order().map(|seat| brought(game, seat).terrain).sum();
    let drawn = seats + DEALT * seats * game.used.len() + rewards;
    let pile = terrain_cards().iter().map(|count| usize::from(*count)).sum::<usize>() - seats;
    let discards = game.discard.len();
    let right = if drawn <= pile { discards == left } else { discards < left };
    must(right, "discard", "what left the hands since the pile was used up")
}

/// Whose turn it is has not long finished, and the round began with a game that went on.
fn turn(game: &GoldenCity) -> Checked {
    let last = game.order().last() == Some(game.turn);
    must(game.phase != Phase::Over || last, "turn", "the last to build was the last to have a turn")?;
    let brings = |wanted: Reward| game.player(game.turn).houses.iter().any(|place| place.reward() == Some(wanted));
    let due = match game.phase {
        Phase::Good => brings(Reward::Good),
        Phase::Bonus => brings(Reward::Bonus),
        _ => true,
    };
    must(due, "phase", "no house brings that")?;
    let to_come = |seat: &Seat| !game.has_built(*seat) && (*seat != game.turn || game.built == 0);
    let ended = game.seats_in_order().filter(to_come).any(|seat| game.left(seat) == 0);
    must(game.phase == Phase::Over || !ended, "phase", "the game has ended")?;
    let untouched = game.phase != Phase::Over && game.turn == game.start && game.built == 0;
    let stuck = untouched && game.seats_in_order().any(|seat| game.is_stuck(seat));
    must(!stuck, "phase", "the game has ended")
}

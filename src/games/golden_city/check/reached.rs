//! Positions in which nothing contradicts anything else, and to which no game can have led; and that whatever is accepted
//! stays acceptable.

use super::super::cards::GoodsCard;
use super::super::given::{cards, dealt};
use super::super::held::Terrains;
use super::super::setup::{Letters, Options};
use super::super::state::Pair;
use super::*;
use crate::rules::{Chance, Dice, Questions, Rules, Seed, wander};

/// A game played at random as far as is wanted.
fn reached(seats: u8, wanted: impl Fn(&GoldenCity) -> bool) -> GoldenCity {
    for seed in 0..400 {
        let mut chance = Dice::for_step(Seed::from_number(seed), 0);
        let mut game = GoldenCity::setup(&Options::default(), seats, None, &mut chance).unwrap();
        while let Some(seat) = game.awaiting().first() {
            if wanted(&game) {
                return game;
            }
            step(&mut game, seat, &mut chance);
        }
        if wanted(&game) {
            return game;
        }
    }
    panic!("no game comes to that")
}

fn step(game: &mut GoldenCity, seat: Seat, chance: &mut Dice) {
    let (_, mv) = wander(&*game, seat, chance).unwrap();
    game.apply(seat, &mv, chance);
}

/// The field at fault after a change of a position that contradicts nothing.
fn fault(game: &GoldenCity, change: impl FnOnce(&mut GoldenCity)) -> String {
    let mut changed = game.clone();
    assert_eq!(changed.check(), Ok(()));
    change(&mut changed);
    assert_eq!(sound(&changed), Ok(()), "more than unreachable");
    changed.check().err().map(|fault| fault.field).unwrap_or_default()
}

fn kind_in(game: &GoldenCity, wanted: impl Fn(Terrain) -> bool) -> Terrain {
    *Terrain::ALL.iter().find(|kind| wanted(**kind) && game.draw.count(**kind as usize) > 0).unwrap()
}

/// GC-3, GC-4, GC-16: two cards in hand, one of them a coast, two in each pair, and nothing discarded.
#[test]
fn the_first_round_begins_as_it_was_dealt() {
    let game = dealt(3, Letters::Secret, 7);
    let seat = game.start.index();
    let more = |game: &mut GoldenCity| {
        let kind = kind_in(game, |_| true);
        assert!(game.draw.take(kind as usize));
        game.players[seat].hand.put(kind);
    };
    assert_eq!(fault(&game, more), "players.hand");
    let fewer = |game: &mut GoldenCity| {
        game.players[seat].hand.iter().for_each(|kind| game.draw.put(kind as usize));
        game.players[seat].hand = Terrains::default();
    };
    assert_eq!(fault(&game, fewer), "players.hand");
    let inland = |game: &mut GoldenCity| {
        game.players[seat].hand.iter().for_each(|kind| game.draw.put(kind as usize));
        let kind = kind_in(game, |kind| kind != Terrain::Coast && game.draw.count(kind as usize) > 1);
        assert!(game.draw.take(kind as usize) && game.draw.take(kind as usize));
        game.players[seat].hand = Terrains::of(kind, 2);
    };
    assert_eq!(fault(&game, inland), "players.hand");
    let single = |game: &mut GoldenCity| {
        let cards = game.pairs[0].cards;
        let first = cards.iter().next().unwrap();
        game.pairs[0].cards = Terrains::of(first, 1);
        cards.without(Terrains::of(first, 1)).unwrap().iter().for_each(|kind| game.draw.put(kind as usize));
    };
    assert_eq!(fault(&game, single), "pairs");
    let discarded = |game: &mut GoldenCity| {
        let kind = kind_in(game, |_| true);
        assert!(game.draw.take(kind as usize));
        game.discard.put(kind as usize);
    };
    assert_eq!(fault(&game, discarded), "discard");
    assert_eq!(fault(&game, |game| game.players[0].coins = 2), "players.coins");
    assert_eq!(fault(&game, |game| game.displaced = 1), "displaced");
    assert_eq!(fault(&game, |game| game.turn = game.start.after(1, 3)), "displaced");
}

/// GC-19 to GC-26: hands lie where bids can have put them, displacing was paid for by somebody who can have displaced, and
/// the turn is that of the next without a hand.
#[test]
fn hands_lie_where_bids_can_have_put_them() {
    let game = dealt(3, Letters::Secret, 7);
    let [a, b, c] = [0, 1, 2].map(|steps| game.start.after(steps, 3));
    let lay = |hands: [Option<Seat>; 3], turn: Seat, displaced: u8, coins: [u16; 3]| {
        move |game: &mut GoldenCity| {
            game.pairs.iter_mut().zip(hands).for_each(|(pair, hand)| pair.hand = hand);
            (game.turn, game.displaced) = (turn, displaced);
            [a, b, c].iter().zip(coins).for_each(|(seat, coins)| game.player_mut(*seat).coins = coins);
        }
    };
    assert_eq!(fault(&game, lay([None, Some(a), None], b, 0, [3, 3, 3])), "");
    assert_eq!(fault(&game, lay([Some(b), Some(a), None], c, 0, [3, 3, 3])), "");
    assert_eq!(fault(&game, lay([Some(b), None, None], c, 0, [3, 3, 3])), "displaced", "nobody skipped the first");
    assert_eq!(fault(&game, lay([Some(a), None, None], c, 0, [3, 3, 3])), "displaced", "the second is next");
    assert_eq!(fault(&game, lay([Some(b), None, None], c, 1, [3, 2, 3])), "", "the second displaced the first");
    assert_eq!(fault(&game, lay([Some(b), None, None], c, 1, [2, 3, 3])), "displaced", "the first cannot have paid");
    assert_eq!(fault(&game, lay([Some(b), None, None], c, 1, [3, 3, 3])), "displaced", "nobody paid");
    assert_eq!(fault(&game, lay([Some(b), None, Some(c)], a, 1, [3, 3, 2])), "", "the third displaced the first");
    assert_eq!(fault(&game, lay([None, None, Some(c)], a, 2, [3, 2, 1])), "", "one after the other");
    assert_eq!(fault(&game, lay([None, None, Some(c)], a, 2, [3, 1, 2])), "displaced", "the second paid 1, not 2");
    assert_eq!(fault(&game, lay([Some(a), None, None], b, 3, [0, 2, 1])), "");
    assert_eq!(fault(&game, lay([Some(a), None, None], b, 0, [3, 3, 0])), "players.coins", "for nothing");
}

/// GC-31, GC-56 to GC-60: houses take turns; keys, bonus and goods cards take houses.
#[test]
fn cards_and_houses_come_from_somewhere() {
    let game =
        reached(3, |game| game.used.len() == 6 && game.phase == Phase::Bid && game.keys > 1 && game.bonus.len() > 1);
    assert_eq!(
        fault(&game, |game| (game.keys, game.players[1].keys) = (game.keys - 1, game.players[1].keys + 1)),
        "players.keys"
    );
    let bonus = |game: &mut GoldenCity| {
        let card = game.bonus.remove(0);
        game.players[2].bonus.push(card);
        game.players[2].bonus.sort_unstable();
    };
    assert_eq!(fault(&game, bonus), "players.bonus");
    let good = reached(4, |game| game.goods_pile.len() > 1 && game.phase == Phase::Bid && game.used.len() == 5);
    let take =
        |game: &mut GoldenCity| (0..PAIRINGS).find(|kind| game.goods_pile.take(*kind)).map(GoodsCard::nth).unwrap();
    let more = |game: &mut GoldenCity| {
        let card = take(game);
        game.players[0].goods.push(card);
    };
    assert_eq!(fault(&good, more), "players.goods");
    let gone = |game: &mut GoldenCity| {
        let card = take(game);
        game.goods_gone.push(card);
    };
    assert_eq!(fault(&good, gone), "goods_gone");
    let early = |game: &mut GoldenCity| {
        game.used.truncate(2);
        game.players.iter_mut().for_each(|player| (player.goods_letters, player.area_letters) = (0, 0));
    };
    let many = reached(3, |game| game.used.len() == 8 && game.phase == Phase::Bid && game.players[0].houses.len() > 4);
    assert!(fault(&many, early).starts_with("players."), "more houses than turns");
}

/// GC-68, GC-69: letters for rivers and quarters go to whoever has a house there.
#[test]
fn letters_come_from_what_somebody_has() {
    let none = |game: &GoldenCity| game.seats_in_order().find(|seat| game.scorings_of(*seat).1 == 0);
    let game = reached(4, |game| game.used.len() == 6 && game.phase == Phase::Bid && none(game).is_some());
    let seat = none(&game).unwrap();
    assert_eq!(fault(&game, |game| game.player_mut(seat).area_letters = 2), "players.area_letters");
}

/// GC-80, GC-81: the game ends with the turn of the last to build.
#[test]
fn the_end_comes_after_the_last_turn() {
    let game = reached(3, |game| game.phase == Phase::Over);
    assert_eq!(fault(&game, |game| game.turn = game.start), "turn");
}

/// Moves something about, or changes a number, as whoever makes a position by hand might.
fn disturb(game: &mut GoldenCity, dice: &mut Dice) {
    let seat = usize::from(dice.below(u32::from(game.count())) as u8);
    let kind = dice.below(TERRAINS as u32) as usize;
    let up = dice.below(2) == 0;
    let by = |n: u16| if up { n + 1 } else { n.saturating_sub(1) };
    match dice.below(22) {
        0 if game.draw.take(kind) => game.discard.put(kind),
        1 if game.discard.take(kind) => game.draw.put(kind),
        2 if game.draw.take(kind) => game.players[seat].hand.put(Terrain::nth(kind)),
        3 => {
            if let Some(less) = game.players[seat].hand.without(Terrains::of(Terrain::nth(kind), 1)) {
                game.players[seat].hand = less;
                game.discard.put(kind);
            }
        }
        4 => game.players[seat].coins = by(game.players[seat].coins),
        5 => game.displaced = by(game.displaced.into()) as u8,
        6 => game.start = Seat(seat as u8),
        7 => game.turn = Seat(seat as u8),
        8 => game.built = by(game.built.into()) as u8,
        9 => game.players[seat].goods_letters = by(by(game.players[seat].goods_letters)),
        10 => game.players[seat].area_letters = by(by(game.players[seat].area_letters)),
        11 if up => game.used.truncate(game.used.len().saturating_sub(1).max(1)),
        11 => game.used.extend((0..SCORINGS as Scoring).find(|card| !game.used.contains(card))),
        12 if game.keys > 0 => (game.keys, game.players[seat].keys) = (game.keys - 1, game.players[seat].keys + 1),
        13 if game.players[seat].keys > 0 => {
            (game.keys, game.players[seat].keys) = (game.keys + 1, game.players[seat].keys - 1);
        }
        14 if !game.bonus.is_empty() => {
            let card = game.bonus.remove(0);
            game.players[seat].bonus.push(card);
            game.players[seat].bonus.sort_unstable();
        }
        15 => {
            if let Some(card) = game.players[seat].goods.pop() {
                game.goods_pile.put(card.index());
            }
        }
        16 => {
            if let Some(card) = (0..PAIRINGS).find(|kind| game.goods_pile.take(*kind)) {
                if up {
                    game.players[seat].goods.push(GoodsCard::nth(card))
                } else {
                    game.goods_gone.push(GoodsCard::nth(card))
                }
            }
        }
        17 => {
            let place = Place::nth(dice.below(58) as usize);
            game.players[seat].houses.add(place);
            if let Some(district) = place.district().filter(|at| !game.city[*at].contains(&Seat(seat as u8))) {
                game.city[district].push(Seat(seat as u8));
            }
        }
        18 => {
            let phases =
                [Phase::Bid, Phase::Build, Phase::Good, Phase::Return, Phase::Bonus, Phase::Discard, Phase::Over];
            game.phase = phases[dice.below(7) as usize];
        }
        19 => game.pairs.iter_mut().take(1 + seat).for_each(|pair| pair.hand = up.then_some(Seat(seat as u8))),
        20 if game.pairs.is_empty() => {
            game.phase = Phase::Bid;
            game.pairs = vec![Pair { cards: cards(""), hand: None }; game.players.len()];
        }
        21 => game.city.iter_mut().for_each(|seats| seats.reverse()),
        _ => {}
    }
}

/// Whatever is accepted, reached by play or changed by hand, is acceptable after any legal move, to the end of the game.
#[test]
fn what_is_accepted_stays_acceptable() {
    let mut accepted = 0;
    for seed in 0..60 {
        let mut dice = Dice::for_step(Seed::from_number(seed), 0);
        let mut game = GoldenCity::setup(&Options::default(), 3 + seed as u8 % 2, None, &mut dice).unwrap();
        for _ in 0..dice.below(180) {
            let Some(seat) = game.awaiting().first() else { break };
            step(&mut game, seat, &mut dice);
        }
        for _ in 0..40 {
            let mut other = game.clone();
            (0..=dice.below(3)).for_each(|_| disturb(&mut other, &mut dice));
            if other == game || other.check().is_err() {
                continue;
            }
            accepted += 1;
            let first = other.clone();
            while let Some(seat) = other.awaiting().first() {
                step(&mut other, seat, &mut dice);
                assert_eq!(other.check(), Ok(()), "{first:?} led to {other:?}");
            }
        }
    }
    assert!(accepted > 50, "{accepted} positions say too little");
}

//! The start of a game (GC-1 to GC-9).

use serde::{Deserialize, Serialize};

use super::cards::{Bonus, goods_cards, key_cards, terrain_cards};
use super::held::Terrains;
use super::moves::Course;
use super::place::DISTRICTS;
use super::state::{GoldenCity, Phase, Player};
use super::terrain::Terrain;
use crate::rules::{Bag, Chance, Refusal, Seat, Setting};

/// What a table can decide before it starts.
pub const SETTINGS: &[Setting] = &[Setting { name: "letters", values: &["secret", "open"] }];

/// The settings of a table.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// Who sees how many letters somebody has.
    pub letters: Letters,
}

/// Who sees how many letters somebody has.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Letters {
    /// Their owner (GC-77, GC-D12).
    #[default]
    Secret,
    /// Everybody (GC-Q6).
    Open,
}

/// Coins at the start (GC-2).
pub(super) const COINS: u16 = 3;
/// Goods cards that lie open (GC-5).
pub(super) const OPEN_GOODS: usize = 3;

/// A new game: the start player is named or drawn by lot (GC-Q31), everybody has coins, a coast card and another terrain card,
/// and the first round begins.
pub(super) fn setup(
    options: &Options,
    seats: u8,
    first: Option<Seat>,
    chance: &mut dyn Chance,
) -> Result<GoldenCity, Refusal> {
    if !(3..=4).contains(&seats) {
        return Err(Refusal::of("gc-refuse-seats"));
    }
    let mut draw = Bag::of(terrain_cards());
    let mut players = Vec::new();
    for _ in 0..seats {
        draw.take(Terrain::Coast as usize);
        players.push(Player { hand: Terrains::of(Terrain::Coast, 1), coins: COINS, ..Player::default() });
    }
    let mut game = GoldenCity {
        open_letters: options.letters == Letters::Open,
        start: Seat(0),
        phase: Phase::Bid,
        turn: Seat(0),
        built: 0,
        displaced: 0,
        pairs: Vec::new(),
        used: Vec::new(),
        draw,
        discard: Bag::default(),
        goods: Vec::new(),
        goods_pile: Bag::of(goods_cards()),
        goods_gone: Vec::new(),
        keys: key_cards(),
        keys_gone: 0,
        bonus: Bonus::ALL.to_vec(),
        city: [const { Vec::new() }; DISTRICTS],
        players,
    };
    let mut course = Course::new(chance);
    game.start = first.unwrap_or_else(|| game.lot(&mut course));
    for seat in game.order() {
        let card = game.draw_terrain(&mut course);
        card.into_iter().for_each(|card| game.player_mut(seat).hand.put(card));
    }
    for _ in 0..OPEN_GOODS {
        let card = game.draw_good(&mut course);
        game.goods.extend(card);
    }
    game.start_round(&mut course);
    Ok(game)
}

#[cfg(test)]
mod tests {
    use super::super::cards::scored;
    use super::super::given::dealt;
    use super::super::place::Place;
    use super::super::places::Places;
    use super::*;
    use crate::rules::{Dice, Rules, Seats, Seed};

    /// GC-1, GC-92: 18 houses each with three players, 16 with four, and nothing else differs but the number of pairs;
    /// GC-9: nobody has built.
    #[test]
    fn houses_depend_on_the_number_of_players() {
        for (seats, left) in [(3, 18), (4, 16)] {
            let game = dealt(seats, Letters::Secret, 1);
            assert!(game.seats_in_order().all(|seat| game.left(seat) == left));
            assert_eq!((game.houses(), game.pairs.len()), (Places::NONE, usize::from(seats)));
            assert_eq!((game.round(), game.phase, game.displaced), (1, Phase::Bid, 0));
            assert!(game.city.iter().all(Vec::is_empty) && Place::all().count() == 58);
            assert_eq!(game.check(), Ok(()));
        }
    }

    /// GC-2: 3 coins each; GC-3, GC-4: a coast card and one card off the pile; GC-94: which only its owner sees.
    #[test]
    fn everybody_has_coins_and_two_cards() {
        let mut kinds = std::collections::BTreeSet::new();
        for seed in 0..20 {
            let game = dealt(4, Letters::Secret, seed);
            for player in &game.players {
                assert_eq!((player.coins, player.hand.len()), (3, 2));
                assert!(player.hand.count(Terrain::Coast) >= 1);
                kinds.extend(player.hand.iter());
            }
            assert_eq!(game.draw.len(), 50 - 4 * 2 - 8);
        }
        assert_eq!(kinds.len(), 5, "the second card is any");
    }

    /// GC-5: three of the eight goods cards lie open; GC-6: all bonus cards and keys are there to be got.
    #[test]
    fn goods_bonus_cards_and_keys_lie_ready() {
        let game = dealt(3, Letters::Secret, 1);
        assert_eq!((game.goods.len(), game.goods_pile.len()), (3, 5));
        assert_eq!((game.bonus.len(), game.keys, game.keys_gone), (8, 6, 0));
        assert!(
            game.players.iter().all(|player| player.bonus.is_empty() && player.keys == 0 && player.goods.is_empty())
        );
    }

    /// GC-7, GC-15: the first scoring card has a 1 on its back, and is any of these.
    #[test]
    fn a_scoring_card_lies_open() {
        let first: std::collections::BTreeSet<u8> =
            (0..60).map(|seed| dealt(3, Letters::Secret, seed).card()).collect();
        assert_eq!(first.into_iter().collect::<Vec<_>>(), [0, 1, 2, 3]);
        assert_eq!(scored(dealt(4, Letters::Secret, 5).card()).back, 1);
    }

    /// GC-8, GC-Q31: the first start player is drawn by lot, every seat as likely.
    #[test]
    fn the_first_start_player_is_drawn_by_lot() {
        let mut times = [0; 4];
        for seed in 0..400 {
            let game = dealt(4, Letters::Secret, seed);
            times[game.start.index()] += 1;
            assert_eq!(game.awaited(), Seats::only(game.start));
        }
        assert!(times.iter().all(|n| (60..140).contains(n)), "{times:?}");
    }

    /// GC-Q31: a table may name the first start player (GC-8), who bids first (GC-19).
    #[test]
    fn a_named_seat_starts() {
        for (seats, first) in (3..=4).flat_map(|seats| (0..seats).map(move |first| (seats, Seat(first)))) {
            for seed in 0..4 {
                let chance = &mut Dice::for_step(Seed::from_number(seed), 0);
                let game = setup(&Options::default(), seats, Some(first), chance).unwrap();
                assert_eq!((game.start, game.awaited()), (first, Seats::only(first)));
                assert_eq!(game.check(), Ok(()));
            }
        }
    }

    /// GC-93, GC-D26: there are no variants, and no rules in the credits; what a table decides is only who sees letters. Three or four can play.
    #[test]
    fn settings_and_seats_are_checked() {
        let read = |text: &str| serde_json::from_str::<Options>(text).ok();
        assert_eq!((SETTINGS.len(), read("{}")), (1, Some(Options::default())));
        assert_eq!(read(r#"{"letters":"open"}"#), Some(Options { letters: Letters::Open }));
        assert_eq!((read(r#"{"letters":"hidden"}"#), read(r#"{"cards":"open"}"#)), (None, None));
        for seats in [0, 1, 2, 5, 8] {
            let refused = setup(&Options::default(), seats, None, &mut Dice::for_step(Seed::from_number(1), 0));
            assert_eq!(refused, Err(Refusal::of("gc-refuse-seats")));
        }
    }
}

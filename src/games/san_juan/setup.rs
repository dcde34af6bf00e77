//! The start of a game (SJ-1 to SJ-7, SJ-125 to SJ-127).

use serde::{Deserialize, Serialize};

use super::cards::{KINDS, Kind, TILES};
use super::held::Cards;
use super::moves::Course;
use super::state::{Building, House, Phase, Player, SanJuan};
use crate::rules::{Bag, Chance, Refusal, Seat, Seats, Setting};

/// What a table can decide before it starts.
pub const SETTINGS: &[Setting] = &[Setting { name: "start_hand", values: &["four", "choose"] }];

/// The settings of a table.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// How the first hands are dealt.
    pub start_hand: StartHand,
}

/// How the first hands are dealt.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum StartHand {
    /// Four cards each (SJ-5).
    #[default]
    Four,
    /// Five cards for the start player and one more for each seat after; everybody keeps four (SJ-125).
    Choose,
}

/// How many cards a hand has at the start.
pub(super) const START_HAND: usize = 4;

/// A new game: the start player is named or drawn by lot (SJ-Q6), everybody has an Indigo Plant, and the rest of the deck is
/// dealt from.
pub(super) fn setup(
    options: &Options,
    seats: u8,
    first: Option<Seat>,
    chance: &mut dyn Chance,
) -> Result<SanJuan, Refusal> {
    if !(2..=4).contains(&seats) {
        return Err(Refusal::of("sj-refuse-seats"));
    }
    let governor = first.unwrap_or_else(|| Seat(chance.below(u32::from(seats)) as u8));
    let mut deck = Kind::ALL.map(|kind| kind.print().count);
    deck[Kind::IndigoPlant as usize] -= seats;
    let plant = Player { buildings: vec![Building::new(Kind::IndigoPlant)], ..Player::default() };
    let mut game = SanJuan {
        round: 1,
        governor,
        phase: Phase::Role,
        picker: governor,
        awaiting: Seats::only(governor),
        roles: [None; 5],
        library: false,
        library_spent: false,
        draw: Bag::of(deck),
        discard: Bag::<KINDS>::default(),
        house: House { unseen: Bag::of([1; TILES]), seen: Vec::new(), open: None },
        mine: Cards::default(),
        mined: None,
        players: vec![plant; usize::from(seats)],
    };
    let mut course = Course::new(chance);
    for (steps, seat) in game.order().enumerate() {
        match options.start_hand {
            StartHand::Four => game.player_mut(seat).hand = game.draw_cards(START_HAND, &mut course),
            StartHand::Choose => game.player_mut(seat).drawn = game.draw_cards(START_HAND + 1 + steps, &mut course),
        }
    }
    if options.start_hand == StartHand::Choose {
        game.phase = Phase::Opening;
        game.awaiting = Seats::all(seats);
    }
    Ok(game)
}

#[cfg(test)]
mod tests {
    use super::super::given::{dealt, given};
    use super::*;
    use crate::rules::{Dice, Questions, Rules, Seed};

    /// SJ-1, SJ-Q6: the first Governor is drawn by lot, every seat as likely.
    #[test]
    fn the_first_governor_is_drawn_by_lot() {
        let mut times = [0; 4];
        for seed in 0..400 {
            let game = setup(&Options::default(), 4, None, &mut Dice::for_step(Seed::from_number(seed), 0)).unwrap();
            times[game.governor.index()] += 1;
            assert_eq!((game.picker, game.awaiting), (game.governor, Seats::only(game.governor)));
        }
        assert!(times.iter().all(|n| (60..140).contains(n)), "{times:?}");
    }

    /// SJ-Q6: a table may name the first Governor; SJ-125 counts from there, too.
    #[test]
    fn a_named_seat_is_the_first_governor() {
        for (seats, first) in (2..=4).flat_map(|seats| (0..seats).map(move |first| (seats, Seat(first)))) {
            for (seed, start_hand) in (0..4).zip([StartHand::Four, StartHand::Choose].into_iter().cycle()) {
                let chance = &mut Dice::for_step(Seed::from_number(seed), 0);
                let game = setup(&Options { start_hand }, seats, Some(first), chance).unwrap();
                assert_eq!((game.governor, game.picker), (first, first));
                assert_eq!(game.order().next(), Some(first));
                assert_eq!(game.check(), Ok(()));
            }
        }
    }

    /// SJ-2: all five roles lie open; SJ-3: the five tiles are in an order nobody knows.
    #[test]
    fn roles_and_tiles_are_ready() {
        let game = dealt(3, StartHand::Four);
        assert_eq!(game.roles, [None; 5]);
        assert_eq!(given(3).offers(0, "role"), "builder producer trader councillor prospector");
        assert_eq!((game.house.unseen.len(), game.house.seen.len(), game.house.open), (5, 0, None));
    }

    /// SJ-4: one Indigo Plant each, which counts as a building; SJ-5: four secret cards each; SJ-6: the rest is the
    /// draw pile and the discard pile is empty; SJ-7: 110 − 5n cards; SJ-Q5: the plants are no part of what is dealt.
    #[test]
    fn everybody_has_a_plant_and_four_cards() {
        for (seats, left) in [(2, 100), (3, 95), (4, 90)] {
            let game = dealt(seats, StartHand::Four);
            assert_eq!(game.check(), Ok(()));
            assert_eq!((game.draw.len(), game.discard.len()), (left, 0));
            for player in &game.players {
                assert_eq!((player.hand.len(), player.drawn.len()), (4, 0));
                assert_eq!(player.buildings, [Building::new(Kind::IndigoPlant)]);
            }
            assert!(game.draw.count(Kind::IndigoPlant as usize) <= 10 - seats);
        }
    }

    /// SJ-Q7: two to four can play.
    #[test]
    fn two_to_four_can_play() {
        for seats in [0, 1, 5, 8] {
            let refused = setup(&Options::default(), seats, None, &mut Dice::for_step(Seed::from_number(1), 0));
            assert_eq!(refused, Err(Refusal::of("sj-refuse-seats")));
        }
    }

    /// SJ-125, SJ-Q35: counted from the start player the seats are dealt 5, 6, 7 and 8 cards; SJ-126: all at once,
    /// everybody keeps 4 and discards the rest; SJ-127: so 10 cards lie in the discard pile with four players.
    #[test]
    fn with_the_optional_start_everybody_keeps_four_of_more() {
        let mut game = dealt(4, StartHand::Choose);
        let sizes: Vec<_> = game.order().map(|seat| game.player(seat).drawn.len()).collect();
        assert_eq!((sizes, game.awaiting), (vec![5, 6, 7, 8], Seats::all(4)));
        assert_eq!(game.discard.len(), 0);
        let mut chance = Dice::for_step(Seed::from_number(1), 1);
        for seat in game.order().collect::<Vec<_>>() {
            let (_, mv) = crate::rules::wander(&game, seat, &mut Dice::for_step(Seed::from_number(2), 1)).unwrap();
            assert_eq!(game.discard.len(), 0, "nothing is discarded before all have chosen");
            game.apply(seat, &mv, &mut chance);
        }
        assert!(game.players.iter().all(|player| player.hand.len() == 4 && player.drawn.is_empty()));
        assert_eq!((game.discard.len(), game.phase, game.awaiting), (10, Phase::Role, Seats::only(game.governor)));
        assert_eq!(game.check(), Ok(()));
    }

    /// SJ-127: with two players 3 cards are discarded, with three 6.
    #[test]
    fn fewer_players_discard_less_at_the_start() {
        for (seats, discards) in [(2, 3), (3, 6)] {
            let game = dealt(seats, StartHand::Choose);
            let drawn: usize = game.players.iter().map(|player| player.drawn.len()).sum();
            assert_eq!(drawn - START_HAND * usize::from(seats), discards);
        }
    }

    #[test]
    fn settings_are_read_strictly() {
        let read = |text: &str| serde_json::from_str::<Options>(text).ok();
        assert_eq!(read("{}"), Some(Options::default()));
        assert_eq!(read(r#"{"start_hand":"choose"}"#), Some(Options { start_hand: StartHand::Choose }));
        assert_eq!((read(r#"{"start_hand":"five"}"#), read(r#"{"hand":"four"}"#)), (None, None));
    }
}

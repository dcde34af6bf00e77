//! Positions that cannot be are refused, by field.

use super::super::cards::Kind;
use super::super::given::{dealt, given};
use super::super::moves::Move;
use super::super::setup::StartHand;
use super::super::sites::Sites;
use super::super::state::{Building, Mined};
use super::*;
use crate::rules::Seats;

/// The field that is found at fault after a change to a sound position.
fn fault(change: impl FnOnce(&mut SanJuan)) -> String {
    let at = given(3).row(0, "sugar_mill* well crane").holding(0, 3).holding(1, 2);
    let mut game = at.game().clone();
    assert_eq!(check(&game), Ok(()));
    change(&mut game);
    check(&game).err().map(|fault| fault.field).unwrap_or_default()
}

#[test]
fn impossible_positions_are_refused_by_field() {
    assert_eq!(fault(|game| game.players.truncate(1)), "players");
    assert_eq!(fault(|game| game.governor = Seat(3)), "governor");
    assert_eq!(fault(|game| game.picker = Seat(9)), "picker");
    assert_eq!(fault(|game| game.picker = Seat(1)), "picker");
    assert_eq!(fault(|game| game.roles[0] = Some(Seat(7))), "roles");
    assert_eq!(fault(|game| game.roles[0] = Some(Seat(1))), "roles");
    assert_eq!(fault(|game| game.round = 0), "round");
    assert_eq!(fault(|game| game.draw.put(0)), "draw");
    assert_eq!(fault(|game| game.players[1].hand.put(Kind::Well)), "draw");
    assert_eq!(fault(|game| game.house.seen.push(0)), "house");
    assert_eq!(fault(|game| game.house.seen.push(5)), "house");
    assert_eq!(fault(|game| game.mined = Some(Mined { seat: Seat(5), card: None })), "mined");
    assert_eq!(fault(|game| game.library = true), "library");
    assert_eq!(fault(|game| game.library_spent = true), "library_spent");
    assert_eq!(fault(|game| game.awaiting = Seats::all(2)), "awaiting");
    assert_eq!(fault(|game| game.awaiting = Seats::NONE), "awaiting");
    assert_eq!(fault(|game| game.phase = Phase::Builder), "roles");
    let over = |game: &mut SanJuan| (game.phase, game.awaiting) = (Phase::Over, Seats::NONE);
    assert_eq!(fault(over), "phase");
    assert_eq!(fault(|game| game.players[0].answer = Some(Move::Pass)), "players.answer");
}

#[test]
fn impossible_rows_are_refused() {
    let moved = |kind: Kind| {
        move |game: &mut SanJuan| {
            assert!(game.draw.take(kind as usize));
            game.players[0].buildings.push(Building::new(kind));
        }
    };
    assert_eq!(fault(moved(Kind::Well)), "players.buildings");
    assert_eq!(fault(moved(Kind::SugarMill)), "", "production buildings may be alike");
    let laden = |game: &mut SanJuan| {
        let good = game.players[0].buildings[1].good.take();
        game.players[0].buildings[2].good = good;
    };
    assert_eq!(fault(laden), "players.buildings.good");
    let covered = |game: &mut SanJuan| {
        assert!(game.draw.take(Kind::Crane as usize));
        game.players[0].buildings[0].covered.extend([Kind::IndigoPlant, Kind::Crane]);
        assert!(game.draw.take(Kind::IndigoPlant as usize));
    };
    assert_eq!(fault(covered), "players.buildings.covered");
    let tucked = |game: &mut SanJuan| {
        assert!(game.draw.take(Kind::Hero as usize));
        game.players[0].chapel.put(Kind::Hero);
    };
    assert_eq!(fault(tucked), "players.chapel");
}

/// What was decided must be something that could be.
#[test]
fn impossible_answers_are_refused() {
    let at = given(3).row(0, "sugar_mill*").play(0, "role producer");
    let decided = |mv: Move| {
        let mut game = at.game().clone();
        game.players[0].answer = Some(mv);
        game.awaiting.remove(Seat(0));
        check(&game).is_ok()
    };
    assert!(decided(Move::Pass) && decided(Move::Produce([0].into_iter().collect())));
    assert!(!decided(Move::Produce([1].into_iter().collect())), "it carries a good");
    assert!(!decided(Move::Produce([9].into_iter().collect())), "there is no such building");
    assert!(!decided(Move::Produce(Sites::default())) && !decided(Move::Turn));
}

/// A change to a sound position, and the field that is then at fault.
type Case = (&'static str, fn(&mut SanJuan));

fn all_are_refused(at: &dyn Fn() -> SanJuan, cases: &[Case]) {
    assert_eq!(check(&at()), Ok(()));
    for (number, (field, change)) in cases.iter().enumerate() {
        let mut game = at();
        change(&mut game);
        let fault = check(&game).err();
        assert_eq!(fault.as_ref().map(|fault| fault.field.as_str()), Some(*field), "case {number}: {fault:?}");
    }
}

/// Takes a card out of the draw pile.
fn out(game: &mut SanJuan, kind: Kind) -> Kind {
    assert!(game.draw.take(kind as usize));
    kind
}

fn under(game: &mut SanJuan, at: usize, kind: Kind) {
    let kind = out(game, kind);
    game.players[0].buildings[at].covered.push(kind);
}

/// What lies under other buildings came there with a Crane, never the Crane itself, and never under its own kind.
#[test]
fn what_is_covered_was_covered_by_the_rules() {
    let with = || given(3).row(0, "crane quarry statue").game().clone();
    let without = || given(3).row(0, "quarry statue").game().clone();
    let covered = "players.buildings.covered";
    all_are_refused(&without, &[(covered, |game| under(game, 1, Kind::Well))]);
    all_are_refused(
        &with,
        &[
            (covered, |game| under(game, 2, Kind::Crane)),
            (covered, |game| under(game, 1, Kind::Well)),
            (covered, |game| under(game, 2, Kind::Quarry)),
            (covered, |game| under(game, 0, Kind::IndigoPlant)),
            ("players.buildings", |game| under(game, 0, Kind::Well)),
            ("players.buildings", |game| {
                let plant = game.players[0].buildings.remove(0);
                game.draw.put(plant.kind as usize);
            }),
        ],
    );
    let mut game = with();
    under(&mut game, 2, Kind::Well);
    under(&mut game, 2, Kind::Quarry);
    under(&mut game, 2, Kind::Hero);
    assert_eq!(check(&game), Ok(()), "a later copy may stand on what covered an earlier one");
}

/// Rows, goods and Chapels have not come about faster than a role a round.
#[test]
fn rounds_bound_what_there_is() {
    let at = || {
        let mut game = given(3).row(0, "sugar_mill* chapel").chapel(0, "well").laden(1).later().game().clone();
        game.round = 4;
        game
    };
    all_are_refused(
        &at,
        &[
            ("players.buildings", |game| game.round = 2),
            ("players.chapel", |game| {
                for kind in [Kind::Hero, Kind::Statue] {
                    let kind = out(game, kind);
                    game.players[0].chapel.put(kind);
                }
            }),
            ("players.buildings.good", |game| {
                game.round = 1;
                game.players[0].buildings.drain(1..).for_each(|gone| {
                    game.draw.put(gone.kind as usize);
                    gone.good.into_iter().for_each(|face| game.draw.put(face as usize));
                });
                game.players[0].chapel.iter().for_each(|kind| game.draw.put(kind as usize));
                game.players[0].chapel = Default::default();
            }),
            ("players.hand", |game| {
                let all: Vec<Kind> = Kind::ALL.into_iter().filter(|kind| game.draw.take(*kind as usize)).collect();
                game.players[1].hand = all.into();
            }),
            ("house.unseen", |game| game.house.unseen.put(game.house.seen.remove(0).into())),
        ],
    );
    let early = || {
        let mut game = dealt(2, StartHand::Four);
        game.governor = Seat(0);
        (game.picker, game.awaiting) = (Seat(0), Seats::only(Seat(0)));
        game
    };
    all_are_refused(
        &early,
        &[
            ("house.unseen", |game| {
                game.house.unseen.take(2);
                game.house.seen.push(2);
            }),
            ("players.hand", |game| {
                let kind = game.players[0].hand.iter().next().unwrap();
                assert!(game.players[0].hand.take(kind));
                game.draw.put(kind as usize);
            }),
            ("discard", |game| {
                let kind = out(game, Kind::Well);
                game.discard.put(kind as usize);
            }),
            ("round", |game| {
                for kind in &Kind::ALL[..4] {
                    let kind = out(game, *kind);
                    game.players[0].hand.put(kind);
                }
                game.phase = Phase::HandLimit;
            }),
            ("round", |game| (game.phase, game.awaiting) = (Phase::Over, Seats::NONE)),
        ],
    );
}

/// A round begins with Chapels and the hand check, the first one with a role.
#[test]
fn rounds_begin_as_they_should() {
    let chapels = || given(3).row(0, "chapel").holding(0, 2).next_round().game().clone();
    assert_eq!(chapels().phase, Phase::Chapel);
    all_are_refused(
        &chapels,
        &[("awaiting", |game| {
            let gone = game.players[0].buildings.pop().unwrap();
            game.draw.put(gone.kind as usize);
        })],
    );
    let counted = || given(3).holding(0, 7).game().clone();
    all_are_refused(
        &counted,
        &[("players.hand", |game| {
            let kind = out(game, Kind::Hero);
            game.players[0].hand.put(kind);
        })],
    );
}

/// A Library is used by whoever has one, and of two players the Governor's is spent.
#[test]
fn libraries_are_used_by_their_owners() {
    let trading = |seats: u8, row: &str, words: &str| given(seats).laden(1).row(0, row).play(0, words).game().clone();
    let without = || trading(3, "well", "role trader");
    all_are_refused(&without, &[("library", |game| game.library = true)]);
    let with = || trading(3, "library", "role trader");
    all_are_refused(&with, &[("library", |game| game.library = false)]);
    let two = || trading(2, "library", "role trader yes");
    all_are_refused(
        &two,
        &[("library_spent", |game| game.library_spent = false), ("library_spent", |game| game.library = false)],
    );
    let saved = || trading(2, "library", "role trader no");
    all_are_refused(
        &saved,
        &[("library_spent", |game| game.library_spent = true), ("library_spent", |game| game.library = true)],
    );
    let poor = || trading(2, "well", "role trader");
    all_are_refused(&poor, &[("library_spent", |game| game.library_spent = true)]);
}

/// What a Gold Mine brought is told of its owner, after it was used.
#[test]
fn what_a_mine_brought_is_told_of_its_owner() {
    let at = given(3).row(1, "gold_mine").hand(1, "well").play(0, "role prospector").play(1, "pass");
    let at = || at.game().clone();
    let mined = |seat, card| Some(Mined { seat: Seat(seat), card });
    let mut game = at();
    game.mined = mined(1, Some(Kind::Well));
    assert_eq!(check(&game), Ok(()));
    game.mined = mined(0, None);
    assert_eq!(check(&game).err().map(|fault| fault.field), Some("mined".into()), "no mine");
    let mut early = given(3).row(1, "gold_mine").play(0, "role trader").game().clone();
    early.mined = mined(1, None);
    assert_eq!(check(&early).err().map(|fault| fault.field), Some("mined".into()), "the Trader came last");
}

/// The Councillor's cards are all dealt as long as there are any, in action order.
#[test]
fn the_councillor_deals_what_there_is() {
    let at = || given(3).play(0, "role councillor").game().clone();
    let less = |game: &mut SanJuan, seat: usize| {
        let kind = game.players[seat].drawn.iter().next().unwrap();
        assert!(game.players[seat].drawn.take(kind));
        game.draw.put(kind as usize);
    };
    for seat in 0..3 {
        let mut game = at();
        less(&mut game, seat);
        assert_eq!(check(&game).err().map(|fault| fault.field), Some("players.drawn".into()), "{seat}");
    }
    let short = given(3).shortage("statue hero well tower quarry smithy").play(0, "role councillor");
    assert_eq!(check(short.game()), Ok(()));
}

//! The final scoring.

use super::super::given::*;
use super::super::scoring::{Score, arms_points};
use super::super::state::Stage;
use super::super::*;

fn score(position: &Position, seat: u8) -> Score {
    Score::of(position.open(), Seat(seat), true)
}

/// MP-132: the final scoring comes after round 5, and the sheet adds up.
#[test]
fn the_sheet_adds_up() {
    let over = given(2).round(5).dice(0, "6").dice(1, "6").owns(0, "").owns(1, "").idle().idle();
    assert_eq!(over.open().stage, Stage::Over);
    let standing = over.game().standing().unwrap();
    assert_eq!(standing.scores, [0, 0]);
    assert_eq!(given(2).game().standing(), None);
}

/// MP-133, MP-134, MP-Q17: 1 point for 2 goods, jade among them, and for 10 coins; camels bring nothing, jade is no coin.
#[test]
fn goods_and_coins_bring_points() {
    let last = given(2).owns(0, "19 coins, 9 camels, 2 pepper, 1 silk, 1 gold, 3 jade");
    let score = score(&last, 0);
    assert_eq!((score.goods, score.coins), (3, 1));
}

/// MP-135, MP-A6: improved seals that the goal card shows.
#[test]
fn improved_seals_on_the_goal_card_bring_points() {
    let position = given(2).goal(0, "goal_13").seals(0, "farmers+ tailors jewelers+ spicers+");
    assert_eq!(score(&position, 0).goal, 11);
}

/// MP-136, MP-A5, MP-A6: different coats of arms, those of the goal card that one has, and those that count once more.
#[test]
fn coats_of_arms_count_once_each() {
    // Xian and Kashgar show the dragon, Yangzhou the crane; the card shows dragon, crane and monkey.
    let position = given(2).goal(0, "goal_12").posts(0, "xian kashgar yangzhou");
    assert_eq!((score(&position, 0).steps, score(&position, 0).arms), (4, 6));
    let mut more = position;
    more.change_table().players[0].shields = 2;
    assert_eq!(score(&more, 0).steps, 6);
    assert_eq!((arms_points(0), arms_points(13), arms_points(20)), (0, 43, 43));
}

/// MP-136: a +1 coat of arms of a contract counts.
#[test]
fn a_contract_with_a_coat_of_arms_counts() {
    let shield = cards::Contract::all().find(|contract| contract.print().gain.shield > 0).unwrap();
    let position = given(2).active(0, shield.id()).owns(0, "9 coins, 9 camels, 9 pepper, 9 silk, 9 gold, 9 jade");
    assert_eq!(position.play(0, &format!("fulfil {shield}")).player(0).shields, 1);
}

/// MP-137, MP-147, MP-Q31: 8 points for the most contracts, 4 for the second most but with two seats; equal numbers bring
/// the same; none brings nothing.
#[test]
fn most_contracts_bring_points() {
    let most = |position: &Position| {
        let seats = position.open().seats();
        seats.map(|seat| Score::of(position.open(), seat, true).most).collect::<Vec<_>>()
    };
    assert_eq!(most(&given(3)), [0, 0, 0]);
    assert_eq!(most(&given(3).fulfilled(0, "red_20 red_21").fulfilled(1, "red_22")), [8, 4, 0]);
    assert_eq!(most(&given(2).fulfilled(0, "red_20 red_21").fulfilled(1, "red_22")), [8, 0]);
    let tied = given(4)
        .fulfilled(0, "red_20")
        .fulfilled(1, "red_21")
        .fulfilled(2, "red_22 red_23")
        .fulfilled(3, "red_24 red_25");
    assert_eq!(most(&tied), [4, 4, 8, 8]);
}

/// MP-138, MP-139, MP-Q17: most points win; more camels break a tie, and equal camels share the victory.
#[test]
fn camels_break_a_tie() {
    let places = |first: &str, second: &str| {
        let mut position = given(2).owns(0, first).owns(1, second);
        position.change_table().stage = Stage::Over;
        position.game().standing().unwrap().places
    };
    assert_eq!(places("10 coins", "9 coins"), [1, 2]);
    assert_eq!(places("3 camels", "2 camels"), [1, 2]);
    assert_eq!(places("3 camels, 1 jade", "4 camels"), [2, 1]);
    assert_eq!(places("3 camels", "3 camels"), [1, 1]);
}

/// MP-Q41: goal cards come to light at the end.
#[test]
fn goal_cards_come_to_light_at_the_end() {
    let over = given(2).round(5).dice(0, "6").dice(1, "6").idle().idle();
    let view = over.game().view(Viewer::Public);
    assert!(view.table.players.iter().all(|player| player.goal.is_some() && player.dealt.is_empty()));
    let finals = over.events.iter().filter(|event| matches!(event, events::Event::Final { .. }));
    assert!(finals.count() == 2 && over.events.iter().any(MarcoPolo::reveals));
}

//! Bonus actions, black dice, jade.

use super::super::given::*;
use super::super::*;
use crate::rules::{Footer, Sheet, Table, Text, Tongue};

/// MP-103: as often as one likes, each paid for itself.
#[test]
fn bonus_actions_can_be_repeated() {
    let position = given(2).owns(0, "9 camels").steps(0, "reroll d6, change d6 down, change d6 down");
    assert_eq!(position.has(0), "4 camels");
    assert!(position.is_offered(0, "", "change"));
}

/// Says keys and arguments.
struct Keys;

impl Tongue for Keys {
    fn say(&self, text: &Text) -> String {
        format!("{text:?}")
    }

    fn name(&self, seat: Seat) -> String {
        seat.0.to_string()
    }
}

/// All that anybody reads, sees and can press at a table: every picture, alt text and question.
fn everything(game: &MarcoPolo) -> String {
    let table = crate::rules::Of(game.clone());
    let mut all = String::new();
    for viewer in Viewer::all(table.seats()) {
        for sheet in [Sheet::Board(0), Sheet::Board(1), Sheet::Of(Seat(0)), Sheet::Own] {
            all += &table.scene(viewer, sheet, &["black".to_owned()], &[], &Footer::default(), &Keys).to_string();
            all += &format!("{:?}", table.describe(viewer, sheet));
        }
    }
    let paths = table.paths(Seat(0), 500).0;
    all + &format!("{:?} {:?} {:?} {paths:?}", table.scores(), table.own(Seat(0)), table.ask(Seat(0), &[]))
}

/// MP-12, MP-118: what black dice on the board show is told nowhere, unless they are played open (MP-A16): neither in a
/// picture nor in words nor in a path. A position in which they show something is impossible.
#[test]
fn black_dice_on_the_board_show_nothing() {
    let with = |mut position: Position, values: [u8; 6]| {
        position.change_table().black = values.into_iter().collect();
        position.game().clone()
    };
    let hidden = || given(4).owns(0, "20 camels, 20 coins");
    let (ones, others) = (with(hidden(), [1; 6]), with(hidden(), [2, 3, 4, 5, 6, 6]));
    assert_eq!(everything(&ones), everything(&others));
    assert_eq!((ones.check(), others.check().unwrap_err().field.as_str()), (Ok(()), "black"));
    let open = || given_with(4, "open").owns(0, "20 camels, 20 coins");
    let (ones, others) = (with(open(), [1; 6]), with(open(), [2, 3, 4, 5, 6, 6]));
    assert_ne!(everything(&ones), everything(&others));
    assert_eq!((ones.check(), others.check()), (Ok(()), Ok(())));
}

/// MP-113, MP-114, MP-E16: one die of any value for 3 coins, 2 camels or 1 jade, several times, whatever lies there.
#[test]
fn the_money_bag_takes_any_die() {
    let position = given(2).dice(0, "1 2 6").owns(0, "");
    assert_eq!(position.offers(0, "bag d1"), "option-1 option-2 option-3");
    let all = position.steps(0, "bag d1 option-1, bag d2 option-2, bag d6 option-3");
    assert_eq!(all.has(0), "3 coins, 2 camels, 1 jade");
    assert_eq!(given(2).play(0, "khan d6").play(0, "bag d6 option-1").has(0), "15 coins, 5 camels");
}

/// MP-116, MP-E17, MP-Q35: 1 camel to roll one die again; only dice that were not placed.
#[test]
fn a_die_can_be_rolled_again() {
    let position = given(2).dice(0, "3 4").owns(0, "1 camels").rolls(&[5]).play(0, "reroll d3");
    let dice: Vec<u8> = position.player(0).dice.each().collect();
    assert_eq!((dice, position.has(0)), (vec![4, 5], String::new()));
    assert_eq!(position.refusal(0, "reroll"), "mp-refuse-dear");
}

/// MP-117, MP-E18: 2 camels to change a die by one, never from 6 to 1 or back.
#[test]
fn a_die_can_be_changed_by_one() {
    let position = given(2).dice(0, "1 2 6").owns(0, "2 camels");
    assert_eq!((position.offers(0, "change d2"), position.offers(0, "change d6")), ("up down".into(), "down".into()));
    assert_eq!(position.refusal(0, "change d6 up"), "mp-refuse-change");
    assert_eq!(position.refusal(0, "change d1 down"), "mp-refuse-change");
    let up = position.play(0, "change d2 up");
    assert_eq!((up.player(0).dice.each().collect::<Vec<_>>(), up.has(0)), (vec![1, 3, 6], String::new()));
}

/// MP-118, MP-119, MP-E19, MP-Q9: 3 camels for a black die that is rolled at once, once a turn; those of contracts come on
/// top.
#[test]
fn a_black_die_is_bought_once_a_turn() {
    let position = given(2).owns(0, "9 camels, 1 silk, 1 jade").active(0, "blue_07").rolls(&[4]).play(0, "black");
    assert_eq!(
        (position.player(0).black.each().collect::<Vec<_>>(), position.has(0)),
        (vec![4], "6 camels, 1 silk, 1 jade".into())
    );
    assert_eq!(position.refusal(0, "black"), "mp-refuse-black-bought");
    let more = position.play(0, "fulfil blue_07");
    assert_eq!((more.player(0).black.len(), more.open().black.len()), (2, 2));
    let later = more.play(0, "khan d6").play(0, "end").idle();
    assert!(later.is_offered(0, "", "black"));
}

/// MP-120, MP-Q35: reroll and change work on black dice, too.
#[test]
fn black_dice_can_be_changed() {
    let position =
        given(2).dice(0, "6 b 3").owns(0, "9 camels").play(0, "change b3 up").rolls(&[1]).play(0, "reroll b4");
    assert_eq!(position.player(0).black.each().collect::<Vec<_>>(), [1]);
}

/// MP-121, MP-125, MP-Q8: black dice are used in the round and come back; one that came after the last own die keeps the seat
/// in the round.
#[test]
fn a_black_die_keeps_a_seat_in_the_round() {
    let position = given(2).dice(0, "6").owns(0, "3 camels").play(0, "khan d6").play(0, "black").play(0, "end").idle();
    assert_eq!((position.awaited(), position.open().round), (vec![0], 1));
    assert_eq!(position.idle().open().black.len(), 4);
}

/// MP-A3: none left, none taken.
#[test]
fn without_black_dice_nothing_comes() {
    let position = given(2).dice(0, "6").dice(1, "6 b 1 1 1 1").card(0, "hired_hand").owns(0, "9 camels");
    assert_eq!(position.refusal(0, "black"), "mp-refuse-no-black");
    let used = position.play(0, "card card-hired_hand d6");
    assert_eq!((used.has(0).as_str(), used.player(0).black.len()), ("10 camels", 0));
}

/// MP-126, MP-127, MP-128, MP-Q16: jade pays for what is missing; nothing stands in for jade.
#[test]
fn jade_pays_for_what_is_missing() {
    let position = given(2).dice(0, "6 6").owns(0, "1 camels, 2 jade");
    assert_eq!(position.fork().play(0, "change d6 down").has(0), "1 jade");
    assert_eq!(position.play(0, "black").has(0), String::new());
    let rich = given(2).offers_on([1, 1, 1]).owns(0, "50 coins, 50 camels");
    assert!(!rich.is_offered(0, "book", "book-1-3"));
}

/// MP-127, MP-Q16: a seat that says so is asked how much it pays in jade, in that turn.
#[test]
fn a_seat_may_pay_more_in_jade() {
    let position = given(2).dice(0, "6 6").owns(0, "5 camels, 2 jade");
    assert_eq!(position.offers(0, "change d6 down"), "ready");
    let asked = position.play(0, "jade");
    assert_eq!(asked.refusal(0, "jade"), "mp-refuse-jade-asked");
    assert_eq!(asked.offers(0, "change d6 down"), "jade-0-0 jade-0-1 jade-0-2");
    assert_eq!(asked.refusal(0, "change d6 down jade-0-3"), "mp-refuse-jade");
    assert_eq!(asked.fork().play(0, "change d6 down jade-0-2").has(0), "5 camels");
    let ended = asked.play(0, "bag d6 option-1").play(0, "khan d6").play(0, "end");
    assert!(!ended.open().turn.asks);
    assert_eq!(given(2).owns(0, "5 camels").refusal(0, "jade"), "mp-refuse-no-jade");
}

/// MP-127: the same where a card is paid several times, and on a journey.
#[test]
fn jade_by_wish_on_cards_and_journeys() {
    let card = given(2).card(0, "jade_to_points").owns(0, "2 camels, 3 jade").play(0, "jade");
    assert_eq!(card.offers(0, "card card-jade_to_points d6 2"), "jade-0-0 jade-0-1");
    assert_eq!(card.play(0, "card card-jade_to_points d6 2 jade-0-1").has(0), "1 camels");
    let way = given(2).dice(0, "1 1").owns(0, "2 coins, 2 jade").play(0, "jade");
    assert_eq!(way.offers(0, "travel xian middle-d1-d1"), "jade-0-0 jade-1-0 jade-2-0");
}

/// MP-127, MP-Q11: the wish goes for all the times, not for the last alone.
#[test]
fn jade_by_wish_pays_each_time() {
    let card = given(2).card(0, "camels_to_points").owns(0, "4 camels, 4 jade").play(0, "jade");
    let sums = "jade-0-0 jade-0-1 jade-0-2 jade-0-3 jade-0-4";
    assert_eq!(card.offers(0, "card card-camels_to_points d6 2"), sums);
    assert_eq!(card.play(0, "card card-camels_to_points d6 2 jade-0-3").has(0), "3 camels, 1 jade");
}

/// MP-A16: in the variant the black dice are rolled at each start of a round and lie open; whoever gets one picks it.
#[test]
fn open_black_dice_are_picked() {
    let mut position = given_with(2, "open").dice(0, "6");
    position.change_table().black = [2, 2, 5, 6].into_iter().collect();
    let position = position.owns(0, "4 camels, 1 silk, 1 jade").active(0, "blue_07");
    assert_eq!(position.offers(0, "black"), "b2 b5 b6");
    let bought = position.play(0, "black b5");
    assert_eq!(bought.player(0).black.each().collect::<Vec<_>>(), [5]);
    let gained = bought.play(0, "fulfil blue_07");
    assert_eq!((gained.offers(0, ""), gained.offers(0, "bonus")), ("bonus".into(), "b2 b6".into()));
    let both = gained.play(0, "bonus b6");
    assert_eq!(both.player(0).black.each().collect::<Vec<_>>(), [5, 6]);
    assert_eq!(both.open().black.each().collect::<Vec<_>>(), [2, 2]);
    let next = both.rolls_all(6).next_round();
    let (game, table) = (next.game(), next.open());
    assert_eq!((table.black.len(), game.check()), (4, Ok(())));
    assert_ne!(table.black.each().collect::<Vec<_>>(), [1; 4]);
}

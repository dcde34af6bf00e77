//! What is said to be paid is what is paid.

use proptest::prelude::*;

use super::super::given::given;
use super::super::moves::{Event, Gain};
use super::super::setup::Options;
use super::super::state::Player;
use super::super::*;
use super::playouts::estates;
use crate::rules::{Answer, Arg, Asked, Choice, Dice, Of, Questions, Seed, Table, Text, wander};

/// Workers, silver and stored tiles.
type Price = [i64; 3];

/// What an outcome says is paid: not what is gained, which stands behind a plus.
fn said(choice: &Choice) -> Price {
    let Some(outcome) = &choice.outcome else { return [0; 3] };
    match outcome.arg("workers") {
        Some(Arg::Text(workers)) => paid(workers),
        _ => paid(outcome),
    }
}

fn paid(price: &Text) -> Price {
    let number = |name: &str| match price.arg(name) {
        Some(Arg::Number(number)) => *number,
        _ => 0,
    };
    let part = |name: &str| match price.arg(name) {
        Some(Arg::Text(part)) => paid(part),
        _ => [0; 3],
    };
    match &*price.key {
        "cb-workers" => [number("n"), 0, 0],
        "cb-silver" => [0, number("n"), 0],
        "cb-price-tile" => [0, 0, 1],
        "cb-price-two" => add(part("one"), part("two")),
        _ => [0; 3],
    }
}

fn add(one: Price, two: Price) -> Price {
    [0, 1, 2].map(|at| one[at] + two[at])
}

fn most(one: Price, two: Price) -> Price {
    [0, 1, 2].map(|at| one[at].max(two[at]))
}

/// What a seat gained of each, by what is told of the move.
fn gained(seat: Seat, events: &[Event]) -> Price {
    let of = |event: &Event| match *event {
        Event::Took { seat: own, .. } | Event::Bought { seat: own, .. } | Event::Fetched { seat: own, .. }
            if own == seat =>
        {
            [0, 0, 1]
        }
        Event::Placed { seat: own, ref gains, .. } if own == seat => {
            gains.iter().fold([0, 0, -1], |sum, gain| match *gain {
                Gain::Workers(n) => add(sum, [n.into(), 0, 0]),
                Gain::Silver(n) => add(sum, [0, n.into(), 0]),
                _ => sum,
            })
        }
        Event::Sold { seat: own, workers, silver, .. }
        | Event::Hired { seat: own, workers, silver, .. }
        | Event::Income { seat: own, workers, silver }
            if own == seat =>
        {
            [workers.into(), silver.into(), 0]
        }
        _ => [0; 3],
    };
    events.iter().map(of).fold([0; 3], add)
}

fn has(player: &Player) -> Price {
    [player.workers.into(), player.silver.into(), player.stored().count() as i64]
}

/// What the labels of a path say is paid, once the last of them is reached that leaves something to choose. Each says
/// what all that may follow takes at least, so the greatest counts.
fn said_along(table: &Of<Burgundy>, seat: Seat, path: &[String]) -> Price {
    let mut sum = [0; 3];
    let mut by_the_last_choice = sum;
    for at in 0..path.len() {
        let (Asked::One(menu) | Asked::Several { menu, .. }) = table.ask(seat, &path[..at]) else { break };
        if menu.slot == picks::DISCARD || menu.slot == picks::LOADED {
            break;
        }
        let offer = menu.offers.iter().find(|offer| offer.token == path[at]).expect("offered");
        sum = most(sum, said(&offer.choice));
        if at == 0 || menu.offers.len() > 1 {
            by_the_last_choice = sum;
        }
    }
    assert_eq!(sum, by_the_last_choice, "{path:?}: what is paid stands where there was no choice left");
    sum
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(24))]

    /// In whole random games every path says on its labels, before the last choice is made, which workers, silver and
    /// stored tiles it takes; exactly those are then gone, and nobody else pays anything.
    #[test]
    fn labels_say_the_whole_price(seed: u64, seats in 2u8..=4, estates in estates()) {
        let mut chance = Dice::for_step(Seed::from_number(seed), 0);
        let mut guide = Dice::for_step(Seed::from_number(seed), 1);
        let mut game = Burgundy::setup(&Options { estates }, seats, None, &mut chance).unwrap();
        while let Some(seat) = game.awaiting().first() {
            let (path, mv) = wander(&game, seat, &mut guide).expect("a move");
            let price = said_along(&Of(game.clone()), seat, &tokens(&path));
            let before = game.clone();
            let events = game.apply(seat, &mv, &mut chance);
            for other in (0..seats).map(Seat) {
                let left = add(has(before.player(other)), gained(other, &events));
                let wanted = if other == seat { [0, 1, 2].map(|at| left[at] - price[at]) } else { left };
                prop_assert_eq!(has(game.player(other)), wanted, "{:?} by {}: {:?}", path, seat.0, events);
            }
        }
    }
}

/// A path as it is typed.
fn tokens(path: &[Answer<picks::Pick>]) -> Vec<String> {
    let token = |answer: &Answer<picks::Pick>| match answer {
        Answer::One(pick) => pick.to_string(),
        Answer::Some(picks) => picks.iter().map(ToString::to_string).collect::<Vec<_>>().join("+"),
    };
    path.iter().map(token).collect()
}

/// A full storage: that a stored tile goes stands on the action, beside what it costs else, and in the question.
#[test]
fn a_tile_that_makes_room_stands_where_the_action_is_chosen() {
    let at = given(2).dice(0, 1, 2).depot(1, "bank").depot(0, "k12").stored(0, "ship mine church").means(0, 2, 1);
    let label = |path: &[&str], token: &str| {
        let path: Vec<String> = path.iter().map(|token| (*token).to_owned()).collect();
        let Asked::One(menu) = at.table.ask(Seat(0), &path) else { panic!("no question") };
        said(&menu.offers.iter().find(|offer| offer.token == token).expect("offered").choice)
    };
    assert_eq!([label(&["take"], "1"), label(&["take"], "2")], [[0, 0, 1], [1, 0, 1]]);
    assert_eq!((label(&[], "take"), label(&[], "buy")), ([0, 0, 1], [0, 2, 1]));
    assert_eq!(label(&["take", "2"], "bank-1"), [1, 0, 0]);
}

//! Whether a position can exist at all: nothing lost, nothing doubled, and no more fruit than the turns brought.

use super::apply::GATHERED;
use super::data::{Fruit, Pie, harvest};
use super::state::{Baked, Length, PieDay, Player, START};
use crate::rules::{Census, Checked, must};

/// The first field that cannot be as it is.
pub(super) fn check(game: &PieDay) -> Checked {
    let seats = game.players.len();
    must((2..=4).contains(&seats), "players", "two to four play")?;
    must([Length::Short as u8, Length::Long as u8].contains(&game.rounds), "rounds", "five or seven")?;
    must((1..=game.rounds + 1).contains(&game.round), "round", "from the first to the one after the last")?;
    must(game.first.index() < seats && game.turn.index() < seats, "turn", "somebody who sits here")?;
    must(game.round <= game.rounds || game.turn == game.first, "turn", "the last round is over")?;
    pies(game)?;
    fruit(game)?;
    let is_earned = |(at, player): (usize, &Player)| {
        let after_first = (at + seats - game.first.index()) % seats;
        let gone = (game.turn.index() + seats - game.first.index()) % seats;
        let turns = usize::from(game.round - 1) + usize::from(after_first < gone);
        let used: usize = player.pies.iter().map(|baked| usize::from(baked.pie.print().cost)).sum();
        let gathers = turns.checked_sub(player.pies.len());
        gathers.is_some_and(|gathers| player.hand.len() + used <= START + GATHERED * gathers)
    };
    must(game.players.iter().enumerate().all(is_earned), "players", "more than the turns brought")
}

/// Each pie was baked once at most, with no more of its best fruit than it takes.
fn pies(game: &PieDay) -> Checked {
    let all = || game.players.iter().flat_map(|player| &player.pies);
    let once = |pie: &Pie| all().filter(|baked| baked.pie == *pie).count() <= 1;
    must(Pie::ALL.iter().all(once), "pies", "there is one of each")?;
    let cost = |baked: &Baked| baked.pie.print().cost;
    must(all().all(|baked| baked.best <= cost(baked)), "best", "more than the pie takes")?;
    let used: usize = all().map(|baked| usize::from(cost(baked))).sum();
    must(game.baked.len() == used, "baked", "what the pies took")
}

/// All fruit is there, and as much was baked of each as is said to be the best of pies.
fn fruit(game: &PieDay) -> Checked {
    let hands = game.players.iter().map(|player| &player.hand);
    let census = hands.chain([&game.basket, &game.baked]).fold(Census::default(), Census::bag);
    census.complete("basket", |kind| harvest().count(kind).into(), |kind| format!("of {:?}", Fruit::ALL[kind]))?;
    for fruit in Fruit::ALL {
        let baked = u16::from(game.baked.count(fruit as usize));
        let of_best = |baked: &&Baked| baked.pie.print().best == fruit;
        let pies = game.players.iter().flat_map(|player| &player.pies).filter(of_best);
        must(pies.map(|baked| u16::from(baked.best)).sum::<u16>() <= baked, "best", "more than was baked")?;
    }
    Ok(())
}

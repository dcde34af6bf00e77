//! Dice that were placed: where they can lie, what they show, whose they are, and what must have come of them.

use super::super::board::numbers;
use super::super::cards::CityCard;
use super::super::map::Place;
use super::super::print::{Pile, Travel};
use super::super::seals::Special;
use super::super::setup::neutral;
use super::super::spaces::{Placed, Space, card_spaces};
use super::super::state::{Player, Table};
use crate::rules::{Checked, Seat, must};

/// Dice lie only where they can, those of nobody first.
pub(super) fn placed(table: &Table) -> Checked {
    let fixed: Vec<_> = neutral(table.players.len() - 2).collect();
    must(table.placed.starts_with(&fixed), "placed", "dice that lie there all game")?;
    for (at, placed) in table.placed.iter().enumerate().skip(fixed.len()) {
        let seat = placed.by.filter(|seat| seat.0 < table.count());
        let Some(seat) = seat else { return must(false, "placed", "no such seat") };
        lies(table, seat, &table.placed[..at], placed)?;
    }
    let on = |space: Space| table.placed.iter().filter(move |placed| placed.space == space);
    let row: Vec<u8> = on(Space::Khan).map(|placed| placed.dice.lowest()).collect();
    must(row.is_sorted(), "placed", "at the Khan no die is lower than the one before")?;
    for seat in table.seats() {
        let seals = on(Space::Seals).filter(|placed| placed.by == Some(seat)).count();
        let owned = table.player(seat).seals.iter().flatten().count();
        must(seals <= owned, "placed", "whoever places dice for seals has them")?;
    }
    let travelled = Travel::ALL.into_iter().rev().find(|travel| on(Space::Travel(*travel)).next().is_some());
    must(table.highest == travelled, "highest", "the highest travel space with dice")?;
    let last = travelled.and_then(|travel| on(Space::Travel(travel)).next_back()).and_then(|placed| placed.by);
    must(table.hourglass == last.unwrap_or(table.start), "hourglass", "whoever used the highest travel space last")
}

/// What a space asks of dice: how many, the least that the lowest shows, how often it can be used; nothing where there is
/// no such space.
fn takes(table: &Table, player: &Player, space: Space) -> Option<(u8, u8, usize)> {
    const ANY: usize = 99;
    Some(match space {
        Space::Book(_) => (1, book(space)?.book().min_die, ANY),
        Space::Khan => (1, 1, numbers().khan.spaces.into()),
        Space::Seals => (player.ability().guild_dice.unwrap_or(numbers().guild.dice), 1, ANY),
        Space::Bag | Space::Contracts => (1, 1, ANY),
        Space::Travel(travel) => {
            let open = player.ability().travel_spaces.contains(&travel);
            (open.then(|| travel.print().dice)?, 1, ANY)
        }
        Space::Special(special) if special.index() < Special::all().len() => (1, 1, special.print().spaces.into()),
        Space::Card(card) => (1, table.cards.get(usize::from(card)).map(|_| 1)?, 1),
        Space::Special(_) => return None,
    })
}

/// The book that a space belongs to.
fn book(space: Space) -> Option<Pile> {
    Pile::ALL.into_iter().find(|pile| Space::of_book(*pile).any(|other| other == space))
}

/// Dice on one space, which came after those `before`.
fn lies(table: &Table, seat: Seat, before: &[Placed], placed: &Placed) -> Checked {
    let (space, dice, player) = (placed.space, &placed.dice, table.player(seat));
    let Some((count, least, most)) = takes(table, player, space) else {
        return must(false, "placed", "no space that the seat could use");
    };
    must(dice.iter().count() == usize::from(count), "placed", "as many dice as the space takes")?;
    must(dice.lowest() >= least, "placed", "dice too low for the space")?;
    let there = || before.iter().filter(|other| other.space == space);
    must(there().count() < most, "placed", "more dice than the space takes")?;
    let used = there().any(|other| other.by == Some(seat) && other.dice.has_own());
    must(space == Space::Bag || !used || !dice.has_own(), "placed", "a colour uses a space once a round")?;
    if let Some(pile) = book(space) {
        let earlier = Space::of_book(pile).take_while(|other| *other != space);
        let filled = earlier.into_iter().all(|other| before.iter().any(|placed| placed.space == other));
        must(filled, "placed", "the first empty space of a book is used")?;
    }
    let fits = |card: CityCard| {
        let mut options = card.print().options.iter();
        options.any(|option| (option.min_die..=option.max_die).contains(&dice.lowest()))
    };
    match space {
        Space::Card(card) => {
            let card = usize::from(card);
            must(table.cards.get(card).copied().is_some_and(fits), "placed", "a die that the card does not take")?;
            card_spaces().nth(card).flatten().map_or(Ok(()), |city| settled(player, [city].into_iter()))
        }
        Space::Special(special) => settled(player, [special.place()].into_iter()),
        Space::Contracts => settled(player, Place::cities().filter(|city| city.print().contracts > 0)),
        _ => Ok(()),
    }
}

/// Whether a seat has a post in one of some cities, from which it was moved at most when all were out (MP-77).
fn settled(player: &Player, mut cities: impl Iterator<Item = Place>) -> Checked {
    let holds = player.posts_left() == 0 || cities.any(|city| player.posts.has(city));
    must(holds, "placed", "dice where the seat has no post")
}

/// What the running turn says about itself stands behind it.
pub(super) fn turn(table: &Table, mover: Seat) -> Checked {
    let (turn, player) = (&table.turn, table.player(mover));
    let run = table.placed.iter().rev().take_while(|placed| placed.by == Some(mover));
    let (bagged, acted): (Vec<&Placed>, Vec<&Placed>) = run.partition(|placed| placed.space == Space::Bag);
    let fits = (!turn.acted || !acted.is_empty()) && (!turn.bagged || !bagged.is_empty());
    must(fits, "turn", "what was done stands behind it")?;
    let black = || table.placed.iter().filter(|placed| placed.by == Some(mover)).flat_map(|it| it.dice.iter());
    let bought = !player.black.is_empty() || black().any(|die| die.black);
    must(!turn.bought || bought, "turn", "a black die was bought")?;
    let cities = Place::cities().fold(super::super::route::Places::default(), |mut all, city| {
        all.add(city);
        all
    });
    let moved = turn.passed.or(turn.came);
    must(moved.without(cities).is_empty(), "turn", "cities that were passed")?;
    must(turn.placed.without(moved).is_empty(), "turn", "posts stand where one came by")?;
    let there = player.posts_left() == 0 || turn.placed.without(player.posts).is_empty();
    must(there, "turn", "posts of this turn are on the map")?;
    let new = |city: Place| turn.placed.has(city) && player.posts_left() > 0;
    let early = acted.first().filter(|_| turn.acted).is_some_and(|placed| match placed.space {
        Space::Special(special) => new(special.place()),
        Space::Card(card) => card_spaces().nth(card.into()).flatten().is_some_and(new),
        _ => false,
    });
    must(!early, "turn", "posts of this turn work from the next")
}

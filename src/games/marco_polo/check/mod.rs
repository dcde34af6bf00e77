//! Whether a position can exist: what a position made by hand must satisfy, so that no rule meets what it cannot handle.
//! `spaces` looks at the dice that were placed and at what follows from them, `due` at what gains leave open.

mod due;
mod spaces;

use super::board::numbers;
use super::cards::{CityBonus, CityCard, Contract, Outpost};
use super::dice::Dice;
use super::due::Due;
use super::map::Place;
use super::options::BlackDice;
use super::print::{ContractKind, Kind, Pile};
use super::spaces::{card_spaces, contract_spaces};
use super::state::*;
use crate::rules::{Census, Checked, Seat, Seats, must};

/// Whether something is there once at most.
fn once<T: Ord + Copy>(things: impl Iterator<Item = T>) -> bool {
    let mut all: Vec<T> = things.collect();
    all.sort_unstable();
    all.windows(2).all(|pair| pair[0] != pair[1])
}

/// The first field that cannot be as it is.
pub(super) fn check(game: &MarcoPolo) -> Checked {
    let table = &game.table;
    must((2..=4).contains(&table.players.len()), "players", "two to four can play")?;
    must((1..=numbers().game.rounds).contains(&table.round), "round", "rounds count from 1 to 5")?;
    let seated = |seat: Seat| seat.0 < table.count();
    must(seated(table.start) && seated(table.hourglass), "start", "no such seat")?;
    must(table.awaiting.iter().all(seated), "awaiting", "no such seat")?;
    dice(table)?;
    spaces::placed(table)?;
    contracts(game)?;
    cards(game)?;
    tokens(table)?;
    goals(game)?;
    table.players.iter().try_for_each(player)?;
    table.seats().try_for_each(|seat| due::all(table, seat))?;
    match table.stage {
        Stage::Characters => characters(table),
        Stage::Goals => choosing(table),
        Stage::Bonuses | Stage::Rolled | Stage::Turns | Stage::Over => playing(game),
    }?;
    if table.stage == Stage::Turns { Ok(()) } else { still(game) }
}

/// Every seat has its five dice, unless they are about to be rolled, and every black die is somewhere.
fn dice(table: &Table) -> Checked {
    let numbers = &numbers().game;
    let count = |dice: &Dice, black: bool| dice.iter().filter(|die| die.black == black).count();
    for seat in table.seats() {
        let placed = table.placed.iter().filter(|placed| placed.by == Some(seat));
        let used: usize = placed.map(|placed| count(&placed.dice, false)).sum();
        let all = used + usize::from(table.player(seat).dice.len());
        let rolled = table.stage != Stage::Bonuses || table.round == 1;
        must(
            all == if rolled { usize::from(numbers.die_colour_dice) } else { 0 },
            "players.dice",
            "every seat has five dice",
        )?;
    }
    let held: usize = table.players.iter().map(|player| usize::from(player.black.len())).sum();
    let placed: usize = table.placed.iter().map(|placed| count(&placed.dice, true)).sum();
    let hidden = table.options.black_dice == BlackDice::Hidden;
    must(!hidden || table.black.each().all(|value| value == 1), "black", "what no one rolled shows nothing")?;
    let all = numbers.by_players.black_dice[table.players.len() - 2];
    must(usize::from(table.black.len()) + held + placed == usize::from(all), "black", "every black die is somewhere")
}

/// Every contract is once in the game; normal ones never leave it.
fn contracts(game: &MarcoPolo) -> Checked {
    let table = &game.table;
    must(table.contracts.len() == contract_spaces().count(), "contracts", "one place a space")?;
    let drawn = table.players.iter().flat_map(|player| &player.due).filter_map(|due| match due {
        Due::Drawn { contract, .. } => Some(*contract),
        _ => None,
    });
    let owned = table.players.iter().flat_map(|player| player.active.iter().chain(&player.fulfilled)).copied();
    let unowned = table.contracts.iter().flatten().chain(table.under.iter().flatten()).copied();
    let is_red = |contract: Contract| contract.print().kind == ContractKind::Red;
    must(unowned.clone().all(is_red), "contracts", "starting contracts are not in the deck")?;
    must(table.under.iter().all(|group| !group.is_empty()), "under", "an empty group")?;
    let red_alone = Contract::all().all(|contract| game.deck.count(contract.index()) == 0 || is_red(contract));
    must(red_alone, "deck", "starting contracts are not in the deck")?;
    let seen = owned.chain(unowned).chain(drawn).map(|contract| contract.index());
    let census = Census::<CONTRACTS>::default().bag(&game.deck).each(seen);
    let name = |index: usize| format!("contracts number {}", index + 1);
    census.within("deck", |_| 1, name)?;
    // A starting contract may be left over.
    let lost = Contract::all().any(|contract| is_red(contract) && census.of(contract.index()) == 0);
    must(!lost, "deck", "every contract once")
}

/// City cards and offer tiles lie in one place each.
fn cards(game: &MarcoPolo) -> Checked {
    let table = &game.table;
    must(table.cards.len() == card_spaces().count(), "cards", "one a space")?;
    must(once(table.cards.iter().copied()), "cards", "a card twice")?;
    must(
        table.cards.iter().all(|card| game.cards.count(card.index()) == 0),
        "cards",
        "a card on the table and in the deck",
    )?;
    must(CityCard::all().all(|card| game.cards.count(card.index()) <= 1), "cards", "a card twice")?;
    for pile in Pile::ALL {
        let bag = &game.piles[pile as usize];
        let nth = |tile| pile.tiles().position(|other| other == tile);
        let (now, next) = (table.tiles[pile as usize], table.next[pile as usize]);
        let out = [Some(now), next].into_iter().flatten().map(nth);
        must(out.clone().all(|at| at.is_some_and(|at| bag.count(at) == 0)), "tiles", "a tile of the pile")?;
        must(Some(now) != next, "tiles", "a tile twice")?;
        let rounds = numbers().game.rounds;
        must(next.is_some() == (table.round < rounds), "next", "one for each round to come")?;
        let left = TILES as u8 - table.round - u8::from(next.is_some());
        must(
            bag.len() == usize::from(left) && (0..TILES).all(|at| bag.count(at) <= 1),
            "piles",
            "as many as are left",
        )?;
    }
    Ok(())
}

/// Tokens and outpost tiles lie where they can, each once.
fn tokens(table: &Table) -> Checked {
    let count = Place::all().len();
    must(table.bonuses.len() == count && table.outposts.len() == count, "bonuses", "one place a location")?;
    for place in Place::all() {
        let has = table.bonuses[place.index()].is_some();
        must(has == place.print().city_bonus, "bonuses", "a token in each city that has room for one")?;
        let has = table.outposts[place.index()].is_some();
        must(!has || place.print().outpost, "outposts", "a tile in a city without room for one")?;
    }
    let tokens: Vec<CityBonus> = table.bonuses.iter().flatten().copied().collect();
    must(once(tokens.into_iter()), "bonuses", "a token twice")?;
    let kept = table.players.iter().flat_map(|player| &player.kept);
    let tiles: Vec<Outpost> = table.outposts.iter().flatten().chain(kept).copied().collect();
    must(once(tiles.into_iter()), "outposts", "a tile twice")
}

/// Every goal card is in the deck or was dealt to one seat.
fn goals(game: &MarcoPolo) -> Checked {
    let players = &game.table.players;
    let fits = players.iter().all(|player| player.goal.is_none_or(|goal| player.dealt.contains(&goal)));
    must(fits, "players.goal", "one of those dealt")?;
    let dealt = players.iter().flat_map(|player| &player.dealt).map(|goal| goal.index());
    let census = Census::<GOALS>::default().bag(&game.goals).each(dealt);
    census.complete("goals", |_| 1, |goal| format!("goal cards number {}", goal + 1))
}

fn player(player: &Player) -> Checked {
    let numbers = &numbers().game;
    must(player.posts.len() <= numbers.posts.into(), "players.posts", "eleven posts at most")?;
    let cities =
        player.posts.iter().all(|place| place.index() < Place::all().len() && place.print().kind == Kind::City);
    must(cities, "players.posts", "posts stand in cities")?;
    must(player.active.len() <= numbers.active_contracts.into(), "players.active", "two active contracts at most")?;
    let figures = player.figures.len() == usize::from(player.ability().figures);
    must(figures, "players.figures", "as many figures as the character has")?;
    must(player.kept.is_empty() || player.ability().keep_outposts, "players.kept", "only whoever keeps them")?;
    let stock = &player.stock;
    let points = player.points.each().all(|points| (-999..1000).contains(&points));
    let small = stock.coins < 1000 && stock.camels < 1000 && stock.wares.iter().all(|count| *count < 1000);
    must(small && player.shields < 50, "players.stock", "more than a game brings")?;
    must(points, "players.points", "more than a game brings")?;
    must(player.due.len() < 60, "players.due", "more than a game brings")
}

/// Between turns nobody's turn has begun, and what was taken from the map has been replaced (MP-92).
fn still(game: &MarcoPolo) -> Checked {
    let table = &game.table;
    must(table.turn == Turn::default(), "turn", "no turn runs")?;
    let full = table.contracts.iter().all(Option::is_some);
    must(full || game.deck.is_empty() && table.under.is_empty(), "contracts", "a space without a contract")?;
    if table.stage == Stage::Over {
        let used = table.players.iter().all(|player| !player.has_dice());
        return must(used, "players.dice", "the game ends when all dice are used");
    }
    must(table.placed.iter().all(|placed| placed.by.is_none()), "placed", "nobody had a turn in this round")?;
    must(table.players.iter().all(|player| player.black.is_empty()), "players.black", "black dice are on the board")?;
    if table.round > 1 {
        return Ok(());
    }
    // Before the first turn of all nobody has left Beijing or done anything.
    let fresh = table.players.iter().all(|player| {
        let blue = |contract: &Contract| contract.print().kind == ContractKind::Blue;
        let home = player.figures.iter().all(|place| *place == Place::start());
        home && player.posts.is_empty()
            && player.seals == [None; 4]
            && player.fulfilled.is_empty()
            && player.kept.is_empty()
            && player.shields == 0
            && player.active.len() == 1
            && player.active.iter().all(blue)
    });
    must(fresh && table.under.is_empty(), "players", "nobody had a turn")
}

/// Characters are picked from the last seat to the first (MP-21).
fn characters(table: &Table) -> Checked {
    let seats = table.count();
    let order = (1..=seats).map(|steps| table.start.after(seats - steps, seats));
    let next = order.clone().find(|seat| table.player(*seat).character.is_none());
    must(next.map(Seats::only) == Some(table.awaiting), "awaiting", "the last seat without a character")?;
    let picked = order.skip_while(|seat| table.player(*seat).character.is_some());
    let mut later = picked.map(|seat| table.player(seat).character);
    must(later.all(|character| character.is_none()), "players.character", "picked from the last seat to the first")?;
    let nothing = table.players.iter().all(|player| player.dealt.is_empty() && player.goal.is_none());
    must(nothing && table.round == 1, "stage", "characters are picked before anything else")?;
    turned_up(table)
}

/// One character more than seats was turned up, each once (MP-21, MP-148).
fn turned_up(table: &Table) -> Checked {
    let all = || table.characters.iter().copied().chain(table.players.iter().filter_map(|player| player.character));
    must(all().count() == table.players.len() + 1 && once(all()), "characters", "one more than seats")
}

fn choosing(table: &Table) -> Checked {
    turned_up(table)?;
    dealt(table)?;
    let open: Seats = table.seats().filter(|seat| table.player(*seat).goal.is_none()).collect();
    must(table.awaiting == open && !open.is_empty(), "awaiting", "those without a goal card")?;
    must(table.round == 1, "round", "goal cards are kept before the first round")
}

fn dealt(table: &Table) -> Checked {
    must(table.players.iter().all(|player| player.character.is_some()), "players.character", "everybody has one")?;
    let count = usize::from(numbers().game.goals_dealt);
    must(table.players.iter().all(|player| player.dealt.len() == count), "players.dealt", "three goal cards each")
}

fn playing(game: &MarcoPolo) -> Checked {
    let table = &game.table;
    turned_up(table)?;
    dealt(table)?;
    must(table.players.iter().all(|player| player.goal.is_some()), "players.goal", "everybody keeps one")?;
    for seat in table.seats() {
        if let Some(due) = table.player(seat).open() {
            must(table.awaiting.has(seat), "players.due", "whoever has something to decide is awaited")?;
            must(game.needs_decision(seat, *due), "players.due", "what is due first needs a decision")?;
        }
    }
    match table.stage {
        Stage::Over => {
            must(table.round == numbers().game.rounds, "round", "the game ends after the last round")?;
            must(table.awaiting.is_empty(), "awaiting", "the game is over")
        }
        Stage::Turns => {
            let mover = table.mover().filter(|mover| Seats::only(*mover) == table.awaiting);
            let Some(mover) = mover else { return must(false, "awaiting", "one seat has its turn") };
            let player = table.player(mover);
            let busy = table.turn.acted || table.turn.bagged;
            must(busy || player.has_dice(), "awaiting", "whoever has no dice has no turn")?;
            spaces::turn(table, mover)
        }
        _ => {
            let open: Seats = table.seats().filter(|seat| table.player(*seat).open().is_some()).collect();
            must(table.awaiting == open && !open.is_empty(), "awaiting", "those who have something to decide")
        }
    }
}

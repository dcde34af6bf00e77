//! What things are called: messages that know the printed name, so that things of brought files have names, too.

use super::cards::{CityCard, Contract, Goal};
use super::characters::Character;
use super::map::Place;
use super::phrases::{brief, effect};
use super::print::{Arms, ContractKind, Guild, Kind, Pile};
use crate::rules::Text;

/// The name of a location.
pub(super) fn place(place: Place) -> Text {
    Text::of("mp-place").with("id", place.id().to_owned()).with("name", place.print().name.clone())
}

/// The name of a location where there is little room: of an oasis without saying what it is.
pub(super) fn stop(place: Place) -> Text {
    match place.print().kind {
        Kind::Oasis => Text::of("mp-oasis").with("id", place.id().to_owned()).with("name", place.print().name.clone()),
        Kind::City | Kind::Start => self::place(place),
    }
}

/// The name of a character.
pub(super) fn character(character: Character) -> Text {
    Text::of("mp-character").with("id", character.id().to_owned()).with("name", character.print().name.clone())
}

/// What a character can do, in a few words.
pub(super) fn ability(character: Character) -> Text {
    Text::of("mp-ability").with("id", character.id().to_owned())
}

/// The name of a guild.
pub(super) fn guild(guild: Guild) -> Text {
    Text::of(format!("mp-guild-{guild}"))
}

/// The animal of a coat of arms.
pub(super) fn arms(arms: Arms) -> Text {
    Text::of(format!("mp-arms-{arms}"))
}

/// A contract by what it takes.
pub(super) fn contract(contract: Contract) -> Text {
    let print = contract.print();
    let key = if print.kind == ContractKind::Blue { "mp-contract-blue" } else { "mp-contract" };
    Text::of(key).with("cost", effect(&print.cost))
}

/// The same on a label; one that takes more than a label has room for is called by its number.
pub(super) fn contract_label(contract: Contract) -> Text {
    if fits_label(contract) { brief(&contract.print().cost) } else { contract_number(contract) }
}

/// Whether a label has room for what a contract takes: up to three kinds of things, or four of which one is more than
/// a single one.
pub(super) fn fits_label(contract: Contract) -> bool {
    let cost = &contract.print().cost;
    let all = [cost.camels, cost.pepper, cost.silk, cost.gold, cost.jade];
    let kinds = all.iter().filter(|count| **count > 0).count();
    let many = all.iter().filter(|count| **count > 1).count();
    cost.chosen() == 0 && (kinds <= 3 || kinds == 4 && many <= 1)
}

/// A contract by its number among those of its kind.
pub(super) fn contract_number(contract: Contract) -> Text {
    let kind = contract.print().kind;
    let number = Contract::all().filter(|other| other.print().kind == kind && *other <= contract).count();
    let key = if kind == ContractKind::Blue { "mp-contract-blue-number" } else { "mp-contract-number" };
    Text::of(key).with("n", number)
}

/// The name of a city card; one that has none is called by its number.
pub(super) fn card(card: CityCard) -> Text {
    Text::of("mp-card").with("id", card.id().to_owned()).with("n", card.index() + 1)
}

/// A goal card by its number.
pub(super) fn goal(goal: Goal) -> Text {
    Text::of("mp-goal").with("n", goal.index() + 1)
}

/// A book.
pub(super) fn book(pile: Pile) -> Text {
    Text::of("mp-book").with("n", pile as u8 + 1)
}

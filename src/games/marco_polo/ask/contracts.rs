//! Contracts: taken with a die (MP-85 to MP-90) or by a gain (MP-83, MP-A2), and fulfilled (MP-104, MP-105).

use super::super::bar::Bar;
use super::super::board::numbers;
use super::super::cards::Contract;
use super::super::effect::Effect;
use super::super::map::Place;
use super::super::moves::{Draft, Move};
use super::super::scope::Scope;
use super::super::source::Source;
use super::super::spaces::Space;
use super::dice::pick_die;
use super::payment::{bill, dear, once};
use super::{Step, Walk};
use crate::rules::Several;

/// One or two contracts, a die, and what makes room.
pub(super) fn contracts(at: &Scope, walk: &mut Walk) -> Step<Move> {
    let action = &numbers().contracts_action;
    let open: Several<Contract> = at.own_contracts().map(|(_, contract)| contract).collect();
    let counts = (usize::from(action.min_take), usize::from(action.max_take));
    let tempting = at.open_contracts().map(|(_, contract)| contract);
    let why = |contract| bar(at, contract, &open);
    let picked = walk.several(Draft::CONTRACTS, open.iter().copied(), counts, tempting, why)?;
    let mut contracts = [None; 2];
    contracts.iter_mut().zip(&picked).for_each(|(place, contract)| *place = Some(*contract));
    let die = pick_die(at, walk, at.contract_dice())?;
    let drop = drop(at, walk, picked.len())?;
    let price = Effect::of_coins(at.fee(Space::Contracts, die.value));
    Ok(Move::Contracts { contracts, die, drop, bill: bill(at, walk, price)? })
}

/// Why a contract cannot be taken.
fn bar(at: &Scope, contract: Contract, open: &[Contract]) -> Option<Bar> {
    if open.contains(&contract) {
        return None;
    }
    let lies = at.open_contracts().any(|(_, open)| open == contract);
    Some(if lies { Bar::ContractFar } else { Bar::ContractGone })
}

/// Why no contract can be taken with a die.
pub(super) fn none(at: &Scope) -> Bar {
    if at.own_contracts().next().is_none() {
        return Bar::NoContractCity;
    }
    let used = at.is_used(Space::Contracts);
    let dice = at.dice().filter(|die| die.black || !used);
    dear(dice.map(|die| at.fee(Space::Contracts, die.value))).unwrap_or(Bar::Contracts)
}

/// The old contract that makes room, where there is a choice: where one of two has to go (MP-89, MP-90, MP-Q18).
fn drop(at: &Scope, walk: &mut Walk, new: usize) -> Step<Option<Contract>> {
    let active = &at.player.active;
    let missing = new.saturating_sub(at.player.room());
    if missing == 0 || missing >= active.len() {
        return Ok(None);
    }
    let why = |contract| (!active.contains(&contract)).then_some(Bar::NotActive);
    walk.one(Draft::DROP, active.iter().copied(), [], why).map(Some)
}

/// What makes room for a contract that was drawn, or that one itself.
pub(super) fn room(at: &Scope, walk: &mut Walk, drawn: Contract, from: Source) -> Step<Move> {
    let all: Several<Contract> = at.player.active.iter().copied().chain([drawn]).collect();
    let why = |contract| (!all.contains(&contract)).then_some(Bar::NotActive);
    let gone = walk.one(Draft::DROP, all.iter().copied(), [], why)?;
    Ok(Move::Room { gone, drawn, from })
}

/// A contract of a city in which a post was set up, or none, and what makes room.
pub(super) fn offered(at: &Scope, walk: &mut Walk, city: Place) -> Step<Move> {
    let here = at.own_contracts().filter(|(place, _)| *place == city);
    let open: Several<Contract> = here.map(|(_, contract)| contract).collect();
    let all = open.iter().copied().map(Some).chain([None]);
    match walk.one(Draft::TAKEN, all, [], |contract| bar(at, contract?, &open))? {
        Some(contract) => Ok(Move::Take { contract, from: Source::Post(city), drop: drop(at, walk, 1)? }),
        None => Ok(Move::Leave(city)),
    }
}

/// A contract of any city with an own post, and what makes room.
pub(super) fn open(at: &Scope, walk: &mut Walk, from: Source) -> Step<Move> {
    let open: Several<Contract> = at.own_contracts().map(|(_, contract)| contract).collect();
    let contract = walk.one(Draft::CONTRACT, open.iter().copied(), [], |contract| bar(at, contract, &open))?;
    Ok(Move::Take { contract, from, drop: drop(at, walk, 1)? })
}

/// A contract that can be paid.
pub(super) fn fulfil(at: &Scope, walk: &mut Walk) -> Step<Move> {
    let active = &at.player.active;
    let pays = |contract: &Contract| at.can_pay(&contract.print().cost);
    let why = |contract: Contract| match active.contains(&contract) {
        true => (!pays(&contract)).then_some(Bar::ContractDear),
        false => Some(Bar::NotActive),
    };
    let payable = active.iter().copied().filter(pays);
    let contract = walk.one(Draft::CONTRACT, payable, active.iter().copied(), why)?;
    Ok(Move::Fulfil { contract, bill: once(at, walk, &contract.print().cost)? })
}

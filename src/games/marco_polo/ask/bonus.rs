//! The bonus actions (MP-103 to MP-120).

use super::super::board::numbers;
use super::super::dice::Die;
use super::super::effect::Effect;
use super::super::moves::*;
use super::super::refuse;
use super::super::scope::Scope;
use super::super::seals::Guild;
use super::super::setup::BlackDice;
use super::{Step, Walk, goods, jade, nonsense, pick_die};
use crate::rules::Options;

/// A contract that can be paid (MP-104, MP-105).
pub(super) fn fulfil(scope: &Scope, walk: &mut Walk) -> Step<Move> {
    let payable = scope.player.active.iter().copied().filter(|contract| scope.can_pay(&contract.print().cost));
    let pick = walk.one(CONTRACT, payable.map(Pick::Contract), |pick| refuse::fulfilling(scope, pick))?;
    let Pick::Contract(contract) = pick else { return nonsense() };
    let cost = &contract.print().cost;
    let goods = goods(scope, walk, cost, &Effect::default(), 1)?;
    Ok(Move::Fulfil { contract, goods, jade: jade(scope, walk, &cost.choosing(goods))? })
}

/// A basic seal whose improvement can be paid (MP-108, MP-110).
pub(super) fn improve(scope: &Scope, walk: &mut Walk) -> Step<Move> {
    let seals = Guild::ALL.into_iter().filter(|guild| scope.can_improve(*guild)).map(Pick::Guild);
    let Pick::Guild(guild) = walk.one(SEAL, seals, |pick| refuse::improving(scope, pick))? else {
        return nonsense();
    };
    let cost = &guild.seal().improve_cost;
    let goods = goods(scope, walk, cost, &Effect::default(), 1)?;
    Ok(Move::Improve { guild, goods, jade: jade(scope, walk, &cost.choosing(goods))? })
}

/// Any die, and what the money bag gives for it (MP-113, MP-114).
pub(super) fn bag(scope: &Scope, walk: &mut Walk) -> Step<Move> {
    let die = pick_die(scope, walk, scope.dice())?;
    let gains = (0..numbers().money_bag.choice.len() as u8).map(Pick::Option);
    match walk.one(GAIN, gains, |_| refuse::not_offered())? {
        Pick::Option(gain) => Ok(Move::Bag { die, gain }),
        _ => nonsense(),
    }
}

/// A die to roll again (MP-116, MP-120).
pub(super) fn reroll(scope: &Scope, walk: &mut Walk) -> Step<Move> {
    let die = pick_die(scope, walk, scope.dice())?;
    Ok(Move::Reroll { die, jade: jade(scope, walk, &numbers().bonus_actions.reroll)? })
}

/// A die, and whether it goes up or down; never from 6 to 1 or back (MP-117).
pub(super) fn change(scope: &Scope, walk: &mut Walk) -> Step<Move> {
    let die = pick_die(scope, walk, scope.dice())?;
    let ways = [(Pick::Up, die.value < 6), (Pick::Down, die.value > 1)];
    let ways: Options<Pick> = ways.into_iter().filter(|(_, holds)| *holds).map(|(pick, _)| pick).collect();
    let up = walk.one(BY, ways, |_| refuse::change(die))? == Pick::Up;
    Ok(Move::Change { die, up, jade: jade(scope, walk, &numbers().bonus_actions.change_by_one)? })
}

/// A black die (MP-118); in the variant one of those that lie open (MP-A16).
pub(super) fn black(scope: &Scope, walk: &mut Walk) -> Step<Move> {
    let value = match scope.table.options.black_dice {
        BlackDice::Hidden => None,
        BlackDice::Open => Some(pick_die(scope, walk, scope.table.black.values().map(Die::black))?.value),
    };
    Ok(Move::Black { value, jade: jade(scope, walk, &numbers().bonus_actions.black_die)? })
}

/// A kept outpost tile (MP-A13).
pub(super) fn outpost(scope: &Scope, walk: &mut Walk) -> Step<Move> {
    let tiles = scope.player.kept.iter().copied().map(Pick::Outpost);
    match walk.one(TILE, tiles, |_| refuse::outpost())? {
        Pick::Outpost(tile) => Ok(Move::Outpost(tile)),
        _ => nonsense(),
    }
}

//! Which verbs a seat can begin with, and why not with others.

use super::super::bar::Bar;
use super::super::board::numbers;
use super::super::due::Due;
use super::super::effect::Effect;
use super::super::moves::Act;
use super::super::print::Guild;
use super::super::scope::Scope;
use super::super::seals::Special;
use super::super::state::Stage;
use super::{books, cities, contracts, dice, seals, travel};

/// The normal actions (MP-26).
const NORMAL: [Act; 7] = [Act::Book, Act::Khan, Act::Seal, Act::Travel, Act::Contracts, Act::City, Act::Card];

/// The bonus actions, and the wish to be asked about jade.
const BONUS: [Act; 8] =
    [Act::Fulfil, Act::Improve, Act::Bag, Act::Reroll, Act::Change, Act::Black, Act::Outpost, Act::Jade];

/// The verb that answers what is due.
pub(in super::super) const fn verb_of(due: &Due) -> Act {
    match due {
        Due::Compensation { .. } => Act::Compensate,
        Due::Drawn { .. } | Due::Open { .. } | Due::Offered { .. } => Act::Take,
        Due::Post { .. } => Act::Post,
        Due::Move { .. } => Act::Move,
        Due::Seal { .. } => Act::Seal,
        _ => Act::Bonus,
    }
}

impl Scope<'_> {
    /// Whether the seat can begin with a verb now.
    pub(super) fn begins(&self, act: Act) -> bool {
        match (self.stage, self.player.open()) {
            (Stage::Over, _) | (Stage::Bonuses | Stage::Rolled, None) => false,
            (Stage::Characters, _) => act == Act::Character,
            (Stage::Goals, _) => act == Act::Goal,
            // A movement is paid for, so that the seat may wish to be asked about jade (MP-Q16).
            (_, Some(Due::Move { .. })) if act == Act::Jade => self.can(act),
            (_, Some(due)) => act == verb_of(due),
            (Stage::Turns, None) => match act {
                Act::End => self.can_end(),
                _ if NORMAL.contains(&act) => !self.turn.acted && self.can(act),
                _ => BONUS.contains(&act) && self.can(act),
            },
        }
    }

    /// Whether a normal action is possible at all now (MP-Q5, MP-Q6).
    fn can_act(&self) -> bool {
        !self.turn.acted && self.player.has_dice() && NORMAL.into_iter().any(|act| self.can(act))
    }

    /// Whether the turn can end: the normal action was done, or there is none though a die went to the money bag
    /// (MP-27, MP-115, MP-Q6).
    fn can_end(&self) -> bool {
        self.turn.acted || self.turn.bagged && !self.can_act()
    }

    /// Whether what a verb of a turn does is possible now.
    fn can(&self, act: Act) -> bool {
        let bonus = &numbers().bonus_actions;
        match act {
            Act::Book => self.offers().next().is_some(),
            Act::Khan => self.khan_dice().next().is_some(),
            Act::Seal => Guild::ALL.into_iter().any(|guild| self.can_take_seal(guild)),
            Act::Travel => self.can_travel(),
            Act::Contracts => self.own_contracts().next().is_some() && self.contract_dice().next().is_some(),
            Act::City => Special::all().any(|special| self.special_dice(special).next().is_some()),
            Act::Card => self.open_cards().any(|(_, card)| self.can_use(card)),
            Act::Fulfil => self.player.active.iter().any(|contract| self.can_pay(&contract.print().cost)),
            Act::Improve => Guild::ALL.into_iter().any(|guild| self.can_improve(guild)),
            Act::Bag => self.player.has_dice(),
            Act::Reroll => self.player.has_dice() && self.affords(&bonus.reroll),
            Act::Change => self.player.has_dice() && self.affords(&bonus.change_by_one),
            Act::Black => !self.turn.bought && !self.black.is_empty() && self.affords(&bonus.black_die),
            Act::Outpost => !self.player.kept.is_empty(),
            Act::Jade => !self.turn.asks && self.player.stock.jade() > 0,
            _ => false,
        }
    }
}

/// What people try in a turn.
pub(super) fn tempting(at: &Scope) -> impl Iterator<Item = Act> + use<> {
    let in_turn = at.is_in_turn();
    NORMAL.into_iter().chain(BONUS).chain([Act::End]).filter(move |_| in_turn)
}

/// Why the seat cannot begin with a verb.
pub(super) fn bar(at: &Scope, act: Act) -> Option<Bar> {
    if at.begins(act) {
        return None;
    }
    match (at.stage, at.player.open()) {
        (Stage::Characters, _) => Some(Bar::CharacterFirst),
        (Stage::Goals, _) => Some(Bar::GoalFirst),
        (_, Some(Due::Move { .. })) if act == Act::Jade => Some(jade(at)),
        (_, Some(due)) if NORMAL.contains(&act) || BONUS.contains(&act) || act == Act::End => {
            Some(Bar::Open(verb_of(due)))
        }
        (_, Some(_)) => Some(Bar::NothingSuch),
        (Stage::Turns, None) => Some(in_turn(at, act)),
        (Stage::Bonuses | Stage::Rolled | Stage::Over, None) => None,
    }
}

fn in_turn(at: &Scope, act: Act) -> Bar {
    let bonus = &numbers().bonus_actions;
    match act {
        Act::Character | Act::Goal => Bar::Chosen,
        Act::Compensate | Act::Bonus | Act::Take | Act::Post | Act::Move => Bar::NothingSuch,
        Act::End if at.turn.bagged => Bar::EndBagged,
        Act::End if at.can_act() => Bar::EndActs,
        Act::End => Bar::EndBags,
        _ if NORMAL.contains(&act) && at.turn.acted => Bar::Acted,
        Act::Fulfil if at.player.active.is_empty() => Bar::NoContract,
        Act::Fulfil => Bar::ContractDear,
        Act::Improve if !Guild::ALL.into_iter().any(|guild| at.has_basic(guild)) => Bar::NoBasic,
        Act::Improve => Bar::ImproveDear,
        Act::Outpost => Bar::NoOutpost,
        Act::Jade => jade(at),
        Act::Black if at.turn.bought => Bar::BlackBought,
        Act::Black if at.black.is_empty() => Bar::NoBlack,
        Act::Black => dear(&bonus.black_die),
        _ if !at.player.has_dice() => Bar::NoDice,
        Act::Reroll => dear(&bonus.reroll),
        Act::Change => dear(&bonus.change_by_one),
        Act::Book => books::none(at),
        Act::Khan => dice::no_khan(at),
        Act::Seal => seals::none(at),
        Act::Travel => travel::none(at),
        Act::Contracts => contracts::none(at),
        Act::City => cities::none(at),
        Act::Card => Bar::Cards,
        // A die is all it takes.
        Act::Bag => Bar::NoDice,
    }
}

/// A price in camels that cannot be paid, with jade for what is missing.
fn dear(price: &Effect) -> Bar {
    Bar::Dear { camels: price.camels }
}

/// A wish to be asked about jade (MP-Q16).
fn jade(at: &Scope) -> Bar {
    if at.turn.asks { Bar::JadeAsked } else { Bar::NoJade }
}

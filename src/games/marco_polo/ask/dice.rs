//! Dice: which ones, and what is done with nothing but a die (MP-52 to MP-56, MP-113 to MP-118).

use super::super::bar::Bar;
use super::super::board::numbers;
use super::super::dice::{Dice, Die};
use super::super::moves::{Draft, Move, Pick};
use super::super::options::BlackDice;
use super::super::picks::{Nth, Shown, Word};
use super::super::scope::Scope;
use super::payment::bill;
use super::{Step, Walk};
use crate::rules::{Key, Options, Several, Thing};

/// A die that does not do it.
pub(super) const fn useless(die: Die) -> Bar {
    Bar::DieUseless(die.value)
}

/// One of the dice that make it work.
pub(super) fn pick_die(at: &Scope, walk: &mut Walk, dice: impl IntoIterator<Item = Die>) -> Step<Die> {
    let dice: Several<Die> = dice.into_iter().collect();
    walk.one(Draft::DIE, dice.iter().copied(), [], |die| match at.dice().any(|left| left == die) {
        _ if dice.contains(&die) => None,
        true => Some(useless(die)),
        false => Some(if die.black { Bar::NoSuchBlack(die.value) } else { Bar::NoSuchDie(die.value) }),
    })
}

/// Why dice that are placed together do not do it.
pub(super) fn no_set(at: &Scope, set: &Dice) -> Bar {
    let count = |die: Die| set.iter().filter(|other| *other == die).count() as u8;
    let have = |die: Die| if die.black { at.player.black.count(die.value) } else { at.player.dice.count(die.value) };
    if set.iter().any(|die| count(die) > have(die)) { Bar::NoSuchDice } else { Bar::DiceUseless }
}

/// Dice that are placed together: those that cost least, and behind one more pick all others.
pub(super) fn pick_dice<T: Thing<Pick>>(
    walk: &mut Walk,
    (key, rest): (Key<Draft, Shown<T>>, Key<Draft, T>),
    (first, others): (Options<T>, Options<T>),
    why: impl Fn(T) -> Bar,
) -> Step<T> {
    let few = others.len() < 2;
    let shown: Options<T> = first.iter().chain(others.iter().filter(|_| few)).copied().collect();
    let legal = shown.iter().copied().map(Shown::These).chain((!few).then_some(Shown::Other));
    let picked = walk.one(key, legal, [], |picked| match picked {
        Shown::These(set) if shown.contains(&set) => None,
        Shown::These(set) if others.contains(&set) => Some(Bar::DiceOther),
        Shown::These(set) => Some(why(set)),
        Shown::Other => None,
    })?;
    match picked {
        Shown::These(set) => Ok(set),
        Shown::Other => walk.one(rest, others.iter().copied(), [], |set| (!others.contains(&set)).then(|| why(set))),
    }
}

/// A die that is not lower than the one before (MP-52 to MP-56).
pub(super) fn khan(at: &Scope, walk: &mut Walk) -> Step<Move> {
    Ok(Move::Khan { die: pick_die(at, walk, at.khan_dice())? })
}

/// Why no die can go to the Khan.
pub(super) fn no_khan(at: &Scope) -> Bar {
    let (count, last) = at.khan_row();
    if count >= usize::from(numbers().khan.spaces) {
        return Bar::KhanFull;
    }
    if at.dice().any(|die| die.value >= last) { Bar::KhanUsed } else { Bar::KhanLow { least: last } }
}

/// Any die, and what the money bag gives for it (MP-113, MP-114).
pub(super) fn bag(at: &Scope, walk: &mut Walk) -> Step<Move> {
    let die = pick_die(at, walk, at.dice())?;
    let gains = (0..numbers().money_bag.choice.len() as u8).map(Nth);
    Ok(Move::Bag { die, gain: walk.one(Draft::GAIN, gains, [], |_| None)?.0 })
}

/// A die to roll again (MP-116, MP-120).
pub(super) fn reroll(at: &Scope, walk: &mut Walk) -> Step<Move> {
    let die = pick_die(at, walk, at.dice())?;
    Ok(Move::Reroll { die, bill: bill(at, walk, numbers().bonus_actions.reroll)? })
}

/// A die, and whether it goes up or down; never from 6 to 1 or back (MP-117).
pub(super) fn change(at: &Scope, walk: &mut Walk) -> Step<Move> {
    let die = pick_die(at, walk, at.dice())?;
    let fits = |by: Word| by == Word::Up && die.value < 6 || by == Word::Down && die.value > 1;
    let ways = [Word::Up, Word::Down].into_iter().filter(|by| fits(*by));
    let by = walk.one(Draft::BY, ways, [], |by| (!fits(by)).then_some(Bar::Change(die.value)))?;
    let value = if by == Word::Up { die.value + 1 } else { die.value - 1 };
    Ok(Move::Change { die, value, bill: bill(at, walk, numbers().bonus_actions.change_by_one)? })
}

/// A black die (MP-118); in the variant one of those that lie open (MP-A16).
pub(super) fn black(at: &Scope, walk: &mut Walk) -> Step<Move> {
    let mut values = at.black.values();
    let value = match at.black_dice {
        BlackDice::Hidden => values.next().unwrap_or(1),
        BlackDice::Open => pick_die(at, walk, values.map(Die::black))?.value,
    };
    Ok(Move::Black { value, bill: bill(at, walk, numbers().bonus_actions.black_die)? })
}

//! The normal actions but for travel: what is taken, then the dice that make it work.

use super::super::board::numbers;
use super::super::cards::CityCard;
use super::super::dice::Die;
use super::super::due::Due;
use super::super::effect::Effect;
use super::super::moves::*;
use super::super::refuse;
use super::super::scope::Scope;
use super::super::seals::{Guild, Special};
use super::super::spaces::Space;
use super::super::stock::Jade;
use super::{Step, Walk, goods, jade, nonsense, pick_dice, pick_die};
use crate::rules::Options;

/// So many sets of dice are offered at once where all of them do the same.
const FEW_DICE: usize = 4;

/// An offer of a book, and a die (MP-46 to MP-51).
pub(super) fn book(scope: &Scope, walk: &mut Walk) -> Step<Move> {
    let offers = scope.offers().map(|(pile, offer)| Pick::Offer(pile, offer));
    let Pick::Offer(pile, offer) = walk.one(OFFER, offers, |pick| refuse::offer(scope, pick))? else {
        return nonsense();
    };
    let die = pick_die(scope, walk, scope.book_dice(pile, offer))?;
    let Some((_, price)) = scope.book_price(pile, offer, die) else { return nonsense() };
    Ok(Move::Book { pile, offer, die, jade: jade(scope, walk, &price)? })
}

/// A die that is not lower than the one before (MP-52 to MP-56).
pub(super) fn khan(scope: &Scope, walk: &mut Walk) -> Step<Move> {
    Ok(Move::Khan { die: pick_die(scope, walk, scope.khan_dice())? })
}

/// A seal, and dice that are high enough (MP-57 to MP-59); or a seal by a city card.
pub(super) fn seal(scope: &Scope, walk: &mut Walk) -> Step<Move> {
    if let Some(Due::Seal { die, .. }) = scope.player.open() {
        let seals = scope.seals_for(*die).map(Pick::Guild);
        return match walk.one(SEAL, seals, |pick| refuse::seal(scope, pick))? {
            Pick::Guild(guild) => Ok(Move::CardSeal(guild)),
            _ => nonsense(),
        };
    }
    let seals = Guild::ALL.into_iter().filter(|guild| scope.can_take_seal(*guild)).map(Pick::Guild);
    let Pick::Guild(guild) = walk.one(SEAL, seals, |pick| refuse::seal(scope, pick))? else { return nonsense() };
    let least = guild.seal().min_die;
    let sets = scope.sets(Space::Seals, scope.guild_dice(), least, Effect::default());
    let mut first: Options<Pick> = sets.into_iter().map(Pick::Dice).collect();
    let others = first.drain(FEW_DICE.min(first.len())..).collect();
    let Pick::Dice(dice) = pick_dice(scope, walk, first, others)? else { return nonsense() };
    let price = Effect::of_coins(scope.fee(Space::Seals, dice.lowest()));
    Ok(Move::Seal { guild, dice, jade: jade(scope, walk, &price)? })
}

/// One or two contracts, a die, and what makes room (MP-85 to MP-90).
pub(super) fn contracts(scope: &Scope, walk: &mut Walk) -> Step<Move> {
    let action = &numbers().contracts_action;
    let open: Options<Pick> = scope.own_contracts().map(|(_, contract)| Pick::Contract(contract)).collect();
    let counts = (usize::from(action.min_take), usize::from(action.max_take));
    let picks = walk.several(CONTRACTS, open, counts, |pick| refuse::contract(scope, pick))?;
    let mut contracts = [None; 2];
    for (place, pick) in contracts.iter_mut().zip(&picks) {
        let Pick::Contract(contract) = *pick else { return nonsense() };
        *place = Some(contract);
    }
    let die = pick_die(scope, walk, scope.contract_dice())?;
    let drop = drop(scope, walk, picks.len())?;
    let price = Effect::of_coins(scope.fee(Space::Contracts, die.value));
    Ok(Move::Contracts { contracts, die, drop, jade: jade(scope, walk, &price)? })
}

/// The old contract that makes room, where there is a choice: where one of two has to go (MP-89, MP-90, MP-Q18).
pub(super) fn drop(scope: &Scope, walk: &mut Walk, new: usize) -> Step<Option<super::super::cards::Contract>> {
    let active = &scope.player.active;
    let missing = new.saturating_sub(scope.player.room());
    if missing == 0 || missing >= active.len() {
        return Ok(None);
    }
    let old = active.iter().copied().map(Pick::Contract);
    match walk.one(DROP, old, refuse::drop)? {
        Pick::Contract(contract) => Ok(Some(contract)),
        _ => nonsense(),
    }
}

/// A special city with an own post, and a die (MP-93 to MP-97).
pub(super) fn city(scope: &Scope, walk: &mut Walk) -> Step<Move> {
    let open = Special::all().filter(|special| scope.special_dice(*special).next().is_some());
    let cities = open.map(|special| Pick::Place(special.place()));
    let pick = walk.one(CITY, cities, |pick| refuse::city(scope, pick))?;
    let Pick::Place(place) = pick else { return nonsense() };
    let Some(special) = Special::at(place) else { return nonsense() };
    Ok(Move::City { special, die: pick_die(scope, walk, scope.special_dice(special))? })
}

impl Scope<'_> {
    /// Whether a city card can be used with one of the dice.
    pub(in super::super) fn can_use(&self, card: CityCard) -> bool {
        self.dice().any(|die| self.is_use(card, die))
    }

    /// Whether a city card can be used with a die.
    fn is_use(&self, card: CityCard, die: Die) -> bool {
        card.print().options.iter().any(|option| self.is_possible(option, die.value))
    }
}

/// A city card, a die, what is done, and how often (MP-99 to MP-102).
pub(super) fn card(scope: &Scope, walk: &mut Walk) -> Step<Move> {
    let cards = scope.open_cards().map(|(_, card)| card).filter(|card| scope.can_use(*card)).map(Pick::Card);
    let Pick::Card(card) = walk.one(CARD, cards, |pick| refuse::card(scope, pick))? else { return nonsense() };
    let die = pick_die(scope, walk, scope.dice().filter(|die| scope.is_use(card, *die)))?;
    let print = card.print();
    let possible = (0..).zip(&print.options).filter(|(_, option)| scope.is_possible(option, die.value));
    let possible: Options<Pick> = possible.map(|(at, _)| Pick::Option(at)).collect();
    let option = match possible[..] {
        [Pick::Option(only)] => only,
        _ => match walk.one(CHOICE, possible, |_| refuse::option())? {
            Pick::Option(option) => option,
            _ => return nonsense(),
        },
    };
    let Some(what) = print.options.get(usize::from(option)) else { return nonsense() };
    let most = scope.times(what, die.value);
    let times = match most {
        1 => 1,
        _ => match walk.one(TIMES, (1..=most).rev().map(Pick::Number), |_| refuse::times(most))? {
            Pick::Number(times) => times,
            _ => return nonsense(),
        },
    };
    let goods = goods(scope, walk, &what.cost, &what.gain, times)?;
    Ok(Move::Card { card, die, option, times, goods, jade: spread(scope, walk, what, times)? })
}

/// The jade that stands in for coins and camels when an option is paid several times (MP-Q11): the least, or by wish.
fn spread(scope: &Scope, walk: &mut Walk, what: &super::super::cards::CardOption, times: u8) -> Step<Jade> {
    let Some(least) = scope.least_jade(what, times) else { return nonsense() };
    if !scope.table.turn.asks {
        return Ok(least);
    }
    let sums = scope.player.stock.sums_of_jade(&what.cost.choosing([0; 3]), &what.gain.sure(), times);
    let ways: Options<Pick> = sums.into_iter().map(Pick::Jade).collect();
    if let [Pick::Jade(only)] = ways[..] {
        return Ok(only);
    }
    match walk.one(JADE, ways, |_| refuse::jade())? {
        Pick::Jade(jade) => Ok(jade),
        _ => nonsense(),
    }
}

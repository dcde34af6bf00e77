//! Guild seals: taken with dice or by a city card (MP-57 to MP-59), and improved (MP-108, MP-110).

use super::super::bar::Bar;
use super::super::dice::Dice;
use super::super::effect::Effect;
use super::super::moves::{Draft, Move};
use super::super::print::Guild;
use super::super::scope::Scope;
use super::super::spaces::Space;
use super::dice::{no_set, pick_dice};
use super::payment::{bill, dear, once};
use super::{Step, Walk};
use crate::rules::Options;

/// So many sets of dice are offered at once where all of them do the same.
const FEW_DICE: usize = 4;

/// A seal, and dice that are high enough.
pub(super) fn seal(at: &Scope, walk: &mut Walk) -> Step<Move> {
    let seals = Guild::ALL.into_iter().filter(|guild| at.can_take_seal(*guild));
    let guild = walk.one(Draft::SEAL, seals, Guild::ALL, |guild| bar(at, guild))?;
    let sets = at.sets(Space::Seals, at.guild_dice(), guild.seal().min_die, Effect::default());
    let mut first: Options<Dice> = sets.into_iter().collect();
    let others = first.drain(FEW_DICE.min(first.len())..).collect();
    let dice = pick_dice(walk, (Draft::DICE, Draft::OTHERS), (first, others), |set| no_set(at, &set))?;
    let price = Effect::of_coins(at.fee(Space::Seals, dice.lowest()));
    Ok(Move::Seal { guild, dice, bill: bill(at, walk, price)? })
}

/// A seal by a city card, for the die that lies there.
pub(super) fn by_card(at: &Scope, walk: &mut Walk, die: u8) -> Step<Move> {
    let why = |guild: Guild| match guild.seal().min_die {
        _ if at.player.has_seal(guild) => Some(Bar::SealOwned),
        least => (least > die).then_some(Bar::SealLow { least }),
    };
    walk.one(Draft::SEAL, at.seals_for(die), [], why).map(Move::CardSeal)
}

/// What the guild seals' space costs with the dice that are high enough for a seal.
fn fees<'a>(at: &'a Scope, guild: Guild) -> impl Iterator<Item = u8> + 'a {
    let lowests = at.lowests(Space::Seals, at.guild_dice()).filter(move |least| *least >= guild.seal().min_die);
    lowests.map(|lowest| at.fee(Space::Seals, lowest))
}

/// Why a seal cannot be taken with dice.
fn bar(at: &Scope, guild: Guild) -> Option<Bar> {
    if at.can_take_seal(guild) {
        None
    } else if at.player.has_seal(guild) {
        Some(Bar::SealOwned)
    } else if at.is_used(Space::Seals) {
        Some(Bar::SealsUsed)
    } else {
        dear(fees(at, guild)).or(Some(Bar::SealLow { least: guild.seal().min_die }))
    }
}

/// Why no seal can be taken with dice.
pub(super) fn none(at: &Scope) -> Bar {
    let missing = Guild::ALL.into_iter().filter(|guild| !at.player.has_seal(*guild));
    dear(missing.flat_map(|guild| fees(at, guild))).unwrap_or(Bar::Seals)
}

impl Scope<'_> {
    /// Whether a seal is there to be improved.
    pub(super) fn has_basic(&self, guild: Guild) -> bool {
        self.player.has_seal(guild) && !self.player.has_improved(guild)
    }

    /// Whether a seal can be improved.
    pub(in super::super) fn can_improve(&self, guild: Guild) -> bool {
        self.has_basic(guild) && self.can_pay(&guild.seal().improve_cost)
    }
}

/// A basic seal whose improvement can be paid.
pub(super) fn improve(at: &Scope, walk: &mut Walk) -> Step<Move> {
    let seals = Guild::ALL.into_iter().filter(|guild| at.can_improve(*guild));
    let why = |guild: Guild| match guild.seal() {
        _ if !at.player.has_seal(guild) => Some(Bar::SealMissing),
        _ if at.player.has_improved(guild) => Some(Bar::Improved),
        seal => (!at.can_pay(&seal.improve_cost)).then_some(Bar::ImproveDear),
    };
    let guild = walk.one(Draft::SEAL, seals, Guild::ALL, why)?;
    Ok(Move::Improve { guild, bill: once(at, walk, &guild.seal().improve_cost)? })
}

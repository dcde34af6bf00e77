//! What gains leave open: whether it can come about where the game is.

use super::super::board::numbers;
use super::super::due::Due;
use super::super::effect::Effect;
use super::super::map::Place;
use super::super::print::Kind;
use super::super::source::Source;
use super::super::state::{Stage, Table};
use crate::rules::{Checked, Seat, must};

/// Everything that is due to a seat.
pub(super) fn all(table: &Table, seat: Seat) -> Checked {
    let dues = &table.player(seat).due;
    must(dues.iter().all(|due| fits(table, seat, due)), "players.due", "what no gain leaves open")?;
    let once = |what: fn(&Due) -> bool| dues.iter().filter(|due| what(due)).count() <= 1;
    let single = once(|due| matches!(due, Due::Compensation { .. })) && once(|due| matches!(due, Due::Twice));
    let last = dues.iter().skip(1).all(|due| !matches!(due, Due::Compensation { .. }));
    must(single && last, "players.due", "the compensation is settled once, and last")
}

/// Whether something can be due to a seat.
fn fits(table: &Table, seat: Seat, due: &Due) -> bool {
    let player = table.player(seat);
    let ability = player.ability();
    let (bonuses, rolled, turns) =
        (table.stage == Stage::Bonuses, table.stage == Stage::Rolled, table.stage == Stage::Turns);
    match due {
        Due::Gain { gain, from } => (bonuses || turns) && is_printed(table, seat, gain, *from),
        Due::AnyGoods { count, .. } => (bonuses || rolled || turns) && (1..=36).contains(count),
        Due::DifferentGoods { count, times, .. } => {
            (bonuses || rolled || turns) && (1..=3).contains(count) && (1..=6).contains(times)
        }
        Due::Copy { .. } => bonuses || turns,
        Due::OwnTokens { count, .. } => turns && *count > 0,
        Due::Draw { .. } | Due::Open { .. } | Due::Black { .. } => turns,
        Due::Drawn { .. } => turns && player.room() == 0,
        Due::Seal { die, .. } => turns && (1..=6).contains(die),
        Due::Move { steps, .. } => turns && (1..=12).contains(steps),
        Due::Oases { count } => {
            let oases = Place::oases().count();
            turns && !ability.per_different_oasis_choice.is_empty() && (1..=oases).contains(&usize::from(*count))
        }
        Due::Offered { place } => turns && place.print().contracts > 0 && player.posts.has(*place),
        Due::Post { place, .. } => turns && place.print().kind == Kind::City,
        Due::Twice => bonuses && ability.double_one_round_bonus,
        Due::Pair { value } => rolled && ability.on_pair_rolled.is_some() && player.dice.count_of(*value) >= 2,
        Due::Compensation { missing } => {
            let lacks = numbers().game.compensation_sum.saturating_sub(player.dice.sum());
            rolled && *missing > 0 && *missing == lacks
        }
    }
}

/// Whether a gain that is due as a whole is what its source brings.
fn is_printed(table: &Table, seat: Seat, gain: &Effect, from: Source) -> bool {
    let player = table.player(seat);
    match from {
        Source::Token(place) => table.bonuses[place.index()].is_some_and(|token| token.print().gain == *gain),
        Source::Outpost(tile) => table.stage == Stage::Turns && tile.print().gain == *gain,
        Source::Improved(guild) => player.has_improved(guild) && guild.seal().bonus == *gain,
        Source::Character(character) if player.character == Some(character) => {
            let print = character.print();
            let oases = (1..=Place::oases().count() as u8).map(|count| print.per_different_oasis.times(count));
            match table.stage {
                Stage::Turns => print.on_improve_seal == *gain || oases.into_iter().any(|each| each == *gain),
                _ => print.round_start == *gain,
            }
        }
        _ => false,
    }
}

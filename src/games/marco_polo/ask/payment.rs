//! What is paid, where there is a choice about it: goods, and jade in place of coins and camels.

use super::super::bar::Bar;
use super::super::effect::Effect;
use super::super::moves::{Bill, Draft};
use super::super::picks::Bundle;
use super::super::print::CardOption;
use super::super::scope::Scope;
use super::super::stock::{Goods, Jade};
use super::{Step, Walk, choice};
use crate::rules::Options;

/// An occupied space that dice fit, with the least of what it costs (MP-40); nothing where no dice fit it.
pub(super) fn dear(fees: impl Iterator<Item = u8>) -> Option<Bar> {
    fees.min().map(|coins| Bar::SpaceDear { coins })
}

/// How much jade stands in for coins and camels: what is needed, or as the seat wishes if it wants to be asked (MP-Q16).
pub(super) fn bill(at: &Scope, walk: &mut Walk, price: Effect) -> Step<Bill> {
    let stock = &at.player.stock;
    let ways = match at.turn.asks {
        true => stock.ways_to_pay(&price).collect(),
        false => stock.least_jade(&price).into_iter().collect(),
    };
    Ok(Bill { price, jade: choice(walk, Draft::JADE, ways, Bar::JadeSum)? })
}

/// The goods for a price that leaves a choice.
pub(super) fn goods(at: &Scope, walk: &mut Walk, price: &Effect, gain: &Effect, times: u8) -> Step<Goods> {
    if price.chosen() == 0 {
        return Ok([0; 3]);
    }
    let ways = at.goods_for(price, gain, times).map(Bundle).collect();
    Ok(choice(walk, Draft::GOODS, ways, Bar::Goods)?.0)
}

/// A price that is paid once: with which goods, and with how much jade.
pub(super) fn once(at: &Scope, walk: &mut Walk, price: &Effect) -> Step<Bill> {
    let goods = goods(at, walk, price, &Effect::default(), 1)?;
    bill(at, walk, price.choosing(goods))
}

/// The jade that stands in for coins and camels when an option is paid several times (MP-Q11): the least, or by wish.
pub(super) fn spread(at: &Scope, walk: &mut Walk, what: &CardOption, times: u8) -> Step<Jade> {
    let ways: Options<Jade> = match at.turn.asks {
        true => {
            let sums = at.player.stock.sums_of_jade(&what.cost.choosing([0; 3]), &what.gain.sure(), times);
            sums.into_iter().collect()
        }
        false => at.least_jade(what, times).into_iter().collect(),
    };
    choice(walk, Draft::JADE, ways, Bar::JadeSum)
}

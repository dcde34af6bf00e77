//! The bonus actions (MP-103 to MP-120), and the compensation of a roll.

use super::super::board::numbers;
use super::super::cards::{Contract, Outpost};
use super::super::dice::{Dice, Die};
use super::super::due::Due;
use super::super::effect::Effect;
use super::super::events::{Event, Source};
use super::super::refuse;
use super::super::seals::Guild;
use super::super::setup::roll;
use super::super::spaces::Space;
use super::super::state::{MarcoPolo, Side};
use super::super::stock::{Goods, Jade};
use super::Done;
use crate::rules::{Chance, Seat};

impl MarcoPolo {
    /// Coins and camels for the points that a roll lacks (MP-35).
    pub(super) fn compensate(&mut self, seat: Seat, coins: u8, events: &mut Vec<Event>) -> Done {
        match self.table.player_mut(seat).due.pop() {
            Some(Due::Compensation { missing }) if coins <= missing => {
                let gain = Effect { coins, camels: missing - coins, ..Effect::default() };
                self.give(seat, &gain, Source::Compensation, events);
                Ok(())
            }
            _ => Err(refuse::not_offered()),
        }
    }

    /// Pays an active contract, and receives what it brings (MP-104 to MP-107).
    pub(super) fn fulfil(
        &mut self,
        seat: Seat,
        contract: Contract,
        pay: (Goods, Jade),
        events: &mut Vec<Event>,
    ) -> Done {
        let print = contract.print();
        let paid = self.pay_chosen(seat, &print.cost, pay)?;
        let player = self.table.player_mut(seat);
        let at = player.active.iter().position(|active| *active == contract).ok_or_else(refuse::not_offered)?;
        player.active.remove(at);
        player.fulfilled.push(contract);
        let ability = player.ability();
        let (character, extra) = (player.character, ability.on_complete_contract);
        let at = events.len();
        let gain = self.grant(seat, &print.gain, Source::Contract(contract), events);
        events.insert(at, Event::Fulfilled { seat, contract, paid, gain });
        // It comes at once, so it can pay for what the contract brings last, a move (MP-Q48).
        if let Some(character) = character.filter(|_| !extra.is_empty()) {
            self.give(seat, &extra, Source::Character(character), events);
        }
        Ok(())
    }

    /// Pays for a seal to be turned, and receives its bonus at once (MP-108 to MP-112).
    pub(super) fn improve(&mut self, seat: Seat, guild: Guild, pay: (Goods, Jade), events: &mut Vec<Event>) -> Done {
        let seal = guild.seal();
        let paid = self.pay_chosen(seat, &seal.improve_cost, pay)?;
        let player = self.table.player_mut(seat);
        if player.seals[guild as usize] != Some(Side::Basic) {
            return Err(refuse::not_offered());
        }
        player.seals[guild as usize] = Some(Side::Improved);
        let extra = player.ability().on_improve_seal;
        let extra = player.character.filter(|_| !extra.is_empty()).map(|character| (character, extra));
        events.push(Event::Improved { seat, guild, paid });
        let bonus = Due::Gain { gain: seal.bonus, from: Source::Improved(guild) };
        let extra = extra.map(|(character, gain)| Due::Gain { gain, from: Source::Character(character) });
        self.owe(seat, [bonus].into_iter().chain(extra).collect::<Vec<_>>());
        Ok(())
    }

    /// A die for coins, camels or jade (MP-113, MP-114).
    pub(super) fn bag(&mut self, seat: Seat, die: Die, gain: u8, events: &mut Vec<Event>) -> Done {
        let gain = numbers().money_bag.choice.get(usize::from(gain)).ok_or_else(refuse::not_offered)?;
        self.place(seat, Space::Bag, Dice::one(die))?;
        self.table.turn.bagged = true;
        let at = events.len();
        let gain = self.grant(seat, gain, Source::Bag, events);
        events.insert(at, Event::Bag { seat, die, gain });
        Ok(())
    }

    /// Puts another value on a die that is left.
    fn turn_die(&mut self, seat: Seat, die: Die, value: u8) -> Done {
        let player = self.table.player_mut(seat);
        let held = if die.black { &mut player.black } else { &mut player.dice };
        if !held.take(die.value) {
            return Err(refuse::not_offered());
        }
        held.add(value);
        Ok(())
    }

    /// Rolls a die again (MP-116, MP-120).
    pub(super) fn reroll(
        &mut self,
        seat: Seat,
        die: Die,
        jade: Jade,
        chance: &mut dyn Chance,
        events: &mut Vec<Event>,
    ) -> Done {
        let paid = self.pay(seat, &numbers().bonus_actions.reroll, jade)?;
        let value = roll(chance);
        self.turn_die(seat, die, value)?;
        events.push(Event::Rerolled { seat, die, value, paid });
        self.reward_roll(seat, value, events);
        Ok(())
    }

    /// Changes a die by one (MP-117).
    pub(super) fn change(&mut self, seat: Seat, die: Die, up: bool, jade: Jade, events: &mut Vec<Event>) -> Done {
        let value = if up { die.value + 1 } else { die.value - 1 };
        if !(1..=6).contains(&value) {
            return Err(refuse::not_offered());
        }
        let paid = self.pay(seat, &numbers().bonus_actions.change_by_one, jade)?;
        self.turn_die(seat, die, value)?;
        events.push(Event::Changed { seat, die, value, paid });
        Ok(())
    }

    /// Buys a black die, once a turn (MP-118).
    pub(super) fn black(
        &mut self,
        seat: Seat,
        value: Option<u8>,
        jade: Jade,
        chance: &mut dyn Chance,
        events: &mut Vec<Event>,
    ) -> Done {
        let value =
            value.or_else(|| self.table.black.values().next()).filter(|value| self.table.black.count(*value) > 0);
        let value = value.filter(|_| !self.table.turn.bought).ok_or_else(refuse::not_offered)?;
        let paid = self.pay(seat, &numbers().bonus_actions.black_die, jade)?;
        self.table.turn.bought = true;
        self.take_black(seat, value, (paid, None), chance, events);
        Ok(())
    }

    /// Uses an outpost tile that was kept; it leaves the game (MP-A13).
    pub(super) fn outpost(&mut self, seat: Seat, tile: Outpost, events: &mut Vec<Event>) -> Done {
        let kept = &mut self.table.player_mut(seat).kept;
        let at = kept.iter().position(|kept| *kept == tile).ok_or_else(refuse::not_offered)?;
        kept.remove(at);
        events.push(Event::Outpost { seat, tile });
        self.owe(seat, [Due::Gain { gain: tile.print().gain, from: Source::Outpost(tile) }]);
        Ok(())
    }
}

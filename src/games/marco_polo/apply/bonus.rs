//! The bonus actions (MP-103 to MP-120), and the compensation of a roll.

use super::super::board::numbers;
use super::super::cards::{Contract, Outpost};
use super::super::dice::{Dice, Die};
use super::super::due::Due;
use super::super::effect::Effect;
use super::super::events::Event;
use super::super::moves::Bill;
use super::super::print::Guild;
use super::super::setup::roll;
use super::super::source::Source;
use super::super::spaces::Space;
use super::super::state::{MarcoPolo, Side};
use crate::rules::{Chance, Seat};

impl MarcoPolo {
    /// Coins and camels for the points that a roll lacks (MP-35).
    pub(super) fn compensate(&mut self, seat: Seat, coins: u8, camels: u8, events: &mut Vec<Event>) {
        self.table.player_mut(seat).due.pop();
        self.give(seat, &Effect { coins, camels, ..Effect::default() }, Source::Compensation, events);
    }

    /// Pays an active contract, and receives what it brings (MP-104 to MP-107).
    pub(super) fn fulfil(&mut self, seat: Seat, contract: Contract, bill: &Bill, events: &mut Vec<Event>) {
        let paid = self.pay(seat, bill);
        let player = self.table.player_mut(seat);
        player.active.retain(|active| *active != contract);
        player.fulfilled.push(contract);
        let ability = player.ability();
        let (character, extra) = (player.character, ability.on_complete_contract);
        let at = events.len();
        let gain = self.grant(seat, &contract.print().gain, Source::Contract(contract), events);
        events.insert(at, Event::Fulfilled { seat, contract, paid, gain });
        // It comes at once, so it can pay for what the contract brings last, a move (MP-Q48).
        if let Some(character) = character.filter(|_| !extra.is_empty()) {
            self.give(seat, &extra, Source::Character(character), events);
        }
    }

    /// Pays for a seal to be turned, and receives its bonus at once (MP-108 to MP-112).
    pub(super) fn improve(&mut self, seat: Seat, guild: Guild, bill: &Bill, events: &mut Vec<Event>) {
        let seal = guild.seal();
        let paid = self.pay(seat, bill);
        let player = self.table.player_mut(seat);
        player.seals[guild as usize] = Some(Side::Improved);
        let extra = player.ability().on_improve_seal;
        let extra = player.character.filter(|_| !extra.is_empty()).map(|character| (character, extra));
        events.push(Event::Improved { seat, guild, paid });
        let bonus = Due::Gain { gain: seal.bonus, from: Source::Improved(guild) };
        let extra = extra.map(|(character, gain)| Due::Gain { gain, from: Source::Character(character) });
        self.owe(seat, [bonus].into_iter().chain(extra).collect::<Vec<_>>());
    }

    /// A die for coins, camels or jade (MP-113, MP-114).
    pub(super) fn bag(&mut self, seat: Seat, die: Die, gain: u8, events: &mut Vec<Event>) {
        let gain = &numbers().money_bag.choice[usize::from(gain)];
        self.place(seat, Space::Bag, Dice::one(die));
        self.table.turn.bagged = true;
        let at = events.len();
        let gain = self.grant(seat, gain, Source::Bag, events);
        events.insert(at, Event::Bag { seat, die, gain });
    }

    /// Puts another value on a die that is left.
    fn turn_die(&mut self, seat: Seat, die: Die, value: u8) {
        let player = self.table.player_mut(seat);
        let held = if die.black { &mut player.black } else { &mut player.dice };
        held.take(die.value);
        held.add(value);
    }

    /// Rolls a die again (MP-116, MP-120).
    pub(super) fn reroll(
        &mut self,
        seat: Seat,
        die: Die,
        bill: &Bill,
        chance: &mut dyn Chance,
        events: &mut Vec<Event>,
    ) {
        let paid = self.pay(seat, bill);
        let value = roll(chance);
        self.turn_die(seat, die, value);
        events.push(Event::Rerolled { seat, die, value, paid });
        self.reward_roll(seat, value, events);
    }

    /// Changes a die by one (MP-117).
    pub(super) fn change(&mut self, seat: Seat, die: Die, value: u8, bill: &Bill, events: &mut Vec<Event>) {
        let paid = self.pay(seat, bill);
        self.turn_die(seat, die, value);
        events.push(Event::Changed { seat, die, value, paid });
    }

    /// Buys a black die, once a turn (MP-118).
    pub(super) fn black(
        &mut self,
        seat: Seat,
        value: u8,
        bill: &Bill,
        chance: &mut dyn Chance,
        events: &mut Vec<Event>,
    ) {
        let paid = self.pay(seat, bill);
        self.table.turn.bought = true;
        self.take_black(seat, value, (paid, None), chance, events);
    }

    /// Uses an outpost tile that was kept; it leaves the game (MP-A13).
    pub(super) fn outpost(&mut self, seat: Seat, tile: Outpost, events: &mut Vec<Event>) {
        self.table.player_mut(seat).kept.retain(|kept| *kept != tile);
        events.push(Event::Outpost { seat, tile });
        self.owe(seat, [Due::Gain { gain: tile.print().gain, from: Source::Outpost(tile) }]);
    }
}

//! The normal actions but for travel, and contracts that come by gains.

use super::super::board::numbers;
use super::super::cards::{CityCard, Contract};
use super::super::dice::{Dice, Die};
use super::super::due::Due;
use super::super::effect::Effect;
use super::super::events::Event;
use super::super::map::Place;
use super::super::moves::Bill;
use super::super::picks::Offer;
use super::super::print::{ContractKind, Guild};
use super::super::scope::Scope;
use super::super::seals::Special;
use super::super::source::Source;
use super::super::spaces::Space;
use super::super::state::{MarcoPolo, Side};
use super::super::stock::{Goods, Jade};
use crate::rules::Seat;

impl MarcoPolo {
    pub(super) fn book(
        &mut self,
        seat: Seat,
        Offer { pile, at: offer }: Offer,
        (space, die): (Space, Die),
        bill: &Bill,
        events: &mut Vec<Event>,
    ) {
        let paid = self.pay(seat, bill);
        self.place_to_act(seat, space, Dice::one(die));
        let gain = pile.offers(self.table.tiles[pile as usize])[usize::from(offer)];
        let at = events.len();
        let gain = self.grant(seat, gain, Source::Book(pile), events);
        events.insert(at, Event::Book { seat, pile, offer, die, paid, gain });
    }

    pub(super) fn khan(&mut self, seat: Seat, die: Die, events: &mut Vec<Event>) {
        self.place_to_act(seat, Space::Khan, Dice::one(die));
        let gain = self.grant(seat, &numbers().khan.gain, Source::Khan, events);
        events.push(Event::Khan { seat, die, gain });
    }

    pub(super) fn seal(&mut self, seat: Seat, guild: Guild, dice: Dice, bill: &Bill, events: &mut Vec<Event>) {
        let paid = self.pay(seat, bill);
        self.place_to_act(seat, Space::Seals, dice);
        self.take_seal(seat, guild, dice, paid, events);
    }

    /// A seal by a city card, for the die that lies there.
    pub(super) fn card_seal(&mut self, seat: Seat, guild: Guild, events: &mut Vec<Event>) {
        self.table.player_mut(seat).due.pop();
        self.take_seal(seat, guild, Dice::default(), Effect::default(), events);
    }

    /// One seal, with its basic side up, and its jade once (MP-58, MP-59).
    fn take_seal(&mut self, seat: Seat, guild: Guild, dice: Dice, paid: Effect, events: &mut Vec<Event>) {
        self.table.player_mut(seat).seals[guild as usize] = Some(Side::Basic);
        let jade = Effect { jade: guild.seal().jade_taken, ..Effect::default() };
        let at = events.len();
        let gain = self.grant(seat, &jade, Source::Seal(guild), events);
        events.insert(at, Event::Seal { seat, guild, dice, paid, gain });
    }

    pub(super) fn contracts(
        &mut self,
        seat: Seat,
        contracts: [Option<Contract>; 2],
        die: Die,
        (drop, bill): (Option<Contract>, &Bill),
        events: &mut Vec<Event>,
    ) {
        let paid = self.pay(seat, bill);
        self.place_to_act(seat, Space::Contracts, Dice::one(die));
        let taken: Vec<Contract> = contracts.into_iter().flatten().collect();
        let dropped = self.dropped(seat, taken.len(), drop);
        self.give_up(seat, &dropped);
        taken.iter().for_each(|contract| self.take_open(seat, *contract));
        let gain = self.grant(seat, &numbers().contracts_action.gain, Source::Contracts, events);
        events.push(Event::Contracts { seat, die, taken, dropped, paid, gain });
    }

    /// The old contracts that make room for so many new ones: the one that was named, or all where there is no choice.
    fn dropped(&self, seat: Seat, new: usize, drop: Option<Contract>) -> Vec<Contract> {
        let player = self.table.player(seat);
        match drop {
            Some(contract) => vec![contract],
            None if new > player.room() => player.active.clone(),
            None => Vec::new(),
        }
    }

    /// Takes an open contract off the map (MP-86, MP-87).
    fn take_open(&mut self, seat: Seat, contract: Contract) {
        for space in self.table.contracts.iter_mut().filter(|space| **space == Some(contract)) {
            *space = None;
        }
        self.table.player_mut(seat).active.push(contract);
    }

    /// Takes an open contract by a gain.
    pub(super) fn take(
        &mut self,
        seat: Seat,
        contract: Contract,
        from: Source,
        drop: Option<Contract>,
        events: &mut Vec<Event>,
    ) {
        self.table.player_mut(seat).due.pop();
        let dropped = self.dropped(seat, 1, drop);
        self.give_up(seat, &dropped);
        self.take_open(seat, contract);
        events.push(Event::Took { seat, contract, from, dropped: dropped.first().copied() });
    }

    /// Takes none of the open contracts of a city (MP-83).
    pub(super) fn leave(&mut self, seat: Seat, place: Place, events: &mut Vec<Event>) {
        self.table.player_mut(seat).due.pop();
        events.push(Event::TookNone { seat, place });
    }

    /// A contract goes for the one that was drawn, or that one itself (MP-A2).
    pub(super) fn make_room(
        &mut self,
        seat: Seat,
        gone: Contract,
        (contract, from): (Contract, Source),
        events: &mut Vec<Event>,
    ) {
        self.table.player_mut(seat).due.pop();
        if gone == contract {
            self.put_under(if contract.print().kind == ContractKind::Red { vec![contract] } else { Vec::new() });
            events.push(Event::Refused { seat, contract });
            return;
        }
        self.give_up(seat, &[gone]);
        self.table.player_mut(seat).active.push(contract);
        events.push(Event::Took { seat, contract, from, dropped: Some(gone) });
    }

    pub(super) fn city(&mut self, seat: Seat, special: Special, die: Die, events: &mut Vec<Event>) {
        self.place_to_act(seat, Space::Special(special), Dice::one(die));
        let print = special.print();
        let improved = self.table.player(seat).has_improved(print.seal);
        let bonus = match die.value {
            _ if !improved => 0,
            value if value >= print.twice_min_die => 2,
            value => u8::from(value >= print.once_min_die),
        };
        let seal = Due::Gain { gain: print.seal.seal().bonus, from: Source::Improved(print.seal) };
        self.owe(seat, std::iter::repeat_n(seal, bonus.into()));
        let at = events.len();
        let gain = self.grant(seat, &print.gain, Source::Special(special), events);
        events.insert(at, Event::City { seat, special, die, gain, bonus });
    }

    pub(super) fn card(
        &mut self,
        seat: Seat,
        (card, die): (CityCard, Die),
        (option, times): (u8, u8),
        (goods, jade): (Goods, Jade),
        events: &mut Vec<Event>,
    ) {
        let what = card.print().options[usize::from(option)];
        let stock = &self.table.player(seat).stock;
        let (fixed, sure) = (what.cost.choosing([0; 3]), what.gain.sure());
        let each = stock.spread(&fixed, &sure, times, jade).unwrap_or_default();
        let open = Scope::of(&self.table, seat).open_cards().find(|(_, open)| *open == card).map(|(space, _)| space);
        open.into_iter().for_each(|space| self.place_to_act(seat, space, Dice::one(die)));
        let from = Source::Card(card);
        let at = events.len();
        let (mut paid, mut gained) = (Effect::default(), Effect::default());
        for jade in each {
            paid = paid.and(&self.pay(seat, &Bill { price: fixed, jade }));
            gained = gained.and(&self.grant(seat, &sure, from, events));
        }
        let chosen = Bill { price: Effect::default().choosing(goods), jade: Jade::default() };
        paid = paid.and(&self.pay(seat, &chosen));
        self.table.player_mut(seat).points.cards -= i16::from(paid.points);
        self.owe_open(seat, &what.gain, times, from, events);
        events.insert(at, Event::Card { seat, card, die, option, times, paid, gain: gained });
    }

    /// What a gain that comes several times leaves open: choices of goods are made together.
    fn owe_open(&mut self, seat: Seat, gain: &Effect, times: u8, from: Source, events: &mut Vec<Event>) {
        let sure = Effect { any_good: 0, different_goods: 0, ..*gain };
        let rest = Effect { coins: 0, camels: 0, pepper: 0, silk: 0, gold: 0, jade: 0, points: 0, shield: 0, ..sure };
        self.grant(seat, &rest.times(times), from, events);
        let any = (gain.any_good > 0).then_some(Due::AnyGoods { count: gain.any_good * times, from });
        let different = Due::DifferentGoods { count: gain.different_goods, times, from };
        let different = (gain.different_goods > 0).then_some(different);
        self.owe(seat, any.into_iter().chain(different).collect::<Vec<_>>());
    }
}

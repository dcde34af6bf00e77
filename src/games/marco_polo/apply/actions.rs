//! The normal actions but for travel, and contracts that come by gains.

use super::super::board::{Pile, numbers};
use super::super::cards::{CityCard, Contract, ContractKind};
use super::super::dice::{Dice, Die};
use super::super::due::Due;
use super::super::effect::Effect;
use super::super::events::{Event, Source};
use super::super::refuse;
use super::super::scope::Scope;
use super::super::seals::{Guild, Special};
use super::super::spaces::Space;
use super::super::state::{MarcoPolo, Side};
use super::super::stock::{Goods, Jade};
use super::Done;
use crate::rules::{Refusal, Seat};

impl MarcoPolo {
    pub(super) fn book(
        &mut self,
        seat: Seat,
        (pile, offer): (Pile, u8),
        die: Die,
        jade: Jade,
        events: &mut Vec<Event>,
    ) -> Done {
        let price = Scope::of(&self.table, seat).book_price(pile, offer, die);
        let (space, price) = price.ok_or_else(refuse::not_offered)?;
        let paid = self.pay(seat, &price, jade)?;
        self.place_to_act(seat, space, Dice::one(die))?;
        let offers = pile.offers(self.table.tiles[pile as usize]);
        let gain = offers.get(usize::from(offer)).copied().ok_or_else(refuse::not_offered)?;
        let at = events.len();
        let gain = self.grant(seat, gain, Source::Book(pile), events);
        events.insert(at, Event::Book { seat, pile, offer, die, paid, gain });
        Ok(())
    }

    pub(super) fn khan(&mut self, seat: Seat, die: Die, events: &mut Vec<Event>) -> Done {
        self.place_to_act(seat, Space::Khan, Dice::one(die))?;
        let gain = self.grant(seat, &numbers().khan.gain, Source::Khan, events);
        events.push(Event::Khan { seat, die, gain });
        Ok(())
    }

    pub(super) fn seal(&mut self, seat: Seat, guild: Guild, dice: Dice, jade: Jade, events: &mut Vec<Event>) -> Done {
        let fee = Scope::of(&self.table, seat).fee(Space::Seals, dice.lowest());
        if dice.lowest() < guild.seal().min_die {
            return Err(refuse::not_offered());
        }
        let paid = self.pay(seat, &Effect::of_coins(fee), jade)?;
        self.place_to_act(seat, Space::Seals, dice)?;
        self.take_seal(seat, guild, dice, paid, events)
    }

    /// A seal by a city card, for the die that lies there.
    pub(super) fn card_seal(&mut self, seat: Seat, guild: Guild, events: &mut Vec<Event>) -> Done {
        match self.table.player_mut(seat).due.pop() {
            Some(Due::Seal { die, .. }) if guild.seal().min_die <= die => {
                self.take_seal(seat, guild, Dice::default(), Effect::default(), events)
            }
            _ => Err(refuse::not_offered()),
        }
    }

    /// One seal, with its basic side up, and its jade once (MP-58, MP-59).
    fn take_seal(&mut self, seat: Seat, guild: Guild, dice: Dice, paid: Effect, events: &mut Vec<Event>) -> Done {
        let own = &mut self.table.player_mut(seat).seals[guild as usize];
        if own.replace(Side::Basic).is_some() {
            return Err(refuse::not_offered());
        }
        let jade = Effect { jade: guild.seal().jade_taken, ..Effect::default() };
        let at = events.len();
        let gain = self.grant(seat, &jade, Source::Seal(guild), events);
        events.insert(at, Event::Seal { seat, guild, dice, paid, gain });
        Ok(())
    }

    pub(super) fn contracts(
        &mut self,
        seat: Seat,
        contracts: [Option<Contract>; 2],
        die: Die,
        (drop, jade): (Option<Contract>, Jade),
        events: &mut Vec<Event>,
    ) -> Done {
        let fee = Scope::of(&self.table, seat).fee(Space::Contracts, die.value);
        let paid = self.pay(seat, &Effect::of_coins(fee), jade)?;
        self.place_to_act(seat, Space::Contracts, Dice::one(die))?;
        let taken: Vec<Contract> = contracts.into_iter().flatten().collect();
        let dropped = self.dropped(seat, taken.len(), drop)?;
        self.give_up(seat, &dropped)?;
        taken.iter().try_for_each(|contract| self.take_open(seat, *contract))?;
        let gain = self.grant(seat, &numbers().contracts_action.gain, Source::Contracts, events);
        events.push(Event::Contracts { seat, die, taken, dropped, paid, gain });
        Ok(())
    }

    /// The old contracts that make room for so many new ones: all of them, or the one that was named.
    fn dropped(&self, seat: Seat, new: usize, drop: Option<Contract>) -> Result<Vec<Contract>, Refusal> {
        let player = self.table.player(seat);
        match (new.saturating_sub(player.room()), drop) {
            (0, None) => Ok(Vec::new()),
            (missing, None) if missing == player.active.len() => Ok(player.active.clone()),
            (1, Some(contract)) if player.active.len() > 1 => Ok(vec![contract]),
            _ => Err(refuse::not_offered()),
        }
    }

    /// Takes an open contract off the map (MP-86, MP-87).
    fn take_open(&mut self, seat: Seat, contract: Contract) -> Done {
        let is_own = Scope::of(&self.table, seat).own_contracts().any(|(_, open)| open == contract);
        let space = self.table.contracts.iter_mut().find(|space| **space == Some(contract));
        match space {
            Some(space) if is_own && self.table.players[seat.index()].room() > 0 => {
                *space = None;
                self.table.player_mut(seat).active.push(contract);
                Ok(())
            }
            _ => Err(refuse::not_offered()),
        }
    }

    /// Takes an open contract by a gain, or none where it may be left (MP-83).
    pub(super) fn take(
        &mut self,
        seat: Seat,
        contract: Option<Contract>,
        drop: Option<Contract>,
        events: &mut Vec<Event>,
    ) -> Done {
        let due = self.table.player_mut(seat).due.pop();
        match (due, contract) {
            (Some(Due::Offered { place }), None) => {
                events.push(Event::TookNone { seat, place });
                Ok(())
            }
            (Some(Due::Offered { .. } | Due::Open { .. }), Some(contract)) => {
                let from = match due {
                    Some(Due::Open { from }) => from,
                    Some(Due::Offered { place }) => Source::Post(place),
                    _ => Source::Contracts,
                };
                let dropped = self.dropped(seat, 1, drop)?;
                self.give_up(seat, &dropped)?;
                self.take_open(seat, contract)?;
                events.push(Event::Took { seat, contract, from, dropped: dropped.first().copied() });
                Ok(())
            }
            _ => Err(refuse::not_offered()),
        }
    }

    /// A contract goes for the one that was drawn, or that one itself (MP-A2).
    pub(super) fn make_room(&mut self, seat: Seat, gone: Contract, events: &mut Vec<Event>) -> Done {
        let Some(Due::Drawn { contract, from }) = self.table.player_mut(seat).due.pop() else {
            return Err(refuse::not_offered());
        };
        if gone == contract {
            self.put_under(if contract.print().kind == ContractKind::Red { vec![contract] } else { Vec::new() });
            events.push(Event::Refused { seat, contract });
            return Ok(());
        }
        self.give_up(seat, &[gone])?;
        self.table.player_mut(seat).active.push(contract);
        events.push(Event::Took { seat, contract, from, dropped: Some(gone) });
        Ok(())
    }

    pub(super) fn city(&mut self, seat: Seat, special: Special, die: Die, events: &mut Vec<Event>) -> Done {
        self.place_to_act(seat, Space::Special(special), Dice::one(die))?;
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
        Ok(())
    }

    pub(super) fn card(
        &mut self,
        seat: Seat,
        (card, die): (CityCard, Die),
        (option, times): (u8, u8),
        (goods, jade): (Goods, Jade),
        events: &mut Vec<Event>,
    ) -> Done {
        let what = *card.print().options.get(usize::from(option)).ok_or_else(refuse::not_offered)?;
        let scope = Scope::of(&self.table, seat);
        let space = scope.open_cards().find(|(_, open)| *open == card).map(|(space, _)| space);
        let (fixed, sure) = (what.cost.choosing([0; 3]), what.gain.sure());
        let spread = scope.player.stock.spread(&fixed, &sure, times, jade).ok_or_else(refuse::not_offered)?;
        self.place_to_act(seat, space.ok_or_else(refuse::not_offered)?, Dice::one(die))?;
        let from = Source::Card(card);
        let at = events.len();
        let (mut paid, mut gained) = (Effect::default(), Effect::default());
        for jade in spread {
            paid = paid.and(&self.pay(seat, &fixed, jade)?);
            gained = gained.and(&self.grant(seat, &sure, from, events));
        }
        paid = paid.and(&self.pay(seat, &Effect::default().choosing(goods), Jade::default())?);
        self.table.player_mut(seat).points.cards -= i16::from(paid.points);
        self.owe_open(seat, &what.gain, times, from, events);
        events.insert(at, Event::Card { seat, card, die, option, times, paid, gain: gained });
        Ok(())
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

    /// Pays a price whose goods were chosen.
    pub(super) fn pay_chosen(
        &mut self,
        seat: Seat,
        price: &Effect,
        (goods, jade): (Goods, Jade),
    ) -> Result<Effect, Refusal> {
        if goods.iter().sum::<u8>() != price.chosen() {
            return Err(refuse::not_offered());
        }
        self.pay(seat, &price.choosing(goods), jade)
    }
}

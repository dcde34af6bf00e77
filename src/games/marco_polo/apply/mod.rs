//! What moves do. Each is legal because [`super::ask`] led to it, so that nothing is doubted here.

mod actions;
mod bonus;
mod travel;

use super::dice::Dice;
use super::effect::Effect;
use super::events::Event;
use super::moves::{Bill, Move};
use super::spaces::{Placed, Space};
use super::state::{MarcoPolo, Stage};
use crate::rules::{Chance, Seat};

/// Carries out a move.
pub(super) fn apply(game: &mut MarcoPolo, seat: Seat, mv: &Move, chance: &mut dyn Chance) -> Vec<Event> {
    let mut events = Vec::new();
    game.act(seat, mv, chance, &mut events);
    if matches!(game.table.stage, Stage::Bonuses | Stage::Rolled | Stage::Turns) {
        game.settle(seat, chance, &mut events);
        game.go_on(seat, chance, &mut events);
    }
    events
}

impl MarcoPolo {
    fn act(&mut self, seat: Seat, mv: &Move, chance: &mut dyn Chance, events: &mut Vec<Event>) {
        match *mv {
            Move::Character(character) => self.pick_character(seat, character, chance, events),
            Move::Goal(goal) => self.keep_goal(seat, goal, chance, events),
            Move::Compensate { coins, camels } => self.compensate(seat, coins, camels, events),
            Move::Bonus { choice, due } => self.choose(seat, choice, due, chance, events),
            Move::Tokens(places) => self.use_tokens(seat, places),
            Move::Book { offer, die, space, ref bill } => self.book(seat, offer, (space, die), bill, events),
            Move::Khan { die } => self.khan(seat, die, events),
            Move::Seal { guild, dice, ref bill } => self.seal(seat, guild, dice, bill, events),
            Move::CardSeal(guild) => self.card_seal(seat, guild, events),
            Move::Travel { travel, dice, ref journey, post, ref bill } => {
                self.travel(seat, (travel, dice), journey, post, bill, events)
            }
            Move::Contracts { contracts, die, drop, ref bill } => {
                self.contracts(seat, contracts, die, (drop, bill), events)
            }
            Move::City { special, die } => self.city(seat, special, die, events),
            Move::Card { card, die, option, times, goods, jade } => {
                self.card(seat, (card, die), (option, times), (goods, jade), events)
            }
            Move::Fulfil { contract, ref bill } => self.fulfil(seat, contract, bill, events),
            Move::Improve { guild, ref bill } => self.improve(seat, guild, bill, events),
            Move::Bag { die, gain } => self.bag(seat, die, gain, events),
            Move::Reroll { die, ref bill } => self.reroll(seat, die, bill, chance, events),
            Move::Change { die, value, ref bill } => self.change(seat, die, value, bill, events),
            Move::Black { value, ref bill } => self.black(seat, value, bill, chance, events),
            Move::Outpost(tile) => self.outpost(seat, tile, events),
            Move::Take { contract, from, drop } => self.take(seat, contract, from, drop, events),
            Move::Leave(place) => self.leave(seat, place, events),
            Move::Room { gone, drawn, from } => self.make_room(seat, gone, (drawn, from), events),
            Move::Post { from, to, bonus } => self.move_post(seat, (from, to), bonus, events),
            Move::Rewarded { ref journey, ref bill } => self.reward_move(seat, journey, bill, events),
            Move::Stay => self.stay(seat, events),
            Move::Jade => {
                self.table.turn.asks = true;
                events.push(Event::Asks { seat });
            }
            Move::End => self.end_turn(seat, chance, events),
        }
    }

    /// Pays a bill. Gives what was paid.
    fn pay(&mut self, seat: Seat, bill: &Bill) -> Effect {
        self.table.player_mut(seat).stock.pay(&bill.price, bill.jade)
    }

    /// Places dice on a space (MP-36, MP-41).
    fn place(&mut self, seat: Seat, space: Space, dice: Dice) {
        let player = self.table.player_mut(seat);
        for die in dice.iter() {
            let held = if die.black { &mut player.black } else { &mut player.dice };
            held.take(die.value);
        }
        self.table.placed.push(Placed { space, by: Some(seat), dice });
    }

    /// Places dice for the normal action of the turn (MP-26).
    fn place_to_act(&mut self, seat: Seat, space: Space, dice: Dice) {
        self.table.turn.acted = true;
        self.place(seat, space, dice);
    }
}

//! What moves do. Each is legal because [`super::ask`] offered it; what is not is refused again here, whatever it is.

mod actions;
mod bonus;
mod travel;

use super::dice::Dice;
use super::effect::Effect;
use super::events::Event;
use super::moves::Move;
use super::refuse;
use super::spaces::{Placed, Space};
use super::state::{MarcoPolo, Stage};
use super::stock::Jade;
use crate::rules::{Chance, Refusal, Seat};

type Done = Result<(), Refusal>;

/// Carries out a move.
pub(super) fn apply(
    game: &mut MarcoPolo,
    seat: Seat,
    mv: &Move,
    chance: &mut dyn Chance,
) -> Result<Vec<Event>, Refusal> {
    let mut events = Vec::new();
    if !game.table.awaiting.has(seat) {
        return Err(refuse::not_offered());
    }
    match *mv {
        Move::Character(character) => game.pick_character(seat, character, chance, &mut events)?,
        Move::Goal(goal) => game.keep_goal(seat, goal, chance, &mut events)?,
        _ => game.act(seat, mv, chance, &mut events)?,
    }
    if matches!(game.table.stage, Stage::Bonuses | Stage::Rolled | Stage::Turns) {
        game.settle(seat, chance, &mut events);
        game.go_on(seat, chance, &mut events);
    }
    Ok(events)
}

impl MarcoPolo {
    fn act(&mut self, seat: Seat, mv: &Move, chance: &mut dyn Chance, events: &mut Vec<Event>) -> Done {
        match *mv {
            Move::Character(_) | Move::Goal(_) => Err(refuse::not_offered()),
            Move::Compensate(coins) => self.compensate(seat, coins, events),
            Move::Bonus(choice) => self.choose(seat, choice, chance, events),
            Move::Book { pile, offer, die, jade } => self.book(seat, (pile, offer), die, jade, events),
            Move::Khan { die } => self.khan(seat, die, events),
            Move::Seal { guild, dice, jade } => self.seal(seat, guild, dice, jade, events),
            Move::CardSeal(guild) => self.card_seal(seat, guild, events),
            Move::Travel { travel, dice, ref journey, post, jade } => {
                self.travel(seat, (travel, dice), journey, post, jade, events)
            }
            Move::Contracts { contracts, die, drop, jade } => {
                self.contracts(seat, contracts, die, (drop, jade), events)
            }
            Move::City { special, die } => self.city(seat, special, die, events),
            Move::Card { card, die, option, times, goods, jade } => {
                self.card(seat, (card, die), (option, times), (goods, jade), events)
            }
            Move::Fulfil { contract, goods, jade } => self.fulfil(seat, contract, (goods, jade), events),
            Move::Improve { guild, goods, jade } => self.improve(seat, guild, (goods, jade), events),
            Move::Bag { die, gain } => self.bag(seat, die, gain, events),
            Move::Reroll { die, jade } => self.reroll(seat, die, jade, chance, events),
            Move::Change { die, up, jade } => self.change(seat, die, up, jade, events),
            Move::Black { value, jade } => self.black(seat, value, jade, chance, events),
            Move::Outpost(tile) => self.outpost(seat, tile, events),
            Move::Take { contract, drop } => self.take(seat, contract, drop, events),
            Move::Room(contract) => self.make_room(seat, contract, events),
            Move::Post(place) => self.move_post(seat, place, events),
            Move::Rewarded { ref journey, jade } => self.reward_move(seat, journey.as_ref(), jade, events),
            Move::Jade => {
                self.table.turn.asks = true;
                events.push(Event::Asks { seat });
                Ok(())
            }
            Move::End => self.end_turn(seat, chance, events),
        }
    }

    /// Pays a price with so much jade in place of coins and camels. Gives what was paid.
    fn pay(&mut self, seat: Seat, price: &Effect, jade: Jade) -> Result<Effect, Refusal> {
        self.table.player_mut(seat).stock.pay(price, jade).ok_or_else(refuse::not_offered)
    }

    /// Places dice on a space (MP-36, MP-41).
    fn place(&mut self, seat: Seat, space: Space, dice: Dice) -> Done {
        let player = self.table.player_mut(seat);
        for die in dice.iter() {
            let held = if die.black { &mut player.black } else { &mut player.dice };
            if !held.take(die.value) {
                return Err(refuse::not_offered());
            }
        }
        self.table.placed.push(Placed { space, by: Some(seat), dice });
        Ok(())
    }

    /// Places dice for the normal action of the turn (MP-26).
    fn place_to_act(&mut self, seat: Seat, space: Space, dice: Dice) -> Done {
        if self.table.turn.acted {
            return Err(refuse::not_offered());
        }
        self.table.turn.acted = true;
        self.place(seat, space, dice)
    }
}

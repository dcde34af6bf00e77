//! Rounds and turns: what happens between the decisions (MP-21 to MP-35, MP-92, MP-132).

use super::board::numbers;
use super::cards::Goal;
use super::characters::Character;
use super::dice::Faces;
use super::due::Due;
use super::events::Event;
use super::options::BlackDice;
use super::print::{AREA_CARDS, Pile};
use super::scoring::Score;
use super::source::Source;
use super::spaces::contract_spaces;
use super::state::{MarcoPolo, Stage, Turn};
use crate::rules::{Chance, Seat, Seats};

impl MarcoPolo {
    /// A seat picks a character; the next one is its right neighbour, the last one who starts (MP-21).
    pub(super) fn pick_character(
        &mut self,
        seat: Seat,
        character: Character,
        chance: &mut dyn Chance,
        events: &mut Vec<Event>,
    ) {
        self.table.characters.retain(|open| *open != character);
        let player = self.table.player_mut(seat);
        player.character = Some(character);
        let print = character.print();
        player.figures = vec![super::map::Place::start(); print.figures.into()];
        events.push(Event::Character { seat, character });
        if !print.start.is_empty() {
            self.give(seat, &print.start, Source::Character(character), events);
        }
        let seats = self.table.count();
        if seat != self.table.start {
            self.table.awaiting = Seats::only(seat.after(seats - 1, seats));
            return;
        }
        for at in 0..usize::from(seats) {
            let dealt = (0..numbers().game.goals_dealt).filter_map(|_| self.goals.draw(chance));
            self.table.players[at].dealt = dealt.map(|goal| Goal(goal as u8)).collect();
        }
        self.table.stage = Stage::Goals;
        self.table.awaiting = Seats::all(seats);
        events.push(Event::Dealt);
    }

    /// A seat keeps a goal card; when all have, the first round begins (MP-22).
    pub(super) fn keep_goal(&mut self, seat: Seat, goal: Goal, chance: &mut dyn Chance, events: &mut Vec<Event>) {
        self.table.player_mut(seat).goal = Some(goal);
        self.table.awaiting.remove(seat);
        events.push(Event::Kept { seat, goal });
        if self.table.awaiting.is_empty() {
            self.begin_round(chance, events);
        }
    }

    /// A round begins: first what its bonuses bring (MP-30 to MP-32).
    fn begin_round(&mut self, chance: &mut dyn Chance, events: &mut Vec<Event>) {
        let table = &mut self.table;
        table.stage = Stage::Bonuses;
        events.push(Event::Round { round: table.round, start: table.start, tiles: table.tiles });
        for seat in self.table.seats() {
            let bonuses = self.round_bonuses(seat);
            let twice = self.table.player(seat).ability().double_one_round_bonus && !bonuses.is_empty();
            self.owe(seat, bonuses);
            self.owe(seat, twice.then_some(Due::Twice));
            self.settle(seat, chance, events);
        }
        self.wait_or(chance, events);
    }

    /// All "!" bonuses of a seat: tokens in cities with an own post, the character, improved seals (MP-32).
    fn round_bonuses(&self, seat: Seat) -> Vec<Due> {
        let player = self.table.player(seat);
        let tokens = player.posts.iter().filter_map(|place| self.token(place));
        let gain = player.ability().round_start;
        let character = player.character.filter(|_| !gain.is_empty());
        let character = character.map(|character| Due::Gain { gain, from: Source::Character(character) });
        let improved = super::print::Guild::ALL.into_iter().filter(|guild| player.has_improved(*guild));
        let seals = improved.map(|guild| Due::Gain { gain: guild.seal().bonus, from: Source::Improved(guild) });
        tokens.chain(character).chain(seals).collect()
    }

    /// Waits for those who have something to decide, or goes on when nobody has.
    fn wait_or(&mut self, chance: &mut dyn Chance, events: &mut Vec<Event>) {
        let table = &mut self.table;
        table.awaiting = table.seats().filter(|seat| table.player(*seat).open().is_some()).collect();
        match table.stage {
            _ if !table.awaiting.is_empty() => {}
            Stage::Bonuses => self.roll_round(chance, events),
            Stage::Rolled => {
                table.stage = Stage::Turns;
                table.turn = Turn::default();
                table.awaiting = Seats::only(table.start);
            }
            _ => {}
        }
    }

    /// New city cards for the action area, then everybody rolls (MP-33 to MP-35). In the first round both were done in
    /// the set-up.
    fn roll_round(&mut self, chance: &mut dyn Chance, events: &mut Vec<Event>) {
        if self.table.round > 1 {
            for at in 0..AREA_CARDS {
                if let Some(card) = self.draw_card(chance) {
                    self.table.cards[at] = card;
                }
            }
            self.table.roll(chance);
        }
        self.table.stage = Stage::Rolled;
        let dice = self.table.players.iter().map(|player| player.dice).collect();
        let cards = self.table.cards.iter().take(AREA_CARDS).copied().collect();
        let open = self.table.options.black_dice == BlackDice::Open;
        let black = if open { self.table.black } else { Faces::default() };
        events.push(Event::Rolled { cards, dice, black });
        for seat in self.table.seats() {
            let dice = self.table.player(seat).dice;
            self.reward_round_roll(seat, dice, events);
            let missing = numbers().game.compensation_sum.saturating_sub(dice.sum());
            let due = (missing > 0).then_some(Due::Compensation { missing });
            self.table.player_mut(seat).due.splice(0..0, due);
            self.settle(seat, chance, events);
        }
        self.wait_or(chance, events);
    }

    /// What the roll of a start of a round brings: each die for itself, each pair as it is chosen (MP-A14, MP-Q47).
    fn reward_round_roll(&mut self, seat: Seat, dice: Faces, events: &mut Vec<Event>) {
        let ability = self.table.player(seat).ability();
        let pairs = |value: u8| if ability.on_pair_rolled.is_some() { dice.count(value) / 2 } else { 0 };
        for value in dice.values() {
            (2 * pairs(value)..dice.count(value)).for_each(|_| self.reward_roll(seat, value, events));
        }
        let all = dice.values().flat_map(|value| std::iter::repeat_n(Due::Pair { value }, pairs(value).into()));
        self.owe(seat, all.collect::<Vec<_>>());
    }

    /// After a decision: whoever still has something to decide is waited for (MP-Q29).
    pub(super) fn go_on(&mut self, seat: Seat, chance: &mut dyn Chance, events: &mut Vec<Event>) {
        if self.table.stage != Stage::Turns && self.table.player(seat).open().is_none() {
            self.wait_or(chance, events);
        }
    }

    /// The turn is over: contract spaces are filled, and the next seat with dice has its turn (MP-25, MP-28, MP-92).
    pub(super) fn end_turn(&mut self, seat: Seat, chance: &mut dyn Chance, events: &mut Vec<Event>) {
        let mut contracts = Vec::new();
        for (at, place) in contract_spaces().enumerate() {
            if self.table.contracts[at].is_none()
                && let Some(contract) = self.draw_contract(chance)
            {
                self.table.contracts[at] = Some(contract);
                contracts.push((place, contract));
            }
        }
        events.push(Event::Ended { seat, contracts });
        self.table.turn = Turn::default();
        let seats = self.table.count();
        let next = (1..=seats).map(|steps| seat.after(steps, seats)).find(|seat| self.table.player(*seat).has_dice());
        match next {
            Some(next) => self.table.awaiting = Seats::only(next),
            None => self.end_round(chance, events),
        }
    }

    /// All dice are used: the next round, or the end of the game (MP-29 to MP-31, MP-132).
    fn end_round(&mut self, chance: &mut dyn Chance, events: &mut Vec<Event>) {
        if self.table.round >= numbers().game.rounds {
            self.table.stage = Stage::Over;
            self.table.awaiting = Seats::NONE;
            for seat in self.table.seats() {
                let score = Score::of(&self.table, seat, true);
                let goal = self.table.player(seat).goal;
                events.extend(goal.map(|goal| Event::Final { seat, goal, score }));
            }
            events.push(Event::Over);
            return;
        }
        let table = &mut self.table;
        table.round += 1;
        table.start = table.hourglass;
        table.highest = None;
        table.placed.retain(|placed| placed.by.is_none());
        let black = numbers().game.by_players.black_dice[table.players.len() - 2];
        table.black = std::iter::repeat_n(1, black.into()).collect();
        for pile in Pile::ALL {
            let at = pile as usize;
            if let Some(next) = self.table.next[at].take() {
                self.table.tiles[at] = next;
            }
            if self.table.round < numbers().game.rounds {
                self.table.next[at] = self.draw_tile(pile, chance);
            }
        }
        self.begin_round(chance, events);
    }
}

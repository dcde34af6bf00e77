//! Phases, rounds and turns: what happens between the decisions (CB-17 to CB-33, CB-96 to CB-98).

use super::board::{BLACK_SPACES, DEPOT_SPACES, DEPOTS, Phase, ROUNDS, black_spaces, space};
use super::depots::DepotId;
use super::moves::Event;
use super::scoring::Score;
use super::state::{Burgundy, Chain, Stage};
use super::tiles::{Good, Tile};
use crate::rules::{Chance, Seat, Seats};

impl Burgundy {
    /// The next seat's turn, or the next round (CB-31 to CB-33, CB-Q20).
    pub(super) fn next_turn(&mut self, chance: &mut dyn Chance, events: &mut Vec<Event>) {
        self.bought = false;
        self.chain = Chain::default();
        match self.order.iter().find(|seat| !self.done.has(**seat)) {
            Some(next) => self.awaiting = Seats::only(*next),
            None => self.next_round(chance, events),
        }
    }

    fn next_round(&mut self, chance: &mut dyn Chance, events: &mut Vec<Event>) {
        if usize::from(self.round) < ROUNDS {
            self.round += 1;
            return self.begin_round(chance, events);
        }
        self.pay(events);
        match self.phase.next() {
            Some(phase) => self.begin_phase(phase, chance, events),
            None => {
                self.stage = Stage::Over;
                self.awaiting = Seats::NONE;
                let seats = (0..self.count()).map(Seat);
                events.extend(seats.map(|seat| Event::Final { seat, score: Score::of(self, seat, true) }));
                events.push(Event::Over);
            }
        }
    }

    /// Mines and knowledge tile 2, at the end of every phase (CB-96, CB-97, CB-104).
    fn pay(&mut self, events: &mut Vec<Event>) {
        for (at, player) in self.players.iter_mut().enumerate() {
            let silver = player.cover.count(Tile::Mine);
            let workers = if player.cover.knows(2) { silver } else { 0 };
            player.silver += u16::from(silver);
            player.workers += u16::from(workers);
            if silver > 0 {
                events.push(Event::Income { seat: Seat(at as u8), silver, workers });
            }
        }
    }

    /// Fills the depots and lays out the goods of a phase, then begins its first round (CB-18 to CB-27).
    pub(super) fn begin_phase(&mut self, phase: Phase, chance: &mut dyn Chance, events: &mut Vec<Event>) {
        self.phase = phase;
        self.round = 1;
        let seats = self.count();
        for depot in 0..DEPOTS {
            for at in 0..DEPOT_SPACES {
                let pile = space(depot, at, seats, phase).map(|colour| &mut self.piles[colour as usize]);
                self.depots[depot].tiles[at] = pile.and_then(|pile| pile.draw(chance)).map(Tile::nth);
            }
        }
        for at in 0..BLACK_SPACES {
            let drawn = if at < black_spaces(seats) { self.dark.draw(chance) } else { None };
            self.black[at] = drawn.map(Tile::nth);
        }
        for place in &mut self.coming {
            *place = self.unseen.draw(chance).and_then(|good| Good::ALL.get(good)).copied();
        }
        events.push(Event::Phase(phase));
        self.begin_round(chance, events);
    }

    /// Rolls all dice (CB-28); the next goods tile comes to the depot of the white die (CB-29).
    pub(super) fn begin_round(&mut self, chance: &mut dyn Chance, events: &mut Vec<Event>) {
        for player in &mut self.players {
            player.dice = [(); 2].map(|()| roll(chance));
            player.used = [false; 2];
        }
        self.white = roll(chance);
        self.done = Seats::NONE;
        let depot = DepotId(self.white);
        let good = self.coming[usize::from(self.round) - 1].take();
        if let (Some(good), Some(at)) = (good, depot.index()) {
            self.depots[at].goods.put(good, 1);
            let dice = self.order.iter().map(|seat| self.player(*seat).dice).collect();
            let order = self.order.clone();
            events.push(Event::Round { phase: self.phase, round: self.round, order, dice, good, depot });
        }
        self.next_turn(chance, events);
    }
}

fn roll(chance: &mut dyn Chance) -> u8 {
    chance.below(6) as u8 + 1
}

//! The Producer phase (SJ-38 to SJ-45), with Aqueduct, Well and Library.

use super::super::cards::{Cards, Kind};
use super::super::moves::{Cause, Event};
use super::super::piles::Course;
use super::super::price::most_goods;
use super::super::state::{Phase, SanJuan, Sites};
use super::Done;
use crate::rules::Seat;

impl SanJuan {
    /// Asks every seat that has an empty production building, if there is a card to lay on it (SJ-41, SJ-Q4).
    pub(super) fn start_producer(&mut self, course: &mut Course) -> Done {
        self.enter(Phase::Producer, course)
    }

    /// How many goods the seat may produce (SJ-38 to SJ-40, SJ-92, SJ-103).
    pub(in super::super) fn most_produced(&self, seat: Seat) -> usize {
        most_goods(self.player(seat).owned(), self.privileges(seat), Kind::Aqueduct)
    }

    /// Lays cards unseen on the chosen buildings, as long as there are any; then the Well draws (SJ-74).
    pub(super) fn produce(&mut self, seat: Seat, sites: Sites, course: &mut Course) {
        let mut goods = Cards::default();
        for at in sites.iter() {
            let Some(face) = self.draw_one(course) else { break };
            let building = &mut self.player_mut(seat).buildings[at];
            building.good = Some(face);
            goods.put(building.kind);
        }
        let count = goods.len();
        course.note(Event::Produced { seat, goods });
        if count >= 2 && self.player(seat).has(Kind::Well) {
            self.draw_for(seat, 1, Cause::Well, course);
        }
    }
}

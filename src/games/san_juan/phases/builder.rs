//! The Builder phase (SJ-27 to SJ-37), with Smithy, Quarry, Crane, Black Market, Carpenter, Poor House and Library,
//! and the end of the game (SJ-114).

use super::super::cards::{KINDS, Kind};
use super::super::held::Cards;
use super::super::limits;
use super::super::moves::{Build, Built, Cause, Course, Event};
use super::super::price::{Means, POOR, Terms};
use super::super::sites::Sites;
use super::super::state::{Building, Phase, SanJuan};
use crate::rules::{Seat, Seats};

/// With so many cards in the piles somebody can surely build again: some of them must be kinds not owned by all.
const SURELY_ENOUGH: usize = 20;

/// With so many buildings the game ends (SJ-114).
pub(in super::super) const LAST_BUILDING: usize = 12;

impl SanJuan {
    /// The picker builds first, then the others clockwise (SJ-27, SJ-30).
    pub(super) fn start_builder(&mut self, course: &mut Course) {
        self.phase = Phase::Builder;
        self.next_builder(self.order(), course)
    }

    /// Asks the first of these seats that may have something to build. Where everybody sees that there is nothing, a
    /// seat passes without being asked; where only the hand says so, it is asked, so that nobody learns of it.
    fn next_builder(&mut self, seats: impl Iterator<Item = Seat>, course: &mut Course) {
        for seat in seats {
            if self.may_build(seat) {
                self.await_only(seat);
                return;
            }
            course.note(Event::Passed(seat));
        }
        self.end_builder(course)
    }

    /// Whether the seat can build something, as far as everybody sees: a card that is not yet in sight, and that it could
    /// pay for with so many cards in hand.
    pub(in super::super) fn may_build(&self, seat: Seat) -> bool {
        let means = Means::of(self, seat);
        let mut seen = [0u8; KINDS];
        for building in self.players.iter().flat_map(|player| &player.buildings) {
            building.covered.iter().chain([&building.kind]).for_each(|kind| seen[*kind as usize] += 1);
        }
        let is_hidden = |kind: &Kind| seen[*kind as usize] < kind.print().count;
        means.cards > 0 && Kind::ALL.into_iter().filter(is_hidden).any(|kind| means.builds(kind))
    }

    /// The seat builds nothing (SJ-25, SJ-36).
    pub(super) fn build_nothing(&mut self, seat: Seat, course: &mut Course) {
        course.note(Event::Passed(seat));
        self.next_builder(self.order_after(seat), course)
    }

    /// Lays the card, takes the payment, then draws for Carpenter and Poor House (SJ-Q40).
    pub(super) fn build(&mut self, seat: Seat, build: &Build, course: &mut Course) {
        let terms = Means::of(self, seat).terms(build.card, build.place());
        self.player_mut(seat).hand.take(build.card);
        let (cover, lost) = self.lay(seat, build);
        let goods = self.spend(seat, build.goods);
        self.player_mut(seat).hand.lose(&build.pay);
        self.throw(&build.pay);
        let paid = build.pay.clone();
        course.note(Event::Built(Box::new(Built { seat, card: build.card, cover, lost, goods, paid })));
        self.draw_after_building(seat, terms, course);
        if self.player(seat).buildings.len() == LAST_BUILDING && cover.is_none() {
            course.note(Event::Twelfth(seat));
        }
        self.next_builder(self.order_after(seat), course)
    }

    /// Lays the card on a free place or over a building, whose good is lost (SJ-76, SJ-80). Gives what was covered
    /// and whether a good was lost.
    fn lay(&mut self, seat: Seat, build: &Build) -> (Option<Kind>, bool) {
        let row = &mut self.player_mut(seat).buildings;
        let Some(at) = build.place() else {
            row.push(Building::new(build.card));
            return (None, false);
        };
        let building = &mut row[at];
        let under = std::mem::replace(&mut building.kind, build.card);
        building.covered.push(under);
        let good = building.good.take();
        good.iter().for_each(|face| self.discard.put(*face as usize));
        (Some(under), good.is_some())
    }

    /// Discards goods unseen; gives the kinds of the buildings they lay on (SJ-43, SJ-72).
    pub(super) fn spend(&mut self, seat: Seat, sites: Sites) -> Cards {
        let mut kinds = Cards::default();
        for at in sites.iter() {
            let building = &mut self.player_mut(seat).buildings[at];
            kinds.put(building.kind);
            let good = building.good.take();
            good.iter().for_each(|face| self.discard.put(*face as usize));
        }
        kinds
    }

    /// First the Carpenter, then the Poor House if the hand is still small enough (SJ-69).
    fn draw_after_building(&mut self, seat: Seat, terms: Terms, course: &mut Course) {
        if terms.carpenter {
            self.draw_for(seat, 1, Cause::Carpenter, course);
        }
        if terms.poor_house && self.player(seat).hand.len() < POOR {
            self.draw_for(seat, 1, Cause::PoorHouse, course);
        }
    }

    /// The phase is over; with a twelfth building so is the game (SJ-114, SJ-115, SJ-Q41).
    fn end_builder(&mut self, course: &mut Course) {
        if self.players.iter().all(|player| player.buildings.len() < LAST_BUILDING) {
            return self.end_phase(course);
        }
        self.library = false;
        self.finish(course)
    }

    /// The game is over: nobody decides anything more.
    pub(super) fn finish(&mut self, course: &mut Course) {
        self.phase = Phase::Over;
        self.awaiting = Seats::NONE;
        course.note(Event::Over);
    }

    /// Whether nobody can ever build again. The rules do not say what happens then; here the game ends. It takes
    /// nearly all cards to lie under buildings and Chapels.
    pub(in super::super) fn stalled(&self) -> bool {
        self.stock() <= SURELY_ENOUGH && self.order().all(|seat| self.can_never_build(seat))
    }

    fn can_never_build(&self, seat: Seat) -> bool {
        let player = self.player(seat);
        let reach = self.within_reach(seat);
        let privileges = limits::privileges(true, player.has(Kind::Library));
        let means = Means { cards: reach.len(), privileges, ..Means::of(self, seat) };
        !reach.kinds().any(|card| means.builds(card))
    }

    /// The cards that the seat can hope to hold: those in hand, and while cards still go round, all of these.
    fn within_reach(&self, seat: Seat) -> Cards {
        let goods = self.players.iter().flat_map(|player| player.buildings.iter().filter_map(|building| building.good));
        let mut reach: Cards = goods.collect();
        if self.stock() == 0 && reach.is_empty() && self.order().all(|other| self.player(other).surplus() == 0) {
            return self.player(seat).hand.clone();
        }
        self.players.iter().flat_map(|player| player.hand.iter()).for_each(|kind| reach.put(kind));
        for kind in Kind::ALL {
            let piled = self.draw.count(kind as usize) + self.discard.count(kind as usize);
            (0..piled).for_each(|_| reach.put(kind));
        }
        reach
    }
}

#[cfg(test)]
mod tests;

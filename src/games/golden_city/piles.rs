//! Drawing and discarding. What lies face down comes by chance at the moment it is drawn.

use super::cards::{GoodsCard, SCORINGS, Scoring, scored};
use super::held::Terrains;
use super::moves::{Course, Event};
use super::state::GoldenCity;
use super::terrain::Terrain;
use crate::rules::Seat;

impl GoldenCity {
    /// One card off the terrain draw pile. When it is empty, the discards are shuffled first (GC-18); `None` when there
    /// are none of these either (GC-Q21).
    pub(super) fn draw_terrain(&mut self, course: &mut Course) -> Option<Terrain> {
        if self.draw.is_empty() && !self.discard.is_empty() {
            self.draw.pour(&mut self.discard);
            course.note(Event::Reshuffled);
        }
        self.draw.draw(course.chance).map(Terrain::nth)
    }

    /// Puts terrain cards on the discard pile, face up (GC-50, GC-Q33).
    pub(super) fn throw(&mut self, cards: Terrains) {
        cards.iter().for_each(|kind| self.discard.put(kind as usize));
    }

    /// The terrain discards.
    pub(super) fn discards(&self) -> Terrains {
        let kinds = Terrain::ALL.iter().map(|kind| Terrains::of(*kind, self.discard.count(*kind as usize)));
        kinds.fold(Terrains::default(), Terrains::with)
    }

    /// The top of the goods pile.
    pub(super) fn draw_good(&mut self, course: &mut Course) -> Option<GoodsCard> {
        self.goods_pile.draw(course.chance).map(GoodsCard::nth)
    }

    /// The scoring cards not used yet.
    pub(super) fn unused(&self) -> impl Iterator<Item = Scoring> + '_ {
        (0..SCORINGS as Scoring).filter(|card| !self.used.contains(card))
    }

    /// Turns up a scoring card: those with the lowest back come first (GC-7, GC-15). Whether there was one.
    pub(super) fn turn_scoring(&mut self, course: &mut Course) -> bool {
        let lowest = self.unused().map(|card| scored(card).back).min();
        let next = || self.unused().filter(|card| Some(scored(*card).back) == lowest);
        let at = course.chance.below(next().count() as u32) as usize;
        let card = next().nth(at);
        self.used.extend(card);
        card.is_some()
    }

    /// A seat drawn by lot.
    pub(super) fn lot(&self, course: &mut Course) -> Seat {
        Seat(course.chance.below(u32::from(self.count())) as u8)
    }
}

//! The Trader phase (SJ-46 to SJ-51), with Trading Post, Market Stand, Market Hall and Library.

use super::super::cards::Kind;
use super::super::moves::{Cause, Event};
use super::super::piles::Course;
use super::super::price::most_goods;
use super::super::state::{Phase, SanJuan, Sites};
use super::Done;
use crate::rules::Seat;

impl SanJuan {
    /// Turns up a tile, whoever may sell (SJ-46, SJ-Q23), and asks every seat that has goods.
    pub(super) fn start_trader(&mut self, course: &mut Course) -> Done {
        self.turn_tile(course);
        self.enter(Phase::Trader, course)
    }

    /// How many goods the seat may sell (SJ-47, SJ-49, SJ-73, SJ-104).
    pub(in super::super) fn most_sold(&self, seat: Seat) -> usize {
        most_goods(self.player(seat).owned(), self.privileges(seat), Kind::TradingPost)
    }

    /// Discards the goods, then draws the sum of their prices, then what the market buildings bring (SJ-48, SJ-75,
    /// SJ-97).
    pub(super) fn sell(&mut self, seat: Seat, sites: Sites, course: &mut Course) -> Done {
        let prices = self.house.prices().unwrap_or_default();
        let goods = self.spend(seat, sites)?;
        let count = goods.len();
        let income = goods.iter().filter_map(|kind| prices.get(kind as usize)).map(|price| usize::from(*price)).sum();
        let drawn = self.draw_cards(income, course);
        self.give(seat, &drawn);
        course.note(Event::Sold { seat, goods, drawn });
        if count >= 2 && self.player(seat).has(Kind::MarketStand) {
            self.draw_for(seat, 1, Cause::MarketStand, course);
        }
        if count >= 1 && self.player(seat).has(Kind::MarketHall) {
            self.draw_for(seat, 1, Cause::MarketHall, course);
        }
        Ok(())
    }
}

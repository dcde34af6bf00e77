//! The Trader phase (SJ-46 to SJ-51), with Trading Post, Market Stand, Market Hall and Library.

use super::super::cards::Kind;
use super::super::limits::most_goods;
use super::super::moves::{Cause, Course, Event};
use super::super::sites::Sites;
use super::super::state::{Phase, SanJuan};
use crate::rules::Seat;

impl SanJuan {
    /// Turns up a tile, whoever may sell (SJ-46, SJ-Q23), and asks every seat that has goods.
    pub(super) fn start_trader(&mut self, course: &mut Course) {
        self.turn_tile(course);
        self.enter(Phase::Trader, course)
    }

    /// How many goods the seat may sell (SJ-47, SJ-49, SJ-73, SJ-104).
    pub(in super::super) fn most_sold(&self, seat: Seat) -> usize {
        most_goods(self.player(seat).owned(), self.privileges(seat), Kind::TradingPost)
    }

    /// Discards the goods, then draws the sum of their prices, then what the market buildings bring (SJ-48, SJ-75,
    /// SJ-97).
    pub(super) fn sell(&mut self, seat: Seat, sites: Sites, course: &mut Course) {
        let goods = self.spend(seat, sites);
        let count = goods.len();
        let income = goods.iter().map(|kind| self.house.price(kind)).sum();
        let drawn = self.draw_cards(income, course);
        self.give(seat, &drawn);
        course.note(Event::Sold { seat, goods, drawn });
        if count >= 2 && self.player(seat).has(Kind::MarketStand) {
            self.draw_for(seat, 1, Cause::MarketStand, course);
        }
        if count >= 1 && self.player(seat).has(Kind::MarketHall) {
            self.draw_for(seat, 1, Cause::MarketHall, course);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::super::given::given;
    use super::*;

    /// SJ-46, SJ-Q23: picking the Trader turns the tile, even when nobody sells; SJ-50: then it goes under the stack.
    #[test]
    fn the_tile_is_turned_whoever_sells() {
        let at = given(3).tile(2).play(0, "role trader");
        assert_eq!((at.awaited(), at.game().phase), (vec![1], Phase::Role));
        assert!(at.told.contains(&"sj-tile".to_owned()));
        assert_eq!((at.game().house.open, at.game().house.seen.clone()), (None, vec![0, 1, 3, 4, 2]));
        let at = given(3).laden(1).tile(2).play(0, "role trader");
        assert_eq!((at.game().house.open, at.awaited()), (Some(2), vec![1]));
        assert_eq!(at.play(1, "pass").game().house.open, None);
    }

    /// SJ-50, SJ-Q25: each tile comes once before any comes again, and then always in the same order.
    #[test]
    fn the_tiles_come_round_in_the_same_order() {
        let mut at = given(2);
        let mut order = Vec::new();
        for _ in 0..15 {
            let governor = at.awaited()[0];
            at = at.play(governor, "role trader").next_round();
            order.push(*at.game().house.seen.last().unwrap());
        }
        let mut first = order[..5].to_vec();
        first.sort_unstable();
        assert_eq!(first, [0, 1, 2, 3, 4]);
        assert_eq!((&order[..5], &order[..5]), (&order[5..10], &order[10..]));
    }

    /// SJ-47: the Trader may sell two; SJ-49: the others one each at the same prices; SJ-48: the goods are discarded,
    /// then as many cards are drawn as their prices say.
    #[test]
    fn goods_are_sold_at_the_prices_of_the_tile() {
        let at = given(3).row(0, "coffee_roaster silver_smelter").laden(0).row(1, "sugar_mill").laden(1).tile(3);
        let at = at.play(0, "role trader");
        assert_eq!(at.awaited(), [0, 1], "seat 2 has nothing to sell");
        assert_eq!((at.slot(0, "sell"), at.slot(1, "sell")), (("goods", 1, 2), ("goods", 1, 1)));
        let at = at.moves("0 sell coffee_roaster+silver_smelter, 1 sell sugar_mill");
        assert_eq!((at.count(0), at.count(1)), (5, 2));
        assert_eq!(at.stands(0), "indigo_plant* coffee_roaster silver_smelter");
        assert_eq!(at.piles().1, 3);
    }

    /// SJ-48: the goods lie on the discard pile before any card is drawn, so they may be drawn again.
    #[test]
    fn goods_are_discarded_before_cards_are_drawn() {
        let at = given(2).laden(0).shortage("").tile(0).play(0, "role trader").play(0, "sell");
        assert_eq!((at.count(0), at.piles()), (1, (0, 0)));
    }

    /// SJ-51, SJ-73, SJ-104, SJ-E7 and the table of limits.
    #[test]
    fn limits_add_up() {
        let most = |seat: u8, buildings: &str| {
            let at = given(3).row(seat, "sugar_mill tobacco_storage coffee_roaster silver_smelter").laden(seat);
            at.row(seat, buildings).play(0, "role trader").slot(seat, "sell").2
        };
        let with = |seat: u8| ["", "trading_post", "library", "library trading_post"].map(|own| most(seat, own));
        assert_eq!(with(1), [1, 2, 1, 2]);
        assert_eq!(with(0), [2, 3, 3, 4]);
    }

    /// SJ-E2, SJ-75: indigo 1, tobacco 2 and silver 3, and a card for the Market Stand: 7 cards.
    #[test]
    fn three_goods_and_a_market_stand_bring_seven_cards() {
        let at = given(3).row(0, "tobacco_storage silver_smelter market_stand trading_post").laden(0).tile(3);
        let at = at.moves("0 role trader, 0 sell indigo_plant+tobacco_storage+silver_smelter");
        assert_eq!((at.count(0), at.piles().1), (7, 3));
        assert_eq!(at.stands(0), "indigo_plant tobacco_storage silver_smelter market_stand trading_post");
    }

    /// SJ-E13 with a tile on which sugar and coffee bring 4 together (SJ-Q38), and SJ-97: one card more, however many
    /// goods are sold.
    #[test]
    fn a_market_hall_brings_one_card_a_phase() {
        let at = given(3).row(0, "sugar_mill coffee_roaster market_hall").laden(0).tile(3);
        let at = at.moves("0 role trader, 0 sell sugar_mill+coffee_roaster");
        assert_eq!(at.count(0), 2 + 2 + 1);
        let at = given(3).row(1, "market_hall").laden(1).tile(0).moves("0 role trader, 1 sell");
        assert_eq!(at.count(1), 2, "one good is enough, and it does not matter who the Trader is");
    }

    /// SJ-75: the Market Stand needs two goods; SJ-98: both markets together; SJ-Q33: what was sold counts.
    #[test]
    fn market_buildings_add_up() {
        let at = given(3).row(0, "sugar_mill market_stand market_hall").laden(0).tile(0).play(0, "role trader");
        assert_eq!(at.play(0, "sell indigo_plant").count(0), 1 + 1);
        let at = given(3).row(0, "sugar_mill market_stand market_hall").laden(0).tile(0).play(0, "role trader");
        assert_eq!(at.play(0, "sell indigo_plant+sugar_mill").count(0), 2 + 2);
    }

    /// SJ-Q24: several goods of the same kind may be sold.
    #[test]
    fn goods_of_one_kind_may_be_sold_together() {
        let at = given(3).row(0, "indigo_plant").laden(0).tile(0).play(0, "role trader");
        assert_eq!(at.offers(0, "sell"), "indigo_plant indigo_plant-2");
        assert_eq!(at.play(0, "sell indigo_plant+indigo_plant-2").count(0), 2);
    }
}

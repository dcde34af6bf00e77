//! What a seat owns of coins, camels and wares, and what it takes to pay a price: jade stands in for coins and camels,
//! never the other way round (MP-127, MP-128).

use serde::{Deserialize, Serialize};

use super::effect::{Effect, Ware};

/// Coins, camels and wares.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Stock {
    /// Coins.
    pub coins: u16,
    /// Camels.
    pub camels: u16,
    /// Pepper, silk, gold and jade, in that order.
    pub wares: [u16; 4],
}

/// How much jade stands in for coins and for camels.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub struct Jade {
    /// For coins.
    pub coins: u8,
    /// For camels.
    pub camels: u8,
}

impl Jade {
    /// Together with other jade.
    const fn and(self, other: Jade) -> Jade {
        Jade { coins: self.coins + other.coins, camels: self.camels + other.camels }
    }

    /// What is paid for a price with it.
    pub fn in_place(self, price: &Effect) -> Effect {
        Effect {
            coins: price.coins.saturating_sub(self.coins),
            camels: price.camels.saturating_sub(self.camels),
            jade: price.jade.saturating_add(self.coins).saturating_add(self.camels),
            ..*price
        }
    }

    /// What is left without a part of it.
    fn without(self, part: Jade) -> Option<Jade> {
        Some(Jade { coins: self.coins.checked_sub(part.coins)?, camels: self.camels.checked_sub(part.camels)? })
    }
}

/// Pepper, silk and gold that were chosen.
pub type Goods = [u8; 3];

impl Stock {
    /// How much of a ware there is.
    pub const fn ware(&self, ware: Ware) -> u16 {
        self.wares[ware as usize]
    }

    /// The jade.
    pub const fn jade(&self) -> u16 {
        self.ware(Ware::Jade)
    }

    /// All goods, jade among them; camels are none (MP-133).
    pub fn goods(&self) -> u16 {
        self.wares.iter().sum()
    }

    /// The least jade that makes a price payable, its goods to choose apart; nothing where it is not (MP-Q16).
    pub fn least_jade(&self, price: &Effect) -> Option<Jade> {
        let missing = |price: u8, have: u16| u16::from(price).saturating_sub(have);
        let jade =
            Jade { coins: missing(price.coins, self.coins) as u8, camels: missing(price.camels, self.camels) as u8 };
        self.pays(price, jade).then_some(jade)
    }

    /// What is paid for a price where jade stands in for what is missing; the price itself where it cannot be paid.
    pub fn due_for(&self, price: &Effect) -> Effect {
        self.least_jade(price).map_or(*price, |jade| jade.in_place(price))
    }

    /// Whether a price can be paid with so much jade in place of coins and camels, its goods to choose apart.
    pub fn pays(&self, price: &Effect, jade: Jade) -> bool {
        let covers = |have: u16, price: u8, jade: u8| jade <= price && u16::from(price - jade) <= have;
        covers(self.coins, price.coins, jade.coins)
            && covers(self.camels, price.camels, jade.camels)
            && u16::from(price.pepper) <= self.wares[0]
            && u16::from(price.silk) <= self.wares[1]
            && u16::from(price.gold) <= self.wares[2]
            && u16::from(price.jade) + u16::from(jade.coins) + u16::from(jade.camels) <= self.wares[3]
    }

    /// All ways to pay a price, those with least jade first.
    pub fn ways_to_pay(&self, price: &Effect) -> impl Iterator<Item = Jade> + use<> {
        let (stock, price) = (*self, *price);
        let least = self.least_jade(&price);
        let spare = self.jade().saturating_sub(price.jade.into()).min(255) as u8;
        let counts = least.into_iter().flat_map(move |least| least.coins + least.camels..=spare);
        counts.flat_map(move |count| {
            let ways = (0..=count.min(price.coins)).rev().map(move |coins| Jade { coins, camels: count - coins });
            ways.filter(move |jade| stock.pays(&price, *jade))
        })
    }

    /// Pays a price, which it can, with that jade. Gives what was paid.
    pub fn pay(&mut self, price: &Effect, jade: Jade) -> Effect {
        let paid = jade.in_place(price);
        self.coins -= u16::from(paid.coins);
        self.camels -= u16::from(paid.camels);
        for (have, ware) in self.wares.iter_mut().zip(Ware::ALL) {
            *have -= u16::from(paid.ware(ware));
        }
        paid
    }

    /// What there is after a price was paid and a gain came in.
    fn after(mut self, price: &Effect, jade: Jade, gain: &Effect) -> Stock {
        self.pay(price, jade);
        self.take(gain);
        self
    }

    /// The least jade that makes a price payable so many times, each gain paying for what comes later; nothing where it
    /// is not (MP-Q11).
    pub fn least_jade_times(&self, price: &Effect, gain: &Effect, times: u8) -> Option<Jade> {
        let start = Some((*self, Jade::default()));
        let end = (0..times).fold(start, |done, _| {
            let (stock, sum) = done?;
            let jade = stock.least_jade(price)?;
            Some((stock.after(price, jade, gain), sum.and(jade)))
        });
        end.map(|(_, sum)| sum)
    }

    /// All sums of jade with which a price can be paid so many times, the least first (MP-127). What there is after some
    /// times follows from the sum so far.
    pub fn sums_of_jade(&self, price: &Effect, gain: &Effect, times: u8) -> Vec<Jade> {
        let mut reached = vec![(*self, Jade::default())];
        for _ in 0..times {
            let mut next: Vec<(Stock, Jade)> = Vec::new();
            for (stock, sum) in reached {
                for jade in stock.ways_to_pay(price) {
                    let is_new = next.iter().all(|(_, known)| *known != sum.and(jade));
                    next.extend(is_new.then(|| (stock.after(price, jade, gain), sum.and(jade))));
                }
            }
            reached = next;
        }
        let mut sums: Vec<Jade> = reached.into_iter().map(|(_, sum)| sum).collect();
        sums.sort_by_key(|sum| (sum.coins + sum.camels, std::cmp::Reverse(sum.coins)));
        sums
    }

    /// The jade of each time, where a price is paid so many times with such a sum; nothing where it cannot be.
    pub fn spread(&self, price: &Effect, gain: &Effect, times: u8, sum: Jade) -> Option<Vec<Jade>> {
        if times == 0 {
            return (sum == Jade::default()).then(Vec::new);
        }
        self.ways_to_pay(price).find_map(|jade| {
            let rest = sum.without(jade)?;
            let mut all = self.after(price, jade, gain).spread(price, gain, times - 1, rest)?;
            all.insert(0, jade);
            Some(all)
        })
    }

    /// Takes coins, camels and wares of a gain.
    pub fn take(&mut self, gain: &Effect) {
        let more = |have: u16, gain: u8| (have + u16::from(gain)).min(MOST);
        (self.coins, self.camels) = (more(self.coins, gain.coins), more(self.camels, gain.camels));
        for (have, ware) in self.wares.iter_mut().zip(Ware::ALL) {
            *have = more(*have, gain.ware(ware));
        }
    }
}

/// More of one thing nobody has: no game brings nearly as much, so that this is only about positions made by hand.
pub const MOST: u16 = 999;

#[cfg(test)]
mod tests {
    use super::*;

    fn stock(coins: u16, camels: u16, jade: u16) -> Stock {
        Stock { coins, camels, wares: [0, 0, 0, jade] }
    }

    fn price(coins: u8, camels: u8, jade: u8) -> Effect {
        Effect { coins, camels, jade, ..Effect::default() }
    }

    /// MP-126 to MP-128, MP-Q16: coins and camels first, jade for what is missing; jade is paid with jade alone.
    #[test]
    fn jade_stands_in_for_coins_and_camels_and_nothing_for_jade() {
        assert_eq!(stock(5, 2, 3).least_jade(&price(6, 3, 0)), Some(Jade { coins: 1, camels: 1 }));
        assert_eq!(stock(5, 2, 1).least_jade(&price(6, 3, 0)), None);
        assert_eq!(stock(90, 90, 1).least_jade(&price(0, 0, 2)), None);
        assert_eq!(stock(5, 2, 3).least_jade(&price(6, 2, 2)), Some(Jade { coins: 1, camels: 0 }));
        let mut own = stock(5, 2, 3);
        let paid = own.pay(&price(6, 3, 1), Jade { coins: 1, camels: 1 });
        assert_eq!((paid, own), (price(5, 2, 3), stock(0, 0, 0)));
        assert!(!own.pays(&price(1, 0, 0), Jade { coins: 1, camels: 0 }));
    }

    /// MP-127: any part of it, if a seat wishes so.
    #[test]
    fn more_jade_than_needed_can_be_paid() {
        let ways: Vec<_> = stock(2, 1, 2).ways_to_pay(&price(2, 1, 0)).map(|jade| (jade.coins, jade.camels)).collect();
        assert_eq!(ways, [(0, 0), (1, 0), (0, 1), (2, 0), (1, 1)]);
        assert_eq!(stock(0, 0, 5).ways_to_pay(&price(0, 0, 6)).count(), 0);
    }
}

//! What a choice costs, all told: jade for what is missing, occupied spaces, the price of a travel space and of the
//! ways. It is said where it is chosen; what is still open is said from the least on.

use super::super::board::numbers;
use super::super::effect::Effect;
use super::super::journey::worth;
use super::super::moves::{Act, Draft, Pick};
use super::super::phrases::{brief, effect, things};
use super::super::picks::Shown;
use super::super::print::{CardOption, Guild};
use super::super::scope::Scope;
use super::super::spaces::Space;
use crate::rules::Text;

/// Prices of more kinds of things are said as briefly as possible.
const MOST_KINDS: usize = 3;

/// What is paid in all as far as it is known.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Price {
    /// What is paid at least.
    pub(super) paid: Effect,
    /// Whether it can be more.
    pub(super) open: bool,
}

impl Price {
    /// Exactly this.
    pub(super) const fn exactly(paid: Effect) -> Price {
        Price { paid, open: false }
    }

    /// The least of several possible prices; nothing where none is possible.
    pub(super) fn of(all: impl Iterator<Item = Effect>) -> Option<Price> {
        let mut price: Option<Price> = None;
        for paid in all {
            price = Some(match price {
                None => Price::exactly(paid),
                Some(least) if least.paid == paid => least,
                Some(least) if rank(&paid) < rank(&least.paid) => Price { paid, open: true },
                Some(least) => Price { open: true, ..least },
            });
        }
        price
    }

    /// The price in words.
    pub(super) fn text(&self) -> Text {
        let key = if self.open { "mp-price-from" } else { "mp-price" };
        let paid = &self.paid;
        let is_plain = paid.chosen() == 0 && paid.points == 0;
        let short = is_plain && self.kinds() > MOST_KINDS;
        Text::of(key).with("price", if short { brief(paid) } else { effect(paid) })
    }

    /// A price in camels and jade as briefly as a button has room for; nothing where it is another one.
    pub(super) fn with_jade(&self) -> Option<Text> {
        let Effect { camels, jade, .. } = self.paid;
        let is_such = camels > 0 && jade > 0 && self.paid == Effect { camels, jade, ..Effect::default() };
        let price = || Text::of("mp-price-jade").with("camels", camels).with("jade", jade);
        match (is_such, self.open) {
            (false, _) => None,
            (true, false) => Some(price()),
            (true, true) => Some(Text::of("mp-price-jade-from").with("price", price())),
        }
    }

    /// How many kinds of things are paid.
    pub(super) fn kinds(&self) -> usize {
        things(&self.paid).len()
    }
}

/// What a price is worth, roughly: for which one is the least.
fn rank(price: &Effect) -> u32 {
    let goods = price.pepper + price.silk + price.gold + price.any_good + price.different_goods;
    worth(price) + 20 * u32::from(goods) + 30 * u32::from(price.points)
}

impl Draft {
    /// With one pick more, as far as a price depends on it.
    pub(super) fn with(&self, pick: Pick) -> Draft {
        let draft = self.clone();
        match pick {
            Pick::Offer(offer) => Draft { offer: Some(offer), ..draft },
            Pick::Die(die) => Draft { die: Some(die), ..draft },
            Pick::Dice(dice) => Draft { dice: Some(Shown::These(dice)), ..draft },
            Pick::Guild(guild) => Draft { seal: Some(guild), ..draft },
            Pick::Card(card) => Draft { card: Some(card), ..draft },
            Pick::Option(option) => Draft { option: Some(option), ..draft },
            Pick::Number(times) => Draft { times: Some(times), ..draft },
            Pick::Goods(goods) => Draft { goods: Some(goods), ..draft },
            Pick::Contract(contract) => Draft { contract: Some(contract), ..draft },
            Pick::Jade(jade) => Draft { jade: Some(jade), ..draft },
            _ => draft,
        }
    }
}

/// The only one of several things.
fn only<T>(mut all: impl Iterator<Item = T>) -> Option<T> {
    all.next().filter(|_| all.next().is_none())
}

impl Scope<'_> {
    /// What an act costs with these picks; nothing where it is free, or where it cannot be said before more is picked.
    /// What has but one answer is not asked for, so it is taken as picked.
    pub(super) fn price(&self, act: Act, draft: &Draft) -> Option<Price> {
        let bonus = &numbers().bonus_actions;
        let price = match act {
            Act::Book => self.book_costs(draft),
            Act::Seal if self.player.open().is_none() => self.seal_costs(draft),
            Act::Contracts => self.contracts_cost(draft),
            Act::Card => self.card_costs(draft),
            Act::Fulfil => {
                let payable = self.player.active.iter().copied().filter(|it| self.can_pay(&it.print().cost));
                let contract = draft.contract.or_else(|| only(payable))?;
                self.once(&contract.print().cost, draft)
            }
            Act::Improve => {
                let guild = draft.seal.or_else(|| only(Guild::ALL.into_iter().filter(|it| self.can_improve(*it))))?;
                self.once(&guild.seal().improve_cost, draft)
            }
            Act::Reroll => self.once(&bonus.reroll, draft),
            Act::Change => self.once(&bonus.change_by_one, draft),
            Act::Black => self.once(&bonus.black_die, draft),
            _ => None,
        };
        price.filter(|price| !price.paid.is_empty())
    }

    /// A price that is paid once, with the goods that are chosen or the only ones there can be.
    fn once(&self, cost: &Effect, draft: &Draft) -> Option<Price> {
        let picked = draft.goods.map(|goods| goods.0);
        let goods = picked.or_else(|| only(self.goods_for(cost, &Effect::default(), 1)));
        let chosen = if cost.chosen() == 0 { *cost } else { goods.map_or(*cost, |goods| cost.choosing(goods)) };
        Some(self.paying(&chosen, draft))
    }

    /// What is paid for a price: with the jade that was picked, or with as little as possible.
    pub(super) fn paying(&self, price: &Effect, draft: &Draft) -> Price {
        match draft.jade {
            Some(jade) => Price::exactly(jade.in_place(price)),
            None => Price { paid: self.player.stock.due_for(price), open: self.asks_jade(price) },
        }
    }

    /// Whether the seat will be asked how much of a price it pays in jade (MP-Q16).
    fn asks_jade(&self, price: &Effect) -> bool {
        self.turn.asks && self.player.stock.ways_to_pay(price).count() > 1
    }

    /// The least of several prices one of which is paid.
    fn least(&self, prices: impl Iterator<Item = Effect>, draft: &Draft) -> Option<Price> {
        let all: Vec<Price> = prices.map(|price| self.paying(&price, draft)).collect();
        let open = all.iter().any(|price| price.open);
        Price::of(all.into_iter().map(|price| price.paid)).map(|price| Price { open: price.open || open, ..price })
    }

    fn book_costs(&self, draft: &Draft) -> Option<Price> {
        let offer = draft.offer.or_else(|| only(self.offers()))?;
        let dice = self.book_dice(offer).filter(|die| draft.die.is_none_or(|picked| picked == *die));
        self.least(dice.filter_map(|die| self.book_price(offer, die)).map(|(_, price)| price), draft)
    }

    fn seal_costs(&self, draft: &Draft) -> Option<Price> {
        let guild = draft.seal.or_else(|| only(Guild::ALL.into_iter().filter(|guild| self.can_take_seal(*guild))))?;
        let lowest = self.lowests(Space::Seals, self.guild_dice()).filter(|lowest| match draft.set() {
            Some(dice) => dice.lowest() == *lowest,
            None => *lowest >= guild.seal().min_die,
        });
        let prices = lowest.map(|lowest| Effect::of_coins(self.fee(Space::Seals, lowest)));
        self.least(prices.filter(|price| self.affords(price)), draft)
    }

    fn contracts_cost(&self, draft: &Draft) -> Option<Price> {
        let dice = self.contract_dice().filter(|die| draft.die.is_none_or(|picked| picked == *die));
        self.least(dice.map(|die| Effect::of_coins(self.fee(Space::Contracts, die.value))), draft)
    }

    fn card_costs(&self, draft: &Draft) -> Option<Price> {
        let cards = self.open_cards().map(|(_, card)| card).filter(|card| self.can_use(*card));
        let card = draft.card.or_else(|| only(cards))?;
        let mut prices = Vec::new();
        let mut open = false;
        for die in self.dice().filter(|die| draft.die.is_none_or(|picked| picked == *die)) {
            let options = (0..).zip(&card.print().options);
            for (_, option) in options.filter(|(at, _)| draft.option.is_none_or(|picked| picked.0 == *at)) {
                let most = self.times(option, die.value);
                let times = draft.times.map_or(1, |times| times.0);
                open |= draft.times.is_none() && most > 1 && !option.cost.is_empty();
                let paid = (times <= most).then(|| self.paid_times(option, times, draft)).flatten();
                prices.extend(paid.map(|price| price.paid));
                open |= paid.is_some_and(|price| price.open);
            }
        }
        Price::of(prices.into_iter()).map(|price| Price { open: price.open || open, ..price })
    }

    /// What is paid for an option of a city card so many times.
    fn paid_times(&self, option: &CardOption, times: u8, draft: &Draft) -> Option<Price> {
        let (fixed, sure) = (option.cost.choosing([0; 3]), option.gain.sure());
        let least = self.least_jade(option, times)?;
        let jade = draft.jade.unwrap_or(least);
        let picked = draft.goods.map(|goods| goods.0);
        let goods = picked.or_else(|| only(self.goods_for(&option.cost, &option.gain, times)));
        let chosen = match goods.filter(|_| option.cost.chosen() > 0) {
            Some(goods) => Effect::default().choosing(goods),
            None => Effect {
                any_good: option.cost.any_good * times,
                different_goods: option.cost.different_goods * times,
                ..Effect::default()
            },
        };
        let asks = self.turn.asks && draft.jade.is_none();
        let open = asks && self.player.stock.sums_of_jade(&fixed, &sure, times).len() > 1;
        Some(Price { paid: jade.in_place(&fixed.times(times)).and(&chosen), open })
    }
}

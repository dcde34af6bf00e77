//! The vocabulary of effects: one kind of table for every cost, reward and bonus. What each key does is code; how much
//! of it stands on which component is data.

use serde::{Deserialize, Serialize};

use crate::rules::named;

named! {
    /// The goods.
    pub enum Ware {
        /// Pepper.
        Pepper "pepper",
        /// Silk.
        Silk "silk",
        /// Gold.
        Gold "gold",
        /// Jade, which also pays for coins and camels (MP-126, MP-127).
        Jade "jade",
    }
}

/// What is paid or received: how much of each thing; a missing key is 0.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Effect {
    /// Coins.
    pub coins: u8,
    /// Camels.
    pub camels: u8,
    /// Pepper.
    pub pepper: u8,
    /// Silk.
    pub silk: u8,
    /// Gold.
    pub gold: u8,
    /// Jade; as a cost only jade pays it.
    pub jade: u8,
    /// Goods, each freely chosen among pepper, silk and gold.
    pub any_good: u8,
    /// Goods among pepper, silk and gold that are all different.
    pub different_goods: u8,
    /// Points; as a cost they may go below zero.
    pub points: u8,
    /// Contracts from the top of the deck.
    pub contract_from_pile: u8,
    /// Open contracts of cities with an own post.
    pub contract_from_own_city: u8,
    /// One movement of up to so many steps.
    #[serde(rename = "move")]
    pub steps: u8,
    /// Black dice from the board.
    pub black_die: u8,
    /// Coats of arms that count once more at the end.
    pub shield: u8,
    /// The gain of another bonus token, whoever has a post there.
    pub copy_city_bonus: u8,
    /// The gains of so many different cities with a token and an own post.
    pub own_city_bonus: u8,
    /// The guild-seals action with the one die on this card.
    pub seal_action: u8,
}

impl Effect {
    /// Whether there is nothing in it.
    pub fn is_empty(&self) -> bool {
        *self == Effect::default()
    }

    /// How much of a ware there is in it, apart from what is chosen.
    pub const fn ware(&self, ware: Ware) -> u8 {
        match ware {
            Ware::Pepper => self.pepper,
            Ware::Silk => self.silk,
            Ware::Gold => self.gold,
            Ware::Jade => self.jade,
        }
    }

    /// So much of coins, and nothing else.
    pub fn of_coins(coins: u8) -> Effect {
        Effect { coins, ..Effect::default() }
    }

    /// What needs no decision and no other part of the table: coins, camels, wares, points and coats of arms.
    pub fn sure(&self) -> Effect {
        let Effect { coins, camels, pepper, silk, gold, jade, points, shield, .. } = *self;
        Effect { coins, camels, pepper, silk, gold, jade, points, shield, ..Effect::default() }
    }

    /// The same so many times.
    pub fn times(&self, times: u8) -> Effect {
        self.with(self, |each, _| each.saturating_mul(times))
    }

    /// Both together.
    pub fn and(&self, other: &Effect) -> Effect {
        self.with(other, u8::saturating_add)
    }

    fn with(&self, other: &Effect, of: impl Fn(u8, u8) -> u8) -> Effect {
        Effect {
            coins: of(self.coins, other.coins),
            camels: of(self.camels, other.camels),
            pepper: of(self.pepper, other.pepper),
            silk: of(self.silk, other.silk),
            gold: of(self.gold, other.gold),
            jade: of(self.jade, other.jade),
            any_good: of(self.any_good, other.any_good),
            different_goods: of(self.different_goods, other.different_goods),
            points: of(self.points, other.points),
            contract_from_pile: of(self.contract_from_pile, other.contract_from_pile),
            contract_from_own_city: of(self.contract_from_own_city, other.contract_from_own_city),
            steps: of(self.steps, other.steps),
            black_die: of(self.black_die, other.black_die),
            shield: of(self.shield, other.shield),
            copy_city_bonus: of(self.copy_city_bonus, other.copy_city_bonus),
            own_city_bonus: of(self.own_city_bonus, other.own_city_bonus),
            seal_action: of(self.seal_action, other.seal_action),
        }
    }

    /// As a price: how many goods the payer chooses.
    pub const fn chosen(&self) -> u8 {
        self.any_good + self.different_goods
    }

    /// The same price with the goods that were chosen for it.
    pub fn choosing(&self, [pepper, silk, gold]: [u8; 3]) -> Effect {
        Effect {
            pepper: self.pepper + pepper,
            silk: self.silk + silk,
            gold: self.gold + gold,
            any_good: 0,
            different_goods: 0,
            ..*self
        }
    }
}

//! Contracts, city cards, goal cards, and the tokens and tiles of cities: what is printed on each.

use super::data::data;
use super::listed::listed;
use super::print::{CardPrint, ContractPrint, GainPrint, GoalPrint};

listed! {
    /// A contract.
    Contract: ContractPrint in data().contracts
}

listed! {
    /// A city card.
    CityCard: CardPrint in data().cards
}

listed! {
    /// A goal card.
    Goal: GoalPrint in data().goals
}

listed! {
    /// A city bonus token.
    CityBonus: GainPrint in data().bonuses
}

listed! {
    /// An outpost tile.
    Outpost: GainPrint in data().outposts
}

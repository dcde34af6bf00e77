//! The spaces for dice, and what lies on them.

use serde::{Deserialize, Serialize};

use super::cards::Contract;
use super::data::data;
use super::dice::Dice;
use super::map::Place;
use super::print::{Pile, Travel};
use super::seals::Special;
use crate::rules::Seat;

/// Where dice can be placed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Space {
    /// A space of a book: of the first, of the second, the upper and the lower one of the third.
    Book(u8),
    /// The row of the Khan's favour.
    Khan,
    /// The guild seals.
    Seals,
    /// The money bag.
    Bag,
    /// A travel space.
    Travel(Travel),
    /// Taking contracts.
    Contracts,
    /// The common field of a special city.
    Special(Special),
    /// A city card: the two of the action area, then those at cities in the order of the map.
    Card(u8),
}

/// Where contracts lie: each contract space of the map in order.
pub fn contract_spaces() -> impl ExactSizeIterator<Item = Place> {
    data().contract_spaces.iter().copied().map(Place)
}

/// Where city cards lie: nowhere for those of the action area, then each card space of the map in order.
pub fn card_spaces() -> impl ExactSizeIterator<Item = Option<Place>> {
    data().card_spaces.iter().map(|at| at.map(Place))
}

/// What lies on the contract spaces, each with the city it lies in.
pub(super) fn open_contracts(contracts: &[Option<Contract>]) -> impl Iterator<Item = (Place, Contract)> + '_ {
    contract_spaces().zip(contracts).filter_map(|(place, contract)| Some((place, (*contract)?)))
}

impl Space {
    /// The spaces of a book, the upper one first.
    pub fn of_book(pile: Pile) -> impl Iterator<Item = Space> {
        let first: u8 = Pile::ALL.iter().take(pile as usize).map(|before| before.book().spaces).sum();
        (first..first + pile.book().spaces).map(Space::Book)
    }

    /// Whether all dice that lie there are shown, not only those placed last.
    pub const fn shows_all(self) -> bool {
        matches!(self, Space::Khan | Space::Bag | Space::Special(_))
    }

    /// Its place in a row of all spaces, as one bit.
    pub(super) const fn bit(self) -> u64 {
        let number = match self {
            Space::Khan => 0,
            Space::Seals => 1,
            Space::Bag => 2,
            Space::Contracts => 3,
            Space::Travel(travel) => 4 + travel as u32,
            Space::Book(space) => 8 + space as u32 % 8,
            Space::Special(special) => 16 + special.0 as u32 % 16,
            Space::Card(card) => 32 + card as u32 % 32,
        };
        1 << number
    }
}

/// Dice that were placed together.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Placed {
    /// Where.
    pub space: Space,
    /// By whom; nobody for those that lie there from the start (MP-141 to MP-146).
    pub by: Option<Seat>,
    /// The dice.
    pub dice: Dice,
}

//! What comes of moves.

use super::board::OfferTile;
use super::cards::{CityCard, Contract, Goal, Outpost};
use super::characters::Character;
use super::dice::{Dice, Die, Faces};
use super::effect::Effect;
use super::map::Place;
use super::moves::Journey;
use super::print::{Guild, Pile, Travel};
use super::scoring::Score;
use super::seals::Special;
use super::source::Source;
use crate::rules::Seat;

/// Something that happened. `paid` is what was paid indeed, jade in place of coins and camels among it.
#[derive(Clone, Debug, PartialEq)]
pub enum Event {
    /// A seat picked a character.
    Character { seat: Seat, character: Character },
    /// Everybody has three goal cards to choose from (MP-22).
    Dealt,
    /// A seat kept a goal card; only it may know which.
    Kept { seat: Seat, goal: Goal },
    /// A round begins: who starts it, and the offers on the books.
    Round { round: u8, start: Seat, tiles: [OfferTile; 3] },
    /// The city cards of the action area for the round, and what everybody rolled, in seat order; in the variant the black
    /// dice too.
    Rolled { cards: Vec<CityCard>, dice: Vec<Faces>, black: Faces },
    /// A seat used a book.
    Book { seat: Seat, pile: Pile, offer: u8, die: Die, paid: Effect, gain: Effect },
    /// A seat went to the Khan.
    Khan { seat: Seat, die: Die, gain: Effect },
    /// A seat took a seal: with dice on the guild space, or with none by a city card.
    Seal { seat: Seat, guild: Guild, dice: Dice, paid: Effect, gain: Effect },
    /// A seat moved: with dice on a travel space, or by a reward. Whether it took the hourglass (MP-129).
    Travelled {
        seat: Seat,
        with: Option<(Travel, Dice)>,
        from: [Place; 2],
        journey: Journey,
        paid: Effect,
        hourglass: bool,
    },
    /// A seat left a movement of a reward.
    Stayed { seat: Seat },
    /// A seat has a post in a city: a new one with its points, or one moved from another city. Without bonus it is an extra post in
    /// a city that was passed (MP-81).
    Post { seat: Seat, place: Place, from: Option<Place>, points: u8, bonus: bool },
    /// A seat took contracts with a die, and gave up others.
    Contracts { seat: Seat, die: Die, taken: Vec<Contract>, dropped: Vec<Contract>, paid: Effect, gain: Effect },
    /// A seat used a special city: what the city gave, and how often the bonus of the seal came on top.
    City { seat: Seat, special: Special, die: Die, gain: Effect, bonus: u8 },
    /// A seat used a city card so many times. What each brings is told after it where it leaves something open.
    Card { seat: Seat, card: CityCard, die: Die, option: u8, times: u8, paid: Effect, gain: Effect },
    /// A seat fulfilled a contract.
    Fulfilled { seat: Seat, contract: Contract, paid: Effect, gain: Effect },
    /// A seat improved a seal.
    Improved { seat: Seat, guild: Guild, paid: Effect },
    /// A seat put a die on the money bag.
    Bag { seat: Seat, die: Die, gain: Effect },
    /// A seat rolled a die again.
    Rerolled { seat: Seat, die: Die, value: u8, paid: Effect },
    /// A seat changed a die.
    Changed { seat: Seat, die: Die, value: u8, paid: Effect },
    /// A seat got a black die: bought, or by a gain.
    Black { seat: Seat, value: u8, paid: Effect, from: Option<Source> },
    /// An outpost tile went to whoever keeps such tiles (MP-A13).
    Collected { seat: Seat, tile: Outpost },
    /// A seat used an outpost tile it had kept.
    Outpost { seat: Seat, tile: Outpost },
    /// A seat got something.
    Got { seat: Seat, from: Source, gain: Effect },
    /// A gain had nothing to give, such as a contract where none is open.
    Nothing { seat: Seat, from: Source },
    /// A seat took a contract by a gain, and gave up another one.
    Took { seat: Seat, contract: Contract, from: Source, dropped: Option<Contract> },
    /// A seat drew a contract for which it has no room.
    Drew { seat: Seat, contract: Contract, from: Source },
    /// A seat gave up a contract that it drew.
    Refused { seat: Seat, contract: Contract },
    /// A seat took none of the contracts of a city.
    TookNone { seat: Seat, place: Place },
    /// A seat gets a bonus of the start of the round twice (MP-A12).
    Twice { seat: Seat, from: Source },
    /// A seat wants to be asked about jade in this turn.
    Asks { seat: Seat },
    /// A seat's turn is over, and these contracts came to empty spaces (MP-92).
    Ended { seat: Seat, contracts: Vec<(Place, Contract)> },
    /// The final scoring of a seat, with its goal card.
    Final { seat: Seat, goal: Goal, score: Score },
    /// The game is over.
    Over,
}

//! The verbs with their slots, and the moves that picks lead to.

use super::board::{Pile, Travel};
use super::cards::{CityCard, Contract, Goal, Outpost};
use super::characters::Character;
use super::dice::{Dice, Die};
use super::map::Place;
use super::route::{Places, Route};
use super::seals::{Guild, Special};
use super::stock::{Goods, Jade};
use crate::rules::{Verb, named};

named! {
    /// What every path begins with.
    pub enum Act {
        Character "character",
        Goal "goal",
        Compensate "compensate",
        Bonus "bonus",
        Book "book",
        Khan "khan",
        Seal "seal",
        Travel "travel",
        Contracts "contracts",
        City "city",
        Card "card",
        Fulfil "fulfil",
        Improve "improve",
        Bag "bag",
        Reroll "reroll",
        Change "change",
        Black "black",
        Outpost "outpost",
        Take "take",
        Post "post",
        Move "move",
        Jade "jade",
        End "end",
    }
}

/// Every verb with its slots in the order in which they are asked.
pub const VERBS: &[Verb] = &[
    Verb { name: "character", slots: &[NAME] },
    Verb { name: "goal", slots: &[CARD] },
    Verb { name: "compensate", slots: &[COINS] },
    Verb { name: "bonus", slots: &[CHOICE] },
    Verb { name: "book", slots: &[OFFER, DIE, JADE] },
    Verb { name: "khan", slots: &[DIE] },
    Verb { name: "seal", slots: &[SEAL, DICE, OTHERS, JADE] },
    Verb { name: "travel", slots: &[GOAL, DICE, OTHERS, FIGURE, POST, ROUTE, SECOND, STOP, DETOUR, JADE] },
    Verb { name: "contracts", slots: &[CONTRACTS, DIE, DROP, JADE] },
    Verb { name: "city", slots: &[CITY, DIE] },
    Verb { name: "card", slots: &[CARD, DIE, CHOICE, TIMES, GOODS, JADE] },
    Verb { name: "fulfil", slots: &[CONTRACT, GOODS, JADE] },
    Verb { name: "improve", slots: &[SEAL, GOODS, JADE] },
    Verb { name: "bag", slots: &[DIE, GAIN] },
    Verb { name: "reroll", slots: &[DIE, JADE] },
    Verb { name: "change", slots: &[DIE, BY, JADE] },
    Verb { name: "black", slots: &[DIE, JADE] },
    Verb { name: "outpost", slots: &[TILE] },
    Verb { name: "take", slots: &[CONTRACT, DROP] },
    Verb { name: "post", slots: &[CITY] },
    Verb { name: "move", slots: &[GOAL, FIGURE, ROUTE, SECOND, DETOUR, JADE] },
    Verb { name: "jade", slots: &[] },
    Verb { name: "end", slots: &[] },
];

/// The slot of a character.
pub const NAME: &str = "name";
/// The slot of a goal card, or of a city card.
pub const CARD: &str = "card";
/// The slot of how much of a compensation is taken in coins.
pub const COINS: &str = "coins";
/// The slot of what is chosen.
pub const CHOICE: &str = "choice";
/// The slot of an offer of a book.
pub const OFFER: &str = "offer";
/// The slot of a die.
pub const DIE: &str = "die";
/// The slot of dice that are placed together; for travel with the space they are placed on.
pub const DICE: &str = "dice";
/// The slot of dice that cost more than others for the same.
pub const OTHERS: &str = "others";
/// The slot of how much jade stands in for coins and camels; asked only where a seat said that it wants to be asked.
pub const JADE: &str = "jade";
/// The slot of a guild's seal.
pub const SEAL: &str = "seal";
/// The slot of where a movement ends.
pub const GOAL: &str = "goal";
/// The slot of the figure that goes there, by where it stands.
pub const FIGURE: &str = "figure";
/// The slot of the route.
pub const ROUTE: &str = "route";
/// The slot of where the other figure goes, if it goes too.
pub const SECOND: &str = "second";
/// The slot of the route of the other figure.
pub const DETOUR: &str = "detour";
/// The slot of a city passed that gets a post, too.
pub const POST: &str = "post";
/// The slot of a city that the other figure passes and that gets a post.
pub const STOP: &str = "stop";
/// The slot of contracts.
pub const CONTRACTS: &str = "contracts";
/// The slot of a contract.
pub const CONTRACT: &str = "contract";
/// The slot of the contract that makes room.
pub const DROP: &str = "drop";
/// The slot of a city.
pub const CITY: &str = "city";
/// The slot of how often.
pub const TIMES: &str = "times";
/// The slot of goods to pay with, where they can be chosen.
pub const GOODS: &str = "goods";
/// The slot of what the money bag gives.
pub const GAIN: &str = "gain";
/// The slot of up or down.
pub const BY: &str = "by";
/// The slot of an outpost tile.
pub const TILE: &str = "tile";

/// The slots whose answers are chosen by what they cost and bring.
pub const COMPARED: &[&str] = &[
    NAME, CARD, CHOICE, OFFER, SEAL, GOAL, DICE, OTHERS, FIGURE, POST, ROUTE, SECOND, STOP, DETOUR, CONTRACTS,
    CONTRACT, DROP,
];

/// The slots whose answers differ in what they cost and in oases, and never in what is drawn.
pub const ALIKE: &[&str] = &[ROUTE, DETOUR, JADE];

/// One pick on the way to a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pick {
    /// A verb.
    Act(Act),
    /// A number of times, of coins, or of the first of two things.
    Number(u8),
    /// A die.
    Die(Die),
    /// Dice for a space.
    Dice(Dice),
    /// Dice for a travel space.
    Travel(Travel, Dice),
    /// A character.
    Character(Character),
    /// A goal card.
    Goal(Goal),
    /// A location.
    Place(Place),
    /// A guild's seal.
    Guild(Guild),
    /// A contract.
    Contract(Contract),
    /// A city card.
    Card(CityCard),
    /// An outpost tile.
    Outpost(Outpost),
    /// An offer of a book, from 0.
    Offer(Pile, u8),
    /// One of several things printed, by its place from 0.
    Option(u8),
    /// Pepper, silk and gold.
    Goods(Goods),
    /// Jade in place of coins and camels.
    Jade(Jade),
    /// A route.
    Route(Route),
    /// What the own character brings.
    Own,
    /// The two gains of a pair one by one.
    Single,
    /// The gain of a pair.
    Pair,
    /// Other dice than those offered at once.
    Other,
    /// One up.
    Up,
    /// One down.
    Down,
    /// None of those offered.
    None,
}

/// The movement of one figure.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Leg {
    /// The figure.
    pub figure: u8,
    /// Its route.
    pub route: Route,
}

/// A movement: of one figure, or of two, the first one's end being named first (MP-Q46).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Journey {
    /// The first figure's part.
    pub first: Leg,
    /// The other figure's part.
    pub second: Option<Leg>,
}

impl Journey {
    /// Its parts.
    pub fn legs(&self) -> impl Iterator<Item = &Leg> {
        [&self.first].into_iter().chain(&self.second)
    }
}

/// What was chosen inside a gain.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Choice {
    /// Pepper, silk and gold.
    Goods(Goods),
    /// The cities whose tokens are used.
    Cities(Places),
    /// How many times the first of two things.
    First(u8),
    /// The seal whose bonus counts twice.
    Guild(Guild),
    /// The own character's bonus counts twice.
    Own,
    /// A pair for itself, or its two dice.
    Pair(bool),
    /// A black die that shows this.
    Black(u8),
}

/// A complete decision of one seat.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Move {
    /// Picks a character.
    Character(Character),
    /// Keeps a goal card.
    Goal(Goal),
    /// Takes so much of the compensation in coins.
    Compensate(u8),
    /// Decides what a gain leaves open.
    Bonus(Choice),
    /// Takes an offer of a book.
    Book { pile: Pile, offer: u8, die: Die, jade: Jade },
    /// Goes to the Khan.
    Khan { die: Die },
    /// Takes a guild's seal with dice.
    Seal { guild: Guild, dice: Dice, jade: Jade },
    /// Takes a guild's seal by a city card.
    CardSeal(Guild),
    /// Travels.
    Travel { travel: Travel, dice: Dice, journey: Journey, post: Option<Place>, jade: Jade },
    /// Takes one contract or two.
    Contracts { contracts: [Option<Contract>; 2], die: Die, drop: Option<Contract>, jade: Jade },
    /// Uses a special city.
    City { special: Special, die: Die },
    /// Uses a city card.
    Card { card: CityCard, die: Die, option: u8, times: u8, goods: Goods, jade: Jade },
    /// Fulfils a contract.
    Fulfil { contract: Contract, goods: Goods, jade: Jade },
    /// Improves a seal.
    Improve { guild: Guild, goods: Goods, jade: Jade },
    /// Puts a die on the money bag.
    Bag { die: Die, gain: u8 },
    /// Rolls a die again.
    Reroll { die: Die, jade: Jade },
    /// Changes a die by one.
    Change { die: Die, up: bool, jade: Jade },
    /// Buys a black die; in the variant one that shows that number.
    Black { value: Option<u8>, jade: Jade },
    /// Uses a kept outpost tile.
    Outpost(Outpost),
    /// Takes an open contract, or none.
    Take { contract: Option<Contract>, drop: Option<Contract> },
    /// Gives up a contract for one from the deck, or that one itself.
    Room(Contract),
    /// Moves the post of a city.
    Post(Place),
    /// Moves by a reward, or stays.
    Rewarded { journey: Option<Journey>, jade: Jade },
    /// Wants to be asked about jade in this turn.
    Jade,
    /// Ends the turn.
    End,
}

//! The verbs with their slots, what can be picked in each, and the moves that picks lead to.

use super::cards::{CityCard, Contract, Goal, Outpost};
use super::characters::Character;
use super::dice::{Dice, Die};
use super::due::Due;
use super::effect::Effect;
use super::map::Place;
use super::picks::{Bundle, Laid, Nth, Number, Offer, Shown, Word};
use super::print::{Guild, Travel};
use super::route::{Places, Route};
use super::seals::Special;
use super::source::Source;
use super::spaces::Space;
use super::stock::{Goods, Jade};
use super::trip::Trip;
use crate::rules::{Several, draft, or_none, picks, verbs};

verbs! {
    /// What every path begins with.
    pub enum Act {
        Character "character" [NAME],
        Goal "goal" [KEPT],
        Compensate "compensate" [COINS],
        Bonus "bonus" [CHOICE],
        Book "book" [OFFER, DIE, JADE],
        Khan "khan" [DIE],
        Seal "seal" [SEAL, DICE, OTHERS, JADE],
        Travel "travel" [GOAL, START, OTHER_STARTS, FIGURE, POST, ROUTE, SECOND, STOP, DETOUR, JADE],
        Contracts "contracts" [CONTRACTS, DIE, DROP, JADE],
        City "city" [CITY, DIE],
        Card "card" [CARD, DIE, OPTION, TIMES, GOODS, JADE],
        Fulfil "fulfil" [CONTRACT, GOODS, JADE],
        Improve "improve" [SEAL, GOODS, JADE],
        Bag "bag" [DIE, GAIN],
        Reroll "reroll" [DIE, JADE],
        Change "change" [DIE, BY, JADE],
        Black "black" [DIE, JADE],
        Outpost "outpost" [TILE],
        Take "take" [TAKEN, DROP],
        Post "post" [CITY],
        Move "move" [AWAY, FIGURE, ROUTE, SECOND, DETOUR, JADE],
        Jade "jade" [],
        End "end" [],
    }
}

draft! {
    /// What is decided on the way to a move, and what is known of a movement meanwhile.
    pub struct Draft {
        /// The verb.
        VERB verb: Act,
        /// A character.
        NAME name: Character,
        /// A goal card to keep.
        KEPT kept "card": Goal,
        /// A city card.
        CARD card: CityCard,
        /// How much of a compensation is taken in coins.
        COINS coins: Number,
        /// What is chosen inside a gain.
        CHOICE choice: Choice,
        /// The cities whose tokens are used.
        TOKENS tokens "choice": Several<Place>,
        /// One of the things printed on a city card.
        OPTION option "choice": Nth,
        /// An offer of a book.
        OFFER offer: Offer,
        /// A die.
        DIE die: Die,
        /// Dice that are placed together.
        DICE dice: Shown<Dice>,
        /// Dice that cost more than others for the same.
        OTHERS others: Dice,
        /// Dice that are placed together, with the travel space.
        START start "dice": Shown<Laid>,
        /// The same, of those that cost more than others for the same.
        OTHER_STARTS other_starts "others": Laid,
        /// How much jade stands in for coins and camels; asked only where a seat said that it wants to be asked.
        JADE jade: Jade,
        /// A guild's seal.
        SEAL seal: Guild,
        /// Where a movement ends.
        GOAL goal: Place,
        /// Where a movement ends that need not be made.
        AWAY away "goal": Option<Place>,
        /// The figure that goes there, by where it stands.
        FIGURE figure: Place,
        /// The route.
        ROUTE route: Route,
        /// Where the other figure goes, if it goes too.
        SECOND second: Option<Place>,
        /// The route of the other figure.
        DETOUR detour: Route,
        /// A city passed that gets a post, too.
        POST post: Option<Place>,
        /// A city that the other figure passes and that gets a post.
        STOP stop: Option<Place>,
        /// Contracts.
        CONTRACTS contracts: Several<Contract>,
        /// A contract to fulfil.
        CONTRACT contract: Contract,
        /// A contract to take, where it need not be taken.
        TAKEN taken "contract": Option<Contract>,
        /// The contract that makes room.
        DROP drop: Contract,
        /// A city.
        CITY city: Place,
        /// How often.
        TIMES times: Number,
        /// Goods to pay with, where they can be chosen.
        GOODS goods: Bundle,
        /// What the money bag gives.
        GAIN gain: Nth,
        /// Up or down.
        BY by: Word,
        /// An outpost tile.
        TILE tile: Outpost,
        /// What is known of a movement; nobody is asked for it.
        TRIP trip: Trip,
    }
}

impl Draft {
    /// The dice for the guild seals, whichever list they were picked from.
    pub(super) fn set(&self) -> Option<Dice> {
        self.others.or(match self.dice {
            Some(Shown::These(dice)) => Some(dice),
            Some(Shown::Other) | None => None,
        })
    }
}

/// The slots whose answers are chosen by what they cost and bring.
pub const COMPARED: &[&str] = &[
    NAME, CARD, CHOICE, OFFER, SEAL, GOAL, DICE, OTHERS, FIGURE, POST, ROUTE, SECOND, STOP, DETOUR, CONTRACTS,
    CONTRACT, DROP,
];

/// The slots whose answers differ in what they cost and in oases, and never in what is drawn.
pub const ALIKE: &[&str] = &[ROUTE, DETOUR, JADE];

picks! {
    /// One pick on the way to a move.
    pub enum Pick {
        /// A word.
        Word(Word),
        /// A verb.
        Act(Act),
        /// A number of times, of coins, or of the first of two things.
        Number(Number),
        /// A die.
        Die(Die),
        /// Dice for a space.
        Dice(Dice) "dice-",
        /// Dice for a travel space.
        Travel(Laid),
        /// A location.
        Place(Place),
        /// A guild's seal.
        Guild(Guild),
        /// A contract.
        Contract(Contract),
        /// A character.
        Character(Character),
        /// A goal card.
        Goal(Goal),
        /// A city card.
        Card(CityCard) "card-",
        /// An outpost tile.
        Outpost(Outpost) "tile-",
        /// An offer of a book.
        Offer(Offer) "book-",
        /// One of several things printed.
        Option(Nth) "option-",
        /// Pepper, silk and gold.
        Goods(Bundle) "goods-",
        /// Jade in place of coins and camels.
        Jade(Jade) "jade-",
        /// A route.
        Route(Route),
    }
}

or_none!(Pick: Place, Contract; Pick::Word(Word::None));

/// The movement of one figure.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Leg {
    /// The figure.
    pub figure: u8,
    /// Where it begins.
    pub from: Place,
    /// Where it ends.
    pub to: Place,
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

/// A price, and the jade that stands in for some of its coins and camels.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Bill {
    /// The price, the goods chosen among it.
    pub price: Effect,
    /// The jade.
    pub jade: Jade,
}

/// What was chosen inside a gain.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Choice {
    /// Pepper, silk and gold.
    Goods(Goods),
    /// The city whose token is used.
    City(Place),
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
    /// Takes a compensation in coins and camels.
    Compensate { coins: u8, camels: u8 },
    /// Decides what a gain leaves open.
    Bonus { choice: Choice, due: Due },
    /// Uses the tokens of these cities.
    Tokens(Places),
    /// Takes an offer of a book.
    Book { offer: Offer, die: Die, space: Space, bill: Bill },
    /// Goes to the Khan.
    Khan { die: Die },
    /// Takes a guild's seal with dice.
    Seal { guild: Guild, dice: Dice, bill: Bill },
    /// Takes a guild's seal by a city card.
    CardSeal(Guild),
    /// Travels.
    Travel { travel: Travel, dice: Dice, journey: Journey, post: Option<Place>, bill: Bill },
    /// Takes one contract or two.
    Contracts { contracts: [Option<Contract>; 2], die: Die, drop: Option<Contract>, bill: Bill },
    /// Uses a special city.
    City { special: Special, die: Die },
    /// Uses a city card.
    Card { card: CityCard, die: Die, option: u8, times: u8, goods: Goods, jade: Jade },
    /// Fulfils a contract.
    Fulfil { contract: Contract, bill: Bill },
    /// Improves a seal.
    Improve { guild: Guild, bill: Bill },
    /// Puts a die on the money bag.
    Bag { die: Die, gain: u8 },
    /// Rolls a die again.
    Reroll { die: Die, bill: Bill },
    /// Changes a die so that it shows another number.
    Change { die: Die, value: u8, bill: Bill },
    /// Buys a black die that shows that number, if their faces mean anything.
    Black { value: u8, bill: Bill },
    /// Uses a kept outpost tile.
    Outpost(Outpost),
    /// Takes an open contract that a gain brings.
    Take { contract: Contract, from: Source, drop: Option<Contract> },
    /// Takes none of the open contracts of a city.
    Leave(Place),
    /// Gives up a contract for one from the deck, or that one itself.
    Room { gone: Contract, drawn: Contract, from: Source },
    /// Moves the post of a city to another one.
    Post { from: Place, to: Place, bonus: bool },
    /// Moves by a reward.
    Rewarded { journey: Journey, bill: Bill },
    /// Stays where it could move by a reward.
    Stay,
    /// Wants to be asked about jade in this turn.
    Jade,
    /// Ends the turn.
    End,
}

impl<T: Into<Pick>> From<Shown<T>> for Pick {
    fn from(shown: Shown<T>) -> Self {
        match shown {
            Shown::These(dice) => dice.into(),
            Shown::Other => Pick::Word(Word::Other),
        }
    }
}

impl<T: TryFrom<Pick>> TryFrom<Pick> for Shown<T> {
    type Error = ();

    fn try_from(pick: Pick) -> Result<Self, ()> {
        if pick == Pick::Word(Word::Other) {
            return Ok(Shown::Other);
        }
        T::try_from(pick).map(Shown::These).map_err(|_| ())
    }
}

impl From<Choice> for Pick {
    fn from(choice: Choice) -> Self {
        match choice {
            Choice::Goods(goods) => Pick::Goods(Bundle(goods)),
            Choice::City(place) => Pick::Place(place),
            Choice::First(count) => Pick::Number(Number(count)),
            Choice::Guild(guild) => Pick::Guild(guild),
            Choice::Own => Pick::Word(Word::Own),
            Choice::Pair(true) => Pick::Word(Word::Pair),
            Choice::Pair(false) => Pick::Word(Word::Single),
            Choice::Black(value) => Pick::Die(Die::black(value)),
        }
    }
}

impl TryFrom<Pick> for Choice {
    type Error = ();

    fn try_from(pick: Pick) -> Result<Self, ()> {
        match pick {
            Pick::Goods(goods) => Ok(Choice::Goods(goods.0)),
            Pick::Place(place) => Ok(Choice::City(place)),
            Pick::Number(count) => Ok(Choice::First(count.0)),
            Pick::Guild(guild) => Ok(Choice::Guild(guild)),
            Pick::Word(Word::Own) => Ok(Choice::Own),
            Pick::Word(Word::Pair) => Ok(Choice::Pair(true)),
            Pick::Word(Word::Single) => Ok(Choice::Pair(false)),
            Pick::Die(die) if die.black => Ok(Choice::Black(die.value)),
            _ => Err(()),
        }
    }
}

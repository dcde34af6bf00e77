//! Why something cannot be picked: a closed list. Which reason it is stands beside the questions, in [`super::ask`]; how it
//! is told, in [`super::reasons`].

use super::effect::Effect;
use super::moves::Act;
use super::print::Guild;

/// Why something cannot be picked.
#[derive(Clone, Debug, PartialEq)]
pub enum Bar {
    /// Characters are picked first.
    CharacterFirst,
    /// Goal cards are kept first.
    GoalFirst,
    /// Character and goal card were chosen at the start.
    Chosen,
    /// Something else has to be decided first (MP-45).
    Open(Act),
    /// There is nothing such to decide.
    NothingSuch,
    /// The normal action of the turn was done.
    Acted,
    /// No die is left.
    NoDice,
    /// A normal action is still possible, after a die went to the money bag.
    EndBagged,
    /// A normal action is possible.
    EndActs,
    /// No normal action is possible, so a die goes to the money bag.
    EndBags,
    /// The seat has asked to be asked about jade.
    JadeAsked,
    /// The seat has no jade.
    NoJade,
    /// The camels for a bonus action are missing, and the jade for them.
    Dear { camels: u8 },
    /// The coins for an occupied space are missing (MP-40).
    SpaceDear { coins: u8 },
    /// No die fits a book.
    Books,
    /// No dice fit the guild seals.
    Seals,
    /// No die fits the contracts.
    Contracts,
    /// No city with an own post has contracts.
    NoContractCity,
    /// No special city has an own post.
    NoSpecial,
    /// No city card can be used.
    Cards,
    /// The row of the Khan is full.
    KhanFull,
    /// The colour was used at the Khan.
    KhanUsed,
    /// The Khan asks for a higher die.
    KhanLow { least: u8 },
    /// The dice for travel are missing.
    TravelDice,
    /// Travel cannot be paid.
    TravelDear,
    /// No such die is left, of the own colour.
    NoSuchDie(u8),
    /// No such black die is there.
    NoSuchBlack(u8),
    /// The die does not do it.
    DieUseless(u8),
    /// Not all of these dice are there.
    NoSuchDice,
    /// The dice do not do it.
    DiceUseless,
    /// The dice stand behind the pick for others.
    DiceOther,
    /// The travel space is none of the seat's.
    TravelSpace,
    /// The book asks for a higher die.
    BookLow { least: u8 },
    /// The colour was used at the book.
    BookUsed,
    /// The jade for the offer is missing.
    OfferDear { jade: u8 },
    /// The seat has that seal.
    SealOwned,
    /// The colour was used at the guild seals.
    SealsUsed,
    /// The seal asks for higher dice.
    SealLow { least: u8 },
    /// The contract lies in no city with an own post.
    ContractFar,
    /// The contract lies nowhere.
    ContractGone,
    /// The contract is none of the active ones.
    NotActive,
    /// There is no active contract.
    NoContract,
    /// The contract cannot be paid.
    ContractDear,
    /// There is no seal to improve.
    NoBasic,
    /// The seal is missing.
    SealMissing,
    /// The seal is improved.
    Improved,
    /// The improvement cannot be paid.
    ImproveDear,
    /// The location is no special city.
    NotSpecial,
    /// The special city has no own post.
    CityNoPost,
    /// The own post came in this turn.
    PostNew,
    /// The special city is full.
    CityFull,
    /// The colour was used in the special city.
    CityUsed,
    /// The city card is not there.
    CardGone,
    /// Somebody has used the city card.
    CardTaken,
    /// The city card lies in a city without an own post.
    CardNoPost,
    /// Nothing on the city card can be done.
    CardDear,
    /// That on the city card cannot be done.
    CardOption,
    /// It cannot be done so often.
    Times { most: u8 },
    /// The die cannot be changed so.
    Change(u8),
    /// A black die was bought in this turn.
    BlackBought,
    /// No black die is left.
    NoBlack,
    /// The outpost tile was not kept.
    NoOutpost,
    /// Somebody has the character.
    CharacterGone,
    /// The goal card was not dealt to the seat.
    GoalNotDealt,
    /// Fewer points are missing.
    Compensation { most: u8 },
    /// The gain does not leave that open.
    NoChoice,
    /// The city has no token or no own post.
    NoToken,
    /// The city has no own post.
    NoPost,
    /// What is missing for a location that cannot be reached (MP-63 to MP-68); for a movement that a gain brings, with its
    /// steps.
    Away { lack: Lack, reward: Option<u8> },
    /// The route leads elsewhere or is not worth having.
    Route,
    /// The city is not passed, or no post can be placed there.
    ExtraPost,
    /// The jade does not fit the price.
    JadeSum,
    /// The goods do not fit the price.
    Goods,
}

/// What is missing for a location.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Lack {
    /// What the ways of the cheapest route cost (MP-66).
    Price(Effect),
    /// The ways can be paid, but not together with the travel space (MP-62).
    Space,
    /// The seals of the cheapest route that the seat does not have (MP-68).
    Seals(Vec<Guild>),
    /// It takes so many steps (MP-63).
    Steps(u8),
}

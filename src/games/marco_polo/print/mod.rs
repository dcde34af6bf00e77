//! What is printed on the components, as the component files say it.

mod board;
mod cards;
mod characters;
mod map;
mod seals;

pub(super) use board::numbers_fit;
pub use board::{BookPrint, Numbers, Pile, TilePrint, Travel, TravelPrint};
pub use cards::{CardOption, CardPrint, ContractKind, ContractPrint, GainPrint, GoalPrint, GoalSeal, Times};
pub use characters::{CharacterPrint, Fare};
pub use map::{Arms, By, CityKind, Edge, Kind, Node};
pub use seals::{Guild, Seal, SpecialPrint};

/// How many city cards lie in the action area.
pub const AREA_CARDS: usize = 2;
